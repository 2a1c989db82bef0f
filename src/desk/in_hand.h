// What the user has in hand: the deck that is open, the shelf, the cards, the searches. Made once at the start
// (start/laid_desk.h) and handed to whoever works with it.
#pragma once

#include "desk/places.h"

#include <QString>

namespace dossier {

struct GameData;
class CardTexts;
class OwnedCards;
class FreeCopies;
class OpenDeck;
class DeckLibrary;
class History;
class Notices;
class SavedSearches;
class Settings;
class Everything;
class CardSetLibrary;

struct InHand
{
    const GameData& box;
    const CardTexts& texts;
    OwnedCards& owned;
    FreeCopies& free;
    OpenDeck& openDeck;
    DeckLibrary& shelf;
    History& history;
    SavedSearches& searches;
    Notices& notices;
    Settings& settings;
    Everything& everything;
    CardSetLibrary& sets;
    Places places;
    QString language = {}; // the code of what is spoken: "en", "fr"
    bool readOnly = false; // nothing can be kept: every change is refused
};

} // namespace dossier
