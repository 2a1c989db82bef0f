// What Witnesses and Equipment add to a Skill Check by their effects.
#pragma once

#include "domain/advice/skill_coverage.h"
#include "effects/card_effect.h"

#include <map>

namespace dossier {

class CheckHelp
{
public:
    // Keeps a reference to the pool. Cards that add to no check are passed over.
    CheckHelp(const EffectBook& effects, const CardPool& pool);

    // By one use of the card; 0 where it adds nothing.
    int adds(CardIndex card, Skill skill) const;
    // The most that the Witnesses and the Equipment of a Bureau Deck add to one check of its Team.
    SkillTotals fromDeck(const Deck& deck) const;

private:
    const CardPool& m_pool;
    std::map<CardIndex, SkillTotals> m_adds;
};

} // namespace dossier
