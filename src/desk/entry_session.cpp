#include "desk/entry_session.h"

#include "desk/history.h"
#include "desk/owned_cards.h"
#include "desk/settings.h"
#include "domain/limits/text_limits.h"

#include <algorithm>
#include <iterator>

namespace dossier {

namespace {

enum KeptWord { PlaceWord, ConditionWord, LanguageWord, PrintingWord, SetWord, kKeptWords };
constexpr int kFewestWords = SetWord; // what earlier versions kept

QStringList spelt(const EntrySession::Kept& kept)
{
    return {QString::fromStdString(kept.place), QString::fromUtf8(nameOf(kept.condition)),
            QString::fromStdString(kept.language),
            kept.printing ? QString::fromUtf8(nameOf(*kept.printing)) : QString(), QString::fromStdString(kept.set)};
}

// What a hand-written file says wrongly is not kept.
EntrySession::Kept read(const QStringList& words)
{
    EntrySession::Kept kept;
    if (words.size() < kFewestWords || words.size() > kKeptWords)
        return kept;
    kept.place = cutTo(TextOf::Place, words[PlaceWord].toStdString());
    kept.condition = conditionNamed(words[ConditionWord].toStdString()).value_or(Condition::Unknown);
    if (!words[LanguageWord].isEmpty())
        kept.language = cutTo(TextOf::Language, words[LanguageWord].toStdString());
    for (int i = 0; i < kRarities; ++i)
        if (words[PrintingWord] == QString::fromUtf8(nameOf(static_cast<Rarity>(i))))
            kept.printing = static_cast<Rarity>(i);
    kept.set = words.value(SetWord).toStdString();
    return kept;
}

} // namespace

EntrySession::EntrySession(OwnedCards& owned, History& history, const CardPool& pool, Settings& settings)
    : m_owned(owned)
    , m_history(history)
    , m_pool(pool)
    , m_settings(settings)
    , m_kept(read(settings.entryKept()))
{
    connect(&history, &History::changed, this, &EntrySession::lookAtHistory);
}

void EntrySession::keep(const Kept& kept)
{
    if (kept == m_kept)
        return;
    if (kept.printing != m_kept.printing || kept.set != m_kept.set)
        m_memory.printings.clear(); // answers given before are answered anew
    m_kept = kept;
    m_settings.setEntryKept(spelt(kept));
    emit keptChanged();
}

std::optional<CardIndex> EntrySession::printingOf(TitleIndex title) const
{
    if (const auto known = m_memory.printings.find(title); known != m_memory.printings.end())
        return known->second;
    const std::vector<CardIndex> printings = printingsMeant(title);
    if (printings.size() == 1)
        return printings.front();
    const auto isKept = [&](CardIndex card) { return m_kept.printing == m_pool[card].rarity; };
    if (std::ranges::count_if(printings, isKept) == 1)
        return *std::ranges::find_if(printings, isKept);
    return std::nullopt;
}

// Of the set that is kept, where it has the title; else of the set that printed it first (SET-1).
std::vector<CardIndex> EntrySession::printingsMeant(TitleIndex title) const
{
    const auto all = m_pool.printings(title);
    const auto of = [&](const std::string& set) {
        std::vector<CardIndex> printings;
        std::ranges::copy_if(all, std::back_inserter(printings),
                             [&](CardIndex card) { return m_pool[card].setName == set; });
        return printings;
    };
    std::vector<CardIndex> printings = m_kept.set.empty() ? std::vector<CardIndex>() : of(m_kept.set);
    return printings.empty() ? of(m_pool[all.front()].setName) : printings;
}

void EntrySession::rememberPrinting(CardIndex card)
{
    m_memory.printings[m_pool.titleOf(card)] = card;
}

std::optional<EntrySession::Entry> EntrySession::enter(CardIndex card, int count)
{
    OwnedCard cards;
    cards.card = m_pool[card].id;
    cards.count = count;
    cards.location = m_kept.place;
    cards.condition = m_kept.condition;
    cards.language = m_kept.language;
    const auto heap = m_owned.add(cards);
    if (!heap)
        return std::nullopt;
    m_memory.entries.push_back({card, count, cards, heap->id, m_history.lastOwn(), false});
    if (m_memory.entries.size() > kMostEntries)
        m_memory.entries.erase(m_memory.entries.begin());
    emit entriesChanged();
    return m_memory.entries.back();
}

std::vector<EntrySession::Entry> EntrySession::entries() const
{
    std::vector<Entry> newest;
    std::copy_if(m_memory.entries.rbegin(), m_memory.entries.rend(), std::back_inserter(newest),
                 [](const Entry& entry) { return !entry.undone; });
    return newest;
}

void EntrySession::takeBack(std::int64_t step)
{
    const auto found = std::ranges::find(m_memory.entries, step, &Entry::step);
    if (found == m_memory.entries.end() || found->undone)
        return;
    const auto steps = m_history.recent(1);
    if (!steps.empty() && steps.front().step == step && !steps.front().undone)
        return m_history.undoStep(step);
    const Entry entry = *found;
    if (m_owned.remove(entry.card, entry.count, entry.heap) == 0)
        return;
    std::erase_if(m_memory.entries, [step](const Entry& each) { return each.step == step; });
    emit entriesChanged();
}

void EntrySession::goOn(Memory memory)
{
    m_memory = std::move(memory);
    emit entriesChanged();
    lookAtHistory();
}

// Undo and redo go over entries, too.
void EntrySession::lookAtHistory()
{
    if (m_memory.entries.empty())
        return;
    bool changed = false;
    for (const History::Entry& step : m_history.recent(static_cast<int>(kMostEntries))) {
        const auto entry = std::ranges::find(m_memory.entries, step.step, &Entry::step);
        if (entry == m_memory.entries.end() || entry->undone == step.undone)
            continue;
        entry->undone = step.undone;
        changed = true;
    }
    // An undone step that a new one dropped cannot come back; it stays marked as undone.
    if (changed)
        emit entriesChanged();
}

} // namespace dossier
