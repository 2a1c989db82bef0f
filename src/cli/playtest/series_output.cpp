#include "cli/playtest/series_output.h"

#include "cli/deck_output.h"
#include "cli/distribution_json.h"
#include "cli/playtest/asked_series.h"
#include "desk/playtest/series_tables.h"
#include "engine/players/playtest/strength.h"
#include "engine/records/words.h"
#include "wording/play/choice_text.h"
#include "wording/play/goldfish_text.h"
#include "wording/play/play_words.h"
#include "wording/play/series_text.h"
#include "wording/words/qt_text.h"

#include <QLocale>

#include <algorithm>
#include <numeric>

namespace dossier {

namespace {

QString letterOf(std::size_t place)
{
    return QString(QLatin1Char(static_cast<char>('A' + place)));
}

QString percent(double part)
{
    return QLocale().toString(part * 100, 'f', 1);
}

QString signedPoints(double part)
{
    return (part >= 0 ? QStringLiteral("+") : QString()) + percent(part);
}

QJsonObject endingsJson(const TableTally& table)
{
    QJsonObject endings;
    for (const auto& [ending, games] : table.endings)
        endings.insert(qtText(nameOf(static_cast<Ending>(ending))), games);
    return endings;
}

int undecidedOf(const TableTally& table)
{
    return table.games - std::accumulate(table.wins.begin(), table.wins.end(), 0);
}

// {"A","B","nobody"}
QJsonObject winsJson(const TableTally& table, std::size_t seats)
{
    QJsonObject wins;
    for (std::size_t place = 0; place < seats; ++place)
        wins.insert(letterOf(place), table.wins[place]);
    wins.insert(QStringLiteral("nobody"), undecidedOf(table));
    return wins;
}

QJsonObject whenJson(const GameCount& count)
{
    return {{QStringLiteral("games"), count.games},
            {QStringLiteral("wins"), count.wins},
            {QStringLiteral("undecided"), count.undecided},
            {QStringLiteral("win_rate"),
             count.games > 0 ? QJsonValue(toJson(exactRate(count.points(), count.games))) : QJsonValue()}};
}

const Entrant& entrantAt(const SeriesRun& run, std::size_t place)
{
    return run.setup.entrants[place];
}

QString nameOf(const Entrant& entrant)
{
    return QString::fromStdString(entrant.deck.name);
}

// What both reports begin with.
QJsonObject headJson(const SeriesRun& run, const TableTally& all)
{
    QJsonArray bots;
    QJsonArray decks;
    QJsonArray takenOut;
    for (const Entrant& entrant : run.setup.entrants) {
        bots.append(wordOf(entrant.bot));
        decks.append(nameOf(entrant));
        takenOut.append(notDealt(entrant.deck, *run.setup.pool, run.setup.options.game));
    }
    QJsonObject json{{QStringLiteral("seed"), static_cast<qint64>(run.setup.seed)},
                     {QStringLiteral("games"), all.games},
                     {QStringLiteral("bots"), bots},
                     {QStringLiteral("decks"), decks},
                     {QStringLiteral("xfiles"), xFilesWord(whoseXFiles(run.setup))},
                     {QStringLiteral("endings"), endingsJson(all)},
                     {QStringLiteral("turns"), toJson(all.turns)},
                     {QStringLiteral("decisions"), static_cast<qint64>(all.decisions)}};
    addRules(json, run.setup.options);
    if (run.setup.options.game == Game::Basic)
        json.insert(QStringLiteral("taken_out"), takenOut);
    return json;
}

void sayEndings(Session& session, const TableTally& table)
{
    for (const auto& [ending, games] : table.endings)
        session.say(QStringLiteral("%1  %2").arg(games, 7).arg(
            endingSentence(static_cast<Ending>(ending), Cli::tr("One of them", "subject of a sentence: who won"))));
    session.say(Cli::tr("Turns of all players: mean %1, median %2, from %3 (one in ten) to %4 (nine in ten)")
                    .arg(QLocale().toString(table.turns.mean(), 'f', 1))
                    .arg(table.turns.median())
                    .arg(table.turns.percentile(10))
                    .arg(table.turns.percentile(90)));
}

// Who sits where, by name and player, and the strongest first.
std::vector<std::size_t> byStrength(const std::vector<Strength>& strengths)
{
    std::vector<std::size_t> order(strengths.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return strengths[a].elo > strengths[b].elo; });
    return order;
}

QJsonObject tableJson(const SeriesRun& run, int number, const TableTally& table)
{
    const SeriesTable& who = run.setup.tables[static_cast<std::size_t>(number)];
    return {{QStringLiteral("decks"), QJsonArray{who[0], who[1]}},
            {QStringLiteral("games"), table.games},
            {QStringLiteral("seeds"), isMirror(who) ? table.games : table.games / 2},
            {QStringLiteral("wins"), winsJson(table, 2)},
            {QStringLiteral("win_rate"), toJson(rateOf(run.setup, table))},
            {QStringLiteral("endings"), endingsJson(table)},
            {QStringLiteral("turns"), toJson(table.turns)}};
}

// Of a duel: where the first player won least.
std::map<int, TableTally>::const_iterator worstTable(const SeriesRun& run, const SeriesTally& tally)
{
    return std::min_element(tally.tables.begin(), tally.tables.end(), [&](const auto& a, const auto& b) {
        return rateOf(run.setup, a.second).mean < rateOf(run.setup, b.second).mean;
    });
}

// --- deck against deck ----------------------------------------------------------------------------------------------

void sayMatrix(Session& session, const SeriesRun& run, const SeriesTally& tally)
{
    const std::size_t entrants = run.setup.entrants.size();
    const RateMatrix rates = ratesBetween(run.setup, tally);
    session.say(QString());
    session.say(Cli::tr("Win rates in percent, the row against the column:"));
    QString heading(6, QLatin1Char(' '));
    for (std::size_t column = 0; column < entrants; ++column)
        heading += QString::number(column + 1).rightJustified(7);
    session.say(heading);
    for (std::size_t row = 0; row < entrants; ++row) {
        QString line = QString::number(row + 1).rightJustified(6);
        for (std::size_t column = 0; column < entrants; ++column) {
            const auto& rate = rates[row][column];
            line += (rate ? percent(rate->mean) : QStringLiteral("·")).rightJustified(7);
        }
        session.say(line);
    }
}

} // namespace

QString xFilesWord(WhoseXFiles played)
{
    return QString::fromStdString(std::string(nameOf(played)));
}

QJsonObject toJson(const EloFit& fit)
{
    return {{QStringLiteral("chi_square"), fit.chiSquare},
            {QStringLiteral("degrees_of_freedom"), fit.freedom},
            {QStringLiteral("p"), fit.chance},
            {QStringLiteral("fits"), fit.fits()}};
}

QJsonObject toJson(const Rate& rate)
{
    return {
        {QStringLiteral("mean"), rate.mean}, {QStringLiteral("low"), rate.low}, {QStringLiteral("high"), rate.high}};
}

QString rateText(const Rate& rate)
{
    return Cli::tr("%1 % (%2 to %3)", "a rate with its interval")
        .arg(percent(rate.mean), percent(rate.low), percent(rate.high));
}

QString differenceText(const Rate& difference)
{
    return Cli::tr("%1 (%2 to %3)", "percentage points with their interval")
        .arg(signedPoints(difference.mean), signedPoints(difference.low), signedPoints(difference.high));
}

QJsonArray cardsJson(const SeriesRun& run, const SeriesTally& tally)
{
    QJsonArray cards;
    for (const auto& [entrant, figures] : tally.decks) {
        const Deck& deck = entrantAt(run, static_cast<std::size_t>(entrant)).deck;
        for (std::size_t entry = 0; entry < figures.cards.size(); ++entry) {
            const CardFigures& card = figures.cards[entry];
            cards.append(QJsonObject{
                {QStringLiteral("id"), QString::fromStdString((*run.setup.pool)[deck.bureauDeck[entry].card].id)},
                {QStringLiteral("deck"), entrant},
                {QStringLiteral("opening"), whenJson(card.opening)},
                {QStringLiteral("drawn"), whenJson(card.drawn)},
                {QStringLiteral("played"), whenJson(card.played)},
                {QStringLiteral("not_opening"), whenJson(figures.all - card.opening)},
                {QStringLiteral("not_drawn"), whenJson(figures.all - card.drawn)},
                {QStringLiteral("not_played"), whenJson(figures.all - card.played)}});
        }
    }
    return cards;
}

QJsonObject matchJson(const SeriesRun& run, const SeriesTally& tally)
{
    const TableTally all = total(tally);
    QJsonObject json = headJson(run, all);
    json.insert(QStringLiteral("paired"), run.setup.exchanged);
    json.insert(QStringLiteral("wins"), winsJson(all, run.setup.tables.front().size()));
    json.insert(QStringLiteral("win_rate"), toJson(rateOf(run.setup, all)));
    QJsonArray rates;
    for (std::size_t place = 0; place < run.setup.tables.front().size(); ++place)
        rates.append(toJson(rateOf(run.setup, all, place)));
    json.insert(QStringLiteral("win_rates"), rates);
    json.insert(QStringLiteral("cards"), cardsJson(run, tally));
    return json;
}

void sayMatch(Session& session, const SeriesRun& run, const SeriesTally& tally)
{
    const TableTally all = total(tally);
    const QStringList players = playerNames(static_cast<int>(run.setup.tables.front().size()));
    for (qsizetype place = 0; place < players.size(); ++place) {
        const Entrant& who =
            entrantAt(run, static_cast<std::size_t>(run.setup.tables.front()[static_cast<std::size_t>(place)]));
        session.say(Cli::tr("%1: %2, played by %3", "a player, his deck, one of the program's players")
                        .arg(players.at(place), nameOf(who), wordOf(who.bot)));
    }
    session.say(sentenceOf(xFilesText(whoseXFiles(run.setup))));
    session.say(sentenceOf(rulesText(run.setup.options, run.setup.seed)));
    for (qsizetype place = 0; place < players.size(); ++place)
        session.say(Cli::tr("%1 won %2 of %3 games.")
                        .arg(players.at(place), QString::number(all.wins[static_cast<std::size_t>(place)]),
                             QString::number(all.games)));
    sayEndings(session, all);
    if (players.size() == 2) {
        session.say(Cli::tr("Win rate of %1, undecided games as half: %2; in 95 of 100 playtests the true one is "
                            "between these.")
                        .arg(players.front(), rateText(rateOf(run.setup, all))));
    } else {
        session.say(Cli::tr("Win rates, an undecided game as 1/%1 of a won one for each; in 95 of 100 playtests the "
                            "true ones are between these:")
                        .arg(players.size()));
        for (qsizetype place = 0; place < players.size(); ++place)
            session.say(QStringLiteral("  %1  %2")
                            .arg(players.at(place), rateText(rateOf(run.setup, all, static_cast<std::size_t>(place)))));
    }
    if (run.setup.exchanged)
        session.say(Cli::tr("Every seed was played twice with seats exchanged; %1 is the first deck wherever it sat.")
                        .arg(players.front()));
}

QJsonObject gauntletJson(const SeriesRun& run, const SeriesTally& tally)
{
    QJsonObject json = headJson(run, total(tally));
    const auto strength = strengths(run.setup, tally);
    QJsonArray ranking;
    for (const std::size_t entrant : byStrength(strength))
        ranking.append(QJsonObject{
            {QStringLiteral("deck"), static_cast<int>(entrant)},
            {QStringLiteral("name"), nameOf(entrantAt(run, entrant))},
            {QStringLiteral("bot"), wordOf(entrantAt(run, entrant).bot)},
            {QStringLiteral("win_rate"), toJson(rateOfEntrant(run.setup, tally, static_cast<int>(entrant)))},
            {QStringLiteral("elo"),
             toJson(Rate{strength[entrant].elo, strength[entrant].low, strength[entrant].high})}});
    QJsonArray pairs;
    for (const auto& [number, table] : tally.tables)
        pairs.append(tableJson(run, number, table));
    json.insert(QStringLiteral("ranking"), ranking);
    json.insert(QStringLiteral("elo_fit"), toJson(eloFit(run.setup, tally)));
    json.insert(QStringLiteral("pairs"), pairs);
    json.insert(QStringLiteral("cards"), cardsJson(run, tally));
    return json;
}

void sayGauntlet(Session& session, const SeriesRun& run, const SeriesTally& tally)
{
    const auto strength = strengths(run.setup, tally);
    session.say(Cli::tr("%n game(s), every seed twice with seats exchanged; intervals hold the true value in 95 of 100 "
                        "playtests.",
                        nullptr, tally.games));
    if (std::ranges::any_of(run.setup.tables, isMirror))
        session.say(
            Cli::tr("Of a deck against itself every game has a seed of its own, for with seats exchanged a seed "
                    "would give the same game twice; whichever of the two wins, half of it is its own."));
    session.say(sentenceOf(xFilesText(whoseXFiles(run.setup))));
    session.say(sentenceOf(rulesText(run.setup.options, run.setup.seed)));
    session.say(Cli::tr("     Elo (from to)          won (from to)           deck, player"));
    for (const std::size_t entrant : byStrength(strength)) {
        const Strength& s = strength[entrant];
        const QString elo =
            QStringLiteral("%1 (%2-%3)").arg(s.elo, 6, 'f', 0).arg(s.low, 0, 'f', 0).arg(s.high, 0, 'f', 0);
        session.say(QStringLiteral("%1 %2 %3 %4, %5")
                        .arg(entrant + 1, 3)
                        .arg(elo.leftJustified(20),
                             rateText(rateOfEntrant(run.setup, tally, static_cast<int>(entrant))).leftJustified(24),
                             nameOf(entrantAt(run, entrant)), wordOf(entrantAt(run, entrant).bot)));
    }
    if (const QString misfit = eloFitText(eloFit(run.setup, tally)); !misfit.isEmpty())
        session.say(misfit);
    sayMatrix(session, run, tally);
    session.say(QString());
    sayEndings(session, total(tally));
}

QJsonObject duelJson(const SeriesRun& run, const SeriesTally& tally)
{
    const TableTally all = total(tally);
    QJsonArray decks;
    for (const auto& [number, table] : tally.tables)
        decks.append(QJsonObject{{QStringLiteral("name"), nameOf(entrantAt(run, 2 * static_cast<std::size_t>(number)))},
                                 {QStringLiteral("games"), table.games},
                                 {QStringLiteral("wins"), winsJson(table, 2)},
                                 {QStringLiteral("win_rate"), toJson(rateOf(run.setup, table))}});
    const auto& worst = *worstTable(run, tally);
    QJsonObject json{{QStringLiteral("seed"), static_cast<qint64>(run.setup.seed)},
                     {QStringLiteral("bots"), QJsonArray{wordOf(entrantAt(run, 0).bot), wordOf(entrantAt(run, 1).bot)}},
                     {QStringLiteral("worlds"), run.setup.worlds},
                     {QStringLiteral("xfiles"), xFilesWord(whoseXFiles(run.setup))},
                     {QStringLiteral("games"), all.games},
                     {QStringLiteral("wins"), winsJson(all, 2)},
                     {QStringLiteral("win_rate"), toJson(rateOf(run.setup, all))},
                     {QStringLiteral("worst"), worst.first},
                     {QStringLiteral("decks"), decks},
                     {QStringLiteral("endings"), endingsJson(all)},
                     {QStringLiteral("turns"), toJson(all.turns)},
                     {QStringLiteral("decisions"), static_cast<qint64>(all.decisions)}};
    addRules(json, run.setup.options);
    return json;
}

void sayDuel(Session& session, const SeriesRun& run, const SeriesTally& tally)
{
    const TableTally all = total(tally);
    session.say(Cli::tr("%1 against %2, with the same deck: how many games %1 won, undecided ones as half.")
                    .arg(wordOf(entrantAt(run, 0).bot), wordOf(entrantAt(run, 1).bot)));
    session.say(Cli::tr("%n game(s), every seed twice with seats exchanged; intervals hold the true value in 95 of 100 "
                        "playtests.",
                        nullptr, all.games));
    session.say(sentenceOf(xFilesText(whoseXFiles(run.setup))));
    session.say(sentenceOf(rulesText(run.setup.options, run.setup.seed)));
    for (const auto& [number, table] : tally.tables)
        session.say(QStringLiteral("  %1 %2").arg(rateText(rateOf(run.setup, table)).leftJustified(24),
                                                  nameOf(entrantAt(run, 2 * static_cast<std::size_t>(number)))));
    const auto& worst = *worstTable(run, tally);
    session.say(Cli::tr("All decks: %1; the worst: %2 %, %3.")
                    .arg(rateText(rateOf(run.setup, all)), percent(rateOf(run.setup, worst.second).mean),
                         nameOf(entrantAt(run, 2 * static_cast<std::size_t>(worst.first)))));
    sayEndings(session, all);
}

void giveReport(Session& session, const Shard& whole, const QJsonObject& more)
{
    const bool gauntlet = whole.run.form == "gauntlet";
    const bool duel = whole.run.form == "duel";
    QJsonObject json = gauntlet ? gauntletJson(whole.run, whole.tally)
                       : duel   ? duelJson(whole.run, whole.tally)
                                : matchJson(whole.run, whole.tally);
    for (auto each = more.constBegin(); each != more.constEnd(); ++each)
        json.insert(each.key(), each.value());
    json.insert(QStringLiteral("elapsed_s"), static_cast<double>(whole.milliseconds) / 1000.0);
    session.answer(json);
    if (gauntlet)
        sayGauntlet(session, whole.run, whole.tally);
    else if (duel)
        sayDuel(session, whole.run, whole.tally);
    else
        sayMatch(session, whole.run, whole.tally);
}

void sayTakenOut(Session& session, const SeriesRun& run)
{
    for (const Entrant& entrant : run.setup.entrants)
        if (notDealt(entrant.deck, *run.setup.pool, run.setup.options.game) > 0)
            session.say(takenOutText(entrant.deck, *run.setup.pool, run.setup.options.game));
    QStringList unknown;
    for (const Entrant& entrant : run.setup.entrants)
        unknown << unknownCardsText(entrant.deck, *run.setup.pool);
    unknown.removeAll(QString());
    unknown.removeDuplicates();
    for (const QString& line : std::as_const(unknown))
        session.say(line);
}

} // namespace dossier
