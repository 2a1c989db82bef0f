#include "app/decks/deck_text_window.h"

#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "app/widgets/view_memory.h"
#include "desk/deck_library.h"
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
#include <utility>

namespace dossier {

namespace {

constexpr int kReadingPauseMs = 150;
constexpr int kLineRole = Qt::UserRole;

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
{
    setObjectName(leftName());
    m_pause->setSingleShot(true);
    m_pause->setInterval(kReadingPauseMs);
    createLayout();
    connect(m_text, &QPlainTextEdit::textChanged, m_pause, qOverload<>(&QTimer::start));
    connect(m_pause, &QTimer::timeout, this, &DeckTextWindow::read);
    connect(m_text->document(), &QTextDocument::modificationChanged, this,
            [this] { m_throwAway->setEnabled(isEdited()); });
    connect(m_throwAway, &QPushButton::clicked, this, &DeckTextWindow::throwAway);
    connect(m_take, &QPushButton::clicked, this, &DeckTextWindow::takeOver);
    connect(m_problems, &QListWidget::itemActivated, this, &DeckTextWindow::goToChosen);
    connect(m_problems, &QListWidget::itemClicked, this, &DeckTextWindow::goToChosen);
    connect(&desk.openDeck, &OpenDeck::changed, this, &DeckTextWindow::showDeck);
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
    return m_deck != 0 && m_deck != m_desk.openDeck.id() &&
           std::ranges::none_of(m_desk.shelf.decks(), [&](const DeckSummary& deck) { return deck.id == m_deck; });
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

void DeckTextWindow::keepDraft()
{
    if (isEdited())
        m_drafts[m_deck] = {m_text->toPlainText(), m_from, m_written};
}

// What was typed into it before, else as it is.
void DeckTextWindow::showOpenDeck()
{
    writeDown();
    const auto draft = m_drafts.extract(m_deck);
    if (draft.empty())
        return;
    m_from = draft.mapped().from;
    m_written = draft.mapped().written;
    m_text->setPlainText(draft.mapped().text);
    m_text->document()->setModified(true);
    m_text->setEnabled(true);
    read();
}

void DeckTextWindow::writeDown()
{
    const OpenDeck& open = m_desk.openDeck;
    const std::string text =
        open.isOpen() ? writeDeck(open.deck(), m_desk.box.cards, DeckFormat::DossierText).content : std::string();
    m_written = open.deck();
    m_from = open.isOpen() ? readDeck(text, m_desk.box.cards, DeckFormat::DossierText, m_written.name).deck : Deck();
    m_text->setPlainText(QString::fromStdString(text));
    m_text->document()->setModified(false);
    m_text->setEnabled(open.isOpen());
    read();
}

void DeckTextWindow::throwAway()
{
    m_text->document()->setModified(false);
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
        m_text->document()->setModified(false); // so that the new deck is shown as soon as it is open
        m_text->document()->setModified(!m_desk.shelf.create(edited));
    } else if (m_desk.openDeck.change([&](Deck& deck) { deck = withEdits(std::move(deck), m_from, edited); })) {
        m_text->document()->setModified(false);
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
    else
        QWidget::keyPressEvent(event);
}

} // namespace dossier
