// The phrasebook of the effect vocabulary: what the words of db/effects say in the language of the program.
// A row pairs a form of words with a phrase. In a form `*` stands for game words ("Occult|Evolutionary"), `#` for a
// number and `@` for cards by number ("163|172"); the phrase takes them in order as %1, %2.
#pragma once

#include "domain/cards/card_pool.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace dossier {

enum class PhraseKind : std::uint8_t {
    Selector,  // what may be aimed at: "adversary in combat with *"
    Reference, // what is meant: "enemies of target"
    Quantity,  // what a number changes, without whose it is: "LRC and CRC"
    Amount,    // a number that is worked out: "highest rating of enemies + 1"
    Condition, // "round LRC"
    Moment,    // "card played with *"
    Duration,  // "turn"; the phrase begins with the space or comma that joins it
    Place,     // where something goes: "hospital"
    Window,    // "aftermath"; an empty phrase where nothing needs to be said
    Phase,     // "requisition"
    Choice,    // what is named when the card is played
    Stay,      // where the card lies afterwards
    End,       // what ends that
};

class EffectPhrases
{
public:
    // Keeps a reference to the pool, which names the cards.
    explicit EffectPhrases(const CardPool& pool);

    std::optional<QString> find(PhraseKind kind, const QString& entry) const;

    // A game word as cards print it, in capitals; nothing for a word the game does not know.
    static std::optional<QString> label(const QString& word);
    static QString oneOf(const QStringList& phrases); // "A, B or C"
    static QString allOf(const QStringList& phrases); // "A, B and C"

private:
    QString title(const QString& number) const;
    std::optional<QString> captured(QChar wildcard, const QString& words) const;
    bool match(const QString& form, const QString& words, QStringList& found) const;

    const CardPool& m_pool;
};

} // namespace dossier
