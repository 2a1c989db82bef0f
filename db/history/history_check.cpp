#include "db/history/history_check.h"

#include "db/file/heap_sql.h"
#include "db/file/kept_images.h"
#include "db/history/history_exchange.h"
#include "db/history/history_rows.h"
#include "db/history/value_faults.h"

#include <functional>
#include <map>

namespace dossier {

namespace {

using Take = std::function<void(std::int64_t step, const QString& why)>;

// Rows begin with the step and the number of what it was.
void lookAt(const Work& work, const QString& sql, const QString& sentence,
            const std::function<Fault(QuickStatement& row)>& faultOf, const Take& take)
{
    QuickStatement rows(work, sql);
    while (rows.next())
        if (const Fault fault = faultOf(rows))
            take(rows.number(0), sentence.arg(QString::number(rows.number(1)), *fault));
}

// What SQLite cannot tell of what it found to be deck, search and row. `where` says of which steps.
void lookCloser(const Work& work, const QString& where, const Take& take)
{
    const auto imagesOf = [&](const char* fields, const char* table, const char* shape) {
        return QStringLiteral("SELECT step, id, %1 FROM %2 WHERE image IS NOT NULL AND %4 AND CASE WHEN "
                              "json_valid(image) THEN json_type(image) = '%3' ELSE 0 END")
            .arg(QLatin1String(fields), QLatin1String(table), QLatin1String(shape), where);
    };
    lookAt(
        work,
        imagesOf("image ->> 'name', image ->> 'notes', image ->> 'folder', image ->> 'tags', image ->> 'name_folded', "
                 "image ->> 'created', image ->> 'changed', image",
                 "history_deck", "object"),
        QStringLiteral("what a deck (%1) was cannot be read: %2"),
        [](QuickStatement& row) {
            Fault fault = faultOfTexts(row, 2, 9);
            fault = fault ? fault : faultOfName(row.text(2), row.text(6));
            fault = fault ? fault : faultOfTime(row.text(7));
            return fault ? fault : faultOfTime(row.text(8));
        },
        take);
    lookAt(
        work, imagesOf("image ->> 1, image ->> 2, image ->> 3", "history_search", "array"),
        QStringLiteral("what a search (%1) was cannot be read: %2"),
        [](QuickStatement& row) {
            const Fault fault = faultOfTexts(row, 2, 4);
            return fault ? fault : faultOfName(row.text(2), row.text(3));
        },
        take);
    lookAt(
        work, QStringLiteral("SELECT step, id, %1 FROM history_heap WHERE %2").arg(heapColumns(), where),
        QStringLiteral("what a row of the collection (%1) was cannot be read: %2"),
        [&work](QuickStatement& row) { return faultOfHeap(heapIn<HeapFields>(row, 2, work), Limits::AsTheyWere); },
        take);
}

// Of a table that tells its rows apart by more than their numbers: what of an image does, and what of a row.
struct Place
{
    const char* history; // the table of the images
    const char* table;
    const char* image; // values of `h`
    const char* row;   // of `r`, in the same order
    bool hasRanges;    // what was not there is kept as history_absent, too
};

constexpr Place kPlaces[] = {
    {"history_heap", "collection", "h.number, h.location, h.language, h.condition, h.signed, h.lent_to",
     "r.number, r.location, r.language, r.condition, r.signed, r.lent_to", true},
    {"history_deck", "deck", "iif(json_valid(h.image), h.image ->> '$.name_folded', NULL)", "r.name_folded", false},
    {"history_search", "saved_search",
     "iif(json_valid(h.image), h.image ->> '$[0]', NULL), iif(json_valid(h.image), h.image ->> '$[2]', NULL)",
     "r.list, r.name_folded", false}};

// Steps that bring back what is in the place of a row that is there now and stays there until then, or twice the same.
void lookForTakenPlaces(const Work& work, const Take& take)
{
    const QString why = QStringLiteral("it does not fit what is there now");
    for (const Place& place : kPlaces) {
        // The steps from the present to the one in question are those that would be gone over before, and itself.
        const QString absent =
            place.hasRanges
                ? QStringLiteral("OR coalesce((SELECT a.last FROM history_absent AS a WHERE a.step = t.id AND "
                                 "a.side = h.side AND a.first <= r.id ORDER BY a.first DESC LIMIT 1), 0) >= r.id")
                : QString();
        Statement taken(work, QStringLiteral(R"(
            SELECT DISTINCT h.step
            FROM history_step AS s
            JOIN %1 AS h ON h.step = s.id AND h.side = iif(s.state = 'done', 0, 1)
            JOIN %2 AS r ON (%4) = (%3) AND r.id <> h.id
            WHERE s.state <> 'dropped' AND NOT EXISTS (
                SELECT 1 FROM history_step AS t
                WHERE t.state = s.state AND iif(s.state = 'done', t.id >= s.id, t.id <= s.id) AND (
                    EXISTS (SELECT 1 FROM %1 AS o WHERE o.step = t.id AND o.side = h.side AND o.id = r.id) %5)))")
                                  .arg(QLatin1String(place.history), QLatin1String(place.table),
                                       QLatin1String(place.image), QLatin1String(place.row), absent));
        for (taken.run(); taken.next();)
            take(taken.number(0), why);
        Statement twice(work,
                        QStringLiteral("SELECT h.step FROM %1 AS h WHERE coalesce(%2) IS NOT NULL "
                                       "GROUP BY h.step, h.side, %3 HAVING count(*) > 1")
                            .arg(QLatin1String(place.history), QLatin1String(place.image) + QStringLiteral(", NULL"),
                                 QLatin1String(place.image)));
        for (twice.run(); twice.next();)
            take(twice.number(0), why);
    }
}

// A step knows what all that it keeps weighs. Where decks or searches are among it that is no measure: a newer version
// of the program may have added to their images.
void lookForLostRows(const Work& work, const QString& where, const Take& take)
{
    QStringList rows;
    QString images;
    for (const HistoryTable& table : historyTables()) {
        const QString name = QLatin1String(table.name);
        if (table.ofImages)
            images += QStringLiteral(" AND NOT EXISTS (SELECT 1 FROM %1 AS i WHERE i.step = s.step)").arg(name);
        else
            rows << QStringLiteral("coalesce((SELECT sum(%1) FROM %2 AS r WHERE r.step = s.step), 0)")
                        .arg(QLatin1String(table.weight), name);
    }
    Statement lost(work, QStringLiteral("SELECT step FROM (SELECT id AS step, weight AS whole FROM history_step WHERE "
                                        "state <> 'dropped') AS s WHERE %1%2 AND whole <> %3")
                             .arg(where, images, rows.join(QStringLiteral(" + "))));
    for (lost.run(); lost.next();)
        take(lost.number(0), QStringLiteral("what it changed is not kept as it was"));
}

// Whether going over the step leaves anything to come back by. A step that only takes away (rows that were added, a
// deck, a search) finds nothing where another program, past the history, took it away before.
bool wouldChange(const Work& work, std::int64_t step, StepSide from)
{
    const QString here = QStringLiteral("step = %1 AND side = %2").arg(step).arg(static_cast<int>(from));
    return askNumber(work, QStringLiteral(R"(
        SELECT EXISTS (SELECT 1 FROM history_heap WHERE %1)
            OR EXISTS (SELECT 1 FROM history_absent AS h WHERE %1
                       AND EXISTS (SELECT 1 FROM collection AS r WHERE r.id BETWEEN h.first AND h.last))
            OR EXISTS (SELECT 1 FROM history_deck WHERE %1 AND (image IS NOT NULL OR id IN (SELECT id FROM deck)))
            OR EXISTS (SELECT 1 FROM history_search
                       WHERE %1 AND (image IS NOT NULL OR id IN (SELECT id FROM saved_search))))")
                               .arg(here)) != 0;
}

} // namespace

std::vector<BrokenStep> brokenSteps(const Work& work)
{
    std::map<std::int64_t, QString> broken;
    Statement look(work, faultsOfHistory(QStringLiteral("true")));
    for (look.run(); look.next();)
        broken.emplace(look.number(0), look.text(1));
    QStringList known;
    for (const auto& [step, why] : broken)
        known << QString::number(step);
    lookCloser(work, QStringLiteral("step NOT IN (%1)").arg(known.join(QLatin1Char(','))),
               [&](std::int64_t step, const QString& why) { broken.emplace(step, why); });
    lookForLostRows(work, QStringLiteral("true"),
                    [&](std::int64_t step, const QString& why) { broken.emplace(step, why); });
    lookForTakenPlaces(work, [&](std::int64_t step, const QString& why) { broken.emplace(step, why); });
    std::vector<BrokenStep> steps;
    if (broken.empty())
        return steps;
    constexpr int kAll = -1;
    for (const HistoryStep& step : newestSteps(work, kAll))
        if (const auto found = broken.find(step.id); found != broken.end())
            steps.push_back({step, found->second});
    return steps;
}

void refuseBroken(const Work& work, const HistoryStep& broken)
{
    const std::int64_t step = broken.id;
    Statement look(work, faultsOfHistory(QStringLiteral("step = ?")) + QStringLiteral(" LIMIT 1"));
    if (look.run(step, step, step, step, step, step).next())
        work.fail(StoreError::Kind::BrokenStep, look.text(1));
    const QString here = QStringLiteral("step = %1").arg(step);
    const Take refuse = [&](std::int64_t, const QString& why) { work.fail(StoreError::Kind::BrokenStep, why); };
    lookCloser(work, here, refuse);
    lookForLostRows(work, here, refuse);
    if (!wouldChange(work, step, broken.undone ? StepSide::After : StepSide::Before))
        refuse(step, QStringLiteral("nothing of what it changed is there any more"));
}

} // namespace dossier
