// The table of all cards at work: sums are typed into it, several rows at once; it keeps its row whatever is shown.
#pragma once

#include "app/collection/collection_model.h"
#include "app/collection/sheet_view.h"

#include <optional>

class QMenu;

namespace dossier {

class CollectionView : public SheetView
{
    Q_OBJECT

public:
    // All must outlive the view.
    CollectionView(const Desk& desk, CollectionModel& cards, QWidget* parent = nullptr);
    ~CollectionView() override;

    std::optional<CardIndex> currentCard() const;
    // Goes there; nothing where it is not shown.
    void chooseCard(CardIndex card);
    // What the menu of a row offers, as it does on a right click.
    void fillMenu(QMenu& menu);
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;

signals:
    void cardChanged();
    // Somebody wants to say where copies of the card go, or who has them.
    void movingWanted();
    void lendingWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void setUpColumns();
    void setUpKeys();
    int figureColumn() const;
    void add(int copies);
    void write(int column, const QString& text);
    void copy() const;
    void remember();
    void restore();
    std::optional<CardIndex> nextOf(CardIndex gone) const;

    CollectionModel& m_cards;
    std::optional<CardIndex> m_current; // these while the rows change
    int m_column = CollectionModel::Have;
    std::vector<CardIndex> m_before;
    int m_scrolled = 0;
};

} // namespace dossier
