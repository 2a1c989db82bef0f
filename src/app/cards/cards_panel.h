// The tab with all cards: search above, a table of what was found, the chosen card beside it.
#pragma once

#include "domain/deck.h"

#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QSplitter;
class QStackedWidget;
class QTableView;

namespace dossier {

class CardDock;
class CardSearch;
class CardTableModel;
class SearchBox;
struct Desk;

class CardsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit CardsPanel(const Desk& desk, QWidget* parent = nullptr);
    ~CardsPanel() override;

    // The card is shown and chosen, even where the search hid it.
    void jumpTo(CardIndex card);
    void focusSearch();
    void searchFor(const QString& query);

signals:
    void rulingsWanted(dossier::CardIndex card);

private:
    void createTable();
    void createLayout();
    void connectSignals();
    void search(const QString& query);
    void sayNothingFound(const QString& query);
    std::optional<CardIndex> chosenCard() const;
    void addChosen(bool toTeam);

    const Desk& m_desk;
    std::unique_ptr<CardSearch> m_finder;
    CardTableModel* m_model;
    SearchBox* m_search;
    QTableView* m_table;
    QLabel* m_nothing;
    QStackedWidget* m_pages;
    QSplitter* m_splitter;
    CardDock* m_dock;
};

} // namespace dossier
