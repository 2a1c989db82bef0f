// What the phrases of an effect say in the language of the program: who may be aimed at, on which condition, how long.
// A phrase that cards have not needed yet is said by nothing.
#pragma once

#include "domain/cards/card_pool.h"
#include "effects/card_effect.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace dossier {

class EffectPhrases
{
public:
    // Keeps a reference to the pool, which names the cards.
    explicit EffectPhrases(const CardPool& pool);

    // A sentence of the context CardText, translated.
    static QString said(const char* text);

    using Phrase = std::optional<QString>;
    // What may be aimed at: "an Adversary with OCCULT in this Combat".
    Phrase find(const Selector& selector) const;
    // What is meant, but for what a text has named.
    Phrase find(const Reference& reference) const;
    Phrase find(const TextCondition& condition) const;
    Phrase find(const Awaited& moment) const;
    Phrase find(const Destination& place) const;
    Phrase find(const Stay& stay) const;
    Phrase find(const XCost& x) const;
    Phrase find(const Choices& choices) const;
    Phrase find(const Cure& cure) const;
    Phrase find(Until until) const;
    Phrase find(PlayPhase phase) const;
    // An empty phrase where nothing needs to be said.
    Phrase find(EffectWindow window) const;
    // Begins with the blank or comma that joins it.
    Phrase find(Duration duration) const;
    // A number that is worked out, but for "LRC of target" and its like.
    Phrase find(const Amount& amount) const;
    // What a number changes, without whose it is.
    Phrase find(Quantity quantity, Ability ability) const;

    // "“First Aid” or “Run for It”", "“First Aid” and “Run for It”"
    QString titles(const Titles& cards) const;
    static QString oneOf(const QStringList& phrases); // "A, B or C"
    static QString allOf(const QStringList& phrases); // "A, B and C"

private:
    QString title(int number) const;
    QStringList argumentsOf(const Filter& filter) const;

    const CardPool& m_pool;
};

// A word of the game as cards print it, in capitals.
QString labelOf(Keyword word);
QString labelOf(Ability word);
QString labelOf(Characteristic word);
QString labelOf(const EffectWord& word);
QStringList labelsOf(const Keywords& words);
QStringList labelsOf(const Abilities& words);
QStringList labelsOf(const EffectWords& words);

} // namespace dossier
