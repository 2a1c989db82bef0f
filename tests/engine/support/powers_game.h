// A game whose players have agreed on the powers of their X-Files (OPT-6).
#pragma once

#include "engine/changes/agents_changes.h"
#include "engine/queries/table/modifiers.h"
#include "engine/support/engine_game.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier::test {

inline constexpr int kMethodSite = 42; // Medical 4, Method
inline constexpr int kSqueeze = 343;   // an Adversary for Method Sites, 3 CP

class Powers : public ::testing::Test
{
protected:
    Deck deck = [] {
        Deck sample = sampleDeck();
        sample.add(Zone::BureauDeck, cardNumbered(kSqueeze), 1);
        return sample;
    }();
    MatchSetup setup = [this] {
        MatchSetup powers = twoPlayers(&deck, &deck);
        powers.options.xFilePowers = true;
        return powers;
    }();
    EngineGame game{setup};
    Play play{game.state, &game.log};

    // Seat protects an X-File that has this type.
    void protect(Seat seat, Power power)
    {
        for (int slot = 0; slot < game.match.xFileCount(); ++slot)
            if ((game.match.facts(game.match.xFileCard(slot)).typeSet >> static_cast<int>(power) & 1u) != 0)
                game.state.player(seat).xFile = static_cast<std::uint8_t>(slot);
    }
    // ... and has told so.
    void announced(Seat seat, Power power)
    {
        protect(seat, power);
        game.state.player(seat).announced |= 1u << static_cast<int>(power) / kTypesPerCharacteristic & 15;
    }
    static Action use(Power power, Thing target = {})
    {
        return {.kind = ActionKind::UsePower,
                .section = static_cast<std::uint8_t>(static_cast<int>(power) / kTypesPerCharacteristic),
                .target = target};
    }
    static Action tell(Characteristic characteristic)
    {
        return {.kind = ActionKind::Announce, .number = static_cast<std::uint8_t>(characteristic)};
    }
    // Passes until `seat` may do this.
    void passUntil(Seat seat, const Action& action)
    {
        const auto mayDo = [&] { return game.state.decider == seat && game.offers(action); };
        for (int i = 0; i < 60 && !mayDo() && game.offers(ActionKind::Pass); ++i)
            game.pass();
        EXPECT_TRUE(mayDo());
    }
    void passWaiting()
    {
        while (game.state.top().kind == FrameKind::Power && game.offers(ActionKind::Pass))
            game.pass();
    }
    // Seat 0 investigates: the window of the Site's check is open.
    void investigate()
    {
        forEachAgent(game.state.player(0).inPlay, [&](int slot) { settle(play, 0, slot, Section::Field, 0); });
        game.toHand(0, kMethodSite);
        game.state.player(0).rp = 30;
        game.passUntil(ActionKind::PlaceSite);
        game.take({.kind = ActionKind::PlaceSite, .seat = 1, .card = game.card(0, kMethodSite)});
        game.passUntil(ActionKind::AssignTeam);
        game.take({.kind = ActionKind::AssignTeam, .team = 0, .target = game.card(0, kMethodSite)});
        game.passUntil(ActionKind::Investigate);
        game.take({.kind = ActionKind::Investigate, .target = game.card(0, kMethodSite)});
        while (nearest(game.state, FrameKind::Check) == nullptr)
            game.pass();
    }
    bool offersCard(ActionKind kind, CardRef card) const
    {
        const ActionList list = game.actions();
        return std::any_of(list.begin(), list.end(),
                           [&](const Action& action) { return action.kind == kind && action.card == card; });
    }
    Action firstWith(ActionKind kind, CardRef card) const
    {
        const ActionList list = game.actions();
        for (const Action& action : list)
            if (action.kind == kind && action.card == card)
                return action;
        ADD_FAILURE() << "not offered";
        return {};
    }
};

} // namespace dossier::test
