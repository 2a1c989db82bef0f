#include "db/file/kept_images.h"

#include "db/file/heap_sql.h"
#include "db/file/history_limits.h"

#include <QStringList>

namespace dossier {

namespace {

// A name beyond this is none that anybody gave. In letters.
constexpr int kLongestName = 10'000;

// A case after the other: each may rely on those above it, for SQLite takes nothing apart that it has not come to.
QString faultOf(const QString& cases)
{
    return QStringLiteral("CASE WHEN NOT json_valid(image) THEN 'it is no JSON' %1 END").arg(cases);
}

QString textCase(const char* field)
{
    return QStringLiteral("WHEN json_type(image, '$.%1') IS NOT 'text' THEN 'no text \"%1\"' ")
        .arg(QLatin1String(field));
}

QString wordCase(const char* field, const char* words)
{
    return QStringLiteral("WHEN image ->> '%1' NOT IN (%2) THEN 'no text \"%1\"' ")
        .arg(QLatin1String(field), QLatin1String(words));
}

// `line` is true of a line that is as it should be; what names it has to differ from line to line.
QString linesCase(const char* field, int fields, const char* line, const char* names)
{
    return QStringLiteral("WHEN json_type(image, '$.%1') IS NOT 'array' THEN 'no list \"%1\"' "
                          "WHEN EXISTS (SELECT 1 FROM json_each(image, '$.%1') AS line WHERE CASE "
                          "WHEN line.type <> 'array' THEN 1 "
                          "WHEN json_array_length(line.value) <> %2 THEN 1 "
                          "ELSE NOT (%3) END) THEN 'a line of \"%1\" is none' "
                          "WHEN EXISTS (SELECT 1 FROM json_each(image, '$.%1') AS line GROUP BY %4 "
                          "HAVING count(*) > 1) THEN 'a line of \"%1\" stands there twice' ")
        .arg(QLatin1String(field), QString::number(fields), QLatin1String(line), QLatin1String(names));
}

// What the table collection asks of a row.
QString faultOfHeap()
{
    QStringList conditions;
    for (int condition = 0; condition < kConditions; ++condition) {
        const std::string_view name = nameOf(static_cast<Condition>(condition));
        conditions << QStringLiteral("'%1'").arg(QString::fromUtf8(name));
    }
    QStringList wrong;
    eachColumn([&](auto column) {
        const auto within = [&](const QString& range) { wrong << sqlOf(column, QStringLiteral("%1 NOT ")) + range; };
        if constexpr (column == HeapColumn::ForTrade)
            within(QStringLiteral("BETWEEN 0 AND count"));
        else if constexpr (column.kind == ColumnKind::Copies)
            within(QStringLiteral("BETWEEN 0 AND %1").arg(kMostOwned));
        else if constexpr (column.kind == ColumnKind::YesNo)
            within(QStringLiteral("IN (0, 1)"));
        else if constexpr (column.kind == ColumnKind::Price)
            within(QStringLiteral("BETWEEN 0 AND %1").arg(kHighestPrice));
    });
    return QStringLiteral("CASE WHEN number = '' OR id < 1 THEN 'no card is named' "
                          "WHEN %1 THEN 'a number is out of its range' "
                          "WHEN condition NOT IN (%2) THEN 'an unknown condition: ' || condition END")
        .arg(wrong.join(QStringLiteral(" OR ")), conditions.join(QLatin1Char(',')));
}

QString faultOfSearchImage()
{
    return faultOf(
        QStringLiteral(
            "WHEN json_type(image) <> 'array' THEN 'it is no list' "
            "WHEN json_array_length(image) <> 4 OR EXISTS (SELECT 1 FROM json_each(image) WHERE type <> "
            "'text') THEN 'it is no list of four texts' "
            "WHEN image ->> 0 NOT IN ('cards', 'collection', 'decks', 'deck') THEN 'it is of an unknown list' "
            "WHEN image ->> 1 = '' THEN 'the name is empty' "
            "WHEN length(image ->> 1) > %1 THEN 'the name is too long' ")
            .arg(kLongestName));
}

// What a step says of itself. `at` is a time as historyTime writes it.
QString faultOfStep()
{
    QStringList kinds;
    for (const char* const word : kHistoryWords)
        kinds << QStringLiteral("'%1'").arg(QLatin1String(word));
    return QStringLiteral("CASE WHEN kind NOT IN (%1) THEN 'the history holds an unknown step: ' || kind "
                          "WHEN count NOT BETWEEN 0 AND 2147483647 OR weight < 0 OR moved NOT BETWEEN 0 AND %2 "
                          "OR step < 1 THEN 'a number is out of its range' "
                          "WHEN at NOT GLOB '[0-9][0-9][0-9][0-9]-*' OR julianday(at) IS NULL "
                          "THEN 'a time expected' END")
        .arg(kinds.join(QLatin1Char(',')), QString::number(kMostMoves - 1));
}

// The last number that was given to a row of the table; they are given in turn, and none twice.
QString lastNumberOf(const char* table)
{
    return QStringLiteral("(SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = '%1')")
        .arg(QLatin1String(table));
}

// No entry ever had a number that its table has not given yet.
QString orOutOfRange(const QString& fault, const char* table)
{
    return QStringLiteral("coalesce(%1, iif(id BETWEEN 1 AND %2, NULL, 'a number is out of its range'))")
        .arg(fault, lastNumberOf(table));
}

} // namespace

QString faultOfDeckImage()
{
    QString cases = QStringLiteral("WHEN json_type(image) <> 'object' THEN 'it is no object' ");
    for (const char* const field :
         {"name", "name_folded", "notes", "game", "created", "changed", "folder", "tags", "state"})
        cases += textCase(field);
    cases += QStringLiteral("WHEN image ->> 'name' = '' THEN 'the name is empty' "
                            "WHEN length(image ->> 'name') > %1 THEN 'the name is too long' ")
                 .arg(kLongestName);
    cases += wordCase("game", "'advanced', 'basic'") + wordCase("state", "'idea', 'built'");
    cases += QStringLiteral("WHEN json_type(image, '$.killers') IS NOT NULL AND (json_type(image, '$.killers') <> "
                            "'integer' OR image ->> 'killers' NOT IN (0, 1)) THEN 'no number \"killers\"' ");
    cases += QStringLiteral("WHEN json_type(image, '$.sets') IS NOT NULL AND (json_type(image, '$.sets') <> 'text' OR "
                            "image ->> 'sets' NOT IN ('all', 'without promotional', 'base set')) THEN "
                            "'no word \"sets\"' ");
    cases += linesCase("cards", 4,
                       "json_type(line.value, '$[0]') = 'text' AND line.value ->> 0 IN ('xfile', 'team', "
                       "'bureau_deck') AND json_type(line.value, '$[1]') = 'text' AND line.value ->> 1 <> '' AND "
                       "json_type(line.value, '$[2]') = 'integer' AND line.value ->> 2 BETWEEN 1 AND 999 AND "
                       "json_type(line.value, '$[3]') = 'integer' AND line.value ->> 3 BETWEEN 0 AND 2147483647",
                       "line.value ->> 0, line.value ->> 1");
    cases += linesCase("aside", 3,
                       "json_type(line.value, '$[0]') = 'integer' AND json_type(line.value, '$[1]') = 'integer' AND "
                       "line.value ->> 1 BETWEEN 0 AND 2147483647 AND json_type(line.value, '$[2]') = 'text'",
                       "line.value ->> 0");
    return faultOf(cases);
}

QString faultsOfHistory(const QString& where)
{
    return QStringLiteral(R"(
        SELECT step, 'what a deck (' || id || ') was cannot be read: ' || fault AS why
        FROM (SELECT step, id, %1 AS fault FROM history_deck WHERE image IS NOT NULL AND %4) WHERE fault IS NOT NULL
        UNION ALL
        SELECT step, 'what a search (' || id || ') was cannot be read: ' || fault
        FROM (SELECT step, id, %2 AS fault FROM history_search WHERE image IS NOT NULL AND %4) WHERE fault IS NOT NULL
        UNION ALL
        SELECT step, 'what a row of the collection (' || id || ') was cannot be read: ' || fault
        FROM (SELECT step, id, %3 AS fault FROM history_heap WHERE %4) WHERE fault IS NOT NULL
        UNION ALL
        SELECT step, 'what a row of the collection (' || first || ') was cannot be read: a number is out of its range'
        FROM (SELECT step, first, last, lead(first) OVER (PARTITION BY step, side ORDER BY first) AS next
              FROM history_absent WHERE %4)
        WHERE first < 1 OR last < first OR last > %6 OR next <= last
        UNION ALL
        SELECT step, fault
        FROM (SELECT step, %5 AS fault
              FROM (SELECT id AS step, kind, count, weight, moved, at FROM history_step) WHERE %4)
        WHERE fault IS NOT NULL
        UNION ALL
        SELECT step, 'nothing of what it changed is kept'
        FROM (SELECT id AS step FROM history_step WHERE state <> 'dropped') AS s
        WHERE %4 AND NOT EXISTS (SELECT 1 FROM history_heap AS h WHERE h.step = s.step)
            AND NOT EXISTS (SELECT 1 FROM history_absent AS h WHERE h.step = s.step)
            AND NOT EXISTS (SELECT 1 FROM history_deck AS h WHERE h.step = s.step)
            AND NOT EXISTS (SELECT 1 FROM history_search AS h WHERE h.step = s.step))")
        .arg(orOutOfRange(faultOfDeckImage(), "deck"), orOutOfRange(faultOfSearchImage(), "saved_search"),
             orOutOfRange(faultOfHeap(), "collection"), where, faultOfStep(), lastNumberOf("collection"));
}

QString faultsOfTables()
{
    return QStringLiteral(R"(
        SELECT 'the saved search ' || name || ' cannot be read: ' || fault AS why
        FROM (SELECT name, %1 AS fault
              FROM (SELECT name, json_array(list, name, name_folded, query) AS image FROM saved_search))
        WHERE fault IS NOT NULL
        UNION ALL
        SELECT 'a row of the collection (' || id || ', ' || number || ') cannot be read: ' || fault
        FROM (SELECT id, number, %2 AS fault FROM collection) WHERE fault IS NOT NULL)")
        .arg(faultOfSearchImage(), faultOfHeap());
}

} // namespace dossier
