#include "desk/history.h"

#include "desk/deck_shelf.h"
#include "desk/notices.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "wording/lists/history_text.h"

#include <algorithm>
#include <utility>

namespace dossier {

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
    connect(&shelf, &DeckShelf::removed, this, &History::offerUndo);
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

void History::undoStep(std::int64_t step)
{
    m_openDeck.flush();
    const std::optional<HistoryStep> last = newest();
    if (last && last->id == step)
        return goOver(&HistoryStore::undo);
    if (last && last->id > step)
        m_notices.say(tr("This came later: %1. The history goes back over both.").arg(textOf(last)), tr("History …"),
                      [this] { emit listWanted(); });
    else
        m_notices.say(tr("It is undone already."));
}

void History::redoStep(std::int64_t step)
{
    m_openDeck.flush();
    std::optional<HistoryStep> next;
    m_notices.attempt([&] { next = m_store.nextRedo(); });
    if (next && next->id == step)
        return goOver(&HistoryStore::redo);
    m_notices.say(tr("It cannot be done again by itself any more."), tr("History …"), [this] { emit listWanted(); });
}

bool History::tell(const std::function<QString()>& work)
{
    const std::optional<HistoryStep> before = newest();
    const QString sentence = work();
    if (sentence.isEmpty())
        return false;
    const std::optional<HistoryStep> after = newest();
    if (after && (!before || before->id != after->id))
        offerUndo(sentence);
    else
        m_notices.say(sentence);
    return true;
}

// The newest step is what the sentence is about.
void History::offerUndo(const QString& sentence)
{
    if (const std::optional<HistoryStep> step = newest())
        m_notices.say(sentence, tr("Undo"), [this, id = step->id] { undoStep(id); });
}

std::optional<HistoryStep> History::newest() const
{
    std::optional<HistoryStep> step;
    m_notices.attempt([&] { step = m_store.nextUndo(); });
    return step;
}

// Only work that asks is shown.
RowsDone History::waitFor(const QString& words) const
{
    if (!m_waiting)
        return {};
    return [shown = RowsDone(), words, this](std::size_t done, std::size_t all) mutable {
        if (!shown)
            shown = m_waiting(words);
        return shown(done, all);
    };
}

void History::goOver(Step step)
{
    const bool back = step == &HistoryStore::undo;
    const RowsDone progress =
        waitFor(back ? tr("Undoing: %1 …").arg(undoText()) : tr("Doing again: %1 …").arg(redoText()));
    const std::optional<HistoryStep> done = cross(step, progress);
    if (!done)
        return;
    reload({*done});
    const QString text = textOf(done);
    if (done->undone)
        m_notices.say(tr("Undone: %1").arg(text), tr("Redo"), [this, id = done->id] { redoStep(id); });
    else
        m_notices.say(tr("Done again: %1").arg(text), tr("Undo"), [this, id = done->id] { undoStep(id); });
    emit changed();
}

// Nothing where it failed or was stopped; then that was said.
std::optional<HistoryStep> History::cross(Step step, const RowsDone& progress)
{
    std::optional<HistoryStep> done;
    HistoryStore& store = m_store; // g++ 12 checks the wrong object where a lambda reaches it through `this`
    if (m_notices.attempt([&] { done = (store.*step)(progress); }) && !done) {
        m_owned.reloadAll(); // while it went on, somebody may have looked
        m_notices.say(tr("Stopped: everything is as it was before this step."));
    }
    return done;
}

std::vector<HistoryStep> History::newestSteps() const
{
    constexpr int kMostFollowed = 100;
    std::vector<HistoryStep> steps;
    m_notices.attempt([&] { steps = m_store.recent(kMostFollowed); });
    return steps;
}

void History::remember()
{
    m_known.clear();
    for (const HistoryStep& step : newestSteps())
        m_known[step.id] = step.undone;
}

void History::follow()
{
    const std::map<std::int64_t, bool> before = std::exchange(m_known, {});
    std::vector<HistoryStep> touched;
    for (const HistoryStep& step : newestSteps()) {
        m_known[step.id] = step.undone;
        const auto known = before.find(step.id);
        if (known == before.end() || known->second != step.undone)
            touched.push_back(step);
    }
    // A step that was done and is gone was undone before it went: nobody knows any more what it touched.
    const std::int64_t oldest = m_known.empty() ? 0 : m_known.begin()->first;
    const bool allThere = std::ranges::all_of(
        before, [&](const auto& known) { return known.first < oldest || m_known.contains(known.first); });
    if (!allThere)
        m_owned.reloadAll();
    std::vector<std::int64_t> ofCollection;
    bool searches = !allThere;
    for (const HistoryStep& step : touched) {
        if (listsTouchedBy(step.facts.kind).collection)
            ofCollection.push_back(step.id);
        searches = searches || listsTouchedBy(step.facts.kind).searches;
    }
    if (allThere && !ofCollection.empty())
        m_owned.reload(ofCollection);
    m_shelf.follow();
    if (searches)
        emit searchesChanged();
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
    const RowsDone progress = waitFor(tr("Going through the history …"));
    std::vector<HistoryStep> crossed;
    const auto goOn = [&](Step way) {
        const std::optional<HistoryStep> done = cross(way, progress);
        if (done)
            crossed.push_back(*done);
        return done.has_value();
    };
    std::optional<HistoryStep> last;
    std::optional<HistoryStep> next;
    const auto look = [&] {
        return m_notices.attempt([&] {
            last = m_store.nextUndo();
            next = m_store.nextRedo();
        });
    };
    bool whole = true;
    while (whole && look() && last && last->id > step)
        whole = goOn(&HistoryStore::undo);
    while (whole && look() && next && next->id <= step)
        whole = goOn(&HistoryStore::redo);
    reload(crossed);
    emit changed();
}

// Once for all of them: each telling costs a view as much as all it shows.
void History::reload(const std::vector<HistoryStep>& steps)
{
    std::vector<std::int64_t> ofCollection;
    std::optional<std::int64_t> deck;
    bool searches = false;
    for (const HistoryStep& step : steps) {
        const TouchedLists touched = listsTouchedBy(step.facts.kind);
        if (touched.collection)
            ofCollection.push_back(step.id);
        if (touched.decks && (!deck || step.facts.entry != 0))
            deck = step.facts.entry;
        searches = searches || touched.searches;
    }
    if (!ofCollection.empty())
        m_owned.reload(ofCollection);
    if (deck)
        m_shelf.reload(*deck);
    if (searches)
        emit searchesChanged();
}

QString History::textOf(const std::optional<HistoryStep>& step) const
{
    return step ? sentence(*step, m_pool) : QString();
}

} // namespace dossier
