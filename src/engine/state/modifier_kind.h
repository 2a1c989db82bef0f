// The changes a text can bring about (see Modifier).
#pragma once

#include <cstdint>

namespace dossier {

// The changes a text can bring about. `subject` is whom it concerns: a card, an Agent's card, a Team's player; a kind
// that concerns several Agents keeps them as a set, see Modifier::agents, and their seat in `amount`.
enum class ModifierKind : std::uint8_t {
    Level,             // amount to the Team's level in the check at `depth`; what: its Ability or kAbilities for any
    Skill,             // amount to ability `what` of subject
    AllSkills,         // amount to every ability of subject, LRC and CRC too (OQ-139)
    SetSkill,          // ability `what` of subject is `amount` in place of the printed value
    Damage,            // amount to the damage of subject in rounds of kind `what` (COMBAT-52)
    Bar,               // set: contributes to no check (COMBAT-8); what: BarFrom
    FailCheck,         // set: the next Site check of their Team fails whatever its level (CHECK-24)
    Prerequisite,      // the Prerequisite in force is skill `what`, level `amount` (CHECK-33)
    RaisePrerequisite, // amount to both numbers (OQ-28)
    Keyword,           // subject bears Keyword `what`; extra: the one it replaces, or kNoKeyword (PLAY-39)
    SiteMark,          // set: SITE with characteristic `what` on these Agents (0261); on a Bureau: subject a Section
    Mute,              // subject is treated as blank
    MuteAbilities,     // ... but for its modifier
    ScaleBonus,        // what subject adds counts `amount` times
    ScaleDamage, // damage to subject in rounds of kind `what` (kAbilities: any) counts half; amount 1: from Occult
                 // alone
    Shield,      // amount (kAllDamage: any) less damage to subject; what: Against
    Hold,        // subject deals no damage (COMBAT-51)
    Attack,      // subject deals its damage in Manner `what`
    Aim,         // whom subject hits is chosen by seat `amount`; what: 1 any combatant, 2 that seat's own
    Permit,      // Permission `what` for subject; extra: see Permission
    Forbid,      // the same, forbidden
    PermitSet,   // the same for a set of Agents
    ForbidSet,
    Health,       // amount to the permanent Health of subject
    Res,          // amount to the RES of subject
    SetRes,       // its RES is `amount`
    HandLimit,    // of the player subject is `amount` (0263)
    FreeCost,     // the Cost of subject is 0, or has been paid (0182); amount kHalfPrice: half of it, rounded up
    SkipRound,    // of kind `what` in the Combat at `depth`
    LastRound,    // round number `amount` of kind `what` is the last
    GoHome,       // subject, borrowed, goes to its owner's Discard Pile as the turn ends (DEBRIEF-8)
    PutAside,     // the Equipment subject does not serve its holder (EQUIP-12)
    CardCost,     // amount to the Cost of cards paid with RP at this Site; what: a CostOf
    ScaleCost,    // that Cost counts `amount` times, after all that is added
    Income,       // amount to the RP that the player subject generates in each turn
    Tribute,      // the player subject gains a point for every `amount` RP spent at this Site; what: 0 RP, 1 CP
    ScaleRatings, // LRC, CRC and Health of subject, which fights, count `amount` times; of one source the most
    SetHealth,    // Health of subject, which fights, is `amount`
    CombatCost,   // amount to the Cost of Combat cards that the side of subject plays
    JoinCheck // the Agent subject adds to the check at `depth` from elsewhere, without Equipment, `amount` more (0326)
};
inline constexpr int kModifierKinds = 39;
// Which cards a change of Costs concerns.
enum class CostOf : std::uint8_t { AllCards, ActiveCards };
inline constexpr std::int8_t kNoPrice = 0; // of a FreeCost
inline constexpr std::int8_t kHalfPrice = 1;
inline constexpr std::int8_t kAllDamage = 0x7f;
inline constexpr std::uint8_t kNoKeyword = 0xff;

inline constexpr std::uint8_t kNextCheck = 0xff; // as a depth: the next non-combat check of their Team (OQ-101)

} // namespace dossier
