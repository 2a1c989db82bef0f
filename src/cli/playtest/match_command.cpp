// play match, play gauntlet, play merge: decks against one another, played by policies.
#include "cli/large_files.h"
#include "cli/playtest/asked_series.h"
#include "cli/playtest/series_files.h"
#include "cli/playtest/series_output.h"
#include "cli/playtest/shard_file.h"
#include "engine/api/visible_event.h"
#include "wording/play/choice_text.h"
#include "wording/play/event_text.h"

#include <array>

namespace dossier {

namespace {

// --- play match -----------------------------------------------------------------------------------------------------

constexpr int kMatchGames = 100;
constexpr auto kGauntlet = "gauntlet"; // forms of SeriesRun
constexpr auto kDuel = "duel";

QString whoPlaysText()
{
    return Cli::tr("Who plays: one for all decks, or one for each, of %1 (first takes the first choice there is); "
                   "supervisor if not said.");
}

QString shardAloneText()
{
    return Cli::tr("A shard is no report: stories, records and tables are made without --shard, or by play merge.");
}

void sayStory(Session& session, const EventLog& log, const PlayerNames& cast)
{
    for (const QString& line : toLines(storyOf(toldTo(kNoSeat, log), cast)))
        session.say(line);
}

QJsonArray storyArray(const EventLog& log, const PlayerNames& cast)
{
    return QJsonArray::fromStringList(toLines(storyOf(toldTo(kNoSeat, log), cast)));
}

// By seat, as the record's reader is shown them: the deck and who played it; with the seat's letter where these are two
// alike. The seats stay persons', so that whoever opens the game can play on from anywhere.
std::vector<std::string> whoPlayedWhat(const SeriesRun& run)
{
    constexpr qsizetype kMostLetters = 40; // of a deck's name
    QStringList all;
    for (const int place : run.setup.tables.front()) {
        const Entrant& who = run.setup.entrants[static_cast<std::size_t>(place)];
        all << QStringLiteral("%1 (%2)").arg(QString::fromStdString(who.deck.name).left(kMostLetters), wordOf(who.bot));
    }
    std::vector<std::string> names;
    for (const QString& name : all) {
        const QChar seat(QLatin1Char(static_cast<char>('A' + names.size())));
        names.push_back((all.count(name) < 2 ? name : QStringLiteral("%1: %2").arg(seat, name)).toStdString());
    }
    return names;
}

// The first game of the batch: tells its story, returns its record for the file of --record.
QByteArray tellFirstGame(Session& session, const Arguments& arguments, const SelfPlaySetup& setup,
                         const std::vector<std::string>& names, const PlayerNames& cast, QJsonObject& answer)
{
    const bool log = arguments.has(QStringLiteral("log"));
    const bool record = arguments.has(QStringLiteral("record"));
    if (!log && !record)
        return {};
    SelfPlayed first = playMatch(setup, 0);
    first.record.names = names;
    if (log) {
        answer.insert(QStringLiteral("log"), storyArray(first.log, cast));
        sayStory(session, first.log, cast);
        session.say(QString());
    }
    return record ? QByteArray::fromStdString(writeRecord(first.record, session.pool()).dump()) : QByteArray();
}

SeriesSetup askedMatch(Session& session, const Arguments& arguments)
{
    const std::vector<Deck> decks = askedDecks(session, arguments, arguments.operands());
    SeriesSetup setup;
    setup.pool = &session.pool();
    setup.effects = &session.effects();
    setup.options = askedOptions(session, arguments, decks.front().game);
    const auto bots = askedBots(arguments, decks.size());
    setup.tables.emplace_back();
    for (std::size_t seat = 0; seat < decks.size(); ++seat) {
        setup.tables.front().push_back(static_cast<int>(seat));
        setup.entrants.push_back({decks[seat], bots[seat]});
    }
    setup.exchanged = arguments.has(QStringLiteral("paired"));
    if (setup.exchanged && decks.size() != 2)
        throw CliError(ExitCode::WrongUsage,
                       Cli::tr("--paired is for two decks, not %1; play gauntlet plays every pair.").arg(decks.size()));
    setup.rounds =
        setup.exchanged
            ? askedPairedGames(arguments, kMatchGames) / 2
            : static_cast<int>(arguments.number(QStringLiteral("games"), 1, kMostSeriesGames).value_or(kMatchGames));
    setup.seed = askedSeed(arguments);
    setup.ownXFiles = askedOwnXFiles(arguments);
    setup.worlds = askedWorlds(session, arguments, bots);
    return setup;
}

std::vector<Deck> decksOf(const SeriesSetup& setup)
{
    std::vector<Deck> decks;
    for (const Entrant& entrant : setup.entrants)
        decks.push_back(entrant.deck);
    return decks;
}

ExitCode match(Session& session, const Arguments& arguments)
{
    const SeriesRun run{"match", {}, askedMatch(session, arguments)};
    const auto part = askedPart(arguments);
    askedJobs(arguments); // refused before anything is played
    checkSeries(run.setup, arguments.operands());
    warnOfIllegal(session, decksOf(run.setup), run.setup.options, run.setup.ownXFiles);
    if (part) {
        if (arguments.has(QStringLiteral("log")) || arguments.has(QStringLiteral("record")) ||
            !reportFiles(arguments, false).isEmpty())
            throw CliError(ExitCode::WrongUsage, shardAloneText());
        return playShard(session, arguments, run, *part);
    }
    const QString record = arguments.value(QStringLiteral("record"));
    checkOutputs(session, QStringList{record} + reportFiles(arguments, false));
    sayTakenOut(session, run);
    const Shard whole = playWhole(session, arguments, run);
    const PlayerNames cast{session.pool(), playerNames(static_cast<int>(run.setup.entrants.size()))};
    QJsonObject more;
    const QByteArray game = tellFirstGame(session, arguments, firstTable(run.setup), whoPlayedWhat(run), cast, more);
    giveReport(session, whole, more);
    auto files = writtenReports(arguments, false, whole.run, whole.tally);
    files.insert(files.begin(), {record, game});
    writeOutputs(session, files);
    return ExitCode::Yes;
}

void declareMatch(Arguments& arguments)
{
    arguments.operands(2, kMostSeats);
    arguments.option(QStringLiteral("games"), Cli::tr("How many games; 100 if not said."), QStringLiteral("N"));
    declareGames(arguments);
    declareBots(arguments, whoPlaysText());
    declareXFiles(arguments);
    arguments.option(QStringLiteral("paired"),
                     Cli::tr("Plays every seed twice, with decks and players in one another's seats."));
    arguments.option(QStringLiteral("log"), Cli::tr("Tells the story of the first game."));
    arguments.option(QStringLiteral("record"), Cli::tr("Writes the first game to FILE, for play replay."),
                     QStringLiteral("FILE"));
    declareReportFiles(arguments, false);
    declareShard(arguments);
}

// --- play gauntlet --------------------------------------------------------------------------------------------------

ExitCode gauntlet(Session& session, const Arguments& arguments)
{
    const std::vector<Deck> decks = askedDecks(session, arguments, arguments.operands());
    SeriesRun run{kGauntlet, {}, {}};
    SeriesSetup& setup = run.setup;
    setup.pool = &session.pool();
    setup.effects = &session.effects();
    setup.options = askedOptions(session, arguments, decks.front().game);
    const auto bots = askedBots(arguments, decks.size());
    for (std::size_t i = 0; i < decks.size(); ++i)
        setup.entrants.push_back({decks[i], bots[i]});
    setup.tables = everyPair(static_cast<int>(decks.size()), arguments.has(QStringLiteral("mirror")));
    const int games = askedPairedGames(arguments, kMatchGames);
    setup.rounds = games / 2;
    setup.seed = askedSeed(arguments);
    setup.ownXFiles = askedOwnXFiles(arguments);
    setup.worlds = askedWorlds(session, arguments, bots);
    if (static_cast<std::int64_t>(games) * static_cast<std::int64_t>(setup.tables.size()) > kMostSeriesGames)
        throw CliError(ExitCode::WrongUsage, Cli::tr("%1 games of %2 pairs are more than %3 in all.")
                                                 .arg(games)
                                                 .arg(setup.tables.size())
                                                 .arg(kMostSeriesGames));
    const auto part = askedPart(arguments);
    askedJobs(arguments);
    checkSeries(setup, arguments.operands());
    warnOfIllegal(session, decks, setup.options, setup.ownXFiles);
    if (part) {
        if (!reportFiles(arguments, true).isEmpty())
            throw CliError(ExitCode::WrongUsage, shardAloneText());
        return playShard(session, arguments, run, *part);
    }
    checkOutputs(session, reportFiles(arguments, true));
    sayTakenOut(session, run);
    const Shard whole = playWhole(session, arguments, run);
    giveReport(session, whole);
    writeOutputs(session, writtenReports(arguments, true, whole.run, whole.tally));
    return ExitCode::Yes;
}

void declareGauntlet(Arguments& arguments)
{
    arguments.operands(2, kMostEntrants);
    arguments.option(QStringLiteral("games"),
                     Cli::tr("How many games each pair plays, an even number; 100 if not said."), QStringLiteral("N"));
    declareGames(arguments);
    declareBots(arguments, whoPlaysText());
    declareXFiles(arguments);
    arguments.option(QStringLiteral("mirror"), Cli::tr("Every deck plays against itself, too."));
    declareReportFiles(arguments, true);
    declareShard(arguments);
}

// --- play merge -----------------------------------------------------------------------------------------------------

ExitCode merge(Session& session, const Arguments& arguments)
{
    const Shard whole = mergedFiles(session, arguments.operands());
    if (whole.run.form != kGauntlet &&
        (arguments.has(QStringLiteral("matrix")) || arguments.has(QStringLiteral("picture"))))
        throw CliError(ExitCode::WrongUsage,
                       Cli::tr("Deck against deck is told of a gauntlet alone: here not every deck "
                               "meets every other."));
    checkOutputs(session, reportFiles(arguments, true));
    const SeriesSetup& setup = whole.run.setup;
    const bool dueled = whole.run.form == kDuel; // whose decks have no X-File, whatever is said of these
    warnOfIllegal(session, decksOf(setup), setup.options, setup.ownXFiles && !dueled);
    sayTakenOut(session, whole.run);
    giveReport(session, whole);
    writeOutputs(session, writtenReports(arguments, true, whole.run, whole.tally));
    return ExitCode::Yes;
}

void declareMerge(Arguments& arguments)
{
    arguments.operands(1, -1);
    declareReportFiles(arguments, true);
}

} // namespace

std::span<const Command> playMatchCommands()
{
    static constexpr std::array commands{
        Command{"play match",
                "play match DECK DECK [DECK [DECK]] [--games N] [--seed S] [--jobs J] [--bots A,B] [--max-turns T] "
                "[--game basic|advanced] [--killers] [--only-known] [--own-xfiles] [--paired] [--log] [--record FILE] "
                "[--cards FILE] "
                "[--shard K/N -o FILE]",
                QT_TRANSLATE_NOOP("Cli", "Plays decks against one another and says who wins, how and how soon."),
                declareMatch, match},
        Command{"play gauntlet",
                "play gauntlet DECK DECK… [--games N] [--seed S] [--jobs J] [--bots A,B] [--max-turns T] "
                "[--game basic|advanced] [--killers] [--only-known] [--own-xfiles] [--mirror] [--cards FILE] [--matrix "
                "FILE] "
                "[--picture FILE] [--shard K/N -o FILE]",
                QT_TRANSLATE_NOOP("Cli", "Plays every pair of decks and says which is how strong."), declareGauntlet,
                gauntlet},
        Command{"play merge", "play merge FILE… [--cards FILE] [--matrix FILE] [--picture FILE]",
                QT_TRANSLATE_NOOP("Cli", "Puts the shards of a playtest together into its report."), declareMerge,
                merge},
    };
    return commands;
}

} // namespace dossier
