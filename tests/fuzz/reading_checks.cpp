#include "fuzz/reading_checks.h"

#include "importers/collections/collection_list.h"
#include "importers/decks/deck_formats.h"
#include "support/archives.h"
#include "support/collection_texts.h"

#include <stdexcept>
#include <string>

namespace dossier::test {

namespace {

void require(bool holds, const char* what)
{
    if (!holds)
        throw std::logic_error(what);
}

bool sameZones(const Deck& a, const Deck& b)
{
    return a.xFile == b.xFile && a.team == b.team && a.bureauDeck == b.bureauDeck;
}

void checkCounts(const Deck& deck)
{
    for (const Zone zone : {Zone::XFile, Zone::Team, Zone::BureauDeck})
        for (const DeckEntry& entry : deck.zone(zone)) {
            require(entry.count >= 1 && entry.count <= kMostCopies, "a count is out of range");
            require(entry.card < baseSet().size(), "a card is not in the pool");
        }
}

void checkWriting(Deck deck)
{
    deck.aside.clear();
    for (int format = 0; format < kWrittenFormats; ++format)
        writeDeck(deck, baseSet(), static_cast<DeckFormat>(format));
    const std::string text = writeDeck(deck, baseSet(), DeckFormat::DossierText).content;
    require(readDeck(text, baseSet(), DeckFormat::DossierText, "").deck == deck, "the text form lost something");
    const std::string list = writeDeck(deck, baseSet(), DeckFormat::PlainList).content;
    for (const DeckFormat format : {DeckFormat::Cockatrice, DeckFormat::Html})
        require(sameZones(readDeck(writeDeck(deck, baseSet(), format).content, baseSet(), format, "").deck, deck),
                "a zone was lost");
    const bool headingInNotes = !deck.notes.empty() || !deck.name.empty();
    require(headingInNotes || sameZones(readDeck(list, baseSet(), DeckFormat::PlainList, "").deck, deck),
            "the plain list lost something");
}

void checkDeckReadingAs(std::optional<DeckFormat> format, std::string_view bytes)
{
    DeckReading reading;
    try {
        reading = readDeck(bytes, baseSet(), format, "");
    } catch (const ReadError& error) {
        require(error.line() >= 0, "a line before the first");
        return;
    }
    require(reading.deck.aside.size() >= reading.unknown.size(), "a line is lost");
    checkCounts(reading.deck);
    checkWriting(reading.deck);
}

} // namespace

void checkDeckReading(std::string_view bytes)
{
    checkDeckReadingAs(std::nullopt, bytes);
    for (const DeckFormatFacts& facts : kDeckFormatFacts)
        checkDeckReadingAs(facts.format, bytes);
}

void checkCollectionReading(std::string_view bytes)
{
    try {
        const CollectionReading reading = readCollectionCsv(bytes, baseSet());
        const std::string csv = writeCollectionCsv(reading.cards(), baseSet());
        require(readCollectionCsv(csv, baseSet()).cards() == reading.cards(), "the table lost something");
    } catch (const ReadError&) {
    }
    try {
        TextBlocks blocks(bytesIn(bytes));
        const auto reading = readCollectionList(blocks, baseSet());
        const std::string csv = writeCollectionCsv(reading->cards(), baseSet());
        require(readCollectionCsv(csv, baseSet()).cards() == reading->cards(), "the table of a list lost something");
    } catch (const ReadError&) {
    }
    try {
        const CollectionReading reading = readCollectionJson(bytes, baseSet());
        const std::string json = writeCollectionJson(reading.cards(), baseSet());
        require(readCollectionJson(json, baseSet()).cards() == reading.cards(), "the JSON lost something");
    } catch (const ReadError&) {
    }
}

void checkArchiveReading(std::string_view bytes)
{
    for (const ArchiveTake take : {ArchiveTake::Whole, ArchiveTake::WhatCanBeFound}) {
        Archive archive;
        try {
            archive = readArchive(bytes, baseSet(), take).archive;
        } catch (const ReadError&) {
            continue;
        }
        for (const Deck& deck : archive.decks)
            checkCounts(deck);
        archive.collection = {}; // a heap of two tables is one when it is written again
        const Archive back = readArchive(writtenArchive(archive), baseSet()).archive;
        require(back.decks == archive.decks, "the archive lost something of a deck");
        require(back.searches == archive.searches, "the archive lost a search");
        require(back.notUnderstood == archive.notUnderstood, "the archive lost lines");
    }
}

} // namespace dossier::test
