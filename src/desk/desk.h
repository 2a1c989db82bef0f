// What lies on the desk: everything a panel may need, made once at the start and handed to each panel.
#pragma once

#include "desk/places.h"

#include <QString>

namespace dossier {

struct GameBox;
class CardTexts;
class OwnedCards;
class FreeCopies;
class OpenDeck;
class DeckShelf;
class History;
class Notices;
class SavedSearches;
class Appearance;
class Ask;
class Settings;
class CardPictures;
class Everything;

struct Desk
{
    const GameBox& box;
    const CardTexts& texts;
    OwnedCards& owned;
    FreeCopies& free;
    OpenDeck& openDeck;
    DeckShelf& shelf;
    History& history;
    SavedSearches& searches;
    Notices& notices;
    Appearance& appearance;
    Ask& ask;
    Settings& settings;
    CardPictures& pictures;
    Everything& everything;
    Places places;
    QString language = {}; // the code of what is spoken: "en", "fr"
};

} // namespace dossier
