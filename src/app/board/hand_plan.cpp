#include "app/board/hand_plan.h"

#include "app/theme/theme.h"
#include "table/covered.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <tuple>

namespace dossier {

namespace {

constexpr double kTilt = 0.4; // degrees from card to card
constexpr double kMostTilt = 3;
constexpr double kSag = 0.28; // units by which the outer ones lie lower, times the square of their distance
constexpr int kMostSag = 6;
constexpr int kLeastShown = 22;

struct HandWords
{
    Q_DECLARE_TR_FUNCTIONS(HandWords)
};

constexpr std::array<std::string_view, kHandOrders> kOrderNames{"came", "kind", "cost"};

// What is alike stays as it came; copies of a card lie side by side.
void sortHand(std::vector<PlannedCard>& cards, const CardPool& pool, HandOrder order)
{
    if (order == HandOrder::AsItCame)
        return;
    const auto rank = [&](const PlannedCard& planned) {
        const Card& card = pool[*planned.card];
        const int pay = card.cost ? static_cast<int>(card.cost->pool) : -1;
        const std::array facts = order == HandOrder::ByKind
                                     ? std::array{static_cast<int>(card.type), pay, baseCost(card)}
                                     : std::array{pay, baseCost(card), static_cast<int>(card.type)};
        return std::tuple(facts, std::string_view(card.title));
    };
    std::stable_sort(cards.begin(), cards.end(),
                     [&](const PlannedCard& a, const PlannedCard& b) { return rank(a) < rank(b); });
}

std::vector<PlannedCard> handOf(const Observation& seen, const CardPool& pool, HandOrder order)
{
    std::vector<PlannedCard> cards;
    if (isCovered(seen)) { // of these no more than their number is seen
        PlannedCard back;
        back.inHand = back.faceDown = true;
        cards.assign(static_cast<std::size_t>(seen.players[seen.self].handCount), back);
        return cards;
    }
    for (const SeenCard& card : seen.hand) {
        PlannedCard planned{.ref = card.ref, .card = card.card};
        planned.inHand = true;
        cards.push_back(planned);
    }
    sortHand(cards, pool, order);
    // OQ-130: what is borrowed can be used as if it were in hand.
    for (const SeenCard& card : seen.players[seen.self].held) {
        PlannedCard planned{.ref = card.ref, .card = card.card};
        planned.inHand = true;
        planned.note = HandWords::tr("borrowed");
        cards.push_back(planned);
    }
    return cards;
}

} // namespace

QString nameOf(HandOrder order)
{
    return QLatin1String(kOrderNames[static_cast<std::size_t>(order)].data());
}

HandOrder handOrderNamed(const QString& name)
{
    const auto found = std::find(kOrderNames.begin(), kOrderNames.end(), name.toStdString());
    return found == kOrderNames.end() ? HandOrder::AsItCame : static_cast<HandOrder>(found - kOrderNames.begin());
}

void planHand(const Observation& seen, const CardPool& pool, HandOrder order, const BoardMeasures& measures,
              BoardPlan& plan)
{
    PlannedBox box{PlannedBox::HandBox, measures.handRoom, HandWords::tr("Hand"), seen.self};
    std::vector<PlannedCard> cards = handOf(seen, pool, order);
    if (cards.empty())
        box.invitation = HandWords::tr("no card in hand");
    plan.boxes.push_back(box);
    const int count = static_cast<int>(cards.size());
    const int width = measures.hand;
    const int there = measures.handRoom.width() - 2 * kGrid;
    int step = width + 2 * kGrid;
    if (count > 1)
        step = std::max(kLeastShown, std::min(step, (there - width - 2 * kGrid) / (count - 1)));
    int x = measures.handRoom.left() + kGrid + std::max(0, (there - step * (count - 1) - width) / 2);
    const int top = measures.handRoom.top() + 11;
    for (int i = 0; i < count; ++i) {
        PlannedCard& card = cards[static_cast<std::size_t>(i)];
        const double distance = i - (count - 1) / 2.0;
        const int sag = std::min(kMostSag, static_cast<int>(distance * distance * kSag));
        card.rect = {x, top + sag, width, cardHeight(width)};
        card.tilt = std::clamp(distance * kTilt, -kMostTilt, kMostTilt);
        card.shown = i + 1 < count && step < width ? step : 0;
        plan.cards.push_back(card);
        x += step;
    }
}

} // namespace dossier
