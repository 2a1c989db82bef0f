#include "db/stores/heap_writer.h"

#include "db/file/heap_sql.h"
#include "db/stores/collection_store.h"

#include <algorithm>
#include <limits>
#include <map>
#include <string>
#include <utility>

namespace dossier {

namespace {

constexpr std::size_t kAtOnce = 32; // heaps a statement

// isPriceOnAverage() in the words of the database.
const QString kIsPriceOnAverage =
    QStringLiteral("(price_paid <> 0 AND excluded.price_paid <> 0 AND currency = excluded.currency "
                   "AND count + excluded.count > 0)");

// Of heaps that come into the collection from now on; numbers are never used twice.
std::int64_t nextHeap(const Work& work)
{
    return askNumber(work, QStringLiteral("SELECT seq FROM sqlite_sequence WHERE name = 'collection'")) + 1;
}

// putTogether() in the words of the database. NULL, which the table refuses, where a note tells what no column holds.
QString notesTogether(MergeMode mode)
{
    const QString between = QString::fromUtf8(kBetweenNotes.data(), static_cast<qsizetype>(kBetweenNotes.size()));
    const bool added = mode == MergeMode::Add;
    // isOtherLot() in the words of the database; of lots that a note tells of it knows nothing.
    const QString others = added ? QStringLiteral("count > 0") : QStringLiteral("FALSE");
    QStringList other{QStringLiteral("(excluded.price_paid <> 0 AND iif(price_paid = 0, %1, "
                                     "(price_paid <> excluded.price_paid AND NOT %2) "
                                     "OR (currency <> '' AND excluded.currency NOT IN ('', currency))))")
                          .arg(others, added ? kIsPriceOnAverage : QStringLiteral("FALSE")),
                      QStringLiteral("instr(%1, '\u00D7') > 0"), QStringLiteral("instr(excluded.%1, '\u00D7') > 0")};
    for (const HeapColumn column : kAllColumns)
        if (isOfOneLot(column) && column != HeapColumn::PricePaid)
            other.append(
                sqlOf(column, QStringLiteral("(excluded.%1 <> '' AND iif(%1 = '', #others, excluded.%1 <> %1))"))
                    .replace(QLatin1String("#others"), others));
    return QStringLiteral("%1 = CASE WHEN #other THEN NULL WHEN excluded.%1 = '' "
                          "OR instr('@' || %1 || '@', '@' || excluded.%1 || '@') > 0 THEN %1 "
                          "WHEN %1 = '' OR instr('@' || excluded.%1 || '@', '@' || %1 || '@') > 0 THEN excluded.%1 "
                          "WHEN length(%1) + length('@') + length(excluded.%1) > #longest THEN NULL "
                          "ELSE %1 || '@' || excluded.%1 END")
        .replace(QLatin1Char('@'), between)
        .replace(QLatin1String("#longest"), QString::number(longest(TextOf::Note)))
        .replace(QLatin1String("#other"), other.join(QStringLiteral(" OR ")));
}

QString pricesTogether()
{
    return QStringLiteral("%1 = CASE WHEN #average "
                          "THEN (%1 * count + excluded.%1 * excluded.count + (count + excluded.count) / 2) / "
                          "(count + excluded.count) WHEN %1 = 0 THEN excluded.%1 ELSE %1 END")
        .replace(QLatin1String("#average"), kIsPriceOnAverage);
}

// What a column of a heap that is there becomes where one that agrees with it comes.
QString whereTheyMeet(HeapColumn column, MergeMode mode)
{
    if (mode == MergeMode::Replace)
        return QStringLiteral("%1 = excluded.%1");
    if (column == HeapColumn::Note)
        return notesTogether(mode);
    if (column == HeapColumn::PricePaid && mode == MergeMode::Add)
        return pricesTogether();
    switch (factsOf(column).kind) {
    case ColumnKind::Copies:
        return mode == MergeMode::Add ? QStringLiteral("%1 = %1 + excluded.%1")
                                      : QStringLiteral("%1 = max(%1, excluded.%1)");
    case ColumnKind::Price:
    case ColumnKind::YesNo:
        return QStringLiteral("%1 = iif(%1 = 0, excluded.%1, %1)");
    case ColumnKind::Currency: // goes with the price
        return QStringLiteral("%1 = iif(excluded.price_paid <> 0 AND (price_paid = 0 OR "
                              "(%1 = '' AND price_paid = excluded.price_paid)), excluded.%1, %1)");
    default:
        return QStringLiteral("%1 = iif(%1 = '', excluded.%1, %1)");
    }
}

} // namespace

QString insertOf(std::size_t heaps, MergeMode mode)
{
    const QString values = QStringLiteral("(%1)").arg(heapColumns(QStringLiteral("?")));
    QStringList meet;
    QStringList differ;
    for (const HeapColumn column : kAllColumns)
        if (!isInKey(column)) {
            const QString becomes = whereTheyMeet(column, mode);
            meet.append(sqlOf(column, becomes));
            differ.append(sqlOf(column, QStringLiteral("%1 IS NOT (") + becomes.section(QStringLiteral(" = "), 1) +
                                            QLatin1Char(')')));
        }
    const QString insert =
        QStringLiteral("INSERT INTO collection (%1) VALUES %2 ON CONFLICT (%3) DO UPDATE SET %4")
            .arg(heapColumns(), QStringList(static_cast<qsizetype>(heaps), values).join(QStringLiteral(", ")),
                 keyColumns(), meet.join(QStringLiteral(", ")));
    // What is there already in every respect is not touched: history and counts speak of changes.
    return mode == MergeMode::Add ? insert : insert + QStringLiteral(" WHERE ") + differ.join(QStringLiteral(" OR "));
}

OwnedCard togetherWithThere(const Work& work, const HeapFields& heap, MergeMode mode)
{
    Statement there(work, QStringLiteral("SELECT %1 FROM collection WHERE %2")
                              .arg(heapColumns(), keyColumns(QStringLiteral("%1 = ?"), QStringLiteral(" AND "))));
    const QString card = QString::fromUtf8(heap.card.data(), static_cast<qsizetype>(heap.card.size()));
    if (!runWith(there, keyOf(heap)).next())
        work.fail(StoreError::Kind::TooMany, card);
    OwnedCard both = heapIn<OwnedCard>(there, 0, work);
    there.finish();
    const std::size_t noteBefore = both.note.size();
    putTogether(both, heapOf(heap), mode == MergeMode::Add ? HeapMeeting::Added : HeapMeeting::KeptLarger);
    if (both.note.size() > std::max(noteBefore, heap.note.size()) && isTooLong(TextOf::Note, both.note))
        work.fail(StoreError::Kind::NotesTooLong, card);
    if (both.count > kMostOwned || both.wanted > kMostOwned)
        work.fail(StoreError::Kind::TooMany, card);
    return both;
}

HeapWriter::HeapWriter(const Work& work, MergeMode mode, RowsAside* aside)
    : m_work(work)
    , m_mode(mode)
    , m_aside(aside)
    , m_first(nextHeap(work))
    , m_cache(work)
    , m_triggers(work, {QStringLiteral("collection_inserted"), QStringLiteral("history_heap_inserted")})
    , m_many(work, insertOf(kAtOnce, mode))
    , m_changes(work, QStringLiteral("SELECT changes()"))
{
    // All new heaps are absent on the other side of the step; which they are is known at the end.
    Statement(work, QStringLiteral("INSERT INTO history_absent (step, side, first, last) "
                                   "SELECT step, 0, ?, ? FROM history_now"))
        .run(m_first, std::numeric_limits<std::int64_t>::max());
    m_waiting.reserve(kAtOnce);
}

void HeapWriter::put(const HeapFields& heap)
{
    if (heap.count == 0 && heap.wanted == 0) {
        if (m_mode == MergeMode::Replace)
            erase(heap);
        return;
    }
    m_waiting.push_back(heap);
    if (m_waiting.size() == kAtOnce)
        write();
}

void HeapWriter::finish()
{
    write();
    Statement(m_work, QStringLiteral("DELETE FROM history_absent "
                                     "WHERE step = (SELECT step FROM history_now) AND side = 0 AND first = ?"))
        .run(m_first);
    countNew();
    m_triggers.putBack();
}

void HeapWriter::write()
{
    if (m_waiting.size() < kAtOnce || !areWrittenAtOnce())
        for (const HeapFields& heap : m_waiting)
            writeOne(heap);
    m_waiting.clear();
}

bool HeapWriter::areWrittenAtOnce()
try {
    for (std::size_t row = 0; row < kAtOnce; ++row)
        bind(m_many, static_cast<int>(row), m_waiting[row]);
    m_many.run();
    countChanged();
    return true;
} catch (const StoreError& error) {
    if (error.kind() != StoreError::Kind::BadValue)
        throw;
    return false;
}

void HeapWriter::writeOne(const HeapFields& heap)
try {
    run(m_one, m_mode, heap);
} catch (const StoreError& error) {
    if (error.kind() != StoreError::Kind::BadValue || m_mode == MergeMode::Replace)
        throw;
    if (const auto both = fitting(heap))
        run(m_instead, MergeMode::Replace, viewOf(*both));
}

std::optional<OwnedCard> HeapWriter::fitting(const HeapFields& heap)
try {
    return togetherWithThere(m_work, heap, m_mode);
} catch (const StoreError& error) {
    using Kind = StoreError::Kind;
    if (!m_aside || (error.kind() != Kind::NotesTooLong && error.kind() != Kind::TooMany))
        throw;
    m_aside->push_back({heapOf(heap), error.kind()});
    return std::nullopt;
}

void HeapWriter::run(std::unique_ptr<QuickStatement>& statement, MergeMode mode, const HeapFields& heap)
{
    if (!statement)
        statement = std::make_unique<QuickStatement>(m_work, insertOf(1, mode));
    bind(*statement, 0, heap);
    statement->run();
    countChanged();
}

void HeapWriter::countChanged()
{
    m_changes.next();
    m_changed += static_cast<std::size_t>(m_changes.number(0));
    m_changes.finish();
}

void HeapWriter::erase(const HeapFields& heap)
{
    if (!m_erase)
        m_erase =
            std::make_unique<QuickStatement>(m_work, QStringLiteral("DELETE FROM collection WHERE ") +
                                                         keyColumns(QStringLiteral("%1 = ?"), QStringLiteral(" AND ")));
    int place = 0;
    eachColumn<kHeapKey>([&](auto, const auto& value) { m_erase->bind(place++, sqlValue(value)); }, heap);
    m_erase->run();
}

void HeapWriter::bind(QuickStatement& statement, int row, const HeapFields& heap)
{
    int place = row * static_cast<int>(kHeapColumns);
    eachColumn([&](auto, const auto& value) { statement.bind(place++, sqlValue(value)); }, heap);
}

void HeapWriter::countNew()
{
    std::map<std::string, std::int64_t, std::less<>> copies;
    std::vector<std::pair<std::int64_t, std::int64_t>> ranges; // a heap that met another one leaves its number unused
    QuickStatement heaps(m_work, QStringLiteral("SELECT id, number, count FROM collection WHERE id >= ? ORDER BY id"));
    heaps.bind(0, m_first);
    while (heaps.next()) {
        const std::int64_t id = heaps.number(0);
        if (ranges.empty() || ranges.back().second != id - 1)
            ranges.emplace_back(id, id);
        ranges.back().second = id;
        const std::string_view card = heaps.text(1);
        auto sum = copies.find(card);
        if (sum == copies.end())
            sum = copies.emplace(std::string(card), 0).first;
        sum->second += heaps.number(2);
    }
    Statement keep(m_work, QStringLiteral("INSERT INTO history_absent (step, side, first, last) "
                                          "SELECT step, 0, ?, ? FROM history_now"));
    for (const auto& [first, last] : ranges)
        keep.run(first, last);
    Statement add(m_work, QStringLiteral("INSERT INTO owned (number, copies) VALUES (?, ?) "
                                         "ON CONFLICT (number) DO UPDATE SET copies = copies + excluded.copies"));
    for (const auto& [card, count] : copies)
        add.run(card, count);
}

} // namespace dossier
