// play worth, play swaps: versions of a deck in the same games against the same decks.
#include "cli/deck_output.h"
#include "cli/large_files.h"
#include "cli/playtest/asked_series.h"
#include "cli/playtest/series_output.h"
#include "cli/playtest/swap_list.h"
#include "desk/playtest/series_tables.h"
#include "engine/players/playtest/playtest_worth.h"
#include "engine/players/playtest/swaps.h"
#include "wording/play/series_text.h"
#include "wording/words/elision.h"

#include <QElapsedTimer>

#include <algorithm>
#include <array>
#include <iterator>
#include <set>

namespace dossier {

namespace {

constexpr int kTrialGames = 100;

QString titleOf(const CardPool& pool, CardIndex card)
{
    return QString::fromStdString(pool[card].title);
}

QString idOf(const CardPool& pool, CardIndex card)
{
    return QString::fromStdString(pool[card].id);
}

void declareTrial(Arguments& arguments)
{
    arguments.operands(1, 1);
    arguments.option(QStringLiteral("against"),
                     Cli::tr("A deck to play against, may be given several times; the deck itself if not said."),
                     QStringLiteral("DECK"));
    arguments.repeatable({QStringLiteral("against")});
    declareGames(arguments);
    declareBots(arguments, Cli::tr("Who plays: one for all decks, or one for the deck and one for the others, of %1; "
                                   "supervisor if not said."));
    declareXFiles(arguments);
}

// The decks of the gauntlet by their names in `names`, the tried one first.
TrialSetup askedTrial(Session& session, const Arguments& arguments, const Deck& deck, QStringList& names)
{
    TrialSetup trial;
    trial.pool = &session.pool();
    trial.effects = &session.effects();
    trial.options = askedOptions(session, arguments, deck.game);
    checkOnlyKnown(session, arguments, deck, arguments.operands().first());
    const QStringList against = arguments.values(QStringLiteral("against"));
    if (against.size() >= kMostEntrants)
        throw CliError(
            ExitCode::WrongUsage,
            Cli::tr("--against names %1 decks; there may be %2.").arg(against.size()).arg(kMostEntrants - 1));
    trial.gauntlet = against.isEmpty() ? std::vector<Deck>{deck} : askedDecks(session, arguments, against);
    names = QStringList{arguments.operands().first()} + (against.isEmpty() ? arguments.operands() : against);
    trial.ownXFiles = askedOwnXFiles(arguments);
    const auto bots = askedBots(arguments, 2);
    trial.worlds = askedWorlds(session, arguments, bots);
    trial.bot = bots[0];
    trial.against = bots[1];
    trial.seed = askedSeed(arguments);
    trial.jobs = askedJobs(arguments);
    checkSeries(seriesOf(trial, deck), names);
    std::vector<Deck> decks = trial.gauntlet;
    decks.insert(decks.begin(), deck);
    warnOfIllegal(session, decks, trial.options, trial.ownXFiles);
    return trial;
}

// What both reports begin with.
QJsonObject headJson(const TrialSetup& trial, const Deck& deck, int games)
{
    QJsonArray against;
    for (const Deck& other : trial.gauntlet)
        against.append(QString::fromStdString(other.name));
    QJsonObject json{{QStringLiteral("deck"), QString::fromStdString(deck.name)},
                     {QStringLiteral("against"), against},
                     {QStringLiteral("bots"), QJsonArray{wordOf(trial.bot), wordOf(trial.against)}},
                     {QStringLiteral("xfiles"), xFilesWord(whoseXFiles(seriesOf(trial, deck)))},
                     {QStringLiteral("seed"), static_cast<qint64>(trial.seed)},
                     {QStringLiteral("games"), games}};
    addRules(json, trial.options);
    return json;
}

// Who plays what, before the figures.
void sayTrial(Session& session, const TrialSetup& trial, const Deck& deck)
{
    QStringList against;
    for (const Deck& other : trial.gauntlet)
        against << QString::fromStdString(other.name);
    session.say(
        Cli::tr("%1, played by %2, against %3, played by %4; %5.", "a deck, its player, other decks, theirs; X-Files")
            .arg(QString::fromStdString(deck.name), wordOf(trial.bot), against.join(QStringLiteral(", ")),
                 wordOf(trial.against), xFilesText(whoseXFiles(seriesOf(trial, deck)))));
    session.say(sentenceOf(rulesText(trial.options, trial.seed)));
}

// --- play worth -----------------------------------------------------------------------------------------------------

// Printings of one card are one (SET-1).
std::vector<CardWorth> cardsOf(const Deck& deck, const CardPool& pool)
{
    std::vector<CardWorth> cards;
    for (const CardWorth& each : cardsToTry(deck)) {
        const auto same = std::ranges::find_if(cards, [&](const CardWorth& other) {
            return other.zone == each.zone && pool.sameInPlay(other.entry.card, each.entry.card);
        });
        if (same == cards.end())
            cards.push_back(each);
        else
            same->entry.count += each.entry.count;
    }
    return cards;
}

std::vector<CardWorth> askedCards(Session& session, const Arguments& arguments, const Deck& deck)
{
    const std::vector<CardWorth> all = cardsOf(deck, session.pool());
    const QStringList asked = arguments.values(QStringLiteral("card"));
    std::vector<CardWorth> cards;
    std::set<CardIndex> taken; // a card that is named twice is tried once
    for (const QString& name : asked) {
        const CardIndex wanted = session.card(name);
        if (!taken.insert(session.pool().playedAs(wanted)).second)
            continue;
        const std::size_t before = cards.size();
        std::ranges::copy_if(all, std::back_inserter(cards),
                             [&](const CardWorth& each) { return session.pool().sameInPlay(each.entry.card, wanted); });
        if (cards.size() == before)
            throw CliError(ExitCode::BadInput,
                           located(arguments.operands().first(), 0,
                                   Cli::tr("%1 is not in this deck").arg(titleOf(session.pool(), wanted))));
    }
    return asked.isEmpty() ? all : cards;
}

// Rounds for each version, from --games (of a version against a deck) or --budget (all games together).
int askedRounds(const Arguments& arguments, std::size_t versions, std::size_t opponents)
{
    const auto budget = arguments.number(QStringLiteral("budget"), 2, kMostSeriesGames);
    if (!budget)
        return askedPairedGames(arguments, kTrialGames) / 2;
    if (arguments.has(QStringLiteral("games")))
        throw CliError(ExitCode::WrongUsage, Cli::tr("--games and --budget say the same; only one can be given."));
    const auto least = 2 * static_cast<qint64>(versions) * static_cast<qint64>(opponents);
    if (*budget < least)
        throw CliError(
            ExitCode::WrongUsage,
            Cli::tr("--budget must be %1 at least here: two games of each version against each deck.").arg(least));
    return static_cast<int>(*budget / least);
}

QJsonArray worthJson(const CardPool& pool, const std::vector<CardWorth>& cards)
{
    QJsonArray list;
    for (const CardWorth& each : cards)
        list.append(QJsonObject{{QStringLiteral("id"), idOf(pool, each.entry.card)},
                                {QStringLiteral("title"), titleOf(pool, each.entry.card)},
                                {QStringLiteral("copies"), each.entry.count},
                                {QStringLiteral("pairs"), each.result.pairs},
                                {QStringLiteral("worth"), toJson(each.result.difference)},
                                {QStringLiteral("win_rate_without"), toJson(each.result.second)}});
    return list;
}

void sayWorth(Session& session, const std::vector<CardWorth>& cards)
{
    session.say(Cli::tr("Percentage points that a card adds to the win rate, all its copies against blanks in the same "
                        "games; in 95 of 100 playtests the true figure is between those in brackets:"));
    for (const CardWorth& each : cards)
        session.say(QStringLiteral("%1 %2 %3  %4")
                        .arg(differenceText(each.result.difference).rightJustified(24))
                        .arg(each.entry.count, 3)
                        .arg(titleOf(session.pool(), each.entry.card), idOf(session.pool(), each.entry.card)));
}

ExitCode worth(Session& session, const Arguments& arguments)
{
    const Deck deck = session.deck(arguments.operands().first()).deck;
    std::vector<CardWorth> cards = askedCards(session, arguments, deck);
    QStringList names;
    TrialSetup trial = askedTrial(session, arguments, deck, names);
    const int rounds = askedRounds(arguments, cards.size() + 1, trial.gauntlet.size());
    const CardPool& pool = session.pool();
    const QString file = arguments.value(QStringLiteral("output"));
    checkOutputs(session, {file});

    QElapsedTimer clock;
    clock.start();
    const int games = 2 * rounds * static_cast<int>(trial.gauntlet.size() * (cards.size() + 1));
    cards = worthOf(std::move(cards), trial, deck, rounds, {progressOf(session, games), {}});
    session.progress(0, 0);
    std::stable_sort(cards.begin(), cards.end(), [](const CardWorth& a, const CardWorth& b) {
        return a.result.difference.mean > b.result.difference.mean;
    });

    QJsonObject json = headJson(trial, deck, games);
    json.insert(QStringLiteral("cards"), worthJson(pool, cards));
    if (!cards.empty())
        json.insert(QStringLiteral("win_rate"), toJson(cards.front().result.first));
    json.insert(QStringLiteral("elapsed_s"), static_cast<double>(clock.elapsed()) / 1000.0);
    session.answer(json);
    sayTrial(session, trial, deck);
    if (!cards.empty())
        session.say(Cli::tr("%1 as it is won %2 of the points.")
                        .arg(QString::fromStdString(deck.name), rateText(cards.front().result.first)));
    sayWorth(session, cards);
    if (!file.isEmpty())
        session.write(file, worthTable(seriesOf(trial, deck), cards));
    return ExitCode::Yes;
}

void declareWorth(Arguments& arguments)
{
    declareTrial(arguments);
    arguments.option(QStringLiteral("card"), Cli::tr("A card to try, may be given several times; all if not said."),
                     QStringLiteral("CARD"));
    arguments.repeatable({QStringLiteral("card")});
    arguments.option(QStringLiteral("games"),
                     Cli::tr("Games of each version against each deck, an even number; 100 if not said."),
                     QStringLiteral("N"));
    arguments.option(QStringLiteral("budget"), Cli::tr("Instead of --games: how many games all together."),
                     QStringLiteral("N"));
    arguments.option(QStringLiteral("output"), Cli::tr("Writes the figures to FILE, as a table."),
                     QStringLiteral("FILE"), QStringLiteral("o"));
}

// --- play swaps -----------------------------------------------------------------------------------------------------

QString swapText(const CardPool& pool, const CardSwap& swap)
{
    return elided(
        Cli::tr("%1 instead of %2", "one card in, one card out").arg(titleOf(pool, swap.in), titleOf(pool, swap.out)));
}

QJsonObject toJson(const CardPool& pool, const CardSwap& swap)
{
    return {{QStringLiteral("out"), idOf(pool, swap.out)}, {QStringLiteral("in"), idOf(pool, swap.in)}};
}

QJsonObject toJson(const Comparison& result)
{
    return {{QStringLiteral("pairs"), result.pairs},
            {QStringLiteral("win_rate"), toJson(result.first)},
            {QStringLiteral("win_rate_before"), toJson(result.second)},
            {QStringLiteral("difference"), toJson(result.difference)}};
}

// "helps", "hurts", "open": words of the contract.
QString verdictOf(const Comparison& confirmed)
{
    return confirmed.difference.low > 0    ? QStringLiteral("helps")
           : confirmed.difference.high < 0 ? QStringLiteral("hurts")
                                           : QStringLiteral("open");
}

void saySwaps(Session& session, const SwapReport& report)
{
    const CardPool& pool = session.pool();
    const QString best = swapText(pool, report.tried.front().swap);
    const QString verdict = verdictOf(report.confirmed);
    const QString points = differenceText(report.confirmed.difference);
    session.say(
        verdict == QStringLiteral("helps")
            ? Cli::tr("%1 helps: %2 percentage points, confirmed in %n pair(s) of fresh games.", nullptr,
                      report.confirmed.pairs)
                  .arg(best, points)
        : verdict == QStringLiteral("hurts")
            ? Cli::tr("No exchange helps: even %1 makes it worse, %2 percentage points in %n pair(s) of fresh "
                      "games.",
                      nullptr, report.confirmed.pairs)
                  .arg(best, points)
            : Cli::tr("Nothing is sure: %1 looked best, with %2 percentage points in %n pair(s) of fresh games.",
                      nullptr, report.confirmed.pairs)
                  .arg(best, points));
    if (report.tried.size() < 2)
        return;
    session.say(QString());
    session.say(
        Cli::tr("All that were tried, with the percentage points of the search (the best is flattered by it):"));
    for (const TriedSwap& tried : report.tried)
        session.say(QStringLiteral("%1 %2  %3")
                        .arg(differenceText(tried.result.difference).rightJustified(24))
                        .arg(tried.result.pairs, 6)
                        .arg(swapText(pool, tried.swap)));
}

ExitCode swaps(Session& session, const Arguments& arguments)
{
    const Session::LoadedDeck loaded = session.deck(arguments.operands().first());
    QStringList names;
    SwapSetup setup;
    setup.deck = loaded.deck;
    setup.trial = askedTrial(session, arguments, setup.deck, names);
    setup.rounds = askedPairedGames(arguments, kTrialGames) / 2;
    setup.swaps = askedSwaps(session, arguments, loaded);
    for (const CardSwap& swap : setup.swaps)
        checkSeries(seriesOf(setup.trial, swapped(setup.deck, swap)), names);

    QElapsedTimer clock;
    clock.start();
    std::function<void(int, int)> progress;
    if (progressOf(session, 1))
        progress = [&](int played, int planned) { session.progress(std::min(played, planned), planned); };
    const SwapReport report = trySwaps(setup, progress);
    session.progress(0, 0);

    QJsonArray tried;
    for (const TriedSwap& each : report.tried) {
        QJsonObject one = toJson(session.pool(), each.swap);
        one.insert(QStringLiteral("stages"), each.stages);
        one.insert(QStringLiteral("search"), toJson(each.result));
        tried.append(one);
    }
    QJsonObject json = headJson(setup.trial, setup.deck, report.games);
    json.insert(QStringLiteral("tried"), tried);
    json.insert(QStringLiteral("best"), toJson(session.pool(), report.tried.front().swap));
    json.insert(QStringLiteral("verdict"), verdictOf(report.confirmed));
    json.insert(QStringLiteral("confirmed"), toJson(report.confirmed));
    json.insert(QStringLiteral("elapsed_s"), static_cast<double>(clock.elapsed()) / 1000.0);
    session.answer(json);
    sayTrial(session, setup.trial, setup.deck);
    saySwaps(session, report);
    return ExitCode::Yes;
}

void declareSwaps(Arguments& arguments)
{
    declareTrial(arguments);
    declareSwapList(arguments);
    arguments.option(QStringLiteral("games"),
                     Cli::tr("Games of the confirmation against each deck, an even number; 100 if not said."),
                     QStringLiteral("N"));
}

} // namespace

std::span<const Command> playTrialCommands()
{
    static constexpr std::array commands{
        Command{
            "play worth",
            "play worth DECK [--against DECK]… [--card CARD]… [--games N] [--budget N] [--seed S] [--jobs J] "
            "[--bots A,B] [--max-turns T] [--game basic|advanced] [--killers] [--only-known] [--own-xfiles] [-o FILE]",
            QT_TRANSLATE_NOOP("Cli", "Says what each card is worth to a deck, against a blank in its place."),
            declareWorth, worth},
        Command{"play swaps",
                "play swaps DECK [--try OUT=IN]… [--out CARD]… [--in CARD]… [--owned] [--against DECK]… [--games N] "
                "[--seed S] [--jobs J] [--bots A,B] [--max-turns T] [--game basic|advanced] [--killers] [--only-known] "
                "[--own-xfiles]",
                QT_TRANSLATE_NOOP("Cli", "Tries exchanges of cards and says which helps the deck, and how surely."),
                declareSwaps, swaps},
    };
    return commands;
}

} // namespace dossier
