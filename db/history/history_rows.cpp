#include "db/history/history_rows.h"

#include "db/file/kept_images.h"
#include "db/history/history_exchange.h"

#include <algorithm>
#include <cstddef>

namespace dossier {

namespace {

const QString kStepColumns = QStringLiteral("id, kind, subject, card, count, entry, at, state, moved_by, moved");

// One that is unknown is refused when somebody wants to go over it (faultsOfHistory); the others are listed beside it.
HistoryKind kindNamed(const QString& word)
{
    const auto* const known =
        std::ranges::find(kHistoryWords, word, [](const char* each) { return QLatin1String(each); });
    return static_cast<HistoryKind>(known - kHistoryWords.begin());
}

bool isUndone(const Work& work, const QString& state)
{
    for (const char* const word : {"done", "undone", "dropped"})
        if (state == QLatin1String(word))
            return state == QLatin1String("undone");
    work.fail(StoreError::Kind::Damaged, QStringLiteral("the history holds an unknown state: ") + state);
}

StepMover moverNamed(const QString& run)
{
    return isRunOf(ProgramKind::Window, run)        ? StepMover::Window
           : isRunOf(ProgramKind::CommandLine, run) ? StepMover::CommandLine
                                                    : StepMover::Unknown;
}

HistoryStep stepOf(const Work& work, const Statement& row)
{
    HistoryStep step;
    step.id = row.number(0);
    step.facts = {kindNamed(row.text(1)), row.text(2), row.utf8(3), static_cast<int>(row.number(4)), row.number(5)};
    step.when = QDateTime::fromString(row.text(6), Qt::ISODateWithMs);
    step.undone = isUndone(work, row.text(7));
    step.by = moverNamed(row.text(8));
    step.byAnother = row.text(8) != work.run.name && row.number(9) > work.run.found;
    return step;
}

std::vector<HistoryStep> select(const Work& work, const QString& rest, int most)
{
    Statement statement(work, QStringLiteral("SELECT %1 FROM history_step %2 LIMIT ?").arg(kStepColumns, rest));
    std::vector<HistoryStep> steps;
    for (statement.run(most); statement.next();)
        steps.push_back(stepOf(work, statement));
    return steps;
}

std::optional<HistoryStep> first(const std::vector<HistoryStep>& steps)
{
    return steps.empty() ? std::nullopt : std::optional(steps.front());
}

void dropBeyond(const Work& work, const HistoryLimits& limits)
{
    Statement(work, QStringLiteral(R"(
        UPDATE history_step
        SET state = 'dropped'
        WHERE state = 'done' AND id <= (
            SELECT max(id)
            FROM (SELECT id,
                      row_number() OVER newest AS place,
                      sum(iif(weight > ?, 0, weight)) OVER newest AS small,
                      sum(weight > ?) OVER newest AS large
                  FROM history_step
                  WHERE state = 'done'
                  WINDOW newest AS (ORDER BY id DESC))
            WHERE place > 1 AND (place > ? OR small > ? OR large > 1)))"))
        .run(limits.large, limits.large, limits.steps, limits.most);
}

// Deletes up to `most` rows of a dropped step; answers how many are left to be deleted elsewhere.
int sweepStep(const Work& work, std::int64_t step, int most)
{
    for (const HistoryTable& table : historyTables()) {
        Statement erase(work, QStringLiteral(R"(
            DELETE FROM %1
            WHERE (step, side, %2) IN (SELECT step, side, %2 FROM %1 WHERE step = ? LIMIT ?))")
                                  .arg(QLatin1String(table.name), QLatin1String(table.key)));
        most -= erase.run(step, most).rowsChanged();
        if (most <= 0)
            return 0;
    }
    Statement(work, QStringLiteral("DELETE FROM history_step WHERE id = ?")).run(step);
    return most;
}

// The oldest step that cannot be reached any more, or 0.
std::int64_t oldestDropped(const Work& work)
{
    return askNumber(work, QStringLiteral("SELECT min(id) FROM history_step WHERE state = 'dropped'"));
}

// A deck that is not stored and not in the history will never come back.
void dropVersionsWithoutDeck(const Work& work)
{
    run(work, QStringLiteral(R"(
        DELETE FROM deck_version
        WHERE id IN (SELECT id
                     FROM deck_version
                     WHERE deck_id NOT IN (SELECT id FROM deck)
                         AND deck_id NOT IN (SELECT id FROM history_deck)))"));
}

} // namespace

QString wordFor(HistoryKind kind)
{
    return kind == HistoryKind::Unknown ? QString() : QLatin1String(kHistoryWords[static_cast<std::size_t>(kind)]);
}

QString historyTime()
{
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
}

std::optional<HistoryStep> newestDone(const Work& work)
{
    return first(select(work, QStringLiteral("WHERE state = 'done' ORDER BY id DESC"), 1));
}

std::optional<HistoryStep> newestOfThisRun(const Work& work)
{
    Statement newest(work, QStringLiteral("SELECT %1 FROM history_step WHERE state = 'done' AND moved_by = ? "
                                          "ORDER BY id DESC LIMIT 1")
                               .arg(kStepColumns));
    return newest.run(work.run.name).next() ? std::optional(stepOf(work, newest)) : std::nullopt;
}

std::optional<HistoryStep> oldestUndone(const Work& work)
{
    return first(select(work, QStringLiteral("WHERE state = 'undone' ORDER BY id"), 1));
}

std::vector<HistoryStep> newestSteps(const Work& work, int most)
{
    return select(work, QStringLiteral("WHERE state <> 'dropped' ORDER BY id DESC"), most);
}

bool goOver(const Work& work, const HistoryStep& step, const RowsDone& progress)
{
    const StepSide from = step.undone ? StepSide::After : StepSide::Before;
    for (const HistoryTable& table : historyTables())
        if (table.exchange && !table.exchange(work, step.id, from, progress))
            return false;
    Statement(work, QStringLiteral("UPDATE history_step SET state = ?, weight = ? WHERE id = ?"))
        .run(step.undone ? QStringLiteral("done") : QStringLiteral("undone"), weightOf(work, step.id), step.id);
    noteMover(work, step.id);
    return true;
}

void noteMover(const Work& work, std::int64_t step)
{
    Statement(work, QStringLiteral(R"(
        UPDATE history_step
        SET moved_by = ?, moved = 1 + (SELECT coalesce(max(moved), 0) FROM history_step WHERE moved < ?)
        WHERE id = ?)"))
        .run(work.run.name, kMostMoves, step);
}

void leaveOut(const Work& work, std::int64_t step)
{
    Statement(work, QStringLiteral("UPDATE history_step SET state = 'dropped' WHERE id = ?")).run(step);
    noteMover(work, step);
}

std::int64_t weightOf(const Work& work, std::int64_t step)
{
    std::int64_t weight = 0;
    for (const HistoryTable& table : historyTables()) {
        Statement weigh(work, QStringLiteral("SELECT coalesce(sum(%1), 0) FROM %2 WHERE step = ?")
                                  .arg(QLatin1String(table.weight), QLatin1String(table.name)));
        weight += weigh.run(step).next() ? weigh.number(0) : 0;
    }
    return weight;
}

void dropUndone(const Work& work)
{
    run(work, QStringLiteral("UPDATE history_step SET state = 'dropped' WHERE state = 'undone'"));
}

void keepWithin(const Work& work, const HistoryLimits& limits)
{
    dropBeyond(work, limits);
    std::int64_t step = oldestDropped(work);
    if (step == 0)
        return;
    for (int rows = limits.swept; rows > 0 && step != 0; step = oldestDropped(work))
        rows = sweepStep(work, step, rows);
    dropVersionsWithoutDeck(work);
}

} // namespace dossier
