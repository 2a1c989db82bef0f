#include "effects/effect_of.h"

#include "domain/cards/published_set.h"

namespace dossier {

int effectNumberOf(const CardPool& pool, CardIndex card)
{
    const auto known = pool.knownPrinting(card);
    return known ? numberAcrossSets(pool[*known].id).value_or(0) : 0;
}

const CardEffect* effectOf(const EffectBook& effects, const CardPool& pool, CardIndex card)
{
    const auto found = effects.find(effectNumberOf(pool, card));
    return found == effects.end() ? nullptr : &found->second;
}

} // namespace dossier
