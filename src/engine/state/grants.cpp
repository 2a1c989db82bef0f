#include "engine/state/grants.h"

#include <algorithm>

namespace dossier {

bool isOncePerGame(const Effect& effect)
{
    return std::any_of(effect.uses.begin(), effect.uses.end(),
                       [](const EffectForm& use) { return use.limit == Limit::Game; });
}

bool hasUseInPhase(const Effect& effect)
{
    return std::any_of(effect.uses.begin(), effect.uses.end(),
                       [](const EffectForm& use) { return use.during && *use.during != UsePhase::TheirTurn; });
}

int tokensOf(const Effect& effect)
{
    return isOncePerGame(effect) ? 1 : effect.tokens;
}

KeywordSet purseOf(const Effect& effect)
{
    return effect.purse;
}

bool tokenPaysSites(const Effect& effect)
{
    return std::any_of(effect.uses.begin(), effect.uses.end(),
                       [](const EffectForm& use) { return (use.windows >> kPaymentWindow & 1u) != 0; });
}

bool isCuredBy(const Effect& effect, bool withHealing)
{
    const auto cures = [&](const Cure& cure) {
        return cure.kind == Cure::Kind::AnyHealing || (withHealing && cure.kind == Cure::Kind::HealingCard);
    };
    return findStep<AfflictStep>(effect.program, [&](const AfflictStep& step) {
               return std::any_of(step.cures.begin(), step.cures.end(), cures);
           }) != nullptr;
}

} // namespace dossier
