// A deck as its player keeps it: the secret X-File, the starting Team and the Bureau Deck, each for itself.
#pragma once

#include "domain/cards/card_pool.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dossier {

enum class Game : std::uint8_t { Advanced, Basic };

enum class Zone : std::uint8_t { XFile, Team, BureauDeck };
inline constexpr int kZones = 3;

struct DeckEntry
{
    CardIndex card = 0;
    int count = 1; // 1 to kMostCopies

    bool operator==(const DeckEntry&) const = default;
};

// More copies of a card than this are a slip of the keyboard, in a deck line and in a zone.
inline constexpr int kMostCopies = 999;

// A line of an imported list that nobody understood, kept with the deck so that nothing is lost.
struct UnresolvedLine
{
    int line = 0; // from 1; 0 where the source has no lines
    std::string text;

    bool operator==(const UnresolvedLine&) const = default;
};

// A built deck lies on the shelf: its copies are in use.
enum class DeckState : std::uint8_t { Idea, Built };

// Which sets of cards a deck may use (SET-3): part of its format. A card that was printed again is the first card
// (SET-1).
enum class DeckSets : std::uint8_t { All, WithoutPromotional, BaseSet };
inline constexpr int kDeckSets = 3;
// "all", "without promotional", "base set": in files and in the database.
std::string_view nameOf(DeckSets sets);
std::optional<DeckSets> deckSetsNamed(std::string_view word);

// Any combination of cards may be a deck; checkDeck says what the rules think of it. A zone lists a printing at most
// once. The X-File zone is a list so that a deck with two of them can be kept and reported (DECK-11).
struct Deck
{
    std::string name;
    std::string notes;
    Game game = Game::Advanced;
    std::vector<DeckEntry> xFile;
    std::vector<DeckEntry> team;
    std::vector<DeckEntry> bureauDeck;
    std::vector<UnresolvedLine> aside;
    std::string folder;            // where it is filed, "Tournaments/2026"; empty: nowhere
    std::vector<std::string> tags; // one line each
    DeckState state = DeckState::Idea;
    bool killersAgreed = false; // OPT-3: whoever plays against it agreed to its Killer cards
    DeckSets sets = DeckSets::All;

    std::vector<DeckEntry>& zone(Zone);
    const std::vector<DeckEntry>& zone(Zone) const;

    // Copies of this printing in a zone.
    int count(Zone, CardIndex) const;
    // Changes the number of copies by `copies` (may be negative), within 0 and kMostCopies; returns the new number.
    // A new printing is appended; one that falls to 0 is taken out.
    int add(Zone, CardIndex, int copies);
    void setCount(Zone, CardIndex, int count);

    bool operator==(const Deck&) const = default;
};

// The same cards in the order of their numbers.
Deck inOrder(Deck deck);

// Copies in a list, all printings together.
int sizeOf(const std::vector<DeckEntry>& entries);
// The Bureau Deck alone: starting Agents and the X-File are not counted (DECK-3).
int bureauDeckSize(const Deck& deck);
// Printed Costs of the starting Agents (DECK-15).
int teamCost(const Deck& deck, const CardPool& pool);

} // namespace dossier
