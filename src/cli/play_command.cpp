// play goldfish: a deck alone, many times.
#include "cli/deck_output.h"
#include "cli/distribution_json.h"
#include "domain/decks/deck_rules.h"
#include "engine/players/goldfish_batch.h"
#include "wording/play/goldfish_text.h"
#include "wording/play/series_text.h"

#include <QElapsedTimer>
#include <QLocale>
#include <QThread>

#include <algorithm>
#include <array>
#include <unistd.h>

namespace dossier {

namespace {

constexpr int kMostGames = 10'000'000;
constexpr int kMostJobs = 256;
constexpr int kMostTurns = 1'000;

QString wordOf(Bot bot)
{
    const std::string_view word = botWords()[static_cast<std::size_t>(bot)];
    return QString::fromUtf8(word);
}

QString playerList()
{
    QStringList words;
    for (const Bot bot : goldfishPlayers())
        words << wordOf(bot);
    return words.join(QStringLiteral(", "));
}

Bot askedPlayer(const Arguments& arguments)
{
    const QString word = arguments.value(QStringLiteral("player"));
    if (word.isEmpty())
        return GoldfishSetup().player;
    const auto bot = botNamed(word.trimmed().toStdString());
    if (!bot || std::ranges::find(goldfishPlayers(), *bot) == goldfishPlayers().end())
        throw CliError(ExitCode::WrongUsage, Cli::tr("--player takes %1, not \"%2\".").arg(playerList(), word));
    return *bot;
}

GoldfishSetup askedSetup(Session& session, const Arguments& arguments, Deck deck)
{
    GoldfishSetup setup;
    setup.deck = std::move(deck);
    setup.pool = &session.pool();
    setup.effects = &session.effects();
    setup.games = static_cast<int>(arguments.number(QStringLiteral("games"), 1, kMostGames).value_or(setup.games));
    setup.seed = static_cast<std::uint64_t>(
        arguments.number(QStringLiteral("seed"), 0, std::numeric_limits<qint64>::max()).value_or(1));
    setup.mostTurns =
        static_cast<int>(arguments.number(QStringLiteral("max-turns"), 1, kMostTurns).value_or(setup.mostTurns));
    setup.killers = setup.deck.killersAgreed || arguments.has(QStringLiteral("killers"));
    setup.player = askedPlayer(arguments);
    return setup;
}

void sayDistribution(Session& session, const QString& name, const Distribution& values)
{
    session.say(Cli::tr("%1: mean %2, median %3, from %4 (one in ten) to %5 (nine in ten)")
                    .arg(name, QLocale().toString(values.mean(), 'f', 2), QString::number(values.median()),
                         QString::number(values.percentile(10)), QString::number(values.percentile(90))));
}

void sayHistogram(Session& session, const Distribution& turns)
{
    int highest = 1;
    for (const auto& [turn, games] : turns.counts())
        highest = std::max(highest, games);
    for (const auto& [turn, games] : turns.counts())
        session.say(QStringLiteral("  %1 %2 %3")
                        .arg(turn, 3)
                        .arg(games, 7)
                        .arg(QString((games * 40 + highest - 1) / highest, QLatin1Char('#'))));
}

void sayReport(Session& session, const GoldfishReport& report, const GameOptions& rules)
{
    session.say(Cli::tr("%1 of %2 games identified the X-File (seed %3).")
                    .arg(report.solved)
                    .arg(report.games)
                    .arg(report.seed));
    session.say(Cli::tr("Player: %1").arg(wordOf(report.player)));
    session.say(sentenceOf(rulesText(rules, report.seed)));
    if (report.solved > 0) {
        sayDistribution(session, Cli::tr("Turn of the correct guess"), report.turns);
        sayHistogram(session, report.turns);
    }
    sayDistribution(session, Cli::tr("Questions asked"), report.questions);
    sayDistribution(session, Cli::tr("RP unspent at the end"), report.rpUnspent);
    session.say(QString());
    session.say(goldfishLimits(report.player));
    if (!report.manualCards.empty())
        session.say(Cli::tr("Cards of the deck whose effects are not played: %1.").arg(report.manualCards.size()));
}

QJsonArray titleArray(const std::vector<CardIndex>& cards, const CardPool& pool)
{
    QJsonArray array;
    for (const CardIndex card : cards)
        array.append(QString::fromStdString(pool[card].title));
    return array;
}

GoldfishProgress progressBar(Session& session, int games)
{
    // A bar is for eyes: never in a pipe or a log.
    if (session.json() || isatty(STDERR_FILENO) == 0)
        return {};
    return [&session, games](int played) { session.progress(played, games); };
}

ExitCode goldfish(Session& session, const Arguments& arguments)
{
    const QString name = arguments.operands().first();
    const GoldfishSetup setup = askedSetup(session, arguments, session.deck(name).deck);
    checkOnlyKnown(session, arguments, setup.deck, name);
    const int jobs = static_cast<int>(
        arguments.number(QStringLiteral("jobs"), 1, kMostJobs).value_or(std::max(1, QThread::idealThreadCount())));
    if (const auto problems = goldfishProblems(setup); !problems.empty())
        throw CliError(ExitCode::BadInput, located(name, 0, sentence(problems.front(), session.pool())));

    QElapsedTimer clock;
    clock.start();
    const GoldfishReport report = playGoldfish(setup, jobs, progressBar(session, setup.games));
    const double elapsed = static_cast<double>(clock.elapsed()) / 1000.0;
    session.progress(0, 0);

    Format format = session.format(setup.deck.game);
    format.killersAgreed = setup.killers;
    format.sets = setup.deck.sets;
    const std::vector<Problem> problems = checkDeck(setup.deck, session.pool(), format);
    const QString called = QString::fromStdString(setup.deck.name);
    QJsonObject json{{QStringLiteral("deck"), called},
                     {QStringLiteral("games"), report.games},
                     {QStringLiteral("seed"), static_cast<qint64>(report.seed)},
                     {QStringLiteral("player"), wordOf(report.player)},
                     {QStringLiteral("solved"), report.solved},
                     {QStringLiteral("turns"), toJson(report.turns)},
                     {QStringLiteral("questions"), toJson(report.questions)},
                     {QStringLiteral("rp_unspent"), toJson(report.rpUnspent)},
                     {QStringLiteral("manual_cards"), titleArray(report.manualCards, session.pool())},
                     {QStringLiteral("left_out"), titleArray(report.dropped, session.pool())},
                     {QStringLiteral("taken_out"), report.takenOut},
                     {QStringLiteral("problems"), toJson(problems, session.pool())},
                     {QStringLiteral("limits"), goldfishLimits(report.player)},
                     {QStringLiteral("elapsed_s"), elapsed}};
    addRules(json, rulesOf(setup));
    session.answer(json);
    session.say(Cli::tr("Deck: %1").arg(called));
    if (!isLegal(problems)) {
        session.say(Cli::tr("This deck is not legal:"));
        sayProblems(session, problems);
    }
    if (report.takenOut > 0)
        session.say(takenOutText(setup.deck, session.pool(), setup.deck.game));
    if (const QString unknown = unknownCardsText(setup.deck, session.pool()); !unknown.isEmpty())
        session.say(unknown);
    for (const CardIndex card : report.dropped)
        session.say(Cli::tr("%1 was left out of the Team.").arg(QString::fromStdString(session.pool()[card].title)));
    sayReport(session, report, rulesOf(setup));
    return ExitCode::Yes;
}

void declareGoldfish(Arguments& arguments)
{
    arguments.operands(1, 1);
    arguments.option(QStringLiteral("games"), Cli::tr("How many games; 1000 if not said."), QStringLiteral("N"));
    arguments.option(QStringLiteral("seed"), Cli::tr("The same seed gives the same games; 1 if not said."),
                     QStringLiteral("S"));
    arguments.option(QStringLiteral("jobs"), Cli::tr("Threads to use; the result never depends on it."),
                     QStringLiteral("J"));
    arguments.option(QStringLiteral("max-turns"),
                     Cli::tr("Turns after which a game counts as not solved; 50 if not said."), QStringLiteral("T"));
    arguments.option(QStringLiteral("player"), Cli::tr("Who plays the deck: %1; agent if not said.").arg(playerList()),
                     QStringLiteral("P"));
    arguments.option(QStringLiteral("killers"), Cli::tr("Both players agree to Killer cards (OPT-3)."));
    declareOnlyKnown(arguments);
}

} // namespace

std::span<const Command> playCommands()
{
    static constexpr std::array commands{
        Command{"play goldfish",
                "play goldfish DECK [--games N] [--seed S] [--jobs J] [--max-turns T] [--player P] "
                "[--killers] [--only-known]",
                QT_TRANSLATE_NOOP("Cli", "Plays a deck alone and says how soon it identifies the X-File."),
                declareGoldfish, goldfish},
    };
    return commands;
}

} // namespace dossier
