// Cards of further sets at the table: by their printed facts (REASON-6; DECK-5).
#include "engine/changes/zones_changes.h"
#include "engine/flow/refusal.h"
#include "engine/players/self_play.h"
#include "engine/support/engine_game.h"
#include "support/base_effects.h"
#include "support/trial_set.h"

#include <gtest/gtest.h>

namespace dossier {

using test::trialCard;
using test::withTrialSet;

namespace {

MatchSetup withDecks(const Deck& a, const Deck& b, const CardPool& pool = withTrialSet())
{
    MatchSetup setup = test::twoPlayers(&a, &b);
    setup.pool = &pool;
    setup.effects = &test::baseEffects();
    return setup;
}

// The sample deck with two copies of each further card that a Bureau Deck can hold.
Deck furtherDeck()
{
    Deck deck = test::sampleDeck();
    for (const char* number : {"XT99-0063t1", "XT99-0002t1", "XT99-0003t1", "XT99-0004t1", "XT99-0005t1"})
        deck.add(Zone::BureauDeck, trialCard(number), 2);
    return deck;
}

CardRef cardIn(const test::EngineGame& game, Seat seat, CardIndex card)
{
    for (int index = 0; index < game.match.cardCount(seat); ++index)
        if (game.match.card(seat, index) == card)
            return {seat, index};
    ADD_FAILURE() << "no such card";
    return {};
}

int xFilesOf(const Deck& a, const Deck& b)
{
    return Match(withDecks(a, b)).xFileCount();
}

} // namespace

// 63 of another set is not 63, and a printing of another set is the card (DECK-5).
TEST(FurtherCards, TextsGoByTitle)
{
    const Deck deck = furtherDeck();
    const Match match(withDecks(deck, deck));
    EXPECT_EQ(match.effect(trialCard("XT99-0063t1")), nullptr);
    const CardIndex known = test::card("XF96-0004v1");
    ASSERT_NE(match.effect(known), nullptr);
    ASSERT_NE(match.effect(trialCard("XT99-0005t1")), nullptr);
    EXPECT_EQ(match.effect(trialCard("XT99-0005t1"))->program.size(), match.effect(known)->program.size());
    EXPECT_EQ(match.facts(trialCard("XT99-0005t1")).title, match.facts(known).title);
}

// What the game does not know it refuses, and says why; an Adversary fights by its ratings.
TEST(FurtherCards, WhatIsNotKnownIsRefused) // REASON-6
{
    const Deck deck = furtherDeck();
    test::EngineGame game(withDecks(deck, deck));
    const auto why = [&](const char* number) {
        const CardRef card = cardIn(game, 0, trialCard(number));
        Play play{game.state, &game.log};
        put(play, card, Place::Hand);
        const auto reason = whyNot(game.state, 0, card);
        return reason ? *reason : Reason{};
    };
    EXPECT_EQ(why("XT99-0063t1"), (Reason{ReasonKind::TextNotKnown, "REASON-6"}));
    EXPECT_EQ(why("XT99-0003t1"), (Reason{ReasonKind::ActivatorNotKnown, "REASON-6"}));
    EXPECT_NE(why("XT99-0002t1").rule, RuleNumber("REASON-6"));
    const CardRef event = cardIn(game, 0, trialCard("XT99-0063t1"));
    EXPECT_EQ(game.refused({.kind = ActionKind::Play, .card = event}), "REASON-6");
}

// SETUP-2, DECK-11: what an X-File can be is the base set's 41, and a further set's where its cards are at the table.
TEST(FurtherCards, XFilesComeWithTheirSet)
{
    const Deck plain = test::sampleDeck();
    Deck mixed = plain;
    mixed.add(Zone::BureauDeck, trialCard("XT99-0002t1"), 1);
    EXPECT_EQ(xFilesOf(plain, plain), 41);
    EXPECT_EQ(xFilesOf(plain, mixed), 42) << "the one of a new title; the other is a printing (DECK-5)";
    Deck chosen = plain;
    chosen.xFile = {{trialCard("XT99-0007t1"), 1}};
    const Match match(withDecks(plain, chosen));
    ASSERT_TRUE(match.xFile(1).has_value());
    EXPECT_EQ(match.xFileCard(*match.xFile(1)), test::knownXFile());
    chosen.xFile = {{trialCard("XT99-0006t1"), 1}};
    const Match other(withDecks(plain, chosen));
    EXPECT_EQ(other.xFileCard(other.xFile(1).value()), trialCard("XT99-0006t1"));
}

// A set that was taken in and is at no table changes no game: not what is dealt, nor what players think of.
TEST(FurtherCards, ASetTakenInChangesNoGame)
{
    const Deck deck = test::sampleDeck();
    for (const Bot bot : {Bot::Agent, Bot::Supervisor, Bot::Director}) {
        SelfPlaySetup setup;
        setup.bots = {bot, Bot::Agent};
        setup.thinking.worlds = 2;
        setup.seed = 5;
        setup.match = withDecks(deck, deck, test::baseSet());
        setup.match.options.mostTurns = bot == Bot::Director ? 3 : 40;
        const GameRecord without = playMatch(setup, 0).record;
        setup.match.pool = &withTrialSet();
        const GameRecord with = playMatch(setup, 0).record;
        EXPECT_FALSE(with.actions.empty());
        EXPECT_EQ(with.actions, without.actions);
    }
}

// Games with such cards go on to their end, whoever plays them.
TEST(FurtherCards, AreHeldAndPlayedByEveryPlayer)
{
    const Deck deck = furtherDeck();
    for (const Bot bot : {Bot::Random, Bot::Novice, Bot::Agent, Bot::Supervisor, Bot::Director}) {
        SelfPlaySetup setup;
        setup.match = withDecks(deck, deck);
        setup.match.options.mostTurns = bot == Bot::Director ? 3 : 30;
        setup.bots = {bot, bot};
        setup.thinking.worlds = 2;
        const SelfPlayReport report = playMatches(setup, 0, 2);
        EXPECT_EQ(report.games, 2);
        EXPECT_GT(report.decisions, 0);
    }
}

} // namespace dossier
