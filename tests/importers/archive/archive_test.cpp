#include "importers/archive/archive.h"
#include "support/base_set.h"

#include <gtest/gtest.h>

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

TEST(ArchiveOfEverything, ADamagedByteIsNoticedOrHarmless)
{
    const std::string zip = writeArchive(everything(), baseSet());
    for (std::size_t at = 0; at < zip.size(); at += 3) {
        std::string damaged = zip;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x55);
        try {
            (void)readArchive(damaged, baseSet());
        } catch (const ReadError&) {
        }
    }
}

} // namespace dossier
