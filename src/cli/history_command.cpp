// history, undo, redo: what was done to collection and decks, and going back and forth over it.
#include "cli/commands.h"
#include "db/history/history_store.h"
#include "wording/lists/fault_text.h"
#include "wording/lists/history_text.h"

#include <array>

namespace dossier {

namespace {

constexpr int kListed = 20;
constexpr QLatin1String kSkip("skip");

QJsonValue moverWord(StepMover mover)
{
    switch (mover) {
    case StepMover::Window:
        return QStringLiteral("window");
    case StepMover::CommandLine:
        return QStringLiteral("command line");
    case StepMover::Unknown:
        break;
    }
    return {};
}

QJsonObject toJson(const Session& session, const HistoryStep& step)
{
    return {{QStringLiteral("id"), static_cast<qint64>(step.id)},
            {QStringLiteral("when"), step.when.toString(Qt::ISODateWithMs)},
            {QStringLiteral("what"), sentence(step, session.pool())},
            {QStringLiteral("undone"), step.undone},
            {QStringLiteral("by"), moverWord(step.by)}};
}

QString timeOf(const HistoryStep& step)
{
    return step.when.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

ExitCode listSteps(Session& session, const Arguments&)
{
    QJsonArray steps;
    for (const HistoryStep& step : HistoryStore(session.storedDatabase()).recent(kListed)) {
        steps.append(toJson(session, step));
        const QString line = timeOf(step) + QStringLiteral("  ") + sentence(step, session.pool());
        session.say(step.undone ? Cli::tr("%1 (undone)").arg(line) : line);
    }
    if (steps.isEmpty())
        session.say(Cli::tr("Nothing was done yet."));
    session.answer({{QStringLiteral("steps"), steps}});
    return ExitCode::Yes;
}

// One way through the history.
struct Direction
{
    std::optional<HistoryStep> (HistoryStore::*next)() const;
    std::optional<HistoryStep> (HistoryStore::*goOver)(const RowsDone&, std::int64_t);
    QString nothing;
    QString done;   // %1: the step
    QString window; // behind it, where it was a window that went over it last
    QString broken; // %1: the step, %2: when it was made, %3: why
};

ExitCode leaveOut(Session& session, HistoryStore& history, const HistoryStep& step)
{
    history.leaveOut(step.id);
    session.answer({{QStringLiteral("step"), toJson(session, step)}, {QStringLiteral("left_out"), true}});
    session.done(Cli::tr("Left out of the history: %1").arg(sentence(step, session.pool())));
    return ExitCode::Yes;
}

ExitCode goOver(Session& session, const Arguments& arguments, const Direction& way)
{
    HistoryStore history(session.storedDatabase());
    const auto nothing = [&] {
        session.answer({{QStringLiteral("step"), QJsonValue()}});
        session.say(way.nothing);
        return ExitCode::No;
    };
    const std::optional<HistoryStep> step = (history.*way.next)();
    if (!step)
        return nothing();
    try {
        // Whatever is next by now: a command line knows no steps of its own, for each is a run by itself. It says what
        // it went over, and who had made it.
        const HistoryStep done = (history.*way.goOver)({}, 0).value();
        const bool byWindow = done.by == StepMover::Window;
        session.answer({{QStringLiteral("step"), toJson(session, done)}, {QStringLiteral("left_out"), false}});
        session.done(way.done.arg(sentence(done, session.pool())) +
                     (byWindow ? QLatin1Char(' ') + way.window : QString()));
        return ExitCode::Yes;
    } catch (const StoreError& error) {
        if (error.kind() == StoreError::Kind::NoSuchEntry) // another program was quicker
            return nothing();
        if (error.kind() != StoreError::Kind::BrokenStep)
            throw;
        if (arguments.has(kSkip))
            return leaveOut(session, history, *step);
        throw CliError(ExitCode::BadInput,
                       way.broken.arg(sentence(*step, session.pool()), timeOf(*step), faultText(error.detail())));
    }
}

ExitCode undo(Session& session, const Arguments& arguments)
{
    return goOver(
        session, arguments,
        {&HistoryStore::nextUndo, &HistoryStore::undo, Cli::tr("There is nothing to undo."), Cli::tr("Undone: %1"),
         Cli::tr("(done in a window)"),
         Cli::tr("This cannot be undone: %1, of %2 (%3). Nothing was changed; `dossier-cli undo --skip` leaves "
                 "it out of the history, so that what was done before can be undone.")});
}

ExitCode redo(Session& session, const Arguments& arguments)
{
    return goOver(session, arguments,
                  {&HistoryStore::nextRedo, &HistoryStore::redo, Cli::tr("There is nothing to redo."),
                   Cli::tr("Done again: %1"), Cli::tr("(undone in a window)"),
                   Cli::tr("This cannot be done again: %1, of %2 (%3). Nothing was changed; `dossier-cli redo --skip` "
                           "leaves it out of the history, so that what came after it can be done again.")});
}

void declareSkip(Arguments& arguments)
{
    arguments.option(kSkip, Cli::tr("leave the change out of the history where it is spoilt and cannot be gone over; "
                                    "what it did stays"));
}
} // namespace

std::span<const Command> historyCommands()
{
    static constexpr std::array commands{
        Command{"history", "history", QT_TRANSLATE_NOOP("Cli", "Lists the last changes, the newest first."), nullptr,
                listSteps},
        Command{"undo", "undo [--skip]", QT_TRANSLATE_NOOP("Cli", "Takes the last change back."), declareSkip, undo},
        Command{"redo", "redo [--skip]", QT_TRANSLATE_NOOP("Cli", "Does again what was taken back last."), declareSkip,
                redo},
    };
    return commands;
}

} // namespace dossier
