#include "engine/flow/played_by_power.h"

#include "engine/changes/announcement.h"
#include "engine/changes/zones_changes.h"
#include "engine/queries/meaning/fighters.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/table/modifiers.h"

#include <algorithm>

namespace dossier {

namespace {

// --- Powers that play a card ----------------------------------------------------------------------------------------

int pointsFor(const GameState& state, Seat seat, CardRef card)
{
    return paidWithRp(state, seat, factsOf(state, card)) ? state.player(seat).rp : state.player(seat).cp;
}

// POWER-18, POWER-25: what is paid for the card played so.
int priceByPower(const GameState& state, Seat seat, Power power, const Action& action)
{
    constexpr int kLess = 2;
    return power == Power::Death ? 0 : std::max(0, priceOfPlay(state, seat, action, false).cost - kLess);
}

// The card comes to the hand, with so many points more to pay for it by the ordinary rules.
void makePlayable(Play& play, Seat seat, CardRef card, int points)
{
    if (placeOf(play.state, card) != Place::Hand)
        put(play, card, Place::Hand);
    PlayerState& player = play.state.player(seat);
    std::uint16_t& pool = paidWithRp(play.state, seat, factsOf(play.state, card)) ? player.rp : player.cp;
    pool = static_cast<std::uint16_t>(pool + points);
}

bool fightsFor(const GameState& state, Seat seat)
{
    const Frame* combat = nearest(state, FrameKind::Combat);
    return combat && combat->who == seat && !combat->has(CombatFrameFlag::FreeCard);
}

// POWER-25: on an Adversary, or one who fights as one; not against the other side, nor for it.
bool isOnOwnSide(const GameState& state, Seat seat, const Action& action)
{
    const Frame* fight = combatUnderWay(state);
    if (!fight || isForAgents(state, seat, action))
        return false;
    const Combatant aimed = combatantOf(state, *fight, action.target);
    return aimed < kCombatants ? sideOf(state, *fight, aimed) == CombatSide::Foes : !action.target;
}

void offerCard(const GameState& state, Seat seat, CardRef card, Power power, ActionList& actions)
{
    constexpr int kPlenty = 100;
    GameState trial = state;
    Play play{trial};
    makePlayable(play, seat, card, kPlenty);
    const int first = actions.size();
    listPlays(trial, seat, card, momentOf(trial), actions);
    actions.filterFrom(first, [&](Action& action) {
        const bool dear = priceByPower(state, seat, power, action) > pointsFor(state, seat, card);
        const bool fits = power != Power::Death || isOnOwnSide(state, seat, action);
        action.kind = ActionKind::UsePower;
        action.section = static_cast<std::uint8_t>(static_cast<int>(power) / kTypesPerCharacteristic);
        return !dear && fits;
    });
}

} // namespace

void listPlayedByPower(const GameState& state, Seat seat, Power power, ActionList& actions)
{
    const bool attacks = nearest(state, FrameKind::Check) || state.phase() == Phase::Investigation; // OQ-81
    if (power == Power::Violence && attacks)
        for (int index = 0; index < cardsOf(state, seat); ++index)
            if (placeOf(state, {seat, index}) == Place::Discard &&
                factsOf(state, {seat, index}).type == CardType::Adversary)
                offerCard(state, seat, {seat, index}, power, actions);
    if (power == Power::Death && fightsFor(state, seat))
        state.player(seat).hand.forEach([&](int index) {
            const CardRef card(seat, index);
            if (factsOf(state, card).type == CardType::Combat)
                offerCard(state, seat, card, power, actions);
        });
}

void playByPower(Play& play, Seat seat, Power power, Action action)
{
    action.kind = ActionKind::Play;
    action.section = 0;
    const int spared =
        priceOfPlay(play.state, seat, action, false).cost - priceByPower(play.state, seat, power, action);
    makePlayable(play, seat, action.card, spared);
    if (power == Power::Death) {
        const int depth = depthOf(play.state, FrameKind::Combat);
        play.state.frames[static_cast<std::size_t>(depth - 1)].mark(CombatFrameFlag::FreeCard);
    }
    playCard(play, seat, action);
}

} // namespace dossier
