// POWER: how what a characteristic allows is made known, used and answered (OPT-6, POWER-1 to POWER-7).
#include "engine/queries/table/powers.h"
#include "engine/queries/table/question.h"
#include "engine/support/powers_game.h"

namespace dossier {

using test::EngineGame;
using test::Powers;

TEST_F(Powers, ACharacteristicMayBeToldToAll) // POWER-1, POWER-2, POWER-3
{
    protect(0, Power::Control);
    EXPECT_FALSE(isKnown(game.state, 0, Characteristic::Motive));
    game.take(tell(Characteristic::Motive));
    EXPECT_TRUE(isKnown(game.state, 0, Characteristic::Motive));
    EXPECT_EQ(notebook(game.state, 1, 0).yes, TypeSet{1} << static_cast<int>(Power::Control));
    EXPECT_EQ(game.count(EventKind::Announced), 1);
}

TEST_F(Powers, OnlyWhereTheyAreAgreedOn) // OPT-6, OPT-0
{
    EngineGame plain(test::twoPlayers(&deck, &deck));
    EXPECT_FALSE(plain.offers(ActionKind::Announce));
    EXPECT_TRUE(game.offers(ActionKind::Announce));
}

TEST_F(Powers, WhatAnOpponentKnowsIsAnnouncedWithItsUse) // POWER-2, POWER-4
{
    protect(1, Power::Abduction);
    const Action taken = use(Power::Abduction, game.card(0, 163));
    while (game.state.decider != 1)
        game.pass();
    EXPECT_FALSE(game.offers(taken)) << "nobody knows it yet";
    notebook(game.state, 0, 1).yes |= TypeSet{1} << static_cast<int>(Power::Abduction);
    game.take(taken);
    EXPECT_TRUE(hasAnnounced(game.state, 1, Power::Abduction));
}

TEST_F(Powers, FourNoAreKnownToACardOnly) // POWER-2, OQ-46, OQ-62
{
    protect(1, Power::Control);
    const TypeSet others = typesOf(Characteristic::Motive) & ~(TypeSet{1} << static_cast<int>(Power::Control));
    notebook(game.state, 0, 1).no |= others;
    EXPECT_FALSE(isKnown(game.state, 1, Characteristic::Motive));
    EXPECT_TRUE(isKnown(game.state, 1, Characteristic::Motive, true));
}

TEST_F(Powers, TokensAreNotReplaced) // POWER-5
{
    for (const auto& [power, tokens] : {std::pair{Power::Possession, 2},
                                        {Power::Threats, 3},
                                        {Power::Violence, 2},
                                        {Power::Knowledge, 2},
                                        {Power::Abduction, 2},
                                        {Power::PhysiologicalImbalance, 3}})
        EXPECT_EQ(powerUsesLeft(game.state, 0, power), tokens);
    announced(1, Power::Abduction);
    for (int left : {1, 0}) {
        const int target = left == 1 ? 163 : 172;
        passUntil(1, use(Power::Abduction, game.card(0, target)));
        game.take(use(Power::Abduction, game.card(0, target)));
        passWaiting();
        EXPECT_EQ(powerUsesLeft(game.state, 1, Power::Abduction), left);
    }
    game.passUntil(Phase::Briefing);
    EXPECT_EQ(powerUsesLeft(game.state, 1, Power::Abduction), 0);
}

TEST_F(Powers, BenefitTheOwnerOfTheXFile) // POWER-6, HOUSE-9
{
    announced(1, Power::Government);
    EXPECT_TRUE(powerHolds(game.state, 1, Power::Government));
    EXPECT_FALSE(powerHolds(game.state, 0, Power::Government));
    setup.options.house &= ~(1u << 8);
    EngineGame shared(setup);
    shared.state.player(1).xFile = game.state.player(1).xFile;
    shared.state.player(1).announced = 1;
    EXPECT_TRUE(powerHolds(shared.state, 0, Power::Government));
}

TEST_F(Powers, MayBeForTheConspiracyAlone) // HOUSE-8
{
    announced(0, Power::Security);
    EXPECT_TRUE(powerHolds(game.state, 0, Power::Security));
    setup.options.house |= 1u << 7;
    EngineGame conspiracy(setup);
    for (Seat seat : {Seat{0}, Seat{1}}) {
        conspiracy.state.player(seat).xFile = game.state.player(0).xFile;
        conspiracy.state.player(seat).announced = 15;
    }
    EXPECT_FALSE(powerHolds(conspiracy.state, 0, Power::Security)) << "it is his turn";
    EXPECT_TRUE(powerHolds(conspiracy.state, 1, Power::Security));
}

TEST_F(Powers, TheSamePowerCancelsAnothersUse) // POWER-7
{
    announced(0, Power::Abduction);
    announced(1, Power::Abduction);
    game.take(use(Power::Abduction, game.card(1, 163)));
    ASSERT_EQ(game.state.decider, 1);
    Action cancels = use(Power::Abduction, Thing::player(0));
    cancels.form = 1;
    game.take(cancels);
    EXPECT_EQ(powerUsesLeft(game.state, 1, Power::Abduction), 1) << "a token for the cancelling";
    passWaiting();
    EXPECT_NE(game.where(1, 163), Place::Abducted);
    EXPECT_EQ(powerUsesLeft(game.state, 0, Power::Abduction), 1) << "what is cancelled is spent";
    game.state.player(1).resultSpent = 2;
    passUntil(0, use(Power::Abduction, game.card(1, 163)));
    game.take(use(Power::Abduction, game.card(1, 163)));
    EXPECT_FALSE(game.offers(cancels)) << "without a use left nothing is cancelled";
}

TEST_F(Powers, WorkByThemselvesWhereEveryOpponentKnowsThem) // POWER-4, OQ-157
{
    protect(1, Power::Security);
    EXPECT_FALSE(powerHolds(game.state, 1, Power::Security));
    notebook(game.state, 0, 1).yes |= TypeSet{1} << static_cast<int>(Power::Security);
    EXPECT_TRUE(powerHolds(game.state, 1, Power::Security));
    EXPECT_FALSE(hasAnnounced(game.state, 1, Power::Security));
    setup.seats.push_back({&deck, false});
    EngineGame three(setup);
    three.state.player(1).xFile = game.state.player(1).xFile;
    notebook(three.state, 0, 1).yes |= TypeSet{1} << static_cast<int>(Power::Security);
    EXPECT_FALSE(powerHolds(three.state, 1, Power::Security)) << "the third does not know";
    three.state.player(2).out = 1;
    EXPECT_TRUE(powerHolds(three.state, 1, Power::Security)) << "who is out need not";
}

} // namespace dossier
