// The menus of the window. Every entry does what a key or a button does, too.
#include "app/analysis/deck_side.h"
#include "app/ask.h"
#include "app/cards/cards_panel.h"
#include "app/collection/collection_panel.h"
#include "app/decks/deck_files.h"
#include "app/decks/deck_list.h"
#include "app/decks/deck_shelf.h"
#include "app/decks/decks_panel.h"
#include "app/desk.h"
#include "app/main_window.h"
#include "app/settings.h"
#include "app/theme/appearance.h"
#include "wording/language.h"

#include <QActionGroup>
#include <QApplication>
#include <QMenuBar>

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
    createGoMenu();
    createViewMenu();
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->addAction(tr("&About Dossier"), this, &MainWindow::about);
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
    menu->addAction(tr("&New"), QKeySequence::New, this, onDecks([this](DecksPanel&) { m_desk.shelf.createEmpty(); }));
    menu->addAction(tr("&Rename"), this, onDecks([](DecksPanel& panel) { panel.list().renameChosen(); }));
    menu->addAction(tr("&Copy"), QKeySequence(Qt::CTRL | Qt::Key_D), this,
                    onDecks([](DecksPanel& panel) { panel.list().copyChosen(); }));
    menu->addAction(tr("&Delete"), this, onDecks([](DecksPanel& panel) { panel.list().deleteChosen(); }));
    menu->addSeparator();
    menu->addAction(tr("&Import a file …"), QKeySequence::Open, this,
                    onDecks([](DecksPanel& panel) { panel.files().importFile(); }));
    menu->addAction(tr("New from the clip&board"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V), this,
                    onDecks([](DecksPanel& panel) { panel.files().importClipboard(); }));
    menu->addAction(tr("&Export …"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), this,
                    onDecks([](DecksPanel& panel) { panel.files().exportFile(); }));
    menu->addAction(tr("Copy as &text"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), this,
                    onDecks([](DecksPanel& panel) { panel.files().copyAsText(); }));
    menu->addSeparator();
    menu->addAction(tr("&Quit"), QKeySequence::Quit, this, &QWidget::close);
}

void MainWindow::createGoMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Go"));
    const QStringList names{tr("C&ards"), tr("C&ollection"), tr("&Decks"), tr("&Goldfish"), tr("&Notebook")};
    for (int tab = 0; tab < kTabs; ++tab)
        menu->addAction(names[tab], QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + tab)), this,
                        [this, tab] { showTab(tab); });
    menu->addSeparator();
    QAction* search = menu->addAction(tr("&Search cards"), this, [this] {
        showTab(Cards);
        cards().focusSearch();
    });
    search->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_F), QKeySequence(Qt::CTRL | Qt::Key_L)});
    menu->addAction(tr("Analys&is of the deck"), QKeySequence(Qt::CTRL | Qt::Key_I), this, [this] {
        showTab(Decks);
        decks().side().showSide(DeckSide::Analysis);
    });
    menu->addAction(tr("Add to the &collection"), QKeySequence(Qt::CTRL | Qt::Key_K), this, [this] {
        showTab(Collection);
        collection().focusEntry();
    });
}

void MainWindow::createViewMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    auto* looks = new QActionGroup(this);
    const std::initializer_list<std::pair<LookChoice, QString>> choices{
        {LookChoice::System, tr("As the &system")},
        {LookChoice::Day, tr("&Day")},
        {LookChoice::Night, tr("&Night")},
        {LookChoice::DayContrast, tr("Day, &high contrast")},
        {LookChoice::NightContrast, tr("Night, high &contrast")}};
    for (const auto& [choice, words] : choices) {
        QAction* action = menu->addAction(words, this, [this, wanted = choice] {
            m_desk.settings.setLook(wanted);
            m_desk.appearance.choose(wanted);
        });
        action->setCheckable(true);
        action->setChecked(m_desk.appearance.choice() == choice);
        looks->addAction(action);
    }
    menu->addSeparator();
    createLanguageMenu(*menu->addMenu(tr("&Language")));
    menu->addSeparator();
    QAction* full = menu->addAction(tr("&Full screen"), QKeySequence(Qt::Key_F11), this,
                                    [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    full->setObjectName(QStringLiteral("fullScreen"));
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
