// All cards of the set with what the user has of each: had, wanted, for trade, free, lent. Sums are changed in place
// and go to the card's heaps (desk/card_sums.h).
#pragma once

#include "desk/card_sums.h"

#include <QAbstractTableModel>

#include <set>

namespace dossier {

struct Desk;

class CollectionModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Number, Title, TypeColumn, RarityColumn, Have, Want, ForTrade, Free, Lent, InDecks, kColumns };

    // The desk must outlive the model.
    explicit CollectionModel(const Desk& desk, QObject* parent = nullptr);

    static QString name(int column);
    static bool isEditable(int column) { return column >= Have && column <= ForTrade; }
    static bool isFigure(int column) { return column >= Have; }

    CardIndex cardAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    int rowOf(CardIndex card) const; // -1 where it is not shown
    const CardSums& sumsOf(CardIndex card) const { return m_sums[card]; }
    // Cards of the set, whatever was searched for.
    int count(CardsShown which) const;

    // These of the cards that were found; a card that is edited stays until this is asked again.
    void show(CardsShown which);
    CardsShown shown() const { return m_shown; }
    // In this order, until somebody sorts by a column, where `ordered`. `again`: the same was searched for before.
    void showFound(std::vector<CardIndex> found, bool ordered, bool again);
    // While the rows are made anew: whether the question is the one from before, and only its answer is another.
    bool asksTheSame() const { return m_asksTheSame; }

    // All of these rows in one step. Returns whether it was done; refused() says why not.
    bool write(const std::vector<int>& rows, int column, const QString& text);
    // So many more, or less where it is below 0; never below none.
    bool add(const std::vector<int>& rows, int column, int copies);
    // As many for trade as are free.
    bool offerFree(const std::vector<int>& rows);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    // Column -1: by number.
    void sort(int column, Qt::SortOrder order) override;

signals:
    void refused(const QString& sentence);
    // Sums changed, or what is shown.
    void refreshed();

private:
    void refresh();
    std::vector<CardIndex> cardsToShow() const;
    void arrange();
    int figure(CardIndex card, int column) const;
    QString textAt(CardIndex card, int column, bool edited) const;
    // The sums as they are to be, a row each.
    bool put(const std::vector<int>& rows, int column, const std::vector<int>& sums);

    const Desk& m_desk;
    std::vector<CardSums> m_sums; // by CardIndex
    std::vector<CardIndex> m_found;
    bool m_ordered = false;
    bool m_asksTheSame = false;
    CardsShown m_shown = CardsShown::All;
    std::set<CardIndex> m_edited; // since it was said what is shown
    std::vector<CardIndex> m_rows;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace dossier
