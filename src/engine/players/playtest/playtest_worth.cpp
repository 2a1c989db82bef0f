#include "engine/players/playtest/playtest_worth.h"

#include "engine/players/playtest/blank.h"

namespace dossier {

std::vector<CardWorth> cardsToTry(const Deck& deck)
{
    std::vector<CardWorth> cards;
    for (const Zone zone : {Zone::Team, Zone::BureauDeck})
        for (const DeckEntry& entry : deck.zone(zone))
            cards.push_back({entry, zone, {}});
    return cards;
}

std::vector<CardWorth> worthOf(std::vector<CardWorth> cards, const TrialSetup& setup, const Deck& deck, int rounds,
                               const WorthProgress& progress, const std::stop_token& stop)
{
    const CardPool pool = withBlank(*setup.pool);
    TrialSetup trial = setup;
    trial.pool = &pool;
    int games = 0;
    const auto play = [&](const Deck& version) {
        const auto told = [&](int played) {
            if (progress.games)
                progress.games(games + played);
        };
        PairPoints points = playTrial(trial, version, 0, rounds, told, stop);
        games += 2 * static_cast<int>(points.size());
        return points;
    };
    const PairPoints asItIs = play(deck);
    for (auto card = cards.begin(); card != cards.end(); ++card) {
        const PairPoints without = play(blanked(deck, card->entry.card, pool));
        if (stop.stop_requested()) {
            cards.erase(card, cards.end());
            break;
        }
        card->result = compared(asItIs, without);
        if (progress.card)
            progress.card(*card);
    }
    return cards;
}

} // namespace dossier
