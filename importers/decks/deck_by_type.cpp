#include "importers/decks/deck_by_type.h"

#include <algorithm>
#include <array>

namespace dossier {

namespace {

constexpr std::array<CardType, kCardTypes> kOrder{CardType::Site,      CardType::Event, CardType::Adversary,
                                                  CardType::Witness,   CardType::Bluff, CardType::Combat,
                                                  CardType::Equipment, CardType::Agent, CardType::XFile};

} // namespace

std::vector<TypeGroup> byType(const std::vector<DeckEntry>& entries, const CardPool& pool)
{
    std::vector<TypeGroup> groups;
    for (const CardType type : kOrder) {
        TypeGroup group{type, {}};
        for (const DeckEntry& entry : entries)
            if (pool[entry.card].type == type)
                group.entries.push_back(entry);
        std::ranges::stable_sort(group.entries, {}, [&](const DeckEntry& e) { return pool.foldedTitle(e.card); });
        if (!group.entries.empty())
            groups.push_back(std::move(group));
    }
    return groups;
}

std::string_view pluralOf(CardType type)
{
    switch (type) {
    case CardType::Agent:
        return "Agents";
    case CardType::XFile:
        return "X-Files";
    case CardType::Site:
        return "Sites";
    case CardType::Witness:
        return "Witnesses";
    case CardType::Event:
        return "Events";
    case CardType::Bluff:
        return "Bluffs";
    case CardType::Equipment:
        return "Equipment";
    case CardType::Combat:
        return "Combat";
    case CardType::Adversary:
        return "Adversaries";
    }
    return {};
}

} // namespace dossier
