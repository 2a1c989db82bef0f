#include "engine/flow/hidden_in_vain.h"

#include "engine/flow/in_vain.h"
#include "engine/queries/table/zones.h"

#include <algorithm>
#include <optional>

namespace dossier {

namespace {

using SkillSet = std::uint32_t; // a bit per Skill

constexpr SkillSet bit(Ability skill)
{
    return SkillSet{1} << skill;
}

// Skills of a Team that one way to use a Bluff lowers, or the checks it is for; nothing where it does anything else.
std::optional<SkillSet> skillsOf(const Effect& effect, const EffectForm& form)
{
    SkillSet named = 0; // by its player
    for (const std::uint8_t word : form.names[0].words) {
        if (word >= kSkills)
            return std::nullopt;
        named |= bit(word);
    }
    SkillSet checks = 0;
    for (const TextCondition& condition : form.conditions)
        if (condition.kind == ConditionKind::CheckIn)
            checks |= condition.abilities.bits();
    SkillSet lowered = 0;
    for (const Instruction& one : effect.listAt(form.steps)) {
        const auto* add = one.as<AddStep>();
        const bool level = add && add->to.what == Quantity::Level;
        const bool chosen = add && add->to.what == Quantity::ChosenSkill;
        if (level && add->to.ability < kSkills)
            lowered |= bit(add->to.ability);
        else if (level && checks != 0)
            lowered |= checks;
        else if (chosen && named != 0)
            lowered |= named;
        else
            return std::nullopt;
    }
    return lowered;
}

// In all its ways.
std::optional<SkillSet> skillsOf(const Effect& effect)
{
    if (effect.forms.empty() || !effect.whileThere.empty() || !effect.reactions.empty() || !effect.uses.empty())
        return std::nullopt;
    SkillSet all = 0;
    for (const EffectForm& form : effect.forms) {
        const std::optional<SkillSet> skills = skillsOf(effect, form);
        if (!skills)
            return std::nullopt;
        all |= *skills;
    }
    return all;
}

// The Site's own, and those that a card of this player could have it ask for instead (CHECK-25).
SkillSet askedAt(const GameState& state, Seat seat, CardRef site)
{
    const CardFacts& facts = factsOf(state, site);
    SkillSet asked = 0;
    for (std::size_t i = 0; i < facts.needCount; ++i)
        asked |= bit(facts.needs[i].skill);
    const auto look = [&](CardRef card) {
        if (const Effect* effect = state.match->effect(cardIndex(state, card)))
            if (const auto* step = findStep<PrerequisiteStep>(effect->program))
                asked |= bit(step->skill);
    };
    state.player(seat).hand.forEach([&](int index) { look({seat, index}); });
    forEachAttached(state, site, [&](CardRef card) {
        if (card.owner() == seat)
            look(card);
    });
    return asked;
}

} // namespace

bool isHiddenInVain(const GameState& state, const Action& action)
{
    const Seat seat = state.decider;
    if (action.kind != ActionKind::PutUnder || !action.target.isCard() || action.card.owner() != seat ||
        factsOf(state, action.card).type != CardType::Bluff ||
        factsOf(state, action.target.card()).type != CardType::Site)
        return false;
    const Effect* effect = state.match->effect(cardIndex(state, action.card));
    const std::optional<SkillSet> skills = effect ? skillsOf(*effect) : std::nullopt;
    if (!skills || (*skills & askedAt(state, seat, action.target.card())) != 0)
        return false;
    if ((*skills & bit(abilityOf(Skill::Subterfuge))) != 0 && couldBringCombat(state, seat)) // COMBAT-49
        return false;
    for (Ability skill = 0; skill < kSkills; ++skill)
        if ((*skills & bit(skill)) != 0 && isReadByCards(state, skill))
            return false;
    return true;
}

} // namespace dossier
