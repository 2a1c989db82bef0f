// What an archive that somebody else wrote or changed says, and nobody here knows: it is told.
#include "importers/archive/archive.h"
#include "support/base_set.h"

#include <Poco/DateTime.h>
#include <Poco/Zip/Compress.h>
#include <algorithm>
#include <gtest/gtest.h>
#include <sstream>

namespace dossier {

namespace {

ArchiveReading readWith(const std::string& collection, const std::string& decks, const std::string& searches)
{
    std::ostringstream out;
    Poco::Zip::Compress zip(out, true);
    const auto add = [&](const std::string& content, const char* name) {
        std::istringstream in(content);
        zip.addFile(in, Poco::DateTime(), Poco::Path(name));
    };
    add(R"({"program":"dossier","format":1})", "about.json");
    add(collection, "collection.csv");
    add(decks, "decks.json");
    add(searches, "searches.json");
    zip.close();
    return readArchive(out.str(), test::baseSet());
}

std::vector<std::string> wordsOf(const ArchiveReading& reading)
{
    std::vector<std::string> words;
    for (const UnknownValue& value : reading.unknownValues)
        words.push_back(value.key.file + ":" + std::to_string(value.key.line) + " " + value.key.key + "=" +
                        value.value);
    return words;
}

} // namespace

TEST(UnknownWords, OfDecksAreTold)
{
    const ArchiveReading reading = readWith(
        "Quantity,Name\n3,Dodge\n",
        "[{\"name\":\"A\",\"game\":\"solo\",\"state\":\"lost\",\"killers\":\"yes\",\"sets\":\"mine\",\n"
        "\"folder\":7,\"tags\":\"blue\",\"notes\":null,\"team\":{}},\n"
        "{\"name\":\"B\",\"game\":\"basic\",\"state\":\"built\",\"killers\":true,\"sets\":\"all\",\"tags\":[]}]",
        "[]");
    std::vector<std::string> expected;
    for (const char* word : {"game=solo", "state=lost", "killers=yes", "sets=mine", "folder=7", "tags=blue", "team={}"})
        expected.push_back(std::string("decks.json:1 ") + word);
    std::vector<std::string> told = wordsOf(reading);
    std::ranges::sort(told);
    std::ranges::sort(expected);
    EXPECT_EQ(told, expected);
    EXPECT_EQ(reading.archive.decks.size(), 2u);
}

TEST(UnknownWords, SearchesOfNoListAndWithoutANameAreTold)
{
    const ArchiveReading reading = readWith("Quantity,Name\n3,Dodge\n", "[]",
                                            "[{\"list\":\"cards\",\"name\":\"n\",\"query\":\"t:site\"},\n"
                                            "{\"list\":\"games\",\"name\":\"m\",\"query\":\"t:site\"},\n"
                                            "{\"list\":\"cards\",\"query\":\"t:event\"}]");
    EXPECT_EQ(wordsOf(reading), (std::vector<std::string>{"searches.json:2 list=games", "searches.json:3 name="}));
    EXPECT_EQ(reading.archive.searches.size(), 1u);
}

TEST(UnknownWords, ColumnsOfTheCollectionAreTold)
{
    const ArchiveReading reading = readWith("Quantity,Name,Mood\n3,Dodge,dark\n", "[]", "[]");
    EXPECT_EQ(reading.changes.columns, std::vector<std::string>{"Mood"});
}

TEST(UnknownWords, ACardWithoutANumberKeepsItsTitle)
{
    const ArchiveReading reading = readWith(
        "Quantity,Name\n3,Dodge\n",
        R"([{"name":"A","bureau_deck":[{"title":"Dodge","count":2},{"id":"XF98-0001","title":"New","count":1}]}])",
        "[]");
    const std::vector<UnresolvedLine>& aside = reading.archive.decks.at(0).aside;
    ASSERT_EQ(aside.size(), 2u);
    EXPECT_EQ(aside[0].text, "2 Dodge");
    EXPECT_EQ(aside[1].text, "1 New [XF98-0001]");
}

} // namespace dossier
