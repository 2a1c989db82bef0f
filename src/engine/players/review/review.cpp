#include "engine/players/review/review.h"

#include "engine/flow/rules.h"
#include "engine/players/director/compared.h"
#include "engine/players/director/director.h"
#include "engine/players/worlds/position.h"
#include "engine/queries/meaning/observation.h"

#include <algorithm>
#include <cmath>

namespace dossier {

namespace {

// Calls `visit(position, state, seen, actions, taken)` at every choice of this player, as long as it gives true.
template <typename Visit>
void visitChoices(const GameRecord& record, const Match& match, Seat seat, Visit visit)
{
    GameState state = newGame(match, record.seed);
    ActionList actions;
    Observation seen;
    int position = 0;
    for (const Action& action : record.actions) {
        legalActions(state, actions);
        if (state.decider == seat && actions.contains(action)) {
            observe(state, seat, seen);
            if (!visit(position, state, seen, actions, action))
                return;
        }
        if (apply(state, action))
            return;
        ++position;
    }
}

int choicesIn(const GameRecord& record, const Match& match, Seat seat, const std::set<int>& wentByItself)
{
    int choices = 0;
    visitChoices(record, match, seat,
                 [&](int position, const GameState&, const Observation&, const ActionList&, const Action&) {
                     choices += wentByItself.contains(position) ? 0 : 1;
                     return true;
                 });
    return choices;
}

// Whoever plays on may come off better or worse in his own next turn for having a card less to choose from: that is his
// doing, and nothing that a card face down under another's Site does.
double notByHiding(const Action& taken, const Action& better, Grounds& grounds)
{
    if (better.kind != ActionKind::PutUnder || taken.kind == ActionKind::PutUnder)
        return 0;
    double others = 0;
    for (const ChanceShare share : {ChanceShare::Knowing, ChanceShare::Rp, ChanceShare::Attached}) {
        others += std::max(grounds.behind[share], 0.0);
        grounds.behind[share] = std::min(grounds.behind[share], 0.0);
    }
    return others;
}

// What `taken` has cost; nothing lost where nothing was tried.
CostlyChoice weigh(Director& director, int position, const GameState& state, const Observation& seen,
                   const ActionList& actions, const Action& taken)
{
    CostlyChoice choice{
        .position = position, .turn = state.turn, .phase = state.phase(), .taken = taken, .better = taken};
    choice.ownTurn = seen.active == seen.self;
    choice.check = static_cast<bool>(seen.check);
    choice.ownCheck = seen.check.seat == seen.self;
    choice.better = director.decideBeside({state, seen, actions}, taken);
    for (const Considered& each : director.considered()) {
        if (each.action == taken) {
            choice.chance = each.value;
            choice.error = each.error;
            choice.grounds = each.grounds;
        }
        if (each.action == choice.better)
            choice.best = each.value;
    }
    choice.best -= notByHiding(taken, choice.better, choice.grounds);
    return choice;
}

// Those that have cost at least so much, the dearest first; no more than `most` of them.
void keepDearest(std::vector<CostlyChoice>& choices, double least, std::size_t most)
{
    std::erase_if(choices, [&](const CostlyChoice& choice) { return choice.cost() < least; });
    std::stable_sort(choices.begin(), choices.end(),
                     [](const CostlyChoice& a, const CostlyChoice& b) { return a.cost() > b.cost(); });
    choices.resize(std::min(choices.size(), most));
}

// Turn by turn, in their order: choices that lie in one turn, those of another player's turn, too.
std::vector<CostlyTurn> turnsOf(const std::vector<CostlyChoice>& choices)
{
    std::vector<CostlyTurn> turns;
    for (const CostlyChoice& choice : choices) {
        if (turns.empty() || turns.back().turn != choice.turn)
            turns.push_back({choice.turn, choice.position, 0, 0, choice.best, 0, {}});
        CostlyTurn& turn = turns.back();
        ++turn.choices;
        turn.best = turn.best == 0 ? choice.best : turn.best; // where nothing was tried yet
    }
    return turns;
}

void addStep(CostlyTurn& turn, const CostlyChoice& choice, Director::Lead lead)
{
    turn.best = turn.best == 0 ? lead.value : turn.best;
    lead.ahead -= notByHiding(choice.taken, choice.better, lead.grounds);
    turn.steps.push_back({choice.position, choice.taken, choice.better, lead.ahead});
    turn.error = std::hypot(turn.error, lead.error);
}

// Of many that are alike one always looks worse than it is: so many standard errors, where that many are looked at.
double gateAmong(double gate, std::size_t count)
{
    return gate * std::sqrt(1 + std::log(static_cast<double>(std::max<std::size_t>(count, 1))) / 2);
}

// What choices cost adds up: each is weighed with everything after it played alike.
void sumUp(std::vector<CostlyTurn>& turns, const ReviewRules& rules)
{
    const double gate = gateAmong(rules.gate, turns.size());
    for (CostlyTurn& turn : turns) {
        double cost = 0;
        for (const CostlyStep& step : turn.steps)
            cost += step.cost;
        turn.chance = std::max(turn.best - cost, 0.0);
        std::stable_sort(turn.steps.begin(), turn.steps.end(),
                         [](const CostlyStep& a, const CostlyStep& b) { return a.cost > b.cost; });
    }
    std::erase_if(turns, [&](const CostlyTurn& turn) {
        return turn.steps.empty() || turn.cost() < rules.least || turn.cost() <= gate * turn.error;
    });
    std::stable_sort(turns.begin(), turns.end(),
                     [](const CostlyTurn& a, const CostlyTurn& b) { return a.cost() > b.cost(); });
    turns.resize(std::min(turns.size(), rules.most));
}

class Reviewer
{
public:
    Reviewer(const GameRecord& record, const Match& match, Seat seat, const std::set<int>& wentByItself,
             const std::stop_token& stop, const ReviewProgress& progress)
        : m_record(record)
        , m_match(match)
        , m_seat(seat)
        , m_wentByItself(wentByItself)
        , m_stop(stop)
        , m_progress(progress)
        , m_steps(choicesIn(record, match, seat, wentByItself))
    {}

    // All choices; with `suspects` these alone, which are steps of their own.
    std::vector<CostlyChoice> weighed(const Thinking& thinking, const std::vector<CostlyChoice>* suspects = nullptr)
    {
        m_steps += suspects ? static_cast<int>(suspects->size()) : 0;
        Director director(m_match, thinking);
        director.stopWith(m_stop);
        std::vector<CostlyChoice> found;
        visitChoices(m_record, m_match, m_seat,
                     [&](int position, const GameState& state, const Observation& seen, const auto&... choice) {
                         if (m_stop.stop_requested())
                             return false;
                         if (m_wentByItself.contains(position) || (suspects && !holds(*suspects, position))) {
                             director.look(seen);
                             return true;
                         }
                         CostlyChoice weighed = weigh(director, position, state, seen, choice...);
                         weighed.untilTurn = state.turn + thinking.turns - 1;
                         if (!m_stop.stop_requested())
                             found.push_back(weighed);
                         sayDone();
                         return true;
                     });
        return found;
    }

    // Each choice that could have been better, in worlds in which that was not found out: what is best by luck in
    // some worlds is not so in others.
    std::vector<CostlyTurn> turns(const ReviewRules& rules, const std::vector<CostlyChoice>& choices)
    {
        std::vector<CostlyTurn> found = turnsOf(choices);
        m_steps += static_cast<int>(std::count_if(choices.begin(), choices.end(), couldBeBetter));
        Thinking pairs = rules.pairs;
        pairs.turns += m_match.seats() - 2; // as far as the own next turn, whoever comes between
        Director director(m_match, pairs);
        director.stopWith(m_stop);
        auto turn = found.begin();
        auto choice = choices.begin();
        visitChoices(
            m_record, m_match, m_seat,
            [&](int position, const GameState& state, const Observation& seen, const ActionList& actions,
                const Action&) {
                if (m_stop.stop_requested() || choice == choices.end())
                    return false;
                if (choice->position != position) {
                    director.look(seen);
                    return true;
                }
                while (turn->turn != choice->turn)
                    ++turn;
                if (couldBeBetter(*choice)) {
                    const Director::Lead lead = director.leadOf({state, seen, actions}, choice->better, choice->taken);
                    if (!m_stop.stop_requested())
                        addStep(*turn, *choice, lead);
                    sayDone();
                } else
                    director.look(seen);
                ++choice;
                return true;
            });
        sumUp(found, rules);
        return found;
    }

    // Each of these once more beside what seemed better, in other worlds: of many choices the best of one sample always
    // looks better than it is. What then costs more than chance stays, by the lower of both figures.
    std::vector<CostlyChoice> confirmed(const ReviewRules& rules, const std::vector<CostlyChoice>& choices)
    {
        m_steps += static_cast<int>(choices.size());
        const double gate = gateAmong(rules.gate, choices.size());
        Thinking again = rules.again;
        again.seed = mixed(again.seed);
        again.worlds *= 2; // two choices alone
        Director director(m_match, again);
        director.stopWith(m_stop);
        std::vector<CostlyChoice> found;
        visitChoices(
            m_record, m_match, m_seat,
            [&](int position, const GameState& state, const Observation& seen, const ActionList& actions,
                const Action&) {
                if (m_stop.stop_requested())
                    return false;
                const auto choice = std::ranges::find(choices, position, &CostlyChoice::position);
                if (choice == choices.end()) {
                    director.look(seen);
                    return true;
                }
                confirm(gate, *choice, director.leadOf({state, seen, actions}, choice->better, choice->taken), found);
                sayDone();
                return true;
            });
        return found;
    }

    // From one turn to the next, both looked at to the same end: what a turn came to is what can be expected when the
    // next begins.
    std::vector<UnluckyTurn> unlucky(const ReviewRules& rules)
    {
        Thinking expected = rules.swings;
        expected.turns = 2;
        Thinking came = rules.swings;
        came.turns = 1;
        came.seed = mixed(came.seed);
        Director before(m_match, expected);
        Director after(m_match, came);
        before.stopWith(m_stop);
        after.stopWith(m_stop);
        std::vector<UnluckyTurn> found;
        Director::Prospect prospect;
        UnluckyTurn turn;
        visitChoices(m_record, m_match, m_seat,
                     [&](int position, const GameState& state, const Observation& seen, const ActionList& actions,
                         const Action& taken) {
                         if (m_stop.stop_requested())
                             return false;
                         if (state.turn == turn.turn) {
                             before.look(seen);
                             after.look(seen);
                             return true;
                         }
                         const Position here{state, seen, actions};
                         if (turn.turn > 0 && state.turn == turn.turn + 1)
                             found.push_back(swing(turn, prospect, after.prospectOf(here, taken)));
                         else
                             after.look(seen);
                         prospect = before.prospectOf(here, taken);
                         turn = {.turn = state.turn, .position = position, .untilTurn = state.turn + 1};
                         return true;
                     });
        if (m_stop.stop_requested())
            return {};
        return found;
    }

private:
    void confirm(double gate, CostlyChoice choice, Director::Lead lead, std::vector<CostlyChoice>& found)
    {
        const double ahead = lead.ahead - notByHiding(choice.taken, choice.better, lead.grounds);
        if (m_stop.stop_requested() || ahead <= gate * lead.error)
            return;
        if (ahead < choice.cost()) {
            choice.chance = choice.best - ahead;
            choice.error = lead.error;
        }
        found.push_back(choice);
    }

    static UnluckyTurn swing(UnluckyTurn turn, const Director::Prospect& before, const Director::Prospect& after)
    {
        const Difference apart = difference(before.values, after.values);
        turn.before = meanOf(before.values);
        turn.after = turn.before - apart.mean;
        turn.error = apart.error;
        turn.grounds = groundsOf({before.values, before.ends}, {after.values, after.ends});
        for (const DealFigure onTheWay : {DealFigure::Passed, DealFigure::Solved, DealFigure::OthersSolved})
            turn.grounds.decided[onTheWay] = turn.grounds.here[onTheWay];
        return turn;
    }

    static bool couldBeBetter(const CostlyChoice& choice) { return choice.better != choice.taken; }
    static bool holds(const std::vector<CostlyChoice>& choices, int position)
    {
        return std::any_of(choices.begin(), choices.end(),
                           [&](const CostlyChoice& each) { return each.position == position; });
    }

    void sayDone()
    {
        ++m_done;
        if (m_progress)
            m_progress(m_done, m_steps);
    }

    const GameRecord& m_record;
    const Match& m_match;
    Seat m_seat;
    const std::set<int>& m_wentByItself;
    const std::stop_token& m_stop;
    const ReviewProgress& m_progress;
    int m_steps;
    int m_done = 0;
};

// Those that went worse than could be expected by more than the own choices in them cost.
void keepUnlucky(std::vector<UnluckyTurn>& unlucky, const GameReview& review, const ReviewRules& rules)
{
    for (UnluckyTurn& turn : unlucky) {
        double own = 0;
        for (const CostlyTurn& each : review.turns)
            own = std::max(own, each.turn == turn.turn ? each.cost() : 0);
        double singly = 0;
        for (const CostlyChoice& each : review.costly)
            singly += each.turn == turn.turn ? each.cost() : 0;
        turn.after += std::max(own, singly);
    }
    const double gate = gateAmong(rules.gate, unlucky.size());
    std::erase_if(unlucky, [&](const UnluckyTurn& turn) {
        return turn.cost() < rules.leastSwing || turn.cost() <= gate * turn.error;
    });
    std::ranges::stable_sort(unlucky, std::ranges::greater(), &UnluckyTurn::cost);
    unlucky.resize(std::min(unlucky.size(), rules.most));
}

} // namespace

// What seemed worst was partly so by chance: that is looked at once more, longer and in other worlds.
GameReview reviewGame(const GameRecord& record, Seat seat, const CardPool& pool, const EffectBook* effects,
                      const ReviewRules& rules, const std::stop_token& stop, const ReviewProgress& progress)
{
    const Match match(matchSetup(record, pool, effects));
    Reviewer reviewer(record, match, seat, rules.wentByItself, stop, progress);
    std::vector<CostlyChoice> suspects = reviewer.weighed(rules.quick);
    GameReview review;
    review.choices = static_cast<int>(suspects.size());
    review.turns = reviewer.turns(rules, suspects);
    keepDearest(suspects, rules.least, rules.few);
    review.costly = reviewer.weighed(rules.again, &suspects);
    std::erase_if(review.costly,
                  [&](const CostlyChoice& choice) { return choice.cost() <= rules.gate * choice.error; });
    review.costly = reviewer.confirmed(rules, review.costly);
    keepDearest(review.costly, rules.least, rules.most);
    review.unlucky = reviewer.unlucky(rules);
    keepUnlucky(review.unlucky, review, rules);
    review.whole = !stop.stop_requested();
    return review;
}

} // namespace dossier
