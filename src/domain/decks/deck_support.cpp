#include "domain/decks/deck_support.h"

#include <algorithm>

namespace dossier {

std::vector<DeckEntry> notGrasped(const Deck& deck, const CardPool& pool)
{
    std::vector<DeckEntry> found;
    for (const Zone zone : {Zone::Team, Zone::XFile, Zone::BureauDeck})
        for (const DeckEntry& entry : deck.zone(zone)) {
            if (supportLevelOf(pool, entry.card) == SupportLevel::Whole)
                continue;
            const auto known = std::find_if(found.begin(), found.end(), [&](const DeckEntry& other) {
                return pool.sameInPlay(other.card, entry.card);
            });
            if (known == found.end())
                found.push_back(entry);
            else
                known->count += entry.count;
        }
    return found;
}

} // namespace dossier
