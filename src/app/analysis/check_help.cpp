#include "app/analysis/check_help.h"

#include "effects/effect_of.h"

#include <algorithm>
#include <set>

namespace dossier {

namespace {

using Skills = std::set<Skill>;

// The skills of the checks in which the card may be played (PLAY-21).
Skills skillsOf(const Card& card)
{
    Skills skills;
    for (const Activator activator : card.activators)
        if (const auto skill = skillNamed(nameOf(activator)))
            skills.insert(*skill);
    return skills;
}

// Those of "check Medical|Sciences", where the conditions have one.
Skills skillsOf(const std::vector<TextCondition>& conditions, Skills skills)
{
    for (const TextCondition& condition : conditions)
        if (condition.kind == ConditionKind::CheckIn) {
            skills.clear();
            for (const Ability ability : condition.abilities)
                if (ability < kSkills)
                    skills.insert(static_cast<Skill>(ability));
        }
    return skills;
}

void addSteps(const Steps& steps, const Skills& checks, SkillTotals& adds)
{
    for (const Step& step : steps) {
        const auto* add = std::get_if<AddStep>(&step.does);
        if (!add || add->by.kind != AmountKind::Number)
            continue;
        const bool toLevel = add->to.what == Quantity::Level;
        if ((toLevel || add->to.what == Quantity::Skill) && add->to.ability < kSkills)
            adds[add->to.ability] += add->by.number;
        else if (toLevel)
            for (const Skill skill : checks)
                adds[static_cast<std::size_t>(skill)] += add->by.number;
    }
}

// By itself, or by one of its alternatives or uses: of these the card does one at a time.
SkillTotals addsOf(const CardEffect& effect, const Skills& played)
{
    const Skills checks = skillsOf(effect.way.conditions, played);
    SkillTotals adds{};
    addSteps(effect.way.steps, checks, adds);
    addSteps(effect.lasting, checks, adds);
    const auto oneMore = [&](const std::vector<TextCondition>& conditions, const Steps& steps) {
        SkillTotals other{};
        addSteps(steps, skillsOf(conditions, checks), other);
        for (std::size_t s = 0; s < adds.size(); ++s)
            adds[s] = std::max(adds[s], other[s]);
    };
    for (const EffectWay& way : effect.alternatives)
        oneMore(way.conditions, way.steps);
    for (const Use& use : effect.uses)
        oneMore(use.conditions, use.steps);
    return adds;
}

bool helps(const Card& card)
{
    return card.type == CardType::Witness || card.type == CardType::Equipment;
}

} // namespace

CheckHelp::CheckHelp(const EffectBook& effects, const CardPool& pool)
    : m_pool(pool)
{
    for (CardIndex card = 0; card < pool.size(); ++card)
        if (const CardEffect* effect = effectOf(effects, pool, card); effect && helps(pool[card]))
            m_adds[card] = addsOf(*effect, skillsOf(pool[card]));
}

int CheckHelp::adds(CardIndex card, Skill skill) const
{
    const auto found = m_adds.find(card);
    return found == m_adds.end() ? 0 : found->second[static_cast<std::size_t>(skill)];
}

SkillTotals CheckHelp::fromDeck(const Deck& deck) const
{
    return helpFrom(deck.bureauDeck, static_cast<int>(teamOf(deck, m_pool).size()), m_pool,
                    [this](CardIndex card, Skill skill) { return adds(card, skill); });
}

} // namespace dossier
