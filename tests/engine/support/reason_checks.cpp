#include "engine/support/reason_checks.h"

#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"

#include <algorithm>
#include <string_view>

namespace dossier::test {

namespace {

// An attempt, and what everybody can see of the table.
struct Case
{
    const GameState& state;
    const Attempt& tried;

    Phase phase() const { return state.phase(); }
    bool active() const { return tried.by == state.activeSeat(); }
    bool asked() const { return tried.by == state.decider; }
    bool basic() const { return state.match->options().game == Game::Basic; }
    bool house(int number) const { return state.match->options().houseRule(number); }
    const PlayerState& player() const { return state.player(tried.by); }
    CardRef card() const { return tried.action.card; }
    bool hasCard() const { return tried.says(Attempt::kCard) && card(); }
    const CardFacts& facts() const
    {
        static const CardFacts none;
        return hasCard() ? factsOf(state, card()) : none;
    }
    bool isType(CardType type) const { return hasCard() && facts().type == type; }
    bool isKind(ActionKind kind) const { return tried.action.kind == kind; }
    Place place() const { return placeOf(state, card()); }
    bool inHand() const { return place() == Place::Hand && card().owner() == tried.by; }
    int pool() const { return active() ? player().rp : player().cp; }
    FrameKind top() const { return state.top().kind; }
    bool window() const { return top() == FrameKind::Window; }
    bool waits() const
    {
        return (top() == FrameKind::Card || top() == FrameKind::Text || top() == FrameKind::Power) &&
               state.top().step == 0;
    }
    int frames(FrameKind kind) const
    {
        int count = 0;
        for (int i = 0; i < state.depth; ++i)
            count += state.frames[static_cast<std::size_t>(i)].kind == kind;
        return count;
    }
    bool any(FrameKind kind) const { return frames(kind) > 0; }
    const Frame* last(FrameKind kind) const
    {
        for (int i = state.depth - 1; i >= 0; --i)
            if (state.frames[static_cast<std::size_t>(i)].kind == kind)
                return &state.frames[static_cast<std::size_t>(i)];
        return nullptr;
    }
    // Somebody of any player for whom this is true; the Agents that an attempt means are among them.
    template <typename Fits>
    bool someAgent(Fits fits) const
    {
        for (Seat seat = 0; seat < state.match->seats(); ++seat)
            for (int slot = 0; slot < kMostAgentTitles; ++slot)
                if (agentOf(state, seat, slot).inPlay() && fits(seat, slot))
                    return true;
        return false;
    }
    bool someAgentAt(Place place) const
    {
        return someAgent([&](Seat seat, int slot) { return placeOf(state, agentCard(state, seat, slot)) == place; });
    }
    bool someAgentIn(Section section) const
    {
        return someAgent([&](Seat seat, int slot) {
            return (state.player(seat).inPlay >> slot & 1u) != 0 && agentOf(state, seat, slot).where() == section;
        });
    }
    bool someAgentKept() const
    {
        return someAgent([&](Seat seat, int slot) {
            return (state.player(seat).inPlay >> slot & 1u) != 0 &&
                   agentOf(state, seat, slot).where() == Section::Hospital && !mayLeaveHospital(state, seat, slot);
        });
    }
    bool someWounded() const
    {
        return someAgent([&](Seat seat, int slot) { return agentOf(state, seat, slot).damage > 0; });
    }
    bool copyIn(Seat owner, bool (*fits)(const GameState&, CardRef)) const
    {
        for (int index = 0; index < cardsOf(state, owner); ++index) {
            const CardRef copy(owner, index);
            if (factsOf(state, copy).title == facts().title && fits(state, copy))
                return true;
        }
        return false;
    }
};

using Check = bool (*)(const Case&);

bool isWithin(const Case& c, std::initializer_list<ActionKind> kinds)
{
    return std::find(kinds.begin(), kinds.end(), c.tried.action.kind) != kinds.end();
}

bool notOption(const Case& c)
{
    return !c.window() && !c.waits();
}

struct Row
{
    std::string_view rule;
    Check holds;
};

constexpr Row kRows[] = {
    // Whose turn, which game
    {"OQ-24", [](const Case& c) { return !c.asked(); }},
    {"WIN-7", [](const Case& c) { return c.state.over(); }},
    {"BRIEF-22", [](const Case& c) { return !c.asked() && c.phase() == Phase::Briefing; }},
    {"MULTI-13", [](const Case& c) { return !c.asked() && c.top() == FrameKind::Reveal; }},
    {"MULTI-18", [](const Case& c) { return c.player().out != 0; }},
    {"BASIC-1", [](const Case& c) { return c.basic() && c.state.match->seats() > 2; }},
    {"BASIC-3", [](const Case& c) { return c.basic() && c.facts().advancedOnly; }},
    {"BASIC-8", [](const Case& c) { return c.basic() && c.isKind(ActionKind::BuyAgent); }},
    {"BASIC-12", [](const Case& c) { return c.basic(); }},
    {"BASIC-13", [](const Case& c) { return c.basic() && c.isKind(ActionKind::UseText); }},
    {"BASIC-27", [](const Case& c) { return c.basic(); }},
    {"BASIC-35", [](const Case& c) { return c.basic() && c.isKind(ActionKind::Allot); }},
    {"BASIC-46", [](const Case& c) { return c.basic(); }},
    {"OPT-6", [](const Case& c) { return !c.state.match->options().xFilePowers; }},
    {"OPT-2", [](const Case& c) { return c.state.match->options().singleGuess && c.player().guessUsed != 0; }},
    {"DECK-18",
     [](const Case& c) { return !c.state.match->options().killerCards && c.facts().has(Keyword::Killer); }},
    {"DECK-19", [](const Case& c) { return c.state.match->seats() < 3 && c.facts().has(Activator::Multiplayer); }},
    {"HOUSE-8", [](const Case& c) { return c.house(8) && c.active(); }},
    // Briefing
    {"BRIEF-1", [](const Case& c) { return c.isKind(ActionKind::FreeDraw) || c.phase() == Phase::Briefing; }},
    {"BRIEF-4", [](const Case& c) { return c.isKind(ActionKind::Produce) || c.phase() == Phase::Briefing; }},
    {"BRIEF-5", [](const Case& c) { return c.someAgentIn(Section::Hospital); }},
    {"BRIEF-10", [](const Case& c) { return c.active() || c.phase() == Phase::Briefing; }},
    {"BRIEF-11", [](const Case& c) { return c.active() && c.isKind(ActionKind::BuyCards); }},
    {"BRIEF-13",
     [](const Case& c) { return c.isKind(ActionKind::Sell) || (c.phase() == Phase::Briefing && notOption(c)); }},
    {"BRIEF-14", [](const Case& c) { return !c.hasCard() || c.facts().pool == Pool::Conspiracy; }},
    {"BRIEF-19", [](const Case& c) { return !c.active() && c.isKind(ActionKind::Sell); }},
    {"BRIEF-20", [](const Case& c) { return !c.active() || c.phase() == Phase::Briefing; }},
    {"BRIEF-21", [](const Case& c) { return !c.active() && c.isKind(ActionKind::BuyCards); }},
    {"BRIEF-25", [](const Case& c) { return c.active() == c.isKind(ActionKind::Sell); }},
    {"BRIEF-26", [](const Case& c) { return c.phase() != Phase::Briefing; }},
    {"BRIEF-27", [](const Case& c) { return c.someAgentIn(Section::Hospital) && c.someWounded(); }},
    {"BRIEF-28",
     [](const Case& c) {
         const Frame* window = c.last(FrameKind::Window);
         return window && window->as<WindowFrame>().window == static_cast<std::uint8_t>(WindowKind::PaidDraw);
     }},
    {"BRIEF-29",
     [](const Case& c) {
         const bool banned = c.state.modifierCount > 0;
         const int number = c.tried.says(Attempt::kNumber) ? c.tried.action.number : 1;
         return banned || number > c.player().deckCount + c.player().discardCount || number == 0;
     }},
    // Requisition
    {"REQ-1",
     [](const Case& c) {
         return !c.active() || c.phase() != Phase::Requisition || !c.isType(CardType::Equipment) || !c.inHand() ||
                notOption(c);
     }},
    {"REQ-2", [](const Case& c) { return c.facts().cost > c.player().rp || !c.active(); }},
    {"REQ-3",
     [](const Case& c) {
         const CardFacts& facts = c.facts();
         return facts.has(Activator::Bureau) || facts.has(Activator::Field) || facts.has(Activator::Hospital) ||
                !agentOf(c.state, c.tried.by, c.tried.action.agent).inPlay();
     }},
    {"REQ-4", [](const Case& c) { return c.facts().has(Activator::Believer); }},
    {"REQ-5",
     [](const Case& c) {
         return c.copyIn(c.tried.by, [](const GameState& s, CardRef copy) {
             return placeOf(s, copy) == Place::OnCard;
         }) || c.someAgent([](Seat, int) { return true; });
     }},
    {"REQ-9", [](const Case& c) { return c.isKind(ActionKind::HandOver) || c.phase() == Phase::Requisition; }},
    {"REQ-11", [](const Case& c) { return c.house(4) && c.someAgentIn(Section::Hospital); }},
    {"REQ-14",
     [](const Case& c) {
         return c.house(1) && c.phase() != Phase::Requisition && c.facts().has(Keyword::Training);
     }},
    {"HOUSE-1",
     [](const Case& c) {
         return c.house(1) && c.phase() != Phase::Requisition && c.facts().has(Keyword::Training);
     }},
    // Agents and Teams
    {"DEP-1",
     [](const Case& c) { return c.phase() == Phase::Deployment || !c.active() || c.isKind(ActionKind::Deploy); }},
    {"DEP-3", [](const Case& c) { return c.someAgentKept(); }},
    {"DEP-6",
     [](const Case& c) {
         return isWithin(c, {ActionKind::Deploy, ActionKind::Regroup});
     }},
    {"DEP-9", [](const Case& c) { return c.someAgentIn(Section::Hospital); }},
    {"TURN-12", [](const Case& c) { return !c.active(); }},
    {"COMBAT-43",
     [](const Case& c) {
         return (!c.active() || c.phase() != Phase::Deployment) &&
                c.tried.action.section == static_cast<int>(Section::Hospital);
     }},
    {"HEAL-7", [](const Case& c) { return c.someAgentKept() && c.someWounded(); }},
    {"HEAL-8", [](const Case& c) { return c.someAgentKept() && c.someWounded(); }},
    {"HEAL-14", [](const Case& c) { return c.someAgentKept(); }},
    {"ZONE-16", [](const Case& c) { return c.someAgentAt(Place::Abducted); }},
    {"ZONE-19", [](const Case& c) { return c.someAgentAt(Place::Away); }},
    {"ZONE-18", [](const Case& c) { return c.isKind(ActionKind::Choose) || c.isKind(ActionKind::PickAgent); }},
    {"AGENT-1", [](const Case& c) { return c.isKind(ActionKind::BuyAgent); }},
    {"AGENT-2", [](const Case& c) { return !c.active() || c.phase() != Phase::Deployment; }},
    {"AGENT-5",
     [](const Case& c) { return c.facts().slot >= 0 && (c.player().inPlay >> c.facts().slot & 1u) != 0; }},
    {"AGENT-6",
     [](const Case& c) {
         return c.facts().slot >= 0 && (c.player().inPlay >> c.facts().slot & 1u) == 0 &&
                agentOf(c.state, c.tried.by, c.facts().slot).inPlay();
     }},
    {"AGENT-8",
     [](const Case& c) {
         return c.someAgent([&](Seat seat, int slot) { return agentOf(c.state, seat, slot).bought != 0; });
     }},
    {"AGENT-18", [](const Case& c) { return !c.active() && c.isKind(ActionKind::UseText); }},
    {"AGENT-20", [](const Case& c) { return c.someAgentIn(Section::Hospital) && c.someWounded(); }},
    // Sites
    {"CASE-1",
     [](const Case& c) {
         return !c.active() || c.phase() != Phase::CaseAssignment || !c.isType(CardType::Site) || !c.inHand() ||
                c.window() || c.waits() || notOption(c);
     }},
    {"CASE-4",
     [](const Case& c) {
         return c.copyIn(c.tried.by,
                         [](const GameState& s, CardRef copy) { return placing(s, copy).usedNow != 0; });
     }},
    {"CASE-5",
     [](const Case& c) {
         return c.copyIn(c.tried.by,
                         [](const GameState& s, CardRef copy) { return placeOf(s, copy) == Place::Field; });
     }},
    {"CASE-12", [](const Case& c) { return c.tried.action.target && c.tried.action.target.seat() != c.tried.by; }},
    {"CASE-10", [](const Case& c) { return !c.any(FrameKind::Site) || c.top() == FrameKind::Site; }},
    {"CASE-11", [](const Case& c) { return c.any(FrameKind::Site); }},
    {"BASIC-25", [](const Case& c) { return c.basic() && c.isKind(ActionKind::PlaceSite); }},
    {"BLUFF-1", [](const Case& c) { return c.isKind(ActionKind::PutUnder) || c.phase() == Phase::CaseAssignment; }},
    {"BLUFF-6", [](const Case& c) { return !c.facts().has(Keyword::Bluff); }},
    {"BLUFF-7",
     [](const Case& c) {
         return c.top() != FrameKind::Reveal || c.place() != Place::UnderSite ||
                hostOf(c.state, c.card()) != c.state.top().card;
     }},
    {"BLUFF-14", [](const Case& c) { return !c.any(FrameKind::Check) && c.isKind(ActionKind::Play); }},
    {"BLUFF-16", [](const Case& c) { return c.isType(CardType::Bluff); }},
    {"BLUFF-25", [](const Case& c) { return c.top() == FrameKind::Reveal; }},
    {"BLUFF-26", [](const Case& c) { return c.any(FrameKind::Reveal); }},
    {"INV-1", [](const Case& c) { return c.phase() == Phase::Investigation; }},
    {"INV-8", [](const Case& c) { return c.isKind(ActionKind::Investigate) || c.phase() == Phase::Investigation; }},
    // Playing
    {"PLAY-36", [](const Case& c) { return !c.hasCard() || !c.inHand(); }},
    {"PLAY-1", [](const Case& c) { return !c.active() && c.facts().pool == Pool::Resource; }},
    {"PLAY-2", [](const Case& c) { return c.active() && c.facts().pool == Pool::Conspiracy; }},
    {"PLAY-12", [](const Case& c) { return !c.active() && c.facts().has(Activator::Active); }},
    {"PLAY-13", [](const Case& c) { return c.active() && c.facts().has(Activator::Conspiracy); }},
    {"PLAY-5", [](const Case& c) { return !c.basic() && c.hasCard(); }},
    {"PLAY-11", [](const Case& c) { return c.facts().activators != 0; }},
    {"PLAY-15", [](const Case& c) { return c.facts().activators != 0; }},
    {"PLAY-16", [](const Case& c) { return c.isType(CardType::Witness); }},
    {"PLAY-17", [](const Case& c) { return c.facts().has(Activator::Active); }},
    {"PLAY-22", [](const Case& c) { return !c.basic(); }},
    {"PLAY-23",
     [](const Case& c) {
         return c.isType(CardType::Combat) && (!c.any(FrameKind::Round) || c.any(FrameKind::Check));
     }},
    {"PLAY-27", [](const Case& c) { return c.phase() == Phase::Debriefing && c.house(5); }},
    {"PLAY-28", [](const Case& c) { return !c.isType(CardType::Combat); }},
    {"PLAY-29", [](const Case& c) { return c.any(FrameKind::Combat) && !c.isType(CardType::Combat); }},
    {"PLAY-59", [](const Case& c) { return notOption(c); }},
    {"PLAY-60", [](const Case& c) { return !notOption(c); }},
    {"COMBAT-5", [](const Case& c) { return c.any(FrameKind::Combat) || c.any(FrameKind::Card); }},
    {"CHECK-10",
     [](const Case& c) {
         return c.isType(CardType::Adversary) || c.isType(CardType::Bluff) || c.isType(CardType::Event);
     }},
    {"CHECK-11", [](const Case& c) { return c.isType(CardType::Combat) && c.any(FrameKind::Check); }},
    {"CHECK-14", [](const Case& c) { return c.state.usedCount > 0; }},
    {"WIT-2", [](const Case& c) { return c.state.usedCount > 0 && c.isType(CardType::Witness); }},
    {"WIT-11", [](const Case& c) { return c.isType(CardType::Witness) && !c.any(FrameKind::Check); }},
    {"CHECK-28",
     [](const Case& c) {
         const Frame* check = c.last(FrameKind::Check);
         return check && !check->has(CheckFlag::ForSite);
     }},
    {"PLAY-8", [](const Case& c) { return c.isKind(ActionKind::PayWith) || c.top() == FrameKind::Payment; }},
    {"COMBAT-27", [](const Case& c) { return c.isKind(ActionKind::Allot) || c.top() == FrameKind::Round; }},
    {"COMBAT-24", [](const Case& c) { return c.any(FrameKind::Round); }},
    {"COMBAT-25", [](const Case& c) { return c.any(FrameKind::Round); }},
    // Questions, choices, the end of the turn
    {"SITE-2", [](const Case& c) { return c.isKind(ActionKind::Ask); }},
    {"SITE-9",
     [](const Case& c) {
         const Frame* site = c.last(FrameKind::Site);
         return !site || !site->has(Outcome::Passed);
     }},
    {"SITE-11", [](const Case& c) { return c.isKind(ActionKind::Guess) || c.top() == FrameKind::Site; }},
    {"SITE-14", [](const Case& c) { return c.isKind(ActionKind::Guess) && c.active(); }},
    {"SITE-20",
     [](const Case& c) {
         const Frame* site = c.last(FrameKind::Site);
         return !site || !site->has(SiteFlag::Succeeded) || site->seat != c.tried.by;
     }},
    {"POWER-1", [](const Case& c) { return c.isKind(ActionKind::UsePower); }},
    {"POWER-3", [](const Case& c) { return c.isKind(ActionKind::Announce); }},
    {"DEBRIEF-1", [](const Case& c) { return c.isKind(ActionKind::Discard) || c.phase() == Phase::Debriefing; }},
    {"DEBRIEF-2",
     [](const Case& c) {
         return c.phase() == Phase::Debriefing && !c.state.over() &&
                c.state.player(c.state.decider).hand.size() > 7;
     }},
    {"PLAY-61",
     [](const Case& c) {
         return isWithin(c, {ActionKind::Choose, ActionKind::PickAgent, ActionKind::NameWord});
     }},
    {"PLAY-63",
     [](const Case& c) {
         return c.isKind(ActionKind::Play) || c.isKind(ActionKind::UseBluff) ||
                isWithin(c, {ActionKind::Choose, ActionKind::PickAgent, ActionKind::NameWord});
     }},
    {"OQ-120", [](const Case& c) { return c.isType(CardType::Witness) && !c.any(FrameKind::Check); }},
    {"PLAY-26", [](const Case& c) { return c.isKind(ActionKind::Play); }},
    {"SITE-16", [](const Case& c) { return c.top() == FrameKind::Penalty; }},
    {"SITE-25", [](const Case& c) { return c.isKind(ActionKind::Play); }},
    {"OPT-1", [](const Case& c) { return c.state.match->options().questionOrGuess; }},
    {"PLAY-35", [](const Case& c) { return c.isKind(ActionKind::UseText); }},
    {"AGENT-19", [](const Case& c) { return c.isKind(ActionKind::UseText) && c.isType(CardType::Agent); }},
    {"BASIC-15", [](const Case& c) { return c.basic(); }},
    {"BASIC-17", [](const Case& c) { return c.basic() && c.phase() == Phase::Briefing; }},
    {"BASIC-19", [](const Case& c) { return c.basic() && c.someWounded(); }},
    {"BASIC-20", [](const Case& c) { return c.basic() && c.isKind(ActionKind::Requisition); }},
    {"BASIC-21", [](const Case& c) { return c.basic() && c.isKind(ActionKind::HandOver); }},
    {"BASIC-24", [](const Case& c) { return c.basic(); }},
    {"BASIC-29", [](const Case& c) { return c.basic() && c.player().played >= 3; }},
    {"BASIC-30",
     [](const Case& c) {
         return c.basic() && c.phase() == Phase::Investigation && !c.isType(CardType::Event) &&
                !c.isType(CardType::Witness) && !c.isType(CardType::Bluff) && !c.isType(CardType::Adversary);
     }},
    {"BASIC-33", [](const Case& c) { return c.basic() && c.top() == FrameKind::Departure; }},
    {"BASIC-36", [](const Case& c) { return c.basic() && c.isType(CardType::Adversary); }},
    {"BASIC-39", [](const Case& c) { return c.basic() && c.phase() == Phase::Debriefing; }},
    {"BASIC-40",
     [](const Case& c) {
         return c.basic() && c.phase() != Phase::Requisition && c.phase() != Phase::Investigation;
     }},
    {"BASIC-50", [](const Case& c) { return c.basic() && !c.active() && c.phase() == Phase::Requisition; }},
    {"INV-2",
     [](const Case& c) {
         return isWithin(c, {ActionKind::AssignTeam, ActionKind::Investigate}) || c.phase() == Phase::Investigation;
     }},
    {"INV-4", [](const Case& c) { return c.isKind(ActionKind::AssignTeam); }},
    {"INV-5", [](const Case& c) { return c.isKind(ActionKind::AssignTeam) && c.player().inPlay != 0; }},
    {"CASE-2", [](const Case& c) { return !c.basic() && c.isType(CardType::Site); }},
    {"CASE-6", [](const Case& c) { return c.state.match->seats() > 2 && c.isKind(ActionKind::PlaceSite); }},
    {"OQ-153", [](const Case& c) { return c.phase() == Phase::CaseAssignment && c.isKind(ActionKind::PlaceSite); }},
    {"BLUFF-8", [](const Case& c) { return c.isKind(ActionKind::UseBluff) && c.player().cp < 12; }},
    {"BLUFF-11", [](const Case& c) { return c.isKind(ActionKind::UseBluff); }},
    {"OQ-68", [](const Case& c) { return c.card().owner() != c.tried.by || placing(c.state, c.card()).lent != 0; }},
    {"PLAY-19", [](const Case& c) { return c.facts().has(Keyword::Negate) && c.facts().activators != 0; }},
    {"PLAY-34", [](const Case& c) { return c.tried.says(Attempt::kForm) && c.tried.action.form > 0; }},
    {"PLAY-41", [](const Case& c) { return c.someAgent([](Seat, int) { return true; }); }},
    {"PLAY-53",
     [](const Case& c) {
         const CardRef card = c.tried.action.target.card();
         return card && marking(c.state, card).once != 0;
     }},
    {"PLAY-62",
     [](const Case& c) {
         return c.isKind(ActionKind::Play) && c.state.match->effect(cardIndex(c.state, c.card()));
     }},
    {"PLAY-66", [](const Case& c) { return c.isKind(ActionKind::UseText); }},
    {"PLAY-69",
     [](const Case& c) {
         return isWithin(c, {ActionKind::Play, ActionKind::UseBluff, ActionKind::UseText, ActionKind::Requisition});
     }},
    {"SITE-1", [](const Case& c) { return c.isKind(ActionKind::Ask) || c.top() == FrameKind::Question; }},
    {"CHECK-17", [](const Case& c) { return c.someAgentIn(Section::Hospital); }},
    {"AGENT-3", [](const Case& c) { return c.isKind(ActionKind::BuyAgent); }},
    {"AGENT-17", [](const Case& c) { return c.isType(CardType::Agent) && tokensOn(c.state, c.card()) == 0; }},
    {"AGENT-23",
     [](const Case& c) {
         return c.someAgent([&](Seat seat, int slot) { return agentOf(c.state, seat, slot).borrowed != 0; });
     }},
    {"HEAL-12", [](const Case& c) { return c.someAgentIn(Section::Hospital); }},
    {"HEAL-13", [](const Case& c) { return c.someAgentIn(Section::Hospital) && c.someWounded(); }},
    {"POWER-2", [](const Case& c) { return c.isKind(ActionKind::UsePower); }},
    {"POWER-5",
     [](const Case& c) { return c.player().methodSpent + c.player().motiveSpent + c.player().resultSpent > 0; }},
    {"OQ-151",
     [](const Case& c) {
         return c.state.depth > 14 || c.state.modifierCount > 30 || c.state.usedCount > 30 ||
                c.state.combatCount > 2;
     }},
};

bool isInGame(const GameState& state, const std::string& number)
{
    for (Seat seat = 0; seat < state.match->seats(); ++seat)
        for (int index = 0; index < cardsOf(state, seat); ++index)
            if (state.match->pool()[cardIndex(state, CardRef(seat, index))].id == number)
                return true;
    return false;
}

} // namespace

std::optional<bool> preconditionHolds(const GameState& state, const Attempt& tried, const std::string& rule)
{
    const Case c{state, tried};
    if (rule.rfind("XF96-", 0) == 0) // a card of this game
        return isInGame(state, rule);
    const Row* found =
        std::find_if(std::begin(kRows), std::end(kRows), [&](const Row& row) { return row.rule == rule; });
    if (found != std::end(kRows))
        return found->holds(c);
    if (rule.rfind("POWER-", 0) == 0)
        return c.isKind(ActionKind::UsePower) || c.any(FrameKind::Power);
    return std::nullopt;
}

} // namespace dossier::test
