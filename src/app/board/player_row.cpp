#include "app/board/player_row.h"

#include "app/board/table_groups.h"
#include "app/theme/theme.h"
#include "wording/play/play_words.h"
#include "wording/play/player_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace dossier {

namespace {

constexpr int kPad = 2 * kGrid;
constexpr int kTileGap = 2 * kGrid;
constexpr int kGroupGap = 4 * kGrid;
constexpr int kReadableLines = 6; // a card so many lines wide holds a name and a skill in a line each
constexpr int kBacks = 3 * kGrid; // as far as face-down cards look out from behind their Site

// What room the Sections have, in percent: Bureau, Field, Hospital.
using Shares = std::array<int, kSections>;
constexpr Shares kWaiting{56, 28, 16};
constexpr Shares kActing{36, 48, 16};

// A card in a place, with what lies beside it.
struct Laid
{
    TablePile* pile = nullptr;
    int x = 0;      // from the left of the place, if there is room enough
    int beside = 0; // width of the lines beside it
};

class PlayerRow
{
    Q_DECLARE_TR_FUNCTIONS(PlayerRow)

public:
    PlayerRow(const Observation& seen, Seat seat, const PlayerNames& cast, const BoardMeasures& measures,
              BoardPlan& plan)
        : m_seen(seen)
        , m_pool(cast.pool)
        , m_seat(seat)
        , m_measures(measures)
        , m_plan(plan)
        , m_groups(groupsOf(seen, seat, cast, plan.fight))
    {}

    void lay(const QRect& room)
    {
        const bool own = m_seat == m_seen.self;
        m_plan.sides.push_back({m_seat, QRect(room.topLeft(), QSize(m_measures.plate, room.height()))});
        const QRect places = room.adjusted(m_measures.plate + kPad, 0, 0, 0);
        if (!own || m_measures.ownInOneRow)
            return layInRow(places, own ? m_measures.bureau : m_measures.above,
                            m_seen.active == m_seat ? kActing : kWaiting);
        const int high = m_measures.caption + cardHeight(m_measures.field) + kPad;
        const QRect below = places.adjusted(0, high + kGrid + 2, 0, 0);
        m_width = m_measures.field;
        layPlace(Section::Field, QRect(places.topLeft(), QSize(places.width(), high)));
        m_width = m_measures.bureau;
        const int there = places.width() - kGrid;
        const int hospital = std::max(
            there * 30 / 100, std::min(there * 60 / 100, widthOf(inLine(Section::Hospital, m_width)) + 2 * kPad));
        layPlace(Section::Bureau, QRect(below.topLeft(), QSize(there - hospital, below.height())));
        layPlace(Section::Hospital, below.adjusted(there - hospital + kGrid, 0, 0, 0));
    }

private:
    std::vector<TableGroup>& of(Section section) { return m_groups[static_cast<std::size_t>(section)]; }

    void layInRow(const QRect& places, int width, const Shares& shares)
    {
        m_width = width;
        const std::array<int, kSections> widths = shared(places.width() - 2 * kGrid, shares);
        int x = places.left();
        for (int i = 0; i < kSections; ++i) {
            const int wide = widths[static_cast<std::size_t>(i)];
            layPlace(static_cast<Section>(i), {x, places.top(), wide, places.height()});
            x += wide + kGrid;
        }
    }

    // Each its share; one that is too full has what the others do not need.
    std::array<int, kSections> shared(int there, const Shares& shares)
    {
        std::array<int, kSections> widths{};
        std::array<int, kSections> spare{};
        int missing = 0;
        int allSpare = 0;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            widths[i] = there * shares[i] / 100;
            const auto section = static_cast<Section>(i);
            // Where cards are small, an empty place has its name in it and no more.
            const bool narrow = of(section).empty() && m_width < m_measures.line * kReadableLines;
            const int needed =
                std::max(widthOf(inLine(section, m_width * 3 / 4)) + 2 * kPad, (narrow ? 5 : 8) * m_measures.line);
            spare[i] = widths[i] - needed;
            (spare[i] < 0 ? missing : allSpare) += std::abs(spare[i]);
        }
        const int moved = std::min(missing, allSpare);
        if (moved == 0)
            return widths;
        for (std::size_t i = 0; i < widths.size(); ++i)
            widths[i] += spare[i] < 0 ? -spare[i] * moved / missing : -spare[i] * moved / allSpare;
        return widths;
    }

    QString invitation(Section section) const
    {
        return section == Section::Field ? tr("no Site, no Team") : tr("nobody");
    }

    void layPlace(Section section, const QRect& place)
    {
        PlannedBox box{PlannedBox::SectionBox, place, word(section), m_seat, section};
        if (of(section).empty())
            box.invitation = invitation(section);
        m_plan.boxes.push_back(box);
        const int there = place.width() - 2 * kPad;
        m_high = cardHeight(m_width);
        const int usual = std::exchange(m_width, widened(section, there));
        layInPlace(section, place, there);
        m_width = usual;
    }

    // Small cards take the room that is left beside them: their names and skills need it.
    int widened(Section section, int there)
    {
        const int readable = m_measures.line * kReadableLines;
        if (m_width >= readable || of(section).empty())
            return m_width;
        const std::vector<Laid> laid = inLine(section, m_width * 3 / 4);
        const bool besides = std::ranges::any_of(laid, [](const Laid& each) { return each.beside > 0; });
        const int share = (there - widthOf(laid)) / static_cast<int>(laid.size());
        return besides ? m_width : std::clamp(m_width + share, m_width, readable);
    }

    // Cards lie side by side; where there are too many the lines beside them get shorter, then they lie over one
    // another, all alike.
    void layInPlace(Section section, const QRect& place, int there)
    {
        int beside = m_width * 3 / 4;
        std::vector<Laid> laid = inLine(section, beside);
        // One's own cards below are known by their names alone; large letters stand on small cards.
        const int least = std::min((knowsHidden(laid) ? 6 : 2) * m_measures.line, beside);
        int needed = widthOf(laid);
        if (const auto lines =
                std::count_if(laid.begin(), laid.end(), [](const Laid& each) { return each.beside > 0; });
            needed > there && lines > 0) {
            beside = std::clamp(beside - (needed - there) / static_cast<int>(lines) - 1, least, beside);
            laid = inLine(section, beside);
            needed = widthOf(laid);
        } else if (lines > 0) { // names stand in full where there is room
            const int wide = std::min((there - needed) / static_cast<int>(lines) + beside, 14 * m_measures.line);
            beside = std::max(beside, std::min(wide, widthOfNames(laid)));
            laid = inLine(section, beside);
            needed = widthOf(laid);
        }
        if (needed > there && laid.size() > 1)
            pushTogether(laid, there - m_width - laid.back().beside);
        if (section == Section::Field && m_seat == m_seen.self)
            m_plan.freeField = place.adjusted(laid.empty() ? kPad : std::min(needed, there) + kPad + kGroupGap,
                                              m_measures.caption, -kPad, -kPad);
        layCards(section, place, laid);
    }

    // So that the last one begins there. Cards lie over those before them, but not over what lies beside these, as long
    // as enough is left of the others to be told by.
    static void pushTogether(std::vector<Laid>& laid, int end)
    {
        constexpr int kLeast = 35; // percent of a step
        int kept = 0;
        for (std::size_t i = 0; i + 1 < laid.size(); ++i)
            kept += laid[i].beside > 0 ? laid[i + 1].x - laid[i].x : 0;
        const int all = laid.back().x;
        const bool keeps = all > kept && (end - kept) * 100 >= kLeast * (all - kept);
        const int from = keeps ? std::max(1, all - kept) : std::max(1, all);
        const int to = std::max(1, keeps ? end - kept : end);
        int full = 0;
        int before = laid.front().x;
        for (std::size_t i = 1; i < laid.size(); ++i) {
            const int step = laid[i].x - before;
            before = laid[i].x;
            full += keeps && laid[i - 1].beside > 0 ? step : 0;
            laid[i].x = full + (before - full) * to / from;
        }
    }

    // About what the longest name on the lines beside these cards needs, its mark and tokens included.
    int widthOfNames(const std::vector<Laid>& laid) const
    {
        constexpr std::size_t kLeast = 10; // "3 face down"
        std::size_t letters = kLeast;
        for (const Laid& each : laid)
            for (const PlannedCard& slip : each.pile->slips)
                if (slip.card)
                    letters = std::max(letters, m_pool[*slip.card].title.size());
        return (static_cast<int>(letters) + 6) * m_measures.line / 2;
    }

    static bool knowsHidden(const std::vector<Laid>& laid)
    {
        return std::ranges::any_of(laid, [](const Laid& each) {
            return std::ranges::any_of(each.pile->slips,
                                       [](const PlannedCard& slip) { return slip.card && slip.faceDown; });
        });
    }

    std::vector<Laid> inLine(Section section, int beside)
    {
        std::vector<Laid> laid;
        int x = 0;
        for (TableGroup& group : of(section)) {
            for (TablePile& pile : group.piles) {
                const int backs = pile.hidden > 0 ? kBacks : 0;
                laid.push_back({&pile, x, pile.slips.empty() ? 0 : beside + backs});
                x += m_width + laid.back().beside + kTileGap;
            }
            x += kGroupGap - kTileGap;
        }
        return laid;
    }

    int widthOf(const std::vector<Laid>& laid) const
    {
        return laid.empty() ? 0 : laid.back().x + m_width + laid.back().beside;
    }

    void layCards(Section section, const QRect& place, const std::vector<Laid>& laid)
    {
        const QPoint corner(place.left() + kPad, place.top() + m_measures.caption);
        const int high = m_high;
        std::size_t next = 0;
        for (const TableGroup& group : of(section)) {
            const std::size_t first = next;
            next += group.piles.size();
            const Laid& last = laid[next - 1];
            const int right = next < laid.size() ? std::min(last.x + m_width + last.beside, laid[next].x - kGrid)
                                                 : last.x + m_width + last.beside;
            const QRect frame(corner.x() + laid[first].x - kGrid, corner.y() - 2, right - laid[first].x + 2 * kGrid,
                              high + kGrid);
            PlannedBox box{PlannedBox::TeamBox, frame, group.caption, m_seat, section, group.team};
            box.first = first == 0;
            m_plan.boxes.push_back(box);
        }
        for (std::size_t i = 0; i < laid.size(); ++i) {
            const int room = i + 1 < laid.size() ? laid[i + 1].x - laid[i].x : m_width + laid[i].beside;
            layPile(*laid[i].pile, {corner.x() + laid[i].x, corner.y(), m_width, high}, room, laid[i].beside);
        }
    }

    void layPile(TablePile& pile, const QRect& place, int room, int beside)
    {
        pile.main.rect = place;
        pile.main.shown = room < m_width ? room : 0;
        if (pile.hidden > 0)
            m_plan.backs.push_back({place, pile.hidden});
        m_plan.cards.push_back(pile.main);
        const int slip = m_measures.line + kGrid + 2;
        const int count = static_cast<int>(pile.slips.size());
        const int top = pile.hidden > 0 ? m_measures.line : 0;
        const int step = count > 1 ? std::min(slip + 2, (place.height() - top - slip) / (count - 1)) : slip;
        const int left = place.right() + 1 + (pile.hidden > 0 ? kBacks : 1);
        int y = place.top() + top;
        for (PlannedCard& card : pile.slips) {
            card.rect = QRect(left, y, std::max(m_measures.line, place.right() + 1 + beside - left), slip);
            m_plan.cards.push_back(card);
            y += step;
        }
    }

    const Observation& m_seen;
    const CardPool& m_pool;
    Seat m_seat;
    const BoardMeasures& m_measures;
    BoardPlan& m_plan;
    TableGroups m_groups;
    int m_width = 0;
    int m_high = 0;
};

} // namespace

void planPlayer(const Observation& seen, Seat seat, const PlayerNames& cast, const QRect& room,
                const BoardMeasures& measures, BoardPlan& plan)
{
    PlayerRow(seen, seat, cast, measures, plan).lay(room);
}

} // namespace dossier
