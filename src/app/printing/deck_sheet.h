// The sheet handed to the judge of a tournament: who plays what, and which rules the deck keeps.
#pragma once

#include "app/printing/print_type.h"
#include "app/printing/printed_page.h"
#include "domain/decks/deck.h"
#include "domain/decks/format.h"

namespace dossier {

struct DeckSheetWish
{
    QString player; // empty: a line to write on
    QString event;
    QString date;           // as it shall stand there
    bool showXFile = false; // else it is handed in sealed
};

PrintedSheet deckSheet(const Deck& deck, const CardPool& pool, const Format& format, const DeckSheetWish& wish,
                       Paper paper, const PrintType& type);

} // namespace dossier
