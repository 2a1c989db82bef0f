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
                       [](const EffectForm& use) { return use.during.has_value(); });
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
    constexpr std::uint8_t kAny = 1;
    constexpr std::uint8_t kHealingCard = 2;
    return std::any_of(effect.steps.begin(), effect.steps.end(), [&](const EffectStep& step) {
        return step.verb == Verb::Afflict &&
               ((step.what & kAny) != 0 || (withHealing && (step.what & kHealingCard) != 0));
    });
}

} // namespace dossier
