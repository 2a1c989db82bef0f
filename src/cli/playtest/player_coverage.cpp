#include "cli/playtest/player_coverage.h"

#include "cli/playtest/asked_series.h"
#include "cli/playtest/series_output.h"
#include "engine/players/playtest/card_uses.h"
#include "wording/play/play_words.h"
#include "wording/play/reason_text.h"

#include <QElapsedTimer>
#include <QLocale>

#include <array>

namespace dossier {

namespace {

constexpr int kCoverageGames = 500;
constexpr int kTurns = 200;
constexpr int kEnoughGames = 20; // of either kind, before they are compared

QString inPercent(double part)
{
    return QLocale().toString(part * 100, 'f', 1);
}

double rateOf(const GameCount& count)
{
    return count.points() / count.games;
}

QString wordOf(NotUsed::Why why)
{
    static constexpr std::array<const char*, 5> kWords{"not_in_decks", "not_drawn", "not_allowed", "no_rule",
                                                       "not_worth"};
    return QLatin1String(kWords[static_cast<std::size_t>(why)]);
}

QString reasonOf(const NotUsed& why)
{
    switch (why.why) {
    case NotUsed::Why::NotInDecks:
        return Cli::tr("It came into no deck.");
    case NotUsed::Why::NotHeld:
        return Cli::tr("It was never drawn.");
    case NotUsed::Why::NotAllowed:
        return why.against ? Cli::tr("No occasion arose; most often: %1").arg(sentence(*why.against))
                           : Cli::tr("No occasion arose.");
    case NotUsed::Why::NoRule:
        return Cli::tr("The player has no rule for what it does.");
    case NotUsed::Why::NotWorth:
        break;
    }
    return Cli::tr("It never seemed worth it to the player.");
}

UsesSetup askedUses(Session& session, const Arguments& arguments)
{
    UsesSetup setup;
    setup.pool = &session.pool();
    setup.effects = &session.effects();
    setup.format = session.format(Game::Advanced);
    setup.format.killersAgreed = true; // else nobody could use them
    setup.format.sets = askedSets(arguments, DeckSets::All);
    setup.options.killerCards = true;
    setup.options.mostTurns = kTurns;
    setup.bot = askedBots(arguments, 1).front();
    setup.worlds = askedWorlds(session, arguments, {&setup.bot, 1});
    setup.games =
        static_cast<int>(arguments.number(QStringLiteral("games"), 1, kMostSeriesGames).value_or(kCoverageGames));
    setup.seed = askedSeed(arguments);
    return setup;
}

QJsonObject countJson(const GameCount& count)
{
    return {{QStringLiteral("games"), count.games},
            {QStringLiteral("wins"), count.wins},
            {QStringLiteral("undecided"), count.undecided},
            {QStringLiteral("win_rate"),
             count.games > 0 ? QJsonValue(toJson(exactRate(count.points(), count.games))) : QJsonValue()}};
}

QJsonObject cardJson(const Card& card, const CardUses& uses)
{
    return {{QStringLiteral("id"), QString::fromStdString(card.id)},
            {QStringLiteral("title"), QString::fromStdString(card.title)},
            {QStringLiteral("type"), QString::fromUtf8(nameOf(card.type).data())},
            {QStringLiteral("decks"), uses.decks},
            {QStringLiteral("held"), uses.held},
            {QStringLiteral("usable"), countJson(uses.could)},
            {QStringLiteral("used"), countJson(uses.used)},
            {QStringLiteral("not_used"), countJson(uses.left())},
            {QStringLiteral("choices"), static_cast<qint64>(uses.offered)},
            {QStringLiteral("uses"), static_cast<qint64>(uses.taken)},
            {QStringLiteral("ability"), QJsonObject{{QStringLiteral("choices"), static_cast<qint64>(uses.textOffered)},
                                                    {QStringLiteral("uses"), static_cast<qint64>(uses.textTaken)}}},
            {QStringLiteral("hidden"), static_cast<qint64>(uses.hidden)}};
}

// "  12 of   40 games (30.0 %), won 55.1 % with it, 48.2 % without"
QString lineOf(const CardUses& uses)
{
    QString line =
        Cli::tr("used in %1 of %2 games that allowed it", "a card").arg(uses.used.games, 5).arg(uses.could.games, 5);
    if (uses.used.games > 0 && uses.left().games > 0)
        line += Cli::tr("; won %1 % with it, %2 % without")
                    .arg(inPercent(rateOf(uses.used)), inPercent(rateOf(uses.left())));
    return line;
}

// What all cards together come to.
struct Sum
{
    int cards = 0;
    int used = 0;
    int texts = 0; // cards whose ability could be used
    int textsUsed = 0;
    int compared = 0;
    int better = 0; // their player won more often with it

    void add(const CardUses& uses)
    {
        ++cards;
        used += uses.used.games > 0;
        texts += uses.textOffered > 0;
        textsUsed += uses.textTaken > 0;
        if (uses.used.games < kEnoughGames || uses.left().games < kEnoughGames)
            return;
        ++compared;
        better += rateOf(uses.used) > rateOf(uses.left());
    }
};

void saySum(Session& session, const Sum& sum)
{
    session.say(Cli::tr("%1 % of the cards used: %2 of %3.")
                    .arg(inPercent(sum.cards > 0 ? static_cast<double>(sum.used) / sum.cards : 0))
                    .arg(sum.used)
                    .arg(sum.cards));
    session.say(Cli::tr("What a card says once it lies there was used of %1 of the %2 cards that offered it.")
                    .arg(sum.textsUsed)
                    .arg(sum.texts));
    session.say(Cli::tr("Of %1 cards that were used in %3 games at least and left in as many, %2 won more often when "
                        "they were used.")
                    .arg(sum.compared)
                    .arg(sum.better)
                    .arg(kEnoughGames));
}

void refuseAlone(const Arguments& arguments, const char* option)
{
    if (arguments.has(QLatin1String(option)))
        throw CliError(
            ExitCode::WrongUsage,
            Cli::tr("--%1 is said of games that are played: give --players, too.").arg(QLatin1String(option)));
}

} // namespace

void declarePlayerCoverage(Arguments& arguments)
{
    arguments.option(QStringLiteral("players"),
                     Cli::tr("Lists instead which cards a player uses, in games against himself with decks drawn by "
                             "lot, and whether he wins with them."));
    declareSets(arguments, DeckSets::All);
    arguments.option(QStringLiteral("games"), Cli::tr("How many games; 500 if not said."), QStringLiteral("N"));
    arguments.option(QStringLiteral("seed"), Cli::tr("The same seed gives the same games; 1 if not said."),
                     QStringLiteral("S"));
    arguments.option(QStringLiteral("jobs"), Cli::tr("Threads to use; the result never depends on it."),
                     QStringLiteral("J"));
    declareBots(arguments, Cli::tr("Which player: %1; supervisor if not said."));
}

void refuseWithoutPlayers(const Arguments& arguments)
{
    for (const char* option : {"sets", "games", "seed", "jobs", "bots", "worlds"})
        refuseAlone(arguments, option);
}

ExitCode playerCoverage(Session& session, const Arguments& arguments)
{
    const UsesSetup setup = askedUses(session, arguments);
    const int jobs = askedJobs(arguments);
    QElapsedTimer clock;
    clock.start();
    const UsesReport report = countUses(setup, jobs, progressOf(session, setup.games));
    session.progress(0, 0);
    const std::map<CardIndex, NotUsed> notUsed = whyNotUsed(setup, report);

    const CardPool& pool = session.pool();
    session.say(Cli::tr("%n game(s) of the player %1 against himself, with decks drawn by lot (seed %2).", nullptr,
                        report.games)
                    .arg(wordOf(setup.bot))
                    .arg(setup.seed));
    session.say(QString());
    Sum sum;
    QJsonArray cards;
    QStringList never;
    for (CardIndex index = 0; index < pool.size(); ++index) {
        const Card& card = pool[index];
        if (!isUsable(pool, index))
            continue;
        const CardUses& uses = report.cards[index];
        sum.add(uses);
        const QString name =
            QString::fromStdString(card.id) + QStringLiteral("  ") + QString::fromStdString(card.title);
        QJsonObject one = cardJson(card, uses);
        if (uses.used.games == 0) {
            const NotUsed& why = notUsed.at(index);
            one.insert(QStringLiteral("reason"), wordOf(why.why));
            one.insert(QStringLiteral("message"), reasonOf(why));
            never << name + QStringLiteral("  ") + reasonOf(why);
        } else {
            session.say(name + QStringLiteral("  ") + lineOf(uses));
        }
        cards.append(one);
    }
    if (!never.isEmpty()) {
        session.say(QString());
        session.say(Cli::tr("Never used:"));
        for (const QString& line : std::as_const(never))
            session.say(line);
    }
    session.say(QString());
    saySum(session, sum);
    session.answer({{QStringLiteral("games"), report.games},
                    {QStringLiteral("seed"), static_cast<qint64>(setup.seed)},
                    {QStringLiteral("player"), wordOf(setup.bot)},
                    {QStringLiteral("of"), sum.cards},
                    {QStringLiteral("used"), sum.used},
                    {QStringLiteral("share"), sum.cards > 0 ? static_cast<double>(sum.used) / sum.cards : 0},
                    {QStringLiteral("abilities"),
                     QJsonObject{{QStringLiteral("of"), sum.texts}, {QStringLiteral("used"), sum.textsUsed}}},
                    {QStringLiteral("compared"), sum.compared},
                    {QStringLiteral("won_more_when_used"), sum.better},
                    {QStringLiteral("cards"), cards},
                    {QStringLiteral("elapsed_s"), static_cast<double>(clock.elapsed()) / 1000.0}});
    return ExitCode::Yes;
}

} // namespace dossier
