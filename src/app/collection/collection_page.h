// The collection as one table: every card of the set, what is had, wanted, for trade, free and lent, and beneath it
// the copies of the chosen card. What is shown is one of the usual questions, narrowed by a search.
#pragma once

#include "desk/card_sums.h"
#include "desk/search/card_search.h"

#include <QWidget>

#include <array>

class QButtonGroup;
class QPushButton;
class QSplitter;
class QStackedWidget;

namespace dossier {

class CollectionModel;
class CollectionView;
class ColumnsButton;
class CopiesPane;
class Invitation;
class SearchBox;
struct Desk;

class CollectionPage : public QWidget
{
    Q_OBJECT

public:
    explicit CollectionPage(const Desk& desk, QWidget* parent = nullptr);
    ~CollectionPage() override;

    // With what the search line says from now on.
    void show(CardsShown which, const QString& query);
    using QWidget::show;
    void chooseCard(CardIndex card);
    std::optional<CardIndex> currentCard() const;

    // Opens the print dialog at the list that is shown.
    void print();

signals:
    void cardChanged();
    // A card is to be entered.
    void entryWanted();
    void searchHelpWanted(dossier::SearchBox& line); // for this one

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* createTop();
    void createLayout();
    void connectSignals();
    void choose(CardsShown which);
    void search();
    void refresh();
    QString invitation() const;
    QString wayOut() const;
    void leaveEmpty();
    // "12 cards", and how many they are of each set where there are several sets.
    QString countInWords() const;
    void offer();
    void wantAllMissing();
    void tradeAllSpare();

    // What was looked at when the window went.
    struct Left
    {
        CardsShown which = CardsShown::Owned;
        QString query;
        std::optional<CardIndex> card;
    };

    const Desk& m_desk;
    CardSearch m_search;
    std::optional<QString> m_searchedFor;
    CollectionModel* m_cards;
    QButtonGroup* m_filters;
    SearchBox* m_searchBox;
    QPushButton* m_offer;
    QPushButton* m_print;
    CollectionView* m_table;
    ColumnsButton* m_columns;
    Invitation* m_empty;
    QPushButton* m_fill; // in it: what to do there
    QStackedWidget* m_tableOrEmpty;
    CopiesPane* m_copies;
    QSplitter* m_splitter;
};

} // namespace dossier
