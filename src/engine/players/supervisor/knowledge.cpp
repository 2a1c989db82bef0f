#include "engine/players/supervisor/knowledge.h"

#include "engine/players/supervisor/odds.h"
#include "engine/players/supervisor/site_plan.h"

#include <algorithm>

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

namespace {

// Sites whose Teams still ask something this turn.
int questionsToCome(const Sight& sight)
{
    const auto asks = [&](const SeenSite& site) {
        return site.team != kNoTeam && site.ref != sight.seen.investigation.site && toldBy(sight, site.card) > 0 &&
               passes(sight, sight.self(), sight.membersOf(sight.self(), site.team), site.card);
    };
    return static_cast<int>(std::count_if(sight.own().sites.begin(), sight.own().sites.end(), asks));
}

// Among how many X-Files a guess is better than none. A wrong one gives the other a question or a guess, and rules out
// one: so it pays with the last question of a turn where he will hardly need another turn, and before that where the
// question to come would tell those apart that are left after it. Computed in a race of two who each ask one question
// or two a turn, of which each leaves a third or two thirds.
struct Among
{
    int least = 2;
    int most = 2;
};

Among worthGuessing(int his, int toCome)
{
    constexpr int kWins = 4; // with so few he will name it, by the penalty or in his turn
    if (toCome > 1)
        return {.least = 1, .most = 1};
    if (toCome == 1)
        return {.least = 3, .most = his <= kWins ? 7 : his <= 10 ? 5 : his <= 17 ? 4 : 3};
    return {.least = 2, .most = his <= kWins ? kMostXFiles : his <= 6 ? 4 : 2};
}

} // namespace

Action guess(const Sight& sight, const ActionList& actions)
{
    const std::uint64_t open = sight.candidates(sight.seen.about.who);
    const int left = std::popcount(open);
    const bool free = !sight.match.options().singleGuess;
    const Among among = worthGuessing(std::popcount(sight.ownCandidates(sight.seen.about.who)), questionsToCome(sight));
    const bool worthIt = free && left >= among.least && left <= among.most;
    const bool stuck = free && left <= kWorthAGuess && !canLearn(sight);
    if (left == 1 || worthIt || stuck)
        if (const Action* named = guessAt(sight, open, actions))
            return *named;
    return passOr(actions);
}

} // namespace dossier
