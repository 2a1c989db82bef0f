// deduce: which X-Files are still possible, and what is best asked next.
#include "cli/commands.h"
#include "domain/deduction/deduction.h"
#include "text/fold.h"
#include "wording/words/game_words.h"
#include "wording/words/qt_text.h"

#include <QLocale>

#include <array>

namespace dossier {

namespace {

[[noreturn]] void wrong(const QString& why)
{
    throw CliError(ExitCode::WrongUsage, why);
}

std::string folded(const QString& said)
{
    return fold(said.trimmed().toStdString());
}

// By the printed word, or as the program calls it in its language.
std::optional<Characteristic> characteristicCalled(const QString& said)
{
    for (int place = 0; place < kCharacteristics; ++place)
        if (const auto of = static_cast<Characteristic>(place); folded(said) == folded(word(of)))
            return of;
    return characteristicNamed(said.trimmed().toStdString());
}

std::optional<CharacteristicType> typeCalled(Characteristic of, const QString& said)
{
    for (std::uint8_t type = 0; type < kTypesPerCharacteristic; ++type)
        if (folded(said) == folded(word(CharacteristicType{of, type})))
            return CharacteristicType{of, type};
    return characteristicTypeNamed(of, said.trimmed().toStdString());
}

// "Motive=Survival"
CharacteristicType characteristicType(const QString& answer)
{
    const auto equals = answer.indexOf(QLatin1Char('='));
    if (equals < 0)
        wrong(
            Cli::tr("An answer is written CHARACTERISTIC=VALUE, for example Motive=Survival, not \"%1\".").arg(answer));
    const auto of = characteristicCalled(answer.left(equals));
    if (!of)
        wrong(Cli::tr("\"%1\" is no characteristic: there are Affiliation, Motive, Method and Result.")
                  .arg(answer.left(equals)));
    const auto type = typeCalled(*of, answer.mid(equals + 1));
    if (!type) {
        QStringList known;
        for (std::uint8_t t = 0; t < kTypesPerCharacteristic; ++t)
            known << word(CharacteristicType{*of, t});
        wrong(Cli::tr("\"%1\" is no %2: there are %3.")
                  .arg(answer.mid(equals + 1), word(*of), known.join(QStringLiteral(", "))));
    }
    return *type;
}

QJsonObject toJson(const Question& question)
{
    return {{QStringLiteral("characteristic"), qtText(nameOf(question.ask.of))},
            {QStringLiteral("value"), qtText(nameOf(question.ask))},
            {QStringLiteral("yes"), question.yes},
            {QStringLiteral("no"), question.no},
            {QStringLiteral("bits"), question.bits},
            {QStringLiteral("expected_questions"), question.expectedQuestions}};
}

ExitCode run(Session& session, const Arguments& arguments)
{
    std::vector<Answer> answers;
    for (const QString& answer : arguments.values(QStringLiteral("is")))
        answers.push_back({characteristicType(answer), true});
    for (const QString& answer : arguments.values(QStringLiteral("not")))
        answers.push_back({characteristicType(answer), false});
    const Deduction deduction = deduce(answers, session.pool());

    QJsonArray candidates;
    session.say(Cli::tr("%n X-File(s) possible", nullptr, static_cast<int>(deduction.candidates.size())));
    for (const CardIndex candidate : deduction.candidates) {
        candidates.append(qtText(session.pool()[candidate].title));
        session.say(QStringLiteral("  ") + qtText(session.pool()[candidate].title));
    }
    QJsonArray questions;
    for (const Question& question : deduction.questions)
        questions.append(toJson(question));
    session.answer({{QStringLiteral("candidates"), candidates},
                    {QStringLiteral("best"), questions.isEmpty() ? QJsonValue() : questions.first()},
                    {QStringLiteral("questions"), questions}});
    if (!deduction.questions.empty())
        session.say(Cli::tr("Questions, the best first (candidates yes/no, questions still needed on average):"));
    for (const Question& question : deduction.questions)
        session.say(QStringLiteral("  %1  %2/%3  %4")
                        .arg((word(question.ask.of) + QStringLiteral(" = ") + word(question.ask)).leftJustified(36))
                        .arg(question.yes, 2)
                        .arg(question.no, 2)
                        .arg(QLocale().toString(question.expectedQuestions, 'f', 2)));
    return deduction.candidates.empty() ? ExitCode::No : ExitCode::Yes;
}

} // namespace

std::span<const Command> deduceCommands()
{
    static constexpr std::array commands{
        Command{"deduce", "deduce [--is CHARACTERISTIC=VALUE]… [--not CHARACTERISTIC=VALUE]…",
                QT_TRANSLATE_NOOP("Cli", "Says which X-Files are still possible and what is best asked next."),
                [](Arguments& arguments) {
                    arguments.option(QStringLiteral("is"), Cli::tr("A question that was answered yes."),
                                     QStringLiteral("C=V"));
                    arguments.option(QStringLiteral("not"), Cli::tr("A question that was answered no."),
                                     QStringLiteral("C=V"));
                    arguments.repeatable({QStringLiteral("is"), QStringLiteral("not")});
                },
                run},
    };
    return commands;
}

} // namespace dossier
