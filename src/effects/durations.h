// Words of the card texts for what lasts: how long, of what kind, against whom. The manual of the effect data
// (db/effects/README.md) explains them.
#pragma once

#include <cstdint>

namespace dossier {

// How long something lasts.
enum class Duration : std::uint8_t {
    Round,
    NextRound, // becomes Round as that one begins (COMBAT-51)
    Check,
    Investigation,
    Combat,
    Turn,
    NextBriefing, // the end of the player's next Briefing Phase
    Game,
    Stay // as long as its source, or the source's host, lies there
};
inline constexpr int kDurations = 9;

// What a text may permit or forbid by name; each is asked at one place of the rules.
enum class Permission : std::uint8_t {
    SecondSite,
    SecondSiteInSameState,
    ServeEachTurn,
    ResToCp,
    ResOnlyForCards,
    HarmOccultCreature,
    GovernmentAdversaries,
    SurviveLrc,
    StayUninvestigated,
    Draw,
    Healing,
    OccultDamage,
    OccultCombatCards,
    CardTitle,    // the title that step `extra` of the source's effect names
    CombatKeyword // `extra`: Combat cards with this Keyword may be used (COMBAT-49)
};

inline constexpr int kPermissions = 15;
static_assert(static_cast<int>(Permission::CombatKeyword) + 1 == kPermissions);

// Whose damage a Shield is good against.
enum class Against : std::uint8_t { Each, One, Total, OccultCreature };

// How damage is dealt.
enum class Manner : std::uint8_t { First, Split, Twice };

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
    Res,       // amount to the RES of subject
    SetRes,    // its RES is `amount`
    HandLimit, // of the player subject is `amount` (0263)
    FreeCost,  // the Cost of subject is 0, or has been paid (0182)
    SkipRound, // of kind `what` in the Combat at `depth`
    LastRound, // round number `amount` of kind `what` is the last
    GoHome,    // subject, borrowed, goes to its owner's Discard Pile as the turn ends (DEBRIEF-8)
    PutAside,  // the Equipment subject does not serve its holder (EQUIP-12)
    JoinCheck  // the Agent subject adds to the check at `depth` from elsewhere, without Equipment, `amount` more (0326)
};
inline constexpr int kModifierKinds = 32;
static_assert(static_cast<int>(ModifierKind::JoinCheck) + 1 == kModifierKinds);
inline constexpr std::int8_t kAllDamage = 0x7f;
inline constexpr std::uint8_t kNoKeyword = 0xff;
enum class BarFrom : std::uint8_t { AllChecks, SiteChecks, ThisCheck }; // ThisCheck: the one at `depth`

inline constexpr std::uint8_t kNextCheck = 0xff; // as a depth: the next non-combat check of their Team (OQ-101)

// The words are those of the manual of the effect data (db/effects/README.md, "Moments").
enum class MomentKind : std::uint8_t {
    MyBriefing,
    TheirBriefing,
    CardPlayed,       // cause: the card; its Cost is paid (WIT-9, BLUFF-21)
    SameTitlePlayed,  // cause: the card (OQ-149)
    AgentAbducted,    // victim: the Agent
    CombatStarts,     // cause: the Adversary; before COMBAT-3
    RoundEnds,        // cause: the Adversary
    TurnEnds,         // victim: the player whose turn it is
    TargetAllotted,   // cause: who deals the damage; victim: to whom it is assigned (OQ-147)
    TargetWounds,     // cause: who deals at least 1; victim: who takes it (OQ-110). A watch's subject is `cause`
    SelfWoundsAgent,  // the same, an Agent taking it
    SelfWoundedInCrc, // victim: the card itself; cause: who dealt the damage
    SelfKilled,       // victim: the Adversary; cause: who dealt it damage last
    SiteSolved,       // victim: the Site
    SiteFailed,       // victim: the Site
    SiteResolved,     // victim: the Site
    HostCheckStarts,  // victim: the Site whose check it is
    HostCheckEnds,    // victim: the Site whose check it is
    OwnerAnswered     // victim: the player who answered; cause: the Site
};
inline constexpr int kMomentKinds = 19;
static_assert(static_cast<int>(MomentKind::OwnerAnswered) + 1 == kMomentKinds);

} // namespace dossier
