// The window: puts the panels together under tabs, with the menus, the message bar and the status line. Panels are made
// when they are first looked at.
#pragma once

#include "domain/decks/deck_rules.h"

#include <QKeySequence>
#include <QMainWindow>

#include <functional>
#include <vector>

class QAction;
class QLabel;
class QMenu;
class QStackedWidget;
class QTabBar;
class QUrl;

namespace dossier {

class CardSetsDialog;
class CardsPanel;
class CollectionPanel;
class DecksPanel;
class Dock;
class DockArea;
class DockLayouts;
class GoldfishPanel;
class LayoutBar;
class MessageBar;
class NotebookPanel;
class PlaytestPanel;
class PreferencesWindow;
class RuleBookView;
class RulePopover;
class Shortcuts;
class TablePanel;
struct Desk;

class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    enum Tab { Cards, Collection, Decks, Goldfish, Playtest, Table, Notebook, Rules, kTabs };

    // The desk must outlive the window.
    explicit MainWindow(const Desk& desk, QWidget* parent = nullptr);
    ~MainWindow() override;

    void showTab(int tab);
    int currentTab() const;

    CardsPanel& cards();
    CollectionPanel& collection();
    DecksPanel& decks();
    GoldfishPanel& goldfish();
    PlaytestPanel& playtest();
    TablePanel& table();
    NotebookPanel& notebook();
    RuleBookView& rules();

    // What would be lost if the window were closed now, a sentence each: it is written first where it can be.
    QStringList lostByClosing();

    // In the reference.
    void showRule(RuleNumber number);
    // Where somebody came upon its number.
    void popUpRule(RuleNumber number);
    void showRulings(CardIndex card);
    void showCard(CardIndex card);
    // Whatever is in it: a deck, a collection, an archive, a set of cards.
    void openFile(const QString& path);
    // The table is set up for this deck against the computer.
    void playDeck(std::int64_t deck);
    // A page of PreferencesWindow.
    void showPreferences(int page);
    // -1 while they are not shown.
    int preferencesPage() const;
    const Shortcuts& shortcuts() const { return *m_shortcuts; }

signals:
    // The window cannot change its own language: it is made anew.
    void languageWanted(const QString& code);
    // Nor the size of its text and its first layout.
    void textPercentWanted(int percent);
    void layoutResetWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void createPanels();
    void createStatus();
    void createMenus();
    void createFileMenu();
    void createCollectionMenu();
    void createDeckMenu();
    void addDeckTools(QMenu* menu);
    void createRecentMenu(QMenu& menu);
    void createEditMenu();
    void nameUndo();
    // What is taken back and done again is the game's: it is in front.
    bool isAtGame() const;
    void createViewMenu();
    void createDocksMenu(QMenu& menu);
    void createLayoutsMenu(QMenu& menu);
    // The docks of a panel that was made, or none.
    std::vector<DockArea*> dockAreas() const;
    void addDockAction(QMenu& menu, const char* id, const QString& text, const QKeySequence& keys, Tab tab,
                       const std::function<Dock*()>& dock);
    void fillLayouts(QMenu& menu, QMenu& forgotten);
    void goRoundDocks(bool forward);
    void createLookMenu(QMenu& menu);
    void createLanguageMenu(QMenu& menu);
    void addTabs(QMenu* menu);
    void createHelpMenu();
    // An action whose keys can be changed; `id` names it in the settings and must stay as it is.
    QAction* add(QMenu* menu, const char* id, const QString& text, const QList<QKeySequence>& keys,
                 const std::function<void()>& act);
    // The same for what is done with decks: their tab is shown first.
    QAction* addForDecks(QMenu* menu, const char* id, const QString& text, const QList<QKeySequence>& keys,
                         const std::function<void(DecksPanel&)>& act);
    // The same for what cannot be done without an open deck.
    QAction* addForOpenDeck(QMenu* menu, const char* id, const QString& text, const QList<QKeySequence>& keys,
                            const std::function<void(DecksPanel&)>& act);
    void enableForOpenDeck();
    void addAgain(QMenu* menu, const char* id);
    void fillRecent(QMenu& menu);
    void showGuide();
    void followGuide(const QUrl& link);
    void print();
    void showHistory();
    void toggleRules();
    void addSamples();
    void showSealed();
    CardSetsDialog& showCardSets();
    void restoreLayout();
    void refreshStatus();
    void about();
    QWidget* panel(int tab);
    // Puts a panel that was just made into the window.
    void adopt(QWidget* panel);
    void teachLater(const DockArea& area);

    const Desk& m_desk;
    QTabBar* m_tabs;
    QStackedWidget* m_pages;
    QLabel* m_status;
    CardsPanel* m_cards = nullptr;
    CollectionPanel* m_collection = nullptr;
    DecksPanel* m_decks = nullptr;
    GoldfishPanel* m_goldfish = nullptr;
    PlaytestPanel* m_playtest = nullptr;
    TablePanel* m_table = nullptr;
    NotebookPanel* m_notebook = nullptr;
    RuleBookView* m_rules = nullptr;
    RulePopover* m_rulePopover = nullptr;
    PreferencesWindow* m_preferences = nullptr;
    Shortcuts* m_shortcuts;
    DockLayouts* m_layouts;
    LayoutBar* m_layoutBar;
    MessageBar* m_messages = nullptr;
    QAction* m_undo = nullptr; // named anew at every step of a game
    QAction* m_redo = nullptr;
    QList<QAction*> m_forOpenDeck;
    QList<QAction*> m_layoutActions; // one for each kept layout, while their menu is shown
    int m_tabBeforeRules = Cards;
};

} // namespace dossier
