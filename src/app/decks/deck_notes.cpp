#include "app/decks/deck_notes.h"

#include "app/theme/theme.h"
#include "desk/open_deck.h"

namespace dossier {

namespace {

constexpr int kNotesPauseMs = 400;

} // namespace

DeckNotes::DeckNotes(OpenDeck& deck, QWidget* parent)
    : QPlainTextEdit(parent)
    , m_deck(deck)
{
    setObjectName(QStringLiteral("deckNotes"));
    setAccessibleName(tr("Notes on the deck"));
    setPlaceholderText(tr("Notes: the plan, what to try next …"));
    setFrameShape(QFrame::NoFrame);
    setTabChangesFocus(true);
    document()->setDocumentMargin(2 * kGrid);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kNotesPauseMs);
    load();
    connect(&m_pause, &QTimer::timeout, this, &DeckNotes::save);
    connect(document(), &QTextDocument::contentsChanged, this, [this] {
        if (document()->isModified())
            m_pause.start();
    });
    connect(&deck, &OpenDeck::aboutToLeave, this, &DeckNotes::save);
    connect(&deck, &OpenDeck::opened, this, &DeckNotes::load);
    connect(&deck, &OpenDeck::changed, this, [this] {
        if (!document()->isModified() && m_deck.deck().notes != m_shown)
            load();
    });
}

DeckNotes::~DeckNotes()
{
    save();
}

void DeckNotes::focusOutEvent(QFocusEvent* event)
{
    save();
    QPlainTextEdit::focusOutEvent(event);
}

void DeckNotes::load()
{
    m_pause.stop();
    m_deckId = m_deck.id();
    m_shown = m_deck.deck().notes;
    setPlainText(QString::fromStdString(m_shown));
    document()->setModified(false);
}

void DeckNotes::save()
{
    m_pause.stop();
    if (!document()->isModified() || m_deckId != m_deck.id())
        return;
    if (!m_deck.mayChange()) // a collection is just being read in, which takes a while
        return m_pause.start();
    m_shown = toPlainText().toStdString();
    if (m_deck.change([this](Deck& deck) { deck.notes = m_shown; }))
        document()->setModified(false);
}

} // namespace dossier
