#include "engine/players/supervisor/supervisor_knowledge.h"

#include "engine/players/policy/investigation_plan.h"
#include "engine/players/policy/lot.h"
#include "engine/players/supervisor/site_plan.h"
#include "engine/players/supervisor/supervisor_odds.h"

#include <algorithm>

namespace dossier {

// With a guess on offer too it is a penalty: a wrong one costs nothing but the question.
Action ask(const PlayerView& sight, const ActionList& actions)
{
    constexpr int kBetterGuessed = 3;
    const std::uint64_t open = sight.candidates(sight.seen.about.who);
    if (std::popcount(open) <= kBetterGuessed)
        if (const Action* named = guessByLot(sight.seen, open, actions))
            return *named;
    TypeSet types = 0;
    for (const Action& action : actions)
        if (action.kind == ActionKind::Ask)
            types |= 1u << action.number;
    const TypeSet equals = oddsOf(sight.match, open).bestOf(types);
    const int best = equals == 0 ? -1 : oneOf(sight.seen, equals);
    if (asksInVain(sight.match, sight.seen, sight.cardOf(sight.seen.about.card), best)) {
        const Action* named = guessByLot(sight.seen, open, actions);
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
// it waits for the last question of the turn; then it is worth the more the nearer he is. Among more than six it is
// worth nothing, however near: over 60,000 games of two Supervisors with twelve decks who guesses among any number then
// wins 49.6 % (49.2 to 50.0) against who stops at six.
int worthGuessingAmong(int his, int toCome)
{
    constexpr int kWins = 4;
    constexpr int kNear = 8;
    if (toCome > 0)
        return 1;
    return his <= kWins ? 6 : his <= kNear ? 4 : 2;
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
        if (const Action* named = guessByLot(sight.seen, open, actions))
            return *named;
    return passOr(actions);
}

} // namespace dossier
