// play scenario: rule situations from files.
#include "cli/commands.h"
#include "engine/records/scenario.h"
#include "text/json.h"
#include "wording/lists/fault_text.h"
#include "wording/words/rule_reference.h"

#include <QFileInfo>

#include <array>

namespace dossier {

namespace {

struct ScenarioRun
{
    QString name;
    bool ok = false;
    bool understood = true;
    QString message;
    QStringList trace; // what the step that failed has met
};

ScenarioRun runFile(Session& session, const QString& file)
{
    const QByteArray content = session.read(file);
    const std::string_view text(content.constData(), static_cast<std::size_t>(content.size()));
    const QString name = QFileInfo(file).completeBaseName();
    try {
        const ScenarioResult result = runScenario(text, session.pool(), name.toStdString(), &session.effects(),
                                                  &ruleReference(session.language()));
        const QString message = QString::fromStdString(result.message);
        QStringList trace;
        for (const std::string& line : result.trace)
            trace.append(QString::fromStdString(line));
        return {QString::fromStdString(result.name), result.ok, true,
                result.ok ? QString() : located(file, result.line, message), trace};
    } catch (const JsonError& error) {
        if (const FileKind kind = kindOf(text, session.pool()); kind != FileKind::Scenario && kind != FileKind::Unknown)
            return {name, false, false, located(file, 0, doorOfCommands(kind)), {}};
        return {name, false, false, located(file, error.line(), sentence(error)), {}};
    }
}

ExitCode scenario(Session& session, const Arguments& arguments)
{
    QJsonArray results;
    int passed = 0;
    QStringList misunderstood;
    for (const QString& file : arguments.operands()) {
        const ScenarioRun outcome = runFile(session, file);
        passed += outcome.ok;
        results.append(QJsonObject{{QStringLiteral("file"), file},
                                   {QStringLiteral("name"), outcome.name},
                                   {QStringLiteral("ok"), outcome.ok},
                                   {QStringLiteral("message"), outcome.message},
                                   {QStringLiteral("trace"), QJsonArray::fromStringList(outcome.trace)}});
        if (!outcome.understood) {
            misunderstood << outcome.message;
            session.warn(outcome.message);
        } else
            session.say(outcome.ok ? Cli::tr("passed  %1").arg(outcome.name)
                                   : Cli::tr("FAILED  %1: %2").arg(outcome.name, outcome.message));
        for (const QString& line : outcome.trace)
            session.say(QStringLiteral("    ") + line);
    }
    const int failed = static_cast<int>(arguments.operands().size()) - passed;
    QJsonObject answer{
        {QStringLiteral("passed"), passed}, {QStringLiteral("failed"), failed}, {QStringLiteral("results"), results}};
    if (!misunderstood.isEmpty()) {
        answer.insert(QStringLiteral("error"), misunderstood.join(QLatin1Char('\n')));
        answer.insert(QStringLiteral("exit_code"), static_cast<int>(ExitCode::BadInput));
    }
    session.answer(answer);
    session.say(Cli::tr("%1 passed, %2 failed").arg(passed).arg(failed));
    if (!misunderstood.isEmpty())
        return ExitCode::BadInput;
    return failed == 0 ? ExitCode::Yes : ExitCode::No;
}

} // namespace

std::span<const Command> playFileCommands()
{
    static constexpr std::array commands{
        Command{"play scenario", "play scenario FILE…", QT_TRANSLATE_NOOP("Cli", "Runs rule scenarios from files."),
                [](Arguments& arguments) { arguments.operands(1, -1); }, scenario},
    };
    return commands;
}

} // namespace dossier
