#include "app/board/board_plan.h"

#include "app/board/board_measures.h"
#include "app/board/hand_plan.h"
#include "app/board/player_column.h"
#include "app/board/player_row.h"
#include "app/board/stage_plan.h"
#include "app/theme/theme.h"
#include "wording/play/player_names.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier {

namespace {

struct BoardWords
{
    Q_DECLARE_TR_FUNCTIONS(BoardWords)
};

// Last played first, in front; over what room is left in the observer's Field.
void planStack(const std::vector<SeenWaiting>& stack, const PlayerNames& cast, const BoardMeasures& measures,
               BoardPlan& plan)
{
    if (stack.empty())
        return;
    const int width = measures.bureau;
    const int step = width * 3 / 5;
    const int count = static_cast<int>(stack.size());
    const int wide = width + step * (count - 1) + 4 * kGrid;
    const int high = measures.caption + cardHeight(width) + 2 * kGrid;
    plan.stack = {measures.own.right() - wide - kGrid, measures.own.top() + kGrid, wide, high};
    plan.boxes.push_back({PlannedBox::StackBox, plan.stack, BoardWords::tr("Stack")});
    int x = plan.stack.left() + 2 * kGrid + step * (count - 1);
    for (auto waiting = stack.rbegin(); waiting != stack.rend(); ++waiting) {
        PlannedCard planned{.ref = waiting->card.ref, .card = waiting->card.card};
        planned.waiting = true;
        planned.note = cast.name(waiting->seat);
        planned.rect = {x, plan.stack.top() + measures.caption, width, cardHeight(width)};
        plan.cards.push_back(planned);
        x -= step;
    }
}

// The skill of the check under way; else those of all Sites that lie there or are in hand.
std::uint16_t skillsNeeded(const Observation& seen, const CardPool& pool)
{
    if (seen.check)
        return seen.check.ability < kSkills ? static_cast<std::uint16_t>(1 << seen.check.ability) : std::uint16_t{0};
    int skills = 0;
    const auto count = [&](CardIndex card) {
        if (const auto& site = pool[card].site)
            for (const Prerequisite& needed : site->prerequisites)
                skills |= 1 << static_cast<int>(needed.skill);
    };
    for (const SeenSite& site : seen.players[seen.self].sites)
        count(site.card);
    if (seen.active == seen.self)
        for (const SeenCard& card : seen.hand)
            count(card.card);
    else if (seen.active != seen.self && seen.active < seen.players.size())
        for (const SeenSite& site : seen.players[seen.active].sites)
            count(site.card);
    return static_cast<std::uint16_t>(skills);
}

} // namespace

const PlannedBox* BoardPlan::boxAt(const QPoint& point) const
{
    for (auto box = boxes.rbegin(); box != boxes.rend(); ++box)
        if (box->rect.contains(point))
            return &*box;
    return nullptr;
}

BoardPlan planBoard(const Observation& seen, const PlayerNames& cast, const QSize& size, int line,
                    const BoardWishes& wishes)
{
    BoardPlan plan;
    plan.fight = wishes.fight;
    const bool staged = isOnStage(seen, plan.fight);
    const BoardMeasures measures = measureBoard(seen, size, line, staged);
    plan.strip = measures.recap;
    if (staged) // first: what lies there has no other place
        planStage(seen, cast, measures.own.adjusted(measures.plate + 2 * kGrid, 0, 0, 0), measures.sure, line, plan);
    for (const BoardMeasures::Above& above : measures.players)
        if (above.strip)
            planPlayerStrip(seen, above.seat, cast, above.rect, measures, plan);
        else
            planPlayer(seen, above.seat, cast, above.rect, measures, plan);
    if (staged) {
        planOwnColumn(seen, cast, measures, plan);
    } else {
        planPlayer(seen, seen.self, cast, measures.own, measures, plan);
        planStack(waitingOf(seen), cast, measures, plan);
    }
    planHand(seen, cast.pool, wishes.hand, measures, plan);
    plan.needed = skillsNeeded(seen, cast.pool);
    for (PlannedCard& card : plan.cards) {
        card.needed = card.card && cast.pool[*card.card].agent ? plan.needed : std::uint16_t{0};
        card.plain = wishes.plain;
    }
    return plan;
}

} // namespace dossier
