#include "db/history/history_exchange.h"

#include "db/file/in_bulk.h"
#include "db/file/quick_statement.h"

#include <map>
#include <optional>
#include <string>

namespace dossier {

namespace {

const QString kHeapColumns =
    QStringLiteral("id, number, count, condition, language, location, note, for_trade, wanted, "
                   "signed, price_paid, currency, acquired, lent_to, lent_on");

int number(Side side)
{
    return static_cast<int>(side);
}

int other(Side side)
{
    return 1 - number(side);
}

// The heaps of the step that are in the table now, whether or not they were there on the other side.
void keepHeaps(const Work& work, std::int64_t step, Side from)
{
    Statement(work, QStringLiteral(R"(
        INSERT INTO history_heap (step, side, %1)
        SELECT ?, ?, %1
        FROM collection
        WHERE id IN (SELECT id FROM history_heap WHERE step = ? AND side = ?))")
                        .arg(kHeapColumns))
        .run(step, other(from), step, number(from));
    Statement(work, QStringLiteral(R"(
        INSERT INTO history_heap (step, side, %1)
        SELECT ?, ?, %1
        FROM history_absent JOIN collection ON id BETWEEN first AND last
        WHERE step = ? AND side = ?)")
                        .arg(kHeapColumns))
        .run(step, other(from), step, number(from));
}

// The heaps of the step that are not in the table now, as ranges of consecutive numbers.
void keepAbsentHeaps(const Work& work, std::int64_t step, Side from)
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

void forget(const Work& work, const QString& table, std::int64_t step, Side side)
{
    Statement(work, QStringLiteral("DELETE FROM %1 WHERE step = ? AND side = ?").arg(table)).run(step, number(side));
}

void keepImages(const Work& work, const QString& table, const QString& image, std::int64_t step, Side from)
{
    Statement(work, QStringLiteral(R"(
        INSERT INTO %1 (step, side, id, image)
        SELECT ?, ?, id, (%2)
        FROM %1 AS h
        WHERE step = ? AND side = ?)")
                        .arg(table, image))
        .run(step, other(from), step, number(from));
}

void writeDecks(const Work& work, std::int64_t step, Side from)
{
    Statement(work, QStringLiteral(R"(
        INSERT INTO deck (id, name, name_folded, notes, game, created, changed, folder, tags, state, killers)
        SELECT id, image ->> 'name', image ->> 'name_folded', image ->> 'notes', image ->> 'game', image ->> 'created',
            image ->> 'changed', image ->> 'folder', image ->> 'tags', image ->> 'state', coalesce(image ->> 'killers', 0)
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
            killers = excluded.killers)"))
        .run(step, number(from));
}

void writeDeckLines(const Work& work, std::int64_t step, Side from)
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

// The heaps the step touches, as they are now or were on the other side.
std::int64_t heapsTouched(const Work& work, std::int64_t step)
{
    Statement count(work, QStringLiteral(R"(
        SELECT (SELECT count(*) FROM history_heap WHERE step = ?)
            + (SELECT coalesce(sum(last - first + 1), 0) FROM history_absent WHERE step = ?))"));
    return count.run(step, step).next() ? count.number(0) : 0;
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

void removeHeaps(const Work& work, std::int64_t step, Side from)
{
    Statement(work, QStringLiteral(R"(
        DELETE FROM collection
        WHERE id IN (SELECT id FROM history_heap WHERE step = ? AND side = ?))"))
        .run(step, number(from));
    Statement ranges(work, QStringLiteral("SELECT first, last FROM history_absent WHERE step = ? AND side = ?"));
    Statement erase(work, QStringLiteral("DELETE FROM collection WHERE id BETWEEN ? AND ?"));
    for (ranges.run(step, number(from)); ranges.next();)
        erase.run(ranges.number(0), ranges.number(1));
}

void exchangeHeaps(const Work& work, std::int64_t step, Side from)
{
    constexpr std::int64_t kMany = 2000; // heaps above which the triggers would take longer than all the rest
    std::optional<TriggersOff> triggersOff;
    std::optional<LargeCache> cache;
    if (heapsTouched(work, step) > kMany) {
        cache.emplace(work);
        triggersOff.emplace(
            work, QStringList{QStringLiteral("collection_inserted"), QStringLiteral("collection_deleted"),
                              QStringLiteral("history_heap_inserted"), QStringLiteral("history_heap_deleted")});
    }
    keepHeaps(work, step, from);
    keepAbsentHeaps(work, step, from);
    if (triggersOff) {
        addToSums(work, step, number(from), 1);
        addToSums(work, step, other(from), -1);
    }
    // All go before any comes: two heaps may have changed places.
    removeHeaps(work, step, from);
    Statement(work, QStringLiteral(R"(
        INSERT INTO collection (%1)
        SELECT %1
        FROM history_heap
        WHERE step = ? AND side = ?)")
                        .arg(kHeapColumns))
        .run(step, number(from));
    forget(work, QStringLiteral("history_heap"), step, from);
    forget(work, QStringLiteral("history_absent"), step, from);
    if (triggersOff)
        triggersOff->putBack();
}

void exchangeDecks(const Work& work, std::int64_t step, Side from)
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
}

void exchangeSearches(const Work& work, std::int64_t step, Side from)
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
}

constexpr HistoryTable kTables[] = {
    {"history_heap", "id", "60 + length(location) + length(note) + length(lent_to)", exchangeHeaps},
    {"history_absent", "first", "16", nullptr},
    {"history_deck", "id", "16 + coalesce(length(image), 0)", exchangeDecks},
    {"history_search", "id", "16 + coalesce(length(image), 0)", exchangeSearches},
};

} // namespace

std::span<const HistoryTable> historyTables()
{
    return kTables;
}

} // namespace dossier
