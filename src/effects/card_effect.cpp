#include "effects/card_effect.h"

namespace dossier {

std::span<const EffectWay> waysOf(const CardEffect& effect)
{
    return effect.alternatives.empty() ? std::span(&effect.way, 1) : std::span<const EffectWay>(effect.alternatives);
}

namespace {

using Visit = std::function<void(const Step&)>;

void visitAll(const Steps& steps, const Visit& visit);

template <typename Verb>
void visitWithin(const Verb& /*unused*/, const Visit& /*unused*/)
{}
void visitWithin(const AfflictStep& step, const Visit& visit)
{
    visitAll(step.lasting, visit);
    visitAll(step.last, visit);
}
void visitWithin(const CheckStep& step, const Visit& visit)
{
    visitAll(step.pass, visit);
    visitAll(step.fail, visit);
}
void visitWithin(const FightStep& step, const Visit& visit)
{
    visitAll(step.ifLost, visit);
}
void visitWithin(const IfStep& step, const Visit& visit)
{
    visitAll(step.then, visit);
}
void visitWithin(const WatchStep& step, const Visit& visit)
{
    visitAll(step.then, visit);
}

void visitAll(const Steps& steps, const Visit& visit)
{
    for (const Step& step : steps) {
        visit(step);
        std::visit([&](const auto& does) { visitWithin(does, visit); }, step.does);
    }
}

} // namespace

void forEachStep(const CardEffect& effect, const Visit& visit)
{
    for (const EffectWay& way : waysOf(effect))
        visitAll(way.steps, visit);
    visitAll(effect.lasting, visit);
    for (const Reaction& reaction : effect.reactions)
        visitAll(reaction.steps, visit);
    for (const Use& use : effect.uses)
        visitAll(use.steps, visit);
    visitAll(effect.then, visit);
}

std::string_view verbOf(const Step& step)
{
    return std::visit([](const auto& does) { return does.kVerb; }, step.does);
}

// Steps hold steps: compared here, where all of them are complete.
bool AfflictStep::operator==(const AfflictStep&) const = default;
bool CheckStep::operator==(const CheckStep&) const = default;
bool FightStep::operator==(const FightStep&) const = default;
bool IfStep::operator==(const IfStep&) const = default;
bool WatchStep::operator==(const WatchStep&) const = default;
bool Step::operator==(const Step&) const = default;

} // namespace dossier
