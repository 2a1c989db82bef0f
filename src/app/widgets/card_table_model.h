// The cards that are shown just now, as a table: what a search found, in the order asked for.
#pragma once

#include "app/widgets/column_model.h"
#include "domain/cards/card_pool.h"

namespace dossier {

class OpenDeck;
class OwnedCards;

class CardTableModel : public ColumnModel<CardIndex>
{
    Q_OBJECT

public:
    enum Column { Number, Title, Type, CostColumn, RarityColumn, Owned, InDeck, kColumns };

    CardTableModel(const CardPool& pool, const OwnedCards& owned, const OpenDeck& deck, QObject* parent = nullptr);

    // `keepOrder`: as given, until the user sorts by a column.
    void showCards(std::vector<CardIndex> cards, bool keepOrder = false);
    CardIndex cardAt(int row) const { return this->row(row); }
    int rowOf(CardIndex card) const; // -1 where it is not shown
    // For a view without the column of numbers: titles come first, say which printing it is and break into lines.
    void putTitlesFirst() { m_titlesFirst = true; }

    QVariant data(const QModelIndex& index, int role) const override;
    // Cards can be dragged into a deck.
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDragActions() const override { return Qt::CopyAction | Qt::MoveAction; }

protected:
    // A column of words or of figures; the order of what is said the same is that of the cards.
    using Says = std::function<QString(CardIndex)>;
    dossier::Column<CardIndex> says(const QString& name, const Says& text) const;
    template <typename Key>
    dossier::Column<CardIndex> sorted(dossier::Column<CardIndex> column, Key key) const
    {
        column.before = [key](CardIndex a, CardIndex b) {
            const auto first = key(a);
            const auto second = key(b);
            return first != second ? first < second : a < b;
        };
        return column;
    }
    const CardPool& pool() const { return m_pool; }

private:
    RowLook lookOf(CardIndex card, int column) const;
    std::vector<dossier::Column<CardIndex>> columns() const;
    int inDeck(CardIndex card) const;

    const CardPool& m_pool;
    const OwnedCards& m_owned;
    const OpenDeck& m_deck;
    bool m_titlesFirst = false;
};

} // namespace dossier
