#include "app/board/table_drop.h"

#include "table/seat_game.h"

#include <algorithm>

namespace dossier {

namespace {

bool isTeam(const SeatGame& game, std::uint8_t team)
{
    const auto& agents = game.seen().players[game.viewer()].agents;
    return std::any_of(agents.begin(), agents.end(), [&](const SeenAgent& agent) { return agent.team == team; });
}

// Into a Team it joins; into the free part of a Section it stands alone.
bool fitsBox(const SeatGame& game, const Action& action, const PlannedBox& box)
{
    switch (action.kind) {
    case ActionKind::Deploy:
    case ActionKind::BuyAgent:
    case ActionKind::Regroup: {
        const bool regroup = action.kind == ActionKind::Regroup;
        const Section section = regroup ? Section::Field : static_cast<Section>(action.section);
        if (box.seat != game.viewer() || box.section != section)
            return false;
        if (section == Section::Hospital || game.options().game == Game::Basic)
            return true;
        return box.team != kNoTeam ? action.team == box.team : !isTeam(game, action.team);
    }
    case ActionKind::PlaceSite:
        return box.section == Section::Field && box.kind != PlannedBox::HandBox;
    case ActionKind::Play:
    case ActionKind::UseBluff:
        return box.kind != PlannedBox::HandBox && !action.target;
    default:
        return false;
    }
}

} // namespace

std::vector<int> actionsAbout(const SeatGame& game, CardRef card)
{
    std::vector<int> found;
    for (std::size_t i = 0; i < game.choices().size(); ++i)
        if (game.choices()[i].isAbout(card))
            found.push_back(static_cast<int>(i));
    return found;
}

std::vector<int> actionsForDrop(const SeatGame& game, CardRef card, CardRef target, const PlannedBox* box)
{
    const std::vector<int> about = actionsAbout(game, card);
    std::vector<int> found;
    for (const int i : about)
        if (target && game.choices()[static_cast<std::size_t>(i)].isAbout(target))
            found.push_back(i);
    if (found.empty() && box)
        for (const int i : about)
            if (fitsBox(game, game.actions()[i], *box))
                found.push_back(i);
    return found;
}

} // namespace dossier
