#include "app/stage/answer_leaf.h"

#include "app/board/table_face.h"
#include "app/card_face/card_face.h"
#include "app/card_face/card_ground.h"
#include "app/theme/marks.h"
#include "app/theme/typed.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace dossier {

namespace {

// The typewriter face in this height at most, and no wider than the room.
QFont fitting(const Theme& theme, const QString& words, qreal width, qreal pixels)
{
    QFont font = theme.typewriter;
    font.setBold(true);
    font.setPixelSize(std::max(8, static_cast<int>(pixels)));
    const qreal wide = QFontMetricsF(font).horizontalAdvance(words);
    if (wide > width)
        font.setPixelSize(std::max(8, static_cast<int>(pixels * width / wide)));
    return font;
}

qreal leftHeight(const QFont& font, const QString& words, qreal width)
{
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10'000), Qt::TextWordWrap, words).height();
}

QFont leftFont(const Theme& theme, const QString& words, qreal width, qreal room)
{
    QFont font = theme.text;
    constexpr int kLeast = 65;
    for (int percent = 100; percent >= kLeast; percent -= 5) {
        font.setPointSizeF(theme.text.pointSizeF() * percent / 100);
        if (leftHeight(font, words, width) <= room)
            break;
    }
    return font;
}

// Its width goes to nothing and comes back with the other side.
void paintTurning(QPainter& painter, const QRectF& place, const AnswerLeaf& leaf, qreal turned, const Theme& theme)
{
    const qreal share = std::abs(2 * turned - 1);
    if (share < 0.02)
        return;
    painter.save();
    painter.translate(place.center().x(), 0);
    painter.scale(share, 1);
    painter.translate(-place.center().x(), 0);
    if (turned < 0.5)
        paintCardBack(painter, place, theme);
    else
        paintTableFace(painter, place, *leaf.card, leaf.cardText, theme);
    painter.restore();
}

void paintWord(QPainter& painter, const QRectF& box, const AnswerLeaf& leaf, const Theme& theme)
{
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(theme.sheet);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    const QFont font = fitting(theme, leaf.word, box.width() * 0.86, box.height() * 0.78);
    paintTyped(painter, box, Qt::AlignHCenter, leaf.word, font, leaf.good ? theme.good : theme.ink);
}

} // namespace

void paintAnswerLeaf(QPainter& painter, const QRectF& rect, const AnswerLeaf& leaf, qreal turned, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal high = rect.height();
    const auto band = [&](qreal from, qreal to) {
        return QRectF(rect.left(), rect.top() + high * from, rect.width(), high * (to - from));
    };
    const qreal line = QFontMetricsF(theme.text).height();
    if (leaf.emblem) {
        const qreal side = std::min(high * 0.11, 40.0);
        const QRectF top = band(0.03, 0.14);
        paintEmblem(painter, {top.center().x() - side / 2, top.center().y() - side / 2, side, side}, *leaf.emblem,
                    theme.of(CardType::Site));
    }
    painter.setFont(theme.text);
    painter.setPen(theme.manilaInk);
    painter.drawText(leaf.emblem ? band(0.15, 0.22) : band(0.03, 0.12), Qt::AlignCenter | Qt::TextDontClip,
                     painter.fontMetrics().elidedText(leaf.who, Qt::ElideRight, static_cast<int>(rect.width())));
    const QRectF question = leaf.emblem ? band(0.23, 0.35) : band(0.12, 0.22);
    const QFont font = fitting(theme, leaf.asked, rect.width() - 4 * kGrid, std::min(question.height(), line * 1.7));
    paintTyped(painter, question, Qt::AlignHCenter, leaf.asked, font, theme.ink);
    // What is left is said whole: it may take room from the word, which is large, and be set smaller.
    const qreal across = rect.width() - 4 * kGrid;
    const QFont said = leftFont(theme, leaf.left, across, high * 0.42 - line * 0.4);
    const qreal words = std::max(std::min(high * 0.3, 4.2 * line), leftHeight(said, leaf.left, across) + line * 0.4);
    const qreal top = question.bottom() + high * 0.03;
    QRectF answer(rect.left(), top, rect.width(), rect.bottom() - words - top);
    if (leaf.card) {
        const qreal width = std::min(answer.height() * kFaceProportion, rect.width() / 2.5);
        const qreal height = width / kFaceProportion;
        const qreal word = std::min(rect.width() - width - 9 * kGrid, 1.4 * height);
        const qreal left = rect.center().x() - (width + word + 4 * kGrid) / 2;
        paintTurning(painter, {left, answer.center().y() - height / 2, width, height}, leaf, turned, theme);
        if (turned >= 0.5)
            paintWord(
                painter,
                {left + width + 4 * kGrid, answer.center().y() - height * 0.3, word, std::min(height * 0.6, word)},
                leaf, theme);
    } else {
        const qreal width = std::min(rect.width() * 0.72, 1.75 * answer.height());
        answer.setLeft(rect.center().x() - width / 2);
        answer.setWidth(width);
        paintWord(painter, answer, leaf, theme);
    }
    painter.setFont(said);
    painter.setPen(theme.manilaInk);
    const QRectF below(rect.left() + 2 * kGrid, rect.bottom() - words + line * 0.4, across, words - line * 0.4);
    painter.drawText(below, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, leaf.left);
    painter.restore();
}

} // namespace dossier
