#include "domain/cards/support_level.h"

namespace dossier {

namespace {

// Skills, ratings, Prerequisites, characteristics: what such a card is for stands on it as a fact.
bool worksByFacts(CardType type)
{
    return type == CardType::Agent || type == CardType::XFile || type == CardType::Site || type == CardType::Adversary;
}

} // namespace

SupportLevel supportLevelOf(const CardPool& pool, CardIndex index)
{
    const Card& card = pool[index];
    if (!card.further && !card.untold)
        return SupportLevel::Whole;
    if (!card.ownActivators.empty())
        return SupportLevel::Unreadable;
    if (!card.untold && pool.knownPrinting(index))
        return SupportLevel::Whole;
    if (!worksByFacts(card.type))
        return SupportLevel::NotPlayed;
    return card.words.empty() && !card.untold ? SupportLevel::Whole : SupportLevel::FactsAlone;
}

std::string_view numberInRules(const CardPool& pool, CardIndex card)
{
    const auto known = pool.knownPrinting(card);
    return known ? std::string_view(pool[*known].id) : std::string_view();
}

} // namespace dossier
