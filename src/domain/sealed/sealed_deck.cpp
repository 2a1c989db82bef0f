#include "domain/sealed/sealed_deck.h"

#include "domain/advice/deck_filler.h"
#include "domain/advice/team_solver.h"
#include "domain/deduction/xfile_hardness.h"

#include <algorithm>

namespace dossier {

namespace {

std::vector<CardIndex> cardsThat(const CopyCounts& copies, const CardPool& pool, bool (*fits)(const Card&))
{
    std::vector<CardIndex> found;
    for (CardIndex card = 0; card < pool.size(); ++card)
        if (copies[card] > 0 && fits(pool[card]))
            found.push_back(card);
    return found;
}

void chooseTeam(Deck& deck, const CopyCounts& copies, const CardPool& pool, const Format& format)
{
    TeamWish wish;
    for (const CardIndex site : cardsThat(copies, pool, [](const Card& card) { return card.site.has_value(); }))
        wish.sites.push_back({site, std::min(copies[site], format.copies)});
    wish.among = cardsThat(copies, pool, [](const Card& card) { return card.agent.has_value(); });
    wish.leastAgents = format.teamMinimum;
    wish.mostAgents = format.teamMaximum;
    if (format.teamCost > 0)
        wish.mostCost = format.teamCost;
    if (const auto teams = bestTeams(wish, pool, 1); !teams.empty())
        for (const CardIndex agent : teams.front().agents)
            deck.add(Zone::Team, agent, 1);
}

// In whatever printing was opened: all 41 were printed again (SET-1, SET-8).
void chooseXFile(Deck& deck, const CopyCounts& copies, const CardPool& pool)
{
    for (const Hardness& each : hardnessAgainst(evenMix(), pool))
        for (const CardIndex printing : pool.printings(pool.titleOf(each.xfile)))
            if (pool[printing].xfile && copies[printing] > 0) {
                deck.add(Zone::XFile, printing, 1);
                return;
            }
}

} // namespace

Deck sealedDeck(const CopyCounts& copies, const CardPool& pool, const Format& format)
{
    Deck deck;
    deck.game = format.game;
    chooseXFile(deck, copies, pool);
    chooseTeam(deck, copies, pool, format);
    return filled(std::move(deck), format.minimumSize, pool, format, &copies);
}

CopyCounts leftOf(const CopyCounts& copies, const Deck& deck, const CardPool& pool)
{
    const CopyCounts used = copiesIn(deck, pool);
    CopyCounts left = copies;
    for (std::size_t card = 0; card < left.size(); ++card)
        left[card] = std::max(0, left[card] - used[card]);
    return left;
}

Deck deckOfAll(const CopyCounts& copies)
{
    Deck deck;
    for (CardIndex card = 0; card < copies.size(); ++card)
        if (copies[card] > 0)
            deck.bureauDeck.push_back({card, copies[card]});
    return deck;
}

} // namespace dossier
