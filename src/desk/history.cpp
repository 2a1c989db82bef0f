#include "desk/history.h"

#include "desk/deck_library.h"
#include "desk/notices.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "wording/lists/fault_text.h"
#include "wording/lists/history_text.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace dossier {

namespace {

constexpr int kAllSteps = -1;

} // namespace

History::History(HistoryStore& store, const CardPool& pool, OwnedCards& owned, OpenDeck& openDeck, DeckLibrary& shelf,
                 Notices& notices)
    : m_store(store)
    , m_pool(pool)
    , m_owned(owned)
    , m_openDeck(openDeck)
    , m_shelf(shelf)
    , m_notices(notices)
{
    connect(&owned, &OwnedCards::changed, this, &History::changed);
    connect(&shelf, &DeckLibrary::changed, this, &History::changed);
    connect(&shelf, &DeckLibrary::removed, this, &History::offerUndo);
    connect(this, &History::changed, this, &History::withdrawRedo);
    connect(this, &History::changed, &notices, [&notices] { notices.again(AttemptKind::Change); }); // one came through
}

QString History::undoText() const
{
    return textOf(next(Way::Back));
}

QString History::redoText() const
{
    return textOf(next(Way::Forth));
}

void History::undo()
{
    goOver(Way::Back);
}

void History::redo()
{
    goOver(Way::Forth);
}

void History::undoStep(std::int64_t step)
{
    m_openDeck.flush();
    const std::optional<HistoryStep> last = next(Way::Back);
    if (last && last->id == step)
        goOver(Way::Back, *last);
    else if (last && last->id > step)
        m_notices.say(tr("This came later: %1. The history goes back over both.").arg(textOf(last)), tr("History …"),
                      [this] { emit listWanted(); });
    else
        m_notices.say(tr("It is undone already."));
}

void History::redoStep(std::int64_t step)
{
    m_openDeck.flush();
    const std::optional<HistoryStep> undone = next(Way::Forth);
    if (undone && undone->id == step)
        goOver(Way::Forth, *undone);
    else
        m_notices.say(tr("It cannot be done again by itself any more."), tr("History …"),
                      [this] { emit listWanted(); });
}

bool History::tell(const std::function<QString()>& work)
{
    const std::int64_t before = lastOwn();
    const QString sentence = work();
    if (sentence.isEmpty())
        return false;
    if (lastOwn() != before)
        offerUndo(sentence);
    else
        m_notices.say(sentence);
    return true;
}

// The newest step is what the sentence is about.
void History::offerUndo(const QString& sentence)
{
    if (const std::int64_t step = lastOwn(); step != 0)
        m_notices.say(sentence, tr("Undo"), [this, step] { undoStep(step); });
}

// A step done since leaves nothing to do again.
void History::withdrawRedo()
{
    if (m_redoOffer.step == 0)
        return;
    const std::optional<HistoryStep> undone = next(Way::Forth);
    if (undone && undone->id == m_redoOffer.step)
        return;
    m_notices.withdraw(std::exchange(m_redoOffer, {}).words);
}

std::int64_t History::lastOwn() const
{
    std::int64_t step = 0;
    m_notices.attempt([&] { step = m_store.newestOfThisRun().value_or(HistoryStep()).id; });
    return step;
}

std::optional<HistoryStep> History::next(Way way) const
{
    std::optional<HistoryStep> step;
    m_notices.attempt([&] { step = way == Way::Back ? m_store.nextUndo() : m_store.nextRedo(); });
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

// Somebody else may be faster than an answer: then what came is asked about.
void History::goOver(Way way)
{
    m_openDeck.flush(); // what is being typed is the newest step
    for (std::optional<HistoryStep> step = next(way); step && mayGoOver(way, *step); step = next(way))
        if (goOver(way, *step) != Crossing::Overtaken)
            return;
}

History::Crossing History::goOver(Way way, HistoryStep step)
{
    const QString text = textOf(step);
    const RowsDone progress = // shown until everybody knows
        waitFor(way == Way::Back ? tr("Undoing: %1 …").arg(text) : tr("Doing again: %1 …").arg(text));
    const Crossing crossing = cross(way, step, progress);
    if (crossing != Crossing::Done)
        return crossing;
    reload({step});
    if (step.undone) {
        m_redoOffer = {step.id, tr("Undone: %1").arg(text)};
        m_notices.say(m_redoOffer.words, tr("Redo"), [this, id = step.id] { redoStep(id); });
    } else {
        m_notices.say(tr("Done again: %1").arg(text), tr("Undo"), [this, id = step.id] { undoStep(id); });
    }
    emit changed();
    return crossing;
}

// `step` becomes what it is afterwards. Whatever is not done was said.
History::Crossing History::cross(Way way, HistoryStep& step, const RowsDone& progress)
{
    Crossing crossing = Crossing::Refused;
    m_notices.attempt([&] {
        try {
            const auto done = way == Way::Back ? m_store.undo(progress, step.id) : m_store.redo(progress, step.id);
            crossing = done ? Crossing::Done : Crossing::Stopped;
            step = done.value_or(step);
        } catch (const StoreError& error) {
            if (error.kind() == StoreError::Kind::Overtaken)
                crossing = Crossing::Overtaken;
            else if (error.kind() == StoreError::Kind::BrokenStep)
                crossing = leaveOut(way, step, error);
            else
                throw;
        }
    });
    if (crossing == Crossing::Stopped) {
        m_owned.reloadAll(); // while it went on, somebody may have looked
        m_notices.say(tr("Stopped: everything is as it was before this step."));
    }
    return crossing;
}

History::Crossing History::leaveOut(Way way, const HistoryStep& step, const StoreError& error)
{
    const QString why = (way == Way::Back ? tr("This cannot be undone: %1, of %2 (%3).")
                                          : tr("This cannot be done again: %1, of %2 (%3)."))
                            .arg(textOf(step), timeOf(step), faultText(error.detail()));
    const QString question =
        way == Way::Back
            ? tr("Leave it out of the history? What it did stays, and what was done before can be undone.")
            : tr("Leave it out of the history? It stays undone, and what came after it can be done again.");
    if (!m_asking || !m_asking(why + QLatin1Char('\n') + question, tr("Leave it out"))) {
        m_notices.warn(why);
        return Crossing::Refused;
    }
    m_store.leaveOut(step.id);
    m_notices.say(tr("Left out of the history: %1").arg(textOf(step)));
    emit changed();
    return Crossing::LeftOut;
}

// One's own steps, and what was there when this run of the program began.
bool History::mayGoOver(Way way, const HistoryStep& step) const
{
    if (!step.byAnother)
        return true;
    const QString question =
        way == Way::Back ? tr("This was done by %1, at %2: %3. Undo it?").arg(moverOf(step), timeOf(step), textOf(step))
                         : tr("This was undone by %1: %2. Do it again?").arg(moverOf(step), textOf(step));
    return !m_asking || m_asking(question, way == Way::Back ? tr("Undo") : tr("Redo"));
}

// Of all steps between now and this one; those that come while somebody thinks about it are asked about one by one.
bool History::mayGoOverAll(std::int64_t step, const std::vector<HistoryStep>& all) const
{
    const auto others = std::ranges::count_if(all, [step](const HistoryStep& each) {
        return each.byAnother && (each.undone ? each.id <= step : each.id > step);
    });
    if (others == 0)
        return true;
    return !m_asking || m_asking(tr("%n of these changes were made by another program while this one was open. Go over "
                                    "them, too?",
                                    nullptr, static_cast<int>(others)),
                                 tr("Go over them"));
}

QString History::moverOf(const HistoryStep& step)
{
    return step.by == StepMover::CommandLine ? tr("the command line") : tr("another window");
}

QString History::timeOf(const HistoryStep& step)
{
    return QLocale().toString(step.when.toLocalTime(), QLocale::ShortFormat);
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
            entries.push_back(
                {step.id, sentence(step, m_pool), step.when, step.undone, step.byAnother ? moverOf(step) : QString()});
    });
    return entries;
}

void History::goTo(std::int64_t step)
{
    m_openDeck.flush();
    std::vector<HistoryStep> all;
    m_notices.attempt([&] { all = m_store.recent(kAllSteps); });
    if (!mayGoOverAll(step, all))
        return;
    const std::int64_t known = all.empty() ? 0 : all.front().id;
    const RowsDone progress = waitFor(tr("Going through the history …"));
    std::vector<HistoryStep> crossed;
    // False: it goes no farther.
    const auto goOn = [&](Way way) {
        std::optional<HistoryStep> over = next(way);
        if (!over || (way == Way::Back ? over->id <= step : over->id > step))
            return false;
        if (over->id > known && !mayGoOver(way, *over))
            return false;
        const Crossing crossing = cross(way, *over, progress);
        if (crossing == Crossing::Done)
            crossed.push_back(*over);
        return crossing == Crossing::Done || crossing == Crossing::LeftOut || crossing == Crossing::Overtaken;
    };
    for (const Way way : {Way::Back, Way::Forth})
        while (goOn(way))
            ;
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
