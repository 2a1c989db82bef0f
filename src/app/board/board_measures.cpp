#include "app/board/board_measures.h"

#include "app/card_face/card_face.h"
#include "app/theme/theme.h"

#include <algorithm>
#include <cmath>

namespace dossier {

namespace {

// Widths in a window of 1280 x 800, where the board has about 964 x 670.
constexpr int kAbove = 84;
constexpr int kField = 104;
constexpr int kBureau = 84;
constexpr int kHand = 102;
constexpr qreal kUsualWidth = 964;
// Where everybody has cards of at least this size, everybody has; below it who does not act has a strip, and cards are
// no larger than this: so none ever gets smaller in a larger window.
constexpr qreal kEverybodyFrom = 1.16;
// Where even so cards would be smaller than this, nobody above has a row and the observer has one. Again they are no
// larger before there is more; the same with lower strips, where there is still less.
constexpr qreal kRowsFrom = 0.7;
constexpr qreal kHighStripsFrom = 0.6;
constexpr int kGap = kGrid + 2;
constexpr int kHandAir = 5 * kGrid; // for a card that comes up, and those that lean
constexpr qreal kSmallest = 0.4;
// So many lines the case in the middle has, if the strips above it, and then the hand below it, can spare them.
constexpr int kStageLines = 16;
constexpr int kHandGives = 30; // percent of its height, at most

// Which places there are, before anything is measured.
struct Arrangement
{
    std::vector<bool> strips{}; // by the distance of the seat, from 1
    bool ownInOneRow = false;

    bool operator==(const Arrangement&) const = default;
};

class Measuring
{
public:
    Measuring(const Observation& seen, const QSize& size, int line)
        : m_seen(seen)
        , m_size(size)
    {
        m_measures.line = line;
        m_measures.caption = line + 6;
        m_measures.plate = std::clamp(static_cast<int>(size.width() * 0.115), line * 21 / 2, line * 22);
    }

    BoardMeasures measure(bool folded)
    {
        Arrangement chosen = arrangement(false);
        qreal high = scale(chosen);
        if (const Arrangement little = arrangement(true); chosen != little && high < kEverybodyFrom) {
            chosen = little;
            high = std::min(scale(little), kEverybodyFrom);
        }
        high = tightened(chosen, high);
        m_scale = std::max(kSmallest, high);
        const int highestHand = cardHeight(width(kHand));
        m_scale = std::max(kSmallest, std::min(high, 1.3 * m_size.width() / kUsualWidth));
        m_measures.above = width(kAbove);
        m_measures.field = width(kField);
        m_measures.bureau = width(kBureau);
        m_measures.hand = width(kHand);
        m_measures.ownInOneRow = chosen.ownInOneRow;
        const int hand = cardHeight(m_measures.hand) + kHandAir;
        m_measures.handRoom = {0, m_size.height() - hand, m_size.width(), hand};
        if (folded)
            chosen.strips.assign(chosen.strips.size(), true);
        lay(chosen);
        const int given = folded ? giveStageRoom(chosen) : 0;
        m_measures.sure = m_measures.own.height() - highestHand + given + cardHeight(m_measures.hand);
        return m_measures;
    }

private:
    bool othersTurn() const { return m_seen.active != m_seen.self; }

    // The row is for who acts, where there is not one for everybody.
    Arrangement arrangement(bool little) const
    {
        const int seats = static_cast<int>(m_seen.players.size());
        Arrangement found;
        const bool scarce = little || seats > 2;
        for (int distance = 1; distance < seats; ++distance)
            found.strips.push_back(scarce && (m_seen.self + distance) % seats != m_seen.active);
        found.ownInOneRow = scarce && othersTurn();
        return found;
    }

    // What a very small window, or very large letters, leave.
    qreal tightened(Arrangement& chosen, qreal high)
    {
        if (high < kRowsFrom) {
            chosen.strips.assign(chosen.strips.size(), true);
            chosen.ownInOneRow = true;
            high = std::min(scale(chosen), kRowsFrom);
        }
        if (high < kHighStripsFrom) {
            m_stripGives = m_measures.line;
            high = std::min(scale(chosen), kHighStripsFrom);
        }
        return high;
    }

    // Answers by how much the hand has become lower.
    int giveStageRoom(const Arrangement& chosen)
    {
        const int missing = kStageLines * m_measures.line - m_measures.own.height();
        const int strips = static_cast<int>(chosen.strips.size());
        if (missing <= 0)
            return 0;
        m_stripGives = std::max(m_stripGives, std::min(m_measures.line, (missing + strips - 1) / strips));
        const int before = cardHeight(m_measures.hand);
        const int wanted = before - std::clamp(missing - strips * m_stripGives, 0, before * kHandGives / 100);
        while (cardHeight(m_measures.hand) > wanted)
            --m_measures.hand;
        const int hand = cardHeight(m_measures.hand) + kHandAir;
        m_measures.handRoom = {0, m_size.height() - hand, m_size.width(), hand};
        m_measures.players.clear();
        lay(chosen);
        return before - cardHeight(m_measures.hand);
    }

    int rowHead() const { return m_measures.caption + 2 * kGrid; }
    int stripHeight() const { return 2 * m_measures.line + 3 * kGrid - m_stripGives; }
    int recapHeight() const { return m_measures.line + 3 * kGrid; }
    int width(int usual) const { return static_cast<int>(usual * m_scale); }

    // By how much more than usual the height lets cards be enlarged.
    qreal scale(const Arrangement& arranged) const
    {
        int heads = recapHeight() + kHandAir + kGap;
        int cards = cardHeight(kHand);
        for (const bool strip : arranged.strips) {
            heads += (strip ? stripHeight() : rowHead()) + kGap;
            cards += strip ? 0 : cardHeight(kAbove);
        }
        heads += (rowHead() + kGap) * (arranged.ownInOneRow ? 1 : 2);
        cards += arranged.ownInOneRow ? cardHeight(kBureau) : cardHeight(kField) + cardHeight(kBureau);
        return (m_size.height() - heads) / static_cast<qreal>(cards);
    }

    void lay(const Arrangement& arranged)
    {
        const int seats = static_cast<int>(m_seen.players.size());
        int y = 0;
        for (int distance = 1; distance < seats; ++distance) {
            const bool strip = arranged.strips[static_cast<std::size_t>(distance) - 1];
            const int high = strip ? stripHeight() : rowHead() + cardHeight(m_measures.above);
            const auto seat = static_cast<Seat>((m_seen.self + distance) % seats);
            m_measures.players.push_back({seat, {0, y, m_size.width(), high}, strip});
            y += high + kGap;
        }
        m_measures.recap = {0, y, m_size.width(), recapHeight()};
        y += recapHeight() + kGap;
        m_measures.own = {0, y, m_size.width(), std::max(0, m_measures.handRoom.top() - kGap - y)};
    }

    const Observation& m_seen;
    QSize m_size;
    qreal m_scale = 1;
    int m_stripGives = 0; // to what lies below them
    BoardMeasures m_measures;
};

} // namespace

int cardHeight(int width)
{
    return static_cast<int>(std::ceil(width / kFaceProportion));
}

BoardMeasures measureBoard(const Observation& seen, const QSize& size, int line, bool folded)
{
    return Measuring(seen, size, line).measure(folded);
}

} // namespace dossier
