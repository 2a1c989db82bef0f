// play match: decks against one another, played by policies. play replay: a recorded game once more.
#include "cli/deck_output.h"
#include "cli/distribution_json.h"
#include "db/seed/seed_files.h"
#include "engine/face/replay.h"
#include "engine/face/told.h"
#include "engine/players/goldfish_batch.h"
#include "engine/records/words.h"
#include "wording/play/choice_text.h"
#include "wording/play/event_text.h"
#include "wording/play/goldfish_text.h"
#include "wording/play/play_words.h"

#include <QElapsedTimer>
#include <QThread>

#include <array>
#include <unistd.h>

namespace dossier {

namespace {

constexpr int kMostGames = 10'000'000;
constexpr int kMostJobs = 256;
constexpr int kMostTurns = 60'000;
constexpr int kUsualTurns = 200;
constexpr int kMostWorlds = 100'000;

QString lettersOf(int seat)
{
    return QString(QLatin1Char('A' + static_cast<char>(seat)));
}

QString wordOf(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

// --- play match -----------------------------------------------------------------------------------------------------

std::vector<Bot> askedBots(const Arguments& arguments, int seats)
{
    std::vector<Bot> bots(static_cast<std::size_t>(seats), Bot::Random);
    const QString list = arguments.value(QStringLiteral("bots"));
    if (list.isEmpty())
        return bots;
    const QStringList words = list.split(QLatin1Char(','));
    if (words.size() > seats)
        throw CliError(ExitCode::WrongUsage,
                       Cli::tr("--bots names %1 players for %2 decks.").arg(words.size()).arg(seats));
    for (qsizetype i = 0; i < words.size(); ++i) {
        const auto bot = botNamed(words.at(i).trimmed().toStdString());
        if (!bot)
            throw CliError(ExitCode::WrongUsage,
                           Cli::tr("--bots takes random, first, novice, agent, supervisor and director, not \"%1\".").arg(words.at(i)));
        bots[static_cast<std::size_t>(i)] = *bot;
    }
    return bots;
}

GameOptions askedOptions(const Arguments& arguments, const std::vector<Deck>& decks)
{
    GameOptions options;
    const QString game = arguments.value(QStringLiteral("game"));
    if (!game.isEmpty() && game != QStringLiteral("basic") && game != QStringLiteral("advanced"))
        throw CliError(ExitCode::WrongUsage, Cli::tr("--game takes basic or advanced, not \"%1\".").arg(game));
    options.game = game.isEmpty() ? decks.front().game : game == QStringLiteral("basic") ? Game::Basic : Game::Advanced;
    options.killerCards = arguments.has(QStringLiteral("killers"));
    options.mostTurns =
        static_cast<int>(arguments.number(QStringLiteral("max-turns"), 1, kMostTurns).value_or(kUsualTurns));
    return options;
}

QJsonObject toJson(const SelfPlayReport& report, int seats)
{
    QJsonObject wins;
    int undecided = report.games;
    for (int seat = 0; seat < seats; ++seat) {
        wins.insert(lettersOf(seat), report.wins[static_cast<std::size_t>(seat)]);
        undecided -= report.wins[static_cast<std::size_t>(seat)];
    }
    wins.insert(QStringLiteral("nobody"), undecided);
    QJsonObject endings;
    for (const auto& [ending, games] : report.endings)
        endings.insert(wordOf(nameOf(static_cast<Ending>(ending))), games);
    return {{QStringLiteral("games"), report.games},
            {QStringLiteral("wins"), wins},
            {QStringLiteral("endings"), endings},
            {QStringLiteral("turns"), toJson(report.turns)},
            {QStringLiteral("decisions"), static_cast<qint64>(report.decisions)}};
}

void sayReport(Session& session, const SelfPlayReport& report, const Cast& cast)
{
    for (int seat = 0; seat < cast.players.size(); ++seat)
        session.say(Cli::tr("%1 won %2 of %3 games.")
                        .arg(cast.players.at(seat))
                        .arg(report.wins[static_cast<std::size_t>(seat)])
                        .arg(report.games));
    for (const auto& [ending, games] : report.endings)
        session.say(QStringLiteral("%1  %2").arg(games, 7).arg(
            endingSentence(static_cast<Ending>(ending), Cli::tr("One of them", "subject of a sentence: who won"))));
    session.say(Cli::tr("Turns of all players: mean %1, median %2, from %3 (one in ten) to %4 (nine in ten)")
                    .arg(report.turns.mean(), 0, 'f', 1)
                    .arg(report.turns.median())
                    .arg(report.turns.percentile(10))
                    .arg(report.turns.percentile(90)));
}

void sayStory(Session& session, const EventLog& log, const Cast& cast)
{
    for (const QString& line : toLines(storyOf(toldTo(kNoSeat, log), cast)))
        session.say(line);
}

QJsonArray storyArray(const EventLog& log, const Cast& cast)
{
    return QJsonArray::fromStringList(toLines(storyOf(toldTo(kNoSeat, log), cast)));
}

// The first game of the batch: its story, its record.
void tellFirstGame(Session& session, const Arguments& arguments, const SelfPlaySetup& setup, const Cast& cast,
                   QJsonObject& answer)
{
    const bool log = arguments.has(QStringLiteral("log"));
    const QString file = arguments.value(QStringLiteral("record"));
    if (!log && file.isEmpty())
        return;
    const SelfPlayed first = playMatch(setup, 0);
    if (!file.isEmpty())
        session.write(file, QByteArray::fromStdString(writeRecord(first.record, session.pool()).dump()));
    if (!log)
        return;
    answer.insert(QStringLiteral("log"), storyArray(first.log, cast));
    sayStory(session, first.log, cast);
    session.say(QString());
}

ExitCode match(Session& session, const Arguments& arguments)
{
    std::vector<Deck> decks;
    for (const QString& name : arguments.operands())
        decks.push_back(session.deck(name).deck);
    SelfPlaySetup setup;
    setup.match.pool = &session.pool();
    setup.match.effects = &session.effects();
    setup.match.options = askedOptions(arguments, decks);
    for (const Deck& deck : decks)
        setup.match.seats.push_back({&deck});
    setup.bots = askedBots(arguments, static_cast<int>(decks.size()));
    setup.thinking.worlds = static_cast<int>(
        arguments.number(QStringLiteral("worlds"), 1, kMostWorlds).value_or(setup.thinking.worlds));
    setup.games = static_cast<int>(arguments.number(QStringLiteral("games"), 1, kMostGames).value_or(setup.games));
    setup.seed = static_cast<std::uint64_t>(
        arguments.number(QStringLiteral("seed"), 0, std::numeric_limits<qint64>::max()).value_or(1));
    const int jobs = static_cast<int>(
        arguments.number(QStringLiteral("jobs"), 1, kMostJobs).value_or(std::max(1, QThread::idealThreadCount())));
    if (const auto problems = setupProblems(setup.match); !problems.empty()) {
        const int seat = problems.front().seat == kNoSeat ? 0 : problems.front().seat;
        throw CliError(ExitCode::BadInput,
                       located(arguments.operands().at(seat), 0, sentence(problems.front(), session.pool())));
    }

    QJsonArray takenOut;
    for (const Deck& deck : decks) {
        takenOut.append(notDealt(deck, session.pool(), setup.match.options.game));
        if (takenOut.last().toInt() > 0)
            session.say(takenOutText(deck, session.pool(), setup.match.options.game));
    }
    QElapsedTimer clock;
    clock.start();
    GoldfishProgress progress;
    if (!session.json() && isatty(STDERR_FILENO) != 0)
        progress = [&session, games = setup.games](int played) { session.progress(played, games); };
    const SelfPlayReport report = playMatches(setup, jobs, progress);
    session.progress(0, 0);

    const Cast cast{session.pool(), playerNames(static_cast<int>(decks.size()))};
    QJsonObject answer = toJson(report, static_cast<int>(decks.size()));
    answer.insert(QStringLiteral("seed"), static_cast<qint64>(setup.seed));
    if (setup.match.options.game == Game::Basic)
        answer.insert(QStringLiteral("taken_out"), takenOut);
    tellFirstGame(session, arguments, setup, cast, answer);
    answer.insert(QStringLiteral("elapsed_s"), static_cast<double>(clock.elapsed()) / 1000.0);
    session.answer(answer);
    sayReport(session, report, cast);
    return ExitCode::Yes;
}

void declareMatch(Arguments& arguments)
{
    arguments.operands(2, kMostSeats);
    arguments.option(QStringLiteral("games"), Cli::tr("How many games; 100 if not said."), QStringLiteral("N"));
    arguments.option(QStringLiteral("seed"), Cli::tr("The same seed gives the same games; 1 if not said."),
                     QStringLiteral("S"));
    arguments.option(QStringLiteral("jobs"), Cli::tr("Threads to use; the result never depends on it."),
                     QStringLiteral("J"));
    arguments.option(QStringLiteral("bots"),
                     Cli::tr("Who plays, by deck: random, first (the first choice there is), novice, agent, supervisor or director."),
                     QStringLiteral("A,B"));
    arguments.option(QStringLiteral("worlds"),
                     Cli::tr("In how many worlds a director tries each choice; 100 if not said."), QStringLiteral("N"));
    arguments.option(QStringLiteral("max-turns"),
                     Cli::tr("Turns of all players after which a game is undecided; 200 if not said."),
                     QStringLiteral("T"));
    arguments.option(QStringLiteral("game"), Cli::tr("basic or advanced; that of the first deck if not said."),
                     QStringLiteral("G"));
    arguments.option(QStringLiteral("killers"), Cli::tr("Both players agree to Killer cards (OPT-3)."));
    arguments.option(QStringLiteral("log"), Cli::tr("Tells the story of the first game."));
    arguments.option(QStringLiteral("record"), Cli::tr("Writes the first game to FILE, for play replay."),
                     QStringLiteral("FILE"));
}

// --- play replay ----------------------------------------------------------------------------------------------------

// Where the game came out otherwise, as one sentence; empty where it did not.
QString difference(const GameRecord& record, const Replay& played, const Cast& cast)
{
    const auto steps = record.actions.size();
    if (played.refusal) {
        const bool over = played.ending != Ending::None;
        const Action& refused = record.actions[static_cast<std::size_t>(played.actions)];
        return Cli::tr("step %1 of %2: \"%3\" is refused by rule %4; %5 was asked: %6")
            .arg(played.actions + 1)
            .arg(steps)
            .arg(wordOf(nameOf(refused.kind)), wordOf(played.refusal.rule.text()),
                 over ? Cli::tr("nobody") : cast.name(played.asked.seat),
                 over ? endingSentence(played.ending, cast.name(played.winner)) : decisionText(played.asked, cast));
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
    try {
        return readRecord({content.constData(), static_cast<std::size_t>(content.size())}, session.pool());
    } catch (const JsonError& error) {
        throw CliError(ExitCode::BadInput, located(file, error.line(), QString::fromUtf8(error.what())));
    }
}

ExitCode replayFile(Session& session, const Arguments& arguments)
{
    const QString file = arguments.operands().first();
    const GameRecord record = readGame(session, file);
    const Replay played = replay(record, session.pool(), &session.effects());
    const Cast cast{session.pool(), playerNames(record)};
    const QString differs = difference(record, played, cast);

    QJsonObject answer{
        {QStringLiteral("ok"), played.ok},
        {QStringLiteral("actions"), played.actions},
        {QStringLiteral("of"), static_cast<qint64>(record.actions.size())},
        {QStringLiteral("turns"), played.turn},
        {QStringLiteral("ending"), wordOf(nameOf(played.ending))},
        {QStringLiteral("winner"), played.winner == kNoSeat ? QJsonValue() : QJsonValue(lettersOf(played.winner))},
        {QStringLiteral("message"), differs}};
    if (played.refusal || played.differsAfter)
        answer.insert(QStringLiteral("step"), played.refusal ? played.actions + 1 : *played.differsAfter);
    if (played.refusal)
        answer.insert(QStringLiteral("rule"), wordOf(played.refusal.rule.text()));
    if (arguments.has(QStringLiteral("log"))) {
        answer.insert(QStringLiteral("log"), storyArray(played.log, cast));
        sayStory(session, played.log, cast);
    }
    session.answer(answer);
    if (!played.ok) {
        session.say(QStringLiteral("%1: %2").arg(file, differs));
        return ExitCode::No;
    }
    session.say(Cli::tr("%1: the same game, %n step(s), %2 turns. %3", nullptr, played.actions)
                    .arg(file)
                    .arg(played.turn)
                    .arg(endingSentence(played.ending, cast.name(played.winner))));
    return ExitCode::Yes;
}

void declareReplay(Arguments& arguments)
{
    arguments.operands(1, 1);
    arguments.option(QStringLiteral("log"), Cli::tr("Tells the story of the game."));
}

constexpr std::array kCommands{
    Command{"play match",
            "play match DECK DECK [DECK [DECK]] [--games N] [--seed S] [--jobs J] [--bots A,B] [--max-turns T] "
            "[--game basic|advanced] [--killers] [--log] [--record FILE]",
            QT_TRANSLATE_NOOP("Cli", "Plays decks against one another and says who wins, how and how soon."),
            declareMatch, match},
    Command{"play replay", "play replay FILE [--log]",
            QT_TRANSLATE_NOOP("Cli", "Plays a recorded game again and says where it differs."), declareReplay,
            replayFile},
};

} // namespace

std::span<const Command> playMatchCommands()
{
    return kCommands;
}

} // namespace dossier
