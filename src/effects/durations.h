// Words of the card texts for what lasts: how long, what is allowed, against whom. The manual of the effect data
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
    Damage, // as long as its source can hit somebody else (OQ-155)
    OccultDamage,
    OccultCombatCards,
    LastWordInCombat, // its player's Combat cards come after those of the others, and none after them
    SecondSale,
    ShowResourceCards,     // of a hand
    HideOccultAdversaries, // under Sites, like Bluffs
    StoreBluffs,           // below the card
    LieBelow,              // an Agent in the Hospital, below the card that says so
    CardTitle,             // the titles named with it
    CombatKeyword,         // Combat cards with the Keyword named with it may be used (COMBAT-49)
    Playing,               // cards with the Keyword named with it, but to negate the card that says so
    OtherSites,            // Sites without one of the Keywords named with it are investigated
    LeaveHospital,
    Asking // the characteristic named with it, about the player of the card
};

inline constexpr int kPermissions = 26;
static_assert(static_cast<int>(Permission::Asking) + 1 == kPermissions);

// Whose damage a Shield is good against.
enum class Against : std::uint8_t { Each, One, Total, OccultCreature };

// How damage is dealt.
enum class Manner : std::uint8_t { First, Split, Twice, SplitInTwo };

// In which checks somebody's skills do not count. ThisCheck: the one that was named. CertainSites: checks of Sites with
// a Keyword that the step names.
enum class BarFrom : std::uint8_t { AllChecks, SiteChecks, ThisCheck, CertainSites };

// The words are those of the manual of the effect data ("Moments").
enum class MomentKind : std::uint8_t {
    MyBriefing,
    TheirBriefing,
    CardPlayed,        // cause: the card; its Cost is paid (WIT-9, BLUFF-21)
    TheirCardPlayed,   // the same, by another player than the card's; with all of the Keywords
    SameTitlePlayed,   // cause: the card (OQ-149)
    AgentAbducted,     // victim: the Agent
    CombatStarts,      // cause: the Adversary; before COMBAT-3
    RoundEnds,         // cause: the Adversary
    TurnEnds,          // victim: the player whose turn it is
    TargetAllotted,    // cause: who deals the damage; victim: to whom it is assigned (OQ-147)
    TargetWounds,      // cause: who deals at least 1; victim: who takes it (OQ-110). A watch's subject is `cause`
    SelfWoundsAgent,   // the same, an Agent taking it
    HostWoundsInCrc,   // cause: the holder of the card, in a CRC round; victim: who takes at least 1
    SelfWoundedInCrc,  // victim: the card itself; cause: who dealt the damage
    SelfKilled,        // victim: the Adversary; cause: who dealt it damage last
    SiteSolved,        // victim: the Site
    SiteFailed,        // victim: the Site
    SiteResolved,      // victim: the Site
    HostCheckStarts,   // victim: the Site whose check it is
    HostCheckEnds,     // victim: the Site whose check it is
    CheckOfHostStarts, // victim: the Team that makes it
    NamedInvestigates, // victim: the Team that begins; cause: the Site. Of a card for which one of its Agents was named
    OwnerAnswered,     // victim: the player who answered; cause: the Site
    MyDebriefing,      // victim: the player whose turn it is
    TheirDebriefing,   // victim: the same
    HostHealing,       // victim: the same; his Agent is the host
    RoundStarts,       // cause: the Adversary
    CombatEnds         // cause: the Adversary
};
inline constexpr int kMomentKinds = 28;
static_assert(static_cast<int>(MomentKind::CombatEnds) + 1 == kMomentKinds);

} // namespace dossier
