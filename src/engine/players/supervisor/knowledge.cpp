#include "engine/players/supervisor/knowledge.h"

#include "engine/players/supervisor/odds.h"
#include "engine/players/supervisor/site_plan.h"

namespace dossier {

namespace {

// The one he holds himself may be the other's, too (DECK-12), but is named last.
const Action* guessAt(const Sight& sight, std::uint64_t open, const ActionList& actions)
{
    if (const std::uint64_t others = open & ~(std::uint64_t{1} << sight.seen.xFile); others != 0)
        open = others;
    for (const Action& action : actions)
        if (action.kind == ActionKind::Guess && (open >> action.number & 1u) != 0)
            return &action;
    return nullptr;
}

} // namespace

// With a guess on offer too it is a penalty: a wrong one costs nothing but the question.
Action ask(const Sight& sight, const ActionList& actions)
{
    constexpr int kBetterGuessed = 3;
    const std::uint64_t open = sight.candidates(sight.seen.about.who);
    if (std::popcount(open) <= kBetterGuessed)
        if (const Action* named = guessAt(sight, open, actions))
            return *named;
    TypeSet types = 0;
    for (const Action& action : actions)
        if (action.kind == ActionKind::Ask)
            types |= 1u << action.number;
    const int best = oddsOf(sight.match, open).best(types);
    for (const Action& action : actions)
        if (action.kind == ActionKind::Ask && action.number == best)
            return action;
    return actions[0];
}

// A wrong guess gives the other a question or a guess: it is made where the odds are good, not where he is so far
// behind that there is no hurry, nor among three where he would be right.
Action guess(const Sight& sight, const ActionList& actions)
{
    constexpr int kFarBehind = 25; // X-Files that he still thinks possible
    const std::uint64_t open = sight.candidates(sight.seen.about.who);
    const int left = std::popcount(open);
    const int his = std::popcount(sight.ownCandidates(sight.seen.about.who));
    const bool patient = sight.match.options().singleGuess || his > kFarBehind;
    const int most = patient ? 1 : his <= 1 ? 2 : 3;
    const bool stuck = !sight.match.options().singleGuess && left <= kWorthAGuess && !canLearn(sight);
    if (left <= most || stuck)
        if (const Action* named = guessAt(sight, open, actions))
            return *named;
    return passOr(actions);
}

} // namespace dossier
