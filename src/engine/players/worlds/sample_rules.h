// What a player counts on when he imagines the cards he has not seen.
#pragma once

namespace dossier {

struct SampleRules
{
    // Everybody knows which cards everybody has brought, not where they lie. Otherwise another's unseen cards are drawn
    // from all that may be played, in the proportions of the rule book's sample (DECK-25), no title more often than
    // DECK-4 allows, Agents only of titles that this player has or has seen; his own deck a player always knows.
    bool openLists = false;
};

} // namespace dossier
