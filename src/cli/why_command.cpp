// rules why: what a player may do in a saved game or a scenario, and what he may not, by which rule.
#include "cli/commands.h"
#include "engine/api/judgement.h"
#include "engine/records/words.h"
#include "text/json.h"
#include "wording/lists/fault_text.h"
#include "wording/play/choice_text.h"
#include "wording/play/play_words.h"
#include "wording/play/reason_text.h"
#include "wording/play/thing_text.h"
#include "wording/words/elision.h"
#include "wording/words/qt_text.h"
#include "wording/words/semicolon.h"

#include <array>
#include <stdexcept>

namespace dossier {

namespace {

QString letterOf(Seat seat)
{
    return QString(QLatin1Char('A' + static_cast<char>(seat)));
}

struct Judged
{
    Judgement judgement;
    QStringList players;
};

JudgedPosition positionOf(const Arguments& arguments)
{
    JudgedPosition at;
    if (const auto step = arguments.number(QStringLiteral("step"), 0, 1'000'000))
        at.step = static_cast<int>(*step);
    const QString player = arguments.value(QStringLiteral("player")).toUpper();
    if (player.isEmpty())
        return at;
    if (player.size() != 1 || player[0] < QLatin1Char('A') || player[0] > QLatin1Char('D'))
        throw CliError(ExitCode::WrongUsage, Cli::tr("--player takes A, B, C or D, not \"%1\".").arg(player));
    at.seat = static_cast<Seat>(player[0].unicode() - u'A');
    return at;
}

Judged judged(Session& session, const QString& file, const JudgedPosition& at)
{
    const QByteArray content = session.read(file);
    const std::string_view text(content.constData(), static_cast<std::size_t>(content.size()));
    try {
        if (Json::parse(text).find("steps")) {
            const Judgement judgement = judgeScenario(text, at, session.pool(), &session.effects());
            return {judgement, playerNames(judgement.seats)};
        }
        const GameRecord record = session.recordedGame(file, text);
        return {judgeGame(record, at, session.pool(), &session.effects()), playerNames(record)};
    } catch (const JsonError& error) {
        if (kindOf(text, session.pool()) != FileKind::Scenario) // a scenario is judged, too
            session.refuseOtherKinds(file, text, FileKind::Game);
        throw CliError(ExitCode::BadInput, located(file, error.line(), sentence(error)));
    } catch (const std::invalid_argument& error) {
        throw CliError(ExitCode::BadInput, located(file, 0, faultText(std::string_view(error.what()))));
    }
}

QJsonArray rulesOf(const Refused& refused)
{
    QJsonArray rules;
    for (const Reason& reason : refused.reasons)
        rules.append(qtText(reason.rule.text()));
    return rules;
}

QJsonObject answerOf(const Judgement& judgement, const PlayerNames& cast)
{
    QJsonArray may;
    for (const Choice& choice : judgement.may)
        may.append(QJsonObject{{QStringLiteral("action"), qtText(nameOf(choice.action.kind))},
                               {QStringLiteral("text"), choiceText(choice, cast)}});
    QJsonArray mayNot;
    for (const Refused& refused : judgement.mayNot)
        mayNot.append(QJsonObject{{QStringLiteral("action"), qtText(nameOf(refused.kind))},
                                  {QStringLiteral("card"), cardText(refused.card, cast)},
                                  {QStringLiteral("rules"), rulesOf(refused)},
                                  {QStringLiteral("text"), sentence(refused)}});
    QJsonObject answer{
        {QStringLiteral("step"), judgement.step},
        {QStringLiteral("of"), judgement.steps},
        {QStringLiteral("turn"), judgement.turn},
        {QStringLiteral("phase"), qtText(nameOf(judgement.phase))},
        {QStringLiteral("player"), judgement.seat == kNoSeat ? QJsonValue() : QJsonValue(letterOf(judgement.seat))},
        {QStringLiteral("asked"), decisionText(judgement.asked, cast)},
        {QStringLiteral("may"), may},
        {QStringLiteral("may_not"), mayNot}};
    if (judgement.stopped > 0)
        answer.insert(QStringLiteral("stopped"), QJsonObject{{QStringLiteral("step"), judgement.stopped},
                                                             {QStringLiteral("message"), qtText(judgement.why)}});
    return answer;
}

// "the Hand": cards one below the other, with what each is refused.
void sayRefused(Session& session, const Judgement& judgement, const PlayerNames& cast)
{
    CardRef last;
    bool first = true;
    for (const Refused& refused : judgement.mayNot) {
        if (first || refused.subject != last)
            session.say(refused.subject ? QLatin1Char('\n') + cardText(refused.card, cast)
                                        : QLatin1Char('\n') + Cli::tr("Without a card"));
        session.say(QStringLiteral("  ") + sentence(refused));
        last = refused.subject;
        first = false;
    }
}

void sayAll(Session& session, const Judgement& judgement, const PlayerNames& cast)
{
    session.say(Cli::tr("Step %1 of %2, turn %3, %4")
                    .arg(judgement.step)
                    .arg(judgement.steps)
                    .arg(judgement.turn)
                    .arg(word(judgement.phase)));
    if (judgement.seat == kNoSeat) {
        session.say(Cli::tr("The game is over."));
        return;
    }
    if (judgement.asked.seat == judgement.seat)
        session.say(Cli::tr("%1 is asked: %2").arg(cast.name(judgement.seat), decisionText(judgement.asked, cast)));
    else
        session.say(
            elided(Cli::tr("%1 is not asked; %2 is.").arg(cast.name(judgement.seat), cast.name(judgement.asked.seat))));
    if (!judgement.may.empty())
        session.say(QLatin1Char('\n') + Cli::tr("He may:"));
    for (const Choice& choice : judgement.may) {
        QStringList details = choiceDetails(choice, cast);
        details.removeAll(QString());
        const QString more = details.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(details.join(semicolon()));
        session.say(QStringLiteral("  ") + choiceText(choice, cast) + more);
    }
    if (!judgement.mayNot.empty())
        session.say(QLatin1Char('\n') + Cli::tr("He may not:"));
    sayRefused(session, judgement, cast);
}

ExitCode why(Session& session, const Arguments& arguments)
{
    const QString file = arguments.operands().first();
    const JudgedPosition at = positionOf(arguments);
    const Judged found = judged(session, file, at);
    const Judgement& judgement = found.judgement;
    if (at.step.value_or(0) > judgement.steps) // an answer for another position would be taken for this one's
        throw CliError(ExitCode::WrongUsage,
                       Cli::tr("%1 has %n step(s): there is none after %2.", nullptr, judgement.steps)
                           .arg(file, QString::number(*at.step)));
    const PlayerNames cast{session.pool(), found.players};
    if (judgement.stopped > 0)
        session.warn(Cli::tr("%1: step %2 cannot be taken: %3")
                         .arg(file, QString::number(judgement.stopped), qtText(judgement.why)));
    session.answer(answerOf(judgement, cast));
    sayAll(session, judgement, cast);
    return judgement.stopped > 0 ? ExitCode::No : ExitCode::Yes;
}

void declareWhy(Arguments& arguments)
{
    arguments.operands(1, 1);
    arguments.option(QStringLiteral("step"), Cli::tr("After so many steps; without it after all of them."),
                     QStringLiteral("N"));
    arguments.option(QStringLiteral("player"), Cli::tr("Judges this player, not the one who decides."),
                     QStringLiteral("A"));
}

} // namespace

std::span<const Command> whyCommands()
{
    static constexpr std::array commands{
        Command{
            "rules why", "rules why FILE [--step N] [--player A|B|C|D]",
            QT_TRANSLATE_NOOP(
                "Cli", "Says of a saved game or a scenario what a player may do, what he may not, and by which rule."),
            declareWhy, why},
    };
    return commands;
}

} // namespace dossier
