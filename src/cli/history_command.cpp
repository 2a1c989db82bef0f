// history, undo, redo: what was done to collection and decks, and going back and forth over it.
#include "cli/commands.h"
#include "db/history/history_store.h"
#include "wording/lists/history_text.h"

#include <array>

namespace dossier {

namespace {

constexpr int kListed = 20;

QJsonObject toJson(const Session& session, const HistoryStep& step)
{
    return {{QStringLiteral("id"), static_cast<qint64>(step.id)},
            {QStringLiteral("when"), step.when.toString(Qt::ISODateWithMs)},
            {QStringLiteral("what"), sentence(step, session.pool())},
            {QStringLiteral("undone"), step.undone}};
}

ExitCode listSteps(Session& session, const Arguments&)
{
    QJsonArray steps;
    for (const HistoryStep& step : HistoryStore(session.storedDatabase()).recent(kListed)) {
        steps.append(toJson(session, step));
        const QString line =
            step.when.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss  ")) + sentence(step, session.pool());
        session.say(step.undone ? Cli::tr("%1 (undone)").arg(line) : line);
    }
    if (steps.isEmpty())
        session.say(Cli::tr("Nothing was done yet."));
    session.answer({{QStringLiteral("steps"), steps}});
    return ExitCode::Yes;
}

ExitCode undo(Session& session, const Arguments&)
{
    HistoryStore history(session.storedDatabase());
    if (!history.nextUndo()) {
        session.answer({{QStringLiteral("step"), QJsonValue()}});
        session.say(Cli::tr("There is nothing to undo."));
        return ExitCode::No;
    }
    const HistoryStep step = history.undo().value();
    session.answer({{QStringLiteral("step"), toJson(session, step)}});
    session.done(Cli::tr("Undone: %1").arg(sentence(step, session.pool())));
    return ExitCode::Yes;
}

ExitCode redo(Session& session, const Arguments&)
{
    HistoryStore history(session.storedDatabase());
    if (!history.nextRedo()) {
        session.answer({{QStringLiteral("step"), QJsonValue()}});
        session.say(Cli::tr("There is nothing to redo."));
        return ExitCode::No;
    }
    const HistoryStep step = history.redo().value();
    session.answer({{QStringLiteral("step"), toJson(session, step)}});
    session.done(Cli::tr("Done again: %1").arg(sentence(step, session.pool())));
    return ExitCode::Yes;
}

} // namespace

std::span<const Command> historyCommands()
{
    static constexpr std::array commands{
        Command{"history", "history", QT_TRANSLATE_NOOP("Cli", "Lists the last changes, the newest first."), nullptr,
                listSteps},
        Command{"undo", "undo", QT_TRANSLATE_NOOP("Cli", "Takes the last change back."), nullptr, undo},
        Command{"redo", "redo", QT_TRANSLATE_NOOP("Cli", "Does again what was taken back last."), nullptr, redo},
    };
    return commands;
}

} // namespace dossier
