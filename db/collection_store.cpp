#include "db/collection_store.h"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>

namespace dossier {

namespace {

using Kind = StoreError::Kind;

const QString kColumns = QStringLiteral("id, number, count, condition, language, location, note, for_trade, wanted");

int saturated(std::int64_t sum)
{
    return static_cast<int>(std::min<std::int64_t>(sum, std::numeric_limits<int>::max()));
}

QString wordFor(Condition condition)
{
    const std::string_view word = nameOf(condition);
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

StoredHeap heapOf(const Statement& row)
{
    StoredHeap heap;
    heap.id = row.number(0);
    heap.owned.card = row.utf8(1);
    heap.owned.count = static_cast<int>(row.number(2));
    heap.owned.condition = conditionNamed(row.utf8(3)).value_or(Condition::Unknown);
    heap.owned.language = row.utf8(4);
    heap.owned.location = row.utf8(5);
    heap.owned.note = row.utf8(6);
    heap.owned.forTrade = static_cast<int>(row.number(7));
    heap.owned.wanted = static_cast<int>(row.number(8));
    return heap;
}

bool isNothing(const OwnedCard& cards)
{
    return cards.count == 0 && cards.wanted == 0;
}

void checkValues(const Work& work, const OwnedCard& cards)
{
    const QString card = QString::fromStdString(cards.card);
    const auto refuse = [&](const QString& what, int number) {
        work.fail(Kind::BadValue, QStringLiteral("%1: %2 (%3)").arg(card, what).arg(number));
    };
    if (cards.card.empty())
        work.fail(Kind::BadValue, QStringLiteral("no card is named"));
    if (cards.count < 0 || cards.count > kMostOwned)
        refuse(QStringLiteral("the count is out of range"), cards.count);
    if (cards.wanted < 0 || cards.wanted > kMostOwned)
        refuse(QStringLiteral("the count wanted is out of range"), cards.wanted);
    if (cards.forTrade < 0 || cards.forTrade > cards.count)
        refuse(QStringLiteral("the count for trade is out of range"), cards.forTrade);
}

// How each number and the note of the heap that is there become those of the row that meets it.
QString meeting(MergeMode mode)
{
    switch (mode) {
    case MergeMode::Add:
        return QStringLiteral(R"(
            count = count + excluded.count,
            for_trade = for_trade + excluded.for_trade,
            wanted = wanted + excluded.wanted,
            note = CASE excluded.note WHEN '' THEN note ELSE excluded.note END)");
    case MergeMode::Replace:
        return QStringLiteral(R"(
            count = excluded.count,
            for_trade = excluded.for_trade,
            wanted = excluded.wanted,
            note = excluded.note)");
    case MergeMode::KeepLarger:
        return QStringLiteral(R"(
            count = max(count, excluded.count),
            for_trade = max(for_trade, excluded.for_trade),
            wanted = max(wanted, excluded.wanted),
            note = CASE excluded.note WHEN '' THEN note ELSE excluded.note END)");
    }
    return {};
}

QString upsert(MergeMode mode)
{
    return QStringLiteral(R"(
        INSERT INTO collection (number, count, condition, language, location, note, for_trade, wanted)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (number, location, language, condition) DO UPDATE SET)") +
           meeting(mode) + QStringLiteral(" RETURNING ") + kColumns;
}

// `statement` is an upsert.
StoredHeap put(Statement& statement, const OwnedCard& cards)
{
    statement.run(cards.card, cards.count, wordFor(cards.condition), cards.language, cards.location, cards.note,
                  cards.forTrade, cards.wanted);
    statement.next();
    const StoredHeap heap = heapOf(statement);
    statement.finish();
    return heap;
}

std::vector<StoredHeap> heapsOfCard(const Work& work, const std::string& card)
{
    Statement select(work,
                     QStringLiteral("SELECT %1 FROM collection WHERE number = ? ORDER BY location, language, condition")
                         .arg(kColumns));
    std::vector<StoredHeap> heaps;
    for (select.run(card); select.next();)
        heaps.push_back(heapOf(select));
    return heaps;
}

[[noreturn]] void failNoSuchHeap(const Work& work, std::int64_t id)
{
    work.fail(Kind::NoSuchEntry, QStringLiteral("there is no heap %1").arg(id));
}

// Stores the heap under its number; no other heap agrees with it.
void write(const Work& work, const StoredHeap& heap)
{
    if (isNothing(heap.owned)) {
        Statement(work, QStringLiteral("DELETE FROM collection WHERE id = ?")).run(heap.id);
        return;
    }
    const OwnedCard& cards = heap.owned;
    Statement(work, QStringLiteral(R"(
        UPDATE collection
        SET number = ?, count = ?, condition = ?, language = ?, location = ?, note = ?, for_trade = ?, wanted = ?
        WHERE id = ?)"))
        .run(cards.card, cards.count, wordFor(cards.condition), cards.language, cards.location, cards.note,
             cards.forTrade, cards.wanted, heap.id);
}

// Takes the heap that agrees with `heap` out of the table and adds it to `heap`.
void takeInTwin(const Work& work, StoredHeap& heap)
{
    OwnedCard& cards = heap.owned;
    Statement select(work, QStringLiteral(R"(
        SELECT %1
        FROM collection
        WHERE number = ? AND location = ? AND language = ? AND condition = ? AND id <> ?)")
                               .arg(kColumns));
    select.run(cards.card, cards.location, cards.language, wordFor(cards.condition), heap.id);
    if (!select.next())
        return;
    const StoredHeap twin = heapOf(select);
    select.finish();
    cards.count += twin.owned.count;
    cards.forTrade += twin.owned.forTrade;
    cards.wanted += twin.owned.wanted;
    if (cards.note.empty())
        cards.note = twin.owned.note;
    checkValues(work, cards);
    Statement(work, QStringLiteral("DELETE FROM collection WHERE id = ?")).run(twin.id);
}

using HeapKey = std::tuple<std::string, std::string, std::string, Condition>;

// The rows with those that agree added up, in the order of their first appearance.
std::vector<OwnedCard> addedUp(const Work& work, std::span<const OwnedCard> cards)
{
    std::vector<OwnedCard> rows;
    std::map<HeapKey, std::size_t> places;
    for (const OwnedCard& card : cards) {
        checkValues(work, card);
        const auto [place, isNew] =
            places.try_emplace({card.card, card.location, card.language, card.condition}, rows.size());
        if (isNew) {
            rows.push_back(card);
            continue;
        }
        OwnedCard& row = rows[place->second];
        row.count += card.count;
        row.forTrade += card.forTrade;
        row.wanted += card.wanted;
        if (!card.note.empty())
            row.note = card.note;
        checkValues(work, row);
    }
    return rows;
}

} // namespace

CollectionStore::CollectionStore(Database& database)
    : m_database(database)
{}

std::vector<StoredHeap> CollectionStore::heaps() const
{
    const Work work = m_database.work(QStringLiteral("load the collection"));
    Statement select(
        work, QStringLiteral("SELECT %1 FROM collection ORDER BY number, location, language, condition").arg(kColumns));
    std::vector<StoredHeap> heaps;
    for (select.run(); select.next();)
        heaps.push_back(heapOf(select));
    return heaps;
}

std::vector<StoredHeap> CollectionStore::heapsOf(const std::string& card) const
{
    return heapsOfCard(m_database.work(QStringLiteral("look up a card in the collection")), card);
}

std::vector<std::pair<std::string, int>> CollectionStore::counts() const
{
    const Work work = m_database.work(QStringLiteral("count the collection"));
    Statement select(work, QStringLiteral("SELECT number, copies FROM owned WHERE copies > 0 ORDER BY number"));
    std::vector<std::pair<std::string, int>> counts;
    for (select.run(); select.next();)
        counts.emplace_back(select.utf8(0), saturated(select.number(1)));
    return counts;
}

int CollectionStore::totalCopies() const
{
    const Work work = m_database.work(QStringLiteral("count the collection"));
    return saturated(askNumber(work, QStringLiteral("SELECT coalesce(sum(copies), 0) FROM owned")));
}

int CollectionStore::heapCount() const
{
    const Work work = m_database.work(QStringLiteral("count the collection"));
    return saturated(askNumber(work, QStringLiteral("SELECT count(*) FROM collection")));
}

StoredHeap CollectionStore::add(const OwnedCard& cards)
{
    const Work work = m_database.work(QStringLiteral("add to the collection"));
    checkValues(work, cards);
    if (isNothing(cards))
        work.fail(Kind::BadValue, QStringLiteral("no copies, and none wanted"));
    Transaction transaction(work);
    Statement statement(work, upsert(MergeMode::Add));
    const StoredHeap heap = put(statement, cards);
    transaction.commit();
    return heap;
}

int CollectionStore::remove(const std::string& card, int copies, std::int64_t id)
{
    const Work work = m_database.work(QStringLiteral("remove from the collection"));
    if (copies < 1)
        work.fail(Kind::BadValue, QStringLiteral("%1 copies").arg(copies));
    Transaction transaction(work);
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
        heap.owned.count -= part;
        heap.owned.forTrade = std::min(heap.owned.forTrade, heap.owned.count);
        write(work, heap);
    }
    if (id != 0 && !found)
        failNoSuchHeap(work, id);
    transaction.commit();
    return taken;
}

StoredHeap CollectionStore::change(const StoredHeap& heap)
{
    const Work work = m_database.work(QStringLiteral("change the collection"));
    checkValues(work, heap.owned);
    Transaction transaction(work);
    Statement present(work, QStringLiteral("SELECT 1 FROM collection WHERE id = ?"));
    if (!present.run(heap.id).next())
        failNoSuchHeap(work, heap.id);
    present.finish();
    StoredHeap result = heap;
    if (!isNothing(heap.owned))
        takeInTwin(work, result);
    write(work, result);
    transaction.commit();
    return result;
}

void CollectionStore::merge(std::span<const OwnedCard> cards, MergeMode mode)
{
    const Work work = m_database.work(QStringLiteral("import into the collection"));
    const std::vector<OwnedCard> rows = addedUp(work, cards);
    Transaction transaction(work);
    Statement statement(work, upsert(mode));
    for (const OwnedCard& row : rows) {
        if (!isNothing(row) || mode == MergeMode::Replace) {
            const StoredHeap heap = put(statement, row);
            if (isNothing(heap.owned))
                write(work, heap);
        }
    }
    transaction.commit();
}

} // namespace dossier
