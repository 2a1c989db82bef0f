// The cards as pictures, as many beside each other as there is room.
#pragma once

#include "domain/cards/card_pool.h"

#include <QListView>

namespace dossier {

class CardTileDelegate;
struct Desk;

class CardGrid : public QListView
{
    Q_OBJECT

public:
    static constexpr int kLeastWidth = 96;
    static constexpr int kMostWidth = 336;

    explicit CardGrid(const Desk& desk, QWidget* parent = nullptr);

    // The width of a card; the one that is current stays in sight.
    void setTileWidth(int width);
    int tileWidth() const;

    void dataChanged(const QModelIndex& topLeft, const QModelIndex& bottomRight, const QList<int>& roles) override;

signals:
    void tileWidthChanged(int width);

protected:
    // With Ctrl: zooms.
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    // Shares the room between the columns, so that none is left over at the right.
    void spread();

    CardTileDelegate* m_tiles;
};

} // namespace dossier
