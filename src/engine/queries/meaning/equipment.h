// Which Equipment serves whom: one on each Agent in a check, one copy in a Team (EQUIP-2 to EQUIP-5, EQUIP-12).
//
// It is the player's choice. In a check of skills the Equipment that adds most is never the worse one, as a level
// serves only by being reached (CHECK-18), so it is taken for him. In a round of Combat there is more to a weapon than
// its number: there he may have another one, or none.
#pragma once

#include "engine/queries/meaning/fighters.h"
#include "engine/queries/meaning/text.h"

#include <vector>

namespace dossier {

// What this Equipment adds to an ability of its holder, or 0; one that has been put aside for the round adds nothing.
int bonusFor(const GameState& state, CardRef equipment, Ability ability);
// EQUIP-2: this Agent has given up Equipment for the sake of the ability; no other serves it beside that.
bool hasUsedUp(const GameState& state, CardRef agent, Ability ability);
// The most that Equipment adds for this Agent.
int bestBonus(const GameState& state, CardRef agent, Ability ability);
// Whether it is what serves its holder in that ability: none on him adds more.
bool isInUse(const GameState& state, CardRef equipment, Ability ability);
// The most that these Agents of one Team get out of their Equipment together (EQUIP-4; BASIC-23).
int bonusOfTeam(const GameState& state, Seat seat, AgentSet agents, Ability ability);
// ... and which Equipment that is.
struct EquipmentUse
{
    CardRef card{};
    int slot = 0; // whose
    int bonus = 0;
};
std::vector<EquipmentUse> equipmentOfTeam(const GameState& state, Seat seat, AgentSet agents, Ability ability);

// --- In a round of Combat -------------------------------------------------------------------------------------------

// It serves once in a Combat (0329).
bool isLimited(const GameState& state, CardRef weapon, Ability range);
// Whether the choice can matter to this Agent in the round under way.
bool weaponMatters(const GameState& state, const Frame& round, Combatant agent);
// What he may have in place of the one in use, perhaps himself: his bare hands.
void otherWeapons(const GameState& state, const Frame& round, Combatant agent, Things& weapons);

template <typename Visit>
void forEachWeapon(const GameState& state, const Frame& round, Combatant agent, Visit visit)
{
    forEachAttached(state, combatantCard(state, round, agent), [&](CardRef card) {
        if (bonusFor(state, card, round.as<RoundFrame>().range) > 0)
            visit(card);
    });
}

} // namespace dossier
