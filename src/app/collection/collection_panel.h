// The tab with the user's own cards: type a number or a title above and press Enter, put it right in the tables below;
// behind them, how complete all of it is.
#pragma once

#include "desk/card_sums.h"
#include "desk/entry_session.h"
#include "desk/search/card_entry.h"
#include "domain/cards/rule_number.h"

#include <QWidget>

class QLabel;
class QSplitter;
class QStackedWidget;
class QTabBar;

namespace dossier {

class CardDock;
class CollectionPage;
class CompletionPage;
class EntryBar;
class EntryLog;
class HeapsPage;
class SearchBox;
struct Desk;

class CollectionPanel : public QWidget
{
    Q_OBJECT

public:
    // All cards of the set; all copies; how complete it is.
    enum Page { Cards, Heaps, Completion };

    explicit CollectionPanel(const Desk& desk, QWidget* parent = nullptr);
    ~CollectionPanel() override;

    void focusEntry();
    void showPage(int page);
    // These of the cards that the query finds.
    void showCards(CardsShown which, const QString& query = {});
    // Opens the print dialog at what is shown.
    void print();

signals:
    void rulingsWanted(dossier::CardIndex card);
    void ruleWanted(dossier::RuleNumber rule);
    void searchHelpWanted(dossier::SearchBox& line); // for this one

private:
    HeapsPage& heaps();
    CompletionPage& completion();
    void createTabs();
    void createLayout();
    void connectSignals();
    void turnTo(int page);
    void take(const CardEntry& entry);
    void preview();
    void refresh();
    void showCurrent();

    // What was looked at when the window went.
    struct Left
    {
        int page = Cards;
        EntrySession::Memory entered;
    };

    const Desk& m_desk;
    EntrySession m_session;
    QTabBar* m_tabs;
    QLabel* m_totals;
    EntryBar* m_entry;
    EntryLog* m_log;
    QWidget* m_entering; // both
    CollectionPage* m_cards;
    HeapsPage* m_heaps = nullptr; // made when it is first looked at, as the next
    CompletionPage* m_completion = nullptr;
    QStackedWidget* m_pages;
    CardDock* m_dock;
    QSplitter* m_splitter;
    bool m_previews = false; // the card is what the line means
};

} // namespace dossier
