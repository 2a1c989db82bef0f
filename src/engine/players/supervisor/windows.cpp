#include "engine/players/supervisor/windows.h"

#include "engine/players/supervisor/site_plan.h"
#include "engine/players/supervisor/worth.h"

#include <algorithm>

namespace dossier {

namespace {

bool isOption(const Action& action)
{
    return action.kind == ActionKind::Play || action.kind == ActionKind::UseText || action.kind == ActionKind::UsePower;
}

// A play that can move the check: by how much, at which price.
struct Move
{
    const Action* action = nullptr;
    double shift = 0; // towards what its player wants
    double value = 0; // price less what it gains besides
};

// The cheapest single one that turns the check; where none does, the one that moves it most for its price, if all of
// them together turn it. `missing`: how far the level must move.
const Action* turned(std::span<const Move> moves, double missing, int points)
{
    const Move* enough = nullptr;
    const Move* strongest = nullptr;
    double all = 0;
    for (const Move& move : moves) {
        if (move.shift <= 0)
            continue;
        all += move.shift;
        if (move.shift >= missing && (!enough || move.value < enough->value))
            enough = &move;
        if (!strongest || move.shift / (move.value + 1.5) > strongest->shift / (strongest->value + 1.5))
            strongest = &move;
    }
    static_cast<void>(points);
    if (enough)
        return enough->action;
    return strongest && all >= missing ? strongest->action : nullptr;
}

constexpr std::size_t kMostMoves = 96;

struct Moves
{
    std::array<Move, kMostMoves> list{};
    std::size_t count = 0;

    // Of one card only the way that moves most for its price counts towards the sum.
    void add(const Move& move)
    {
        if (count < list.size())
            list[count++] = move;
    }
    std::span<const Move> all() const { return {list.data(), count}; }
};

// One's own check: what is missing.
Action helpCheck(const Sight& sight, const CheckView& check, const ActionList& actions)
{
    const double missing = -check.margin();
    if (missing <= 0)
        return passOr(actions);
    Moves moves;
    for (const Action& action : actions) {
        if (!isOption(action))
            continue;
        const Worth worth = worthOf(sight, check, action);
        moves.add({&action, worth.margin, std::max(0.0, priceOf(sight, action) - worth.gain)});
    }
    const Action* best = turned(moves.all(), missing, sight.points());
    return best ? *best : passOr(actions);
}

// An opponent's check that would pass.
Action hinderCheck(const Sight& sight, const CheckView& check, const ActionList& actions)
{
    if (check.margin() < 0 || check.needed == 0)
        return passOr(actions);
    Moves moves;
    for (const Action& action : actions) {
        if (!isOption(action))
            continue;
        const Worth worth = worthOf(sight, check, action);
        moves.add({&action, -worth.margin, std::max(0.0, priceOf(sight, action) - worth.gain)});
    }
    const Action* best = turned(moves.all(), check.margin() + 1.0, sight.points());
    return best ? *best : passOr(actions);
}

} // namespace

Action takeOption(const Sight& sight, const ActionList& actions)
{
    const CheckView check = sight.check();
    if (check.seat == kNoSeat || !sight.seen.stack.empty() || !sight.seen.foes.empty() || check.ability >= kSkills)
        return passOr(actions);
    if (check.seat == sight.self())
        return helpCheck(sight, check, actions);
    return hinderCheck(sight, check, actions);
}

} // namespace dossier
