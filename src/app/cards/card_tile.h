// How a card looks in the picture grid: its own picture where there is one, else the drawn face, with the copies owned
// and in the deck on its corner.
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

private:
    QPixmap face(CardIndex card, const QSize& size, qreal ratio) const;
    void paintCounts(QPainter& painter, const QRect& tile, CardIndex card, const Theme& theme) const;

    const Desk& m_desk;
    int m_width = 150;
    mutable QCache<quint64, QPixmap> m_drawn; // faces, painted once; cost in KB
};

} // namespace dossier
