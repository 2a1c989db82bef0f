// The text of one entry of the effect data, put together from its keys.
#pragma once

#include "domain/cards/card.h"
#include "wording/card_text/card_text_phrases.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace dossier {

struct EntryText
{
    QString text;
    QStringList unsaid; // words and steps that no phrase says; empty for sound data
};

// When · Target · price and choice · what happens · what holds while the card lies there · what it is used for.
EntryText textOfEntry(const QJsonObject& entry, const Card& card, const EffectPhrases& phrases);

// What the steps of an entry, an alternative or a use alone do; empty where a step cannot be said. `step` is the price
// step that was paid for, 0 for none.
QString textOfSteps(const QJsonObject& part, const Card& card, const EffectPhrases& phrases, int step);

} // namespace dossier
