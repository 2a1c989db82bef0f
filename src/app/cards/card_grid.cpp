#include "app/cards/card_grid.h"

#include "app/cards/card_tile.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "desk/pictures/card_pictures.h"

#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>

namespace dossier {

CardGrid::CardGrid(const Desk& desk, QWidget* parent)
    : QListView(parent)
    , m_tiles(new CardTileDelegate(desk, this))
{
    setObjectName(QStringLiteral("cardGrid"));
    setAccessibleName(tr("Cards"));
    setItemDelegate(m_tiles);
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setSelectionRectVisible(false);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    viewport()->setBackgroundRole(QPalette::Window);
    connect(&desk.pictures, &CardPictures::arrived, viewport(), qOverload<>(&QWidget::update));
    connect(&desk.pictures, &CardPictures::folderRead, viewport(), qOverload<>(&QWidget::update));
    connect(&desk.appearance, &Appearance::changed, viewport(), qOverload<>(&QWidget::update));
}

void CardGrid::setTileWidth(int width)
{
    const int wanted = std::clamp(width, kLeastWidth, kMostWidth);
    if (wanted == tileWidth())
        return;
    m_tiles->setTileWidth(wanted);
    spread();
    scheduleDelayedItemsLayout();
    if (currentIndex().isValid())
        scrollTo(currentIndex(), QAbstractItemView::PositionAtCenter);
    emit tileWidthChanged(wanted);
}

int CardGrid::tileWidth() const
{
    return m_tiles->tileWidth();
}

void CardGrid::dataChanged(const QModelIndex&, const QModelIndex&, const QList<int>&)
{
    viewport()->update(); // a tile shows more than its own column
}

void CardGrid::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier))
        return QListView::wheelEvent(event);
    setTileWidth(tileWidth() + (event->angleDelta().y() > 0 ? 16 : -16));
    event->accept();
}

void CardGrid::resizeEvent(QResizeEvent* event)
{
    spread();
    QListView::resizeEvent(event);
}

void CardGrid::spread()
{
    const QSize tile = m_tiles->sizeHint({}, {});
    const int room = viewport()->width() - 1;
    const int columns = std::max(1, room / tile.width());
    setGridSize({std::max(tile.width(), room / columns), tile.height()});
}

} // namespace dossier
