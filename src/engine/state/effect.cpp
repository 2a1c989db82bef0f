#include "engine/state/effect.h"

#include <algorithm>

namespace dossier {

namespace {

template <typename... Kinds>
constexpr std::uint64_t bits(Kinds... kinds)
{
    return ((std::uint64_t{1} << static_cast<int>(kinds)) | ...);
}

std::uint64_t kindsOf(const AddStep& step)
{
    switch (step.to.what) {
    case Quantity::Skill:
    case Quantity::LrcAndCrc:
        return bits(ModifierKind::Skill);
    case Quantity::AllSkills:
        return bits(ModifierKind::AllSkills);
    case Quantity::Res:
        return bits(ModifierKind::Res);
    case Quantity::Health:
        return bits(ModifierKind::Health);
    case Quantity::Income:
        return bits(ModifierKind::Income);
    case Quantity::Cost:
        return bits(ModifierKind::CombatCost);
    default:
        return 0;
    }
}
std::uint64_t kindsOf(const SetStep& step)
{
    switch (step.to.what) {
    case Quantity::Skill:
    case Quantity::LrcAndCrc:
        return bits(ModifierKind::SetSkill);
    case Quantity::Res:
        return bits(ModifierKind::SetRes);
    case Quantity::HandLimit:
        return bits(ModifierKind::HandLimit);
    case Quantity::Health:
        return bits(ModifierKind::SetHealth);
    default:
        return 0;
    }
}
std::uint64_t kindsOf(const AllowStep&)
{
    return bits(ModifierKind::Permit, ModifierKind::PermitSet);
}
std::uint64_t kindsOf(const ForbidStep&)
{
    return bits(ModifierKind::Forbid, ModifierKind::ForbidSet);
}
std::uint64_t kindsOf(const AttackStep&)
{
    return bits(ModifierKind::Attack);
}
std::uint64_t kindsOf(const ShieldStep&)
{
    return bits(ModifierKind::Shield);
}
std::uint64_t kindsOf(const ScaleStep&)
{
    return bits(ModifierKind::ScaleDamage);
}
std::uint64_t kindsOf(const CombatRoundStep& step)
{
    return bits(step.skip ? ModifierKind::SkipRound : ModifierKind::LastRound);
}
std::uint64_t kindsOf(const KeywordStep&)
{
    return bits(ModifierKind::Keyword);
}
template <typename Once>
requires(!kMayLast<Once>) std::uint64_t kindsOf(const Once&)
{
    return 0;
}

} // namespace

Instructions Effect::listAt(std::size_t begin) const
{
    const Instructions rest = Instructions(program).subspan(begin);
    const auto end = std::find_if(rest.begin(), rest.end(),
                                  [](const Instruction& one) { return one.kind == Instruction::Kind::Halt; });
    return rest.first(static_cast<std::size_t>(end - rest.begin()));
}

std::uint64_t kindsBroughtAbout(const AnyStep& step)
{
    return std::visit([](const auto& does) { return kindsOf(does); }, step);
}

bool forbidsHealing(const AfflictStep& step)
{
    const auto* forbid = step.lasting.empty() ? nullptr : std::get_if<ForbidStep>(&step.lasting.front().does);
    return forbid && forbid->rules.front().rule == Permission::Healing;
}

bool names(const ForbidStep& step, std::uint16_t title)
{
    return std::any_of(step.rules.begin(), step.rules.end(),
                       [&](const Rule& rule) { return rule.titles.contains(title); });
}

const AddStep* usedUpFor(const Effect& effect, const EffectForm& use)
{
    const auto ofHost = [](const AddStep& step) {
        return step.to.what == Quantity::Skill && step.to.of.ref == Ref::Host;
    };
    return use.leaves ? findStep<AddStep>(effect.listAt(use.steps), ofHost) : nullptr;
}

int addedToHost(const Step& step, Ability ability)
{
    const auto* add = std::get_if<AddStep>(&step.does);
    const bool bonus = add && add->to.what == Quantity::Skill && add->to.of.ref == Ref::Host;
    return bonus && add->to.ability == ability ? add->by.number : 0;
}

} // namespace dossier
