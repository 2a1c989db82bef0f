// play duel: one player of the program against another, with the same decks in both hands.
#include "cli/playtest/asked_series.h"
#include "cli/playtest/series_output.h"
#include "cli/playtest/shard_file.h"
#include "desk/playtest/opponents.h"
#include "domain/decks/random_deck.h"

#include <array>

namespace dossier {

namespace {

constexpr int kUsualGames = 100;
constexpr int kUsualRandomDecks = 10;
constexpr int kMostDecks = kMostEntrants / 2;

// Always the same ones, however many are asked for.
Deck randomDeckNumbered(int number, const CardPool& pool, const Format& format)
{
    Random random(static_cast<std::uint64_t>(number));
    Deck deck = randomDeck(pool, format, random);
    deck.name = Cli::tr("Random deck %1").arg(number).toStdString();
    return deck;
}

std::vector<Deck> duelDecks(Session& session, const Arguments& arguments, QStringList& names)
{
    Format format = session.format(Game::Advanced);
    format.sets = askedSets(arguments, DeckSets::BaseSet);
    std::vector<Deck> decks = arguments.operands().isEmpty() ? shippedOpponents(session.box(), Game::Advanced)
                                                             : askedDecks(session, arguments, arguments.operands());
    const auto random = arguments.number(QStringLiteral("random-decks"), 0, kMostDecks)
                            .value_or(arguments.operands().isEmpty() ? kUsualRandomDecks : 0);
    if (random == 0 && arguments.has(QStringLiteral("sets")))
        throw CliError(ExitCode::WrongUsage,
                       Cli::tr("--sets is for decks drawn by lot, of which there are none: add --random-decks N."));
    for (int number = 1; number <= static_cast<int>(random); ++number)
        decks.push_back(randomDeckNumbered(number, session.pool(), format));
    if (decks.size() > static_cast<std::size_t>(kMostDecks))
        throw CliError(ExitCode::WrongUsage,
                       Cli::tr("A duel takes %1 decks at most, not %2.").arg(kMostDecks).arg(decks.size()));
    for (Deck& deck : decks) {
        deck.xFile.clear(); // the same for both would be known to both
        for (int player = 0; player < 2; ++player)
            names << QString::fromStdString(deck.name);
    }
    return decks;
}

ExitCode duel(Session& session, const Arguments& arguments)
{
    QStringList names;
    const std::vector<Deck> decks = duelDecks(session, arguments, names);
    SeriesRun run{"duel", {}, {}};
    SeriesSetup& setup = run.setup;
    setup.pool = &session.pool();
    setup.effects = &session.effects();
    setup.options = askedOptions(session, arguments, decks.front().game);
    setup.ownXFiles = true; // there are none (duelDecks)
    auto bots = askedBots(arguments, 2);
    if (!arguments.has(QStringLiteral("bots")))
        bots.back() = Bot::Agent;
    for (const Deck& deck : decks) {
        const int first = static_cast<int>(setup.entrants.size());
        setup.entrants.push_back({deck, bots[0]});
        setup.entrants.push_back({deck, bots[1]});
        setup.tables.push_back({first, first + 1});
    }
    setup.rounds = askedPairedGames(arguments, kUsualGames) / 2;
    setup.seed = askedSeed(arguments);
    setup.worlds = askedWorlds(session, arguments, bots);
    setup.cards = false;
    if (static_cast<std::int64_t>(setup.rounds) * 2 * static_cast<std::int64_t>(decks.size()) > kMostSeriesGames)
        throw CliError(ExitCode::WrongUsage, Cli::tr("%1 games with each of %2 decks are more than %3 in all.")
                                                 .arg(setup.rounds * 2)
                                                 .arg(decks.size())
                                                 .arg(kMostSeriesGames));
    const auto part = askedPart(arguments);
    askedJobs(arguments); // refused before anything is played
    checkSeries(setup, names);
    warnOfIllegal(session, decks, setup.options, false);
    if (part)
        return playShard(session, arguments, run, *part);
    giveReport(session, playWhole(session, arguments, run));
    return ExitCode::Yes;
}

void declareDuel(Arguments& arguments)
{
    arguments.operands(0, kMostDecks);
    arguments.option(QStringLiteral("games"),
                     Cli::tr("How many games with each deck, an even number; 100 if not said."), QStringLiteral("N"));
    arguments.option(QStringLiteral("random-decks"),
                     Cli::tr("So many decks drawn by lot, the same in every run, besides those named; 10 if none is."),
                     QStringLiteral("N"));
    declareSets(arguments, DeckSets::BaseSet);
    declareGames(arguments);
    declareBots(arguments,
                Cli::tr("Who plays whom: two of %1, or one who plays himself; supervisor,agent if not said."));
    declareShard(arguments);
}

} // namespace

std::span<const Command> playDuelCommands()
{
    static constexpr std::array commands{
        Command{"play duel",
                "play duel [DECK…] [--bots A,B] [--games N] [--random-decks N] [--sets SETS] [--seed S] [--jobs J] "
                "[--max-turns T] "
                "[--game basic|advanced] [--killers] [--only-known] [--shard K/N -o FILE]",
                QT_TRANSLATE_NOOP("Cli", "Says how much stronger one player is than another, deck by deck."),
                declareDuel, duel},
    };
    return commands;
}

} // namespace dossier
