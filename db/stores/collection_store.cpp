#include "db/stores/collection_store.h"

#include "db/file/heap_sql.h"
#include "db/history/history_recorder.h"
#include "db/stores/collection_counts.h"
#include "db/stores/collection_facts.h"
#include "db/stores/heap_check.h"
#include "db/stores/heap_writer.h"
#include "db/stores/text_check.h"

#include <algorithm>

namespace dossier {

namespace {

using Kind = StoreError::Kind;

const QString kColumns = QStringLiteral("id, ") + heapColumns();
// Heaps that agree in these are one; they make the index that finds them.
const QString kOrder = keyColumns();

constexpr std::size_t kRowsBetweenLooks = 256; // of an import

// Of a row of kColumns.
StoredHeap heapOf(const Statement& row)
{
    return {row.number(0), heapIn<OwnedCard>(row, 1, row.work())};
}

// False where `take` had enough.
bool takeAll(QuickStatement& select, const Work& work, const TakeHeap& take)
{
    while (select.next())
        if (!take(heapIn<HeapFields>(select, 0, work))) {
            select.finish();
            return false;
        }
    return true;
}

QString insertReturning(MergeMode mode)
{
    return insertOf(1, mode) + QStringLiteral(" RETURNING ") + kColumns;
}

StoredHeap answerTo(Statement& statement, const OwnedCard& cards)
{
    runWith(statement, valuesOf(cards)).next();
    const StoredHeap heap = heapOf(statement);
    statement.finish();
    return heap;
}

// `add` is insertReturning() of that mode, for as many as come. The cards are within their limits.
StoredHeap put(Statement& add, const OwnedCard& cards)
try {
    return answerTo(add, cards);
} catch (const StoreError& error) {
    if (error.kind() != Kind::BadValue)
        throw;
    const OwnedCard both = togetherWithThere(add.work(), viewOf(cards), MergeMode::Add);
    Statement instead(add.work(), insertReturning(MergeMode::Replace));
    return answerTo(instead, both);
}

// Where the collection was too large before, it may be made smaller.
void refuseTooManyInAll(const Work& work, std::int64_t before)
{
    const std::int64_t now = copiesInAll(work);
    if (now > kMostInAll && now > before)
        work.fail(Kind::TooMany, {});
}

std::vector<StoredHeap> heapsOfCard(const Work& work, const std::string& card)
{
    Statement select(work,
                     QStringLiteral("SELECT %1 FROM collection WHERE number = ? ORDER BY %2").arg(kColumns, kOrder));
    std::vector<StoredHeap> heaps;
    for (select.run(card); select.next();)
        heaps.push_back(heapOf(select));
    return heaps;
}

[[noreturn]] void failNoSuchHeap(const Work& work, std::int64_t id)
{
    work.fail(Kind::NoSuchEntry, QStringLiteral("there is no heap %1").arg(id));
}

OwnedCard heapNumbered(const Work& work, std::int64_t id)
{
    Statement select(work, QStringLiteral("SELECT %1 FROM collection WHERE id = ?").arg(kColumns));
    if (!select.run(id).next())
        failNoSuchHeap(work, id);
    return heapOf(select).owned;
}

// Stores a heap whose number is free; no other heap agrees with it.
void insert(const Work& work, const StoredHeap& heap)
{
    Statement statement(work, QStringLiteral("INSERT INTO collection (%1, id) VALUES (%2, ?)")
                                  .arg(heapColumns(), heapColumns(QStringLiteral("?"))));
    runWith(statement, valuesOf(heap.owned), heap.id);
}

// Stores the heap under its number; no other heap agrees with it.
void write(const Work& work, const StoredHeap& heap)
{
    if (isNothing(heap.owned)) {
        Statement(work, QStringLiteral("DELETE FROM collection WHERE id = ?")).run(heap.id);
        return;
    }
    Statement statement(
        work, QStringLiteral("UPDATE collection SET %1 WHERE id = ?").arg(heapColumns(QStringLiteral("%1 = ?"))));
    runWith(statement, valuesOf(heap.owned), heap.id);
}

void refuseTooManyInOne(const Work& work, const OwnedCard& cards)
{
    for (const int copies : {cards.count, cards.wanted})
        if (copies > kMostOwned)
            work.fail(Kind::TooMany, QString::fromStdString(cards.card));
}

// Takes the heap that agrees with `heap` out of the table and adds it to `heap`.
void takeInTwin(const Work& work, StoredHeap& heap)
{
    Statement select(work, QStringLiteral("SELECT %1 FROM collection WHERE %2 AND id <> ?")
                               .arg(kColumns, keyColumns(QStringLiteral("%1 = ?"), QStringLiteral(" AND "))));
    if (!runWith(select, keyOf(heap.owned), heap.id).next())
        return;
    StoredHeap twin = heapOf(select);
    select.finish();
    const std::size_t longer = std::max(twin.owned.note.size(), heap.owned.note.size());
    putTogether(twin.owned, heap.owned);
    heap.owned = std::move(twin.owned);
    if (heap.owned.note.size() > longer && isTooLong(TextOf::Note, heap.owned.note))
        work.fail(Kind::NotesTooLong, QString::fromStdString(heap.owned.card));
    refuseTooManyInOne(work, heap.owned);
    Statement(work, QStringLiteral("DELETE FROM collection WHERE id = ?")).run(twin.id);
}

} // namespace

CollectionStore::CollectionStore(Database& database)
    : m_database(database)
{}

std::vector<StoredHeap> CollectionStore::heaps() const
{
    const Work work = m_database.work(QStringLiteral("load the collection"));
    Statement select(work, QStringLiteral("SELECT %1 FROM collection ORDER BY %2").arg(kColumns, kOrder));
    std::vector<StoredHeap> heaps;
    for (select.run(); select.next();)
        heaps.push_back(heapOf(select));
    return heaps;
}

void CollectionStore::each(const TakeHeap& take, const HeapChoice& choice) const
{
    const Work work = m_database.work(QStringLiteral("load the collection"));
    const Transaction transaction(work, Transaction::Purpose::Read);
    QStringList conditions;
    if (choice.cards)
        conditions.append(QStringLiteral("number = ?"));
    if (choice.wished)
        conditions.append(QStringLiteral("(wanted > 0 OR for_trade > 0)"));
    QuickStatement select(
        work,
        QStringLiteral("SELECT %1 FROM collection %2 %3 ORDER BY %4")
            .arg(heapColumns(), choice.wished ? QStringLiteral("INDEXED BY collection_wishes") : QString(),
                 conditions.isEmpty() ? QString() : QStringLiteral("WHERE ") + conditions.join(QStringLiteral(" AND ")),
                 kOrder));
    if (!choice.cards) {
        takeAll(select, work, take);
        return;
    }
    for (const std::string& card : *choice.cards) {
        select.bind(0, card);
        if (!takeAll(select, work, take))
            return;
    }
}

std::vector<std::string> CollectionStore::numbers() const
{
    const Work work = m_database.work(QStringLiteral("list the cards of the collection"));
    Statement select(work, QStringLiteral("SELECT number FROM owned ORDER BY number"));
    std::vector<std::string> numbers;
    for (select.run(); select.next();)
        numbers.push_back(select.utf8(0));
    return numbers;
}

std::vector<StoredHeap> CollectionStore::heapsOf(const std::string& card) const
{
    return heapsOfCard(m_database.work(QStringLiteral("look up a card in the collection")), card);
}

std::vector<StoredHeap> CollectionStore::heapsBehind(const std::optional<OwnedCard>& last, int most) const
{
    const Work work = m_database.work(QStringLiteral("load the collection"));
    const QString behind =
        last ? QStringLiteral("WHERE (%1) > (%2)").arg(kOrder, keyColumns(QStringLiteral("?"))) : QString();
    Statement select(work,
                     QStringLiteral("SELECT %1 FROM collection %2 ORDER BY %3 LIMIT ?").arg(kColumns, behind, kOrder));
    if (last)
        runWith(select, keyOf(*last), most);
    else
        select.run(most);
    std::vector<StoredHeap> heaps;
    heaps.reserve(static_cast<std::size_t>(most));
    while (select.next())
        heaps.push_back(heapOf(select));
    return heaps;
}

std::vector<StoredHeap> CollectionStore::heapsNumbered(std::span<const std::int64_t> ids) const
{
    const Work work = m_database.work(QStringLiteral("look up heaps of the collection"));
    Statement select(work, QStringLiteral("SELECT %1 FROM collection WHERE id = ?").arg(kColumns));
    std::vector<StoredHeap> heaps;
    heaps.reserve(ids.size());
    for (const std::int64_t id : ids) {
        if (select.run(id).next())
            heaps.push_back(heapOf(select));
        select.finish();
    }
    return heaps;
}

StoredHeap CollectionStore::add(const OwnedCard& cards)
{
    const Work work = m_database.work(QStringLiteral("add to the collection"));
    if (isNothing(cards))
        work.fail(Kind::BadValue, QStringLiteral("no copies, and none wanted"));
    RecordedTransaction transaction(work, m_database.historyLimits());
    HeapCheck{work}(viewOf(cards));
    const std::int64_t before = copiesInAll(work);
    Statement statement(work, insertReturning(MergeMode::Add));
    const StoredHeap heap = put(statement, cards);
    refuseTooManyInAll(work, before);
    if (cards.count > 0)
        transaction.commit({HistoryKind::AddCards, {}, cards.card, cards.count, heap.id});
    else
        transaction.commit({HistoryKind::WantCards, {}, cards.card, cards.wanted, heap.id});
    return heap;
}

int CollectionStore::remove(const std::string& card, int copies, std::int64_t id)
{
    const Work work = m_database.work(QStringLiteral("remove from the collection"));
    if (copies < 1)
        work.fail(Kind::BadValue, QStringLiteral("%1 copies").arg(copies));
    RecordedTransaction transaction(work, m_database.historyLimits());
    int taken = 0;
    bool found = false;
    for (StoredHeap& heap : heapsOfCard(work, card)) {
        if (id != 0 && heap.id != id)
            continue;
        found = true;
        const int part = std::min(copies - taken, heap.owned.count);
        if (part == 0)
            continue;
        taken += part;
        heap.owned = divided(heap.owned, part).rest;
        write(work, heap);
    }
    if (id != 0 && !found)
        failNoSuchHeap(work, id);
    transaction.commit({HistoryKind::RemoveCards, {}, card, taken, id});
    return taken;
}

StoredHeap CollectionStore::change(const StoredHeap& heap)
{
    const Work work = m_database.work(QStringLiteral("change the collection"));
    RecordedTransaction transaction(work, m_database.historyLimits());
    HeapCheck{work}(viewOf(heap.owned));
    const OwnedCard before = heapNumbered(work, heap.id);
    if (heap.owned == before)
        return heap;
    StoredHeap result = heap;
    const std::int64_t allBefore = copiesInAll(work);
    if (!isNothing(heap.owned))
        takeInTwin(work, result);
    write(work, result);
    refuseTooManyInAll(work, allBefore);
    HeapChanges changes;
    changes.add(heap.id, before, heap.owned);
    transaction.commit(changes.facts());
    return result;
}

void CollectionStore::change(std::span<const StoredHeap> heaps)
{
    const Work work = m_database.work(QStringLiteral("change the collection"));
    RecordedTransaction transaction(work, m_database.historyLimits());
    HeapChanges changes;
    const std::int64_t allBefore = copiesInAll(work);
    // All go before any comes back: one may take the place of another.
    Statement erase(work, QStringLiteral("DELETE FROM collection WHERE id = ? RETURNING ") + kColumns);
    const HeapCheck check(work);
    for (const StoredHeap& heap : heaps)
        check(viewOf(heap.owned));
    for (const StoredHeap& heap : heaps) {
        if (heap.id == 0) {
            OwnedCard nothing = heap.owned;
            nothing.count = nothing.forTrade = nothing.wanted = 0;
            changes.add(0, nothing, heap.owned);
            continue;
        }
        if (!erase.run(heap.id).next())
            failNoSuchHeap(work, heap.id);
        if (const OwnedCard before = heapOf(erase).owned; before != heap.owned)
            changes.add(heap.id, before, heap.owned);
        erase.finish();
    }
    if (changes.none())
        return;
    for (StoredHeap heap : heaps) {
        if (isNothing(heap.owned) || heap.id == 0)
            continue;
        takeInTwin(work, heap);
        insert(work, heap);
    }
    Statement statement(work, insertReturning(MergeMode::Add));
    for (const StoredHeap& heap : heaps)
        if (heap.id == 0 && !isNothing(heap.owned))
            put(statement, heap.owned);
    refuseTooManyInAll(work, allBefore);
    transaction.commit(changes.facts());
}

void CollectionStore::split(std::span<const HeapPart> parts)
{
    const Work work = m_database.work(QStringLiteral("change the collection"));
    RecordedTransaction transaction(work, m_database.historyLimits());
    HeapChanges changes;
    Statement statement(work, insertReturning(MergeMode::Add));
    const HeapCheck check(work);
    for (const HeapPart& part : parts) {
        check(viewOf(part.copies));
        const OwnedCard before = heapNumbered(work, part.heap);
        if (part.copies.count < 1 || part.copies.count > before.count || part.copies.card != before.card)
            work.fail(Kind::BadValue,
                      QStringLiteral("%1 copies of a row of %2").arg(part.copies.count).arg(before.count));
        const DividedHeap now = divided(before, part.copies.count);
        if (now.part == part.copies)
            continue;
        changes.add(part.heap, now.part, part.copies);
        write(work, {part.heap, now.rest});
        put(statement, part.copies);
    }
    transaction.commit(changes.facts());
}

bool CollectionStore::merge(std::span<const OwnedCard> cards, MergeMode mode, const RowsDone& progress)
{
    const Work work = m_database.work(QStringLiteral("import into the collection"));
    HeapBatch heaps;
    const HeapCheck check(work);
    for (const OwnedCard& card : cards) {
        check(viewOf(card)); // before they are put together
        const HeapAdded added = heaps.add(viewOf(card));
        if (added.why == HeapAdded::Why::NoteTooLong)
            work.fail(Kind::NotesTooLong, QString::fromStdString(card.card));
        if (!added)
            work.fail(Kind::TooMany, QString::fromStdString(card.card));
    }
    return mergeBatch(heaps, mode, progress);
}

bool CollectionStore::mergeBatch(const HeapBatch& heaps, MergeMode mode, const RowsDone& progress, Limits limits,
                                 RowsAside* aside, std::size_t* changed)
{
    const Work work = m_database.work(QStringLiteral("import into the collection"));
    RecordedTransaction transaction(work, m_database.historyLimits());
    const std::int64_t allBefore = copiesInAll(work);
    HeapWriter writer(work, mode, aside);
    const HeapCheck check(work, limits);
    const RowsDone told = m_database.whileChanging(progress);
    std::size_t done = 0;
    for (const std::uint32_t place : heaps.listed()) {
        if (told && done++ % kRowsBetweenLooks == 0 && !told(done, heaps.size()))
            return false;
        check(heaps[place]);
        writer.put(heaps[place]);
    }
    writer.finish();
    if (changed)
        *changed = writer.changed();
    refuseTooManyInAll(work, allBefore);
    transaction.commit(factsOfMerge(heaps));
    return true;
}

} // namespace dossier
