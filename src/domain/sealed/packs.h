// Starters and boosters as they were sold, opened by lot (PACK-1 to PACK-8, PACK-12).
//
// The sources give the number of cards of each rarity, and that one booster in 18 has an Ultra-Rare in the place of a
// Rare. They are silent on how cards of one rarity were mixed and on how many of each fixed pack were made. Here every
// card of a rarity is as likely as any other, no card comes twice in one pack, and each of the five fixed packs is as
// likely as any other. Where fewer fixed cards are known than a starter had (PACK-15), further Commons take their
// place. Of the second edition nobody has told which cards lay together: its fixed cards are drawn by lot, too. How the
// boosters of 101361 were made is not known; they are taken to be like the others (SET-10).
#pragma once

#include "domain/chance/random.h"
#include "domain/decks/deck.h"

#include <optional>
#include <string>
#include <vector>

namespace dossier {

// Cards of each rarity that a pack brings by lot.
struct PackContents
{
    int commons = 0;
    int uncommons = 0;
    int rares = 0;

    int size() const { return commons + uncommons + rares; }
    bool operator==(const PackContents&) const = default;
};
inline constexpr PackContents kStarterContents{25, 12, 3}; // PACK-1, besides its fixed pack
inline constexpr PackContents kBoosterContents{9, 4, 2};   // PACK-2
inline constexpr int kFixedCards = 20;                     // PACK-1
inline constexpr int kUltraRareOnceIn = 18;                // PACK-3

// The cards that all starters of one kind have.
struct FixedPack
{
    std::string name; // "Mulder"
    std::vector<CardIndex> cards;

    bool operator==(const FixedPack&) const = default;
};

struct OpenedPack
{
    std::optional<std::string> fixed; // of a starter: the name of its fixed pack; nothing: a booster
    std::vector<CardIndex> cards;     // fixed ones first, then by rarity

    bool operator==(const OpenedPack&) const = default;
};

// The sets that were sold in packs, as places in kPublishedSets: starters of the first two, boosters of all three.
inline constexpr int kStarterSets = 2;
inline constexpr int kBoosterSets = 3;

// Fewer cards where the pool has fewer of a rarity in the set.
OpenedPack openStarter(const FixedPack& fixed, const PackContents& contents, const CardPool& pool, Random& random,
                       int set = 0);
// `ultraRareOnceIn` 0: never an Ultra-Rare.
OpenedPack openBooster(const PackContents& contents, int ultraRareOnceIn, const CardPool& pool, Random& random,
                       int set = 0);
// kFixedCards of those of a set by lot, under the name of the set.
FixedPack fixedByLot(const CardPool& pool, int set, Random& random);

bool holdsUltraRare(const OpenedPack& pack, const CardPool& pool);
// How many cards of each rarity, by Rarity.
std::array<int, kRarities> raritiesOf(const OpenedPack& pack, const CardPool& pool);

} // namespace dossier
