#include "importers/archive/archive.h"
#include "support/base_set.h"
#include "support/further_set.h"

#include <Poco/Zip/Compress.h>
#include <gtest/gtest.h>
#include <sstream>

namespace dossier {

using test::baseSet;

namespace {

Archive everything()
{
    Archive archive;
    OwnedCard heap;
    heap.card = "XF96-0042v1";
    heap.count = 5;
    heap.condition = Condition::Played;
    heap.location = "Box \"1\", shelf; =2";
    heap.note = "one\ntwo \xF0\x9F\x9B\xB8 <b>";
    heap.forTrade = 2;
    heap.wanted = 1;
    heap.isSigned = true;
    heap.pricePaid = 125;
    heap.currency = "EUR";
    heap.acquired = "1996-11-20";
    heap.lentTo = "Skinner";
    heap.lentOn = "1997-01-01";
    archive.collection = {heap};
    Deck deck;
    deck.name = "Night <b>shift</b>";
    deck.notes = "a\n\"b\"\t";
    deck.game = Game::Basic;
    deck.folder = "Tournaments/2026";
    deck.tags = {"fast", "d\xC3\xA9j\xC3\xA0 vu"};
    deck.state = DeckState::Built;
    deck.killersAgreed = true;
    deck.add(Zone::XFile, test::card("XF96-0142v1"), 1);
    deck.add(Zone::Team, test::card("XF96-0169v1"), 1);
    deck.add(Zone::BureauDeck, test::card("XF96-0063v1"), 2);
    deck.aside = {{3, "2 Nobody"}, {0, "2 XF97-0001v2"}};
    archive.decks = {deck};
    archive.searches = {{"cards", "Sites", "t:site"}};
    return archive;
}

ReadError::Kind refusal(std::string_view content)
{
    try {
        (void)readArchive(content, baseSet());
    } catch (const ReadError& error) {
        return error.kind();
    }
    ADD_FAILURE() << "it was read";
    return ReadError::Kind::Empty;
}

} // namespace

TEST(ArchiveOfEverything, ComesBackAsItWas)
{
    const std::string zip = writeArchive(everything(), baseSet());
    EXPECT_TRUE(isArchive(zip));
    const ArchiveReading reading = readArchive(zip, baseSet());
    EXPECT_TRUE(reading.unknown.empty());
    EXPECT_EQ(reading.archive.collection, everything().collection);
    EXPECT_EQ(reading.archive.decks, everything().decks);
    EXPECT_EQ(reading.archive.searches, everything().searches);
}

TEST(ArchiveOfEverything, NothingIsAnArchiveToo)
{
    const ArchiveReading reading = readArchive(writeArchive({}, baseSet()), baseSet());
    EXPECT_TRUE(reading.archive.collection.empty());
    EXPECT_TRUE(reading.archive.decks.empty());
    EXPECT_TRUE(reading.archive.searches.empty());
}

TEST(ArchiveOfEverything, ALargeCollectionGoesOnInFurtherTables)
{
    Archive large;
    for (int i = 0; i < 20'001; ++i) {
        OwnedCard heap;
        heap.card = "XF96-0042v1";
        heap.count = 1;
        heap.location = std::to_string(i);
        large.collection.push_back(heap);
    }
    const std::string zip = writeArchive(large, baseSet());
    EXPECT_NE(zip.find("collection-2.csv"), std::string::npos);
    EXPECT_EQ(readArchive(zip, baseSet()).archive.collection, large.collection);
}

TEST(ArchiveOfEverything, RefusesWhatIsDamagedOrNotOurs)
{
    const std::string zip = writeArchive(everything(), baseSet());
    EXPECT_EQ(refusal("PK\x03\x04"), ReadError::Kind::BadArchive);
    EXPECT_EQ(refusal(""), ReadError::Kind::BadArchive);
    for (const std::size_t length : {zip.size() / 4, zip.size() / 2})
        EXPECT_EQ(refusal(std::string_view(zip).substr(0, length)), ReadError::Kind::BadArchive) << length;
    std::string foreign = zip;
    for (std::size_t at = 0; (at = foreign.find("about", at)) != std::string::npos;)
        foreign.replace(at, 5, "About");
    EXPECT_EQ(refusal(foreign), ReadError::Kind::BadArchive);
}

// The whole of it or nothing: a flipped bit, or a cut, anywhere.
TEST(ArchiveOfEverything, RefusesEveryFlippedBit)
{
    const std::string zip = writeArchive(everything(), baseSet());
    for (std::size_t at = 0; at < zip.size(); ++at) {
        std::string damaged = zip;
        damaged[at] = static_cast<char>(damaged[at] ^ (1 << at % 8));
        ASSERT_EQ(refusal(damaged), ReadError::Kind::BadArchive) << at;
    }
}

TEST(ArchiveOfEverything, RefusesEveryCut)
{
    const std::string zip = writeArchive(everything(), baseSet());
    for (std::size_t length = 0; length < zip.size(); ++length)
        ASSERT_EQ(refusal(std::string_view(zip).substr(0, length)), ReadError::Kind::BadArchive) << length;
}

// What an earlier version wrote has no seal: its directory has to agree with what is in it.
TEST(ArchiveOfEverything, ReadsTheFirstFormatWithAllItsFilesAlone)
{
    const auto zipped = [](std::initializer_list<std::pair<const char*, std::string>> files) {
        std::ostringstream out;
        Poco::Zip::Compress zip(out, true);
        for (const auto& [name, content] : files) {
            std::istringstream in(content);
            zip.addFile(in, Poco::DateTime(), Poco::Path(name, Poco::Path::PATH_UNIX));
        }
        zip.close();
        return out.str();
    };
    const std::string about = R"({"program":"dossier","format":1})";
    const std::string collection = "Quantity,Name\n3,Dodge\n";
    const std::string whole = zipped({{"about.json", about},
                                      {"collection.csv", collection},
                                      {"decks.json", "[\n {\"name\":\"A\"}\n]\n"},
                                      {"searches.json", "[]"}});
    const ArchiveReading reading = readArchive(whole, baseSet());
    EXPECT_EQ(reading.archive.collection.size(), 1U);
    EXPECT_EQ(reading.archive.decks.size(), 1U);
    EXPECT_EQ(refusal(zipped({{"about.json", about}, {"collection.csv", collection}})), ReadError::Kind::BadArchive);
    const std::size_t directory = whole.find("PK\x01\x02");
    EXPECT_EQ(refusal(whole.substr(0, directory)), ReadError::Kind::BadArchive);
    std::string other = whole;
    other[other.rfind("decks.json")] = 'D'; // in the directory alone
    EXPECT_EQ(refusal(other), ReadError::Kind::BadArchive);
}

TEST(ArchiveOfEverything, GivesWhatIsWholeOfADamagedOneAndSaysWhatIsNot)
{
    const std::string zip = writeArchive(everything(), baseSet());
    std::string damaged = zip;
    damaged[damaged.find("decks.json") + 40] ^= 1;
    const ArchiveReading reading = readArchive(damaged, baseSet(), ArchiveTake::WhatCanBeFound);
    EXPECT_EQ(reading.archive.collection, everything().collection);
    EXPECT_TRUE(reading.archive.decks.empty());
    EXPECT_EQ(reading.archive.searches, everything().searches);
    EXPECT_EQ(reading.missing, std::vector<std::string>{"decks.json"});
    const ArchiveReading cut =
        readArchive(std::string_view(zip).substr(0, zip.find("PK\x01\x02")), baseSet(), ArchiveTake::WhatCanBeFound);
    EXPECT_TRUE(cut.missing.empty()) << "only the directory is gone";
    EXPECT_EQ(cut.archive.decks, everything().decks);
    EXPECT_THROW((void)readArchive("PK\x03\x04", baseSet(), ArchiveTake::WhatCanBeFound), ReadError);
}

// Damage never crashes whoever takes what he can find.
TEST(ArchiveOfEverything, LooksThroughAnyDamage)
{
    const std::string zip = writeArchive(everything(), baseSet());
    for (std::size_t at = 0; at < zip.size(); at += 3) {
        std::string damaged = zip;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x55);
        try {
            (void)readArchive(damaged, baseSet(), ArchiveTake::WhatCanBeFound);
        } catch (const ReadError&) {
        }
    }
}

TEST(ArchiveOfEverything, ManyDecksGoOnInFurtherParts)
{
    Archive many;
    for (int i = 0; i < 2001; ++i) {
        many.decks.push_back(everything().decks.front());
        many.decks.back().name = std::to_string(i);
    }
    const std::string zip = writeArchive(many, baseSet());
    EXPECT_NE(zip.find("decks-2.json"), std::string::npos);
    EXPECT_EQ(readArchive(zip, baseSet()).archive.decks, many.decks);
}

// What it writes it can read: no part grows beyond what is taken of one.
TEST(ArchiveOfEverything, LongNotesGoIntoPartsOfTheirOwn)
{
    Archive archive;
    for (int i = 0; i < 12; ++i) {
        Deck deck;
        deck.name = "Deck " + std::to_string(i);
        deck.notes = std::string(1'000'000, static_cast<char>('a' + i));
        archive.decks.push_back(deck);
    }
    const std::string zip = writeArchive(archive, baseSet());
    EXPECT_NE(zip.find("decks-3.json"), std::string::npos);
    EXPECT_EQ(readArchive(zip, baseSet()).archive.decks, archive.decks);
}

// A name that is said twice, or a thousand parts and more, is no list of ours.
TEST(ArchiveOfEverything, DistrustsItsListOfParts)
{
    std::string many = R"({"program":"dossier","format":2,"parts":[{"file":"decks.json"})";
    for (int i = 2; i < 1'100; ++i)
        many += R"(,{"file":"decks-)" + std::to_string(i) + R"(.json"})";
    for (const std::string& about :
         {std::string(R"({"program":"dossier","format":2,"parts":[{"file":"a"},{"file":"a"}]})"), many + "]}"}) {
        std::ostringstream out;
        Poco::Zip::Compress zip(out, true);
        std::istringstream in(about);
        zip.addFile(in, Poco::DateTime(), Poco::Path("about.json", Poco::Path::PATH_UNIX));
        zip.close();
        EXPECT_EQ(refusal(out.str()), ReadError::Kind::BadArchive);
        EXPECT_THROW(readArchive(out.str(), baseSet(), ArchiveTake::WhatCanBeFound), ReadError);
    }
}

// Further sets go along (issue 15, 7), and come before the cards that are of them.
TEST(ArchiveOfEverything, HoldsFurtherSetsAndCardsOfThem)
{
    const std::vector<FurtherSet> sets{test::nightFiles()};
    const CardPool pool = withFurther(baseSet(), sets);
    Archive archive = everything();
    archive.sets = sets;
    archive.decks[0].add(Zone::BureauDeck, *pool.findNumber("XF96-0001 NFil"), 2);
    archive.collection[0].card = "PR96-0099-NF1";
    const std::string zip = writeArchive(archive, pool);
    ArchiveReading reading = readArchive(zip, baseSet());
    EXPECT_TRUE(reading.unknown.empty());
    for (Card& card : reading.archive.sets.at(0).cards) {
        card.further = true;
        card.setName = sets[0].name;
    }
    EXPECT_EQ(reading.archive.sets, sets);
    EXPECT_EQ(reading.archive.decks, archive.decks);
    EXPECT_EQ(reading.archive.collection, archive.collection);

    const ArchiveReading known = readArchive(zip, pool); // where they are taken in already
    EXPECT_TRUE(known.archive.sets.empty());
    EXPECT_EQ(known.archive.decks, archive.decks);
    EXPECT_EQ(writeArchive(everything(), pool).find("card-sets"), std::string::npos) << "none, no file of them";
}

} // namespace dossier
