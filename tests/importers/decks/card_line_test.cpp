// Names with remarks, and that no line makes a reader work out of proportion to its length.
#include "importers/archive/archive.h"
#include "importers/decks/decks.h"
#include "importers/reading/card_line.h"
#include "support/allocations.h"
#include "support/collection_texts.h"

#include <Poco/DateTime.h>
#include <Poco/Zip/Compress.h>
#include <functional>
#include <sstream>
#include <tuple>

namespace dossier {

namespace {

using test::baseSet;
using test::card;

std::optional<CardIndex> named(std::string_view name)
{
    return readCardName(name, baseSet()).card;
}

// A name that is no card's, however many of its marks are taken for the beginning of a remark.
std::string nameWithMarks(int marks)
{
    std::string name = "a name of nobody";
    for (int i = 0; i < marks; ++i)
        name += " #5";
    return name;
}

std::string zipOf(const std::string& collectionCsv)
{
    std::ostringstream out;
    Poco::Zip::Compress zip(out, true);
    const auto add = [&](const std::string& content, const char* name) {
        std::istringstream in(content);
        zip.addFile(in, Poco::DateTime(), Poco::Path(name));
    };
    add(R"({"program":"dossier","format":1})", "about.json");
    add(collectionCsv, "collection.csv");
    add("[]", "decks.json");
    add("[]", "searches.json");
    zip.close();
    return out.str();
}

struct Reader
{
    std::string what;
    std::function<void(const std::string& name)> read;
};

Reader deckReader(std::string what, DeckFormat format, std::string before, std::string after)
{
    return {std::move(what), [=](const std::string& name) { readDeck(before + name + after, baseSet(), format, ""); }};
}

// Everything that reads names of cards. A known card beside the unknown one: a file that names no card is refused.
std::vector<Reader> readers()
{
    return {
        deckReader("text", DeckFormat::DossierText, "Bureau Deck:\n1 Dodge\n1 ", "\n"),
        deckReader("X-File of a text", DeckFormat::DossierText, "X-File: ", "\nBureau Deck:\n1 Dodge\n"),
        deckReader("list", DeckFormat::PlainList, "1 Dodge\n1 ", "\n"),
        deckReader("count behind", DeckFormat::PlainList, "1 Dodge\n", " x2\n"),
        deckReader("forum", DeckFormat::ForumText, "[b]Bureau Deck (2)[/b]\n1 Dodge\n1 ", "\n"),
        deckReader("lackey", DeckFormat::Lackey, "1\tDodge\n1\t", "\n"),
        deckReader("html", DeckFormat::Html, "<html><body><pre id=\"dossier-deck\">\nBureau Deck:\n1 Dodge\n1 ",
                   "\n</pre></body></html>"),
        deckReader("cod", DeckFormat::Cockatrice,
                   "<cockatrice_deck version=\"1\"><zone name=\"main\"><card number=\"1\" name=\"Dodge\"/>"
                   "<card number=\"1\" name=\"",
                   "\"/></zone></cockatrice_deck>"),
        deckReader("json", DeckFormat::FanSiteJson, R"({"name":"a","cards":{"XF96-0048v1":1,")", R"(":1}})"),
        deckReader("csv", DeckFormat::FanSiteCsv, "#,Set,Title,Type,Quantity\nXF96-0011v1,XF96,Dodge,Combat,1\n,,\"",
                   "\",Event,1\n"),
        {"collection csv",
         [](const std::string& name) { readCollectionCsv("Quantity,Name\n1,Dodge\n1,\"" + name + "\"\n", baseSet()); }},
        {"collection json",
         [](const std::string& name) {
             readCollectionJson(R"([{"title":"Dodge","count":1},{"title":")" + name + R"(","count":1}])", baseSet());
         }},
        {"exchange",
         [](const std::string& name) {
             readArchive(zipOf("Quantity,Name\n1,Dodge\n1,\"" + name + "\"\n"), baseSet());
         }},
        {"candidates", [](const std::string& name) { candidatesFor(name, baseSet()); }},
    };
}

std::size_t workFor(const Reader& reader, int marks)
{
    const std::string name = nameWithMarks(marks);
    const std::size_t before = test::allocations();
    reader.read(name);
    return test::allocations() - before;
}

} // namespace

TEST(CardLine, ARemarkIsWhatFollowsACard)
{
    const CardIndex gibsonton = *baseSet().findTitle("Gibsonton, FL");
    const CardIndex lake = card("XF96-0049v1");
    EXPECT_EQ(named("Gibsonton, FL # mine"), gibsonton);
    EXPECT_EQ(named("Gibsonton, FL # mine # no, his #2"), gibsonton);
    EXPECT_EQ(named("Gibsonton, FL *F* # mine"), gibsonton);
    EXPECT_EQ(named("Lake Okobogee, Campsite #53, Sioux City, IA"), lake);
    EXPECT_EQ(named("Lake Okobogee, Campsite #53, Sioux City, IA # lake #53"), lake);
    EXPECT_EQ(named("XF96-0049v1 # lake # wet"), lake);
    EXPECT_EQ(named("Some lake [XF96#49] # lake"), lake);
    EXPECT_EQ(named("Gibsonton, FL" + nameWithMarks(300).substr(16)), gibsonton);
    EXPECT_EQ(named("# Gibsonton, FL"), std::nullopt);
    EXPECT_EQ(named("Lake Okobogee, Campsite # mine"), std::nullopt);
}

TEST(CardLine, ANumberOfNoCardIsNotReadAsARemark)
{
    const CardLine line = readCardName("Gibsonton, FL # mine [XF97-0063v2]", baseSet());
    EXPECT_FALSE(line.card);
    EXPECT_EQ(line.trouble, LineTrouble::UnknownCard);
    EXPECT_EQ(line.hint, "Aubrey, MO [XF96-0063v1]");
}

TEST(CardLine, TwiceAsManyMarksAreNoMoreThanTwiceTheWork)
{
    for (const Reader& reader : readers()) {
        const std::size_t once = workFor(reader, 10);
        const std::size_t twice = workFor(reader, 20);
        EXPECT_LE(twice, 3 * once) << reader.what;
        if (twice > 3 * once)
            continue; // more marks would not come to an end
        EXPECT_LE(workFor(reader, 40), 3 * twice) << reader.what;
        EXPECT_LE(workFor(reader, 300), 30 * once) << reader.what;
    }
}

// As in every line where a card is entered: "63 2" are two of number 63.
TEST(CardLine, OfTwoFiguresTheLargeOneIsTheNumber)
{
    for (const auto& [text, number, count] :
         {std::tuple("63 2", "XF96-0063v1", 2), std::tuple("2 63", "XF96-0063v1", 2),
          std::tuple("64 1", "XF96-0064v1", 1), std::tuple("12 10", "XF96-0012v1", 10),
          std::tuple("2 3", "XF96-0003v1", 2), std::tuple("350x2", "XF96-0350v1", 2),
          std::tuple("63 x 2", "XF96-0063v1", 2), std::tuple("63 x2", "XF96-0063v1", 2),
          std::tuple("2 x 63", "XF96-0063v1", 2), std::tuple("63 (2)", "XF96-0063v1", 2),
          std::tuple("2x350", "XF96-0350v1", 2), std::tuple("40 41", "XF96-0041v1", 40)}) {
        const CardLine line = readCardLine(text, baseSet());
        EXPECT_EQ(line.card, card(number)) << text;
        EXPECT_EQ(line.count, count) << text;
    }
}

TEST(CardLine, OfTwoFiguresThatNamesNoCardNothingIsTaken)
{
    for (const char* text : {"999 2", "2 999", "999x2", "5 x2", "0 63", "63 0", "99999999999 2"})
        EXPECT_FALSE(readCardLine(text, baseSet()).card) << text;
}

TEST(CardLine, ABulletIsNoPartOfTheLine)
{
    for (const char* text :
         {"* 3 Aubrey, MO [XF96-0063v1]", "- 3 Aubrey, MO [XF96-0063v1]", "\u2022 3x Aubrey, MO [XF96-0063v1]",
          "\u20223 XF96-0063v1", "- x3 Aubrey, MO", "* Aubrey, MO x3", "\u2013 3 Other words [XF96-0063v1]"}) {
        const CardLine line = readCardLine(text, baseSet());
        EXPECT_EQ(line.card, card("XF96-0063v1")) << text;
        EXPECT_EQ(line.count, 3) << text;
    }
    EXPECT_EQ(readCardLine("-2 Aubrey, MO", baseSet()).trouble, LineTrouble::BadCount);
}

TEST(CardLine, ACountMayStandBeforeTheNumber)
{
    for (const char* text : {"Aubrey, MO x3 [XF96-0063v1]", "Aubrey, MO 3x (XF96) 0063", "Aubrey, MO (3) [XF96-0063v1]",
                             "3 Aubrey, MO (XF96) [XF96-0063v1]", "3 Aubrey, MO 0063 [XF96-0063v1]"}) {
        const CardLine line = readCardLine(text, baseSet());
        EXPECT_EQ(line.card, card("XF96-0063v1")) << text;
        EXPECT_EQ(line.count, 3) << text;
    }
}

// Else copies would be lost without a word.
TEST(CardLine, WhereAFigureBesideTheNumberIsNoTitlesNobodyCanSayHowMany)
{
    for (const char* text :
         {"~4 Aubrey, MO [XF96-0063v1]", "about 2 Aubrey, MO [XF96-0063v1]", "Zqstray 3 Aubrey, MO [XF96-0063v1]",
          "3 or 4 Aubrey, MO [XF96-0063v1]", "20 30 Aubrey, MO [XF96-0063v1]", "4 Aubrey, MO x3 [XF96-0063v1]",
          "4 Aubrey, MO [XF96-0063v1] x3", "Aubrey, MO x0 [XF96-0063v1]", "about 2 Aubrey, MO [XF96-0063v1] # mine"}) {
        const CardLine line = readCardLine(text, baseSet());
        EXPECT_FALSE(line.card) << text;
        EXPECT_EQ(line.trouble, LineTrouble::NotACardLine) << text;
    }
}

TEST(CardLine, WhereItIsNotKnownHowManyNoCardIsGuessed)
{
    const std::string doubtful = "2 3Hunter In The Dark [XF96-0335v1]";
    const CardLine line = readCardLine(doubtful, baseSet());
    EXPECT_FALSE(line.card);
    EXPECT_EQ(likelyCard(line.name, baseSet()), std::nullopt);
    EXPECT_EQ(likelyCard("3Hunter In The Dark", baseSet()), std::nullopt) << "or three of them";
    EXPECT_EQ(likelyCard("Hunter In Dark", baseSet()), card("XF96-0335v1"));
}

// As the rows of a table come through the clipboard; else a deck of sixty had thirty cards.
TEST(CardLine, AFigureBehindATitleIsItsCount)
{
    for (const char* text :
         {"Aubrey, MO 2",       "Aubrey, MO, 2",       "Aubrey, MO;2",       "Aubrey, MO: 2",    "Aubrey, MO - 2",
          "Aubrey, MO = 2",     "\"Aubrey, MO\",2",    "| Aubrey, MO | 2 |", "Aubrey, MO | 2",   "Aubrey, MO x 2",
          "aubrey, mo ;2",      "2, Aubrey, MO",       "2: Aubrey, MO",      "2 | Aubrey, MO",   "2= Aubrey, MO",
          "2\u00D7 Aubrey, MO", "2 \u00D7 Aubrey, MO", "Aubrey, MO \u00D72", "2 \"Aubrey, MO\"", "2x \"Aubrey, MO\""}) {
        const CardLine line = readCardLine(text, baseSet());
        EXPECT_EQ(line.card, card("XF96-0063v1")) << text;
        EXPECT_EQ(line.count, 2) << text;
    }
    EXPECT_EQ(readCardLine("Eve 7", baseSet()).count, 1) << "it is in the title";
    EXPECT_EQ(readCardLine("Eve 7 3", baseSet()).count, 3);
    const CardLine near = readCardLine("Aubrey M.O.;2", baseSet());
    EXPECT_EQ(near.count, 2);
    EXPECT_EQ(likelyCard(near.name, baseSet()), card("XF96-0063v1"));
}

// The number of the card, of which nobody knows whether it is the count.
TEST(CardLine, AFigureThatIsTheCardsNumberAsWellNamesNoCard)
{
    for (const char* text : {"First Aid 2", "First Aid;2", "First Aid, 2", "First Aid | 2"})
        EXPECT_FALSE(readCardLine(text, baseSet()).card) << text;
    EXPECT_EQ(readCardLine("First Aid x2", baseSet()).count, 2);
    EXPECT_EQ(readCardLine("First Aid;3", baseSet()).count, 3);
}

TEST(CardLine, NoGuessLosesAFigure)
{
    for (const char* text : {"Aubrey M.O. 2", "Aubrey MO ~2", "20000000000, Aubrey M.O.", "about 2 Aubrey M.O.",
                             "Aubrey M.O. (2 foil)", "2.5 Aubrey M.O.", "Aubrey M.O. 11"}) {
        const CardLine line = readCardLine(text, baseSet());
        const bool isGuess = !line.card && likelyCard(line.name, baseSet());
        EXPECT_TRUE(!isGuess || line.count == 2) << text << ": " << line.name;
    }
}

TEST(CardLine, ATitleBesideTheNumberIsARemark)
{
    const std::string lake = "Lake Okobogee, Campsite #53, Sioux City, IA";
    for (const std::string& text :
         {std::string("2 Other words [XF96-0063v1]"), std::string("2 Gibsonton, FL [XF96-0063v1]"),
          "2 " + lake + " [XF96-0063v1]", std::string("2 Aubrey, MO [XF96-0063v1] # my 4th")}) {
        const CardLine line = readCardLine(text, baseSet());
        EXPECT_EQ(line.card, card("XF96-0063v1")) << text;
        EXPECT_EQ(line.count, 2) << text;
    }
    EXPECT_EQ(readCardLine("2 Lake Okobogee #53 [XF96-0049v1]", baseSet()).count, 2);
}

// Else the count was taken for the number, and the number for a remark.
TEST(CardLine, FiguresBeforeARemarkOrAMarkAreNoCard)
{
    for (const char* text :
         {"2 # Kick", "2 (63)", "2 [63]", "2 *63", "2 #63 x3", "2 *F*", "60 # total", "60 #63", "2 x3", "X #63",
          "X (63)", "63 # Aubrey, MO", "2 63 #64", "2 #9999", "Aubrey, MO (63)", "2 #63 Nonsense"}) {
        const CardLine line = readCardLine(text, baseSet());
        EXPECT_FALSE(line.card) << text << ": " << line.count << " " << (line.card ? baseSet()[*line.card].id : "");
    }
    for (const char* name : {"2 #63", "2 # Kick", "63 # Aubrey, MO", "2 *F*"})
        EXPECT_EQ(named(name), std::nullopt) << name;
    EXPECT_EQ(readCardLine("2 #63 Gibsonton, FL", baseSet()).trouble, LineTrouble::AnotherCard);
    EXPECT_EQ(readCardLine("2 #63 Gibsonton, FL", baseSet()).hint, "Aubrey, MO [XF96-0063v1]");
}

TEST(CardLine, ANumberSignBehindTheCountBeginsTheCardsNumber)
{
    for (const char* text :
         {"2 #63", "2x #63", "2 X #63", "2 #63 Aubrey, MO", "2 #0063 aubrey, mo # mine", "2 #63 # mine", "2 63 # mine",
          "63 (2)", "63 x2", "63x 2", "#63 x2", "2 63 *F*", "2 Aubrey, MO #63", "2 Aubrey, MO # 63 of them"}) {
        const CardLine line = readCardLine(text, baseSet());
        EXPECT_EQ(line.card, card("XF96-0063v1")) << text;
        EXPECT_EQ(line.count, 2) << text;
        EXPECT_EQ(line.against, "") << text;
    }
    for (const char* text : {"2 X", "2 X *F*", "2 X # mine", "X x2", "2 X #293"})
        EXPECT_EQ(readCardLine(text, baseSet()).card, card("XF96-0293v1")) << text;
    EXPECT_EQ(readCardLine("1 Agent Fox Mulder #163", baseSet()).card, card("XF96-0163v1"));
}

TEST(CardLine, SaysWhatContradictsTheCardThatWasTaken)
{
    for (const auto& [text, number, against] :
         {std::tuple("2 Aubrey, MO (XF96) 64", "XF96-0064v1", "Aubrey, MO"),
          std::tuple("2 [XF96#64] Aubrey, MO", "XF96-0064v1", "Aubrey, MO"),
          std::tuple("1 Nonsense [XF96-0065v1]", "XF96-0065v1", "Nonsense"),
          std::tuple("2 Aubrey, MO #64", "XF96-0063v1", "#64"),
          std::tuple("2 Aubrey, MO [XF96-0063v1]", "XF96-0063v1", ""),
          std::tuple("2 Aubry MO [XF96-0063v1]", "XF96-0063v1", ""),
          std::tuple("2 my Aubrey, MO x3rd [XF96-0063v1]", "", ""),
          std::tuple("1 Agent Mulder [XF96-0169v1]", "XF96-0169v1", ""),
          std::tuple("1 Agent Scully [XF96-0169v1]", "XF96-0169v1", "Agent Scully"),
          std::tuple("2 (XF96) [XF96-0063v1]", "XF96-0063v1", "")}) {
        const CardLine line = readCardLine(text, baseSet());
        EXPECT_EQ(line.card ? baseSet()[*line.card].id : "", number) << text;
        EXPECT_EQ(line.against, against) << text;
    }
}

} // namespace dossier
