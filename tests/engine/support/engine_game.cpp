#include "engine/support/engine_game.h"

#include "engine/changes/agents_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/flow/rules.h"
#include "engine/queries/table/teams.h"
#include "engine/support/unsound.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier::test {

EngineGame::EngineGame(const MatchSetup& setup, std::uint64_t seed)
    : match(setup)
    , state(newGame(match, seed, &log))
{}

CardRef EngineGame::card(Seat seat, int number) const
{
    for (int index = 0; index < match.cardCount(seat); ++index)
        if (match.card(seat, index) == cardNumbered(number))
            return {seat, index};
    ADD_FAILURE() << "seat " << int{seat} << " has no card " << number;
    return {seat, 0};
}

int EngineGame::slot(Seat seat, int number) const
{
    return factsOf(state, card(seat, number)).slot;
}

AgentState& EngineGame::agent(Seat seat, int number)
{
    return agentOf(state, seat, slot(seat, number));
}

void EngineGame::toHand(Seat seat, int number)
{
    Play p = play();
    put(p, card(seat, number), Place::Hand);
}

void EngineGame::toDeckTop(Seat seat, int number)
{
    Play p = play();
    putIntoDeck(p, card(seat, number), 0);
}

void EngineGame::toDiscard(Seat seat, int number)
{
    Play p = play();
    put(p, card(seat, number), Place::Discard);
}

void EngineGame::emptyHand(Seat seat)
{
    Play p = play();
    state.player(seat).hand.forEach([&](int index) { put(p, {seat, index}, Place::Discard); });
}

ActionList EngineGame::actions() const
{
    ActionList list;
    legalActions(state, list);
    return list;
}

bool EngineGame::offers(ActionKind kind) const
{
    return actions().find(kind) != nullptr;
}

bool EngineGame::offers(const Action& action) const
{
    return actions().contains(action);
}

void EngineGame::passUntil(ActionKind kind)
{
    constexpr int kEnough = 400;
    for (int i = 0; i < kEnough && !state.over(); ++i) {
        const ActionList list = actions();
        if (list.find(kind))
            return;
        const Action* pass = list.find(ActionKind::Pass);
        take(pass ? *pass : list[0]);
    }
    ADD_FAILURE() << "nobody ever may do this: " << static_cast<int>(kind);
}

void EngineGame::passUntil(Phase phase)
{
    constexpr int kEnough = 400;
    const int turn = state.turn;
    const auto reached = [&] { return state.turn != turn || (phase != Phase::Briefing && state.phase() >= phase); };
    for (int i = 0; i < kEnough && !state.over() && !reached(); ++i) {
        const ActionList list = actions();
        const Action* pass = list.find(ActionKind::Pass);
        take(pass ? *pass : list[0]);
    }
    EXPECT_TRUE(reached());
}

void EngineGame::take(const Action& action)
{
    const Refusal refusal = apply(state, action, &log);
    EXPECT_FALSE(refusal) << "refused by " << refusal.rule.text();
}

void EngineGame::passWindows()
{
    while (!state.over() && state.top().kind == FrameKind::Window)
        pass();
}

std::string EngineGame::refused(const Action& action)
{
    const GameState before = state;
    const Refusal refusal = apply(state, action, &log);
    EXPECT_TRUE(!refusal || state == before) << "a refused action must change nothing";
    return std::string(refusal.rule.text());
}

int EngineGame::count(EventKind kind) const
{
    return static_cast<int>(std::count_if(log.begin(), log.end(), [&](const Event& e) { return e.kind == kind; }));
}

void EngineGame::expectSound() const
{
    EXPECT_EQ(unsound(state), "");
}

} // namespace dossier::test
