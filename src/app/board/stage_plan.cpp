#include "app/board/stage_plan.h"

#include "app/board/table_groups.h"
#include "app/card_face/card_face.h"
#include "app/theme/theme.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr int kStagePad = 3 * kGrid;

// The Site of the check under way: the one its Team investigates.
const SeenSite* siteOf(const Observation& seen)
{
    for (const SeenPlayer& player : seen.players)
        for (const SeenSite& site : player.sites)
            if (site.ref == seen.about.card || (seen.check && site.team != kNoTeam && site.team == seen.check.team))
                return &site;
    return nullptr;
}

} // namespace

bool isOnStage(const Observation& seen)
{
    return seen.check && siteOf(seen) != nullptr;
}

void planStage(const Observation& seen, const Cast& cast, const QRect& room, int line, BoardPlan& plan)
{
    const SeenSite* site = siteOf(seen);
    if (site == nullptr)
        return;
    plan.stage = {room, site->ref, seen.check.team, {}};
    const QRect inner = room.adjusted(kStagePad, line + 4 * kGrid, -kStagePad, -kStagePad);
    const int siteWidth = std::min(inner.width() / 4, static_cast<int>(inner.height() * 0.6 * kFaceProportion));
    const int agentWidth = std::min(siteWidth, 30 * kGrid);
    int x = inner.left();
    PlannedCard large{.ref = site->ref, .card = site->card};
    large.rect = {x, inner.top(), siteWidth, static_cast<int>(siteWidth / kFaceProportion)};
    plan.cards.push_back(large);
    const int below = large.rect.bottom() + kGrid;
    for (const SeenCard& card : site->open) {
        PlannedCard open{.ref = card.ref, .card = card.card};
        open.rect = {x, below, agentWidth * 2 / 3, inner.bottom() - below};
        plan.cards.push_back(open);
        x += open.rect.width() + kGrid;
    }
    x = inner.left() + siteWidth + kStagePad;
    const int agentTop = inner.bottom() - static_cast<int>(agentWidth / kFaceProportion);
    plan.stage.meter = {x, inner.top(), inner.right() - x, agentTop - inner.top() - kStagePad};
    const TableGroups groups = groupsOf(seen, seen.check.seat, cast);
    for (const TableGroup& group : groups[static_cast<std::size_t>(Section::Field)])
        if (!group.site && group.team == seen.check.team)
            for (const TablePile& pile : group.piles) {
                PlannedCard agent = pile.main;
                agent.rect = {x, agentTop, agentWidth, inner.bottom() - agentTop};
                plan.cards.push_back(agent);
                x += agentWidth + kGrid;
            }
}

} // namespace dossier
