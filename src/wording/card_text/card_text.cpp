#include "wording/card_text/card_text.h"

#include "domain/cards/published_set.h"
#include "wording/card_text/card_text_entry.h"
#include "wording/card_text/card_text_written.h"

#include <stdexcept>

namespace dossier {

namespace {

// Of a set that is not known: no text.
int numberOf(const Card& card)
{
    return numberAcrossSets(card.id).value_or(0);
}

} // namespace

CardTexts::CardTexts(const EffectBook& effects, const CardPool& pool)
    : m_pool(pool)
    , m_phrases(pool)
    , m_effectOf(pool.size(), nullptr)
{
    std::size_t found = 0;
    for (std::size_t card = 0; card < pool.size(); ++card) {
        const auto effect = effects.find(numberOf(pool[static_cast<CardIndex>(card)]));
        if (effect == effects.end())
            continue;
        m_effectOf[card] = &effect->second;
        ++found;
    }
    if (found < effects.size())
        throw std::invalid_argument("the effects name a card that is unknown");
}

QString CardTexts::text(CardIndex card) const
{
    if (!has(card))
        return {};
    const QString written = writtenText(numberOf(m_pool[card]));
    return written.isEmpty() ? textOfEntry(*m_effectOf[card], m_pool[card], m_phrases).text : written;
}

QString CardTexts::way(CardIndex card, int way, int step) const
{
    if (!has(card))
        return {};
    const auto ways = waysOf(*m_effectOf[card]);
    const std::size_t which = ways.size() == 1 ? 0 : static_cast<std::size_t>(way);
    return which < ways.size() ? textOfWay(*m_effectOf[card], ways[which], m_pool[card], m_phrases, step) : QString();
}

QString CardTexts::use(CardIndex card, int use) const
{
    if (!has(card) || static_cast<std::size_t>(use) >= m_effectOf[card]->uses.size())
        return {};
    return textOfUse(m_effectOf[card]->uses[static_cast<std::size_t>(use)], m_pool[card], m_phrases);
}

QStringList CardTexts::unsaid(CardIndex card) const
{
    if (!has(card) || !writtenText(numberOf(m_pool[card])).isEmpty())
        return {};
    return textOfEntry(*m_effectOf[card], m_pool[card], m_phrases).unsaid;
}

} // namespace dossier
