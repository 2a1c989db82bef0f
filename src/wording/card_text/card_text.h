// The program's own wording of every card text, made from the effects the engine plays by, so that text and behaviour
// cannot drift apart. A few texts that no template says well are written by hand (card_text_written.h).
#pragma once

#include "effects/card_effect.h"
#include "wording/card_text/card_text_phrases.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <vector>

namespace dossier {

class CardTexts
{
    Q_DECLARE_TR_FUNCTIONS(CardTexts)

public:
    // Keeps references to the book and to the pool. Throws std::invalid_argument where the book has a card that the
    // pool lacks.
    CardTexts(const EffectBook& effects, const CardPool& pool);

    // Whether the card does anything beyond its printed facts.
    bool has(CardIndex card) const { return m_effectOf[card] != nullptr; }
    // In the language of the program at the time of the call; empty for a card without effects. Of a further set's card
    // that nobody told the program about: what the user's file says, or that it is not known.
    QString text(CardIndex card) const;
    // What one of the ways to play the card does, of one of its uses: "+2 to SUBTERFUGE of the target this check." From
    // 0 as in the data; a way without alternatives is the only one. `step` is the price step paid for, 0 for none.
    QString way(CardIndex card, int way, int step) const;
    QString use(CardIndex card, int use) const;
    // What the card does that no phrase says, by verbs and keys of the data: nothing, unless the data says something
    // new.
    QStringList unsaid(CardIndex card) const;

private:
    QString textOfFile(CardIndex card) const;

    const CardPool& m_pool;
    EffectPhrases m_phrases;
    std::vector<const CardEffect*> m_effectOf; // by card; null for none
};

} // namespace dossier
