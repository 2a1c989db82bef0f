#include "db/stores/heap_writer.h"

#include "db/stores/collection_store.h"

#include <limits>
#include <map>
#include <string>

namespace dossier {

namespace {

constexpr int kValues = 14;
constexpr std::size_t kAtOnce = 32; // heaps a statement

QString insertOf(std::size_t heaps, MergeMode mode)
{
    QStringList rows;
    for (std::size_t row = 0; row < heaps; ++row)
        rows.append(QStringLiteral("(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"));
    return QStringLiteral(R"(
        INSERT INTO collection (number, count, condition, language, location, note, for_trade, wanted, signed,
            price_paid, currency, acquired, lent_to, lent_on)
        VALUES )") +
           rows.join(QStringLiteral(", ")) + whereTheyMeet(mode);
}

// Of heaps that come into the collection from now on; numbers are never used twice.
std::int64_t nextHeap(const Work& work)
{
    return askNumber(work, QStringLiteral("SELECT seq FROM sqlite_sequence WHERE name = 'collection'")) + 1;
}

} // namespace

QString whereTheyMeet(MergeMode mode)
{
    const auto numbers = [](const char* rule) {
        QStringList columns;
        for (const char* const column : {"count", "for_trade", "wanted"})
            columns.append(QString::fromLatin1(rule).arg(QLatin1String(column)));
        return columns.join(QStringLiteral(", "));
    };
    const QString meet = QStringLiteral(R"(
        ON CONFLICT (number, location, language, condition, signed, lent_to) DO UPDATE SET )");
    const QString knownWins = QStringLiteral(R"(,
        note = iif(excluded.note = '', note, excluded.note),
        currency = iif(excluded.price_paid = 0, currency, excluded.currency),
        price_paid = iif(excluded.price_paid = 0, price_paid, excluded.price_paid),
        acquired = iif(excluded.acquired = '', acquired, excluded.acquired),
        lent_on = iif(excluded.lent_on = '', lent_on, excluded.lent_on))");
    switch (mode) {
    case MergeMode::Add:
        return meet + numbers("%1 = %1 + excluded.%1") + knownWins;
    case MergeMode::KeepLarger:
        return meet + numbers("%1 = max(%1, excluded.%1)") + knownWins;
    case MergeMode::Replace:
        return meet + numbers("%1 = excluded.%1") + QStringLiteral(R"(,
            note = excluded.note,
            currency = excluded.currency,
            price_paid = excluded.price_paid,
            acquired = excluded.acquired,
            lent_on = excluded.lent_on)");
    }
    return {};
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
        m_erase = std::make_unique<QuickStatement>(m_work, QStringLiteral(R"(
            DELETE FROM collection
            WHERE number = ? AND location = ? AND language = ? AND condition = ? AND signed = ? AND lent_to = ?)"));
    m_erase->bind(0, heap.card);
    m_erase->bind(1, heap.location);
    m_erase->bind(2, heap.language);
    m_erase->bind(3, nameOf(heap.condition));
    m_erase->bind(4, std::int64_t{heap.isSigned});
    m_erase->bind(5, heap.lentTo);
    m_erase->run();
}

void HeapWriter::bind(QuickStatement& statement, int row, const HeapFields& heap)
{
    int place = row * kValues;
    statement.bind(place++, heap.card);
    statement.bind(place++, std::int64_t{heap.count});
    statement.bind(place++, nameOf(heap.condition));
    statement.bind(place++, heap.language);
    statement.bind(place++, heap.location);
    statement.bind(place++, heap.note);
    statement.bind(place++, std::int64_t{heap.forTrade});
    statement.bind(place++, std::int64_t{heap.wanted});
    statement.bind(place++, std::int64_t{heap.isSigned});
    statement.bind(place++, heap.pricePaid);
    statement.bind(place++, heap.currency);
    statement.bind(place++, heap.acquired);
    statement.bind(place++, heap.lentTo);
    statement.bind(place, heap.lentOn);
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
