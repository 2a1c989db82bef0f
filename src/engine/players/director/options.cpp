#include "engine/players/director/options.h"

#include "engine/players/policy/lot.h"
#include "engine/players/supervisor/player_view.h"
#include "engine/players/supervisor/supervisor_purchases.h"
#include "engine/queries/table/question.h"

#include <algorithm>
#include <bit>

namespace dossier {

namespace {

constexpr std::size_t kMostTried = 32;

// The lowest of the cards in his hand that are the same as this one: two copies are one choice.
CardRef firstCopy(const Observation& seen, CardRef card)
{
    const auto lies =
        std::find_if(seen.hand.begin(), seen.hand.end(), [&](const SeenCard& own) { return own.ref == card; });
    if (lies == seen.hand.end())
        return card;
    return std::find_if(seen.hand.begin(), seen.hand.end(), [&](const SeenCard& own) { return own.card == lies->card; })
        ->ref;
}

// The same for all that are alike.
Action standingFor(const Match& match, const Observation& seen, Action action)
{
    if (const Guessed guessed = guessedBy(match, seen, action); guessed.several())
        action.number = static_cast<std::uint8_t>(std::countr_zero(guessed.open));
    action.card = firstCopy(seen, action.card);
    action.target =
        action.target.isCard() && action.target.card() ? Thing(firstCopy(seen, action.target.card())) : action.target;
    return action;
}

// In his own turn more than can be played or kept (DEBRIEF-2).
bool buysTooMany(const Observation& seen, const Action& action)
{
    return action.kind == ActionKind::BuyCards && seen.self == seen.active &&
           seen.players[seen.self].handCount + action.number > kMostInOwnTurn;
}

// A card that has his Team make a Skill Check, and it has not half of what that needs: in some worlds play-outs find
// nothing wrong with that, and it is thrown away.
bool isFarFromItsCheck(const Match& match, const Observation& seen, const Action& action)
{
    if (action.kind != ActionKind::Play || !action.target.isTeam() || action.target.seat() != seen.self)
        return false;
    const PlayerView sight{match, seen};
    const CardIndex card = sight.cardOf(action.card);
    const Effect* effect = card == kNoCardIndex ? nullptr : match.effect(card);
    if (!effect || action.form >= effect->forms.size())
        return false;
    const auto* check = effect->program[effect->forms[action.form].steps].as<CheckStep>();
    if (!check || check->by.ref != Ref::Target)
        return false;
    const AgentSet team = sight.membersOf(seen.self, action.target.number());
    return 2 * sight.levelOf(seen.self, team, check->skill) < check->level;
}

bool isRuledOut(const Match& match, const Observation& seen, const Action& action)
{
    if (buysTooMany(seen, action) || isFarFromItsCheck(match, seen, action))
        return true;
    if (action.kind != ActionKind::Guess || seen.about.who >= seen.notebooks.size())
        return false;
    const Guessed guessed = guessedBy(match, seen, action);
    const bool own = action.number == seen.xFile && guessed.several(); // as likely as any other, and odd
    return own || guessed.open == 0;
}

} // namespace

bool hasExactAnswer(const ActionList& actions)
{
    return actions.size() < 2 || actions.find(ActionKind::Ask) != nullptr;
}

bool leftToRules(const Observation& seen, const ActionList& actions)
{
    if (hasExactAnswer(actions) || actions.find(ActionKind::PayWith))
        return true;
    const bool quiet = seen.phase == Phase::Debriefing || seen.phase == Phase::Healing ||
                       seen.phase == Phase::Deployment || seen.phase == Phase::Requisition;
    return quiet && !seen.check && seen.stack.empty();
}

bool alike(const Match& match, const Observation& seen, const Action& a, const Action& b)
{
    return standingFor(match, seen, a) == standingFor(match, seen, b);
}

Guessed guessedBy(const Match& match, const Observation& seen, const Action& action)
{
    if (action.kind != ActionKind::Guess || seen.about.who >= seen.notebooks.size())
        return {};
    const std::uint64_t open = candidates(match, seen.notebooks[seen.about.who]);
    return {seen.about.who, (open >> action.number & 1u) != 0 ? open : 0};
}

std::vector<Action> worthTrying(const Match& match, const Observation& seen, const ActionList& actions,
                                const Action& usual)
{
    std::vector<Action> found;
    std::vector<Action> known{standingFor(match, seen, usual)};
    for (const Action& action : actions) {
        const Action alike = standingFor(match, seen, action);
        if (isRuledOut(match, seen, action) || std::find(known.begin(), known.end(), alike) != known.end())
            continue;
        known.push_back(alike);
        const Guessed guessed = guessedBy(match, seen, action);
        const Action* drawn = guessed.several() ? guessByLot(seen, guessed.open, actions) : nullptr;
        found.push_back(drawn ? *drawn : action);
    }
    if (found.size() <= kMostTried)
        return found;
    std::vector<Action> some;
    for (std::size_t i = 0; i < kMostTried; ++i)
        some.push_back(found[i * found.size() / kMostTried]);
    return some;
}

} // namespace dossier
