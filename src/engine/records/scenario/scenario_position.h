// Reading the position of a scenario: entries that are a card, or an object with more.
#pragma once

#include "engine/records/scenario/scenario_game.h"

namespace dossier {

inline const Json* find(const Json& entry, std::string_view key)
{
    return entry.isObject() ? entry.find(key) : nullptr;
}

inline const Json& cardOf(const Json& entry)
{
    return entry.isObject() ? entry.at("card") : entry;
}

inline int numberIn(const Json& entry, std::string_view key, int least, int most, int usual = 0)
{
    const Json* value = find(entry, key);
    return value ? value->asInt(least, most) : usual;
}

inline bool flagIn(const Json& entry, std::string_view key)
{
    const Json* value = find(entry, key);
    return value && value->asBool();
}

template <typename Visit>
void forEachIn(const Json& entry, std::string_view key, Visit visit)
{
    if (const Json* list = find(entry, key))
        for (const Json& item : list->items())
            visit(item);
}

// Points, what he knows and has told, what he has done in this turn (player.cpp).
void setUpPlayer(GameState& state, Seat seat, const Json& player, const ScenarioGame& game);

} // namespace dossier
