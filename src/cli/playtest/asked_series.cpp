#include "cli/playtest/asked_series.h"

#include "cli/deck_output.h"
#include "wording/lists/problem_text.h"
#include "wording/play/goldfish_text.h"
#include "wording/play/series_text.h"
#include "wording/words/qt_text.h"

#include <QThread>

#include <algorithm>
#include <limits>
#include <unistd.h>

namespace dossier {

namespace {

constexpr int kMostJobs = 256;
constexpr int kMostTurns = 60'000;
constexpr int kUsualTurns = 200;
constexpr int kMostWorlds = 100'000;

Bot named(const QString& word)
{
    if (const auto bot = botNamed(word.trimmed().toStdString()))
        return *bot;
    throw CliError(ExitCode::WrongUsage, Cli::tr("--bots takes %1, not \"%2\".").arg(botList(), word));
}

} // namespace

void declareGames(Arguments& arguments)
{
    arguments.option(QStringLiteral("seed"), Cli::tr("The same seed gives the same games; 1 if not said."),
                     QStringLiteral("S"));
    arguments.option(QStringLiteral("jobs"), Cli::tr("Threads to use; the result never depends on it."),
                     QStringLiteral("J"));
    arguments.option(QStringLiteral("max-turns"),
                     Cli::tr("Turns of all players after which a game is undecided; 200 if not said."),
                     QStringLiteral("T"));
    arguments.option(QStringLiteral("game"), Cli::tr("basic or advanced; that of the first deck if not said."),
                     QStringLiteral("G"));
    arguments.option(QStringLiteral("killers"), Cli::tr("Both players agree to Killer cards (OPT-3)."));
    declareOnlyKnown(arguments);
}

void declareBots(Arguments& arguments, const QString& who)
{
    arguments.option(QStringLiteral("bots"), who.arg(botList()), QStringLiteral("A,B"));
    arguments.option(QStringLiteral("worlds"),
                     Cli::tr("In how many worlds a director tries each choice; 100 if not said."), QStringLiteral("N"));
}

void declareXFiles(Arguments& arguments)
{
    arguments.option(QStringLiteral("own-xfiles"),
                     Cli::tr("Every deck keeps its X-File; else they are drawn by lot, the same for all decks."));
}

namespace {

QString wordOf(DeckSets sets)
{
    return qtText(nameOf(sets));
}

} // namespace

void declareSets(Arguments& arguments, DeckSets usual)
{
    arguments.option(
        QStringLiteral("sets"),
        Cli::tr("The sets that decks drawn by lot are made of: all, without promotional or base set; %1 if "
                "not said.")
            .arg(wordOf(usual)),
        QStringLiteral("SETS"));
}

DeckSets askedSets(const Arguments& arguments, DeckSets usual)
{
    const QString said = arguments.value(QStringLiteral("sets"), wordOf(usual));
    if (const auto sets = deckSetsNamed(said.trimmed().toLower().toStdString()))
        return *sets;
    throw CliError(ExitCode::WrongUsage,
                   Cli::tr("--sets takes all, without promotional or base set, not \"%1\".").arg(said));
}

std::vector<Deck> askedDecks(Session& session, const Arguments& arguments, const QStringList& names)
{
    std::vector<Deck> decks;
    for (const QString& name : names) {
        decks.push_back(session.deck(name).deck);
        checkOnlyKnown(session, arguments, decks.back(), name);
    }
    return decks;
}

void warnOfIllegal(Session& session, const std::vector<Deck>& decks, const GameOptions& options, bool ownXFiles)
{
    for (const QString& line :
         notLegalTexts(decks, session.pool(), session.box().format(options.game), options, ownXFiles))
        session.warn(line);
}

GameOptions askedOptions(Session& session, const Arguments& arguments, Game usual)
{
    GameOptions options;
    const QString game = arguments.value(QStringLiteral("game"));
    if (!game.isEmpty() && game != QStringLiteral("basic") && game != QStringLiteral("advanced"))
        throw CliError(ExitCode::WrongUsage, Cli::tr("--game takes basic or advanced, not \"%1\".").arg(game));
    warnOfBasicKillers(session, arguments);
    options.game = game.isEmpty() ? usual : game == QStringLiteral("basic") ? Game::Basic : Game::Advanced;
    options.killerCards = arguments.has(QStringLiteral("killers"));
    options.mostTurns =
        static_cast<int>(arguments.number(QStringLiteral("max-turns"), 1, kMostTurns).value_or(kUsualTurns));
    return options;
}

std::vector<Bot> askedBots(const Arguments& arguments, std::size_t seats)
{
    if (!arguments.has(QStringLiteral("bots")))
        return std::vector<Bot>(seats, Bot::Supervisor);
    std::vector<Bot> bots;
    for (const QString& word : arguments.value(QStringLiteral("bots")).split(QLatin1Char(',')))
        bots.push_back(named(word));
    if (bots.size() == 1)
        bots.assign(seats, Bot{bots.front()});
    if (bots.size() != seats)
        throw CliError(
            ExitCode::WrongUsage,
            seats == 1 ? Cli::tr("--bots takes one player here, not %1.").arg(bots.size())
                       : Cli::tr("--bots takes one player, who plays all, or %1, not %2.").arg(seats).arg(bots.size()));
    return bots;
}

bool askedOwnXFiles(const Arguments& arguments)
{
    return arguments.has(QStringLiteral("own-xfiles"));
}

int askedWorlds(Session& session, const Arguments& arguments, std::span<const Bot> bots)
{
    if (arguments.has(QStringLiteral("worlds")) && std::ranges::find(bots, Bot::Director) == bots.end())
        session.warn(Cli::tr("--worlds does nothing here: it is for the director, who does not play."));
    return static_cast<int>(arguments.number(QStringLiteral("worlds"), 1, kMostWorlds).value_or(Thinking().worlds));
}

int askedJobs(const Arguments& arguments)
{
    return static_cast<int>(
        arguments.number(QStringLiteral("jobs"), 1, kMostJobs).value_or(std::max(1, QThread::idealThreadCount())));
}

std::uint64_t askedSeed(const Arguments& arguments)
{
    return static_cast<std::uint64_t>(
        arguments.number(QStringLiteral("seed"), 0, std::numeric_limits<qint64>::max()).value_or(1));
}

int askedPairedGames(const Arguments& arguments, int otherwise)
{
    const auto games = arguments.number(QStringLiteral("games"), 2, kMostSeriesGames).value_or(otherwise);
    if (games % 2 != 0)
        throw CliError(
            ExitCode::WrongUsage,
            Cli::tr("--games takes an even number here, for every seed is played twice, not %1.").arg(games));
    return static_cast<int>(games);
}

void checkSeries(const SeriesSetup& setup, const QStringList& names)
{
    if (const auto found = seriesProblem(setup))
        throw CliError(ExitCode::BadInput, located(names.at(found->entrant), 0, sentence(found->problem, *setup.pool)));
}

std::function<void(int)> progressOf(Session& session, int games)
{
    if (session.json() || isatty(STDERR_FILENO) == 0)
        return {};
    return [&session, games](int played) { session.progress(played, games); };
}

QString botList()
{
    QStringList words;
    for (const std::string_view word : botWords())
        words << qtText(word);
    return words.join(QStringLiteral(", "));
}

QString wordOf(Bot bot)
{
    return qtText(botWords()[static_cast<std::size_t>(bot)]);
}

} // namespace dossier
