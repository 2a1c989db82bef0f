// The menus File, Edit, Collection and Deck. Every entry does what a key or a button does, too.
#include "app/cards/cards_panel.h"
#include "app/collection/collection_panel.h"
#include "app/decks/deck_files.h"
#include "app/decks/deck_list.h"
#include "app/decks/decks_panel.h"
#include "app/exporting/collection_export.h"
#include "app/preferences/preferences_window.h"
#include "app/preferences/shortcuts.h"
#include "app/printing/print_dialog.h"
#include "app/shell/history_window.h"
#include "app/shell/main_window.h"
#include "app/table/table_panel.h"
#include "app/widgets/desk.h"
#include "app/widgets/everything_files.h"
#include "app/widgets/file_drop.h"
#include "app/windows/window_placing.h"
#include "desk/deck_library.h"
#include "desk/files/shelved_decks.h"
#include "desk/history.h"
#include "desk/notices.h"
#include "desk/open_deck.h"
#include "desk/plain_tip.h"
#include "desk/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QMenuBar>

namespace dossier {

void MainWindow::createMenus()
{
    createFileMenu();
    createEditMenu();
    createCollectionMenu();
    createDeckMenu();
    createViewMenu();
    createHelpMenu();
}

QAction* MainWindow::add(QMenu* menu, const char* id, const QString& text, const QList<QKeySequence>& keys,
                         const std::function<void()>& act)
{
    QAction* action = menu->addAction(text, this, act);
    action->setObjectName(QLatin1String(id));
    action->setShortcuts(keys);
    m_shortcuts->add(action, menu->title());
    return action;
}

QAction* MainWindow::addForDecks(QMenu* menu, const char* id, const QString& text, const QList<QKeySequence>& keys,
                                 const std::function<void(DecksPanel&)>& act)
{
    return add(menu, id, text, keys, [this, act] {
        showTab(Decks);
        act(decks());
    });
}

QAction* MainWindow::addForOpenDeck(QMenu* menu, const char* id, const QString& text, const QList<QKeySequence>& keys,
                                    const std::function<void(DecksPanel&)>& act)
{
    return m_forOpenDeck.emplaceBack(addForDecks(menu, id, text, keys, act));
}

void MainWindow::enableForOpenDeck()
{
    for (QAction* each : std::as_const(m_forOpenDeck))
        each->setEnabled(m_desk.openDeck.isOpen());
}

void MainWindow::createFileMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    addForDecks(menu, "deck.new", tr("&New deck"), {QKeySequence::New},
                [this](DecksPanel&) { m_desk.shelf.createEmpty(); });
    menu->addSeparator();
    auto* drop = new FileDrop(this);
    connect(drop, &FileDrop::fileDropped, this, [this](const QString& path) { openFile(path); });
    connect(drop, &FileDrop::textDropped, this, [this](const QString& text) { decks().files().importText(text); });
    // Where one is, for it may be a collection; a deck that was read leads to the decks.
    add(menu, "deck.import", tr("&Import a file …"), {QKeySequence::Open}, [this] { decks().files().importFile(); });
    createRecentMenu(*menu->addMenu(tr("R&ecent files")));
    add(menu, "deck.paste", tr("Import the clip&board"), {Qt::CTRL | Qt::SHIFT | Qt::Key_V},
        [this] { decks().files().importClipboard(); });
    menu->addSeparator();
    addForOpenDeck(menu, "deck.export", tr("Export the &deck …"), {Qt::CTRL | Qt::SHIFT | Qt::Key_S},
                   [](DecksPanel& panel) { panel.files().exportFile(); });
    add(menu, "collection.export", tr("Export the co&llection …"), {}, [this] { exportCollection(m_desk, this); });
    add(menu, "everything.export", tr("Export e&verything …"), {}, [this] { exportEverything(m_desk, this); });
    menu->addSeparator();
    add(menu, "print", tr("&Print …"), {QKeySequence::Print}, [this] { print(); });
    menu->addSeparator();
    add(menu, "quit", tr("&Quit"), {QKeySequence::Quit}, [this] { close(); });
}

// What stands in another menu, too, is the same entry.
// What is in front: of the collection the list that is shown, of decks one of the sheets of a deck.
void MainWindow::print()
{
    if (currentTab() == Collection)
        return collection().print();
    PrintDialog& dialog = showPrintDialog(m_desk, *this);
    if (currentTab() == Decks && !isAboutDeck(dialog.job().kind))
        dialog.choose(PrintKind::DeckSheet);
}

void MainWindow::addAgain(QMenu* menu, const char* id)
{
    menu->addAction(findChild<QAction*>(QLatin1String(id)));
}

void MainWindow::createCollectionMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Collection"));
    add(menu, "collection.add", tr("&Add cards"), {Qt::CTRL | Qt::Key_K}, [this] {
        showTab(Collection);
        collection().focusEntry();
    });
    menu->addSeparator();
    addAgain(menu, "deck.import");
    addAgain(menu, "collection.export");
    addAgain(menu, "print");
    menu->addSeparator();
    add(menu, "collection.sets", tr("Card &sets …"), {}, [this] { showCardSets(); });
}

void MainWindow::createDeckMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Deck"));
    addAgain(menu, "deck.new");
    addForDecks(menu, "deck.starters", tr("Add t&he five starter decks"), {},
                [this](DecksPanel&) { addStarterDecks(m_desk); });
    add(menu, "deck.sealed", tr("&Sealed evening …"), {}, [this] { showSealed(); });
    menu->addSeparator();
    addForOpenDeck(menu, "deck.rename", tr("&Rename"), {}, [](DecksPanel& panel) { panel.list().renameChosen(); });
    addForOpenDeck(menu, "deck.copy", tr("&Duplicate"), {Qt::CTRL | Qt::Key_D},
                   [](DecksPanel& panel) { panel.list().copyChosen(); });
    addForOpenDeck(menu, "deck.file", tr("&Move to folder"), {Qt::CTRL | Qt::SHIFT | Qt::Key_M},
                   [](DecksPanel& panel) { panel.focusFolder(); });
    addForOpenDeck(menu, "deck.built", tr("Mark as &built"), {Qt::CTRL | Qt::Key_B},
                   [](DecksPanel& panel) { panel.list().toggleBuilt(); });
    menu->addSeparator();
    addForOpenDeck(menu, "deck.keep", tr("Sa&ve version"), {QKeySequence::Save}, [this](DecksPanel&) {
        if (m_desk.shelf.keepVersion({}) != 0)
            m_desk.notices.say(
                tr("This state of the deck is saved as a version. Other changes are saved by themselves."));
    });
    addForOpenDeck(menu, "deck.versions", tr("C&ompare versions"), {Qt::CTRL | Qt::SHIFT | Qt::Key_I},
                   [](DecksPanel& panel) { panel.showComparison(); });
    menu->addSeparator();
    addDeckTools(menu);
    menu->addSeparator();
    addForOpenDeck(menu, "deck.close", tr("C&lose"), {Qt::CTRL | Qt::Key_W},
                   [this](DecksPanel&) { m_desk.openDeck.close(); });
    addForOpenDeck(menu, "deck.delete", tr("Dele&te"), {}, [](DecksPanel& panel) { panel.list().deleteChosen(); });
    connect(&m_desk.openDeck, &OpenDeck::opened, this, &MainWindow::enableForOpenDeck);
    enableForOpenDeck();
}

void MainWindow::addDeckTools(QMenu* menu)
{
    addForOpenDeck(menu, "deck.add", tr("&Add cards"), {Qt::CTRL | Qt::SHIFT | Qt::Key_K},
                   [](DecksPanel& panel) { panel.focusEntry(); });
    addForOpenDeck(menu, "deck.filter", tr("&Filter deck"), {Qt::CTRL | Qt::ALT | Qt::Key_F},
                   [](DecksPanel& panel) { panel.focusFilter(); });
    addForDecks(menu, "deck.pool", tr("Show card &pool"), {Qt::CTRL | Qt::SHIFT | Qt::Key_L},
                [](DecksPanel& panel) { panel.showPart(DecksPanel::Pool); });
    addForDecks(menu, "deck.xfile", tr("Choose the &X-File"), {Qt::CTRL | Qt::SHIFT | Qt::Key_X},
                [](DecksPanel& panel) { panel.showPart(DecksPanel::XFiles); });
    addForOpenDeck(menu, "deck.repair", tr("Repa&ir the next problem"), {Qt::CTRL | Qt::SHIFT | Qt::Key_R},
                   [](DecksPanel& panel) { panel.repairFirst(); });
    addForDecks(menu, "deck.analysis", tr("Analysis"), {Qt::CTRL | Qt::Key_I},
                [](DecksPanel& panel) { panel.showPart(DecksPanel::Analysis); });
    addForDecks(menu, "deck.beside", tr("T&wo decks side by side"), {Qt::CTRL | Qt::Key_T},
                [](DecksPanel& panel) { panel.besideShown() ? panel.closeBeside() : panel.showBeside(); });
    addForDecks(menu, "deck.editText", tr("&Edit as text …"), {Qt::CTRL | Qt::Key_E},
                [](DecksPanel& panel) { panel.editAsText(); });
    addForOpenDeck(menu, "deck.copyText", tr("&Copy as text"), {Qt::CTRL | Qt::SHIFT | Qt::Key_C},
                   [](DecksPanel& panel) { panel.files().copyAsText(); });
    m_forOpenDeck << add(menu, "deck.play", tr("Pla&y this deck"), {Qt::CTRL | Qt::SHIFT | Qt::Key_P},
                         [this] { playDeck(m_desk.openDeck.id()); });
}

void MainWindow::createRecentMenu(QMenu& menu)
{
    menu.setObjectName(QStringLiteral("recentFiles"));
    menu.setToolTipsVisible(true);
    connect(&menu, &QMenu::aboutToShow, this, [this, shown = &menu] { fillRecent(*shown); });
}

void MainWindow::fillRecent(QMenu& menu)
{
    menu.clear();
    for (const QString& path : m_desk.settings.recentFiles()) {
        QAction* action = menu.addAction(plainCaption(QFileInfo(path).fileName()), this, [this, path] {
            showTab(Decks);
            openFile(path);
        });
        action->setToolTip(plainTip(QDir::toNativeSeparators(path)));
    }
    if (menu.isEmpty()) {
        menu.addAction(tr("None yet"))->setEnabled(false);
        return;
    }
    menu.addSeparator();
    menu.addAction(tr("Forget them"), this, [this] { m_desk.settings.forgetRecentFiles(); });
}

void MainWindow::createEditMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    History& history = m_desk.history;
    m_undo = add(menu, "edit.undo", tr("&Undo"), {Qt::CTRL | Qt::Key_Z},
                 [this, &history] { isAtGame() ? m_table->takeBack() : history.undo(); });
    m_redo = add(menu, "edit.redo", tr("&Redo"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y},
                 [this, &history] { isAtGame() ? m_table->stepForward() : history.redo(); });
    menu->addSeparator();
    add(menu, "edit.history", tr("&History …"), {Qt::CTRL | Qt::SHIFT | Qt::Key_H}, [this] { showHistory(); });
    menu->addSeparator();
    add(menu, "search", tr("&Search cards"), {Qt::CTRL | Qt::Key_F, Qt::CTRL | Qt::Key_L}, [this] {
        showTab(Cards);
        cards().focusSearch();
    });
    menu->addSeparator();
    add(menu, "settings", tr("Se&ttings …"), {Qt::CTRL | Qt::Key_Comma},
        [this] { showPreferences(PreferencesWindow::General); });
    connect(&history, &History::changed, this, &MainWindow::nameUndo);
    connect(&history, &History::listWanted, this, &MainWindow::showHistory);
    connect(menu, &QMenu::aboutToShow, this, &MainWindow::nameUndo); // another program may have changed something
    nameUndo();
}

bool MainWindow::isAtGame() const
{
    return m_table && currentTab() == Table && m_table->isInGame();
}

// Who takes a move back must not change his collection, nor the decks that are played.
void MainWindow::nameUndo()
{
    if (isAtGame()) {
        m_undo->setText(tr("&Undo: %1").arg(tr("the last choice")));
        m_redo->setText(tr("&Redo: %1").arg(tr("the next choice")));
        m_undo->setEnabled(m_table->canTakeBack());
        m_redo->setEnabled(m_table->canStepForward());
        return;
    }
    const QString last = plainCaption(m_desk.history.undoText());
    const QString next = plainCaption(m_desk.history.redoText());
    m_undo->setText(last.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(last));
    m_redo->setText(next.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(next));
    m_undo->setEnabled(!last.isEmpty());
    m_redo->setEnabled(!next.isEmpty());
}

void MainWindow::showHistory()
{
    auto* window = findChild<HistoryWindow*>(QString(), Qt::FindDirectChildrenOnly);
    if (!window)
        window = new HistoryWindow(m_desk, this);
    showOver(*window);
}

} // namespace dossier
