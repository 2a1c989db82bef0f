// A match with every card in reach: random legal decks, two to four players, all switches at random.
#pragma once

#include "engine/state/match_setup.h"
#include "engine/state/random.h"

namespace dossier::test {

class RandomMatch
{
public:
    explicit RandomMatch(std::uint64_t seed);
    RandomMatch(const RandomMatch&) = delete;
    RandomMatch& operator=(const RandomMatch&) = delete;

    // Refers to the decks kept here, which can be played: where there are more titles of Agents than there is room for,
    // others are drawn.
    const MatchSetup& setup() const { return m_setup; }

private:
    void draw(Random& random, bool outside);

    std::vector<Deck> m_decks;
    MatchSetup m_setup;
};

} // namespace dossier::test
