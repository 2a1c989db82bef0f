#include "db/stores/kept.h"

#include "db/history/folded_name.h"
#include "db/history/history_recorder.h"
#include "db/stores/card_set_store.h"
#include "db/stores/deck_store.h"
#include "db/stores/new_decks.h"
#include "db/stores/search_store.h"
#include "domain/limits/text_limits.h"
#include "text/free_number.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <set>

namespace dossier {

namespace {

constexpr const auto& kListNames = kArchivedLists; // in the order of SearchedList

// What of them is not `known`.
std::vector<FurtherSet> without(std::vector<FurtherSet> sets, const std::function<bool(const Card&)>& known)
{
    for (FurtherSet& set : sets)
        std::erase_if(set.cards, known);
    std::erase_if(sets, [](const FurtherSet& set) { return set.cards.empty(); });
    return sets;
}

bool isIn(const CardPool& pool, const Card& card)
{
    const auto known = pool.findNumber(card.id);
    return known && fold(pool[*known].id) == fold(card.id);
}

// What of them is not stored, be it by another program since this one knows its cards, under names that no set here
// has.
std::vector<FurtherSet> notStored(std::vector<FurtherSet> sets, Database& database)
{
    std::set<QString> taken;
    std::set<std::string> numbers;
    for (const FurtherSet& there : furtherSetsOf(database)) {
        taken.insert(foldedName(QString::fromStdString(there.name)));
        for (const Card& card : there.cards)
            numbers.insert(fold(card.id));
    }
    sets = without(std::move(sets), [&](const Card& card) { return numbers.contains(fold(card.id)); });
    for (FurtherSet& set : sets) {
        const QString name = QString::fromStdString(inOneLine(set.name));
        const auto numbered = [&](int more) {
            return more == 1 ? name : QStringLiteral("%1 (%2)").arg(name, QString::number(more));
        };
        const int number = freeNumber(0, [&](int more) { return taken.contains(foldedName(numbered(more))); });
        taken.insert(foldedName(numbered(number)));
        set.name = numbered(number).toStdString();
    }
    return sets;
}

// The "3" of "Night shift (3)"; 0 where there is none.
int numberBehind(const QString& name)
{
    const auto begin = name.lastIndexOf(QLatin1String(" ("));
    if (begin < 0 || !name.endsWith(QLatin1Char(')')))
        return 0;
    const QString number = name.mid(begin + 2, name.size() - begin - 3);
    return std::max(0, number.toInt());
}

// Decks by what they are called and what is in them: of very many that are called alike few are asked for.
class DecksThere
{
public:
    void add(const Deck& deck)
    {
        const QString name = QString::fromStdString(deck.name);
        m_named[foldedName(name)].insert(insideOf(deck), deck);
        if (const int number = numberBehind(name); number > 1)
            // As withNumber() has it, be the name cut or not.
            m_numbered[foldedName(name.left(name.lastIndexOf(QLatin1String(" ("))))].insert(insideOf(deck), deck);
    }

    // Be it under the name with a number that an earlier archive gave it.
    bool has(const Deck& deck) const
    {
        const QString name = QString::fromStdString(deck.name).trimmed();
        if (isAmong(m_named.value(foldedName(name)), deck))
            return true;
        std::set<QString> cut; // by numbers of one digit, of two ...
        constexpr int kMostDigits = 10;
        for (int digits = 1, number = 2; digits < kMostDigits; ++digits, number *= 10) {
            const QString numbered = withNumber(name, number);
            cut.insert(foldedName(numbered.left(numbered.lastIndexOf(QLatin1String(" (")))));
        }
        return std::ranges::any_of(cut, [&](const QString& each) { return isAmong(m_numbered.value(each), deck); });
    }

private:
    using Inside = QMultiHash<std::size_t, Deck>;

    // Equal for decks that differ in their names alone.
    static std::size_t insideOf(const Deck& deck)
    {
        std::size_t seed = std::hash<std::string>()(deck.notes);
        const auto add = [&seed](std::size_t value) { seed = seed * 31 + value; };
        for (const auto* zone : {&deck.xFile, &deck.team, &deck.bureauDeck})
            for (const DeckEntry& entry : *zone) {
                add(entry.card);
                add(static_cast<std::size_t>(entry.count));
            }
        for (const UnresolvedLine& line : deck.aside)
            add(std::hash<std::string>()(line.text));
        add(std::hash<std::string>()(deck.folder));
        for (const std::string& tag : deck.tags)
            add(std::hash<std::string>()(tag));
        return seed;
    }

    static bool isAmong(const Inside& decks, const Deck& deck)
    {
        const auto [begin, end] = decks.equal_range(insideOf(deck));
        return std::any_of(begin, end, [&](const Deck& there) {
            Deck named = deck;
            named.name = there.name;
            return named == there;
        });
    }

    QHash<QString, Inside> m_named;
    QHash<QString, Inside> m_numbered;
};

// The decks that are not there just as they are.
std::vector<Deck> missingFrom(const DeckStore& store, const std::vector<Deck>& decks)
{
    if (decks.empty())
        return {};
    DecksThere there;
    for (const StoredDeck& stored : store.loadAll())
        there.add(stored.deck);
    std::vector<Deck> missing;
    std::ranges::copy_if(decks, std::back_inserter(missing), [&](const Deck& deck) { return !there.has(deck); });
    return missing;
}

} // namespace

void giveAllKept(Database& database, const CardPool& pool, const ArchiveTakers& takers)
{
    const Work work = database.work(QStringLiteral("read all that is kept"));
    const Transaction oneMoment(work, Transaction::Purpose::Read);
    takers.sets(furtherSetsOf(database));
    CollectionStore(database).each([&](const HeapFields& heap) {
        takers.heap(heap);
        return true;
    });
    for (const StoredDeck& deck : DeckStore(database, pool).loadAll())
        takers.deck(deck.deck);
    const SearchStore searches(database);
    for (std::size_t list = 0; list < kListNames.size(); ++list)
        for (const SavedSearch& search : searches.searches(static_cast<SearchedList>(list)))
            takers.search({std::string(kListNames[list]), search.name.toStdString(), search.query.toStdString()});
}

std::optional<TakenIn> takeIn(Database& database, const CardPool& pool, const Archive& archive,
                              const RowsDone& progress)
{
    const std::vector<FurtherSet> unknown = without(archive.sets, [&](const Card& card) { return isIn(pool, card); });
    const CardPool wider = withFurther(pool, unknown);
    const Work work = database.work(QStringLiteral("take in an archive"));
    RecordedTransaction transaction(work, database.historyLimits());
    const std::vector<FurtherSet> sets = notStored(unknown, database);
    DeckStore decks(database, wider);
    const std::vector<Deck> missing = missingFrom(decks, archive.decks);
    TakenIn taken;
    addSets(work, sets);
    taken.sets = static_cast<int>(sets.size());
    std::size_t heaps = 0;
    if (!CollectionStore(database).mergeBatch(archive.collection, MergeMode::KeepLarger, progress, Limits::AsTheyWere,
                                              &taken.aside, &heaps))
        return std::nullopt;
    taken.heaps = static_cast<int>(heaps);
    taken.heapsThere = static_cast<int>(archive.collection.size() - taken.aside.size() - heaps);
    if (!missing.empty())
        decks.import(missing, Limits::AsTheyWere);
    taken.decks = static_cast<int>(missing.size());
    taken.decksThere = static_cast<int>(archive.decks.size() - missing.size());
    SearchesBeside searches(database);
    for (const ArchivedSearch& search : archive.searches) {
        const auto list = std::ranges::find(kListNames, search.list);
        if (list == kListNames.end() || search.name.empty())
            continue;
        const bool isNew = searches.add(static_cast<SearchedList>(list - kListNames.begin()),
                                        QString::fromStdString(search.name), QString::fromStdString(search.query));
        ++(isNew ? taken.searches : taken.searchesThere);
    }
    transaction.commit({HistoryKind::TakeIn, {}, {}, 0, 0});
    return taken;
}

TakenIn takeIn(Database& database, const CardPool& pool, const Archive& archive)
{
    return takeIn(database, pool, archive, {}).value_or(TakenIn());
}

} // namespace dossier
