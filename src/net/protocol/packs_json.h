// Packs that were opened, as they are kept and sent: cards by their numbers.
#pragma once

#include "domain/sealed/sealed_evening.h"
#include "text/json.h"

namespace dossier {

struct NumberedPack
{
    std::string fixed{}; // of a starter: the name of its fixed pack; empty: a booster
    std::vector<std::string> cards{};

    bool operator==(const NumberedPack&) const = default;
};

std::vector<NumberedPack> numberedPacks(const SealedPlayer& player, const CardPool& pool);
// What was opened again. Throws JsonError where a number is that of no card.
SealedPlayer openedPacks(const std::vector<NumberedPack>& packs, const CardPool& pool);

// How many of which sets each opens; nothing of the lot.
Json jsonOf(const SealedSetup& setup);
SealedSetup sealedOf(const Json& json);

Json jsonOf(const std::vector<NumberedPack>& packs);
// Throws JsonError.
std::vector<NumberedPack> packsOf(const Json& json);

} // namespace dossier
