#include "engine/flow/rules.h"
#include "engine/players/playtest/blank.h"
#include "engine/players/self_play.h"
#include "engine/support/engine_decks.h"
#include "playtest_series.h"
#include "support/base_effects.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

namespace {

// Whether the card is played, placed, bought, sold or used by this choice. Not meant is what may be done with the back
// of any card: it is thrown away, lies under a Site as a decoy, is aimed at by another card.
bool usesCard(const Action& action, CardRef card)
{
    return action.kind != ActionKind::Discard && action.kind != ActionKind::PutUnder && action.card == card;
}

struct Seen
{
    int held = 0;
    int discarded = 0;
};

// A game in which every third card is a blank, looked at before each choice.
void playAtRandom(const CardPool& pool, Game game, std::uint64_t seed, Seen& seen)
{
    Deck deck = test::mixedDeck();
    for (const DeckEntry& entry : std::vector(deck.bureauDeck))
        if (entry.card % 3 == 0)
            deck = blanked(deck, entry.card, pool);
    MatchSetup setup = test::twoPlayers(&deck, &deck, -1);
    setup.pool = &pool;
    setup.effects = &test::baseEffects();
    setup.options.game = game;
    setup.options.mostTurns = 30;
    const Match match(setup);
    Random random(seed);
    GameState state = newGame(match, seed);
    ActionList actions;
    for (legalActions(state, actions); !state.over();) {
        for (int index = 0; index < match.cardCount(state.decider); ++index) {
            const CardRef card(state.decider, index);
            if (cardIndex(state, card) != blankOf(pool))
                continue;
            seen.held += placeOf(state, card) == Place::Hand;
            for (int i = 0; i < actions.size(); ++i) {
                ASSERT_FALSE(usesCard(actions[i], card)) << static_cast<int>(actions[i].kind);
                seen.discarded += actions[i].kind == ActionKind::Discard && actions[i].card == card;
            }
        }
        applyLegal(state, actions[static_cast<int>(random.below(static_cast<std::uint32_t>(actions.size())))], actions);
    }
}

} // namespace

TEST(Blank, StandsBehindTheCardsOfThePool)
{
    const CardPool pool = withBlank(test::baseSet());
    ASSERT_EQ(pool.size(), test::baseSet().size() + 1);
    for (std::size_t card = 0; card < test::baseSet().size(); ++card)
        EXPECT_EQ(pool[static_cast<CardIndex>(card)], test::baseSet()[static_cast<CardIndex>(card)]);
    EXPECT_FALSE(pool[blankOf(pool)].xfile);
    EXPECT_FALSE(pool[blankOf(pool)].cost);
}

TEST(Blank, LiesWhereTheCardLay)
{
    const CardPool pool = withBlank(test::baseSet());
    Deck deck = test::deckOf({163, 172}, {42, 43, 44});
    deck.setCount(Zone::BureauDeck, test::cardNumbered(43), 3);
    const Deck without = blanked(deck, test::cardNumbered(43), pool);
    EXPECT_EQ(without.bureauDeck[1], (DeckEntry{blankOf(pool), 3}));
    EXPECT_EQ(without.bureauDeck[0], deck.bureauDeck[0]);
    EXPECT_EQ(bureauDeckSize(without), bureauDeckSize(deck));
    EXPECT_EQ(sizeOf(blanked(deck, test::cardNumbered(163), pool).team), 1);
}

// Random games of decks full of blanks, in both games: they are drawn, and nobody may do anything with one.
TEST(Blank, ServesAsTheBackOfACardAndNothingElse) // BLUFF-1, DEBRIEF-1
{
    const CardPool pool = withBlank(test::baseSet());
    for (const Game game : {Game::Advanced, Game::Basic}) {
        Seen seen;
        for (std::uint64_t seed = 1; seed <= 30; ++seed)
            playAtRandom(pool, game, seed, seen);
        EXPECT_GT(seen.held, 1000);
        if (game == Game::Advanced) {
            EXPECT_GT(seen.discarded, 0);
        }
    }
}

} // namespace dossier
