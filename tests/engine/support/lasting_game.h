// A game in which something lasts: Modifiers are laid by hand, investigations brought to their check.
#pragma once

#include "engine/changes/agents_changes.h"
#include "engine/changes/modifiers_changes.h"
#include "engine/queries/table/modifiers.h"
#include "engine/state/action.h"
#include "engine/support/engine_game.h"
#include "engine/support/small_numbers.h"

#include <gtest/gtest.h>

namespace dossier::test {

inline constexpr int kMethodSite = 42;  // Medical 4, Method
inline constexpr int kReducedSite = 43; // Occult or Criminal Investigation 5; 4 for Motive Security

class Lasting : public ::testing::Test
{
protected:
    Deck deck = test::sampleDeck();
    EngineGame game{test::twoPlayers(&deck, &deck)};
    Play play{game.state, &game.log};

    void SetUp() override
    {
        game.emptyHand(0);
        game.emptyHand(1);
    }

    // Seat 0 investigates with the four Agents: the check is under way, nobody has played.
    void investigate(int site)
    {
        place(site);
        game.passUntil(ActionKind::AssignTeam);
        game.take({.kind = ActionKind::AssignTeam, .team = 0, .target = game.card(0, site)});
        game.passUntil(ActionKind::Investigate);
        game.take({.kind = ActionKind::Investigate, .target = game.card(0, site)});
        if (game.offers(ActionKind::AnnounceSkill))
            game.take(game.actions()[0]);
    }
    void place(int site) { placeAll({site}); }
    void placeAll(std::initializer_list<int> sites)
    {
        forEachAgent(game.state.player(0).inPlay, [&](int slot) { settle(play, 0, slot, Section::Field, 0); });
        for (int site : sites)
            game.toHand(0, site);
        game.state.player(0).rp = 30;
        game.passUntil(ActionKind::PlaceSite);
        for (int site : sites)
            game.take({.kind = ActionKind::PlaceSite, .seat = 1, .card = game.card(0, site)});
    }
    // An investigation stopped in its check: frames as the rules would have put them.
    int checkAt(int site, Ability skill, int level)
    {
        Frame& investigation = push(play, FrameKind::Site);
        investigation.card = game.card(0, site);
        investigation.seat = 0;
        investigation.team = 0;
        Frame& check = push(play, FrameKind::Check);
        check.card = game.card(0, site);
        check.seat = 0;
        check.team = 0;
        check.as<CheckFrame>().ability = skill;
        check.as<CheckFrame>().needed = static_cast<std::int8_t>(level);
        check.mark(CheckFlag::ForSite);
        return game.state.depth;
    }
    Modifier modifier(ModifierKind kind, Duration until, Thing subject = {}, int what = 0, int amount = 0) const
    {
        Modifier made;
        made.kind = kind;
        made.until = until;
        made.depth = u8(depthFor(game.state, until));
        made.what = u8(what);
        made.amount = static_cast<std::int8_t>(amount);
        made.subject = subject;
        return made;
    }
    void add(ModifierKind kind, Duration until, Thing subject = {}, int what = 0, int amount = 0)
    {
        addModifier(play, modifier(kind, until, subject, what, amount));
    }
    void addFor(ModifierKind kind, AgentSet agents, int what = 0)
    {
        Modifier made = modifier(kind, Duration::Turn, {}, what);
        made.setAgents(0, agents);
        addModifier(play, made);
    }
    void change(CardRef card, Keyword from, Keyword to)
    {
        Modifier made = modifier(ModifierKind::Keyword, Duration::Turn, card, static_cast<int>(to));
        made.extra = u8(static_cast<int>(from));
        addModifier(play, made);
    }
    AgentSet only(int number) const { return 1u << game.slot(0, number); }
};

} // namespace dossier::test
