#include "effects/card_effect.h"

#include "effects/parts.h"

namespace dossier {

std::span<const EffectWay> waysOf(const CardEffect& effect)
{
    return effect.alternatives.empty() ? std::span(&effect.way, 1) : std::span<const EffectWay>(effect.alternatives);
}

void forEachStep(const CardEffect& effect, const std::function<void(const Step&)>& visit)
{
    forEachPart<Step>(effect, visit);
}

std::string_view verbOf(const Step& step)
{
    return std::visit([](const auto& does) { return does.kVerb; }, step.does);
}

// Steps hold steps: compared here, where all of them are complete.
bool AfflictStep::operator==(const AfflictStep&) const = default;
bool CheckStep::operator==(const CheckStep&) const = default;
bool FightStep::operator==(const FightStep&) const = default;
bool FlipStep::operator==(const FlipStep&) const = default;
bool IfStep::operator==(const IfStep&) const = default;
bool WatchStep::operator==(const WatchStep&) const = default;
bool Step::operator==(const Step&) const = default;

} // namespace dossier
