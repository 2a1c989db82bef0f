#include "support/archives.h"
#include "support/further_set.h"

#include <gtest/gtest.h>
#include <random>
#include <sstream>

namespace dossier {

using test::baseSet;
using test::batchOf;
using test::heapsIn;
using test::writtenArchive;
using test::zipped;

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
    archive.collection.add(viewOf(heap));
    Deck deck;
    deck.name = "Night <b>shift</b>";
    deck.notes = "a\n\"b\"\t";
    deck.game = Game::Basic;
    deck.folder = "Tournaments/2026";
    deck.tags = {"fast", "d\xC3\xA9j\xC3\xA0 vu"};
    deck.state = DeckState::Built;
    deck.killersAgreed = true;
    deck.sets = DeckSets::BaseSet;
    deck.add(Zone::XFile, test::card("XF96-0142v1"), 1);
    deck.add(Zone::Team, test::card("XF96-0169v1"), 1);
    deck.add(Zone::BureauDeck, test::card("XF96-0063v1"), 2);
    deck.aside = {{3, "2 Nobody"}, {0, "2 XF97-0001v2"}};
    archive.decks = {deck};
    archive.searches = {{"cards", "Sites", "t:site"}};
    archive.notUnderstood = {{"old list.csv", "Qty,Name\n1,Nobody\n2,\"\xC3\x89tat\"\n"}, {"old list.csv", ""}};
    return archive;
}

// All the ways of being damaged.
bool isDamage(ReadError::Kind kind)
{
    return kind == ReadError::Kind::BadArchive || kind == ReadError::Kind::BadDirectory ||
           kind == ReadError::Kind::BadSeal;
}

const std::string kFirstAbout = R"({"program":"dossier","format":1})";

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
    const std::string zip = writtenArchive(everything());
    EXPECT_TRUE(isArchive(zip));
    const ArchiveReading reading = readArchive(zip, baseSet());
    EXPECT_TRUE(reading.unknown.empty());
    EXPECT_EQ(heapsIn(reading.archive.collection), heapsIn(everything().collection));
    EXPECT_EQ(reading.archive.decks, everything().decks);
    EXPECT_EQ(reading.archive.searches, everything().searches);
    EXPECT_EQ(reading.archive.notUnderstood, everything().notUnderstood);
}

// A file of lines not understood may hold anything, for it lies in a folder where anybody may change it.
TEST(ArchiveOfEverything, LinesOfAnyBytesComeBackAsTheyWere)
{
    std::mt19937 random(1996);
    Archive archive;
    std::string all;
    for (int byte = 0; byte < 256; ++byte)
        all += static_cast<char>(byte);
    const auto add = [&](std::string text) { archive.notUnderstood.push_back({"a.csv", std::move(text)}); };
    add(all);
    add(std::string("\0", 1));
    add("Qty,Name\n1,For\xE9st\n");
    add("\xED\xA0\x80\xEF\xBB\xBF\xEF\xBF\xBF\x7F\x1B\r\n\r");
    add(std::string(300'000, 'a') + all + std::string(300'000, '\x80')); // in several pieces
    for (int i = 0; i < 300; ++i) {
        std::string text;
        for (auto size = random() % 200; size > 0; --size)
            text += random() % 3 == 0 ? static_cast<char>(random() % 256) : "\xC3\xA9\n,\"\\"[random() % 6];
        add(std::move(text));
    }
    EXPECT_EQ(readArchive(writtenArchive(archive), baseSet()).archive.notUnderstood, archive.notUnderstood);
}

TEST(ArchiveOfEverything, RefusesBase64ThatIsNone)
{
    EXPECT_EQ(refusal(zipped({{"about.json", kFirstAbout},
                              {"collection.csv", std::string(CsvRows::heading())},
                              {"decks.json", "[]"},
                              {"searches.json", "[]"},
                              {"not-understood.json", R"([{"text_number":1,"source":"a","base64":"!!!!"}])"}})),
              ReadError::Kind::BadArchive);
}

TEST(ArchiveOfEverything, NothingIsAnArchiveToo)
{
    const ArchiveReading reading = readArchive(writtenArchive({}), baseSet());
    EXPECT_TRUE(reading.archive.collection.size() == 0);
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
        large.collection.add(viewOf(heap));
    }
    const std::string zip = writtenArchive(large);
    EXPECT_NE(zip.find("collection-2.csv"), std::string::npos);
    EXPECT_EQ(heapsIn(readArchive(zip, baseSet()).archive.collection), heapsIn(large.collection));
}

TEST(ArchiveOfEverything, RefusesWhatIsDamagedOrNotOurs)
{
    const std::string zip = writtenArchive(everything());
    EXPECT_TRUE(isDamage(refusal("PK\x03\x04")));
    EXPECT_TRUE(isDamage(refusal("")));
    for (const std::size_t length : {zip.size() / 4, zip.size() / 2})
        EXPECT_TRUE(isDamage(refusal(std::string_view(zip).substr(0, length)))) << length;
    std::string foreign = zip;
    for (std::size_t at = 0; (at = foreign.find("about", at)) != std::string::npos;)
        foreign.replace(at, 5, "About");
    EXPECT_TRUE(isDamage(refusal(foreign)));
}

// The whole of it or nothing: a flipped bit, or a cut, anywhere.
TEST(ArchiveOfEverything, RefusesEveryFlippedBit)
{
    const std::string zip = writtenArchive(everything());
    for (std::size_t at = 0; at < zip.size(); ++at) {
        std::string damaged = zip;
        damaged[at] = static_cast<char>(damaged[at] ^ (1 << at % 8));
        ASSERT_TRUE(isDamage(refusal(damaged))) << at;
    }
}

TEST(ArchiveOfEverything, RefusesEveryCut)
{
    const std::string zip = writtenArchive(everything());
    for (std::size_t length = 0; length < zip.size(); ++length)
        ASSERT_TRUE(isDamage(refusal(std::string_view(zip).substr(0, length)))) << length;
}

// What an earlier version wrote has no seal: its directory has to agree with what is in it.
TEST(ArchiveOfEverything, ReadsTheFirstFormatWithAllItsFilesAlone)
{
    const std::string collection = "Quantity,Name\n3,Dodge\n";
    const std::string whole = zipped({{"about.json", kFirstAbout},
                                      {"collection.csv", collection},
                                      {"decks.json", "[\n {\"name\":\"A\"}\n]\n"},
                                      {"searches.json", "[]"}});
    const ArchiveReading reading = readArchive(whole, baseSet());
    EXPECT_EQ(reading.archive.collection.size(), 1U);
    EXPECT_EQ(reading.archive.decks.size(), 1U);
    EXPECT_EQ(refusal(zipped({{"about.json", kFirstAbout}, {"collection.csv", collection}})),
              ReadError::Kind::BadArchive);
    const std::size_t directory = whole.find("PK\x01\x02");
    EXPECT_EQ(refusal(whole.substr(0, directory)), ReadError::Kind::BadDirectory);
    std::string other = whole;
    other[other.rfind("decks.json")] = 'D'; // in the directory alone
    EXPECT_EQ(refusal(other), ReadError::Kind::BadDirectory);
}

TEST(ArchiveOfEverything, GivesWhatIsWholeOfADamagedOneAndSaysWhatIsNot)
{
    const std::string zip = writtenArchive(everything());
    std::string damaged = zip;
    damaged[damaged.find("decks.json") + 40] ^= 1;
    const ArchiveReading reading = readArchive(damaged, baseSet(), ArchiveTake::WhatCanBeFound);
    EXPECT_EQ(heapsIn(reading.archive.collection), heapsIn(everything().collection));
    EXPECT_TRUE(reading.archive.decks.empty());
    EXPECT_EQ(reading.archive.searches, everything().searches);
    EXPECT_EQ(reading.missing, std::vector<std::string>{"decks.json"});
    EXPECT_FALSE(reading.isSealed);
    EXPECT_TRUE(readArchive(zip, baseSet(), ArchiveTake::WhatCanBeFound).isSealed);
    std::string altered = zip; // every file in it can still be read
    altered.back() = altered.back() == '0' ? '1' : '0';
    const ArchiveReading unsealed = readArchive(altered, baseSet(), ArchiveTake::WhatCanBeFound);
    EXPECT_TRUE(unsealed.missing.empty());
    EXPECT_FALSE(unsealed.isSealed) << "whatever was changed";
    const ArchiveReading cut =
        readArchive(std::string_view(zip).substr(0, zip.find("PK\x01\x02")), baseSet(), ArchiveTake::WhatCanBeFound);
    EXPECT_TRUE(cut.missing.empty()) << "only the directory is gone";
    EXPECT_EQ(cut.archive.decks, everything().decks);
    EXPECT_THROW((void)readArchive("PK\x03\x04", baseSet(), ArchiveTake::WhatCanBeFound), ReadError);
}

// Whoever packed it again by hand may have done so otherwise, or twice: nothing is left out without a word.
TEST(ArchiveOfEverything, SaysWhatIsTwiceInADamagedOneAndWhatIsUnknown)
{
    const std::string one = "Quantity,Name\n3,Dodge\n";
    const std::string other = "Quantity,Name\n7,Dodge\n";
    const auto found = [](const std::vector<std::pair<std::string, std::string>>& tables) {
        std::vector<std::pair<std::string, std::string>> files{{"about.json", kFirstAbout}};
        files.insert(files.end(), tables.begin(), tables.end());
        files.insert(files.end(), {{"decks.json", "[]"}, {"searches.json", "[]"}});
        return readArchive(zipped(files), baseSet(), ArchiveTake::WhatCanBeFound);
    };
    const std::vector<std::string> table{"collection.csv"};
    for (const char* name : {"collection.csv", "Collection.CSV", "./collection.csv", "copy/collection.csv"}) {
        const ArchiveReading twice = found({{"collection.csv", one}, {name, other}});
        EXPECT_EQ(twice.repeated, table) << name;
        EXPECT_EQ(twice.archive.collection.copies(), 3) << name << ": the first";
        EXPECT_TRUE(found({{"collection.csv", one}, {name, one}}).repeated.empty()) << name << ": alike";
        const ArchiveReading alone = found({{name, other}});
        EXPECT_EQ(alone.archive.collection.copies(), 7) << name;
        EXPECT_TRUE(alone.missing.empty()) << name;
    }
    EXPECT_EQ(found({{"collection.csv", one}, {"mine.csv", other}}).missing, std::vector<std::string>{"mine.csv"});
    EXPECT_TRUE(isDamage(refusal(zipped({{"about.json", kFirstAbout},
                                         {"collection.csv", one},
                                         {"decks.json", "[]"},
                                         {"searches.json", "[]"},
                                         {"Collection.csv", other}}))))
        << "all or nothing";
}

// Damage never crashes whoever takes what he can find.
TEST(ArchiveOfEverything, LooksThroughAnyDamage)
{
    const std::string zip = writtenArchive(everything());
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
    const std::string zip = writtenArchive(many);
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
    const std::string zip = writtenArchive(archive);
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

// Of a file without a seal the sums in it are all there is: every bit of what is stored counts.
TEST(ArchiveOfEverything, RefusesEveryFlippedBitOfTheFirstFormatsFiles)
{
    const std::string rows = "Quantity,Card ID\n3,XF96-0048v1\n4,XF96-0063v1\n";
    for (const auto method : {Poco::Zip::ZipCommon::CM_STORE, Poco::Zip::ZipCommon::CM_DEFLATE}) {
        const std::string zip = zipped({{"about.json", kFirstAbout},
                                        {"collection.csv", rows},
                                        {"decks.json", R"([{"name":"A","notes":"B"}])"},
                                        {"searches.json", "[]"}},
                                       method);
        const std::vector<OwnedCard> heaps = heapsIn(readArchive(zip, baseSet()).archive.collection);
        ASSERT_EQ(heaps.size(), 2U);
        const std::size_t end = zip.find("PK\x01\x02");
        for (std::size_t at = 0; at < end; ++at) {
            std::string damaged = zip;
            damaged[at] = static_cast<char>(damaged[at] ^ (1 << at % 8));
            try {
                const Archive archive = readArchive(damaged, baseSet()).archive;
                EXPECT_EQ(heapsIn(archive.collection), heaps) << at;
                ASSERT_EQ(archive.decks.size(), 1U) << at;
                EXPECT_EQ(archive.decks.front().notes, "B") << at;
            } catch (const ReadError& error) {
                EXPECT_TRUE(isDamage(error.kind()) || error.kind() == ReadError::Kind::TooMuchPacked) << at;
            }
        }
    }
}

TEST(ArchiveOfEverything, LongLinesGoOnInFurtherEntriesAndNoLetterIsCut)
{
    Archive archive;
    std::string text = "x";
    for (int i = 0; i < 400'000; ++i)
        text += "\xF0\x9F\x9B\xB8";
    archive.notUnderstood = {{"a.csv", text}, {"a.csv", "1,Nobody\n"}, {"b.csv", text}};
    const std::string zip = writtenArchive(archive);
    EXPECT_EQ(readArchive(zip, baseSet()).archive.notUnderstood, archive.notUnderstood);
}

// What is written is handed on part by part.
TEST(ArchiveOfEverything, IsNeverHeldAsAWhole)
{
    std::size_t all = 0;
    std::size_t largest = 0;
    ArchiveWriter writer(baseSet(), [&](std::string_view bytes) {
        all += bytes.size();
        largest = std::max(largest, bytes.size());
    });
    OwnedCard heap;
    heap.card = "XF96-0042v1";
    heap.count = 1;
    for (int i = 0; i < 150'000; ++i) {
        heap.location = std::to_string(i * 7919 % 1'000'003);
        writer.add(viewOf(heap));
    }
    writer.finish();
    EXPECT_LT(largest * 5, all);
}

// What a newer version put into it is not left out in silence.
TEST(ArchiveOfEverything, NamesWhatItDoesNotKnow)
{
    const std::string collection = "Quantity,Card ID\n3,XF96-0048v1\n";
    const std::string about =
        R"({"program":"dossier","format":2,"parts":[{"file":"collection.csv","entries":1,"bytes":)" +
        std::to_string(collection.size()) + R"(},{"file":"moons.json","entries":0,"bytes":2}]})";
    const std::string zip = zipped({{"about.json", about}, {"collection.csv", collection}, {"moons.json", "[]"}});
    const ArchiveReading reading = readArchive(zip, baseSet(), ArchiveTake::WhatCanBeFound);
    EXPECT_EQ(reading.archive.collection.size(), 1U);
    const std::vector<std::string> missing{"decks.json", "searches.json", "moons.json"};
    EXPECT_EQ(reading.missing, missing);
}

// A table of which nothing is understood refuses no others.
TEST(ArchiveOfEverything, TakesTheOtherTablesWhereOneIsNotUnderstood)
{
    const std::string zip = zipped({{"about.json", kFirstAbout},
                                    {"collection.csv", "Quantity,Card ID\n3,XF96-0048v1\n"},
                                    {"collection-2.csv", "Quantity,Card ID\n3,XF99-0048v1\n"},
                                    {"decks.json", "[]"},
                                    {"searches.json", "[]"}});
    const ArchiveReading reading = readArchive(zip, baseSet());
    EXPECT_EQ(reading.archive.collection.size(), 1U);
    EXPECT_EQ(reading.unknownInAll, 1U);
    ASSERT_EQ(reading.unknown.size(), 1U);
}

TEST(ArchiveOfEverything, IsReadNoFurtherThanSomebodyWants)
{
    std::istringstream zip(writtenArchive(everything()));
    std::size_t asked = 0;
    const auto stopped = readArchive(zip, baseSet(), ArchiveTake::Whole, [&](std::size_t done, std::size_t all) {
        EXPECT_LE(done, all);
        return ++asked < 2;
    });
    EXPECT_FALSE(stopped);
    EXPECT_EQ(asked, 2U);
    EXPECT_TRUE(readArchive(zip, baseSet(), ArchiveTake::Whole, {})) << "the same file, from its beginning";
}

// A few bytes unpack to little; the rest is not even looked at.
TEST(ArchiveOfEverything, RefusesMoreThanSoSmallAFileMayHold)
{
    std::vector<std::pair<std::string, std::string>> files{
        {"about.json", kFirstAbout}, {"collection.csv", "Quantity,Card ID\n"}, {"decks.json", "[]"}};
    const std::string blanks = "[" + std::string(std::size_t{50} * 1024 * 1024, ' ') + "]";
    for (const char* name : {"searches.json", "searches-2.json", "searches-3.json", "searches-4.json"})
        files.emplace_back(name, blanks);
    EXPECT_EQ(refusal(zipped(files)), ReadError::Kind::TooMuchPacked);
}

// Further sets go along, and come before the cards that are of them.
TEST(ArchiveOfEverything, HoldsFurtherSetsAndCardsOfThem)
{
    const std::vector<FurtherSet> sets{test::nightFiles()};
    const CardPool pool = withFurther(baseSet(), sets);
    Archive archive = everything();
    archive.sets = sets;
    archive.decks[0].add(Zone::BureauDeck, *pool.findNumber("XF96-0001 NFil"), 2);
    std::vector<OwnedCard> heaps = heapsIn(archive.collection);
    heaps[0].card = "PR96-0099-NF1";
    archive.collection = batchOf(heaps);
    const std::string zip = writtenArchive(archive, pool);
    ArchiveReading reading = readArchive(zip, baseSet());
    EXPECT_TRUE(reading.unknown.empty());
    for (Card& card : reading.archive.sets.at(0).cards) {
        card.further = true;
        card.setName = sets[0].name;
    }
    EXPECT_EQ(reading.archive.sets, sets);
    EXPECT_EQ(reading.archive.decks, archive.decks);
    EXPECT_EQ(heapsIn(reading.archive.collection), heaps);

    const ArchiveReading known = readArchive(zip, pool); // where they are taken in already
    EXPECT_TRUE(known.archive.sets.empty());
    EXPECT_EQ(known.archive.decks, archive.decks);
    EXPECT_EQ(writtenArchive(everything(), pool).find("card-sets"), std::string::npos) << "none, no file of them";
}

TEST(ArchiveOfEverything, TellsTheCardsOfItsSetsThatAreNotTaken)
{
    const ArchiveReading reading =
        readArchive(zipped({{"about.json", kFirstAbout},
                            {"collection.csv", std::string(CsvRows::heading())},
                            {"decks.json", "[]"},
                            {"searches.json", "[]"},
                            {"card-sets.csv",
                             "Number,Title,Set,Type,Pool,Cost\nXF96-0001x9,New Card,Mine,Event,RP,2\n"
                             "XF96-0002x9,Odd Card,Mine,Sandwich,RP,2\nXF96-0003v1,Known Card,Mine,Event,RP,2\n"}}),
                    baseSet());
    ASSERT_EQ(reading.archive.sets.size(), 1u);
    ASSERT_EQ(reading.cardProblems.size(), 1u) << "what is known already is no trouble";
    EXPECT_EQ(reading.cardProblems[0].line, 3);
    EXPECT_EQ(reading.cardProblems[0].word, "Sandwich");
}

TEST(ArchiveOfEverything, TellsTheKeysThatNobodyKnows)
{
    EXPECT_EQ(readArchive(writtenArchive(everything()), baseSet()).unknownKeys, UnknownKeys()) << "it knows its own";
    const std::string newer = R"({"program":"dossier","format":1,"mood":"dark"})";
    const ArchiveReading reading = readArchive(
        zipped({{"about.json", newer},
                {"collection.csv", "Quantity,Name\n3,Dodge\n"},
                {"decks.json", "[\n {\"name\":\"A\",\"sleeves\":\"blue\",\n"
                               "\"team\":[{\"id\":\"XF96-0169v1\",\"count\":1,\"foil\":1}]},\n"
                               " {\"name\":\"B\",\"sleeves\":\"red\"}\n]\n"},
                {"searches.json", "[{\"list\":\"cards\",\"name\":\"n\",\"query\":\"t:site\",\"colour\":1}]"}}),
        baseSet());
    EXPECT_EQ(reading.unknownKeys, (UnknownKeys{{"mood", 1, "about.json"},
                                                {"sleeves", 2, "decks.json"},
                                                {"foil", 2, "decks.json"},
                                                {"colour", 1, "searches.json"}}));
    EXPECT_EQ(reading.archive.decks.size(), 2u);
}

} // namespace dossier
