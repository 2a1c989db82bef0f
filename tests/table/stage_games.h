// Games at the table that have come to a case on stage, with all cards at work.
#pragma once

#include "pictures/table_demo.h"
#include "support/base_effects.h"
#include "support/base_set.h"
#include "table/fixed_packs.h"
#include "table/table_game.h"

namespace dossier::test {

// Two players with completed packs take any choice they happen to until `enough`; answers whether that was found.
inline bool playPacksUntil(TableGame& game, const std::function<bool(const TableGame&)>& enough)
{
    static const std::vector<Deck> packs = completedPacks();
    for (const Deck& pack : packs)
        if (playByChance(game, pack, 2, enough))
            return true;
    return false;
}

// The same by players who play every card they can: Adversaries come soon.
inline bool playEagerlyUntil(TableGame& game, const std::function<bool(const TableGame&)>& enough)
{
    static const std::vector<Deck> packs = completedPacks();
    for (std::uint64_t seed = 1; seed <= 12; ++seed)
        for (const Deck& pack : packs) {
            bool found = false;
            int choices = 0;
            playDemonstration(game, pack, 2, seed, [&](const TableGame& at) {
                found = enough(at);
                return found || ++choices > 1500;
            });
            if (found)
                return true;
        }
    return false;
}

inline const SeenSite* siteOnStage(const TableGame& game)
{
    for (const SeenPlayer& player : game.seen().players)
        for (const SeenSite& site : player.sites)
            if (site.ref == game.seen().investigation.site)
                return &site;
    return nullptr;
}

} // namespace dossier::test
