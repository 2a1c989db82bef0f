// The cards that are shown just now, as a table: what a search found, in the order asked for.
#pragma once

#include "domain/cards/card_pool.h"

#include <QAbstractTableModel>

#include <vector>

namespace dossier {

class OpenDeck;
class OwnedCards;

class CardTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Number, Title, Type, CostColumn, RarityColumn, Owned, InDeck, kColumns };

    CardTableModel(const CardPool& pool, const OwnedCards& owned, const OpenDeck& deck, QObject* parent = nullptr);

    // `keepOrder`: as given, until the user sorts by a column.
    void showCards(std::vector<CardIndex> cards, bool keepOrder = false);
    CardIndex cardAt(int row) const { return m_cards[static_cast<std::size_t>(row)]; }
    int rowOf(CardIndex card) const; // -1 where it is not shown
    // Titles say which printing it is, where nothing else does.
    void tellPrintings() { m_tellsPrintings = true; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;
    // Cards can be dragged into a deck.
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDragActions() const override { return Qt::CopyAction | Qt::MoveAction; }

protected:
    // What stands in a column behind those of this model; it is sorted by this, too.
    virtual QString furtherText(CardIndex, int) const { return {}; }
    const CardPool& pool() const { return m_pool; }

private:
    QString textOf(CardIndex card, int column) const;
    void arrange();
    int inDeck(CardIndex card) const;
    void refresh(int column);

    const CardPool& m_pool;
    const OwnedCards& m_owned;
    const OpenDeck& m_deck;
    std::vector<CardIndex> m_cards;
    bool m_tellsPrintings = false;
    int m_sortColumn = Number;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace dossier
