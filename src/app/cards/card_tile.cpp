#include "app/cards/card_tile.h"

#include "app/card_face/card_face.h"
#include "app/theme/appearance.h"
#include "app/theme/drawn.h"
#include "app/widgets/desk.h"
#include "app/widgets/row_look.h"
#include "box/game_data.h"
#include "desk/deck_words.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "desk/pictures/card_pictures.h"
#include "desk/plain_tip.h"
#include "wording/card_text/card_text.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kMargin = 2 * kGrid;
constexpr int kWholeFaceFrom = 220; // width from which everything on a face can be read
constexpr int kDrawnKb = 16 * 1024;

// One count in a pill; answers where the next one begins.
int paintPill(QPainter& painter, const QRect& room, const QString& words, const QColor& fill, const QColor& ink)
{
    const int width = std::min(painter.fontMetrics().horizontalAdvance(words) + 3 * kGrid, room.width());
    const QRectF pill(room.left(), room.top(), width, room.height());
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    painter.setPen(ink);
    painter.drawText(pill, Qt::AlignCenter, words);
    return room.left() + width + kGrid;
}

} // namespace

CardTileDelegate::CardTileDelegate(const Desk& desk, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_desk(desk)
    , m_drawn(kDrawnKb)
{
    connect(&desk.appearance, &Appearance::changed, this, [this] { m_drawn.clear(); });
}

void CardTileDelegate::setTileWidth(int width)
{
    if (width == m_width)
        return;
    m_width = width;
    m_drawn.clear();
}

void CardTileDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto card = static_cast<CardIndex>(index.data(kCardRole).toInt());
    const Theme& theme = m_desk.appearance.theme();
    const QRect box = option.rect.adjusted(kMargin, kMargin, -kMargin, -kMargin - countsHeight());
    const QRect tile = faceIn(QRectF(box)).toRect();
    const qreal ratio = painter->device()->devicePixelRatioF();
    painter->save();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (const QPixmap picture = m_desk.pictures.picture(card, tile.width(), ratio); !picture.isNull())
        paintPicture(*painter, tile, picture);
    else
        painter->drawPixmap(tile.topLeft(), face(card, tile.size(), ratio));
    paintCounts(*painter, {tile.left(), tile.bottom() + kGrid, tile.width(), countsHeight() - kGrid}, card, theme);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (selected || option.state.testFlag(QStyle::State_MouseOver)) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(selected ? theme.mark : theme.line, selected ? 3 : 2));
        painter->drawRoundedRect(QRectF(tile).adjusted(-3, -3, 3, 3), 2 * kGrid, 2 * kGrid);
    }
    painter->restore();
}

QSize CardTileDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    const int height = qRound(m_width / kFaceProportion);
    return {m_width + 2 * kMargin, height + 2 * kMargin + countsHeight()};
}

int CardTileDelegate::countsHeight() const
{
    return QFontMetrics(m_desk.appearance.theme().small).height() + kGrid / 2 + kGrid;
}

QPixmap CardTileDelegate::face(CardIndex card, const QSize& size, qreal ratio) const
{
    const quint64 key = static_cast<quint64>(card) << 32U | static_cast<quint32>(size.width() * ratio);
    if (const QPixmap* known = m_drawn.object(key))
        return *known;
    const QPixmap drawn = drawnPixmap(size, ratio, [&](QPainter& painter) {
        paintCardFace(painter, QRectF(QPointF(0, 0), size), m_desk.box.cards[card], m_desk.texts.text(card),
                      m_desk.appearance.theme(), size.width() >= kWholeFaceFrom ? CardDetail::Whole : CardDetail::Tile);
    });
    m_drawn.insert(key, new QPixmap(drawn), drawn.width() * drawn.height() * 4 / 1024 + 1);
    return drawn;
}

QStringList CardTileDelegate::counts(CardIndex card) const
{
    const int owned = m_desk.owned.copies(card);
    const int inDeck = copiesIn(m_desk.openDeck.deck(), card);
    return {owned > 0 ? tr("%1 owned").arg(owned) : QString(), inDeck > 0 ? tr("%1 in deck").arg(inDeck) : QString()};
}

void CardTileDelegate::paintCounts(QPainter& painter, const QRect& place, CardIndex card, const Theme& theme) const
{
    painter.setFont(theme.small);
    QStringList words = counts(card);
    // A small card has no room for words; its tip says them.
    if (painter.fontMetrics().horizontalAdvance(words.join(QString())) + 7 * kGrid > place.width())
        for (QString& each : words)
            each = each.section(QLatin1Char(' '), 0, 0);
    QRect room = place;
    if (!words[0].isEmpty())
        room.setLeft(paintPill(painter, room, words[0], theme.selection, theme.ink));
    if (!words[1].isEmpty())
        paintPill(painter, room, words[1], theme.mark, theme.onMark);
}

bool CardTileDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                                 const QModelIndex& index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    const auto card = static_cast<CardIndex>(index.data(kCardRole).toInt());
    QStringList words = counts(card);
    words.removeAll(QString());
    words.prepend(QString::fromStdString(m_desk.box.cards[card].title));
    QToolTip::showText(event->globalPos(), plainTip(words.join(QStringLiteral(" · "))), view);
    return true;
}

} // namespace dossier
