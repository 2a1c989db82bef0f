#include "app/board/board_plan.h"

#include "app/board/player_column.h"
#include "app/board/player_row.h"
#include "app/board/stage_plan.h"
#include "app/card_face/card_face.h"
#include "app/theme/theme.h"
#include "wording/play/cast.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier {

namespace {

struct BoardWords
{
    Q_DECLARE_TR_FUNCTIONS(BoardWords)
};

constexpr int kSparseRow = 74;    // a player of whom nothing lies on the table
constexpr int kLinesOfWidth = 42; // narrower than so many lines are high, a player's cards lie in a column

int handHeight(const QSize& size)
{
    return std::clamp(size.height() * 26 / 100, 110, 240);
}

// Cards side by side from `left`, closer together where they do not fit.
void layInLine(std::vector<PlannedCard>& cards, const QRect& room, int width, int height)
{
    if (cards.empty())
        return;
    const int count = static_cast<int>(cards.size());
    int step = width + kGrid;
    if (count > 1)
        step = std::min(step, (room.width() - width) / (count - 1));
    int x = room.left();
    for (PlannedCard& card : cards) {
        card.rect = QRect(x, room.top(), width, height);
        x += step;
    }
}

void planHand(const Observation& seen, const QRect& room, int line, BoardPlan& plan)
{
    const int caption = line + kGrid;
    plan.boxes.push_back({PlannedBox::HandBox, room, BoardWords::tr("Hand"), seen.self});
    std::vector<PlannedCard> cards;
    for (const SeenCard& card : seen.hand) {
        PlannedCard planned{.ref = card.ref, .card = card.card};
        planned.inHand = true;
        cards.push_back(planned);
    }
    // OQ-130: what is borrowed can be used as if it were in hand.
    for (const SeenCard& card : seen.players[seen.self].held) {
        PlannedCard planned{.ref = card.ref, .card = card.card};
        planned.inHand = true;
        planned.note = BoardWords::tr("borrowed");
        cards.push_back(planned);
    }
    const QRect inner = room.adjusted(2 * kGrid, caption, -2 * kGrid, -2 * kGrid);
    layInLine(cards, inner, static_cast<int>(inner.height() * kFaceProportion), inner.height());
    plan.cards.insert(plan.cards.end(), cards.begin(), cards.end());
}

// What waits and has no place on the table yet. An Adversary that fights lies there already.
std::vector<SeenWaiting> waitingOf(const Observation& seen)
{
    std::vector<SeenWaiting> waiting;
    for (const SeenWaiting& each : seen.stack) {
        const auto lies = [&each](const SeenPlayer& player) {
            return std::any_of(player.table.begin(), player.table.end(),
                               [&each](const SeenCard& card) { return card.ref == each.card.ref; });
        };
        if (std::none_of(seen.players.begin(), seen.players.end(), lies))
            waiting.push_back(each);
    }
    return waiting;
}

// Last played first, from the left.
void planStack(const std::vector<SeenWaiting>& stack, const Cast& cast, const QRect& room, BoardPlan& plan)
{
    plan.boxes.push_back({PlannedBox::StackBox, room, BoardWords::tr("On the stack")});
    constexpr int kCaptionWidth = 27 * kGrid;
    std::vector<PlannedCard> cards;
    for (const SeenWaiting& waiting : stack) {
        PlannedCard planned{.ref = waiting.card.ref, .card = waiting.card.card};
        planned.look = PlannedCard::Slip;
        planned.note = cast.name(waiting.seat);
        cards.push_back(planned);
    }
    const QRect inner = room.adjusted(kCaptionWidth, kGrid, -2 * kGrid, -kGrid);
    layInLine(cards, inner, 60 * kGrid, inner.height());
    plan.cards.insert(plan.cards.end(), cards.begin(), cards.end());
}

bool isSparse(const SeenPlayer& player)
{
    return player.agents.empty() && player.sites.empty() && player.table.empty();
}

} // namespace

const PlannedBox* BoardPlan::boxAt(const QPoint& point) const
{
    for (auto box = boxes.rbegin(); box != boxes.rend(); ++box)
        if (box->rect.contains(point))
            return &*box;
    return nullptr;
}

BoardPlan planBoard(const Observation& seen, const Cast& cast, const QSize& size, int line)
{
    BoardPlan plan;
    const int hand = handHeight(size);
    const std::vector<SeenWaiting> waiting = waitingOf(seen);
    const int stack = waiting.empty() ? 0 : line + 4 * kGrid;
    const int gap = 2 * kGrid;
    plan.strip = {0, 0, size.width(), line + 2 * kGrid};
    const int rows = size.height() - hand - stack - plan.strip.height() - gap * (stack > 0 ? 4 : 3);
    const bool staged = isOnStage(seen);
    const int seats = static_cast<int>(seen.players.size());
    bool sparse = true;
    for (int seat = 0; seat < seats; ++seat)
        sparse = sparse && (seat == seen.self || isSparse(seen.players[static_cast<std::size_t>(seat)]));
    const int above = sparse || staged ? kSparseRow : rows / 2;

    int x = 0;
    const int others = seats - 1;
    const int width = (size.width() - gap * (others - 1)) / others;
    for (int distance = 1; distance < seats; ++distance) {
        const auto seat = static_cast<Seat>((seen.self + distance) % seats);
        const auto planned = width < kLinesOfWidth * line ? planPlayerColumn : planPlayer;
        planned(seen, seat, cast, {x, 0, width, above}, line, plan);
        x += width + gap;
    }
    plan.strip.moveTop(above + gap);
    int y = plan.strip.bottom() + 1 + gap;
    if (stack > 0) {
        planStack(waiting, cast, {0, y, size.width(), stack}, plan);
        y += stack + gap;
    }
    const QRect own(0, y, size.width(), rows - above);
    staged ? planStage(seen, cast, own, line, plan) : planPlayer(seen, seen.self, cast, own, line, plan);
    planHand(seen, {0, size.height() - hand, size.width(), hand}, line, plan);
    return plan;
}

} // namespace dossier
