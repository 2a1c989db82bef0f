// A Team of seat 0 in a Skill Check, whom cards of seat 1 attack: run from window to window, because seat 1 holds a
// card that could be played in each of them.
#pragma once

#include "effects/effect_reader.h"
#include "engine/changes/agents_changes.h"
#include "engine/changes/combat_changes.h"
#include "engine/changes/modifiers_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/flow/phase_handler.h"
#include "engine/queries/table/modifiers.h"
#include "engine/support/engine_game.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier::test {

inline const EffectBook& stopperEffects()
{
    static const EffectBook book = readEffects(Json::parse(R"([{"card": 234, "in": ["check", "combat start", "combat",
        "assign", "absorb", "after damage", "departure", "aftermath"], "do": [{"draw": 1}]}])"));
    return book;
}

// For comparing without regard to order.
inline std::vector<CardRef> sorted(std::vector<CardRef> cards)
{
    std::sort(cards.begin(), cards.end());
    return cards;
}

class CombatGame : public ::testing::Test
{
protected:
    static constexpr int kMulder = 163;      // LRC 2, CRC 2, Health 5
    static constexpr int kScully = 172;      // 3, 2, 4
    static constexpr int kKosseff = 183;     // 1, 1, 3
    static constexpr int kLamana = 182;      // 1, 1, 3
    static constexpr int kCannibals = 340;   // 0, 3, 10
    static constexpr int kPsychotic = 344;   // 3, 2, 5
    static constexpr int kBerets = 349;      // 4, 3, 8
    static constexpr int kPoltergeist = 353; // 2, 2, 2; an Occult Creature
    static constexpr int kSlithers = 333;    // N/A, 6, 6; an Occult Creature
    static constexpr int kVampire = 354;     // N/A, 5, 6

    CombatGame()
    {
        for (Seat seat : {Seat{0}, Seat{1}})
            game.emptyHand(seat);
        game.toHand(1, 234);
        game.state.player(1).cp = 50;
        game.state.frames[0].as<TurnFrame>().phase = static_cast<std::uint8_t>(Phase::Investigation);
        while (game.state.depth > 1)
            pop(play);
    }

    // These stand in the Field as a Team and face a check; the other Agents stay in the Bureau.
    void team(std::initializer_list<int> numbers)
    {
        forEachAgent(game.state.player(0).inPlay, [&](int slot) { settle(play, 0, slot, Section::Bureau, 1); });
        for (int number : numbers)
            settle(play, 0, game.slot(0, number), Section::Field, 0);
        Frame& check = push(play, FrameKind::Check);
        check.seat = 0;
        check.team = 0;
        check.card = card(42, 0);
        check.as<CheckFrame>().ability = abilityOf(Skill::Observation);
        check.as<CheckFrame>().needed = 1;
        check.step = 3;
        Frame& window = push(play, FrameKind::Window);
        window.as<WindowFrame>().window = static_cast<std::uint8_t>(WindowKind::Check);
        window.who = 0;
        window.seat = 1;
    }
    void attackBy(std::initializer_list<int> numbers)
    {
        std::vector<CardRef> cards;
        for (int number : numbers) {
            cards.push_back(card(number, 1));
            put(play, cards.back(), Place::Waiting);
        }
        ASSERT_TRUE(attack(play, cards));
        run(play);
    }

    CardRef card(int number, Seat seat) const { return game.card(seat, number); }
    CardRef agent(int number) const { return game.card(0, number); }
    CardRef foe(int number) const { return game.card(1, number); }
    AgentSet only(int number) const { return 1u << game.slot(0, number); }

    bool isAt(WindowKind window) const
    {
        return game.state.top().kind == FrameKind::Window &&
               game.state.top().as<WindowFrame>().window == static_cast<std::uint8_t>(window);
    }
    bool allots() const { return game.offers(ActionKind::Allot); }
    // Everybody passes, and takes the first choice where he must choose.
    void to(WindowKind window)
    {
        for (int i = 0; i < 100 && !isAt(window); ++i)
            step();
        ASSERT_TRUE(isAt(window));
    }
    void toAllotment()
    {
        for (int i = 0; i < 100 && !allots(); ++i)
            step();
        ASSERT_TRUE(allots());
    }
    void toRound(Ability range)
    {
        for (int i = 0;
             i < 100 && !(isAt(WindowKind::Combat) && roundUnderWay(game.state)->as<RoundFrame>().range == range); ++i)
            step();
        ASSERT_TRUE(isAt(WindowKind::Combat));
    }
    void toEnd()
    {
        for (int i = 0; i < 200 && game.state.combatCount > 0; ++i)
            step();
        ASSERT_EQ(game.state.combatCount, 0);
        game.expectSound();
    }
    void step()
    {
        const ActionList list = game.actions();
        const Action* pass = list.find(ActionKind::Pass);
        game.take(pass ? *pass : list[0]);
    }

    const Frame& fight() const { return *combatUnderWay(game.state); }
    const CombatRecord& record() const { return recordOf(game.state, fight()); }
    Combatant combatant(CardRef of) const { return combatantOf(game.state, fight(), of); }
    void allotTo(CardRef target) { game.take({.kind = ActionKind::Allot, .number = combatant(target)}); }
    std::vector<CardRef> allottable() const
    {
        std::vector<CardRef> cards;
        for (const Action& action : game.actions())
            if (action.kind == ActionKind::Allot)
                cards.push_back(combatantCard(game.state, *roundUnderWay(game.state), action.number));
        return cards;
    }
    int damageOn(CardRef of) const
    {
        if (factsOf(game.state, of).type == CardType::Agent)
            return agentOf(game.state, 0, factsOf(game.state, of).slot).damage;
        for (const auto* fighters = record().foes.data(); fighters != record().foes.data() + CombatRecord::kFoes;
             ++fighters)
            if (fighters->card == of)
                return fighters->damage;
        return -1;
    }
    void lasts(ModifierKind kind, CardRef subject, int what, int amount = 0, Duration until = Duration::Turn,
               CardRef source = {})
    {
        Modifier modifier;
        modifier.kind = kind;
        modifier.subject = subject;
        modifier.what = static_cast<std::uint8_t>(what);
        modifier.amount = static_cast<std::int8_t>(amount);
        modifier.until = until;
        modifier.depth = static_cast<std::uint8_t>(depthFor(game.state, until));
        modifier.source = source ? source : card(1, 1);
        addModifier(play, modifier);
    }
    void manner(CardRef of, Manner manner) { lasts(ModifierKind::Attack, of, static_cast<int>(manner)); }
    void shield(CardRef of, Against against, int amount, CardRef source = {})
    {
        lasts(ModifierKind::Shield, of, static_cast<int>(against), amount, Duration::Turn, source);
    }

    Deck deck = [] {
        Deck sample = sampleDeck();
        for (int number : {333, 344, 345, 347, 349, 353, 354, 165, 339, 343, 1})
            sample.add(Zone::BureauDeck, cardNumbered(number), 1);
        return sample;
    }();
    MatchSetup setup = [this] {
        MatchSetup two = twoPlayers(&deck, &deck);
        two.effects = &stopperEffects();
        return two;
    }();
    EngineGame game{setup};
    Play play{game.state, &game.log};
};

} // namespace dossier::test
