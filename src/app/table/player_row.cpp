#include "app/table/player_row.h"

#include "app/card_face/card_face.h"
#include "app/theme/theme.h"
#include "wording/event_text.h"
#include "wording/play_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>

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

// A card with what lies under it or on it.
struct Pile
{
    PlannedCard main;
    std::vector<PlannedCard> slips;
};

// What stands together under one caption: a Team, a Site.
struct Group
{
    QString caption;
    std::uint8_t team = kNoTeam;
    bool site = false;
    std::vector<Pile> piles{};
};

class PlayerRow
{
    Q_DECLARE_TR_FUNCTIONS(PlayerRow)

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
        gather();
        measure();
        layPlayerSections();
    }

private:
    std::vector<Group>& of(Section section) { return m_groups[static_cast<std::size_t>(section)]; }

    // --- What there is ----------------------------------------------------------------------------------------------

    void gather()
    {
        std::map<std::pair<Section, std::uint8_t>, Group> teams;
        for (const SeenAgent& agent : m_player.agents) {
            Group& team = teams[{agent.section, agent.team}];
            team.team = agent.team;
            if (agent.team != kNoTeam && agent.section != Section::Hospital)
                team.caption = tr("Team %1").arg(agent.team + 1);
            team.piles.push_back(pileOf(agent));
        }
        for (auto& [key, team] : teams)
            of(key.first).push_back(std::move(team));
        for (const SeenSite& site : m_player.sites)
            of(Section::Field).push_back(groupOf(site));
        gatherOthers();
    }

    // Resources, used Witnesses, Adversaries that fight.
    void gatherOthers()
    {
        Group lying;
        lying.caption = tr("In use");
        for (const SeenCard& card : m_player.table) {
            Pile pile{.main = {.ref = card.ref, .card = card.card}, .slips = {}};
            pile.main.tokens = card.tokens;
            for (const SeenFighter& foe : m_seen.foes)
                if (foe.card.ref == card.ref)
                    pile.main.damage = foe.damage;
            lying.piles.push_back(std::move(pile));
        }
        if (!lying.piles.empty())
            of(Section::Bureau).push_back(std::move(lying));
        gatherAbsent();
    }

    // Agents in training, and abducted ones: beside the Hospital, with what keeps them.
    void gatherAbsent()
    {
        Group away;
        away.caption = tr("Away");
        for (const SeenAbsent& agent : m_player.absent) {
            Pile pile{.main = {.ref = agent.ref, .card = agent.card}, .slips = {}};
            pile.main.note = agent.above >= 0 ? tr("under %n card(s)", nullptr, agent.above)
                                              : tr("%n turn(s)", nullptr, agent.turns);
            away.piles.push_back(std::move(pile));
        }
        if (!away.piles.empty())
            of(Section::Hospital).push_back(std::move(away));
    }

    static Pile pileOf(const SeenAgent& agent)
    {
        Pile pile{.main = {.ref = agent.ref, .card = agent.card}, .slips = {}};
        pile.main.damage = agent.damage;
        pile.main.health = agent.health;
        pile.main.tokens = agent.tokens;
        for (const SeenCard& card : agent.equipment)
            pile.slips.push_back(slip(card, false));
        return pile;
    }

    static PlannedCard slip(const SeenCard& card, bool faceDown)
    {
        PlannedCard planned{.ref = card.ref, .card = card.card};
        planned.look = PlannedCard::Slip;
        planned.tokens = card.tokens;
        planned.faceDown = faceDown;
        return planned;
    }

    Group groupOf(const SeenSite& site) const
    {
        Group group;
        group.site = true;
        if (m_seen.players.size() > 2)
            group.caption = tr("→ %1", "a Site and at whom it is directed").arg(m_cast.name(site.directed));
        Pile pile{.main = {.ref = site.ref, .card = site.card}, .slips = {}};
        if (site.team != kNoTeam)
            pile.main.note = tr("Team %1").arg(site.team + 1);
        for (const SeenCard& card : site.open)
            pile.slips.push_back(slip(card, false));
        for (const SeenCard& card : site.own)
            pile.slips.push_back(slip(card, true));
        for (std::size_t owner = 0; owner < m_seen.players.size(); ++owner)
            if (owner != m_seen.self && site.faceDown[owner] > 0) {
                PlannedCard hidden;
                hidden.look = PlannedCard::Slip;
                hidden.faceDown = true;
                hidden.count = site.faceDown[owner];
                pile.slips.push_back(hidden);
            }
        group.piles.push_back(std::move(pile));
        return group;
    }

    // --- How large it is --------------------------------------------------------------------------------------------

    // The larger of two ways: all in one line, or the Sites in a line of their own below the Teams.
    void measure()
    {
        for (const auto& section : m_groups)
            for (const Group& group : section)
                for (const Pile& pile : group.piles)
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
            for (const Group& group : section) {
                const bool own = lines == 2 && group.site;
                (own ? sites : tiles) += static_cast<int>(group.piles.size());
                (own ? siteGaps : gaps) += kGroupGap;
            }
        }
        const auto& field = m_groups[static_cast<std::size_t>(Section::Field)];
        int teams = 0;
        for (const Group& group : field)
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

    int widthOf(const Group& group) const
    {
        return static_cast<int>(group.piles.size()) * (m_tile.width() + kTileGap) - kTileGap + 2 * kGrid;
    }
    // Of the groups in one line of a Section.
    int widthOf(const std::vector<Group>& groups, int line) const
    {
        int width = 0;
        for (const Group& group : groups)
            width += lineOf(group) == line ? widthOf(group) + kGrid : 0;
        return width;
    }
    int widthOf(const std::vector<Group>& groups) const
    {
        return std::max(kLeastSection, 2 * kPad + std::max(widthOf(groups, 0), widthOf(groups, 1)));
    }
    int lineOf(const Group& group) const { return m_lines == 2 && group.site ? 1 : 0; }
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
        for (Group& group : of(section)) {
            if (lineOf(group) != line)
                continue;
            const int width = wanted <= there ? widthOf(group) : widthOf(group) * there / wanted;
            layGroup(group, section, {x, y, width, lineHeight()});
            x += width + kGrid;
        }
    }

    void layGroup(Group& group, Section section, const QRect& room)
    {
        m_plan.boxes.push_back({PlannedBox::TeamBox, room, group.caption, m_seat, section, group.team});
        const int count = static_cast<int>(group.piles.size());
        int step = m_tile.width() + kTileGap;
        const int width = std::min(m_tile.width(), room.width() - 2 * kGrid);
        if (count > 1)
            step = std::min(step, (room.width() - 2 * kGrid - width) / (count - 1));
        int x = room.left() + kGrid;
        for (Pile& pile : group.piles) {
            layPile(pile, {x, room.top() + captionHeight()}, width);
            x += step;
        }
    }

    void layPile(Pile& pile, const QPoint& corner, int width)
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
    std::array<std::vector<Group>, kSections> m_groups;
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
