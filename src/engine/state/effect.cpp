#include "engine/state/effect.h"

namespace dossier {

bool bringsAbout(const EffectStep& step, ModifierKind kind)
{
    switch (step.verb) {
    case Verb::Add:
        return (step.quantity == Quantity::Skill && kind == ModifierKind::Skill) ||
               (step.quantity == Quantity::LrcAndCrc && kind == ModifierKind::Skill) ||
               (step.quantity == Quantity::AllSkills && kind == ModifierKind::AllSkills) ||
               (step.quantity == Quantity::Res && kind == ModifierKind::Res);
    case Verb::Set:
        return ((step.quantity == Quantity::Skill || step.quantity == Quantity::LrcAndCrc) &&
                kind == ModifierKind::SetSkill) ||
               (step.quantity == Quantity::Res && kind == ModifierKind::SetRes) ||
               (step.quantity == Quantity::HandLimit && kind == ModifierKind::HandLimit);
    case Verb::Allow:
        return kind == ModifierKind::Permit || kind == ModifierKind::PermitSet;
    case Verb::Forbid:
        return kind == ModifierKind::Forbid || kind == ModifierKind::ForbidSet;
    case Verb::Attack:
        return kind == ModifierKind::Attack;
    case Verb::Shield:
        return kind == ModifierKind::Shield;
    case Verb::Scale:
        return kind == ModifierKind::ScaleDamage;
    case Verb::Round:
        return kind == (step.what == 2 ? ModifierKind::SkipRound : ModifierKind::LastRound);
    case Verb::Keyword:
        return kind == ModifierKind::Keyword;
    default:
        return false;
    }
}

std::uint64_t kindsBroughtAbout(const Effect& effect)
{
    std::uint64_t kinds = 0;
    for (int kind = 0; kind < kModifierKinds; ++kind)
        for (const EffectStep& step : effect.whileThere)
            if (bringsAbout(step, static_cast<ModifierKind>(kind)))
                kinds |= std::uint64_t{1} << kind;
    if (!effect.training.empty())
        for (ModifierKind kind : {ModifierKind::Skill, ModifierKind::Permit, ModifierKind::Keyword})
            kinds |= std::uint64_t{1} << static_cast<int>(kind);
    return kinds;
}

} // namespace dossier
