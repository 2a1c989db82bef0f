#include "app/fitting/flow_layout.h"

#include <QWidget>

#include <algorithm>

namespace dossier {

FlowLayout::FlowLayout(QWidget* parent)
    : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    for (QLayoutItem* item : m_items)
        delete item;
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.push_back(item);
    invalidate();
}

QLayoutItem* FlowLayout::itemAt(int place) const
{
    return place >= 0 && place < count() ? m_items[static_cast<std::size_t>(place)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int place)
{
    QLayoutItem* item = itemAt(place);
    if (item)
        m_items.erase(m_items.begin() + place);
    return item;
}

std::vector<QRect> FlowLayout::placesIn(const QRect& area, int& height) const
{
    std::vector<QRect> places;
    std::size_t first = 0; // of the line
    int line = 0;          // how high it is
    // All of a line stand in its middle.
    const auto centre = [&] {
        for (; first < places.size(); ++first)
            places[first].translate(0, (line - places[first].height()) / 2);
    };
    int x = area.x();
    int y = area.y();
    for (const QLayoutItem* item : m_items) {
        if (item->isEmpty()) {
            places.emplace_back();
            continue;
        }
        const QSize size = item->sizeHint().boundedTo({std::max(area.width(), 1), QWIDGETSIZE_MAX});
        if (x > area.x() && x + size.width() > area.right() + 1) {
            centre();
            x = area.x();
            y += line + spacing();
            line = 0;
        }
        places.emplace_back(QPoint(x, y), size);
        x += size.width() + spacing();
        line = std::max(line, size.height());
    }
    centre();
    height = y + line - area.y();
    return places;
}

int FlowLayout::heightForWidth(int width) const
{
    int height = 0;
    placesIn({0, 0, width, 0}, height);
    return height;
}

QSize FlowLayout::sizeHint() const
{
    QSize size;
    for (const QLayoutItem* item : m_items)
        if (!item->isEmpty())
            size = {size.width() + item->sizeHint().width() + spacing(),
                    std::max(size.height(), item->sizeHint().height())};
    return size;
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items)
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    int height = 0;
    const std::vector<QRect> places = placesIn(area, height);
    for (std::size_t i = 0; i < m_items.size(); ++i)
        if (!m_items[i]->isEmpty())
            m_items[i]->setGeometry(places[i]);
}

} // namespace dossier
