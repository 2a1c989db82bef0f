// The decks that come with the program, as they are offered beside those of the shelf.
#pragma once

#include "domain/decks/deck.h"

#include <QStringList>

#include <vector>

namespace dossier {

struct GameData;

class ShippedDecks
{
public:
    // The box must outlive this. The decks are read when they are first asked for.
    explicit ShippedDecks(const GameData& box);

    std::size_t size();
    const QString& name(std::size_t place);
    // Filled up to a whole one when it is first asked for (packs.h).
    const Deck& deck(std::size_t place);

    // Whether one of these names, in whatever language it was given, is that of the deck at `place`: it is offered
    // already.
    bool isAmong(const QStringList& names, std::size_t place);

private:
    struct Shipped
    {
        QString name;
        Deck deck;
        bool whole = false;
    };
    std::vector<Shipped>& decks();

    const GameData& m_box;
    std::vector<Shipped> m_decks;
};

} // namespace dossier
