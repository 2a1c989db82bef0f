// What is said first against a card says nothing of that card that is not so. Every card that lies where its
// player can point at it, in every kind of question of random games with all cards. DOSSIER_REFUSED_GAMES sets how
// many.
#include "engine/api/describe.h"
#include "engine/flow/refusal.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/sites.h"
#include "engine/queries/table/standing.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/used_cards.h"
#include "engine/queries/table/zones.h"
#include "engine/support/engine_game.h"
#include "engine/support/random_match.h"
#include "support/base_set.h"

#include <cstdlib>
#include <gtest/gtest.h>
#include <map>
#include <set>

namespace dossier {

namespace {

struct Pointed
{
    const GameState& state;
    Seat seat;
    const Refused& refused;

    CardRef card() const { return refused.subject; }
    const CardFacts& facts() const { return factsOf(state, card()); }
    Place place() const { return placeOf(state, card()); }
    // Another card of this title of his.
    template <typename Fits>
    bool anotherCopy(Fits fits) const
    {
        for (int index = 0; index < cardsOf(state, seat); ++index) {
            const CardRef copy(seat, index);
            if (copy != card() && factsOf(state, copy).title == facts().title && fits(copy))
                return true;
        }
        return false;
    }
    template <typename Fits>
    bool anyAgent(Fits fits) const
    {
        bool any = false;
        forEachAgent(state.player(seat).inPlay, [&](int slot) { any = any || fits(agentOf(state, seat, slot)); });
        return any;
    }
    bool usedCopy() const
    {
        const int depth = momentOf(state).checkDepth;
        return depth > 0 && usedTitleIn(state, state.frames[static_cast<std::size_t>(depth - 1)], seat, facts().title);
    }
    const AgentState* agent() const
    {
        const bool is = facts().type == CardType::Agent && (state.player(seat).inPlay >> facts().slot & 1u) != 0;
        return is ? &agentOf(state, seat, facts().slot) : nullptr;
    }
    bool inHospital() const { return agent() && agent()->where() == Section::Hospital; }
};

bool isHeld(const Pointed& p)
{
    bool held = false;
    forEachAgent(p.state.player(p.seat).inPlay, [&](int slot) {
        held = held || holdsTitle(p.state, agentCard(p.state, p.seat, slot), p.facts().title);
    });
    return held;
}

// A Team of his goes to a Site, so that its Agents have their investigation.
bool isAnyAssigned(const Pointed& p)
{
    bool any = false;
    forEachSite(p.state, p.seat, [&](CardRef site) { any = any || teamAt(p.state, site) != kNoTeam; });
    return any;
}

// The Agent himself, or whom the card lies with.
bool isOfWoundedInHospital(const Pointed& p)
{
    const CardRef host = hostOf(p.state, p.card());
    const CardRef agent = p.facts().type == CardType::Agent ? p.card() : host;
    if (!agent || factsOf(p.state, agent).type != CardType::Agent)
        return false;
    return p.anyAgent([](const AgentState& each) { return each.where() == Section::Hospital && each.damage > 0; });
}

struct Truth
{
    const char* rule;
    bool (*holds)(const Pointed&);
};

// What the first sentence says of the card itself, by its rule.
const Truth kTruths[] = {
    {"CASE-4",
     [](const Pointed& p) {
         return p.anotherCopy([&](CardRef copy) { return placing(p.state, copy).usedNow != 0; }) ||
                placing(p.state, p.card()).usedNow != 0;
     }},
    {"CASE-5",
     [](const Pointed& p) {
         return p.anotherCopy([&](CardRef copy) { return placeOf(p.state, copy) == Place::Field; });
     }},
    {"BASIC-25",
     [](const Pointed& p) {
         bool any = false;
         forEachSite(p.state, p.seat, [&](CardRef) { any = true; });
         return any;
     }},
    {"INV-4", [](const Pointed& p) { return teamAt(p.state, p.card()) != kNoTeam; }},
    {"INV-5",
     [](const Pointed& p) {
         return p.anyAgent([](const AgentState& agent) { return agent.sites > 0; }) || isAnyAssigned(p);
     }},
    {"REQ-5", [](const Pointed& p) { return isHeld(p); }},
    {"BASIC-22", [](const Pointed& p) { return isHeld(p); }},
    {"REQ-12", [](const Pointed& p) { return isHeld(p); }},
    {"AGENT-5", [](const Pointed& p) { return (p.state.player(p.seat).inPlay >> p.facts().slot & 1u) != 0; }},
    {"AGENT-6", [](const Pointed& p) { return (p.state.player(p.seat).inPlay >> p.facts().slot & 1u) == 0; }},
    {"AGENT-17", [](const Pointed& p) { return tokensOn(p.state, p.card()) == 0; }},
    {"WIT-7", [](const Pointed& p) { return placing(p.state, p.card()).usedNow != 0; }},
    {"CHECK-14", [](const Pointed& p) { return p.usedCopy(); }},
    {"WIT-2", [](const Pointed& p) { return p.usedCopy(); }},
    {"BLUFF-22", [](const Pointed& p) { return p.usedCopy(); }},
    {"DEP-3", [](const Pointed& p) { return p.inHospital(); }},
    {"HEAL-7", [](const Pointed& p) { return p.inHospital(); }},
    {"HEAL-8", [](const Pointed& p) { return p.inHospital(); }},
    {"HEAL-18", [](const Pointed& p) { return p.inHospital(); }},
    {"HEAL-19", [](const Pointed& p) { return p.inHospital(); }},
    {"BASIC-19", [](const Pointed& p) { return p.inHospital() && p.agent()->damage > 0; }},
    {"AGENT-20", [](const Pointed& p) { return isOfWoundedInHospital(p); }},
    {"HEAL-13", [](const Pointed& p) { return isOfWoundedInHospital(p); }},
    {"PLAY-1", [](const Pointed& p) { return p.facts().pool == Pool::Resource && p.seat != p.state.activeSeat(); }},
    {"PLAY-2", [](const Pointed& p) { return p.facts().pool == Pool::Conspiracy && p.seat == p.state.activeSeat(); }},
    {"BLUFF-6", [](const Pointed& p) { return !p.facts().has(Keyword::Bluff); }},
    {"TURN-12", [](const Pointed& p) { return p.seat != p.state.activeSeat(); }},
    {"BRIEF-14", [](const Pointed& p) { return p.facts().pool == Pool::Conspiracy; }},
    {"OQ-153", [](const Pointed& p) { return p.place() == Place::Hand; }},
    {"WIT-11",
     [](const Pointed& p) { return p.facts().type == CardType::Witness && !nearest(p.state, FrameKind::Check); }},
};

// By rule, where it is said of a card that it is not true of.
using Untrue = std::map<std::string, std::string>;

void lookAt(const GameState& state, std::map<std::string, int>& said, Untrue& untrue)
{
    for (Seat seat = 0; seat < state.match->seats(); ++seat)
        for (const Refused& refused : refusedOf(state, seat)) {
            const Reason& first = refused.reasons.front();
            const std::string rule(first.rule.text());
            ++said[rule];
            if (!refused.subject)
                continue;
            const Pointed pointed{state, seat, refused};
            const auto where = [&] {
                return state.match->pool()[cardIndex(state, refused.subject)].title + ", to " +
                       std::to_string(static_cast<int>(refused.kind)) + ", lies " +
                       std::to_string(static_cast<int>(pointed.place())) + ", frame " +
                       std::to_string(static_cast<int>(state.top().kind)) + ", player " + std::to_string(seat) +
                       " of " + std::to_string(state.decider);
            };
            for (const Truth& truth : kTruths)
                if (rule == truth.rule && !truth.holds(pointed))
                    untrue.emplace(rule, where());
        }
}

} // namespace

TEST(WordsOfRefusals, AreTrueOfTheCardTheyAreSaidOf)
{
    const char* wanted = std::getenv("DOSSIER_REFUSED_GAMES");
    const std::uint64_t games = wanted ? static_cast<std::uint64_t>(std::atoi(wanted)) : 10;
    std::map<std::string, int> said;
    Untrue untrue;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        const test::RandomMatch match(seed);
        test::EngineGame game(match.setup(), seed);
        for (PlayerState& player : game.state.players)
            player.rp = player.cp = isBasic(game.state) ? 0 : 30;
        Random random(seed + 7);
        ActionList actions;
        for (int choices = 0; choices < 900 && !game.state.over(); ++choices) {
            legalActions(game.state, actions);
            if (choices % 5 == 0)
                lookAt(game.state, said, untrue);
            applyLegal(game.state,
                       Action(actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))]));
        }
    }
    for (const auto& [rule, where] : untrue)
        ADD_FAILURE() << rule << ": " << where;
    for (const char* rule : {"CASE-4", "REQ-1", "BLUFF-1", "INV-8", "PLAY-2"})
        EXPECT_GT(said[rule], 0) << rule;
    if (wanted)
        for (const auto& [rule, times] : said)
            std::cout << rule << " " << times << "\n";
}

} // namespace dossier
