// The program's own wording of every card text, made from the data the engine plays by (db/effects), so that text and
// behaviour cannot drift apart. Entries that no template can say carry their wording with them.
#pragma once

#include "domain/cards/card_pool.h"
#include "wording/card_text/card_text_phrases.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <vector>

namespace dossier {

class CardTexts
{
public:
    // `effectsJson` is an array of entries. Keeps a reference to the pool. Throws std::invalid_argument where the bytes
    // are no such array, or an entry names a card that the pool lacks or another entry has.
    CardTexts(const QByteArray& effectsJson, const CardPool& pool);

    // Whether the card does anything beyond its printed facts.
    bool has(CardIndex card) const { return m_entryOf[card] >= 0; }
    // In the language of the program at the time of the call; empty for a card without effects.
    QString text(CardIndex card) const;
    // What one of the ways to play the card does, of one of its uses: "+2 to SUBTERFUGE of the target this check." From
    // 0 as in the data; a way without alternatives is the only one. `step` is the price step paid for, 0 for none.
    QString way(CardIndex card, int way, int step) const;
    QString use(CardIndex card, int use) const;
    // The words and steps of a card that no phrase says: nothing, unless the data has grown a new word.
    QStringList unsaid(CardIndex card) const;

private:
    const CardPool& m_pool;
    EffectPhrases m_phrases;
    std::vector<QJsonObject> m_entries;
    std::vector<int> m_entryOf; // by card; -1 for none
};

} // namespace dossier
