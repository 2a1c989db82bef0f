#include "db/history/history_exchange.h"

#include "db/file/heap_sql.h"
#include "db/file/in_bulk.h"
#include "db/file/quick_statement.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace dossier {

namespace {

const QString kWholeHeap = QStringLiteral("id, ") + heapColumns();

int number(StepSide side)
{
    return static_cast<int>(side);
}

int other(StepSide side)
{
    return 1 - number(side);
}

// Heaps above which the triggers would take longer than all the rest, and somebody may be waiting.
constexpr std::int64_t kMany = 2000;
constexpr std::int64_t kHeapsAtOnce = 10'000; // heaps between two looks at who waits

struct HeapRange
{
    std::int64_t first = 1;
    std::int64_t last = 0;
};

// The heaps that one side of a step names, walked over part by part.
class StepHeaps
{
public:
    StepHeaps(const Work& work, std::int64_t step, StepSide side, const RowsDone& progress)
        : m_work(work)
        , m_step(step)
        , m_side(side)
        , m_progress(progress)
    {
        Statement kept(work, QStringLiteral("SELECT coalesce(min(id), 1), coalesce(max(id), 0), count(*) "
                                            "FROM history_heap WHERE step = ? AND side = ?"));
        if (kept.run(step, number(side)).next())
            m_kept = {kept.number(0), kept.number(1)};
        const std::int64_t keptRows = kept.number(2);
        kept.finish();
        Statement ranges(work, QStringLiteral("SELECT first, last FROM history_absent WHERE step = ? AND side = ?"));
        for (ranges.run(step, number(side)); ranges.next();)
            m_absent.push_back({ranges.number(0), ranges.number(1)});
        const std::int64_t absentRows = rowsWithin(m_absent);
        m_rows = keptRows + absentRows;
        // What is kept is taken out, written and forgotten; what is absent is kept and taken out.
        m_all = static_cast<std::size_t>(3 * keptRows + 2 * absentRows);
    }

    bool areMany() const { return m_rows > kMany; }

    // Runs the statement for parts of the heaps that are kept, or of those that are absent: its last two values are the
    // first and the last heap of the part. False: somebody wants to stop.
    template <typename... Values>
    bool eachKept(const QString& sql, const Values&... values)
    {
        Statement statement(m_work, sql);
        Statement part(m_work, QStringLiteral("SELECT max(id) FROM (SELECT id FROM history_heap WHERE step = ? AND "
                                              "side = ? AND id BETWEEN ? AND ? ORDER BY id LIMIT %1)")
                                   .arg(kHeapsAtOnce));
        const auto endOf = [&](const HeapRange& range) {
            return part.run(m_step, number(m_side), range.first, range.last).next() ? part.number(0) : 0;
        };
        return each(m_kept, endOf, statement, values...);
    }
    template <typename... Values>
    bool eachAbsent(const QString& sql, const Values&... values)
    {
        Statement statement(m_work, sql);
        Statement part(m_work, QStringLiteral("SELECT max(id) FROM (SELECT id FROM collection WHERE id BETWEEN ? AND ? "
                                              "ORDER BY id LIMIT %1)")
                                   .arg(kHeapsAtOnce));
        const auto endOf = [&](const HeapRange& range) {
            return part.run(range.first, range.last).next() ? part.number(0) : 0;
        };
        return std::ranges::all_of(m_absent,
                                   [&](const HeapRange& range) { return each(range, endOf, statement, values...); });
    }

private:
    // The heaps that are there now.
    std::int64_t rowsWithin(const std::vector<HeapRange>& ranges) const
    {
        Statement count(m_work, QStringLiteral("SELECT count(*) FROM collection WHERE id BETWEEN ? AND ?"));
        std::int64_t rows = 0;
        for (const HeapRange& range : ranges) {
            rows += count.run(range.first, range.last).next() ? count.number(0) : 0;
            count.finish();
        }
        return rows;
    }

    // A part is as many heaps as there are, however far apart their numbers: `endOf` says which is the last of the
    // first part of a range, and answers 0 where there is none.
    template <typename EndOf, typename... Values>
    bool each(HeapRange range, const EndOf& endOf, Statement& statement, const Values&... values)
    {
        while (range.first <= range.last) {
            const std::int64_t end = areMany() ? endOf(range) : range.last;
            if (end < range.first)
                break;
            statement.run(values..., range.first, end);
            m_done += static_cast<std::size_t>(std::max(0, statement.rowsChanged()));
            if (m_progress && areMany() && !m_progress(std::min(m_done, m_all), m_all))
                return false;
            if (end == range.last)
                break;
            range.first = end + 1;
        }
        return true;
    }

    const Work& m_work;
    std::int64_t m_step;
    StepSide m_side;
    const RowsDone& m_progress;
    HeapRange m_kept; // from the first to the last of them
    std::vector<HeapRange> m_absent;
    std::int64_t m_rows = 0;
    std::size_t m_done = 0;
    std::size_t m_all = 0;
};

// The heaps of the step that are in the table now, whether or not they were there on the other side.
bool keepHeaps(StepHeaps& heaps, std::int64_t step, StepSide from)
{
    const QString keep =
        QStringLiteral("INSERT INTO history_heap (step, side, %1) SELECT ?, ?, %1 FROM collection ").arg(kWholeHeap);
    return heaps.eachKept(keep + QStringLiteral("WHERE id IN (SELECT id FROM history_heap "
                                                "WHERE step = ? AND side = ? AND id BETWEEN ? AND ?)"),
                          step, other(from), step, number(from)) &&
           heaps.eachAbsent(keep + QStringLiteral("WHERE id BETWEEN ? AND ?"), step, other(from));
}

// The heaps of the step that are not in the table now, as ranges of consecutive numbers.
void keepAbsentHeaps(const Work& work, std::int64_t step, StepSide from)
{
    Statement(work, QStringLiteral(R"(
        INSERT INTO history_absent (step, side, first, last)
        SELECT ?, ?, min(id), max(id)
        FROM (SELECT id, id - row_number() OVER (ORDER BY id) AS range
              FROM history_heap
              WHERE step = ? AND side = ? AND id NOT IN (SELECT id FROM collection))
        GROUP BY range)"))
        .run(step, other(from), step, number(from));
}

void forget(const Work& work, const QString& table, std::int64_t step, StepSide side)
{
    Statement(work, QStringLiteral("DELETE FROM %1 WHERE step = ? AND side = ?").arg(table)).run(step, number(side));
}

void keepImages(const Work& work, const QString& table, const QString& image, std::int64_t step, StepSide from)
{
    Statement(work, QStringLiteral(R"(
        INSERT INTO %1 (step, side, id, image)
        SELECT ?, ?, id, (%2)
        FROM %1 AS h
        WHERE step = ? AND side = ?)")
                        .arg(table, image))
        .run(step, other(from), step, number(from));
}

void writeDecks(const Work& work, std::int64_t step, StepSide from)
{
    Statement(work, QStringLiteral(R"(
        INSERT INTO deck (id, name, name_folded, notes, game, created, changed, folder, tags, state, killers,
            sets)
        SELECT id, image ->> 'name', image ->> 'name_folded', image ->> 'notes', image ->> 'game', image ->> 'created',
            image ->> 'changed', image ->> 'folder', image ->> 'tags', image ->> 'state', coalesce(image ->> 'killers', 0),
            coalesce(image ->> 'sets', 'all')
        FROM history_deck
        WHERE step = ? AND side = ? AND image IS NOT NULL
        ON CONFLICT (id) DO UPDATE SET
            name = excluded.name,
            name_folded = excluded.name_folded,
            notes = excluded.notes,
            game = excluded.game,
            created = excluded.created,
            changed = excluded.changed,
            folder = excluded.folder,
            tags = excluded.tags,
            state = excluded.state,
            killers = excluded.killers,
            sets = excluded.sets)"))
        .run(step, number(from));
}

void writeDeckLines(const Work& work, std::int64_t step, StepSide from)
{
    for (const char* const table : {"deck_card", "deck_aside"})
        Statement(work, QStringLiteral(R"(
            DELETE FROM %1
            WHERE deck_id IN (SELECT id FROM history_deck WHERE step = ? AND side = ?))")
                            .arg(QLatin1String(table)))
            .run(step, number(from));
    Statement(work, QStringLiteral(R"(
        INSERT INTO deck_card (deck_id, zone, number, count, position)
        SELECT h.id, row.value ->> 0, row.value ->> 1, row.value ->> 2, row.value ->> 3
        FROM history_deck AS h, json_each(h.image, '$.cards') AS row
        WHERE step = ? AND side = ? AND image IS NOT NULL)"))
        .run(step, number(from));
    Statement(work, QStringLiteral(R"(
        INSERT INTO deck_aside (deck_id, position, line, text)
        SELECT h.id, row.value ->> 0, row.value ->> 1, row.value ->> 2
        FROM history_deck AS h, json_each(h.image, '$.aside') AS row
        WHERE step = ? AND side = ? AND image IS NOT NULL)"))
        .run(step, number(from));
}

// Adds the copies of heaps the history keeps to the sums of their cards, so many times.
void addToSums(const Work& work, std::int64_t step, int side, int times)
{
    std::map<std::string, std::int64_t, std::less<>> copies;
    QuickStatement heaps(work, QStringLiteral("SELECT number, count FROM history_heap WHERE step = ? AND side = ?"));
    heaps.bind(0, step);
    heaps.bind(1, std::int64_t{side});
    while (heaps.next()) {
        const std::string_view card = heaps.text(0);
        auto sum = copies.find(card);
        if (sum == copies.end())
            sum = copies.emplace(std::string(card), 0).first;
        sum->second += heaps.number(1);
    }
    Statement make(work, QStringLiteral("INSERT OR IGNORE INTO owned (number, copies) VALUES (?, 0)"));
    Statement add(work, QStringLiteral("UPDATE owned SET copies = copies + ? WHERE number = ?"));
    for (const auto& [card, count] : copies) {
        make.run(card);
        add.run(times * count, card);
    }
}

bool removeHeaps(StepHeaps& heaps, std::int64_t step, StepSide from)
{
    return heaps.eachKept(QStringLiteral("DELETE FROM collection WHERE id IN (SELECT id FROM history_heap "
                                         "WHERE step = ? AND side = ? AND id BETWEEN ? AND ?)"),
                          step, number(from)) &&
           heaps.eachAbsent(QStringLiteral("DELETE FROM collection WHERE id BETWEEN ? AND ?"));
}

bool writeHeaps(StepHeaps& heaps, std::int64_t step, StepSide from)
{
    return heaps.eachKept(QStringLiteral("INSERT INTO collection (%1) SELECT %1 FROM history_heap "
                                         "WHERE step = ? AND side = ? AND id BETWEEN ? AND ?")
                              .arg(kWholeHeap),
                          step, number(from));
}

bool forgetHeaps(StepHeaps& heaps, std::int64_t step, StepSide from)
{
    return heaps.eachKept(QStringLiteral("DELETE FROM history_heap "
                                         "WHERE step = ? AND side = ? AND id BETWEEN ? AND ?"),
                          step, number(from));
}

bool exchangeHeaps(const Work& work, std::int64_t step, StepSide from, const RowsDone& progress)
{
    StepHeaps heaps(work, step, from, progress);
    std::optional<TriggersOff> triggersOff;
    std::optional<LargeCache> cache;
    if (heaps.areMany()) {
        cache.emplace(work);
        triggersOff.emplace(
            work, QStringList{QStringLiteral("collection_inserted"), QStringLiteral("collection_deleted"),
                              QStringLiteral("history_heap_inserted"), QStringLiteral("history_heap_deleted")});
    }
    if (!keepHeaps(heaps, step, from))
        return false;
    keepAbsentHeaps(work, step, from);
    if (triggersOff) {
        addToSums(work, step, number(from), 1);
        addToSums(work, step, other(from), -1);
    }
    // All go before any comes: two heaps may have changed places.
    if (!removeHeaps(heaps, step, from) || !writeHeaps(heaps, step, from) || !forgetHeaps(heaps, step, from))
        return false;
    forget(work, QStringLiteral("history_absent"), step, from);
    if (triggersOff)
        triggersOff->putBack();
    return true;
}

bool exchangeDecks(const Work& work, std::int64_t step, StepSide from, const RowsDone&)
{
    const QString table = QStringLiteral("history_deck");
    keepImages(work, table, QStringLiteral("SELECT image FROM deck_image WHERE deck_id = h.id"), step, from);
    Statement(work, QStringLiteral(R"(
        DELETE FROM deck
        WHERE id IN (SELECT id FROM history_deck WHERE step = ? AND side = ? AND image IS NULL))"))
        .run(step, number(from));
    writeDecks(work, step, from);
    writeDeckLines(work, step, from);
    forget(work, table, step, from);
    return true;
}

bool exchangeSearches(const Work& work, std::int64_t step, StepSide from, const RowsDone&)
{
    const QString table = QStringLiteral("history_search");
    keepImages(work, table,
               QStringLiteral("SELECT json_array(list, name, name_folded, query) FROM saved_search AS s "
                              "WHERE s.id = h.id"),
               step, from);
    Statement(work, QStringLiteral(R"(
        DELETE FROM saved_search
        WHERE id IN (SELECT id FROM history_search WHERE step = ? AND side = ?))"))
        .run(step, number(from));
    Statement(work, QStringLiteral(R"(
        INSERT INTO saved_search (id, list, name, name_folded, query)
        SELECT id, image ->> 0, image ->> 1, image ->> 2, image ->> 3
        FROM history_search
        WHERE step = ? AND side = ? AND image IS NOT NULL)"))
        .run(step, number(from));
    forget(work, table, step, from);
    return true;
}

constexpr HistoryTable kTables[] = {
    {"history_heap", "id", "60 + length(location) + length(note) + length(lent_to)", false, exchangeHeaps},
    {"history_absent", "first", "16", false, nullptr},
    {"history_deck", "id", "16 + coalesce(length(image), 0)", true, exchangeDecks},
    {"history_search", "id", "16 + coalesce(length(image), 0)", true, exchangeSearches},
};

} // namespace

std::span<const HistoryTable> historyTables()
{
    return kTables;
}

} // namespace dossier
