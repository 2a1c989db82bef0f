// Texts on the stack: steps of Card and Text frames, uses of cards that lie there, and what answers a moment by itself.
#pragma once

namespace dossier {

// Frame::step of a Card or Text frame. Waiting is 0: only then may it be answered.
enum TextStep : std::uint8_t {
    kWaitStep,
    kRunStep,
    kFinishStep,
    kNamingStep,  // Card: words are named, before anybody may answer
    kBundleStep,  // Card: further cards are announced with it
    kForfeitStep, // Card: cards of the hand are discarded with its Cost
    kPlayedStep,  // Card: announced and paid; what answers the playing of a card comes now (WIT-9)
    kMayStep,     // Text: its player may decline
    kResultStep   // Text: the check that may cure an Agent is over (0338)
};

// Which text a Text frame runs, in Frame::form: a use of its card, a reaction, a watch, or the bonus of a Witness that
// serves in each turn (OQ-121).
inline constexpr std::uint8_t kFirstReaction = 64;
inline constexpr std::uint8_t kWatchForm = 128;
inline constexpr std::uint8_t kServeForm = 129;
// ... or the check with which his Team may cure an Agent, once in each own turn (OQ-56); the card is the Agent's.
inline constexpr std::uint8_t kCureForm = 130;
// MomentFrame::concerned: victim and cause of the moment it answers, nobody.
inline constexpr std::uint32_t kNobodyConcerned = 0xffffffff;

} // namespace dossier
