// What a collector knows of the copies he owns: so many of one printing, in one condition, in one place.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace dossier {

// Mint to Poor, as collectors grade cards; Unknown until somebody looked.
enum class Condition : std::uint8_t { Unknown, Mint, NearMint, Good, Played, HeavilyPlayed, Poor };
inline constexpr int kConditions = 7;

// "", "Mint", "Near Mint", "Good", "Played", "Heavily Played", "Poor".
std::string_view nameOf(Condition);
// Also understands what other programs write: "near_mint", "NearMint", "NM", "Good (Lightly Played)".
std::optional<Condition> conditionNamed(std::string_view word);

// One heap of equal copies. Two heaps of the same printing differ in condition, language or location.
struct OwnedCard
{
    std::string card; // printed number, for example "XF96-0063v1"; may be of a set the program does not know
    int count = 0;    // 0 to kMostOwned
    Condition condition = Condition::Unknown;
    std::string language = "en"; // ISO 639-1
    std::string location;        // box, binder, page: free text
    std::string note;
    int forTrade = 0; // of `count`
    int wanted = 0;   // copies still looked for

    bool operator==(const OwnedCard&) const = default;
};

// More copies than this in one heap are a slip of the keyboard.
inline constexpr int kMostOwned = 999'999;

} // namespace dossier
