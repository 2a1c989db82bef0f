#include "app/board/player_column.h"

#include "app/board/table_groups.h"
#include "app/theme/theme.h"
#include "wording/play/play_words.h"

#include <algorithm>
#include <optional>

namespace dossier {

namespace {

constexpr int kLeastStep = 2 * kGrid; // lines lie over one another before any is left out
constexpr int kNarrowest = 34 * kGrid;
constexpr int kWidest = 70 * kGrid;
constexpr int kIndent = 3 * kGrid;

// A line of the column: words, or a card.
struct Line
{
    QString words;
    std::optional<PlannedCard> card;
    bool inner = false; // under or on the card before
};

std::vector<Line> linesOf(const TableGroups& groups)
{
    std::vector<Line> lines;
    for (int i = 0; i < kSections; ++i)
        for (const TableGroup& group : groups[static_cast<std::size_t>(i)]) {
            QStringList words;
            const auto section = static_cast<Section>(i);
            if (section != Section::Field && (group.team != kNoTeam || group.caption.isEmpty()))
                words << word(section);
            if (!group.caption.isEmpty())
                words << group.caption;
            if (!words.isEmpty())
                lines.push_back({words.join(QStringLiteral(" · ")), {}});
            for (const TablePile& pile : group.piles) {
                lines.push_back({{}, pile.main});
                lines.back().card->look = PlannedCard::Slip;
                for (const PlannedCard& slip : pile.slips)
                    lines.push_back({{}, slip, true});
            }
        }
    return lines;
}

struct LineFlow
{
    int columns = 1;
    int step = 0; // from line to line
    std::vector<QPoint> places{};
};

// Words are never the last line of a column. Nothing where the room is too small.
std::optional<LineFlow> flowIn(const std::vector<Line>& lines, const QSize& room, int columns, int step)
{
    LineFlow flow{columns, step};
    int column = 0;
    int y = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const int needed = lines[i].card || i + 1 == lines.size() ? step : 2 * step;
        if (y + needed > room.height()) {
            ++column;
            y = 0;
        }
        if (column >= columns)
            return std::nullopt;
        flow.places.emplace_back(column * room.width() / columns, y);
        y += step;
    }
    return flow;
}

// As few columns as will do, then closer lines, at last lines that lie over one another.
LineFlow flowOf(const std::vector<Line>& lines, const QSize& room, int line)
{
    const int most = std::max(1, room.width() / kNarrowest);
    for (const int step : {line + 2 * kGrid, line + kGrid})
        for (int columns = 1; columns <= most; ++columns)
            if (auto flow = flowIn(lines, room, columns, step))
                return *flow;
    for (int step = line + kGrid - 1; step > kLeastStep; --step)
        if (auto flow = flowIn(lines, room, most, step))
            return *flow;
    return *flowIn(lines, {room.width(), 1 << 20}, 1, kLeastStep);
}

} // namespace

void planPlayerColumn(const Observation& seen, Seat seat, const Cast& cast, const QRect& room, int line,
                      BoardPlan& plan)
{
    const int head = 2 * line + 4 * kGrid;
    plan.sides.push_back({seat, QRect(room.topLeft(), QSize(room.width(), head))});
    const QRect field = room.adjusted(0, head, 0, 0);
    plan.boxes.push_back({PlannedBox::SectionBox, field, {}, seat, Section::Field});
    const QRect inner = field.adjusted(kGrid, kGrid, -kGrid, -kGrid);
    const std::vector<Line> lines = linesOf(groupsOf(seen, seat, cast));
    const LineFlow flow = flowOf(lines, inner.size(), line);
    const int high = std::max(line + 2, std::min(flow.step - 2, line + 2 * kGrid));
    const int wide = std::min(inner.width() / flow.columns - kGrid, kWidest);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        QRect place(inner.topLeft() + flow.places[i], QSize(wide, high));
        if (!lines[i].card) {
            plan.boxes.push_back({PlannedBox::Caption, place, lines[i].words, seat, Section::Field});
            continue;
        }
        PlannedCard card = *lines[i].card;
        card.rect = lines[i].inner ? place.adjusted(kIndent, 0, 0, 0) : place;
        plan.cards.push_back(card);
    }
}

} // namespace dossier
