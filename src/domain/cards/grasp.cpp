#include "domain/cards/grasp.h"

namespace dossier {

namespace {

// Skills, ratings, Prerequisites, characteristics: what such a card is for stands on it as a fact.
bool worksByFacts(CardType type)
{
    return type == CardType::Agent || type == CardType::XFile || type == CardType::Site || type == CardType::Adversary;
}

} // namespace

Grasp graspOf(const CardPool& pool, CardIndex index)
{
    const Card& card = pool[index];
    if (!card.further)
        return Grasp::Whole;
    if (!card.ownActivators.empty())
        return Grasp::Unreadable;
    if (pool.knownPrinting(index))
        return Grasp::Whole;
    if (!worksByFacts(card.type))
        return Grasp::NotPlayed;
    return card.words.empty() ? Grasp::Whole : Grasp::FactsAlone;
}

std::string_view numberInRules(const CardPool& pool, CardIndex card)
{
    const auto known = pool.knownPrinting(card);
    return known ? std::string_view(pool[*known].id) : std::string_view();
}

} // namespace dossier
