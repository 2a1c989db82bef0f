// A Combat as the table shows it: the figures of the rules, what is on its way, what one is told in words.
#include "engine/api/describe.h"
#include "engine/support/combat_game.h"

namespace dossier {

namespace {

class Fights : public test::CombatGame
{
protected:
    FightNow told() const
    {
        const auto fight = fightOf(game.state, 0);
        EXPECT_TRUE(fight);
        return fight.value_or(FightNow());
    }
    InFight fighter(CardRef card) const
    {
        for (const InFight& each : told().fighters)
            if (each.ref == card)
                return each;
        ADD_FAILURE() << "he does not fight";
        return {};
    }
    bool is(CardRef card, CardState state) const
    {
        const auto states = cardStatesOf(game.state, card, 0);
        return std::find(states.begin(), states.end(), state) != states.end();
    }
};

} // namespace

TEST_F(Fights, ThereIsNoneBeforeAnybodyAttacks)
{
    team({kMulder});
    EXPECT_FALSE(fightOf(game.state, 0));
}

TEST_F(Fights, TellTheRatingsAndWhatHealthIsLeft) // COMBAT-14, COMBAT-22
{
    team({kMulder, kScully});
    attackBy({kSlithers});
    const FightNow fight = told();
    EXPECT_EQ(fight.seat, 0);
    EXPECT_EQ(fight.who, 1);
    ASSERT_EQ(fight.fighters.size(), 3u);
    EXPECT_FALSE(fight.fighters[0].foe);
    EXPECT_TRUE(fight.fighters[2].foe);
    EXPECT_EQ(fighter(agent(kScully)).longRange, 3);
    EXPECT_EQ(fighter(agent(kScully)).health, 4);
    EXPECT_TRUE(fighter(foe(kSlithers)).longRangeNotApplicable);
    EXPECT_EQ(fighter(foe(kSlithers)).closeRange, 6);
    EXPECT_EQ(fighter(foe(kSlithers)).health, 6);
    EXPECT_EQ(fighter(foe(kSlithers)).most, 6);
}

TEST_F(Fights, TellWhoHitsWhomAndWhenItHasCounted) // COMBAT-23, COMBAT-27
{
    team({kMulder, kScully});
    attackBy({kBerets}); // LRC 4
    toAllotment();
    allotTo(agent(kMulder));
    to(WindowKind::AfterDamage);
    const FightNow fight = told();
    EXPECT_EQ(fight.range, kLongRange);
    ASSERT_EQ(fight.blows.size(), 3u);
    int onFoe = 0;
    for (const Blow& blow : fight.blows) {
        EXPECT_TRUE(blow.counted);
        if (fight.fighters[static_cast<std::size_t>(blow.to)].foe)
            onFoe += blow.amount;
        else
            EXPECT_EQ(blow.amount, 4);
    }
    EXPECT_EQ(onFoe, 5) << "Mulder's 2 and Scully's 3";
    EXPECT_EQ(fighter(agent(kMulder)).health, 1);
    EXPECT_EQ(fighter(foe(kBerets)).health, 3);
    EXPECT_EQ(fighter(foe(kBerets)).deals, 4);
}

TEST_F(Fights, WhatIsOnItsWayThreatensAndHasTakenNothingYet) // COMBAT-29
{
    team({kMulder, kScully});
    attackBy({kBerets});
    toAllotment();
    allotTo(agent(kMulder));
    to(WindowKind::Absorb);
    EXPECT_EQ(fighter(agent(kMulder)).health, 5);
    EXPECT_EQ(fighter(agent(kMulder)).threatened, 4);
}

TEST_F(Fights, WhatWillBePreventedThreatensNobody) // COMBAT-30
{
    team({kMulder, kScully});
    shield(foe(kPoltergeist), Against::Each, kAllDamage, foe(kPoltergeist)); // Health 2
    shield(agent(kMulder), Against::Each, 1, agent(kScully));
    attackBy({kPoltergeist, kBerets});
    EXPECT_EQ(fighter(foe(kPoltergeist)).prevents.card, test::cardNumbered(kPoltergeist));
    EXPECT_FALSE(fighter(agent(kMulder)).prevents.isKnown()) << "not from all damage";
    toAllotment();
    allotTo(agent(kMulder));
    const auto blowOn = [&](bool foe) {
        Blow sum{.amount = 0};
        const FightNow fight = told();
        for (const Blow& blow : fight.blows)
            if (fight.fighters[static_cast<std::size_t>(blow.to)].foe == foe) {
                sum.amount += blow.amount;
                sum.prevented += blow.prevented;
                ++sum.to;
            }
        return sum;
    };
    EXPECT_EQ(blowOn(false).amount, 2);
    EXPECT_EQ(blowOn(false).prevented, 1);
    EXPECT_EQ(fighter(agent(kMulder)).threatened, 1);
    allotTo(agent(kMulder));
    allotTo(foe(kPoltergeist));
    EXPECT_EQ(fighter(foe(kPoltergeist)).threatened, 0);
    EXPECT_EQ(blowOn(true).prevented, blowOn(true).amount);
    allotTo(foe(kPoltergeist));
    to(WindowKind::Absorb);
    EXPECT_EQ(fighter(foe(kPoltergeist)).threatened, 0);
    EXPECT_EQ(blowOn(false).amount, 1 + 3) << "what has been prevented is gone";
    EXPECT_EQ(blowOn(false).prevented, 0);
    to(WindowKind::AfterDamage);
    EXPECT_EQ(blowOn(true).amount, 0);
    EXPECT_EQ(blowOn(true).to, -1 + 2) << "they have hit it all the same";
}

TEST_F(Fights, TheBeatenAreStillToldInTheirRound) // COMBAT-32, COMBAT-34
{
    team({kScully});
    attackBy({kPoltergeist}); // Health 2
    to(WindowKind::AfterDamage);
    EXPECT_EQ(fighter(foe(kPoltergeist)).health, 0);
}

TEST_F(Fights, StatesAreTold) // HEAL-17, COMBAT-8, COMBAT-51
{
    team({kMulder, kScully});
    game.agent(0, kMulder).mayNotHeal = 1;
    attackBy({kBerets});
    toRound(kLongRange);
    EXPECT_TRUE(is(agent(kMulder), CardState::MayNotHeal));
    EXPECT_FALSE(is(agent(kScully), CardState::MayNotHeal));
    lasts(ModifierKind::Hold, foe(kBerets), 0, 0, Duration::Round);
    EXPECT_TRUE(is(foe(kBerets), CardState::DealsNothing));
    game.state.modifiers[static_cast<std::size_t>(game.state.modifierCount - 1)].extra = 1;
    EXPECT_TRUE(is(foe(kBerets), CardState::Stunned));
    EXPECT_FALSE(is(foe(kBerets), CardState::DealsNothing));
    EXPECT_EQ(fighter(foe(kBerets)).deals, 0);
    manner(agent(kScully), Manner::Twice);
    EXPECT_TRUE(is(agent(kScully), CardState::Twice));
    lasts(ModifierKind::Mute, agent(kScully), 0);
    EXPECT_TRUE(is(agent(kScully), CardState::Blank));
}

// ZONE-21
TEST_F(Fights, NothingIsToldOfAHiddenCard)
{
    team({kMulder});
    EXPECT_TRUE(cardStatesOf(game.state, foe(234), 0).empty()) << "it lies in a hand";
}

} // namespace dossier
