#include "app/decks/decks_panel.h"

#include "app/analysis/analysis_view.h"
#include "app/analysis/compare_page.h"
#include "app/analysis/deck_side.h"
#include "app/card_face/card_view.h"
#include "app/decks/beside_deck.h"
#include "app/decks/deck_editor.h"
#include "app/decks/deck_files.h"
#include "app/decks/deck_list.h"
#include "app/decks/deck_text_window.h"
#include "app/decks/deck_shelf.h"
#include "app/decks/open_deck.h"
#include "app/decks/shelf_view.h"
#include "app/desk.h"
#include "app/game_box.h"
#include "app/heading.h"
#include "app/settings.h"
#include "app/theme/appearance.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kRoomForAll = 1560;

} // namespace

DecksPanel::DecksPanel(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_files(new DeckFiles(desk, this))
    , m_shelf(new ShelfView(desk, *m_files, this))
    , m_editor(new DeckEditor(desk, this))
    , m_invitation(createInvitation())
    , m_pages(new QStackedWidget(this))
    , m_beside(new BesideDeck(desk, this))
    , m_side(new DeckSide(desk, this))
    , m_splitter(new QSplitter(this))
{
    setObjectName(QStringLiteral("decksPanel"));
    createLayout();
    connectSignals();
    refresh();
    setFocusProxy(m_shelf);
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
    text->show();
    text->raise();
    text->activateWindow();
}

void DecksPanel::repairFirst()
{
    m_editor->repairFirst();
}

void DecksPanel::focusEntry()
{
    m_editor->focusEntry();
}

void DecksPanel::focusFolder()
{
    m_editor->focusFolder();
}

DecksPanel::~DecksPanel()
{
    m_side->showSide(DeckSide::Card); // it begins so, and with that width
    m_desk.settings.setSplitter(objectName(), m_splitter->saveState());
}

QWidget* DecksPanel::createInvitation()
{
    auto* page = new QWidget(this);
    auto* words = new QuietLabel(tr("Open a deck on the left, or begin one: it needs an X-File to protect, a Team of "
                                    "Agents and a Bureau Deck."),
                                 m_desk.appearance, page);
    words->setAlignment(Qt::AlignCenter);
    words->setMaximumWidth(100 * kGrid);
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
    column->addWidget(words, 0, Qt::AlignHCenter);
    column->addSpacing(2 * kGrid);
    column->addLayout(buttons);
    column->addStretch(2);
    return page;
}

void DecksPanel::createLayout()
{
    m_pages->addWidget(m_editor);
    m_pages->addWidget(m_invitation);
    m_splitter->addWidget(m_shelf);
    m_splitter->addWidget(m_pages);
    m_splitter->addWidget(m_beside);
    m_splitter->addWidget(m_side);
    m_beside->hide();
    m_editor->setOther(&m_beside->deck());
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setStretchFactor(2, 1);
    m_splitter->setStretchFactor(3, 0);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({210, 800, 400, 300});
    m_splitter->restoreState(m_desk.settings.splitter(objectName()));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(4 * kGrid, 3 * kGrid, 4 * kGrid, 3 * kGrid);
    all->addWidget(m_splitter);
}

void DecksPanel::connectSignals()
{
    connect(&m_desk.openDeck, &OpenDeck::opened, this, &DecksPanel::refresh);
    connect(m_editor, &DeckEditor::cardChosen, this, [this](CardIndex card) { m_side->card().show(card); });
    connect(m_beside, &BesideDeck::cardChosen, this, [this](CardIndex card) { m_side->card().show(card); });
    connect(m_beside, &BesideDeck::closeWanted, this, &DecksPanel::closeBeside);
    connect(m_shelf, &ShelfView::besideWanted, this, [this] { besideShown() ? closeBeside() : showBeside(); });
    connect(&m_shelf->list(), &DeckList::besideWanted, this, &DecksPanel::showBeside);
    connect(&m_shelf->list(), &DeckList::comparisonWanted, this, &DecksPanel::showComparison);
    connect(m_side, &DeckSide::cardChosen, this, [this](CardIndex card) { m_side->card().show(card); });
    connect(m_side, &DeckSide::turned, this, &DecksPanel::giveSide);
    connect(m_editor, &DeckEditor::xFileWanted, this, [this] { showSide(DeckSide::XFiles); });
    connect(m_editor, &DeckEditor::ruleWanted, this, &DecksPanel::ruleWanted);
    connect(m_files, &DeckFiles::read, m_editor, &DeckEditor::showReading);
}

void DecksPanel::refresh()
{
    const bool open = m_desk.openDeck.isOpen();
    m_pages->setCurrentWidget(open ? static_cast<QWidget*>(m_editor) : m_invitation);
    const Deck& deck = m_desk.openDeck.deck();
    m_side->card().show(deck.xFile.empty() ? std::nullopt : std::optional(deck.xFile.front().card));
}

void DecksPanel::showSide(int side)
{
    closeBeside();
    m_side->showSide(static_cast<DeckSide::Side>(side));
}

void DecksPanel::showComparison(std::int64_t deck)
{
    showSide(DeckSide::Analysis);
    m_side->analysis().showPage(AnalysisView::Compare);
    if (m_desk.openDeck.isOpen())
        static_cast<ComparePage&>(m_side->analysis().page(AnalysisView::Compare)).choose(deck);
}

void DecksPanel::showBeside(std::int64_t deck)
{
    // The only chosen deck is the open one: it makes room for another, and lies beside that.
    if (deck != 0 && deck == m_desk.openDeck.id())
        deck = 0;
    m_beside->open(deck);
    m_beside->show();
    makeRoom();
    m_beside->setFocus();
}

void DecksPanel::closeBeside()
{
    if (!besideShown())
        return;
    m_beside->hide();
    makeRoom();
    m_editor->setFocus();
}

bool DecksPanel::besideShown() const
{
    return !m_beside->isHidden();
}

// Two decks and the card do not fit into every window.
void DecksPanel::makeRoom()
{
    m_side->setVisible(!besideShown() || width() >= kRoomForAll);
}

void DecksPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    makeRoom();
}

// What the side needs comes from the editor, and goes back to it.
void DecksPanel::giveSide(int width)
{
    QList<int> sizes = m_splitter->sizes();
    sizes[1] = std::max(sizes[1] + sizes[3] - width, 0);
    sizes[3] = width;
    m_splitter->setSizes(sizes);
}

} // namespace dossier
