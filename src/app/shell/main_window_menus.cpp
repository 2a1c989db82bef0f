// The menus of the window. Every entry does what a key or a button does, too.
#include "app/cards/cards_panel.h"
#include "app/collection/collection_panel.h"
#include "app/decks/deck_files.h"
#include "app/decks/deck_list.h"
#include "app/decks/decks_panel.h"
#include "app/exporting/collection_file.h"
#include "app/preferences/preferences_window.h"
#include "app/preferences/shortcuts.h"
#include "app/printing/print_dialog.h"
#include "app/rules/rule_book_view.h"
#include "app/sealed/sealed_dialog.h"
#include "app/shell/history_window.h"
#include "app/shell/main_window.h"
#include "app/table/table_panel.h"
#include "app/theme/appearance.h"
#include "app/widgets/ask.h"
#include "app/widgets/desk.h"
#include "app/widgets/everything_files.h"
#include "app/widgets/file_drop.h"
#include "desk/deck_shelf.h"
#include "desk/files/packs.h"
#include "desk/files/sample_decks.h"
#include "desk/history.h"
#include "desk/notices.h"
#include "desk/open_deck.h"
#include "desk/plain_tip.h"
#include "desk/settings.h"
#include "wording/words/language.h"

#include <QActionGroup>
#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QMenuBar>

#include <iterator>

namespace dossier {

namespace {

// A language is named in itself, whatever language the program speaks.
QString ownNameOf(const QString& code)
{
    return code == QLatin1String("fr") ? QStringLiteral("Français") : QStringLiteral("English");
}

} // namespace

void MainWindow::createMenus()
{
    createDeckMenu();
    createEditMenu();
    createGoMenu();
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

void MainWindow::createDeckMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Deck"));
    const auto onDecks = [this](auto action) {
        return [this, action] {
            showTab(Decks);
            action(decks());
        };
    };
    add(menu, "deck.new", tr("&New"), {QKeySequence::New},
        onDecks([this](DecksPanel&) { m_desk.shelf.createEmpty(); }));
    add(menu, "deck.starters", tr("Add t&he five starter decks"), {},
        onDecks([this](DecksPanel&) { addStarterDecks(m_desk); }));
    add(menu, "deck.sealed", tr("&Sealed evening …"), {}, [this] { showSealed(); });
    add(menu, "deck.rename", tr("&Rename"), {}, onDecks([](DecksPanel& panel) { panel.list().renameChosen(); }));
    add(menu, "deck.copy", tr("&Copy"), {Qt::CTRL | Qt::Key_D},
        onDecks([](DecksPanel& panel) { panel.list().copyChosen(); }));
    add(menu, "deck.file", tr("&File in a folder"), {Qt::CTRL | Qt::SHIFT | Qt::Key_M},
        onDecks([](DecksPanel& panel) { panel.focusFolder(); }));
    add(menu, "deck.built", tr("&Built, or an idea again"), {Qt::CTRL | Qt::Key_B},
        onDecks([](DecksPanel& panel) { panel.list().toggleBuilt(); }));
    add(menu, "deck.beside", tr("&Two decks side by side"), {Qt::CTRL | Qt::Key_T},
        onDecks([](DecksPanel& panel) { panel.besideShown() ? panel.closeBeside() : panel.showBeside(); }));
    add(menu, "deck.add", tr("&Add cards"), {Qt::CTRL | Qt::SHIFT | Qt::Key_K},
        onDecks([](DecksPanel& panel) { panel.focusEntry(); }));
    add(menu, "deck.filter", tr("Show &only some cards"), {Qt::CTRL | Qt::ALT | Qt::Key_F},
        onDecks([](DecksPanel& panel) { panel.focusFilter(); }));
    add(menu, "deck.pool", tr("All cards &beside the deck"), {Qt::CTRL | Qt::SHIFT | Qt::Key_L},
        onDecks([](DecksPanel& panel) { panel.showPart(DecksPanel::Pool); }));
    add(menu, "deck.xfile", tr("Choose the &X-File"), {Qt::CTRL | Qt::SHIFT | Qt::Key_X},
        onDecks([](DecksPanel& panel) { panel.showPart(DecksPanel::XFiles); }));
    add(menu, "deck.repair", tr("Rep&air the first problem"), {Qt::CTRL | Qt::SHIFT | Qt::Key_R},
        onDecks([](DecksPanel& panel) { panel.repairFirst(); }));
    add(menu, "deck.versions", tr("&Versions and comparison"), {Qt::CTRL | Qt::SHIFT | Qt::Key_I},
        onDecks([](DecksPanel& panel) { panel.showComparison(); }));
    add(menu, "deck.play", tr("Pla&y this deck"), {Qt::CTRL | Qt::SHIFT | Qt::Key_P},
        [this] { m_desk.openDeck.isOpen() ? playDeck(m_desk.openDeck.id()) : showTab(Decks); });
    add(menu, "deck.keep", tr("&Keep a version"), {QKeySequence::Save}, onDecks([this](DecksPanel&) {
            if (m_desk.openDeck.isOpen() && m_desk.shelf.keepVersion({}) != 0)
                m_desk.notices.say(tr("This state of the deck is kept as a version. Changes are saved by themselves."));
        }));
    add(menu, "deck.close", tr("C&lose"), {Qt::CTRL | Qt::Key_W},
        onDecks([this](DecksPanel&) { m_desk.openDeck.close(); }));
    add(menu, "deck.delete", tr("&Delete"), {}, onDecks([](DecksPanel& panel) { panel.list().deleteChosen(); }));
    menu->addSeparator();
    auto* drop = new FileDrop(this);
    connect(drop, &FileDrop::fileDropped, this, [this](const QString& path) { decks().files().importFrom(path); });
    connect(drop, &FileDrop::textDropped, this, [this](const QString& text) { decks().files().importText(text); });
    add(menu, "deck.import", tr("&Import a file …"), {QKeySequence::Open},
        onDecks([](DecksPanel& panel) { panel.files().importFile(); }));
    createRecentMenu(*menu->addMenu(tr("R&ecent files")));
    add(menu, "deck.paste", tr("New from the clip&board"), {Qt::CTRL | Qt::SHIFT | Qt::Key_V},
        onDecks([](DecksPanel& panel) { panel.files().importClipboard(); }));
    add(menu, "deck.export", tr("&Export …"), {Qt::CTRL | Qt::SHIFT | Qt::Key_S},
        onDecks([](DecksPanel& panel) { panel.files().exportFile(); }));
    add(menu, "collection.export", tr("Export the co&llection …"), {}, [this] { exportCollection(m_desk, this); });
    add(menu, "everything.export", tr("Export e&verything …"), {}, [this] { exportEverything(m_desk, this); });
    add(menu, "deck.editText", tr("E&dit as text …"), {Qt::CTRL | Qt::Key_E},
        onDecks([](DecksPanel& panel) { panel.editAsText(); }));
    add(menu, "deck.copyText", tr("Copy as &text"), {Qt::CTRL | Qt::SHIFT | Qt::Key_C},
        onDecks([](DecksPanel& panel) { panel.files().copyAsText(); }));
    menu->addSeparator();
    add(menu, "print", tr("&Print …"), {QKeySequence::Print}, [this] { showPrintDialog(m_desk, *this); });
    menu->addSeparator();
    add(menu, "quit", tr("&Quit"), {QKeySequence::Quit}, [this] { close(); });
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
        QAction* action = menu.addAction(QFileInfo(path).fileName().replace(QLatin1Char('&'), QStringLiteral("&&")),
                                         this, [this, path] {
                                             showTab(Decks);
                                             decks().files().importFrom(path);
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
    QAction* undo = add(menu, "edit.undo", tr("&Undo"), {Qt::CTRL | Qt::Key_Z}, [&history] { history.undo(); });
    QAction* redo = add(menu, "edit.redo", tr("&Redo"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y},
                        [&history] { history.redo(); });
    const auto name = [&history, undo, redo] {
        // An ampersand in a name is no key.
        const auto shown = [](QString text) { return text.replace(QLatin1Char('&'), QStringLiteral("&&")); };
        const QString last = shown(history.undoText());
        const QString next = shown(history.redoText());
        undo->setText(last.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(last));
        redo->setText(next.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(next));
        undo->setEnabled(!last.isEmpty());
        redo->setEnabled(!next.isEmpty());
    };
    menu->addSeparator();
    add(menu, "edit.history", tr("&History …"), {Qt::CTRL | Qt::SHIFT | Qt::Key_H}, [this] { showHistory(); });
    connect(&history, &History::changed, menu, name);
    connect(&history, &History::listWanted, this, &MainWindow::showHistory);
    connect(menu, &QMenu::aboutToShow, menu, name); // another program may have changed something
    name();
}

void MainWindow::showHistory()
{
    auto* window = findChild<HistoryWindow*>(QString(), Qt::FindDirectChildrenOnly);
    if (!window)
        window = new HistoryWindow(m_desk, this);
    window->show();
    window->raise();
    window->activateWindow();
}

void MainWindow::createGoMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Go"));
    const std::pair<const char*, QString> tabs[] = {
        {"go.cards", tr("C&ards")},       {"go.collection", tr("C&ollection")},
        {"go.decks", tr("&Decks")},       {"go.goldfish", tr("&Goldfish")},
        {"go.playtest", tr("&Playtest")}, {"go.table", tr("&Table")},
        {"go.notebook", tr("&Notebook")}, {"go.rules", tr("&Rules")}};
    static_assert(std::size(tabs) == kTabs);
    for (int tab = 0; tab < kTabs; ++tab) {
        const auto& [id, text] = tabs[static_cast<std::size_t>(tab)];
        add(menu, id, text, {Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + tab)}, [this, tab] { showTab(tab); });
    }
    menu->addSeparator();
    add(menu, "search", tr("&Search cards"), {Qt::CTRL | Qt::Key_F, Qt::CTRL | Qt::Key_L}, [this] {
        showTab(Cards);
        cards().focusSearch();
    });
    add(menu, "go.nextPart", tr("Ne&xt part of the tab"), {Qt::Key_F6}, [this] { goRoundDocks(true); });
    add(menu, "go.partBefore", tr("Part of the tab &before"), {Qt::SHIFT | Qt::Key_F6},
        [this] { goRoundDocks(false); });
    add(menu, "deck.analysis", tr("Analys&is of the deck"), {Qt::CTRL | Qt::Key_I}, [this] {
        showTab(Decks);
        decks().showPart(DecksPanel::Analysis);
    });
    add(menu, "collection.add", tr("Add to the &collection"), {Qt::CTRL | Qt::Key_K}, [this] {
        showTab(Collection);
        collection().focusEntry();
    });
}

void MainWindow::createViewMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    add(menu, "view.table", tr("Cards as a &table"), {Qt::CTRL | Qt::SHIFT | Qt::Key_T}, [this] {
        showTab(Cards);
        cards().showAsPictures(false);
    });
    add(menu, "view.pictures", tr("Cards as &pictures"), {Qt::CTRL | Qt::SHIFT | Qt::Key_G}, [this] {
        showTab(Cards);
        cards().showAsPictures(true);
    });
    menu->addSeparator();
    createDocksMenu(*menu->addMenu(tr("Doc&ks")));
    createLayoutsMenu(*menu->addMenu(tr("La&youts")));
    menu->addSeparator();
    createLookMenu(*menu);
    menu->addSeparator();
    createLanguageMenu(*menu->addMenu(tr("&Language")));
    menu->addSeparator();
    add(menu, "fullScreen", tr("F&ull screen"), {Qt::Key_F11},
        [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    menu->addSeparator();
    add(menu, "settings", tr("S&ettings …"), {Qt::CTRL | Qt::Key_Comma},
        [this] { showPreferences(PreferencesWindow::General); });
}

void MainWindow::createLookMenu(QMenu& menu)
{
    auto* looks = new QActionGroup(this);
    const std::initializer_list<std::pair<LookChoice, QString>> choices{
        {LookChoice::System, tr("As the &system")},
        {LookChoice::Day, tr("&Day")},
        {LookChoice::Night, tr("&Night")},
        {LookChoice::DayContrast, tr("Day, &high contrast")},
        {LookChoice::NightContrast, tr("Night, high &contrast")}};
    for (const auto& [choice, words] : choices) {
        QAction* action = menu.addAction(words, this, [this, wanted = choice] {
            m_desk.settings.setLook(wanted);
            m_desk.appearance.choose(wanted);
        });
        action->setCheckable(true);
        action->setChecked(m_desk.appearance.choice() == choice);
        connect(&m_desk.appearance, &Appearance::changed, action,
                [this, action, wanted = choice] { action->setChecked(m_desk.appearance.choice() == wanted); });
        looks->addAction(action);
    }
}

void MainWindow::createHelpMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    add(menu, "help.rules", tr("&Rules"), {Qt::Key_F1}, [this] { toggleRules(); });
    add(menu, "help.search", tr("&What can be searched for"), {Qt::SHIFT | Qt::Key_F1}, [this] {
        showTab(Cards);
        cards().showHelp();
    });
    add(menu, "help.keys", tr("&Keys"), {Qt::CTRL | Qt::Key_F1}, [this] { showPreferences(PreferencesWindow::Keys); });
    menu->addSeparator();
    add(menu, "help.samples", tr("Add the sample &decks"), {}, [this] { addSamples(); });
    menu->addSeparator();
    add(menu, "help.about", tr("&About Dossier"), {}, [this] { about(); });
}

// There and back with the same key.
void MainWindow::toggleRules()
{
    if (currentTab() == Rules)
        return showTab(m_tabBeforeRules);
    showTab(Rules);
    rules().focusSearch();
}

void MainWindow::addSamples()
{
    showTab(Decks);
    addSampleDecks(m_desk);
}

void MainWindow::showSealed()
{
    auto* dialog = new SealedDialog(m_desk, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SealedDialog::opened, this, [this](const QStringList& decks, bool toTable) {
        showTab(toTable ? Table : Decks);
        if (toTable)
            table().setUp(decks);
        m_desk.notices.say(tr("%n deck(s) of a sealed evening made.", nullptr, static_cast<int>(decks.size())));
    });
    dialog->open();
}

void MainWindow::createLanguageMenu(QMenu& menu)
{
    auto* group = new QActionGroup(this);
    const auto add = [&](const QString& name, const QString& code) {
        QAction* action = menu.addAction(name, this, [this, code] { emit languageWanted(code); });
        action->setCheckable(true);
        action->setChecked(m_desk.settings.language() == code);
        group->addAction(action);
    };
    add(tr("As the &system"), {});
    for (const QString& code : languages())
        add(ownNameOf(code), code);
}

void MainWindow::about()
{
    m_desk.ask.tell(this, tr("About Dossier"),
                    tr("Dossier %1\n\nDeck builder, collection and playtest table for the X-Files Collectible Card "
                       "Game of 1996. An unofficial fan project; it ships no card pictures and no printed card texts.")
                        .arg(QApplication::applicationVersion()));
}

} // namespace dossier
