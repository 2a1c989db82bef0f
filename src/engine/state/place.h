// Where cards lie.
#pragma once

#include <cstdint>

namespace dossier {

// Where a card lies. Bureau, Field and Hospital are the Sections of a player (SETUP-3).
enum class Place : std::uint8_t {
    Outside, // no card, or one that came from nowhere and went there
    Deck,
    Hand,
    Discard,
    Removed,   // from the game (ZONE-18)
    Bureau,    // Agents, and Resources by default (PLAY-43)
    Field,     // Agents and Sites
    Hospital,  // Agents
    UnderSite, // `host` is the Site: face down (BLUFF-1), or a Bluff in use (BLUFF-17); or a card that keeps it face
               // down
    OnCard,    // `host` is the card: Equipment on its Agent
    OnTeam,    // `host` is the Team
    Waiting,   // played, not yet resolved
    Table,     // a used Witness, until the end of the turn (WIT-4); an Adversary that fights
    Away,      // an Agent in training (ZONE-19)
    Abducted,  // an Agent inside his owner's Bureau Deck (ZONE-11)
    BesideXFile
};

// In play, attached, waiting or used: what PlayerState::table holds.
constexpr bool isOnTable(Place place)
{
    return (place >= Place::Bureau && place <= Place::Table) || place == Place::BesideXFile;
}

enum class Section : std::uint8_t { Bureau, Field, Hospital };
inline constexpr int kSections = 3;
constexpr Place placeOf(Section section)
{
    return static_cast<Place>(static_cast<int>(Place::Bureau) + static_cast<int>(section));
}

} // namespace dossier
