#include "engine/agents.h"

#include "engine/fighters.h"
#include "engine/turn.h"
#include "engine/zones.h"

#include <algorithm>

namespace dossier {

AgentSet agentsIn(const GameState& state, Seat seat, Section section)
{
    AgentSet found = 0;
    forEachAgent(state.player(seat).inPlay, [&](int slot) {
        if (agentOf(state, seat, slot).where() == section)
            found |= 1u << slot;
    });
    return found;
}

AgentSet teamMembers(const GameState& state, Seat seat, std::uint8_t team)
{
    AgentSet found = 0;
    if (team == kNoTeam)
        return found;
    forEachAgent(state.player(seat).inPlay, [&](int slot) {
        if (agentOf(state, seat, slot).team == team)
            found |= 1u << slot;
    });
    return found;
}

std::uint8_t freeTeam(const GameState& state, Seat seat)
{
    std::uint32_t used = 0;
    forEachAgent(state.player(seat).inPlay, [&](int slot) { used |= 1u << agentOf(state, seat, slot).team; });
    return static_cast<std::uint8_t>(std::countr_one(used));
}

int permanentHealth(const GameState& state, Seat seat, int slot)
{
    return std::max(0, agentFacts(state, seat, slot).health - agentOf(state, seat, slot).healthLost);
}

int currentHealth(const GameState& state, Seat seat, int slot)
{
    return std::max(0, permanentHealth(state, seat, slot) - agentOf(state, seat, slot).damage);
}

bool mayLeaveHospital(const GameState& state, Seat seat, int slot)
{
    constexpr int kFit = 3; // HEAL-7
    const AgentState& agent = agentOf(state, seat, slot);
    if (agent.held > 0)
        return false;
    if (agent.damage == 0)
        return true;
    return !isBasic(state) && agent.untilHealed == 0 && currentHealth(state, seat, slot) >= kFit;
}

namespace {

// What a card adds to an ability of the card it lies on, or 0.
int bonusFor(const GameState& state, CardRef attached, Ability ability)
{
    const Effect* effect = state.match->effect(cardIndex(state, attached));
    int bonus = 0;
    if (effect)
        for (const EffectStep& step : effect->whileThere)
            if (step.verb == Verb::Add && step.subject == Subject::Host && step.ability == ability)
                bonus += step.amount;
    return bonus;
}

int skillWithoutEquipment(const GameState& state, Seat seat, int slot, Ability ability)
{
    const CardRef card = agentCard(state, seat, slot);
    return abilityNow(state, card, ability, factsOf(state, card).abilities[ability], 0);
}

struct Offer // one Equipment that could serve one Agent in a check
{
    int bonus;
    int slot;
    TitleIndex title;
};

// EQUIP-2 to EQUIP-4: the best choice serves its player, so it is made for him; larger bonuses first.
int equipmentBonus(const GameState& state, Seat seat, AgentSet agents, Ability ability)
{
    const bool oneEach = !isBasic(state); // BASIC-23
    std::array<Offer, 64> offers{};
    std::size_t count = 0;
    forEachAgent(agents, [&](int slot) {
        forEachAttached(state, agentCard(state, seat, slot), [&](CardRef card) {
            const int bonus = bonusFor(state, card, ability);
            if (bonus > 0 && count < offers.size())
                offers[count++] = {bonus, slot, factsOf(state, card).title};
        });
    });
    std::stable_sort(offers.begin(), offers.begin() + static_cast<std::ptrdiff_t>(count),
                     [](const Offer& a, const Offer& b) { return a.bonus > b.bonus; });
    int sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const bool free =
            std::none_of(offers.begin(), offers.begin() + static_cast<std::ptrdiff_t>(i), [&](const Offer& o) {
                return o.bonus > 0 && ((o.slot == offers[i].slot && oneEach) || o.title == offers[i].title);
            });
        sum += free ? offers[i].bonus : 0;
        offers[i].bonus = free ? offers[i].bonus : 0;
    }
    return sum;
}

} // namespace

int skillOf(const GameState& state, Seat seat, int slot, Ability ability)
{
    int best = 0;
    const CardRef agent = agentCard(state, seat, slot);
    forEachAttached(state, agent, [&](CardRef card) { best = std::max(best, bonusFor(state, card, ability)); });
    return abilityNow(state, agent, ability, factsOf(state, agent).abilities[ability], best);
}

AgentSet contributors(const GameState& state, Seat seat, std::uint8_t team)
{
    return teamMembers(state, seat, team) & ~barred(state, seat);
}

int levelOf(const GameState& state, Seat seat, std::uint8_t team, Ability ability, int depth)
{
    const AgentSet agents = contributors(state, seat, team);
    int level = equipmentBonus(state, seat, agents, ability);
    forEachAgent(agents, [&](int slot) { level += std::max(0, skillWithoutEquipment(state, seat, slot, ability)); });
    return std::max(0, level + levelChange(state, depth, ability));
}

void settle(Play& play, Seat seat, int slot, Section section, std::uint8_t team)
{
    AgentState& agent = agentOf(play.state, seat, slot);
    const bool moves = agent.where() != section;
    const CardRef card = agentCard(play.state, seat, slot);
    agent.section = static_cast<std::uint8_t>(section);
    agent.team = section == Section::Hospital ? kNoTeam : team;
    put(play, card, placeOf(section));
    if (moves)
        play.tell({.kind = EventKind::Moved,
                   .seat = seat,
                   .card = cardIndex(play.state, card),
                   .number = static_cast<std::int16_t>(section)});
    play.tell({.kind = EventKind::JoinedTeam, .seat = seat, .card = cardIndex(play.state, card), .number = agent.team});
}

void enterPlay(Play& play, CardRef card, Section section, std::uint8_t team)
{
    const Seat seat = card.owner();
    const int slot = factsOf(play.state, card).slot;
    AgentState& agent = agentOf(play.state, seat, slot);
    agent = {};
    agent.card = static_cast<std::uint8_t>(card.index());
    agent.section = static_cast<std::uint8_t>(section);
    play.state.player(seat).inPlay |= 1u << slot;
    settle(play, seat, slot, section, team);
}

void removeAgent(Play& play, Seat seat, int slot)
{
    const CardRef card = agentCard(play.state, seat, slot);
    discardAgent(play, seat, slot);
    put(play, card, Place::Removed);
    if (play.match().options().killerCards && play.state.player(seat).inPlay == 0)
        leaveGame(play, seat);
}

void discardAgent(Play& play, Seat seat, int slot)
{
    const CardRef card = agentCard(play.state, seat, slot);
    agentOf(play.state, seat, slot) = {};
    play.state.player(seat).inPlay &= ~(1u << slot);
    discard(play, card);
}

} // namespace dossier
