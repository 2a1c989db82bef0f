#include "app/board/player_column.h"

#include "app/board/table_groups.h"
#include "app/theme/theme.h"
#include "wording/play/play_words.h"

#include <algorithm>
#include <optional>

namespace dossier {

namespace {

constexpr int kWidestChip = 34 * kGrid;
constexpr int kIndent = 2 * kGrid;

// A line of the column: words, or a card.
struct Line
{
    QString words{};
    std::optional<PlannedCard> card{};
    bool inner = false; // under or on the card before
};

void addPile(const TablePile& pile, std::vector<Line>& lines)
{
    lines.push_back({{}, pile.main});
    lines.back().card->look = PlannedCard::Slip;
    for (const PlannedCard& slip : pile.slips)
        lines.push_back({{}, slip, true});
}

// Whether it has its place already: on the stage.
bool isLaid(const BoardPlan& plan, const PlannedCard& card)
{
    return card.ref && std::any_of(plan.cards.begin(), plan.cards.end(),
                                   [&](const PlannedCard& each) { return each.ref == card.ref; });
}

std::vector<Line> ownLines(const Observation& seen, const PlayerNames& cast, const BoardPlan& plan)
{
    const TableGroups groups = groupsOf(seen, seen.self, cast, plan.fight);
    std::vector<Line> lines;
    for (const Section section : {Section::Bureau, Section::Hospital, Section::Field}) {
        std::vector<Line> found;
        for (const TableGroup& group : groups[static_cast<std::size_t>(section)])
            for (const TablePile& pile : group.piles)
                if (!isLaid(plan, pile.main))
                    addPile(pile, found);
        if (found.empty())
            continue;
        lines.push_back({word(section)});
        lines.insert(lines.end(), found.begin(), found.end());
    }
    return lines;
}

} // namespace

void planPlayerStrip(const Observation& seen, Seat seat, const PlayerNames& cast, const QRect& room,
                     const BoardMeasures& measures, BoardPlan& plan)
{
    const int plate = std::min(room.width() * 11 / 20, 38 * measures.line);
    plan.sides.push_back({seat, QRect(room.topLeft(), QSize(plate, room.height())), true});
    const QRect places = room.adjusted(plate + kGrid, 0, 0, 0);
    plan.boxes.push_back({PlannedBox::SectionBox, places, {}, seat, Section::Field});
    std::vector<PlannedCard> cards;
    for (const auto& section : groupsOf(seen, seat, cast, plan.fight))
        for (const TableGroup& group : section)
            for (const TablePile& pile : group.piles) {
                std::vector<Line> lines;
                if (!isLaid(plan, pile.main))
                    addPile(pile, lines);
                for (const Line& line : lines)
                    cards.push_back(*line.card);
            }
    if (cards.empty())
        return;
    const int high = measures.line + 2 * kGrid;
    const QRect inner = places.adjusted(kGrid, (room.height() - high) / 2, -kGrid, 0);
    const int count = static_cast<int>(cards.size());
    const int step = std::min(kWidestChip, (inner.width() + kGrid) / count);
    int x = inner.left();
    for (PlannedCard& card : cards) {
        card.rect = {x, inner.top(), std::max(step - kGrid, 2 * measures.line), high};
        plan.cards.push_back(card);
        x += step;
    }
}

void planOwnColumn(const Observation& seen, const PlayerNames& cast, const BoardMeasures& measures, BoardPlan& plan)
{
    const QRect own(measures.own.topLeft(), QSize(measures.plate, measures.own.height()));
    const int head = std::min(own.height() / 2, measures.line * 12);
    plan.sides.push_back({seen.self, QRect(own.topLeft(), QSize(own.width(), head))});
    const std::vector<Line> lines = ownLines(seen, cast, plan);
    if (lines.empty())
        return;
    const QRect room = own.adjusted(0, head + kGrid, 0, 0);
    const int usual = measures.line + 2 * kGrid;
    const int step = std::min(usual + kGrid / 2, room.height() / static_cast<int>(lines.size()));
    const int high = std::min(usual, std::max(measures.line, step));
    int y = room.top();
    for (const Line& line : lines) {
        const QRect place(room.left(), y, room.width(), high);
        if (line.card) {
            PlannedCard card = *line.card;
            card.rect = line.inner ? place.adjusted(kIndent, 0, 0, 0) : place;
            plan.cards.push_back(card);
        } else {
            plan.boxes.push_back({PlannedBox::Caption, place, line.words, seen.self, Section::Field});
        }
        y += step;
    }
}

} // namespace dossier
