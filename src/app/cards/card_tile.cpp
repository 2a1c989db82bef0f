#include "app/cards/card_tile.h"

#include "app/card_face/card_face.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_row.h"
#include "app/widgets/desk.h"
#include "desk/deck_words.h"
#include "desk/game_box.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "desk/pictures/card_pictures.h"
#include "wording/card_text/card_text.h"

#include <QPainter>
#include <QPainterPath>

namespace dossier {

namespace {

constexpr int kMargin = 2 * kGrid;
constexpr int kWholeFaceFrom = 220; // width from which everything on a face can be read
constexpr int kDrawnKb = 16 * 1024;

// One count in a pill; returns where the next one ends.
int paintPill(QPainter& painter, int right, int bottom, const QString& words, const QColor& fill, const QColor& ink)
{
    const int width = painter.fontMetrics().horizontalAdvance(words) + 3 * kGrid;
    const int height = painter.fontMetrics().height() + kGrid / 2;
    const QRectF pill(right - width, bottom - height, width, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(pill, height / 2.0, height / 2.0);
    painter.setPen(ink);
    painter.drawText(pill, Qt::AlignCenter, words);
    return right - width - kGrid;
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
    const QRect box = option.rect.adjusted(kMargin, kMargin, -kMargin, -kMargin);
    const QRect tile = faceIn(QRectF(box)).toRect();
    const qreal ratio = painter->device()->devicePixelRatioF();
    painter->save();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (const QPixmap picture = m_desk.pictures.picture(card, tile.width(), ratio); !picture.isNull())
        paintPicture(*painter, tile, picture);
    else
        painter->drawPixmap(tile.topLeft(), face(card, tile.size(), ratio));
    paintCounts(*painter, tile, card, theme);
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
    const int height = static_cast<int>(m_width / kFaceProportion + 0.5);
    return {m_width + 2 * kMargin, height + 2 * kMargin};
}

QPixmap CardTileDelegate::face(CardIndex card, const QSize& size, qreal ratio) const
{
    const quint64 key = static_cast<quint64>(card) << 32U | static_cast<quint32>(size.width() * ratio);
    if (const QPixmap* known = m_drawn.object(key))
        return *known;
    QPixmap drawn(size * ratio);
    drawn.setDevicePixelRatio(ratio);
    drawn.fill(Qt::transparent);
    QPainter painter(&drawn);
    const QRectF rect(0, 0, size.width(), size.height());
    const Theme& theme = m_desk.appearance.theme();
    if (size.width() >= kWholeFaceFrom)
        paintCardFace(painter, rect, m_desk.box.cards[card], m_desk.texts.text(card), theme);
    else
        paintCardThumbnail(painter, rect, m_desk.box.cards[card], theme);
    painter.end();
    m_drawn.insert(key, new QPixmap(drawn), drawn.width() * drawn.height() * 4 / 1024 + 1);
    return drawn;
}

void CardTileDelegate::paintCounts(QPainter& painter, const QRect& tile, CardIndex card, const Theme& theme) const
{
    const int owned = m_desk.owned.copies(card);
    const int inDeck = copiesIn(m_desk.openDeck.deck(), card);
    painter.setFont(theme.small);
    int right = tile.right() - kGrid;
    const int bottom = tile.bottom() - kGrid;
    if (inDeck > 0)
        right = paintPill(painter, right, bottom, tr("%1 in deck").arg(inDeck), theme.mark, theme.onMark);
    if (owned > 0)
        paintPill(painter, right, bottom, tr("%1 owned").arg(owned), theme.selection, theme.ink);
}

} // namespace dossier
