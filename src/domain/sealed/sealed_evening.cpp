#include "domain/sealed/sealed_evening.h"

#include "text/fold.h"

#include <algorithm>

namespace dossier {

namespace {

// Packs of one kind, or of one player, never change the lot of another.
Random lotOf(const SealedSetup& setup, int player, int kind)
{
    return Random(seedOf(seedOf(setup.seed, static_cast<std::uint64_t>(player)), static_cast<std::uint64_t>(kind)));
}

const FixedPack& packFor(const SealedSetup& setup, std::span<const FixedPack> fixed, int player, Random& random)
{
    const auto place = static_cast<std::size_t>(player);
    const FixedPack& drawn = fixed[random.below(static_cast<std::uint32_t>(fixed.size()))];
    const FixedPack* named = place < setup.fixed.size() ? fixedNamed(fixed, setup.fixed[place]) : nullptr;
    return named ? *named : drawn;
}

SealedPlayer opened(const SealedSetup& setup, std::span<const FixedPack> fixed, const CardPool& pool, int player,
                    std::vector<OpenedPack>& reserve)
{
    SealedPlayer result;
    Random starters = lotOf(setup, player, 0);
    const int count = fixed.empty() ? 0 : setup.starters;
    for (int i = 0; i < count; ++i)
        result.packs.push_back(openStarter(setup.starterSet == 0 ? packFor(setup, fixed, player, starters)
                                                                 : fixedByLot(pool, setup.starterSet, starters),
                                           setup.starter, pool, starters, setup.starterSet));
    Random boosters = lotOf(setup, player, 1);
    for (int i = 0; i < setup.boosters; ++i) {
        OpenedPack booster = openBooster(setup.booster, setup.ultraRareOnceIn, pool, boosters, setup.boosterSet);
        (i < setup.boosters - setup.reserve ? result.packs : reserve).push_back(std::move(booster));
    }
    return result;
}

} // namespace

std::vector<SealedPlayer> openPacks(const SealedSetup& setup, std::span<const FixedPack> fixed, const CardPool& pool)
{
    std::vector<SealedPlayer> players;
    players.reserve(static_cast<std::size_t>(setup.players));
    std::vector<OpenedPack> reserve;
    for (int player = 0; player < setup.players; ++player)
        players.push_back(opened(setup, fixed, pool, player, reserve));
    std::ranges::reverse(reserve); // taken from the back
    for (SealedPlayer& player : players)
        for (OpenedPack& pack : player.packs)
            while (holdsUltraRare(pack, pool) && !pack.fixed && !reserve.empty()) {
                player.setAside.push_back(std::exchange(pack, reserve.back()));
                reserve.pop_back();
            }
    return players;
}

const FixedPack* fixedNamed(std::span<const FixedPack> fixed, std::string_view name)
{
    const auto found = std::ranges::find(fixed, fold(name), [](const FixedPack& pack) { return fold(pack.name); });
    return found == fixed.end() ? nullptr : &*found;
}

CopyCounts copiesIn(const SealedPlayer& player, const CardPool& pool)
{
    CopyCounts copies(pool.size());
    for (const OpenedPack& pack : player.packs)
        for (const CardIndex card : pack.cards)
            ++copies[card];
    return copies;
}

} // namespace dossier
