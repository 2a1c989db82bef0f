// When a text may be used: the windows of a turn, and what an entry of the effect data names beside them.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace dossier {

// The windows in which cards may be played (PLAY-59; SITE-25 for the last ones).
enum class WindowKind : std::uint8_t {
    Open,        // start and end of a phase, and after each card its rules bring to the table
    PaidDraw,    // cards have been paid for, none is drawn (BRIEF-28)
    BeforeSite,  // a Team is about to investigate (INV-14)
    Check,       // card-playing step of a Skill Check
    CheckEnded,  // a Site's check has its result
    Answered,    // a question has been answered
    WrongGuess,  // a guess was wrong, no penalty yet
    SiteEnded,   // nothing is left to ask, the Site still lies there
    CombatStart, // an Adversary has resolved, no round has begun (COMBAT-3)
    Combat,      // Combat cards of a round (COMBAT-17)
    AfterDamage, // damage is counted, nobody has left (OQ-37)
    Aftermath,   // a Combat is over, or a text has sent away or removed an Agent (OQ-88)
    Departure,   // an Agent is about to go to the Hospital (COMBAT-32)
    Assign,      // damage is about to be allotted
    Shown,       // a card that a text has let the Investigating Player find has been shown
    Asked,       // a Site's question has been put and not answered
    Absorb       // hits are known and not counted; no stack
};
inline constexpr int kWindowKinds = 17;

// What stands under `in` of the effect data: a window, or one of these.
enum class EffectWindow : std::uint8_t {
    Open,
    PaidDraw,
    BeforeSite,
    Check,
    CheckEnded,
    Answered,
    WrongGuess,
    SiteEnded,
    CombatStart,
    Combat,
    AfterDamage,
    Aftermath,
    Departure,
    Assign,
    Shown,
    Asked,
    Absorb,
    Payment,  // a Cost is being paid
    Response, // something waits to resolve
    Reveal,   // a face-down Bluff is turned up
    Any       // of an ability: any time in its owner's own turn
};
static_assert(static_cast<int>(EffectWindow::Absorb) + 1 == kWindowKinds);

// In their order.
std::span<const std::string_view> windowWords();
std::span<const std::string_view> effectWindowWords();

} // namespace dossier
