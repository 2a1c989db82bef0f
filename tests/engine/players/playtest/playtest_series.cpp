#include "playtest_series.h"

#include "engine/support/engine_decks.h"
#include "support/base_effects.h"
#include "support/base_set.h"

namespace dossier::test {

Deck mixedDeck()
{
    Deck deck = sampleDeck();
    deck.name = "Mixed";
    return deck;
}

Deck plainDeck()
{
    std::vector<int> cards = numbers(42, 30);
    for (const int number : numbers(184, 20))
        cards.push_back(number);
    Deck deck = deckOf({163, 172, 183, 182}, cards, 121);
    deck.name = "Plain, \"very\"";
    return deck;
}

SeriesSetup smallSeries(int entrants, int rounds)
{
    SeriesSetup setup;
    setup.pool = &baseSet();
    setup.effects = &baseEffects();
    setup.options.mostTurns = 20;
    for (int i = 0; i < entrants; ++i)
        setup.entrants.push_back({i % 2 == 0 ? mixedDeck() : plainDeck(), i % 3 == 2 ? Bot::Random : Bot::Agent});
    setup.tables = everyPair(entrants, false);
    setup.rounds = rounds;
    setup.seed = 7;
    return setup;
}

TrialSetup smallTrial()
{
    TrialSetup setup;
    setup.pool = &baseSet();
    setup.effects = &baseEffects();
    setup.options.mostTurns = 20;
    setup.gauntlet = {plainDeck(), mixedDeck()};
    setup.seed = 3;
    return setup;
}

} // namespace dossier::test
