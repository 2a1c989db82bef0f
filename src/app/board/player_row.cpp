#include "app/board/player_row.h"

#include "app/board/table_groups.h"
#include "app/card_face/card_face.h"
#include "app/theme/theme.h"
#include "wording/play/play_words.h"

#include <algorithm>
#include <array>

namespace dossier {

namespace {

constexpr int kSideWidth = 33 * kGrid;
constexpr int kPad = 2 * kGrid;
constexpr int kTileGap = kGrid;
constexpr int kGroupGap = 3 * kGrid;
constexpr int kSmallestTile = 15 * kGrid;
constexpr int kWidestTile = 40 * kGrid;
constexpr int kLeastSection = 22 * kGrid;
constexpr int kMostSlips = 4;

class PlayerRow
{
public:
    PlayerRow(const Observation& seen, Seat seat, const Cast& cast, const QRect& room, int line, BoardPlan& plan)
        : m_seen(seen)
        , m_player(seen.players[seat])
        , m_seat(seat)
        , m_cast(cast)
        , m_line(line)
        , m_room(room)
        , m_plan(plan)
    {}

    void lay()
    {
        m_plan.sides.push_back({m_seat, QRect(m_room.topLeft(), QSize(kSideWidth, m_room.height()))});
        m_room.setLeft(m_room.left() + kSideWidth + kPad);
        m_groups = groupsOf(m_seen, m_seat, m_cast);
        measure();
        layPlayerSections();
    }

private:
    std::vector<TableGroup>& of(Section section) { return m_groups[static_cast<std::size_t>(section)]; }

    // --- How large it is --------------------------------------------------------------------------------------------

    // The larger of two ways: all in one line, or the Sites in a line of their own below the Teams.
    void measure()
    {
        for (const auto& section : m_groups)
            for (const TableGroup& group : section)
                for (const TablePile& pile : group.piles)
                    m_slips = std::max(m_slips, std::min(static_cast<int>(pile.slips.size()), kMostSlips));
        const int one = tileWidth(1);
        const int two = hasSites() ? tileWidth(2) : 0;
        m_lines = two > one ? 2 : 1;
        m_tile.setWidth(std::max({kSmallestTile, one, two}));
        m_tile.setHeight(static_cast<int>(m_tile.width() / kFaceProportion));
    }

    bool hasSites() const { return !m_player.sites.empty(); }

    int tileWidth(int lines) const
    {
        int tiles = 0;
        int gaps = 0;
        int sites = 0;
        int siteGaps = 0;
        for (const auto& section : m_groups) {
            gaps += section.empty() ? kLeastSection : 4 * kPad;
            for (const TableGroup& group : section) {
                const bool own = lines == 2 && group.site;
                (own ? sites : tiles) += static_cast<int>(group.piles.size());
                (own ? siteGaps : gaps) += kGroupGap;
            }
        }
        const auto& field = m_groups[static_cast<std::size_t>(Section::Field)];
        int teams = 0;
        for (const TableGroup& group : field)
            teams += group.site ? 0 : static_cast<int>(group.piles.size());
        tiles += lines == 2 ? std::max(0, sites - teams) : 0;
        gaps += lines == 2 && sites > teams ? siteGaps : 0;
        const int height =
            (m_room.height() - captionHeight() - kPad) / lines - captionHeight() - 2 * kGrid - m_slips * slipHeight();
        const int byHeight = static_cast<int>(height * kFaceProportion);
        const int byWidth = tiles > 0 ? (m_room.width() - gaps) / tiles - kTileGap : kWidestTile;
        return std::min({byHeight, byWidth, kWidestTile});
    }

    int captionHeight() const { return m_line + kGrid / 2; }
    int slipHeight() const { return m_line + kGrid + 2; }

    int widthOf(const TableGroup& group) const
    {
        return static_cast<int>(group.piles.size()) * (m_tile.width() + kTileGap) - kTileGap + 2 * kGrid;
    }
    // Of the groups in one line of a Section.
    int widthOf(const std::vector<TableGroup>& groups, int line) const
    {
        int width = 0;
        for (const TableGroup& group : groups)
            width += lineOf(group) == line ? widthOf(group) + kGrid : 0;
        return width;
    }
    int widthOf(const std::vector<TableGroup>& groups) const
    {
        return std::max(kLeastSection, 2 * kPad + std::max(widthOf(groups, 0), widthOf(groups, 1)));
    }
    int lineOf(const TableGroup& group) const { return m_lines == 2 && group.site ? 1 : 0; }
    int lineHeight() const { return captionHeight() + m_tile.height() + m_slips * slipHeight() + kGrid; }

    // --- Where it lies ----------------------------------------------------------------------------------------------

    // The Field takes what room is left: there the game is played. Where there is too little, all give way alike.
    void layPlayerSections()
    {
        std::array<int, kSections> widths{};
        int wanted = (kSections - 1) * kGrid;
        for (int i = 0; i < kSections; ++i)
            wanted += widths[static_cast<std::size_t>(i)] = widthOf(m_groups[static_cast<std::size_t>(i)]);
        const int spare = m_room.width() - wanted;
        if (spare >= 0)
            widths[static_cast<std::size_t>(Section::Field)] += spare;
        else
            for (int& width : widths)
                width = width * (m_room.width() - (kSections - 1) * kGrid) / (wanted - (kSections - 1) * kGrid);
        int x = m_room.left();
        for (int i = 0; i < kSections; ++i) {
            const int width = widths[static_cast<std::size_t>(i)];
            laySection(static_cast<Section>(i), {x, m_room.top(), width, m_room.height()});
            x += width + kGrid;
        }
    }

    void laySection(Section section, const QRect& room)
    {
        m_plan.boxes.push_back({PlannedBox::SectionBox, room, word(section), m_seat, section});
        for (int line = 0; line < m_lines; ++line)
            layLine(section, line, room);
    }

    void layLine(Section section, int line, const QRect& room)
    {
        const int wanted = widthOf(of(section), line);
        const int there = room.width() - 2 * kPad;
        int x = room.left() + kPad;
        const int y = room.top() + captionHeight() + line * (lineHeight() + kGrid);
        for (TableGroup& group : of(section)) {
            if (lineOf(group) != line)
                continue;
            const int width = wanted <= there ? widthOf(group) : widthOf(group) * there / wanted;
            layGroup(group, section, {x, y, width, lineHeight()});
            x += width + kGrid;
        }
    }

    void layGroup(TableGroup& group, Section section, const QRect& room)
    {
        m_plan.boxes.push_back({PlannedBox::TeamBox, room, group.caption, m_seat, section, group.team});
        const int count = static_cast<int>(group.piles.size());
        int step = m_tile.width() + kTileGap;
        const int width = std::min(m_tile.width(), room.width() - 2 * kGrid);
        if (count > 1)
            step = std::min(step, (room.width() - 2 * kGrid - width) / (count - 1));
        int x = room.left() + kGrid;
        for (TablePile& pile : group.piles) {
            layPile(pile, {x, room.top() + captionHeight()}, width);
            x += step;
        }
    }

    void layPile(TablePile& pile, const QPoint& corner, int width)
    {
        pile.main.rect = QRect(corner, QSize(width, static_cast<int>(width / kFaceProportion)));
        m_plan.cards.push_back(pile.main);
        if (pile.slips.empty())
            return;
        int y = pile.main.rect.bottom() + 2;
        const int shown = static_cast<int>(pile.slips.size());
        const int step = shown <= kMostSlips ? slipHeight() : slipHeight() * kMostSlips / shown;
        for (PlannedCard& card : pile.slips) {
            card.rect = QRect(corner.x(), y, width, slipHeight() - 2);
            m_plan.cards.push_back(card);
            y += step;
        }
    }

    const Observation& m_seen;
    const SeenPlayer& m_player;
    Seat m_seat;
    const Cast& m_cast;
    int m_line;
    QRect m_room;
    BoardPlan& m_plan;
    TableGroups m_groups;
    QSize m_tile;
    int m_slips = 0;
    int m_lines = 1;
};

} // namespace

void planPlayer(const Observation& seen, Seat seat, const Cast& cast, const QRect& room, int line, BoardPlan& plan)
{
    PlayerRow(seen, seat, cast, room, line, plan).lay();
}

} // namespace dossier
