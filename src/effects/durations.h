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
    SecondSale,
    ShowResourceCards,     // of a hand
    HideOccultAdversaries, // under Sites, like Bluffs
    StoreBluffs,           // below the card
    LieBelow,              // an Agent in the Hospital, below the card that says so
    CardTitle,             // the titles named with it
    CombatKeyword          // Combat cards with the Keyword named with it may be used (COMBAT-49)
};

inline constexpr int kPermissions = 21;
static_assert(static_cast<int>(Permission::CombatKeyword) + 1 == kPermissions);

// Whose damage a Shield is good against.
enum class Against : std::uint8_t { Each, One, Total, OccultCreature };

// How damage is dealt.
enum class Manner : std::uint8_t { First, Split, Twice };

// In which checks somebody's skills do not count. ThisCheck: the one that was named.
enum class BarFrom : std::uint8_t { AllChecks, SiteChecks, ThisCheck };

// The words are those of the manual of the effect data ("Moments").
enum class MomentKind : std::uint8_t {
    MyBriefing,
    TheirBriefing,
    CardPlayed,        // cause: the card; its Cost is paid (WIT-9, BLUFF-21)
    SameTitlePlayed,   // cause: the card (OQ-149)
    AgentAbducted,     // victim: the Agent
    CombatStarts,      // cause: the Adversary; before COMBAT-3
    RoundEnds,         // cause: the Adversary
    TurnEnds,          // victim: the player whose turn it is
    TargetAllotted,    // cause: who deals the damage; victim: to whom it is assigned (OQ-147)
    TargetWounds,      // cause: who deals at least 1; victim: who takes it (OQ-110). A watch's subject is `cause`
    SelfWoundsAgent,   // the same, an Agent taking it
    SelfWoundedInCrc,  // victim: the card itself; cause: who dealt the damage
    SelfKilled,        // victim: the Adversary; cause: who dealt it damage last
    SiteSolved,        // victim: the Site
    SiteFailed,        // victim: the Site
    SiteResolved,      // victim: the Site
    HostCheckStarts,   // victim: the Site whose check it is
    HostCheckEnds,     // victim: the Site whose check it is
    NamedInvestigates, // victim: the Team that begins; cause: the Site. Of a card for which one of its Agents was named
    OwnerAnswered      // victim: the player who answered; cause: the Site
};
inline constexpr int kMomentKinds = 20;
static_assert(static_cast<int>(MomentKind::OwnerAnswered) + 1 == kMomentKinds);

} // namespace dossier
