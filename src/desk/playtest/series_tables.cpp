#include "desk/playtest/series_tables.h"

#include "engine/players/playtest/strength.h"
#include "importers/reading/csv.h"

#include <algorithm>

namespace dossier {

namespace {

QByteArray number(double value)
{
    return QByteArray::number(value, 'f', 4);
}

QByteArray field(const std::string& text)
{
    return QByteArray::fromStdString(csvField(guarded(text)));
}

QByteArray word(Bot bot)
{
    return field(std::string(botWords()[static_cast<std::size_t>(bot)]));
}

// Three empty fields for nothing.
void append(QByteArray& line, const std::optional<Rate>& rate)
{
    if (!rate) {
        line += ",,,";
        return;
    }
    for (const double value : {rate->mean, rate->low, rate->high})
        line += ',' + number(value);
}

std::optional<Rate> rateOf(const GameCount& count)
{
    return count.games > 0 ? std::optional(exactRate(count.points(), count.games)) : std::nullopt;
}

void append(QByteArray& line, const GameCount& count)
{
    for (const int value : {count.games, count.wins, count.undecided})
        line += ',' + QByteArray::number(value);
    append(line, rateOf(count));
}

void appendWhen(QByteArray& line, const GameCount& all, const GameCount& when)
{
    const GameCount without = all - when;
    append(line, when);
    append(line, without);
    const auto with = rateOf(when);
    const auto otherwise = rateOf(without);
    append(line, with && otherwise ? std::optional(differenceOf(*with, *otherwise)) : std::nullopt);
}

// Two fields: the deck of a trial and those whom it played, which may be the deck itself.
QByteArray triedAndOpponents(const SeriesSetup& setup)
{
    const Deck& tried = setup.entrants.front().deck;
    const bool isAlone = std::ranges::all_of(setup.entrants, [&](const Entrant& who) { return who.deck == tried; });
    const auto called = [&](std::size_t entrant) { return isAlone ? tried.name : nameOf(setup, entrant); };
    std::string opponents;
    for (std::size_t entrant = 1; entrant < setup.entrants.size(); ++entrant)
        opponents += (entrant > 1 ? "; " : "") + called(entrant);
    return field(called(0)) + ',' + field(opponents);
}

} // namespace

RateMatrix ratesBetween(const SeriesSetup& setup, const SeriesTally& tally)
{
    RateMatrix rates(setup.entrants.size(), std::vector<std::optional<Rate>>(setup.entrants.size()));
    for (const auto& [number, table] : tally.tables) {
        const SeriesTable& who = setup.tables[static_cast<std::size_t>(number)];
        if (who.size() != 2)
            continue;
        const auto a = static_cast<std::size_t>(who[0]);
        const auto b = static_cast<std::size_t>(who[1]);
        const Rate rate = rateOf(setup, table);
        rates[b][a] = Rate{1 - rate.mean, 1 - rate.high, 1 - rate.low};
        rates[a][b] = rate; // the last word where one sits alone
    }
    return rates;
}

QByteArray cardTable(const SeriesSetup& setup, const SeriesTally& tally)
{
    QByteArray text = "deck,player,id,title,copies,deck_games";
    for (const char* when : {"opening", "drawn", "played"}) {
        for (const char* which : {"", "not_"})
            for (const char* what : {"games", "wins", "undecided", "rate", "low", "high"})
                text += ',' + QByteArray(which) + when + '_' + what;
        for (const char* what : {"difference", "difference_low", "difference_high"})
            text += ',' + QByteArray(when) + '_' + what;
    }
    text += ",xfiles\n";
    for (const auto& [number, figures] : tally.decks) {
        const Entrant& entrant = setup.entrants[static_cast<std::size_t>(number)];
        for (std::size_t entry = 0; entry < figures.cards.size(); ++entry) {
            const DeckEntry& card = entrant.deck.bureauDeck[entry];
            const Card& facts = (*setup.pool)[card.card];
            QByteArray line = field(nameOf(setup, static_cast<std::size_t>(number))) + ',' + word(entrant.bot) + ',' +
                              field(facts.id) + ',' + field(facts.title) + ',' + QByteArray::number(card.count) + ',' +
                              QByteArray::number(figures.all.games);
            appendWhen(line, figures.all, figures.cards[entry].opening);
            appendWhen(line, figures.all, figures.cards[entry].drawn);
            appendWhen(line, figures.all, figures.cards[entry].played);
            text += line + ',' + field(std::string(nameOf(whoseXFiles(setup)))) + '\n';
        }
    }
    return text;
}

QByteArray matrixTable(const SeriesSetup& setup, const SeriesTally& tally)
{
    QByteArray text = "deck";
    for (std::size_t entrant = 0; entrant < setup.entrants.size(); ++entrant)
        text += ',' + field(nameOf(setup, entrant));
    text += ",player,xfiles,elo,elo_low,elo_high,elo_fit_p\n";
    const RateMatrix rates = ratesBetween(setup, tally);
    const std::vector<Strength> elo = setup.exchanged ? strengths(setup, tally) : std::vector<Strength>();
    const QByteArray fit = setup.exchanged ? number(eloFit(setup, tally).chance) : QByteArray();
    for (std::size_t row = 0; row < rates.size(); ++row) {
        text += field(nameOf(setup, row));
        for (const auto& rate : rates[row])
            text += ',' + (rate ? number(rate->mean) : QByteArray());
        text += ',' + word(setup.entrants[row].bot) + ',' + field(std::string(nameOf(whoseXFiles(setup))));
        append(text, elo.empty() ? std::nullopt : std::optional(Rate{elo[row].elo, elo[row].low, elo[row].high}));
        text += ',' + fit + '\n';
    }
    return text;
}

QByteArray worthTable(const SeriesSetup& setup, const std::vector<CardWorth>& cards)
{
    QByteArray text = "id,title,copies,pairs,worth,low,high,rate_with,rate_without,player,opponents_player,xfiles,"
                      "deck,opponents\n";
    const QByteArray decks = triedAndOpponents(setup);
    for (const CardWorth& each : cards) {
        const Card& card = (*setup.pool)[each.entry.card];
        text += field(card.id) + ',' + field(card.title) + ',' + QByteArray::number(each.entry.count) + ',' +
                QByteArray::number(each.result.pairs);
        for (const double value : {each.result.difference.mean, each.result.difference.low, each.result.difference.high,
                                   each.result.first.mean, each.result.second.mean})
            text += ',' + number(value);
        text += ',' + word(setup.entrants.front().bot) + ',' + word(setup.entrants.back().bot) + ',' +
                field(std::string(nameOf(whoseXFiles(setup)))) + ',' + decks + '\n';
    }
    return text;
}

} // namespace dossier
