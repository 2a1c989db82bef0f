// The tab with the user's own cards: type a number or a title above and press Enter, put it right in the table below;
// behind it, how complete all of it is.
#pragma once

#include "desk/search/card_entry.h"
#include "desk/search/heap_search.h"
#include "domain/cards/rule_number.h"

#include <QWidget>

class QLabel;
class QSplitter;
class QStackedWidget;
class QTabBar;
class QToolButton;

namespace dossier {

class CardDock;
class CardEntryLine;
class CompletionPage;
class EntryLog;
class HeapStrip;
class HeapTableModel;
class HeapView;
class SearchBox;
struct Desk;

class CollectionPanel : public QWidget
{
    Q_OBJECT

public:
    enum Page { Heaps, Completion };

    explicit CollectionPanel(const Desk& desk, QWidget* parent = nullptr);
    ~CollectionPanel() override;

    void focusEntry();
    void showPage(int page);
    CompletionPage& completion();

signals:
    void rulingsWanted(dossier::CardIndex card);
    void ruleWanted(dossier::RuleNumber rule);
    void searchHelpWanted();

private:
    QWidget* createHeapPage();
    QWidget* createSearchRow();
    void createLayout();
    void nameControls();
    void connectSignals();
    void take(const CardEntry& entry);
    void refresh();
    void search(const QString& text);
    void showCurrent();

    const Desk& m_desk;
    HeapSearch m_search;
    HeapTableModel* m_model;
    CardEntryLine* m_entry;
    EntryLog* m_log;
    QTabBar* m_tabs;
    SearchBox* m_searchBox;
    QToolButton* m_columns;
    HeapView* m_table;
    HeapStrip* m_strip;
    QLabel* m_empty;
    QStackedWidget* m_heapsOrEmpty;
    QStackedWidget* m_pages;
    QLabel* m_totals;
    QSplitter* m_splitter;
    CardDock* m_dock;
    CompletionPage* m_completion = nullptr; // made when it is first looked at
};

} // namespace dossier
