#include "engine/players/supervisor/wasted_plays.h"

#include "engine/players/policy/investigation_plan.h"
#include "engine/players/supervisor/site_plan.h"
#include "engine/players/supervisor/supervisor_worth.h"
#include "engine/queries/meaning/observation.h"
#include "engine/queries/table/knowledge.h"
#include "engine/queries/table/question.h"

#include <algorithm>
#include <numeric>

namespace dossier::test {

namespace {

bool isPlay(ActionKind kind)
{
    switch (kind) {
    case ActionKind::Play:
    case ActionKind::UseText:
    case ActionKind::UseBluff:
    case ActionKind::UsePower:
    case ActionKind::PutUnder:
    case ActionKind::PlaceSite:
    case ActionKind::Requisition:
    case ActionKind::BuyCards:
    case ActionKind::BuyAgent:
    case ActionKind::Sell:
    case ActionKind::Ask:
    case ActionKind::Guess:
    case ActionKind::PayWith:
    case ActionKind::Investigate:
        return true;
    default:
        return false;
    }
}

int damageOn(const GameState& state, Seat seat)
{
    const Observation seen = observation(state, seat);
    const std::vector<SeenAgent>& agents = seen.players[seat].agents;
    return std::accumulate(agents.begin(), agents.end(), 0,
                           [](int sum, const SeenAgent& agent) { return sum + agent.damage; });
}

// A text that waits for something to happen does its work then, and upkeep keeps what would go.
bool waitsForSomething(const GameState& state, CardRef card)
{
    const Effect* effect = state.match->effect(cardIndex(state, card));
    return effect && (effect->takesHost || findStep<WatchStep>(effect->program));
}

// What is told of every play, whether it does anything or not.
bool tellsNothing(const Event& event)
{
    switch (event.kind) {
    case EventKind::Played:
    case EventKind::Used:
    case EventKind::PaidRp:
    case EventKind::PaidCp:
    case EventKind::PaidWith:
    case EventKind::Resolved:
    case EventKind::NoEffect:
    case EventKind::Discarded:
    case EventKind::Tokens:
        return true;
    default:
        return false;
    }
}

} // namespace

int WastedPlays::wasted() const
{
    return std::accumulate(kinds.begin(), kinds.end(), 0, [](int sum, const auto& kind) { return sum + kind.second; });
}

void WastedPlays::count(bool is, const std::string& kind)
{
    if (is)
        ++kinds[kind];
}

void WastedPlays::beginGame()
{
    m_pending = {};
    m_cards.beginGame();
}

void WastedPlays::choose(const GameState& state, const Observation& seen, const Action& action, const EventLog& log)
{
    m_cards.choose(state, action, kinds);
    if (!isPlay(action.kind))
        return;
    ++plays;
    judgeNow(state, seen, action);
    if (action.kind == ActionKind::PayWith)
        judgePayment(state, seen, action);
    const bool acts =
        action.kind == ActionKind::Play || action.kind == ActionKind::UseText || action.kind == ActionKind::UseBluff;
    if (!acts)
        return;
    judgeCheck(state, seen, action);
    if (!m_pending.waits)
        m_pending = {true,
                     action.kind == ActionKind::UseText,
                     seen.self,
                     action.card,
                     log.size(),
                     state.depth,
                     seen.check,
                     state.modifierCount,
                     damageOn(state, seen.self)};
}

// What is wrong whatever comes of it.
void WastedPlays::judgeNow(const GameState& state, const Observation& seen, const Action& action)
{
    const PlayerView sight{*state.match, seen};
    if (action.kind == ActionKind::Guess) {
        const std::uint64_t open = sight.candidates(seen.about.who);
        count((open >> action.number & 1u) == 0, "names an X-File that is ruled out");
        count(action.number == seen.xFile && std::popcount(open) > 1, "names the own X-File before others");
    }
    if (action.kind == ActionKind::Ask) {
        const std::uint64_t open = sight.candidates(seen.about.who);
        const CardFacts* site = sight.factsOf(seen.about.card);
        const bool solves =
            site && site->reducedLevel > 0 && typeBit(site->reducedQuestion) == action.number; // SITE-26
        count(!solves && expectedLeft(*state.match, open, action.number) >= std::popcount(open), "asks what he knows");
    }
    if (action.kind == ActionKind::UseText && action.target.isCard() && action.target.card()) {
        const Effect* effect = state.match->effect(cardIndex(state, action.card));
        const bool look = effect && action.form < effect->uses.size() &&
                          effect->program[effect->uses[action.form].steps].as<LookStep>();
        count(look && knows(state, seen.self, action.target.card()), "looks at a card that he knows");
        count(look && state.top().kind == FrameKind::Text && state.top().card == action.card,
              "looks again while the first look waits");
    }
    if (action.kind == ActionKind::Investigate) {
        const SeenSite* site = sight.siteOf(action.target.card());
        const AgentSet team = site ? sight.membersOf(seen.self, site->team) : 0;
        const AgentSet hurt = team & frail(sight);
        count(hurt != 0 && hurt != team && passes(sight, seen.self, team & ~hurt, site->card),
              "takes an Agent of Health 1 where the others are enough");
    }
}

// A Witness or a Bluff in a check that it does nothing for.
void WastedPlays::judgeCheck(const GameState& state, const Observation& seen, const Action& action)
{
    const CardFacts& facts = factsOf(state, action.card);
    if (!seen.check || seen.check.ability >= kSkills || !seen.stack.empty())
        return;
    const Effect* effect = state.match->effect(cardIndex(state, action.card));
    const bool helps = facts.type == CardType::Witness && action.kind == ActionKind::Play && effect &&
                       action.form < effect->forms.size();
    if (!helps)
        return;
    const auto* add = effect->program[effect->forms[action.form].steps].as<AddStep>();
    const bool level = add && add->to.what == Quantity::Level;
    const auto ofSkill = [&](const AddStep& step) { return isLevelIn(step.to, seen.check.ability); };
    const auto steps = effect->listAt(effect->forms[action.form].steps);
    count(level && !(serves(facts, seen.check.ability) && findStep<AddStep>(steps, ofSkill)),
          "a Witness of another skill");
    count(level && seen.check.seat == seen.self && seen.check.needed > 0 && seen.check.level >= seen.check.needed,
          "helps a check that passes");
}

void WastedPlays::judgePayment(const GameState& state, const Observation& seen, const Action& action)
{
    constexpr int kToken = 1;
    const CardRef paid = state.top().card;
    if (action.number != kToken || !paid || paid.owner() != seen.self) // a borrowed one is lost to its owner
        return;
    const PlayerView sight{*state.match, seen};
    const int cost = factsOf(state, paid).cost;
    const auto dearer = std::count_if(seen.hand.begin(), seen.hand.end(), [&](const SeenCard& card) {
        const CardFacts& facts = sight.facts(card.card);
        return facts.type == CardType::Site && facts.cost > cost;
    });
    count(dearer >= siteTokens(sight) && sight.own().rp >= cost, "a token for the cheaper Site");
}

void WastedPlays::arrive(const GameState& state, const EventLog& log)
{
    m_cards.arrive(state, log, kinds);
    judgeDone(state, log);
}

void WastedPlays::judgeDone(const GameState& state, const EventLog& log)
{
    const Pending done = m_pending;
    if (!done.waits || (!state.over() && state.depth > done.depth))
        return;
    m_pending.waits = false;
    const auto begin = log.begin() + static_cast<std::ptrdiff_t>(done.from);
    const auto ofAnother = [&](const Event& event) {
        return (event.kind == EventKind::Played || event.kind == EventKind::Used) && event.seat != done.seat;
    };
    if (state.over() || std::any_of(begin, log.end(), ofAnother))
        return; // it was answered
    const std::string& title = state.match->pool()[cardIndex(state, done.card)].title;
    const SeenCheck check = observation(state, done.seat).check;
    const bool same = check == done.check && state.modifierCount <= done.modifiers;
    const Place place = placeOf(state, done.card);
    const bool stays = !done.lay && place != Place::Discard;
    const auto others = std::count_if(begin, log.end(), [&](const Event& event) {
        return event.kind == EventKind::Discarded && event.card.nameFor(done.seat).card != cardIndex(state, done.card);
    });
    count(same && !stays && !waitsForSomething(state, done.card) && others == 0 &&
              std::all_of(begin, log.end(), tellsNothing),
          "does nothing: " + title);
    const bool attacked = std::any_of(begin, log.end(), [](const Event& event) {
        return event.kind == EventKind::Attacked || event.kind == EventKind::RoundBegan;
    });
    count(!attacked && check == done.check && damageOn(state, done.seat) > done.damage,
          "hurts his own Agents: " + title);
}

} // namespace dossier::test
