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
#include "app/windows/placing.h"
#include "desk/deck_shelf.h"
#include "desk/game_box.h"
#include "desk/open_deck.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>

namespace dossier {

namespace {

constexpr int kShelfWidth = 52 * kGrid;
constexpr int kSideWidth = 83 * kGrid;
constexpr int kAnalysisWidth = 122 * kGrid;
constexpr int kBesideWidth = 110 * kGrid;

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
}

DeckList& DecksPanel::list()
{
    return m_shelf->list();
}

void DecksPanel::editAsText()
{
    if (!m_desk.openDeck.isOpen())
        return;
    auto* text = findChild<DeckTextWindow*>(QString(), Qt::FindDirectChildrenOnly);
    if (!text)
        text = new DeckTextWindow(m_desk, this);
    text->showDeck();
    showOver(*text);
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
    auto* page = new QWidget(this);
    auto* words = new QuietLabel(tr("Open a deck on the left, or begin one: it needs an X-File to protect, a Team of "
                                    "Agents and a Bureau Deck."),
                                 m_desk.appearance, page);
    words->setAlignment(Qt::AlignCenter);
    words->setMaximumWidth(100 * kGrid);
    auto* middle = new QHBoxLayout; // gives the words as much height as they need
    middle->addStretch(1);
    middle->addWidget(words, 4);
    middle->addStretch(1);
    auto* begin = new QPushButton(tr("New deck"), page);
    begin->setObjectName(QStringLiteral("beginDeck"));
    connect(begin, &QPushButton::clicked, &m_desk.shelf, &DeckShelf::createEmpty);
    auto* import = new QPushButton(tr("Import a file"), page);
    connect(import, &QPushButton::clicked, m_files, &DeckFiles::importFile);
    auto* samples = new QPushButton(tr("Add the sample decks"), page);
    samples->setObjectName(QStringLiteral("addSamples"));
    connect(samples, &QPushButton::clicked, this, &DecksPanel::samplesWanted);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(begin);
    buttons->addWidget(import);
    buttons->addWidget(samples);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(page);
    column->addStretch(1);
    column->addLayout(middle);
    column->addSpacing(2 * kGrid);
    column->addLayout(buttons);
    column->addStretch(2);
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
    m_docks->setUsualSize(dock(Card), kSideWidth, Qt::Horizontal);
    for (const Part part : {Shelf, Problems, Card})
        dock(part).content();
}

// At the right the docks lie on one another, the card in front.
void DecksPanel::createSide()
{
    for (const Part part : {Pool, XFiles, Analysis, Beside}) {
        m_docks->tabifyDockWidget(&dock(Card), &dock(part));
        connect(&dock(part), &Dock::cameToFront, this, [this, part] { fitSide(part); });
    }
    connect(&dock(Card), &Dock::cameToFront, this, [this] { fitSide(Card); });
    dock(Beside).close();
    dock(Card).raise();
}

void DecksPanel::createLayout()
{
    m_editor->setObjectName(QStringLiteral("deckEditor"));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(4 * kGrid, 2 * kGrid, 4 * kGrid, 3 * kGrid);
    all->addWidget(m_docks);
    m_docks->setUsualSize(dock(Problems), heightForProblems(), Qt::Vertical);
    m_docks->restore();
    setFocusProxy(dock(Shelf).isOpen() ? static_cast<QWidget*>(m_shelf) : m_pages);
    connect(m_docks, &DockArea::settled, this, &DecksPanel::settle);
}

void DecksPanel::settle()
{
    setFocusProxy(dock(Shelf).isInFront() ? static_cast<QWidget*>(m_shelf) : m_pages);
    if (m_problemsHeight == 0)
        m_problemsHeight = heightForProblems();
    for (const Part part : {Card, Pool, XFiles})
        if (m_widthBefore == 0 && dock(part).isInFront() && !dock(part).isFloating())
            m_sideWidth = dock(part).width();
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
    connect(m_problems, &ProblemList::jumpWanted, m_editor, &DeckEditor::jumpTo);
    connect(m_problems, &ProblemList::grew, this, &DecksPanel::fitProblems);
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

void DecksPanel::countProblems()
{
    const std::size_t problems = m_desk.openDeck.problems().size();
    dock(Problems).setHeading(problems == 0 ? tr("Problems") : tr("Problems  %1").arg(problems));
}

int DecksPanel::heightForProblems() const
{
    return m_problems->sizeHint().height() + m_desk.appearance.theme().rowHeight;
}

// As high as the problems need, until the user gave it another height.
void DecksPanel::fitProblems()
{
    Dock& problems = dock(Problems);
    const bool below = m_docks->dockWidgetArea(&problems) == Qt::BottomDockWidgetArea && problems.isInFront();
    if (!below || problems.isFloating())
        return;
    const int wanted = heightForProblems();
    if (problems.height() == m_problemsHeight)
        m_docks->resizeDocks({&problems}, {wanted}, Qt::Vertical);
    m_problemsHeight = wanted;
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

void DecksPanel::fitSide(Part front)
{
    Dock& shown = dock(front);
    if (shown.isFloating())
        return;
    const int wanted = front == Analysis ? kAnalysisWidth : front == Beside ? kBesideWidth : m_widthBefore;
    const bool wider = front == Analysis || front == Beside;
    if (wider && shown.width() < wanted) {
        if (m_widthBefore == 0)
            m_widthBefore = m_sideWidth;
        m_docks->resizeDocks({&shown}, {wanted}, Qt::Horizontal);
    } else if (!wider && m_widthBefore > 0) {
        m_docks->resizeDocks({&shown}, {m_widthBefore}, Qt::Horizontal);
        m_widthBefore = 0;
    }
}

} // namespace dossier
