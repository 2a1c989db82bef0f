// Cards that stayed and whose time has come (`until`), and what lasts only as long as they lie there.
#include "engine/changes/sweep.h"

#include "engine/changes/abduction_changes.h"
#include "engine/changes/agents_changes.h"
#include "engine/changes/departure_changes.h"
#include "engine/changes/knowledge_changes.h"
#include "engine/changes/modifiers_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/queries/meaning/permissions.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"

#include <algorithm>

namespace dossier {

namespace {

bool isOver(const GameState& state, CardRef card, Until until)
{
    switch (until) {
    case Until::NoTokens:
        return tokensOn(state, card) == 0;
    case Until::TeamEmpty:
    case Until::TeamEmptyOrBeaten: {
        const Thing host = hostThing(state, card);
        return !host || (host.isTeam() && membersOf(state, host) == 0);
    }
    case Until::TeamChanges: {
        const Thing host = hostThing(state, card);
        return !host || (host.isTeam() && membersOf(state, host) == 0);
    }
    case Until::AfterNextBriefing:
        return std::none_of(modifiersOf(state).begin(), modifiersOf(state).end(), [&](const Modifier& modifier) {
            return modifier.source == card && modifier.until == Duration::NextBriefing;
        });
    case Until::NothingBelow:
        return !hasAttached(state, card);
    case Until::SiteCheckOver:
        return !nearest(state, FrameKind::Check);
    default: // said where it happens
        return false;
    }
}

// It is in play by its text, not on its way there.
bool hasStayed(const GameState& state, CardRef card)
{
    const Place place = placeOf(state, card);
    const bool there = place == Place::Bureau || place == Place::Hospital || place == Place::OnCard ||
                       place == Place::OnTeam || place == Place::BesideXFile || place == Place::Field;
    const CardType type = factsOf(state, card).type;
    return there && type != CardType::Agent && type != CardType::Site;
}

// What it has paid for with its last token comes first, and what it does as it is played.
bool isAtWork(const GameState& state, CardRef card)
{
    for (int i = 0; i < state.depth; ++i)
        if (TextFrame::is(state.frames[static_cast<std::size_t>(i)].kind) &&
            state.frames[static_cast<std::size_t>(i)].card == card)
            return true;
    return false;
}

// Who is out of play as long as the card lies with him (0417x1).
bool keepsAway(const Effect& effect)
{
    return findStep<AbsentStep>(effect.program, [](const AbsentStep& step) { return !step.turns; });
}

void go(Play& play, CardRef card, const Effect& effect)
{
    const CardRef host = hostThing(play.state, card).card();
    if (const AgentAt agent = host ? agentAt(play.state, host) : AgentAt(); agent && effect.takesHost) {
        discardAgent(play, agent.seat, agent.slot); // and what lies with him
        return;
    }
    if (effect.removedThen)
        removeFromGame(play, card);
    else
        discard(play, card);
    endModifiersFrom(play.state, card, Duration::Stay); // what it has done before stays done
    if (host && keepsAway(effect))
        returnFromAway(play, host);
}

// Whose cards with a Cost in RP lie face up (a text says so): everybody has seen them, and who has does not forget.
void showOpenHands(GameState& state)
{
    for (Seat seat = 0; seat < state.match->seats(); ++seat)
        if (permitted(state, Permission::ShowResourceCards, Thing::player(seat)))
            state.player(seat).hand.forEach([&](int index) {
                if (factsOf(state, {seat, index}).pool == Pool::Resource)
                    showTo(state, {seat, index}, kEverybody);
            });
}

// COMBAT-32: who stands by what a card adds to his Health falls when that is gone. A Combat sees to it itself.
void fallWithoutHelp(Play& play)
{
    const GameState& state = play.state;
    if (!state.match->mayBringAbout(ModifierKind::Health) || nearest(state, FrameKind::Combat) ||
        nearest(state, FrameKind::Departure))
        return;
    for (int i = 0; i < state.match->seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        AgentSet fallen = 0;
        forEachAgent(state.player(seat).inPlay, [&](int slot) {
            const AgentState& agent = agentOf(state, seat, slot);
            if (agent.where() != Section::Hospital && agent.leavesLater == 0 && currentHealth(state, seat, slot) == 0)
                fallen |= 1u << slot;
        });
        if (fallen != 0) {
            depart(play, seat, fallen);
            return;
        }
    }
}

} // namespace

void sweep(Play& play)
{
    GameState& state = play.state;
    if (state.match->mayPermit(Permission::ShowResourceCards))
        showOpenHands(state);
    fallWithoutHelp(play);
    for (int i = 0; i < state.match->seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        CardSet there = state.player(seat).table;
        there &= state.match->ending(seat);
        there.forEach([&](int index) {
            const CardRef card(seat, index);
            const Effect* effect = state.match->effect(cardIndex(state, card));
            if (effect && effect->until && hasStayed(state, card) && isOver(state, card, *effect->until) &&
                !isAtWork(state, card))
                go(play, card, *effect);
        });
    }
}

void endCardsThat(Play& play, Until until, Seat seat)
{
    GameState& state = play.state;
    CardSet there = state.player(seat).table;
    there &= state.match->ending(seat);
    there.forEach([&](int index) {
        const CardRef card(seat, index);
        const Effect* effect = state.match->effect(cardIndex(state, card));
        const bool paid = until == Until::Unpaid && placing(state, card).usedNow != 0;
        if (effect && effect->until == until && hasStayed(state, card) && !paid)
            go(play, card, *effect);
    });
}

} // namespace dossier
