// Choices that come up while something resolves: Bluffs turned up under a Site, Agents a text asks for.
#include "engine/agents.h"
#include "engine/play_card.h"

namespace dossier {

namespace {

// --- Bluffs revealed (BLUFF-5 to BLUFF-13, BLUFF-25) ----------------------------------------------------------------

enum RevealStep : std::uint8_t { kTurnUp, kUse, kDone };

bool anyFaceDownOf(const GameState& state, CardRef site, Seat owner)
{
    bool found = false;
    forEachAttached(state, site,
                    [&](CardRef card) { found = found || (card.owner() == owner && isFaceDown(state, card)); });
    return found;
}

void discardRest(Play& play, CardRef site, Seat owner)
{
    forEachAttached(play.state, site, [&](CardRef card) {
        if (card.owner() == owner && isFaceDown(play.state, card))
            discard(play, card);
    });
}

// All cards are turned up together; what is no Bluff goes (BLUFF-6).
void turnUp(Play& play)
{
    const CardRef site = play.state.top().card;
    forEachAttached(play.state, site, [&](CardRef card) {
        if (!isFaceDown(play.state, card))
            return;
        play.tell({.kind = EventKind::Revealed,
                   .seat = card.owner(),
                   .card = cardIndex(play.state, card),
                   .other = cardIndex(play.state, site)});
        if (!factsOf(play.state, card).has(Keyword::Bluff))
            discard(play, card);
    });
}

// MULTI-13: the owners take their turn in the reverse order of placing.
Seat rightOf(const GameState& state, Seat seat)
{
    return static_cast<Seat>((seat + state.match->seats() - 1) % state.match->seats());
}

Flow advanceReveal(Play& play)
{
    Frame& reveal = play.state.top();
    if (reveal.step == kTurnUp) {
        turnUp(play);
        reveal.who = rightOf(play.state, reveal.seat);
        return nextStep(play);
    }
    if (placeOf(play.state, reveal.card) != Place::Field) { // PLAY-54
        pop(play);
        return Flow::GoOn;
    }
    while (reveal.who != reveal.seat && !anyFaceDownOf(play.state, reveal.card, reveal.who))
        reveal.who = rightOf(play.state, reveal.who);
    if (reveal.who != reveal.seat)
        return decide(play, reveal.who);
    pop(play);
    return Flow::GoOn;
}

void listReveal(const GameState& state, ActionList& actions)
{
    const Frame& reveal = state.top();
    actions.add({.kind = ActionKind::Pass});
    forEachAttached(state, reveal.card, [&](CardRef card) {
        if (card.owner() == reveal.who && isFaceDown(state, card))
            listUses(state, card, actions);
    });
}

void takeReveal(Play& play, const Action& action)
{
    const Frame reveal = play.state.top();
    if (action.kind == ActionKind::UseBluff)
        playCard(play, reveal.who, action, true);
    else
        discardRest(play, reveal.card, reveal.who);
}

// --- Agents picked --------------------------------------------------------------------------------------------------

AgentSet eligible(const GameState& state)
{
    const Frame& choice = state.top();
    return contributors(state, choice.seat, choice.team) & ~choice.set;
}

Flow advanceChoice(Play& play)
{
    const Frame choice = play.state.top();
    if (choice.count > 0 && eligible(play.state) != 0)
        return decide(play, choice.who);
    pop(play);
    play.state.top().set = choice.set;
    return Flow::GoOn;
}

void listChoice(const GameState& state, ActionList& actions)
{
    forEachAgent(eligible(state), [&](int slot) {
        actions.add({.kind = ActionKind::PickAgent, .agent = static_cast<std::uint8_t>(slot)});
    });
}

void takeChoice(Play& play, const Action& action)
{
    Frame& choice = play.state.top();
    choice.set |= 1u << action.agent;
    --choice.count;
    play.tell({.kind = EventKind::Picked,
               .seat = choice.who,
               .card = cardIndex(play.state, agentCard(play.state, choice.seat, action.agent))});
}

} // namespace

const Chapter kReveal{advanceReveal, listReveal, takeReveal};
const Chapter kChoice{advanceChoice, listChoice, takeChoice};

} // namespace dossier
