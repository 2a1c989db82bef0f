#include "app/board/figures.h"

#include "app/board/stage_plan.h"
#include "table/level_preview.h"
#include "table/seat_view.h"
#include "wording/play/fight_text.h"
#include "wording/play/player_names.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr int kLeastForLevels = 160; // pixels; in less not even one skill could be read

// Before Sites are placed there is nothing to send a Team to, and afterwards the stage tells more.
bool isPreviewed(const Observation& seen, const PlannedCard& card, const PlannedStage& stage)
{
    const bool soon =
        seen.phase == Phase::Deployment || seen.phase == Phase::CaseAssignment || seen.phase == Phase::Investigation;
    return soon && card.ref && card.card && !card.faceDown && card.ref.owner() == seen.active &&
           card.ref != stage.site && (!card.inHand || seen.phase != Phase::Investigation);
}

void noteFight(BoardPlan& plan, const FightNow& fight)
{
    for (const InFight& fighter : fight.fighters) {
        if (fighter.second) // no card of its own
            continue;
        const auto lies = std::find_if(plan.cards.begin(), plan.cards.end(),
                                       [&](const PlannedCard& card) { return card.ref == fighter.ref; });
        if (lies == plan.cards.end())
            continue;
        lies->health = fighter.health;
        lies->damage = fighter.health < 0 ? 0 : std::max(0, fighter.most - fighter.health);
        lies->falling = fighter.health < 0 ? 0 : std::min(fighter.health, fighter.threatened);
    }
}

void noteCards(BoardPlan& plan, const SeatView& view, const CardPool& pool)
{
    const Observation& seen = view.seen;
    for (PlannedCard& card : plan.cards) {
        if (!card.ref || !card.card)
            continue;
        const Card& facts = pool[*card.card];
        if (facts.type == CardType::Site && isPreviewed(seen, card, plan.stage))
            if (const auto preview = previewAt(view, card.ref)) {
                card.preview = previewText(*preview);
                card.enough = preview->enough;
            }
        if (facts.type == CardType::Agent && seen.check && seen.check.ability < kSkills &&
            plan.stage.rect.contains(card.rect))
            card.needed = static_cast<std::uint16_t>(1u << seen.check.ability);
        if (!card.inHand)
            for (const CardState state : view.statesOf(card.ref))
                card.states << stateWord(state);
    }
}

void noteTeams(BoardPlan& plan, const SeatView& view, const PlayerNames& cast)
{
    for (PlannedBox& box : plan.boxes)
        if (box.kind == PlannedBox::TeamBox && box.team != kNoTeam && box.section == Section::Field &&
            box.seat == view.seen.active && box.rect.width() >= kLeastForLevels)
            if (const QString levels = teamLevelsText(view, cast, box.seat, box.team); !levels.isEmpty())
                box.figures = levels;
}

} // namespace

BoardPlan planOf(const SeatView& view, const PlayerNames& cast, const QSize& size, int line, HandOrder hand)
{
    const BoardWishes wishes{view.options.game == Game::Basic,
                             view.fight ? sidesOf(*view.fight, cast.pool) : FightSides(), hand};
    BoardPlan plan = planBoard(view.seen, cast, size, line, wishes);
    if (!view.waitsForHandOver()) { // what one player can tell of it is not for all
        noteCards(plan, view, cast.pool);
        noteTeams(plan, view, cast);
    }
    if (view.fight)
        noteFight(plan, *view.fight);
    return plan;
}

} // namespace dossier
