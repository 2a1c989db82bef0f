#include "engine/players/supervisor/supervisor_powers.h"

#include "engine/queries/table/question.h"

namespace dossier {

namespace {

// POWER-2: an opponent has had a "yes" about it, or it was told to all.
bool isOpen(const PlayerView& sight, Characteristic characteristic)
{
    if ((sight.own().announced >> static_cast<int>(characteristic) & 1u) != 0)
        return true;
    for (std::size_t seat = 0; seat < sight.seen.opposing.size(); ++seat)
        if (seat != sight.self() && (sight.seen.opposing[seat].yes & typesOf(characteristic)) != 0)
            return true;
    return false;
}

bool aimsAtSelf(const PlayerView& sight, const Action& action)
{
    return action.target && action.target.seat() == sight.self();
}

} // namespace

const Action* usePower(const PlayerView& sight, const ActionList& actions)
{
    for (const Action& action : actions)
        if (action.kind == ActionKind::UsePower && isOpen(sight, static_cast<Characteristic>(action.section)) &&
            !aimsAtSelf(sight, action))
            return &action;
    return nullptr;
}

} // namespace dossier
