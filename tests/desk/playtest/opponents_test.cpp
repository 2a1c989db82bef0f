#include "box/fixed_packs.h"
#include "box/sample_decks.h"
#include "desk/playtest/opponents.h"
#include "domain/decks/deck_rules.h"
#include "engine/players/playtest/series.h"

#include <gtest/gtest.h>

namespace dossier {

TEST(Opponents, AreTheSampleDecksEachLargeEnoughToPlayWith)
{
    const GameData box = openGameBox();
    const std::vector<Deck> samples = sampleDecks(box.cards);
    const std::vector<Deck> decks = shippedOpponents(box, Game::Advanced);
    ASSERT_EQ(decks.size(), samples.size());
    Format agreed = box.advanced;
    agreed.killersAgreed = true;
    for (std::size_t i = 0; i < decks.size(); ++i) {
        EXPECT_EQ(decks[i].team, samples[i].team);
        EXPECT_EQ(decks[i].name, shippedName(samples[i]).toStdString()) << "called as at the table";
        for (const DeckEntry& entry : samples[i].bureauDeck)
            EXPECT_GE(decks[i].count(Zone::BureauDeck, entry.card), entry.count);
        EXPECT_TRUE(isLegal(checkDeck(decks[i], box.cards, agreed))) << decks[i].name;
    }
}

TEST(Opponents, PlayTheBasicGameToo)
{
    const GameData box = openGameBox();
    SeriesSetup setup;
    setup.pool = &box.cards;
    setup.effects = &box.effects;
    setup.options.game = Game::Basic;
    for (const Deck& deck : shippedOpponents(box, Game::Basic)) {
        EXPECT_GE(bureauDeckSize(deck), 60);
        setup.entrants.push_back({deck, Bot::Agent});
    }
    setup.tables = everyPair(static_cast<int>(setup.entrants.size()), false);
    EXPECT_FALSE(seriesProblem(setup));
}

} // namespace dossier
