// What an unseen card of somebody's deck may be: what a legal deck may hold besides the cards that have been seen, in
// the proportions of the rule book's sample (DECK-25).
#pragma once

#include "engine/state/match.h"
#include "engine/state/random.h"

#include <array>
#include <map>

namespace dossier {

class UsualCards
{
public:
    UsualCards() = default;
    // `seen`: cards that are in the deck already (DECK-4). Agents are drawn of the titles in `agents` alone: others
    // have no slot in the match.
    UsualCards(const Match& match, const std::map<CardIndex, int>& seen, const std::map<CardIndex, int>& agents);

    // Any card there may still be one of; then there is one less.
    CardIndex draw(Random& random);

private:
    std::array<std::vector<CardIndex>, kCardTypes> m_cards; // by type, once for each copy
    CardIndex m_last = 0;
};

} // namespace dossier
