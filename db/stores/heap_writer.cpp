#include "db/stores/heap_writer.h"

#include "db/file/heap_sql.h"
#include "db/stores/collection_store.h"

#include <limits>
#include <map>
#include <string>

namespace dossier {

namespace {

constexpr std::size_t kAtOnce = 32; // heaps a statement

// Of heaps that come into the collection from now on; numbers are never used twice.
std::int64_t nextHeap(const Work& work)
{
    return askNumber(work, QStringLiteral("SELECT seq FROM sqlite_sequence WHERE name = 'collection'")) + 1;
}

// What a column of a heap that is there becomes where one that agrees with it comes.
QString whereTheyMeet(HeapColumn column, MergeMode mode)
{
    if (mode == MergeMode::Replace)
        return QStringLiteral("%1 = excluded.%1");
    switch (factsOf(column).kind) {
    case ColumnKind::Copies:
        return mode == MergeMode::Add ? QStringLiteral("%1 = %1 + excluded.%1")
                                      : QStringLiteral("%1 = max(%1, excluded.%1)");
    case ColumnKind::Price:
    case ColumnKind::YesNo:
        return QStringLiteral("%1 = iif(excluded.%1 = 0, %1, excluded.%1)");
    case ColumnKind::Currency: // goes with the price
        return QStringLiteral("%1 = iif(excluded.price_paid = 0, %1, excluded.%1)");
    default:
        return QStringLiteral("%1 = iif(excluded.%1 = '', %1, excluded.%1)");
    }
}

} // namespace

QString insertOf(std::size_t heaps, MergeMode mode)
{
    const QString values = QStringLiteral("(%1)").arg(heapColumns(QStringLiteral("?")));
    QStringList meet;
    for (const HeapColumn column : kAllColumns)
        if (!isInKey(column))
            meet.append(sqlOf(column, whereTheyMeet(column, mode)));
    return QStringLiteral("INSERT INTO collection (%1) VALUES %2 ON CONFLICT (%3) DO UPDATE SET %4")
        .arg(heapColumns(), QStringList(static_cast<qsizetype>(heaps), values).join(QStringLiteral(", ")), keyColumns(),
             meet.join(QStringLiteral(", ")));
}

HeapWriter::HeapWriter(const Work& work, MergeMode mode)
    : m_work(work)
    , m_mode(mode)
    , m_first(nextHeap(work))
    , m_cache(work)
    , m_triggers(work, {QStringLiteral("collection_inserted"), QStringLiteral("history_heap_inserted")})
    , m_many(work, insertOf(kAtOnce, mode))
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
try {
    if (m_waiting.size() == kAtOnce) {
        for (std::size_t row = 0; row < kAtOnce; ++row)
            bind(m_many, static_cast<int>(row), m_waiting[row]);
        m_many.run();
    } else {
        if (!m_one)
            m_one = std::make_unique<QuickStatement>(m_work, insertOf(1, m_mode));
        for (const HeapFields& heap : m_waiting) {
            bind(*m_one, 0, heap);
            m_one->run();
        }
    }
    m_waiting.clear();
} catch (const StoreError& error) {
    // The heaps are within their limits, so a check that fails is one of the sum.
    if (error.kind() != StoreError::Kind::BadValue)
        throw;
    m_work.fail(StoreError::Kind::TooMany, error.detail());
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
