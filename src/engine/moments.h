// What happens to a card or an Agent that a text may answer by itself, without anybody playing anything: the rules say
// it here, once, where it happens; what answers runs on top of the stack before the frame below goes on.
#pragma once

#include "engine/play.h"

namespace dossier {

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

// `victim` is whom it befalls, `cause` who or what did it; either may be empty. May put frames on top of the stack: the
// caller has to be done with the top frame's step, or to look at the stack afterwards.
void happened(Play& play, MomentKind moment, Thing victim, Thing cause);

} // namespace dossier
