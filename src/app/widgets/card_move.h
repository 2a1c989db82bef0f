// Cards that go from one place to another: between Team and Bureau Deck, or from one deck to the one beside it.
#pragma once

#include "domain/decks/deck.h"

#include <QString>

#include <optional>

class QMimeData;

namespace dossier {

struct Desk;
class OpenDeck;

struct DeckPlace
{
    OpenDeck* deck = nullptr;
    Zone zone = Zone::BureauDeck;

    bool operator==(const DeckPlace&) const = default;
};

// Moves one copy, as one step of the history. `keep`: there is one more there, and none less here.
bool moveCard(const Desk& desk, const DeckPlace& from, const DeckPlace& to, CardIndex card, bool keep = false);

// A card that is being dragged.
QString cardMime();
QMimeData* draggedCard(CardIndex card);
// Nothing where something else is dragged.
std::optional<CardIndex> cardIn(const QMimeData* dragged);

} // namespace dossier
