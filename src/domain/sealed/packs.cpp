#include "domain/sealed/packs.h"

#include "domain/cards/published_set.h"

#include <algorithm>

namespace dossier {

namespace {

// Adds `count` cards of the set of a rarity, none that the pack holds already.
void draw(OpenedPack& pack, Rarity rarity, int count, const CardPool& pool, Random& random, int set)
{
    const std::string_view name = kPublishedSets[static_cast<std::size_t>(set)].name;
    std::vector<CardIndex> left;
    for (CardIndex card = 0; card < pool.size(); ++card)
        if (!pool[card].further && pool[card].setName == name && pool[card].rarity == rarity &&
            std::ranges::find(pack.cards, card) == pack.cards.end())
            left.push_back(card);
    for (; count > 0 && !left.empty(); --count) {
        const auto place = random.below(static_cast<std::uint32_t>(left.size()));
        pack.cards.push_back(left[place]);
        left.erase(left.begin() + place);
    }
}

void draw(OpenedPack& pack, const PackContents& contents, const CardPool& pool, Random& random, int set)
{
    draw(pack, Rarity::Common, contents.commons, pool, random, set);
    draw(pack, Rarity::Uncommon, contents.uncommons, pool, random, set);
    draw(pack, Rarity::Rare, contents.rares, pool, random, set);
}

} // namespace

OpenedPack openStarter(const FixedPack& fixed, const PackContents& contents, const CardPool& pool, Random& random,
                       int set)
{
    OpenedPack pack{fixed.name, fixed.cards};
    PackContents drawn = contents;
    drawn.commons += std::max(0, kFixedCards - static_cast<int>(fixed.cards.size()));
    draw(pack, drawn, pool, random, set);
    return pack;
}

OpenedPack openBooster(const PackContents& contents, int ultraRareOnceIn, const CardPool& pool, Random& random, int set)
{
    OpenedPack pack;
    const bool lucky =
        ultraRareOnceIn > 0 && random.below(static_cast<std::uint32_t>(ultraRareOnceIn)) == 0 && contents.rares > 0;
    PackContents drawn = contents;
    drawn.rares -= lucky;
    draw(pack, drawn, pool, random, set);
    if (lucky)
        draw(pack, Rarity::UltraRare, 1, pool, random, set);
    return pack;
}

FixedPack fixedByLot(const CardPool& pool, int set, Random& random)
{
    OpenedPack pack;
    draw(pack, Rarity::Fixed, kFixedCards, pool, random, set);
    return {std::string(kPublishedSets[static_cast<std::size_t>(set)].name), std::move(pack.cards)};
}

bool holdsUltraRare(const OpenedPack& pack, const CardPool& pool)
{
    return std::ranges::any_of(pack.cards, [&](CardIndex card) { return pool[card].rarity == Rarity::UltraRare; });
}

std::array<int, kRarities> raritiesOf(const OpenedPack& pack, const CardPool& pool)
{
    std::array<int, kRarities> count{};
    for (const CardIndex card : pack.cards)
        ++count[static_cast<std::size_t>(pool[card].rarity)];
    return count;
}

} // namespace dossier
