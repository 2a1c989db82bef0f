// How a card looks in the picture grid: its own picture where there is one, else the drawn face, and beneath it the
// copies owned and in the deck.
#pragma once

#include "domain/cards/card_pool.h"

#include <QCache>
#include <QPixmap>
#include <QStyledItemDelegate>

namespace dossier {

class CardPictures;
class CardTexts;
struct Desk;
struct Theme;

class CardTileDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    CardTileDelegate(const Desk& desk, QObject* parent);

    // Device-independent pixels, without the margin.
    void setTileWidth(int width);
    int tileWidth() const { return m_width; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;

private:
    // Where the counts stand, in pixels: beneath the card, so that they never cover what is printed on it.
    int countsHeight() const;
    QPixmap face(CardIndex card, const QSize& size, qreal ratio) const;
    // Of copies owned and of copies in the deck; each empty where there are none.
    QStringList counts(CardIndex card) const;
    void paintCounts(QPainter& painter, const QRect& place, CardIndex card, const Theme& theme) const;

    const Desk& m_desk;
    int m_width = 150;
    mutable QCache<quint64, QPixmap> m_drawn; // faces, painted once; cost in KB
};

} // namespace dossier
