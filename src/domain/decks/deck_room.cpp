#include "domain/decks/deck_room.h"

#include <algorithm>

namespace dossier {

bool fitsGame(const Card& card, const Format& format)
{
    return format.game == Game::Advanced || !card.advancedOnly || card.xfile;
}

int copiesOfTitle(const Deck& deck, Zone zone, CardIndex card, const CardPool& pool)
{
    int copies = 0;
    for (const CardIndex printing : pool.printings(pool.titleOf(card)))
        copies += deck.count(zone, printing);
    return copies;
}

int roomInBureauDeck(const Deck& deck, CardIndex index, const CardPool& pool, const Format& format)
{
    const Card& card = pool[index];
    const bool killer = card.has(Keyword::Killer) && !format.killersAgreed;
    const bool agent = card.agent && format.game == Game::Basic;
    if (card.xfile || killer || agent || !fitsGame(card, format) || !mayUse(format.sets, pool, index))
        return 0;
    int limit = format.copies;
    for (const CopyLimit& special : format.limits)
        if (special.title == pool.titleOf(index))
            limit = std::min(limit, special.copies);
    return std::max(0, limit - copiesOfTitle(deck, Zone::BureauDeck, index, pool));
}

} // namespace dossier
