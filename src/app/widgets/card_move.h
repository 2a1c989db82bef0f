// Cards that go from one place to another: between Team and Bureau Deck, or from one deck to the one beside it.
#pragma once

#include "domain/decks/deck.h"

#include <QObject>
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

// Tells that somewhere a card is being dragged, so that the places that take it can light up.
class CardDrags : public QObject
{
    Q_OBJECT

public:
    static CardDrags& all();

signals:
    void begun(dossier::CardIndex card);
    void ended();
};

// A card that is being dragged, for as long as what `draggedCard` gives lives.
QString cardMime();
QMimeData* draggedCard(CardIndex card);
// Nothing where something else is dragged.
std::optional<CardIndex> cardIn(const QMimeData* dragged);

} // namespace dossier
