// The menus View and Help: what is shown and how it looks, and where help is found.
#include "app/card_sets/card_sets_dialog.h"
#include "app/cards/cards_panel.h"
#include "app/decks/deck_files.h"
#include "app/decks/decks_panel.h"
#include "app/preferences/preferences_window.h"
#include "app/preferences/shortcuts.h"
#include "app/rules/rule_book_view.h"
#include "app/sealed/sealed_dialog.h"
#include "app/shell/guide_window.h"
#include "app/shell/main_window.h"
#include "app/shell/message_bar.h"
#include "app/table/table_panel.h"
#include "app/theme/appearance.h"
#include "app/widgets/ask.h"
#include "app/widgets/desk.h"
#include "app/windows/window_placing.h"
#include "desk/files/shelved_decks.h"
#include "desk/notices.h"
#include "desk/settings.h"
#include "net/protocol/invitation.h"
#include "wording/words/language.h"

#include <QActionGroup>
#include <QApplication>
#include <QMenuBar>
#include <QUrl>

#include <algorithm>
#include <iterator>

namespace dossier {

namespace {

// A language is named in itself, whatever language the program speaks.
QString ownNameOf(const QString& code)
{
    return code == QLatin1String("fr") ? QStringLiteral("Français") : QStringLiteral("English");
}

} // namespace

void MainWindow::createViewMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    addTabs(menu);
    menu->addSeparator();
    add(menu, "view.table", tr("Cards as a tabl&e"), {Qt::CTRL | Qt::SHIFT | Qt::Key_T}, [this] {
        showTab(Cards);
        cards().showAsPictures(false);
    });
    add(menu, "view.pictures", tr("Cards as p&ictures"), {Qt::CTRL | Qt::SHIFT | Qt::Key_G}, [this] {
        showTab(Cards);
        cards().showAsPictures(true);
    });
    menu->addSeparator();
    createDocksMenu(*menu->addMenu(tr("Doc&ks")));
    createLayoutsMenu(*menu->addMenu(tr("La&youts")));
    add(menu, "go.nextPart", tr("Ne&xt part of the tab"), {Qt::Key_F6}, [this] { goRoundDocks(true); });
    add(menu, "go.partBefore", tr("Pre&vious part of the tab"), {Qt::SHIFT | Qt::Key_F6},
        [this] { goRoundDocks(false); });
    add(menu, "view.message", tr("Go to the &message"), {Qt::Key_F8}, [this] { m_messages->takeKeyboard(); });
    menu->addSeparator();
    createLookMenu(*menu->addMenu(tr("T&heme")));
    createLanguageMenu(*menu->addMenu(tr("&Language")));
    menu->addSeparator();
    add(menu, "fullScreen", tr("F&ull screen"), {Qt::Key_F11},
        [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
}

void MainWindow::addTabs(QMenu* menu)
{
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
    add(menu, "help.guide", tr("&Guide"), {Qt::Key_F1}, [this] { showGuide(); });
    add(menu, "help.search", tr("&What can be searched for"), {Qt::SHIFT | Qt::Key_F1}, [this] {
        showTab(Cards);
        cards().showHelp();
    });
    add(menu, "help.keys", tr("&Keys"), {Qt::CTRL | Qt::Key_F1}, [this] { showPreferences(PreferencesWindow::Keys); });
    add(menu, "help.rules", tr("&Rules of the game"), {Qt::CTRL | Qt::Key_R}, [this] { toggleRules(); });
    menu->addSeparator();
    add(menu, "help.samples", tr("Add the sample &decks"), {}, [this] { addSamples(); });
    menu->addSeparator();
    add(menu, "help.about", tr("&About Dossier"), {}, [this] { about(); });
}

void MainWindow::showGuide()
{
    auto* guide = findChild<GuideWindow*>(QString(), Qt::FindDirectChildrenOnly);
    if (!guide) {
        guide = new GuideWindow(m_desk, *m_shortcuts, this);
        connect(guide, &GuideWindow::wanted, this, &MainWindow::followGuide);
    }
    // In the middle of a game, or of figures, one asks about these.
    if (currentTab() == Table && table().isInGame())
        guide->turnTo(QStringLiteral("table"));
    else if (currentTab() == Playtest)
        guide->turnTo(QStringLiteral("playtest"));
    showOver(*guide);
}

void MainWindow::followGuide(const QUrl& link)
{
    if (link.scheme() == QLatin1String("tab"))
        showTab(std::clamp(link.path().toInt(), 0, kTabs - 1));
    else
        findChild<QAction*>(QStringLiteral("help.") + link.path())->trigger();
    activateWindow();
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
    placeOver(*dialog);
    dialog->open();
}

CardSetsDialog& MainWindow::showCardSets()
{
    auto* dialog = new CardSetsDialog(m_desk, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    placeOver(*dialog);
    dialog->open();
    return *dialog;
}

void MainWindow::openFile(const QString& path)
{
    if (readInvitation(path)) { // the system's way of following a link
        showTab(Table);
        return table().goFar(path);
    }
    const QUrl url(path);
    decks().files().importFrom(url.isLocalFile() ? url.toLocalFile() : path);
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
