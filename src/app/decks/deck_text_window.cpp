#include "app/decks/deck_text_window.h"

#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "app/widgets/view_memory.h"
#include "desk/open_deck.h"
#include "desk/plain_tip.h"
#include "importers/decks/deck_formats.h"
#include "wording/lists/reading_text.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBlock>
#include <QTimer>
#include <QVBoxLayout>

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
    , m_take(new QPushButton(tr("Apply"), this))
    , m_pause(new QTimer(this))
{
    setObjectName(leftName());
    m_pause->setSingleShot(true);
    m_pause->setInterval(kReadingPauseMs);
    createLayout();
    connect(m_text, &QPlainTextEdit::textChanged, m_pause, qOverload<>(&QTimer::start));
    connect(m_pause, &QTimer::timeout, this, &DeckTextWindow::read);
    connect(m_take, &QPushButton::clicked, this, &DeckTextWindow::takeOver);
    connect(m_problems, &QListWidget::itemActivated, this, &DeckTextWindow::goToChosen);
    connect(m_problems, &QListWidget::itemClicked, this, &DeckTextWindow::goToChosen);
    connect(&desk.openDeck, &OpenDeck::changed, this, &DeckTextWindow::showDeck);
    showDeck();
}

DeckTextWindow::~DeckTextWindow()
{
    if (isVisible() && m_text->document()->isModified())
        m_desk.memory.leave(leftName(), Left{m_deck, m_text->toPlainText()});
}

QString DeckTextWindow::leftName()
{
    return QStringLiteral("deckText");
}

void DeckTextWindow::goOn(const Left& left)
{
    if (left.deck != m_deck)
        return;
    m_text->setPlainText(left.text);
    m_text->document()->setModified(true);
    read();
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
    m_take->setObjectName(QStringLiteral("deckTextTake"));
    m_take->setToolTip(tr("Ctrl+Enter"));
    auto* close = new QPushButton(tr("Close"), this);
    connect(close, &QPushButton::clicked, this, &QWidget::close);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
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

void DeckTextWindow::showDeck()
{
    const bool another = m_desk.openDeck.id() != m_deck;
    if (another || !m_text->document()->isModified())
        writeDown();
}

void DeckTextWindow::writeDown()
{
    const OpenDeck& open = m_desk.openDeck;
    m_deck = open.id();
    setWindowTitle(tr("%1 as text").arg(plainTitle(QString::fromStdString(open.deck().name))));
    const std::string text =
        open.isOpen() ? writeDeck(open.deck(), m_desk.box.cards, DeckFormat::DossierText).content : std::string();
    m_text->setPlainText(QString::fromStdString(text));
    m_text->document()->setModified(false);
    m_text->setEnabled(open.isOpen());
    read();
}

void DeckTextWindow::read()
{
    m_pause->stop();
    m_reading.reset();
    m_problems->clear();
    try {
        const std::string name = m_desk.openDeck.deck().name;
        m_reading = readDeck(m_text->toPlainText().toStdString(), m_desk.box.cards, DeckFormat::DossierText, name);
        explain(*m_reading);
    } catch (const ReadError& error) {
        m_said->setText(sentence(error));
    }
    m_problems->setVisible(m_problems->count() > 0);
    m_take->setEnabled(m_reading.has_value() && m_text->document()->isModified());
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
    m_said->setText(unknown == 0 ? size
                                 : size + QStringLiteral(" · ") +
                                       tr("%n line(s) not understood; they are kept with the deck", nullptr, unknown));
}

// The lines kept aside are not in the text: they stay.
void DeckTextWindow::takeOver()
{
    read();
    if (!m_take->isEnabled())
        return;
    const Deck& written = m_reading->deck;
    const bool done = m_desk.openDeck.change([&](Deck& deck) {
        deck.name = written.name;
        deck.notes = written.notes;
        deck.game = written.game;
        deck.killersAgreed = written.killersAgreed;
        deck.sets = written.sets;
        deck.state = written.state;
        deck.folder = written.folder;
        deck.tags = written.tags;
        deck.xFile = written.xFile;
        deck.team = written.team;
        deck.bureauDeck = written.bureauDeck;
        deck.aside.insert(deck.aside.end(), written.aside.begin(), written.aside.end());
    });
    if (done)
        writeDown();
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
