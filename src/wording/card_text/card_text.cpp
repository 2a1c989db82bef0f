#include "wording/card_text/card_text.h"

#include "domain/cards/support_level.h"
#include "effects/effect_of.h"
#include "wording/card_text/card_text_entry.h"
#include "wording/card_text/card_text_written.h"

#include <stdexcept>

namespace dossier {

CardTexts::CardTexts(const EffectBook& effects, const CardPool& pool)
    : m_pool(pool)
    , m_phrases(pool)
    , m_effectOf(pool.size(), nullptr)
{
    std::size_t found = 0;
    for (std::size_t card = 0; card < pool.size(); ++card) {
        m_effectOf[card] = effectOf(effects, pool, static_cast<CardIndex>(card));
        found += m_effectOf[card] && !pool[static_cast<CardIndex>(card)].further ? 1 : 0;
    }
    if (found < effects.size())
        throw std::invalid_argument("the effects name a card that is unknown");
}

QString CardTexts::text(CardIndex card) const
{
    if (!has(card))
        return textOfFile(card);
    const QString written = writtenText(effectNumberOf(m_pool, card));
    return written.isEmpty() ? textOfEntry(*m_effectOf[card], m_pool[card], m_phrases).text : written;
}

// Of a further set's card the program has no words of its own: the user's file may have some.
QString CardTexts::textOfFile(CardIndex index) const
{
    const Card& card = m_pool[index];
    if (!card.words.empty())
        return QString::fromStdString(card.words);
    return supportLevelOf(m_pool, index) == SupportLevel::NotPlayed ? tr("What it does is not known.") : QString();
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
    if (!has(card) || !writtenText(effectNumberOf(m_pool, card)).isEmpty())
        return {};
    return textOfEntry(*m_effectOf[card], m_pool[card], m_phrases).unsaid;
}

} // namespace dossier
