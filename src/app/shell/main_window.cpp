#include "app/shell/main_window.h"

#include "app/card_sets/card_sets_dialog.h"
#include "app/cards/cards_panel.h"
#include "app/cards/search_help.h"
#include "app/collection/collection_panel.h"
#include "app/decks/deck_files.h"
#include "app/decks/deck_text_window.h"
#include "app/decks/decks_panel.h"
#include "app/docks/dock_area.h"
#include "app/docks/dock_layouts.h"
#include "app/docks/layout_bar.h"
#include "app/goldfish/goldfish_panel.h"
#include "app/notebook/notebook_panel.h"
#include "app/playtest/playtest_panel.h"
#include "app/preferences/preferences_window.h"
#include "app/preferences/shortcuts.h"
#include "app/rules/rule_book_view.h"
#include "app/rules/rule_popover.h"
#include "app/shell/message_bar.h"
#include "app/table/table_panel.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/widgets/ask.h"
#include "app/widgets/desk.h"
#include "app/widgets/progress_dialog.h"
#include "app/widgets/search_box.h"
#include "app/widgets/view_memory.h"
#include "app/windows/tab_ring.h"
#include "app/windows/window_placing.h"
#include "box/game_data.h"
#include "desk/deck_words.h"
#include "desk/files/shelved_decks.h"
#include "desk/history.h"
#include "desk/open_deck.h"
#include "desk/plain_tip.h"
#include "desk/settings.h"
#include "wording/words/rule_reference.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCursor>
#include <QEvent>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QLabel>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QStyle>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

namespace dossier {

namespace {

// By Tab, as they are remembered.
const QStringList kTabWords{QStringLiteral("cards"),    QStringLiteral("collection"), QStringLiteral("decks"),
                            QStringLiteral("goldfish"), QStringLiteral("playtest"),   QStringLiteral("table"),
                            QStringLiteral("notebook"), QStringLiteral("rules")};

// Where somebody works: under the mouse where it is over what has the keyboard, else at the chosen row.
QPoint placeOfFocus()
{
    const QPoint mouse = QCursor::pos();
    const QWidget* focus = QApplication::focusWidget();
    if (!focus || focus->rect().contains(focus->mapFromGlobal(mouse)))
        return mouse;
    const auto* view = qobject_cast<const QAbstractItemView*>(focus);
    if (view && view->currentIndex().isValid())
        return view->viewport()->mapToGlobal(view->visualRect(view->currentIndex()).bottomLeft());
    return focus->mapToGlobal(focus->rect().center());
}

// What is kept once its field is left is left now: a name, a note in a list, a place.
void finishTyping(const Desk& desk)
{
    if (QWidget* field = QApplication::focusWidget())
        field->clearFocus();
    desk.openDeck.flush();
}

// Once a window is closed nothing in it has the keyboard any more, and what could not be written is lost: it stays open
// where that is not wanted.
class BeforeClose : public QObject
{
public:
    BeforeClose(const Desk& desk, MainWindow* window)
        : QObject(window)
        , m_desk(desk)
        , m_window(window)
    {
        window->installEventFilter(this);
    }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() != QEvent::Close)
            return false;
        finishTyping(m_desk);
        const QStringList lost = m_window->lostByClosing();
        if (lost.isEmpty() || m_desk.ask.sure(m_window, lost.join(QLatin1Char('\n')), MainWindow::tr("Close")))
            return false;
        event->ignore();
        return true;
    }

private:
    const Desk& m_desk;
    MainWindow* m_window;
};

} // namespace

MainWindow::MainWindow(const Desk& desk, QWidget* parent)
    : QMainWindow(parent)
    , m_desk(desk)
    , m_tabs(new QTabBar(this))
    , m_pages(new QStackedWidget(this))
    , m_status(new QLabel(this))
    , m_shortcuts(new Shortcuts(desk.settings, this))
    , m_layouts(new DockLayouts(
          desk.settings, desk.notices, [this] { return dockAreas(); }, this))
    , m_layoutBar(new LayoutBar(desk.appearance, this))
{
    setObjectName(QStringLiteral("mainWindow"));
    new BeforeClose(desk, this);
    setWindowIcon(programIcon());
    createPanels();
    createStatus();
    createMenus();
    restoreLayout();
    connect(&desk.openDeck, &OpenDeck::changed, this, &MainWindow::refreshStatus);
    refreshStatus();
    desk.history.setWaiting([this](const QString& words) -> RowsDone {
        return [work = std::make_shared<ProgressDialog>(this, words)](std::size_t done, std::size_t all) {
            return work->goOn(done, all);
        };
    });
    desk.history.setAsking([this](const QString& question, const QString& doIt) {
        return m_desk.ask.sure(QApplication::activeWindow() ? QApplication::activeWindow() : this, question, doIt);
    });
}

MainWindow::~MainWindow()
{
    finishTyping(m_desk);
    m_desk.history.setWaiting({});
    m_desk.history.setAsking({});
    if (m_rules)
        m_desk.memory.leave(m_rules->objectName(), m_rules->walk());
    delete m_preferences; // before the keys that it lists
    m_desk.settings.setWindowGeometry(saveGeometry());
    m_desk.settings.setOpenDeck(m_desk.openDeck.id());
}

void MainWindow::showTab(int tab)
{
    if (tab != Rules)
        m_tabBeforeRules = tab;
    QWidget* shown = panel(tab);
    // A page that is not looked at does not keep the window from being made smaller.
    for (int i = 0; i < m_pages->count(); ++i) {
        const bool away = m_pages->widget(i) != shown;
        m_pages->widget(i)->setSizePolicy(QSizePolicy::Preferred, away ? QSizePolicy::Ignored : QSizePolicy::Preferred);
    }
    m_pages->setCurrentWidget(shown);
    m_tabs->setCurrentIndex(tab);
    m_desk.settings.setCurrentTab(kTabWords.value(tab)); // also for a program that is not left in good order
    nameUndo();
    statusBar()->setVisible(tab != Table); // a game is not about the open deck
    if (!m_tabs->hasFocus())               // who walks along the tabs stays there
        shown->setFocus();
}

// What is typed while the tabs have the keyboard, or nothing has it, is meant for the page in front.
void MainWindow::keyPressEvent(QKeyEvent* event)
{
    QWidget* page = m_pages->currentWidget();
    const bool typed = !event->text().isEmpty() &&
                       (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0;
    const QWidget* had = focusWidget();
    if (typed && page && (!had || had == this || had == m_tabs)) {
        page->setFocus();
        if (QWidget* has = focusWidget(); has && has != had)
            return void(QCoreApplication::sendEvent(has, event));
    }
    if (!pressByReturn(*this, *event))
        QMainWindow::keyPressEvent(event);
}

bool MainWindow::focusNextPrevChild(bool next)
{
    return goOnByTab(*this, next);
}

int MainWindow::currentTab() const
{
    return m_tabs->currentIndex();
}

CardsPanel& MainWindow::cards()
{
    if (!m_cards) {
        adopt(m_cards = new CardsPanel(m_desk, this));
        teachLater(m_cards->docks());
        connect(m_cards, &CardsPanel::rulingsWanted, this, &MainWindow::showRulings);
        connect(m_cards, &CardsPanel::ruleWanted, this, &MainWindow::popUpRule);
    }
    return *m_cards;
}

CollectionPanel& MainWindow::collection()
{
    if (!m_collection) {
        adopt(m_collection = new CollectionPanel(m_desk, this));
        connect(m_collection, &CollectionPanel::rulingsWanted, this, &MainWindow::showRulings);
        connect(m_collection, &CollectionPanel::ruleWanted, this, &MainWindow::popUpRule);
        connect(m_collection, &CollectionPanel::searchHelpWanted, this, [this](SearchBox& line) {
            auto* help = new SearchHelp(m_desk.appearance, this);
            help->setAttribute(Qt::WA_DeleteOnClose);
            connect(help, &SearchHelp::exampleChosen, &line, &SearchBox::setText);
            help->popUp(line);
        });
    }
    return *m_collection;
}

DecksPanel& MainWindow::decks()
{
    if (!m_decks) {
        adopt(m_decks = new DecksPanel(m_desk, this));
        teachLater(m_decks->docks());
        connect(m_decks, &DecksPanel::samplesWanted, this, &MainWindow::addSamples);
        connect(m_decks, &DecksPanel::playWanted, this, &MainWindow::playDeck);
        connect(m_decks, &DecksPanel::ruleWanted, this, &MainWindow::popUpRule);
        connect(&m_decks->files(), &DeckFiles::read, this, [this] { showTab(Decks); });
        connect(&m_decks->files(), &DeckFiles::cardSetFound, this,
                [this](const QByteArray& content, const QString& source) { showCardSets().look(content, source); });
        connect(&m_decks->files(), &DeckFiles::gameFound, this, [this](const QString& file) {
            if (table().openFile(file))
                showTab(Table);
        });
    }
    return *m_decks;
}

GoldfishPanel& MainWindow::goldfish()
{
    if (!m_goldfish) {
        adopt(m_goldfish = new GoldfishPanel(m_desk, this));
        connect(m_goldfish, &GoldfishPanel::samplesWanted, this, [this] { addSampleDecks(m_desk); });
    }
    return *m_goldfish;
}

PlaytestPanel& MainWindow::playtest()
{
    if (!m_playtest) {
        adopt(m_playtest = new PlaytestPanel(m_desk, this));
        connect(m_playtest, &PlaytestPanel::samplesWanted, this, [this] { addSampleDecks(m_desk); });
    }
    return *m_playtest;
}

// What is written as it comes, and cannot be.
QStringList MainWindow::lostByClosing()
{
    QStringList lost;
    if (m_table && !m_table->keepNow())
        lost << tr("The game on the table cannot be kept. Close the window all the same? What was played since it was "
                   "kept last is lost then; make room on the disk, or save the game elsewhere.");
    for (auto* text : findChildren<DeckTextWindow*>())
        if (!text->keepNow())
            lost << tr("What you typed as text cannot be kept. Close the window all the same? It is lost then; make "
                       "room on the disk, or apply it to the deck.");
    return lost;
}

TablePanel& MainWindow::table()
{
    if (!m_table) {
        adopt(m_table = new TablePanel(m_desk, this));
        connect(m_table, &TablePanel::moved, this, &MainWindow::nameUndo);
        connect(m_table, &TablePanel::sealedWanted, this, &MainWindow::showSealed);
        connect(m_table, &TablePanel::goldfishWanted, this, [this] { showTab(Goldfish); });
        connect(m_table, &TablePanel::playtestWanted, this, [this] { showTab(Playtest); });
        connect(m_table, &TablePanel::samplesWanted, this, [this] { addSampleDecks(m_desk); });
        connect(m_table, &TablePanel::ruleWanted, this, &MainWindow::popUpRule);
    }
    return *m_table;
}

NotebookPanel& MainWindow::notebook()
{
    if (!m_notebook)
        m_pages->addWidget(m_notebook = new NotebookPanel(m_desk, this));
    return *m_notebook;
}

RuleBookView& MainWindow::rules()
{
    if (!m_rules) {
        adopt(m_rules = new RuleBookView(ruleReference(m_desk.language), m_desk.box.cards, m_desk.appearance, this));
        connect(m_rules, &RuleBookView::cardWanted, this, &MainWindow::showCard);
        if (auto left = m_desk.memory.take<RuleBookView::Walk>(m_rules->objectName()))
            m_rules->goOn(std::move(*left));
    }
    return *m_rules;
}

void MainWindow::showPreferences(int page)
{
    if (!m_preferences) {
        m_preferences = new PreferencesWindow(m_desk, *m_shortcuts, this);
        connect(m_preferences, &PreferencesWindow::languageWanted, this, &MainWindow::languageWanted);
        connect(m_preferences, &PreferencesWindow::textPercentWanted, this, &MainWindow::textPercentWanted);
        connect(m_preferences, &PreferencesWindow::tablePaceChanged, this, [this] {
            if (m_table)
                m_table->readPace();
        });
    }
    m_preferences->showPage(page);
}

int MainWindow::preferencesPage() const
{
    return m_preferences && m_preferences->isVisible() ? m_preferences->currentPage() : -1;
}

QWidget* MainWindow::panel(int tab)
{
    switch (static_cast<Tab>(tab)) {
    case Cards:
    case kTabs:
        break;
    case Collection:
        return &collection();
    case Decks:
        return &decks();
    case Goldfish:
        return &goldfish();
    case Playtest:
        return &playtest();
    case Table:
        return &table();
    case Rules:
        return &rules();
    case Notebook:
        return &notebook();
    }
    return &cards();
}

void MainWindow::adopt(QWidget* made)
{
    m_pages->addWidget(made);
    m_shortcuts->teach(*made);
}

// What lies in a dock is often made only when it is looked at.
void MainWindow::teachLater(const DockArea& area)
{
    for (const Dock* dock : area.docks())
        connect(dock, &Dock::made, m_shortcuts, [this](QWidget* made) { m_shortcuts->teach(*made); });
}

void MainWindow::createPanels()
{
    m_tabs->setObjectName(QStringLiteral("tabs"));
    m_tabs->setAccessibleName(tr("Panels"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setFont(m_desk.appearance.theme().text);
    const QString names[] = {tr("Cards"),    tr("Collection"), tr("Decks"),    tr("Goldfish"),
                             tr("Playtest"), tr("Table"),      tr("Notebook"), tr("Rules")};
    static_assert(std::size(names) == kTabs);
    for (const QString& name : names)
        m_tabs->addTab(name);
    auto* body = new QWidget(this);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tabs);
    auto* line = new QFrame(body);
    line->setFrameShape(QFrame::HLine);
    line->setFixedHeight(1);
    column->addWidget(line);
    column->addWidget(m_layoutBar);
    column->addWidget(m_pages, 1);
    setCentralWidget(body);
    m_messages = new MessageBar(m_desk.notices, m_desk.appearance, this, statusBar());
    connect(m_tabs, &QTabBar::currentChanged, this, &MainWindow::showTab);
}

void MainWindow::createStatus()
{
    m_status->setObjectName(QStringLiteral("deckStatus"));
    m_status->setContentsMargins(3 * kGrid, kGrid, 3 * kGrid, kGrid);
    statusBar()->setSizeGripEnabled(false);
    m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // no window is as wide as its words
    statusBar()->addWidget(m_status, 1);
}

void MainWindow::restoreLayout()
{
    if (!restoreGeometry(m_desk.settings.windowGeometry()))
        resize(1280, 760);
    // The screen may be another one than the last time, or its scale.
    const QRect room = screen()->availableGeometry();
    constexpr QSize kUsualLeast(900, 560);
    if (room.size().boundedTo(kUsualLeast) != kUsualLeast)
        setMinimumSize(
            room.size().boundedTo({640, 400})); // else a page that wants more would push it beyond the screen
    if (!isMaximized() && !isFullScreen())
        resize(size().boundedTo(roomForWindow(*this)));
    if (!room.contains(geometry()))
        move(room.topLeft());
    showTab(std::max(static_cast<int>(kTabWords.indexOf(m_desk.settings.currentTab())), static_cast<int>(Cards)));
}

void MainWindow::refreshStatus()
{
    constexpr int kNameLetters = 60; // what stands behind it says whether the deck is legal
    const OpenDeck& open = m_desk.openDeck;
    const QString name = QString::fromStdString(open.deck().name);
    const QString line = statusLine(open, m_desk.box.cards);
    const QFontMetrics metrics = m_status->fontMetrics();
    const QString shortName = metrics.elidedText(name, Qt::ElideRight, kNameLetters * metrics.averageCharWidth());
    m_status->setText(open.isOpen() ? shortName + QStringLiteral("   ") + line : line);
    m_status->setToolTip(plainTip(shortName == name ? QString() : name));
    const QString title = open.isOpen() ? tr("%1 – Dossier").arg(plainTitle(name)) : tr("Dossier");
    setWindowTitle(m_desk.readOnly ? tr("%1 (read only)", "a title of the window").arg(title) : title);
}

void MainWindow::showRule(RuleNumber rule)
{
    showTab(Rules);
    rules().showRule(rule);
}

void MainWindow::popUpRule(RuleNumber rule)
{
    if (!m_rulePopover) {
        m_rulePopover = new RulePopover(ruleReference(m_desk.language), m_desk.box.cards, m_desk.appearance, this);
        connect(m_rulePopover, &RulePopover::openWanted, this, &MainWindow::showRule);
        connect(m_rulePopover, &RulePopover::cardWanted, this, &MainWindow::showCard);
    }
    m_rulePopover->popUp(rule, placeOfFocus());
}

void MainWindow::showCard(CardIndex card)
{
    showTab(Cards);
    cards().jumpTo(card);
}

void MainWindow::playDeck(std::int64_t deck)
{
    showTab(Table);
    table().setUp(deck);
}

void MainWindow::showRulings(CardIndex card)
{
    showTab(Rules);
    rules().showCardRulings(card);
}

} // namespace dossier
