// Setting words on a small card: sizes that follow its width, narrow letters, whole lines.
#pragma once

#include "app/theme/theme.h"

#include <QFontMetricsF>
#include <QRectF>
#include <QString>

class QPainter;

namespace dossier {

// Letters of a table's cards. `width` is the card's.
class FaceWords
{
public:
    FaceWords(const Theme& theme, qreal width);

    bool small() const { return m_width < 96 * m_larger; }
    bool large() const { return m_width >= 190 * m_larger; }
    // The usual height of letters there, in units.
    qreal size() const { return m_size; }
    // How much larger than usual the user wants all letters, 1 to 2.
    qreal larger() const { return m_larger; }

    // `units` high, never too small to be read.
    QFont font(qreal units, bool bold = false) const;
    QFont typed(qreal units) const;
    // For the number of a card, narrower where there is no more room.
    QFont ofNumber(const QString& number, qreal room) const;

private:
    const Theme& m_theme;
    qreal m_width;
    qreal m_larger;
    qreal m_size;
};

// The same letters, narrower, so that no word of these is wider than that; not narrower than can be read.
QFont fittedFont(QFont font, const QString& words, qreal width);

// The same letters, as narrow and as small as these words need them to be no wider than that, in one line.
QFont wholeIn(const QFont& font, const QString& words, qreal width);

// The whole words in one line, or the brief ones where fittedFont makes the whole ones no narrower than they would have
// to be; without brief ones the whole ones.
QString noteToFit(const QString& whole, const QString& brief, const QFont& font, qreal width);

// A remark before words of that width: cut first, to a third of the room at the least, for it is by the words that
// things are told apart.
QString remarkBeside(const QString& remark, const QFontMetricsF& metrics, qreal words, qreal room);

// The same letters, narrower where these words would need more lines of that width; not narrower than can be read.
QFont fittedToLines(QFont font, const QString& words, qreal width, int lines);
// Smaller, down to seven tenths, so that the words that paintLines sets in so many lines are no higher than that.
QFont loweredTo(qreal high, QFont font, const QString& words, const QRectF& box, int lines);

// At most `most` whole lines from the top of the box, the last one shortened where there are more. Returns the height
// used; `painter` may be nothing, to measure alone.
qreal paintLines(QPainter* painter, const QRectF& box, const QString& words, const QFont& font, const QColor& colour,
                 int most);

} // namespace dossier
