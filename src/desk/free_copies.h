// Which of the user's copies lie in built decks, which are lent, and which are free (domain/availability.h). Reckoned
// when somebody asks.
#pragma once

#include "domain/collection/availability.h"

#include <QObject>

#include <cstdint>
#include <vector>

namespace dossier {

class DeckLibrary;
class OpenDeck;
class OwnedCards;

class FreeCopies : public QObject
{
    Q_OBJECT

public:
    // All must outlive this.
    FreeCopies(const OwnedCards& owned, const DeckLibrary& shelf, const OpenDeck& openDeck, const CardPool& pool);

    // Of this printing. Where a deck asks for more copies of it than there are, it takes other printings of the title.
    int of(CardIndex card) const;
    int inUse(CardIndex card) const;
    int lent(CardIndex card) const;
    const CopyCounts& all() const;
    CopyCounts owned() const;
    // Owned and not lent, in a built deck or not.
    CopyCounts atHand() const;
    // What this deck can have: all at hand but what other built decks take.
    CopyCounts forDeck(std::int64_t deck) const;

signals:
    void changed();

private:
    CopyCounts lent() const;
    void forgetDecks();
    const std::vector<Deck>& builtDecks() const;

    const OwnedCards& m_owned;
    const DeckLibrary& m_shelf;
    const CardPool& m_pool;
    mutable CopyCounts m_free; // empty: to be reckoned
    mutable std::vector<Deck> m_built;
    mutable bool m_decksKnown = false;
};

} // namespace dossier
