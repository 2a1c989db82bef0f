// What a player counts on when he imagines the cards he has not seen.
#pragma once

namespace dossier {

struct SampleRules
{
    // Everybody knows which cards everybody has brought, not where they lie. Otherwise another's unseen cards are drawn
    // from all that may be played, in the proportions of the rule book's sample (DECK-25), no title more often than
    // DECK-4 allows, Agents only of titles that this player has or has seen; his own deck a player always knows.
    bool openLists = false;
    // Of a hundred cards that somebody has put under a Site and that would by lot be none, so many are taken for
    // Bluffs, as long as he may have any; 0: nobody chooses what he hides.
    int bluffsUnderSites = 80;
};

} // namespace dossier
