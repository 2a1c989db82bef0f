// Starters and boosters as they were sold, opened by lot (PACK-1 to PACK-8, PACK-12).
//
// The sources give the number of cards of each rarity, and that one booster in 18 has an Ultra-Rare in the place of a
// Rare. They are silent on how cards of one rarity were mixed and on how many of each fixed pack were made. Here every
// card of a rarity is as likely as any other, no card comes twice in one pack, and each of the five fixed packs is as
// likely as any other. Where fewer fixed cards are known than a starter had (PACK-15), further Commons take their
// place.
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

// Fewer cards where the pool has fewer of a rarity.
OpenedPack openStarter(const FixedPack& fixed, const PackContents& contents, const CardPool& pool, Random& random);
// `ultraRareOnceIn` 0: never an Ultra-Rare.
OpenedPack openBooster(const PackContents& contents, int ultraRareOnceIn, const CardPool& pool, Random& random);

bool holdsUltraRare(const OpenedPack& pack, const CardPool& pool);
// How many cards of each rarity, by Rarity.
std::array<int, kRarities> raritiesOf(const OpenedPack& pack, const CardPool& pool);

} // namespace dossier
