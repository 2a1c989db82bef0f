// No reader of lists takes longer, or more memory, than in proportion to its file, whatever the file is made of.
#include "fuzz/growth.h"
#include "fuzz/growth_shapes.h"
#include "importers/archive/archive_writer.h"
#include "importers/base_set/base_set.h"
#include "importers/card_sets/card_set_file.h"
#include "importers/decks/deck_assembly.h"
#include "importers/decks/deck_formats.h"
#include "support/archives.h"
#include "support/base_set.h"
#include "support/collection_texts.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

using test::baseSet;
using test::numbered;
using test::repeated;
using test::Shape;

// Lines and marks that mean something in one format or another; each reader gets them all.
std::vector<Shape> listShapes()
{
    std::vector<Shape> shapes;
    for (const char* mark : {" #5",
                             "#",
                             " ",
                             "\t",
                             "\xC2\xA0",
                             "\"",
                             "\"\"",
                             "\",\"",
                             "'",
                             ",",
                             ";",
                             ":",
                             "[",
                             "]",
                             "[4]",
                             "(",
                             "()",
                             "{x4}",
                             "{",
                             "*F*",
                             "x",
                             "4",
                             "-",
                             "/",
                             "//",
                             "%25",
                             "%",
                             "&",
                             "&amp;",
                             "&lt;",
                             "<",
                             "<!--",
                             "[b]",
                             "[/b]",
                             "[quote]",
                             "[/quote]",
                             "[*]",
                             "[size=150]",
                             "?signature=",
                             "signature=eJ",
                             "A ",
                             "=",
                             "\\",
                             "\xEF\xBB\xBF",
                             "\xFF\xFE",
                             "\xC3\xA9",
                             "\xE9",
                             "\r",
                             "\n",
                             "\r\n",
                             "<pre id=\"dossier-deck\">",
                             "</pre>"}) {
        shapes.push_back(repeated(std::string("one line of ") + mark, "", mark));
        shapes.push_back(repeated(std::string("a card and ") + mark, "1 Lake", mark));
        shapes.push_back(repeated(std::string("behind a name, ") + mark, "Name: n\n[b]Team[/b]\n", mark));
        std::string line = "1 Lake";
        for (int i = 0; i < 40; ++i)
            line += mark;
        shapes.push_back(repeated(std::string("lines of ") + mark, "Team:\n", line + "\n"));
    }
    for (const char* line : {"Team:\n",
                             "Team (3)\n",
                             "Bureau Deck:\n",
                             "Nothing:\n",
                             "Name: n\n",
                             "Notes: n\n",
                             "Game: basic\n",
                             "Game: chess\n",
                             "X-File: The Manitou\n",
                             "1 The Manitou\n",
                             "1 Aubrey, MO\n",
                             "1 Agent Weiss\n",
                             "1\tAubrey, MO\n",
                             "SB: 1 Agent Weiss\n",
                             "// Team\n",
                             "# n\n",
                             "- 1 Aubrey, MO\n",
                             "1 Aubrey, M\n",
                             "1 XF97-0063v2\n",
                             "1 (XF96) 63\n",
                             "0 Aubrey, MO\n",
                             "9999999999 Aubrey, MO\n",
                             "[b]Team[/b]\n",
                             "[i]n[/i]\n",
                             "Sites\n",
                             "Notes: [quote]\n",
                             "a\n",
                             "\n"})
        shapes.push_back(repeated(std::string("again and again ") + line, "", line));
    for (const char* line :
         {"1 Nobody %\n", "1 Aubrey, M%\n", "1 XF96-%v1\n", "1 Dodge|S%|a%|b\n", "Team%:\n", "% Aubrey, MO\n"})
        shapes.push_back(numbered(std::string("always another ") + line, "", line));
    return shapes;
}

std::vector<Shape> xmlShapes()
{
    const std::string root = "<cockatrice_deck version=\"1\">";
    const std::string zone = root + "<zone name=\"main\">";
    return {
        repeated("nested", root, "<zone>"),
        repeated("cards", zone, "<card number=\"1\" name=\"Aubrey, MO\"/>", "</zone></cockatrice_deck>"),
        numbered("unknown cards", zone, "<card number=\"1\" name=\"Nobody %\"/>", "</zone></cockatrice_deck>"),
        numbered("printings", zone, "<card number=\"1\" name=\"Dodge\" setShortName=\"S%\" a%=\"1\"/>",
                 "</zone></cockatrice_deck>"),
        numbered("attributes", root + "<zone ", "a%=\"1\" ", "/></cockatrice_deck>"),
        repeated("comments", root, "<!-- -->", "</cockatrice_deck>"),
        repeated("an open comment", root + "<!--", "- -"),
        repeated("character data", root, "<![CDATA[ ]]>", "</cockatrice_deck>"),
        repeated("characters by number", root + "<comments>", "&#65;", "</comments></cockatrice_deck>"),
        repeated("instructions", root, "<?a b?>", "</cockatrice_deck>"),
        numbered("declared attributes", "<!DOCTYPE cockatrice_deck [<!ATTLIST zone ", "a% CDATA \"1\" ", ">]>" + root),
        repeated("a model", "<!DOCTYPE cockatrice_deck [<!ELEMENT zone ", "(a,", ">]>" + root)};
}

void readAsDeck(const std::string& file, std::optional<DeckFormat> format)
{
    try {
        (void)readDeck(file, baseSet(), format, "n");
    } catch (const ReadError&) {
    }
}

template <typename Read>
std::string faultsAmong(const std::vector<Shape>& shapes, Read read, std::size_t bytes = std::size_t{8} * 1024)
{
    std::string faults;
    for (const Shape& shape : shapes)
        faults += test::outOfProportion(shape, read, bytes);
    return faults;
}

} // namespace

class GrowthOfDecks : public testing::TestWithParam<int>
{};

// The last one of all: the file is looked at for its format.
TEST_P(GrowthOfDecks, IsInProportion)
{
    const auto format = GetParam() < kDeckFormats ? std::optional(static_cast<DeckFormat>(GetParam())) : std::nullopt;
    const auto read = [&](const std::string& file) { readAsDeck(file, format); };
    const std::size_t bytes = format ? 4 * 1024 : 16 * 1024;
    EXPECT_EQ(faultsAmong(listShapes(), read, bytes), "");
    EXPECT_EQ(faultsAmong(test::jsonShapes(), read, bytes), "");
    EXPECT_EQ(faultsAmong(xmlShapes(), read, bytes), "");
}

INSTANTIATE_TEST_SUITE_P(AllFormats, GrowthOfDecks, testing::Range(0, kDeckFormats + 1));

TEST(Growth, OfPicksForUnknownLinesIsInProportion)
{
    const auto pick = [](const std::string& file) {
        const DeckReading reading = readDeck(file, baseSet(), DeckFormat::PlainList, "n");
        std::map<std::size_t, CardPick> picks;
        for (std::size_t i = 0; i < reading.unknown.size(); i += 2)
            picks.emplace(i, CardIndex{0});
        (void)withPicks(reading, picks, baseSet());
    };
    EXPECT_EQ(test::outOfProportion(numbered("unknown lines", "1 Aubrey, MO\n", "1 Nobody %\n"), pick), "");
    // Too short for a title to be near, so that the search for near ones does not count; fewer than kMostAside.
    EXPECT_EQ(
        test::outOfProportion(repeated("one unknown line", "1 Aubrey, MO\n", "1 Z\n"), pick, std::size_t{4} * 1024),
        "");
}

// As the command line and the window read them, the lines that are left over, too.
TEST(Growth, OfCollectionsIsInProportion)
{
    const auto read = [](const std::string& file) {
        std::size_t left = 0;
        const LeftOver leftOver = [&](std::string_view piece) { left += piece.size(); };
        try {
            TextBlocks blocks(bytesIn(file));
            (void)readCollection(blocks, baseSet(), {}, {}, leftOver);
        } catch (const ReadError&) {
        }
        try {
            CollectionWish asTheyWere;
            asTheyWere.limits = Limits::AsTheyWere;
            (void)readCollection(file, baseSet(), asTheyWere).heaps.listed();
        } catch (const ReadError&) {
        }
        try {
            (void)guessColumns(file);
        } catch (const ReadError&) {
        }
    };
    EXPECT_EQ(faultsAmong(test::collectionShapes(), read), "");
}

// Same names and same heaps, notes, lines aside; and what is looked for in a damaged one.
TEST(Growth, OfArchivesIsInProportion)
{
    const auto decks = [](std::size_t bytes) {
        Archive archive;
        for (std::size_t i = 0; i < bytes / 64; ++i) {
            Deck deck;
            deck.name = "same";
            deck.notes = std::to_string(i);
            archive.decks.push_back(deck);
            archive.searches.push_back({"cards", "same", std::to_string(i)});
        }
        return test::writtenArchive(archive);
    };
    // Rows of one heap, each with a note of its own: no such archive is written, and whoever likes can make one.
    const auto notes = [](std::size_t bytes) {
        std::string zip;
        ArchiveWriter writer(baseSet(), [&zip](std::string_view piece) { zip += piece; });
        for (std::size_t i = 0; i < bytes / 64; ++i) {
            OwnedCard heap;
            heap.card = "XF96-0063v1";
            heap.count = 1;
            heap.note = "a note of some length, number " + std::to_string(i);
            writer.add(viewOf(heap));
        }
        writer.finish();
        return zip;
    };
    const std::string head("PK\x03\x04\x14\0\x08\0\x08\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\0a", 31);
    const std::vector<Shape> shapes{{"decks of one name", decks},
                                    {"notes on one heap", notes},
                                    repeated("beginnings of files without a length", "", head),
                                    repeated("beginnings alone", "", "PK\x03\x04"),
                                    repeated("directory entries", head, "PK\x01\x02"),
                                    repeated("ends", head, "PK\x05\x06")};
    const auto read = [](const std::string& file) {
        for (const ArchiveTake take : {ArchiveTake::Whole, ArchiveTake::WhatCanBeFound})
            try {
                (void)readArchive(file, baseSet(), take);
            } catch (const ReadError&) {
            }
    };
    EXPECT_EQ(faultsAmong(shapes, read), "");
}

// Cards of one title, of one number, of no set; words nobody knows, items that are none.
TEST(Growth, OfFurtherSetsIsInProportion)
{
    const auto read = [](const std::string& file) {
        try {
            (void)readCardSets(file, baseSet(), {{}, "set"});
        } catch (const ReadError&) {
        }
    };
    std::vector<Shape> shapes;
    for (const char* item : {R"({"id":"XF97-0001x1","title":"A %","type":"Event","cost":"1 RP"},)", R"({"id":"%"},)",
                             R"({"id":"XF97-%","title":"A","type":"Event","set":"%"},)", "\"%\",", "%,", "{},",
                             R"({"id":"XF97-0001x1","question":"If you ask if the Method is %"},)"})
        shapes.push_back(numbered(std::string("items of ") + item, "[", item, "1]"));
    for (const char* list : {"keywords", "activators", "tags"})
        shapes.push_back(
            numbered(std::string("a list of ") + list,
                     std::string(R"([{"id":"XF97-0001x1","title":"A","type":"Event","cost":"1 RP",")") + list + "\":[",
                     "\"Word %\",", "1]}]"));
    shapes.push_back(repeated("a prerequisite", R"([{"id":"XF97-0001x1","prerequisite":")", "Medical 5+ or ", "\"}]"));
    shapes.push_back(repeated("a question", R"([{"id":"XF97-0001x1","question":")", "Method zork + ", "\"}]"));
    shapes.push_back(numbered("skills", R"([{"id":"XF97-0001x1","title":"A","type":"Event","cost":"1 RP","skills":{)",
                              "\"Medical %\":1,", "\"A\":1}}]"));
    shapes.push_back(repeated("lines above a heading", "", ";;;\n"));
    const std::string head = "Number,Title,Type,Pool,Cost,Keywords\n";
    shapes.push_back(numbered("rows of one number", head, "XF97-0001x1,A %,Event,RP,1,K %\n", ""));
    for (const char* mark : {",", "\"", "\n", "a,", "; ", ";"}) {
        shapes.push_back(repeated(std::string("a heading of further sets of ") + mark, "Number,Title,Type", mark));
        shapes.push_back(
            repeated(std::string("a row of a further set of ") + mark, head + "XF97-0001x1,A,Event,RP,1,", mark));
    }
    EXPECT_EQ(faultsAmong(shapes, read), "");
}

TEST(Growth, OfCardFactsIsInProportion)
{
    const std::string seed = test::fileBytes(DOSSIER_SOURCE_DIR "/db/seed/cards.csv");
    const std::string head = seed.substr(0, seed.find('\n') + 1);
    const std::string row = seed.substr(head.size(), seed.find('\n', head.size()) + 1 - head.size());
    const auto cards = [&](std::size_t bytes) {
        std::string file = head;
        for (int number = 1; file.size() < bytes && number < 10'000; ++number) {
            const std::string digits = std::to_string(10'000 + number).substr(1);
            file += "XF96-" + digits + "v1" + row.substr(row.find(','));
        }
        return file;
    };
    std::vector<Shape> shapes{{"cards of one title", cards}};
    for (const char* mark : {",", "\"", "\n", "a,", "; "}) {
        shapes.push_back(repeated(std::string("a heading of ") + mark, "Number", mark));
        shapes.push_back(repeated(std::string("a row of ") + mark, head + "XF96-0001v1,", mark));
    }
    EXPECT_EQ(faultsAmong(shapes,
                          [](const std::string& file) {
                              try {
                                  (void)readCards(file);
                              } catch (const std::exception&) {
                              }
                          }),
              "");
}

} // namespace dossier
