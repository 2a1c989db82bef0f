#include "db/stores/kept.h"

#include "db/history/folded_name.h"
#include "db/history/history_recorder.h"
#include "db/stores/card_set_store.h"
#include "db/stores/deck_store.h"
#include "db/stores/new_decks.h"
#include "db/stores/search_store.h"
#include "domain/limits/text_limits.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <set>

namespace dossier {

namespace {

// In the order of SearchedList.
constexpr std::array<const char*, 4> kListNames{"cards", "collection", "decks", "deck"};

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
        QString free = name;
        for (int more = 2; !taken.insert(foldedName(free)).second; ++more)
            free = QStringLiteral("%1 (%2)").arg(name, QString::number(more));
        set.name = free.toStdString();
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

// The decks that are not there just as they are, be it under the name with a number that an earlier archive gave them.
std::vector<Deck> missingFrom(const DeckStore& store, const std::vector<Deck>& decks)
{
    if (decks.empty())
        return {};
    QHash<QString, Deck> there;
    std::set<int> numbers;
    for (const StoredDeck& stored : store.loadAll()) {
        const QString name = QString::fromStdString(stored.deck.name);
        numbers.insert(numberBehind(name));
        there.insert(foldedName(name), stored.deck);
    }
    const auto isAs = [&there](const Deck& deck, const QString& name) {
        const auto found = there.constFind(foldedName(name));
        if (found == there.constEnd())
            return false;
        Deck named = deck;
        named.name = found->name;
        return named == *found;
    };
    std::vector<Deck> missing;
    std::ranges::copy_if(decks, std::back_inserter(missing), [&](const Deck& deck) {
        const QString name = QString::fromStdString(deck.name).trimmed();
        return !isAs(deck, name) && std::ranges::none_of(numbers, [&](int number) {
            return number > 1 && isAs(deck, withNumber(name, number));
        });
    });
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
            takers.search({kListNames[list], search.name.toStdString(), search.query.toStdString()});
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
    SearchStore searches(database);
    for (const ArchivedSearch& search : archive.searches) {
        const auto list = std::ranges::find(kListNames, search.list);
        if (list == kListNames.end() || search.name.empty())
            continue;
        const bool isNew =
            searches.saveBeside(static_cast<SearchedList>(list - kListNames.begin()),
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
