#include "engine/players/supervisor/supervisor_knowledge.h"

#include "engine/players/policy/investigation_plan.h"
#include "engine/players/supervisor/site_plan.h"
#include "engine/players/supervisor/supervisor_odds.h"

#include <algorithm>

namespace dossier {

namespace {

// The one he holds himself may be the other's, too (DECK-12), but is named last.
const Action* guessAt(const PlayerView& sight, std::uint64_t open, const ActionList& actions)
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
Action ask(const PlayerView& sight, const ActionList& actions)
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
    if (asksInVain(sight.match, sight.seen, sight.cardOf(sight.seen.about.card), best)) {
        const Action* named = guessAt(sight, open, actions);
        return named ? *named : passOr(actions);
    }
    for (const Action& action : actions)
        if (action.kind == ActionKind::Ask && action.number == best)
            return action;
    return actions[0];
}

namespace {

// Sites whose Teams still ask something this turn.
int questionsToCome(const PlayerView& sight)
{
    const auto asks = [&](const SeenSite& site) {
        return site.team != kNoTeam && site.ref != sight.seen.investigation.site &&
               toldBy(sight, site.card, site.directed) > 0 &&
               passes(sight, sight.self(), sight.membersOf(sight.self(), site.team), site.card);
    };
    return static_cast<int>(std::count_if(sight.own().sites.begin(), sight.own().sites.end(), asks));
}

// Among how many X-Files a guess is better than none. A wrong one gives the other a question or a guess (SITE-16), so
// it waits for the last question of the turn; then it is worth the more the nearer he is, and where he will win in his
// next turn it costs nothing. Computed in a race of two who each ask one question or two a turn, of which each leaves a
// third or two thirds.
int worthGuessingAmong(int his, int toCome)
{
    constexpr int kWins = 4;
    constexpr int kNear = 8;
    if (toCome > 0)
        return 1;
    return his <= kWins ? kMostXFiles : his <= kNear ? 4 : 2;
}

} // namespace

Action guess(const PlayerView& sight, const ActionList& actions)
{
    if (sight.seen.about.who == kNoSeat) // a new one of his own
        return actions[sight.seen.turn % actions.size()];
    const std::uint64_t open = sight.candidates(sight.seen.about.who);
    const int left = std::popcount(open);
    const bool free = !sight.match.options().singleGuess;
    const int most =
        worthGuessingAmong(std::popcount(sight.ownCandidates(sight.seen.about.who)), questionsToCome(sight));
    const bool stuck = free && left <= kWorthAGuess && !canLearn(sight);
    if (left == 1 || (free && left <= most) || stuck)
        if (const Action* named = guessAt(sight, open, actions))
            return *named;
    return passOr(actions);
}

} // namespace dossier
