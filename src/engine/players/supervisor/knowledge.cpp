#include "engine/players/supervisor/knowledge.h"

#include "engine/players/supervisor/odds.h"

namespace dossier {

namespace {

const Action* guessAt(std::uint64_t open, const ActionList& actions)
{
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
        if (const Action* named = guessAt(open, actions))
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

// A wrong guess gives the other a question or a guess: it is made where the odds are good, or where he would be about
// to win anyhow.
Action guess(const Sight& sight, const ActionList& actions)
{
    const std::uint64_t open = sight.candidates(sight.seen.about.who);
    const int left = std::popcount(open);
    const int his = std::popcount(sight.ownCandidates(sight.seen.about.who));
    const int most = sight.match.options().singleGuess ? 1 : his <= 1 ? 2 : 3;
    if (left <= most)
        if (const Action* named = guessAt(open, actions))
            return *named;
    return passOr(actions);
}

} // namespace dossier
