#include "app/decks/decks_panel.h"

#include "app/analysis/analysis_view.h"
#include "app/analysis/compare_page.h"
#include "app/card_face/card_view.h"
#include "app/decks/beside_deck.h"
#include "app/decks/deck_editor.h"
#include "app/decks/deck_files.h"
#include "app/decks/deck_list.h"
#include "app/decks/deck_text_window.h"
#include "app/decks/pool_page.h"
#include "app/decks/problem_list.h"
#include "app/decks/shelf_view.h"
#include "app/decks/xfile_page.h"
#include "app/docks/dock_area.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "app/widgets/view_memory.h"
#include "app/windows/window_placing.h"
#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/files/deck_drafts.h"
#include "desk/notices.h"
#include "desk/open_deck.h"

#include <QApplication>
#include <QPointer>
#include <QPushButton>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace dossier {

namespace {

constexpr int kShelfWidth = 52 * kGrid;
// The docks at the right: one width for all of them, so that nothing jumps from page to page.
constexpr double kSideShare = 0.33;
constexpr int kLeastSide = 83 * kGrid;
constexpr int kMostSide = 122 * kGrid;
// How much of the panel's height the problems may take beyond the first three.
constexpr double kProblemsShare = 0.25;

using Waiting = std::vector<std::pair<std::int64_t, QString>>; // decks with what they are called
using ShowDraft = std::function<void(std::int64_t deck)>;

// One after the other is shown.
void tellOfWaiting(const Desk& desk, const Waiting& waiting, const ShowDraft& show)
{
    if (waiting.empty())
        return;
    QStringList names;
    for (const auto& [deck, name] : waiting)
        names << name;
    desk.notices.say(DecksPanel::tr("What was typed into the text of these decks is not applied yet: %1.")
                         .arg(names.join(QStringLiteral(", "))),
                     DecksPanel::tr("Show"), [&desk, waiting, show] {
                         show(waiting.front().first);
                         QTimer::singleShot(0, &desk.notices, [&desk, waiting, show] {
                             tellOfWaiting(desk, Waiting(waiting.begin() + 1, waiting.end()), show);
                         });
                     });
}

// Of what was typed as text before the program ended; `show` shows that of a deck.
void tellOfDrafts(const Desk& desk, const ShowDraft& show)
{
    QStringList unread;
    Waiting waiting;
    for (const auto& [deck, draft] : DeckDrafts(desk).all(unread))
        waiting.emplace_back(deck, draft.name);
    for (const QString& path : std::as_const(unread))
        desk.notices.warn(
            DecksPanel::tr("What was typed into a deck’s text cannot be read and was left alone: %1").arg(path));
    tellOfWaiting(desk, waiting, show);
}

} // namespace

DecksPanel::DecksPanel(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_files(new DeckFiles(desk, this))
    , m_shelf(new ShelfView(desk, *m_files, this))
    , m_editor(new DeckEditor(desk, this))
    , m_invitation(createInvitation())
    , m_pages(new QStackedWidget(this))
    , m_problems(new ProblemList(desk, this))
    , m_card(new CardView(desk.box.cards, desk.texts, desk.appearance, this))
    , m_docks(new DockArea(desk, QStringLiteral("decks"), this))
{
    setObjectName(QStringLiteral("decksPanel"));
    createMiddle();
    createDocks();
    createSide();
    createLayout();
    connectSignals();
    refresh();
    countProblems();
    if (const auto left = desk.memory.take<DeckTextWindow::Left>(DeckTextWindow::leftName()))
        QTimer::singleShot(0, this, [this, left = *left] { // when there is a window to lie over
            DeckTextWindow& text = textWindow();
            text.goOn(left);
            if (left.isVisible)
                showOver(text);
        });
    else
        tellOfDrafts(desk, [panel = QPointer(this)](std::int64_t deck) {
            if (!panel)
                return;
            panel->textWindow().showDraft(deck);
            showOver(panel->textWindow());
        });
}

DeckList& DecksPanel::list()
{
    return m_shelf->list();
}

DeckTextWindow* DecksPanel::editAsText()
{
    DeckTextWindow& text = textWindow();
    text.showDeck();
    if (!m_desk.openDeck.isOpen() && !text.isEdited())
        return nullptr;
    showOver(text);
    return &text;
}

DeckTextWindow& DecksPanel::textWindow()
{
    auto* text = findChild<DeckTextWindow*>(QString(), Qt::FindDirectChildrenOnly);
    if (!text) {
        text = new DeckTextWindow(m_desk, this);
        text->move(window()->geometry().center() - text->rect().center()); // over the window it belongs to
    }
    return *text;
}

AnalysisView& DecksPanel::analysis()
{
    return static_cast<AnalysisView&>(dock(Analysis).content());
}

Dock& DecksPanel::dock(Part part)
{
    return *m_parts[static_cast<std::size_t>(part)];
}

void DecksPanel::repairFirst()
{
    m_problems->setCurrentIndex({});
    m_problems->repair();
}

void DecksPanel::focusEntry()
{
    m_editor->focusEntry();
}

void DecksPanel::focusFilter()
{
    m_editor->focusFilter();
}

void DecksPanel::focusFolder()
{
    m_editor->focusFolder();
}

QWidget* DecksPanel::createInvitation()
{
    auto* page = new Invitation(m_desk.appearance, this);
    page->setObjectName(QStringLiteral("deckInvitation"));
    page->setWords(tr("Open a deck on the left, or begin one."),
                   tr("A deck has an X-File that it protects, a Team of Agents, and a Bureau Deck of Sites, Witnesses, "
                      "Events and more. What is still missing is said while you build; what you do is saved at once."));
    auto* begin = page->addButton(tr("New deck"));
    begin->setObjectName(QStringLiteral("beginDeck"));
    connect(begin, &QPushButton::clicked, &m_desk.shelf, &DeckLibrary::createEmpty);
    connect(page->addButton(tr("Import a file")), &QPushButton::clicked, m_files, &DeckFiles::importFile);
    auto* samples = page->addButton(tr("Add the sample decks"));
    samples->setObjectName(QStringLiteral("addSamples"));
    connect(samples, &QPushButton::clicked, this, &DecksPanel::samplesWanted);
    return page;
}

void DecksPanel::createMiddle()
{
    m_pages->addWidget(m_editor);
    m_pages->addWidget(m_invitation);
    m_docks->setCentralWidget(m_pages);
    m_pages->setFocusProxy(m_editor);
    m_card->usePictures(m_desk.pictures);
}

void DecksPanel::createDocks()
{
    const auto add = [this](Part part, const char* id, const QString& title, Qt::DockWidgetArea area, Dock::Make make) {
        m_parts[static_cast<std::size_t>(part)] = &m_docks->add(QLatin1String(id), title, area, std::move(make));
    };
    const auto right = Qt::RightDockWidgetArea;
    add(Shelf, "decks.shelf", tr("All decks"), Qt::LeftDockWidgetArea, [this] { return m_shelf; });
    add(Problems, "decks.problems", tr("Problems"), Qt::BottomDockWidgetArea, [this] { return m_problems; });
    add(Card, "decks.card", tr("Card"), right, [this] { return createCard(); });
    add(Pool, "decks.pool", tr("Add"), right, [this] { return createPool(); });
    add(XFiles, "decks.xfiles", tr("X-File"), right, [this] { return createXFiles(); });
    add(Analysis, "decks.analysis", tr("Analysis"), right, [this] { return new AnalysisView(m_desk, this); });
    add(Beside, "decks.beside", tr("Second deck"), right, [this] { return createBeside(); });
    m_docks->setUsualSize(dock(Shelf), kShelfWidth, Qt::Horizontal);
    m_docks->setUsualShare(dock(Card), kSideShare, kLeastSide, kMostSide, Qt::Horizontal);
    for (const Part part : {Shelf, Problems, Card})
        dock(part).content();
}

// At the right the docks lie on one another, the card in front.
void DecksPanel::createSide()
{
    for (const Part part : {Pool, XFiles, Analysis, Beside})
        m_docks->tabifyDockWidget(&dock(Card), &dock(part));
    dock(Beside).close();
    dock(Card).raise();
}

void DecksPanel::createLayout()
{
    m_editor->setObjectName(QStringLiteral("deckEditor"));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(4 * kGrid, 2 * kGrid, 4 * kGrid, 3 * kGrid);
    all->addWidget(m_docks);
    m_docks->setUsualSize(dock(Problems), 4 * m_desk.appearance.theme().rowHeight, Qt::Vertical);
    m_docks->restore();
    setFocusProxy(dock(Shelf).isOpen() ? static_cast<QWidget*>(m_shelf) : m_pages);
    connect(m_docks, &DockArea::settled, this, &DecksPanel::settle);
    connect(m_docks, &DockArea::dragged, this, [this] {
        if (dock(Problems).isInFront() && dock(Problems).height() != m_problemsHeight)
            m_problemsByHand = true;
    });
}

void DecksPanel::settle()
{
    setFocusProxy(dock(Shelf).isInFront() ? static_cast<QWidget*>(m_shelf) : m_pages);
    showProblems();
}

QWidget* DecksPanel::createCard()
{
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_card);
    column->addStretch(1);
    return page;
}

QWidget* DecksPanel::createPool()
{
    auto* pool = new PoolPage(m_desk, this);
    connect(pool, &PoolPage::cardChosen, this, &DecksPanel::showCard);
    connect(pool, &PoolPage::ownedOnlyChanged, this, [this] {
        if (auto* xFiles = findChild<XFilePage*>())
            xFiles->reckon();
    });
    return pool;
}

QWidget* DecksPanel::createXFiles()
{
    auto* xFiles = new XFilePage(m_desk, this);
    connect(xFiles, &XFilePage::cardChosen, this, &DecksPanel::showCard);
    return xFiles;
}

QWidget* DecksPanel::createBeside()
{
    m_beside = new BesideDeck(m_desk, this);
    m_editor->setOther(&m_beside->deck());
    connect(m_beside, &BesideDeck::cardChosen, this, &DecksPanel::showCard);
    m_beside->open(0);
    return m_beside;
}

void DecksPanel::connectSignals()
{
    connect(&m_desk.openDeck, &OpenDeck::opened, this, &DecksPanel::refresh);
    connect(&m_desk.openDeck, &OpenDeck::changed, this, &DecksPanel::countProblems);
    connect(m_editor, &DeckEditor::cardChosen, this, &DecksPanel::showCard);
    connect(m_editor, &DeckEditor::xFileWanted, this, [this] { showPart(XFiles); });
    connect(m_editor, &DeckEditor::problemsWanted, this, [this] { showPart(Problems); });
    connect(&m_desk.shelf, &DeckLibrary::begun, this, &DecksPanel::nameDeck);
    connect(m_problems, &ProblemList::jumpWanted, m_editor, &DeckEditor::jumpTo);
    connect(m_problems, &ProblemList::grew, this, &DecksPanel::fitProblems, Qt::QueuedConnection); // after the layout
    connect(m_problems, &ProblemList::ruleWanted, this, &DecksPanel::ruleWanted);
    connect(m_problems, &ProblemList::xFileWanted, this, [this] { showPart(XFiles); });
    connect(m_shelf, &ShelfView::besideWanted, this, [this] { besideShown() ? closeBeside() : showBeside(); });
    connect(&m_shelf->list(), &DeckList::besideWanted, this, &DecksPanel::showBeside);
    connect(&m_shelf->list(), &DeckList::playWanted, this, &DecksPanel::playWanted);
    connect(m_editor, &DeckEditor::playWanted, this, [this] { emit playWanted(m_desk.openDeck.id()); });
    connect(&m_shelf->list(), &DeckList::comparisonWanted, this, &DecksPanel::showComparison);
    connect(m_files, &DeckFiles::read, m_editor, &DeckEditor::showReading);
}

void DecksPanel::refresh()
{
    const bool open = m_desk.openDeck.isOpen();
    m_pages->setCurrentWidget(open ? static_cast<QWidget*>(m_editor) : m_invitation);
    const Deck& deck = m_desk.openDeck.deck();
    m_card->show(deck.xFile.empty() ? std::nullopt : std::optional(deck.xFile.front().card));
}

// What was just begun gets its name first.
void DecksPanel::nameDeck()
{
    if (isVisible() && m_desk.openDeck.isOpen())
        m_editor->focusName();
}

void DecksPanel::countProblems()
{
    const std::size_t problems = m_desk.openDeck.problems().size();
    dock(Problems).setHeading(problems == 0 ? tr("Problems") : tr("Problems  %1").arg(problems));
    showProblems();
}

// Where there is nothing to say the problems take no room: the head says that the deck is legal.
void DecksPanel::showProblems()
{
    const bool asked = m_problems->isAncestorOf(QApplication::focusWidget()) || m_problems->hasFocus();
    const bool nothing = m_desk.openDeck.problems().empty();
    const bool was = dock(Problems).isIdle();
    if (nothing && !asked) {
        m_docks->setIdle(dock(Problems), true);
        m_problemsByHand = false;
    } else if (!nothing) {
        m_docks->setIdle(dock(Problems), false);
    }
    if (was && !dock(Problems).isIdle())
        QTimer::singleShot(0, this, &DecksPanel::fitProblems);
}

// As many problems as there are, at most five, at least three of them; beyond these only a share of the panel.
int DecksPanel::heightForProblems() const
{
    const int title = m_desk.appearance.theme().rowHeight;
    const int most = std::max(m_problems->leastHeight(), static_cast<int>(height() * kProblemsShare));
    return std::min(m_problems->sizeHint().height(), most) + title;
}

// As high as the problems need, until the user gave it another height.
void DecksPanel::fitProblems()
{
    Dock& problems = dock(Problems);
    const bool below = m_docks->dockWidgetArea(&problems) == Qt::BottomDockWidgetArea && problems.isInFront();
    if (!below || problems.isFloating())
        return;
    if (m_problemsByHand)
        return;
    m_docks->resizeDocks({&problems}, {heightForProblems()}, Qt::Vertical);
    m_docks->layout()->activate();
    m_problemsHeight = problems.height();
}

void DecksPanel::showCard(CardIndex card)
{
    m_card->show(card);
}

void DecksPanel::showPart(Part part)
{
    m_docks->bringUp(dock(part));
}

void DecksPanel::showComparison(std::int64_t deck)
{
    showPart(Analysis);
    analysis().showPage(AnalysisView::Compare);
    if (m_desk.openDeck.isOpen())
        static_cast<ComparePage&>(analysis().page(AnalysisView::Compare)).choose(deck);
}

void DecksPanel::showBeside(std::int64_t deck)
{
    // The only chosen deck is the open one: it makes room for another, and lies beside that.
    if (deck != 0 && deck == m_desk.openDeck.id())
        deck = 0;
    dock(Beside).content();
    m_beside->open(deck);
    showPart(Beside);
}

void DecksPanel::closeBeside()
{
    m_docks->close(dock(Beside));
}

bool DecksPanel::besideShown() const
{
    return m_parts[Beside]->isInFront();
}

} // namespace dossier
