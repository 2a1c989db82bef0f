// The window: puts the panels together under tabs, with the menus, the message bar and the status line. Panels are made
// when they are first looked at.
#pragma once

#include <QMainWindow>

class QLabel;
class QMenu;
class QStackedWidget;
class QTabBar;

namespace dossier {

class CardsPanel;
class CollectionPanel;
class DecksPanel;
class GoldfishPanel;
class NotebookPanel;
struct Desk;

class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    enum Tab { Cards, Collection, Decks, Goldfish, Notebook, kTabs };

    // The desk must outlive the window.
    explicit MainWindow(const Desk& desk, QWidget* parent = nullptr);
    ~MainWindow() override;

    void showTab(int tab);
    int currentTab() const;

    CardsPanel& cards();
    CollectionPanel& collection();
    DecksPanel& decks();
    GoldfishPanel& goldfish();
    NotebookPanel& notebook();

signals:
    // The window cannot change its own language: it is made anew.
    void languageWanted(const QString& code);

private:
    void createPanels();
    void createStatus();
    void createMenus();
    void createDeckMenu();
    void createViewMenu();
    void createLanguageMenu(QMenu& menu);
    void createGoMenu();
    void restoreLayout();
    void refreshStatus();
    void chooseXFile();
    void about();
    QWidget* panel(int tab);

    const Desk& m_desk;
    QTabBar* m_tabs;
    QStackedWidget* m_pages;
    QLabel* m_status;
    CardsPanel* m_cards = nullptr;
    CollectionPanel* m_collection = nullptr;
    DecksPanel* m_decks = nullptr;
    GoldfishPanel* m_goldfish = nullptr;
    NotebookPanel* m_notebook = nullptr;
};

} // namespace dossier
