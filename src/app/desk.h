// What lies on the desk: everything a panel may need, made once at the start and handed to each panel.
#pragma once

#include <QString>

namespace dossier {

struct GameBox;
class CardTexts;
class OwnedCards;
class OpenDeck;
class DeckShelf;
class Notices;
class Appearance;
class Ask;
class Settings;

struct Desk
{
    const GameBox& box;
    const CardTexts& texts;
    OwnedCards& owned;
    OpenDeck& openDeck;
    DeckShelf& shelf;
    Notices& notices;
    Appearance& appearance;
    Ask& ask;
    Settings& settings;
    QString language; // the code of the one spoken
};

} // namespace dossier
