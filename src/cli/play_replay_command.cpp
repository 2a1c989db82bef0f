// play replay: a recorded game once more.
#include "cli/commands.h"
#include "engine/api/replay.h"
#include "engine/api/visible_event.h"
#include "engine/records/words.h"
#include "wording/lists/fault_text.h"
#include "wording/play/choice_text.h"
#include "wording/play/event_text.h"
#include "wording/play/play_words.h"
#include "wording/words/qt_text.h"

#include <array>

namespace dossier {

namespace {

// Where the game came out otherwise, as one sentence; empty where it did not.
QString difference(const GameRecord& record, const Replay& played, const PlayerNames& cast)
{
    const auto steps = record.actions.size();
    if (played.refusal) {
        const bool over = played.ending != Ending::None;
        const Action& refused = record.actions[static_cast<std::size_t>(played.actions)];
        return Cli::tr("step %1 of %2: \"%3\" is refused by rule %4; %5 was asked: %6")
            .arg(played.actions + 1)
            .arg(steps)
            .arg(qtText(nameOf(refused.kind)), qtText(played.refusal.rule.text()),
                 over ? Cli::tr("nobody") : cast.name(played.asked.seat),
                 over ? endingSentence(played.ending, played.winner, cast) : decisionText(played.asked, cast));
    }
    if (played.differsAfter)
        return Cli::tr("step %1 of %2: the position after it is another than the recorded one")
            .arg(*played.differsAfter)
            .arg(steps);
    if (played.hashDiffers)
        return Cli::tr("step %1 of %1: the last position is another than the recorded one").arg(steps);
    return {};
}

GameRecord readGame(Session& session, const QString& file)
{
    const QByteArray content = session.read(file);
    const std::string_view text(content.constData(), static_cast<std::size_t>(content.size()));
    try {
        return session.recordedGame(file, text);
    } catch (const JsonError& error) {
        session.refuseOtherKinds(file, text, FileKind::Game);
        throw CliError(ExitCode::BadInput, located(file, error.line(), sentence(error)));
    }
}

ExitCode replayFile(Session& session, const Arguments& arguments)
{
    const QString file = arguments.operands().first();
    const GameRecord record = readGame(session, file);
    const Replay played = replay(record, session.pool(), &session.effects());
    const PlayerNames cast{session.pool(), playerNames(record)};
    const QString differs = difference(record, played, cast);

    QJsonObject answer{
        {QStringLiteral("ok"), played.ok},
        {QStringLiteral("actions"), played.actions},
        {QStringLiteral("of"), static_cast<qint64>(record.actions.size())},
        {QStringLiteral("turns"), played.turn},
        {QStringLiteral("ending"), qtText(nameOf(played.ending))},
        {QStringLiteral("winner"), played.winner == kNoSeat
                                       ? QJsonValue()
                                       : QJsonValue(QString(QLatin1Char(static_cast<char>('A' + played.winner))))},
        {QStringLiteral("message"), differs}};
    if (played.refusal || played.differsAfter)
        answer.insert(QStringLiteral("step"), played.refusal ? played.actions + 1 : *played.differsAfter);
    if (played.refusal)
        answer.insert(QStringLiteral("rule"), qtText(played.refusal.rule.text()));
    if (arguments.has(QStringLiteral("log"))) {
        const QStringList story = toLines(storyOf(toldTo(kNoSeat, played.log), cast));
        answer.insert(QStringLiteral("log"), QJsonArray::fromStringList(story));
        for (const QString& line : story)
            session.say(line);
    }
    session.answer(answer);
    if (!played.ok) {
        session.say(QStringLiteral("%1: %2").arg(file, differs));
        return ExitCode::No;
    }
    session.say(Cli::tr("%1: the same game, %n step(s), %2 turns. %3", nullptr, played.actions)
                    .arg(file, QString::number(played.turn), endingSentence(played.ending, played.winner, cast)));
    return ExitCode::Yes;
}

void declareReplay(Arguments& arguments)
{
    arguments.operands(1, 1);
    arguments.option(QStringLiteral("log"), Cli::tr("Tells the story of the game."));
}

} // namespace

std::span<const Command> playReplayCommands()
{
    static constexpr std::array commands{
        Command{"play replay", "play replay FILE [--log]",
                QT_TRANSLATE_NOOP("Cli", "Plays a recorded game again and says where it differs."), declareReplay,
                replayFile},
    };
    return commands;
}

} // namespace dossier
