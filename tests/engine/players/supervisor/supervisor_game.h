// A game in which one situation of the Supervisor's is set up: Mulder, Scully, Kosseff and Lamana on both sides.
#pragma once

#include "engine/changes/agents_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/players/supervisor/supervisor.h"
#include "engine/queries/meaning/observation.h"
#include "engine/support/engine_game.h"
#include "support/base_effects.h"

#include <initializer_list>

namespace dossier::test {

struct SupervisorGame
{
    // The sample deck with these cards besides, for both.
    explicit SupervisorGame(std::initializer_list<int> besides)
        : deck([&] {
            Deck sample = sampleDeck();
            for (const int number : besides)
                if (sample.count(Zone::BureauDeck, cardNumbered(number)) == 0)
                    sample.add(Zone::BureauDeck, cardNumbered(number), 1);
            return sample;
        }())
    {}

    Deck deck;
    EngineGame game{[this] {
        MatchSetup setup = twoPlayers(&deck, &deck);
        setup.effects = &baseEffects();
        return setup;
    }()};

    void hold(Seat seat, std::initializer_list<int> numbers)
    {
        game.emptyHand(seat);
        for (const int number : numbers)
            game.toHand(seat, number);
    }
    void hurt(int number, int damage) { game.agent(0, number).damage = static_cast<std::uint8_t>(damage); }
    // All Agents of seat 0 stand there, as one Team.
    void standIn(Section section)
    {
        Play play{game.state};
        forEachAgent(game.state.player(0).inPlay, [&](int slot) { settle(play, 0, slot, section, 0); });
    }
    Observation seen() const { return observation(game.state, game.state.decider); }
    Action choice() const { return Supervisor(game.match).choose(seen(), game.actions()); }
};

} // namespace dossier::test
