// cards coverage: which cards the engine plays, by which verbs, and which scenarios show it; which cards a player uses.
#include "cli/commands.h"
#include "cli/playtest/player_coverage.h"
#include "domain/cards/published_set.h"
#include "effects/card_effect.h"
#include "wording/words/qt_text.h"
#include "wording/words/semicolon.h"

#include <QFile>

#include <array>
#include <cassert>
#include <map>

namespace dossier {

namespace {

QStringList verbsOf(const CardEffect& effect)
{
    QStringList verbs;
    forEachStep(effect, [&](const Step& step) {
        const QString verb = qtText(verbOf(step));
        if (verb != QStringLiteral("if") && !verbs.contains(verb)) // a condition does nothing by itself
            verbs << verb;
    });
    return verbs;
}

// By a card's number across sets, the scenarios that show it; compiled in from resources/shown_cards.txt ("SCENARIO:
// NUMBER…" a line).
std::map<int, QStringList> shownCards()
{
    QFile file(QStringLiteral(":/dossier/shown_cards.txt"));
    [[maybe_unused]] const bool opened = file.open(QIODevice::ReadOnly);
    assert(opened);
    std::map<int, QStringList> shown;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const QString scenario = line.section(QStringLiteral(": "), 0, 0);
        for (const QString& number : line.section(QStringLiteral(": "), 1).split(QLatin1Char(' ')))
            shown[numberAcrossSets(number.toStdString()).value_or(number.toInt())] << scenario;
    }
    return shown;
}

// A card is covered when it has a text and a scenario shows it, or when its printed facts are all there is.
ExitCode coverage(Session& session, const Arguments& arguments)
{
    if (arguments.has(QStringLiteral("players")))
        return playerCoverage(session, arguments);
    refuseWithoutPlayers(arguments);
    QJsonArray cards;
    QJsonArray manual;
    int all = 0;
    int covered = 0;
    int withEffect = 0;
    int working = 0;
    std::map<int, QStringList> shown = shownCards();
    const CardPool& pool = session.pool();
    for (std::size_t i = 0; i < pool.size(); ++i) {
        const Card& card = pool[static_cast<CardIndex>(i)];
        if (card.further)
            continue; // nobody told the engine what it does
        ++all;
        const int number = numberAcrossSets(card.id).value_or(0);
        const auto effect = session.effects().find(number);
        const bool plain = effect == session.effects().end();
        const QStringList verbs = plain ? QStringList() : verbsOf(effect->second);
        const QStringList scenarios = shown[number];
        const bool done = plain || !scenarios.isEmpty();
        covered += done;
        withEffect += !plain;
        working += !plain && done;
        if (!done)
            manual.append(QString::fromStdString(card.title));
        cards.append(QJsonObject{{QStringLiteral("id"), qtText(card.id)},
                                 {QStringLiteral("title"), QString::fromStdString(card.title)},
                                 {QStringLiteral("verbs"), QJsonArray::fromStringList(verbs)},
                                 {QStringLiteral("scenarios"), QJsonArray::fromStringList(scenarios)},
                                 {QStringLiteral("covered"), done}});
        session.say(QStringLiteral("%1  %2  %3")
                        .arg(qtText(card.id), QString::fromStdString(card.title),
                             plain  ? Cli::tr("(printed facts alone)")
                             : done ? verbs.join(QStringLiteral(", ")) + semicolon() +
                                          Cli::tr("%n scenario(s)", nullptr, static_cast<int>(scenarios.size()))
                                    : Cli::tr("NOT SHOWN")));
    }
    session.answer({{QStringLiteral("covered"), covered},
                    {QStringLiteral("of"), all},
                    {QStringLiteral("with_effect"), withEffect},
                    {QStringLiteral("working"), working},
                    {QStringLiteral("manual"), manual},
                    {QStringLiteral("cards"), cards}});
    session.say(Cli::tr("%1 of %2 cards are played and shown.").arg(covered).arg(all));
    return covered == all ? ExitCode::Yes : ExitCode::No;
}

} // namespace

std::span<const Command> coverageCommands()
{
    static constexpr std::array commands{
        Command{"cards coverage",
                "cards coverage [--players [--sets SETS] [--games N] [--seed S] [--jobs J] [--bots A]]",
                QT_TRANSLATE_NOOP("Cli", "Lists what each card does in the engine, and the scenarios that show it."),
                [](Arguments& arguments) {
                    arguments.operands(0, 0);
                    declarePlayerCoverage(arguments);
                },
                coverage},
    };
    return commands;
}

} // namespace dossier
