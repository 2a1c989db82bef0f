#include "desk/history.h"

#include "desk/deck_shelf.h"
#include "desk/notices.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "wording/lists/history_text.h"

namespace dossier {

namespace {

bool isOfCollection(HistoryKind kind)
{
    return kind <= HistoryKind::ImportCollection || kind == HistoryKind::TakeIn;
}

bool isOfDecks(HistoryKind kind)
{
    return (kind > HistoryKind::ImportCollection && kind < HistoryKind::SaveSearch) || kind == HistoryKind::TakeIn;
}

} // namespace

History::History(HistoryStore& store, const CardPool& pool, OwnedCards& owned, OpenDeck& openDeck, DeckShelf& shelf,
                 Notices& notices)
    : m_store(store)
    , m_pool(pool)
    , m_owned(owned)
    , m_openDeck(openDeck)
    , m_shelf(shelf)
    , m_notices(notices)
{
    connect(&owned, &OwnedCards::changed, this, &History::changed);
    connect(&shelf, &DeckShelf::changed, this, &History::changed);
}

QString History::undoText() const
{
    QString text;
    m_notices.attempt([&] { text = textOf(m_store.nextUndo()); });
    return text;
}

QString History::redoText() const
{
    QString text;
    m_notices.attempt([&] { text = textOf(m_store.nextRedo()); });
    return text;
}

void History::undo()
{
    m_openDeck.flush(); // what is being typed is the newest step
    if (!undoText().isEmpty())
        goOver(&HistoryStore::undo);
}

void History::redo()
{
    m_openDeck.flush();
    if (!redoText().isEmpty())
        goOver(&HistoryStore::redo);
}

void History::goOver(HistoryStep (HistoryStore::*step)())
{
    std::optional<HistoryStep> done;
    HistoryStore& store = m_store; // g++ 12 checks the wrong object where a lambda reaches it through `this`
    if (!m_notices.attempt([&] { done = (store.*step)(); }))
        return;
    reload(*done);
    const QString text = textOf(done);
    if (done->undone)
        m_notices.say(tr("Undone: %1").arg(text), tr("Redo"), [this] { redo(); });
    else
        m_notices.say(tr("Done again: %1").arg(text), tr("Undo"), [this] { undo(); });
    emit changed();
}

std::vector<History::Entry> History::recent(int most) const
{
    std::vector<Entry> entries;
    m_notices.attempt([&] {
        for (const HistoryStep& step : m_store.recent(most))
            entries.push_back({step.id, sentence(step, m_pool), step.when, step.undone});
    });
    return entries;
}

void History::goTo(std::int64_t step)
{
    m_openDeck.flush();
    std::optional<HistoryStep> last;
    std::optional<HistoryStep> next;
    const auto look = [&] {
        return m_notices.attempt([&] {
            last = m_store.nextUndo();
            next = m_store.nextRedo();
        });
    };
    while (look() && last && last->id > step)
        if (!cross(&HistoryStore::undo))
            break;
    while (look() && next && next->id <= step)
        if (!cross(&HistoryStore::redo))
            break;
    emit changed();
}

bool History::cross(HistoryStep (HistoryStore::*step)())
{
    HistoryStore& store = m_store; // as in goOver
    return m_notices.attempt([&] { reload((store.*step)()); });
}

void History::reload(const HistoryStep& step)
{
    if (isOfCollection(step.facts.kind))
        m_owned.reload(step.id);
    if (isOfDecks(step.facts.kind))
        m_shelf.reload(step.facts.entry);
    if (step.facts.kind >= HistoryKind::SaveSearch)
        emit searchesChanged();
}

QString History::textOf(const std::optional<HistoryStep>& step) const
{
    return step ? sentence(*step, m_pool) : QString();
}

} // namespace dossier
