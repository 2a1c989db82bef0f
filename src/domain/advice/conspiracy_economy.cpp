#include "domain/advice/conspiracy_economy.h"

#include <algorithm>
#include <limits>

namespace dossier {

namespace {

double ratio(double part, double whole)
{
    return whole == 0 ? 0 : part / whole;
}

Expense expenseFor(const DeckEntry& entry, const Card& card, double averageSale)
{
    const int cost = card.cost->base;
    const double sales = cost == 0          ? 0
                         : averageSale == 0 ? std::numeric_limits<double>::infinity()
                                            : cost / averageSale;
    const int faceDown = card.type == CardType::Bluff ? std::max(cost - 1, 0) : cost;
    return {entry.card, entry.count, cost, faceDown, card.cost->pool == Pool::Conspiracy, sales};
}

} // namespace

std::optional<int> saleValue(const Card& card)
{
    if (!card.cost || card.cost->pool == Pool::Conspiracy)
        return std::nullopt;
    return card.agent ? card.agent->resources : card.cost->base;
}

double ConspiracyEconomy::perDrawnCard() const
{
    return ratio(saleTotal, cards);
}

double ConspiracyEconomy::averageSale() const
{
    return ratio(saleTotal, sellable);
}

double ConspiracyEconomy::averageCost() const
{
    return ratio(costTotal, conspiracy);
}

double ConspiracyEconomy::paidPerTurn(double cardsPerTurn, double shareSold) const
{
    const double drawn = cardsPerTurn * ratio(conspiracy, cards);
    if (costTotal == 0)
        return drawn;
    return std::min(drawn, cardsPerTurn * perDrawnCard() * shareSold / averageCost());
}

double ConspiracyEconomy::balancedShare(double shareSold) const
{
    // A share f of CP cards costs f * averageCost a card and is paid by (1 - f) * income.
    const double others = cards - conspiracy;
    const double income = ratio(saleTotal, others) * shareSold;
    return ratio(income, income + averageCost());
}

ConspiracyEconomy economyOf(const Deck& deck, const CardPool& pool)
{
    ConspiracyEconomy economy;
    for (const DeckEntry& entry : deck.bureauDeck) {
        const Card& card = pool[entry.card];
        economy.cards += entry.count;
        if (const auto value = saleValue(card)) {
            economy.sellable += entry.count;
            economy.saleTotal += *value * entry.count;
        } else if (card.cost) {
            economy.conspiracy += entry.count;
            economy.costTotal += card.cost->base * entry.count;
        }
    }
    for (const DeckEntry& entry : deck.bureauDeck)
        if (const Card& card = pool[entry.card]; card.cost && card.cost->pool != Pool::Resource)
            economy.expenses.push_back(expenseFor(entry, card, economy.averageSale()));
    std::stable_sort(economy.expenses.begin(), economy.expenses.end(),
                     [](const Expense& a, const Expense& b) { return a.cost > b.cost; });
    return economy;
}

} // namespace dossier
