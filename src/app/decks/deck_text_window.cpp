#include "app/decks/deck_text_window.h"

#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "app/widgets/view_memory.h"
#include "app/windows/tab_ring.h"
#include "desk/deck_library.h"
#include "desk/notices.h"
#include "desk/open_deck.h"
#include "desk/plain_tip.h"
#include "domain/decks/deck_edits.h"
#include "importers/decks/deck_formats.h"
#include "wording/lists/reading_text.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBlock>
#include <QTextDocument>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace dossier {

namespace {

constexpr int kReadingPauseMs = 150;
constexpr int kStoringPauseMs = 1000;
constexpr int kLineRole = Qt::UserRole;

QString textOf(const Deck& deck, const CardPool& pool)
{
    return QString::fromStdString(writeDeck(deck, pool, DeckFormat::DossierText).content);
}

// As it is read out of its text.
Deck readBack(const Deck& deck, const CardPool& pool)
{
    return readDeck(textOf(deck, pool).toStdString(), pool, DeckFormat::DossierText, deck.name).deck;
}

} // namespace

DeckTextWindow::DeckTextWindow(const Desk& desk, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_desk(desk)
    , m_text(new QPlainTextEdit(this))
    , m_problems(new QListWidget(this))
    , m_said(new QuietLabel({}, desk.appearance, this))
    , m_throwAway(new QPushButton(tr("Discard"), this))
    , m_take(new QPushButton(tr("Apply"), this))
    , m_pause(new QTimer(this))
    , m_longerPause(new QTimer(this))
    , m_kept(desk)
{
    setObjectName(leftName());
    m_pause->setSingleShot(true);
    m_pause->setInterval(kReadingPauseMs);
    m_longerPause->setSingleShot(true);
    m_longerPause->setInterval(kStoringPauseMs);
    createLayout();
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] { // also where the typing never pauses
        if (!m_longerPause->isActive())
            m_longerPause->start();
    });
    connect(m_longerPause, &QTimer::timeout, this, &DeckTextWindow::store);
    connect(m_text, &QPlainTextEdit::textChanged, m_pause, qOverload<>(&QTimer::start));
    connect(m_pause, &QTimer::timeout, this, &DeckTextWindow::read);
    connect(m_text->document(), &QTextDocument::modificationChanged, this,
            [this] { m_throwAway->setEnabled(isEdited()); });
    connect(m_throwAway, &QPushButton::clicked, this, &DeckTextWindow::throwAway);
    connect(m_take, &QPushButton::clicked, this, &DeckTextWindow::takeOver);
    connect(m_problems, &QListWidget::itemActivated, this, &DeckTextWindow::goToChosen);
    connect(m_problems, &QListWidget::itemClicked, this, &DeckTextWindow::goToChosen);
    connect(&desk.openDeck, &OpenDeck::changed, this, &DeckTextWindow::showDeck);
    QStringList unread; // which the panel tells
    m_drafts = m_kept.all(unread);
    m_stored = m_drafts;
    showDeck();
}

DeckTextWindow::~DeckTextWindow()
{
    keepDraft();
    if (!m_drafts.empty())
        m_desk.memory.leave(leftName(), Left{m_drafts, m_deck, isVisible()});
}

QString DeckTextWindow::leftName()
{
    return QStringLiteral("deckText");
}

void DeckTextWindow::goOn(Left left)
{
    m_drafts = std::move(left.drafts);
    const std::int64_t open = std::exchange(m_deck, left.shown);
    if (m_drafts.contains(m_deck) && (m_deck == open || isGone()))
        showOpenDeck();
    else
        m_deck = open;
}

void DeckTextWindow::createLayout()
{
    m_text->setObjectName(QStringLiteral("deckTextEdit"));
    m_text->setAccessibleName(tr("The deck as text"));
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setTabChangesFocus(true);
    m_problems->setObjectName(QStringLiteral("deckTextProblems"));
    m_problems->setAccessibleName(tr("Lines that are not understood"));
    m_problems->setFrameShape(QFrame::NoFrame);
    m_problems->setWordWrap(true);
    m_problems->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_problems->setResizeMode(QListView::Adjust);
    m_problems->setFixedHeight(4 * m_desk.appearance.theme().rowHeight);
    m_said->setObjectName(QStringLiteral("deckTextSaid"));
    m_throwAway->setObjectName(QStringLiteral("deckTextThrowAway"));
    m_throwAway->setToolTip(tr("Shows the deck as it is"));
    m_take->setObjectName(QStringLiteral("deckTextTake"));
    m_take->setToolTip(tr("Ctrl+Enter"));
    auto* close = new QPushButton(tr("Close"), this);
    connect(close, &QPushButton::clicked, this, &QWidget::close);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_throwAway);
    buttons->addWidget(close);
    buttons->addWidget(m_take);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4 * kGrid, 4 * kGrid, 4 * kGrid, 4 * kGrid);
    column->setSpacing(3 * kGrid);
    column->addWidget(
        new QuietLabel(tr("A line is a count and a title or a number: “2 Aubrey, MO” or “2 63”. Lines that "
                          "begin with # are comments."),
                       m_desk.appearance, this));
    column->addWidget(m_text, 1);
    column->addWidget(m_problems);
    column->addWidget(m_said);
    column->addLayout(buttons);
    resize(150 * kGrid, 165 * kGrid);
    setFocusProxy(m_text);
}

bool DeckTextWindow::isEdited() const
{
    return m_deck != 0 && m_text->document()->isModified();
}

bool DeckTextWindow::isGone() const
{
    return m_deck != 0 && m_deck != m_desk.openDeck.id() && !isOnShelf(m_deck);
}

bool DeckTextWindow::isOnShelf(std::int64_t deck) const
{
    return std::ranges::any_of(m_desk.shelf.decks(), [deck](const DeckSummary& each) { return each.id == deck; });
}

void DeckTextWindow::showDeck()
{
    if (isEdited() && (m_desk.openDeck.id() == m_deck || isGone())) {
        read();
        return;
    }
    keepDraft();
    m_deck = m_desk.openDeck.id();
    showOpenDeck();
}

void DeckTextWindow::showDraft(std::int64_t deck)
{
    if (deck != m_desk.openDeck.id() && isOnShelf(deck))
        m_desk.openDeck.open(deck);
    if (deck == m_desk.openDeck.id() || !m_drafts.contains(deck))
        return showDeck();
    keepDraft();
    m_deck = deck;
    showOpenDeck();
}

void DeckTextWindow::keepDraft()
{
    store();
    if (isEdited())
        m_drafts[m_deck] = draft();
}

DeckDraft DeckTextWindow::draft() const
{
    const auto stored = m_stored.find(m_deck);
    DeckDraft draft = stored != m_stored.end() ? stored->second : DeckDraft();
    if (draft.deck == 0)
        draft.deck = std::abs(m_deck); // that of a deck that is none of the shelf, too, has a file that is found
    const std::vector<DeckSummary> decks = m_desk.shelf.decks();
    const auto deck = std::ranges::find(decks, m_deck, &DeckSummary::id);
    draft.name = deck != decks.end() ? deck->name : QString::fromStdString(m_written.name);
    draft.text = m_text->toPlainText();
    draft.written = m_written;
    return draft;
}

bool DeckTextWindow::keepNow()
{
    store();
    return !isEdited() || !m_toldOfFailure;
}

// What is typed is there again after the program has ended; what was applied or thrown away is not.
void DeckTextWindow::store()
{
    m_longerPause->stop();
    const auto stored = m_stored.find(m_deck);
    if (!isEdited()) {
        if (stored != m_stored.end() && m_kept.remove(stored->second))
            m_stored.erase(stored);
        return;
    }
    DeckDraft now = draft();
    if (stored != m_stored.end() && stored->second.text == now.text && stored->second.name == now.name &&
        m_kept.isKept(now))
        return;
    const QString why = m_kept.keep(now);
    if (why.isEmpty())
        m_stored[m_deck] = now;
    else if (!m_toldOfFailure)
        m_desk.notices.warn(
            tr("What you type as text cannot be kept, and is lost where the program ends: %1").arg(why));
    m_toldOfFailure = !why.isEmpty();
}

// What was typed into it before, else as it is.
void DeckTextWindow::showOpenDeck()
{
    writeDown();
    const auto draft = m_drafts.extract(m_deck);
    if (draft.empty())
        return;
    m_written = draft.mapped().written;
    m_from = readBack(m_written, m_desk.box.cards);
    m_text->setPlainText(draft.mapped().text);
    m_text->document()->setModified(true);
    m_text->setEnabled(true);
    read();
}

void DeckTextWindow::writeDown()
{
    const OpenDeck& open = m_desk.openDeck;
    m_written = open.deck();
    m_from = open.isOpen() ? readBack(m_written, m_desk.box.cards) : Deck();
    m_text->setPlainText(open.isOpen() ? textOf(m_written, m_desk.box.cards) : QString());
    m_text->document()->setModified(false);
    m_text->setEnabled(open.isOpen());
    read();
}

void DeckTextWindow::throwAway()
{
    m_text->document()->setModified(false);
    store();
    showDeck();
}

void DeckTextWindow::read()
{
    m_pause->stop();
    m_reading.reset();
    m_problems->clear();
    setWindowTitle(tr("%1 as text").arg(plainTitle(QString::fromStdString(m_from.name))));
    try {
        m_reading =
            readDeck(m_text->toPlainText().toStdString(), m_desk.box.cards, DeckFormat::DossierText, m_from.name);
        explain(*m_reading);
    } catch (const ReadError& error) {
        m_said->setText(sentence(error));
    }
    m_problems->setVisible(m_problems->count() > 0);
    m_take->setEnabled(m_reading.has_value() && isEdited());
}

void DeckTextWindow::explain(const DeckReading& reading)
{
    for (const LineProblem& problem : reading.unknown) {
        auto* item = new QListWidgetItem(
            tr("Line %1: %2 – %3").arg(problem.line).arg(QString::fromStdString(problem.text), sentence(problem)),
            m_problems);
        item->setData(kLineRole, problem.line);
    }
    const QString size = tr("%n card(s) in the Bureau Deck", nullptr, bureauDeckSize(reading.deck));
    const int unknown = static_cast<int>(reading.unknown.size());
    QStringList said{size};
    if (unknown > 0)
        said += tr("%n line(s) not understood; they are kept with the deck", nullptr, unknown);
    if (isEdited() && isGone())
        said += tr("The deck was deleted. Applied, this is stored as a new one.");
    else if (isEdited() && m_desk.openDeck.deck() != m_written)
        said += tr("The deck was changed meanwhile. That stays; what you change here is added to it.");
    m_said->setText(said.join(QStringLiteral(" · ")));
}

// The lines kept aside are not in the text: they stay.
void DeckTextWindow::takeOver()
{
    read();
    if (!m_take->isEnabled())
        return;
    const Deck edited = m_reading->deck;
    if (isGone()) {
        const std::int64_t gone = m_deck;
        m_text->document()->setModified(false); // so that the new deck is shown as soon as it is open
        const bool done = m_desk.shelf.create(edited);
        m_text->document()->setModified(!done);
        if (const auto stored = m_stored.find(gone); done && stored != m_stored.end() && m_kept.remove(stored->second))
            m_stored.erase(stored);
    } else if (m_desk.openDeck.change([&](Deck& deck) { deck = withEdits(std::move(deck), m_from, edited); })) {
        m_text->document()->setModified(false);
        store();
        showDeck();
    }
}

void DeckTextWindow::goToChosen()
{
    const QListWidgetItem* item = m_problems->currentItem();
    if (!item)
        return;
    m_text->setTextCursor(QTextCursor(m_text->document()->findBlockByNumber(item->data(kLineRole).toInt() - 1)));
    m_text->setFocus();
}

void DeckTextWindow::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers().testFlag(Qt::ControlModifier))
        takeOver();
    else if (event->key() == Qt::Key_Escape)
        close();
    else if (!pressByReturn(*this, *event))
        QWidget::keyPressEvent(event);
}

bool DeckTextWindow::focusNextPrevChild(bool next)
{
    return goOnByTab(*this, next);
}

} // namespace dossier
