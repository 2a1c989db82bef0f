// What can be printed, with the choices for each: everything a sheet is laid out from.
#pragma once

#include "app/printing/checklist.h"
#include "app/printing/deck_sheet.h"
#include "domain/collection/pull_list.h"

namespace dossier {

struct Desk;

enum class PrintKind { DeckSheet, PullList, Proxies, Checklist, WantList, TradeList, Collection };
inline constexpr int kPrintKinds = 7;

struct PrintJob
{
    PrintKind kind = PrintKind::DeckSheet;
    Paper paper = Paper::A4;
    DeckSheetWish deckSheet;
    PullWish pull;
    bool onlyMissingProxies = false; // else one of each card of the deck
    ChecklistWish checklist;
};

QString nameOf(PrintKind kind);
// Whether it is about the open deck, and there is nothing to print without one.
bool isAboutDeck(PrintKind kind);

// With the open deck and the collection as they are now.
PrintedSheet layOut(const PrintJob& job, const Desk& desk, const PrintType& type);

} // namespace dossier
