#include "engine/state/card_facts.h"

namespace dossier {

namespace {

void packAgent(const AgentFacts& agent, CardFacts& facts)
{
    for (std::size_t skill = 0; skill < kSkills; ++skill)
        facts.abilities[skill] = static_cast<std::int8_t>(agent.skills[skill]);
    facts.abilities[kLongRange] = static_cast<std::int8_t>(agent.longRange);
    facts.abilities[kCloseRange] = static_cast<std::int8_t>(agent.closeRange);
    facts.health = static_cast<std::int8_t>(agent.health);
    facts.hasHealth = true;
    facts.res = static_cast<std::int8_t>(agent.resources);
}

void packAdversary(const AdversaryFacts& adversary, CardFacts& facts)
{
    facts.abilities[kLongRange] = static_cast<std::int8_t>(adversary.longRange.value);
    facts.abilities[kCloseRange] = static_cast<std::int8_t>(adversary.closeRange.value);
    facts.health = static_cast<std::int8_t>(adversary.health.value);
    facts.hasHealth = adversary.health.kind != Rating::Kind::NotApplicable;
    facts.longRangeNotApplicable = adversary.longRange.kind == Rating::Kind::NotApplicable;
    facts.closeRangeNotApplicable = adversary.closeRange.kind == Rating::Kind::NotApplicable;
}

void packSite(const SiteFacts& site, CardFacts& facts)
{
    for (const Prerequisite& need : site.prerequisites)
        if (facts.needCount < facts.needs.size())
            facts.needs[facts.needCount++] = {abilityOf(need.skill), static_cast<std::int8_t>(need.level)};
    for (Characteristic asked : site.asks)
        facts.asks |= static_cast<std::uint8_t>(1u << static_cast<int>(asked));
    if (site.reduced) {
        facts.reducedLevel = static_cast<std::int8_t>(site.reduced->level);
        facts.reducedQuestion = site.reduced->question;
    }
}

void packXFile(const XFileFacts& xFile, CardFacts& facts)
{
    facts.types = xFile.types;
    for (int c = 0; c < kCharacteristics; ++c)
        facts.typeSet |= 1u << typeBit(xFile.type(static_cast<Characteristic>(c)));
}

} // namespace

CardFacts factsOf(const Card& card, TitleIndex title)
{
    CardFacts facts;
    facts.keywords = card.keywordSet();
    for (Activator activator : card.activators)
        facts.activators |= std::uint64_t{1} << static_cast<int>(activator);
    if (card.either.size() == 2) {
        facts.eitherOne = static_cast<std::uint8_t>(card.either[0]);
        facts.eitherOther = static_cast<std::uint8_t>(card.either[1]);
    }
    facts.title = title;
    facts.type = card.type;
    if (card.cost) {
        facts.pool = card.cost->pool;
        facts.cost = static_cast<std::int8_t>(card.cost->base);
        facts.xCost = card.cost->x;
        facts.stepped = card.cost->x && card.type == CardType::Bluff; // unless its text says otherwise, see Match
        facts.timesX = static_cast<std::int8_t>(card.cost->timesX);
    }
    facts.advancedOnly = card.advancedOnly;
    if (card.agent)
        packAgent(*card.agent, facts);
    if (card.adversary)
        packAdversary(*card.adversary, facts);
    if (card.site)
        packSite(*card.site, facts);
    if (card.xfile)
        packXFile(*card.xfile, facts);
    return facts;
}

} // namespace dossier
