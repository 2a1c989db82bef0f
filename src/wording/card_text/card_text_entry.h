// The text of one card, put together from what its effect holds.
#pragma once

#include "domain/cards/card.h"
#include "effects/card_effect.h"
#include "wording/card_text/card_text_phrases.h"

#include <QString>
#include <QStringList>

namespace dossier {

struct EntryText
{
    QString text;
    QStringList unsaid; // what no phrase says, by verbs and keys; empty for sound data
};

// When · Target · price and choice · what happens · what holds while the card lies there · what it is used for.
EntryText textOfEntry(const CardEffect& effect, const Card& card, const EffectPhrases& phrases);

// What the steps of one way to play it, or of a use, do; empty where a step cannot be said. `step` is the price step
// that was paid for, 0 for none.
QString textOfWay(const CardEffect& effect, const EffectWay& way, const Card& card, const EffectPhrases& phrases,
                  int step);
QString textOfUse(const Use& use, const Card& card, const EffectPhrases& phrases);

} // namespace dossier
