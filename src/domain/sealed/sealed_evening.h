// A sealed evening: everybody opens packs and builds a deck of what is in them (VAR-8).
#pragma once

#include "domain/collection/availability.h"
#include "domain/sealed/packs.h"

namespace dossier {

inline constexpr int kMostSealedPlayers = 4;
inline constexpr int kMostPacks = 36; // of either kind, for one player
inline constexpr int kMostOfARarity = 60;

struct SealedSetup
{
    int players = 1;    // 1 to kMostSealedPlayers
    int starters = 1;   // for each player, 0 to kMostPacks
    int boosters = 6;   // for each player; with the starters one at least
    int starterSet = 0; // below kStarterSets
    int boosterSet = 0; // below kBoosterSets
    // Of each player's boosters, so many go into a common reserve. From it, one after the other in the order of the
    // players, a booster with an Ultra-Rare is replaced until none has one or the reserve is used up; the sources do
    // not say what becomes of the one replaced: it is set aside.
    int reserve = 1; // 0 to `boosters`
    PackContents starter = kStarterContents;
    PackContents booster = kBoosterContents;
    int ultraRareOnceIn = kUltraRareOnceIn;
    std::vector<std::string> fixed{}; // names of fixed packs, by player; by lot for who is not named
    std::uint64_t seed = 1;

    bool operator==(const SealedSetup&) const = default;
};

struct SealedPlayer
{
    std::vector<OpenedPack> packs;
    std::vector<OpenedPack> setAside; // boosters that were replaced

    bool operator==(const SealedPlayer&) const = default;
};

// What everybody opens; follows from the set-up alone. Players who join later change nothing for those before them, but
// for the reserve. Names that no fixed pack has are passed over: ask fixedNamed before.
std::vector<SealedPlayer> openPacks(const SealedSetup& setup, std::span<const FixedPack> fixed, const CardPool& pool);
// The fixed pack of this name, in any case; null where there is none.
const FixedPack* fixedNamed(std::span<const FixedPack> fixed, std::string_view name);

// Copies of each card that a player opened.
CopyCounts copiesIn(const SealedPlayer& player, const CardPool& pool);

} // namespace dossier
