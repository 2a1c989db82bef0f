// No reader of games, of playtests, of cards' effects, of queries, no opening of a database and no import into one
// takes longer, or more memory, than in proportion to what it is given.
#include "db/stores/kept.h"
#include "domain/search/card_query.h"
#include "effects/effect_reader.h"
#include "engine/api/judgement.h"
#include "engine/api/replay.h"
#include "engine/players/playtest/shard.h"
#include "engine/records/scenario.h"
#include "fuzz/growth.h"
#include "importers/decks/deck_formats.h"
#include "support/base_effects.h"
#include "support/base_set.h"
#include "support/collection_texts.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace dossier {

namespace {

using test::baseEffects;
using test::baseSet;
using test::numbered;
using test::repeated;
using test::Shape;

// `begin` is an open object; what may stand in it is repeated.
std::vector<Shape> jsonShapes(const std::string& begin)
{
    return {repeated(begin + " with a key again and again", begin, "\"a\":1,", "\"b\":1}"),
            numbered(begin + " with always another key", begin, "\"a%\":1,", "\"b\":1}"),
            repeated(begin + " with lists in lists", begin + "\"a\":", "["),
            repeated(begin + " with objects in objects", begin + "\"a\":", "{\"a\":"),
            repeated(begin + " with a long key", begin + "\"", "a", "\":1}"),
            repeated(begin + " with a long text", begin + "\"title\":\"", "a\\n", "\"}"),
            repeated(begin + " with blanks", begin, " \n", "}"),
            repeated(begin + " with numbers", begin + "\"rules\":[", "1,", "1]}")};
}

std::vector<Shape> with(std::vector<Shape> shapes, std::vector<Shape> more)
{
    shapes.insert(shapes.end(), more.begin(), more.end());
    return shapes;
}

template <typename Read>
std::string faultsAmongGames(const std::vector<Shape>& shapes, Read read)
{
    std::string faults;
    for (const Shape& shape : shapes)
        faults += test::outOfProportion(shape, [&](const std::string& file) {
            try {
                read(file);
            } catch (const JsonError&) {
            }
        });
    return faults;
}

} // namespace

TEST(Growth, OfScenariosIsInProportion)
{
    const std::string players = R"({"players":{"A":{"team":[163],"deck":[44],"hand":[)";
    const std::string steps = R"({"players":{"A":{"team":[163],"deck":[44]},"B":{"xfile":121,"deck":[48]}},"steps":[)";
    const std::vector<Shape> shapes{
        repeated("cards in hand", players, "63,", "63]}},\"steps\":[]}"),
        repeated("cards by title", players, "\"Aubrey, MO\",", "63]}},\"steps\":[]}"),
        numbered("unknown cards", players, "\"Nobody %\",", "63]}},\"steps\":[]}"),
        repeated("passes", steps, R"({"A":"pass"},)", R"({"A":"pass"}]})"),
        repeated("drawings", steps, R"({"A":"draw"},)", R"({"A":"draw"}]})"),
        repeated("expectations", steps, R"({"expect":{"A":{"rp":5}}},)", R"({"expect":{}}]})"),
        repeated("waiting", steps, R"({"until":"requisition"},)", R"({"until":"deploy"}]})"),
        numbered("unknown words", steps, R"({"A":"do %"},)", R"({"A":"pass"}]})"),
        repeated("rules", "{\"rules\":[", "\"EX-1\",", "\"EX-1\"],\"steps\":[]}"),
        repeated("effects", "{\"effects\":[", R"({"card":2,"do":[{"heal":1,"to":"self"}]},)", "{}]}"),
        repeated("lots", steps, R"({"chance":[1,2,3]},)", R"({"A":"pass"}]})")};
    EXPECT_EQ(faultsAmongGames(with(with(shapes, jsonShapes("{")), jsonShapes(R"({"players":{"A":{)")),
                               [](const std::string& file) {
                                   runScenario(file, baseSet(), "growth", &baseEffects());
                                   judgeScenario(file, {}, baseSet(), &baseEffects());
                               }),
              "");
}

TEST(Growth, OfRecordsIsInProportion)
{
    const std::string record = test::fileBytes(DOSSIER_SOURCE_DIR "/tests/fuzz/corpus/record/random.json");
    const std::string head = record.substr(0, record.find("\"actions\""));
    const std::string seat = R"({"record":1,"seats":[{"team":[)";
    const std::vector<Shape> shapes{
        repeated("passes", head + "\"actions\":[", R"({"do":"pass"},)", R"({"do":"pass"}]})"),
        numbered("unknown actions", head + "\"actions\":[", R"({"do":"pass %"},)", R"({"do":"pass"}]})"),
        repeated("marks", head + "\"actions\":[],\"marks\":[", "\"00000000\",", "\"00000000\"]}"),
        repeated("cards", seat, "[1,\"XF96-0169v1\"],", "[1,\"XF96-0173v1\"]]}]}"),
        numbered("unknown cards", seat, "[1,\"XF97-%v1\"],", "[1,\"XF96-0173v1\"]]}]}"),
        repeated("seats", R"({"record":1,"seats":[)", R"({"team":[],"deck":[]},)", "{}]}")};
    EXPECT_EQ(faultsAmongGames(
                  with(shapes, jsonShapes("{\"record\":1,")),
                  [](const std::string& file) { replay(readRecord(file, baseSet()), baseSet(), &baseEffects()); }),
              "");
}

TEST(Growth, OfEffectsIsInProportion)
{
    const std::string entry = R"([{"card":63,"do":[)";
    const std::vector<Shape> shapes{
        repeated("one card", "[", R"({"card":2,"do":[{"heal":1,"to":"self"}]},)", "{}]"),
        repeated("steps", entry, R"({"heal":1,"to":"target"},)", R"({"heal":1,"to":"target"}]}])"),
        repeated("steps in steps", entry, R"({"if":"target costs 0","then":[)"),
        repeated("words of a phrase", R"([{"card":63,"target":")", "agent ", "\"}]"),
        repeated("alternatives of a phrase", R"([{"card":63,"target":"card 32)", "|34", " on stack\"}]"),
        repeated("cards of an entry", R"([{"card":[)", "63,", "64]}]"),
        repeated("conditions", R"([{"card":63,"if":[)", "\"round LRC\",", "\"round LRC\"]}]")};
    EXPECT_EQ(faultsAmongGames(with(shapes, jsonShapes("[{\"card\":63,")),
                               [](const std::string& file) { (void)readEffects(Json::parse(file)); }),
              "");
}

// There is no longer query than this one, so it is the time itself that counts.
TEST(Growth, OfQueriesEndsSoon)
{
    for (const char* unit : {"(", "not ", "-", "a or ", "a ", "\"", "/a/ ", "/(a*)*/ ", "t:", "cost>1 ", "a|", "(a) ",
                             ":", "\xC3\xA9", "own>2 or ", "text:/a{9}{9}/ ", "#", "*", "\\"}) {
        std::string query;
        while (query.size() + std::string(unit).size() <= kLongestQuery)
            query += unit;
        const Shape shape{unit, [&](std::size_t) { return query; }};
        EXPECT_EQ(test::outOfProportion(
                      shape, [](const std::string& text) { (void)parseQuery(text); }, 32),
                  "");
    }
}

// The names are made free one after the other, the history keeps each of them.
TEST(Growth, OfDatabasesIsInProportion)
{
    const Shape decks{"decks of one name", [](std::size_t bytes) { return std::string(bytes / 100, 'd'); }};
    const auto takeInDecks = [](const std::string& each) {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("d.sqlite"));
        Archive archive;
        for (std::size_t i = 0; i < each.size(); ++i) {
            Deck deck;
            deck.name = "same";
            deck.notes = std::to_string(i);
            archive.decks.push_back(deck);
            OwnedCard heap;
            heap.card = "XF96-0063v1";
            heap.count = 1;
            heap.location = deck.notes;
            archive.collection.add(viewOf(heap));
        }
        {
            Database database(path);
            takeIn(database, baseSet(), archive);
        }
        const Database again(path);
        EXPECT_EQ(again.check(), QStringList());
        const QString copy = folder.filePath(QStringLiteral("copy.sqlite"));
        again.backupTo(copy);
        Database::restore(folder.filePath(QStringLiteral("restored.sqlite")), copy);
    };
    EXPECT_EQ(test::outOfProportion(decks, takeInDecks), "");
}

// Searches, decks and sets of one name, taken in once and once more.
TEST(Growth, OfFreeNamesIsInProportion)
{
    const auto shape = [](const char* name) {
        return Shape{name, [](std::size_t bytes) { return std::string(bytes / 100, 's'); }};
    };
    const auto takenInTwice = [](const auto& fill) {
        return [&fill](const std::string& each) {
            Archive archive;
            for (std::size_t i = 0; i < each.size(); ++i)
                fill(archive, static_cast<int>(i));
            const QTemporaryDir folder;
            const QString path = folder.filePath(QStringLiteral("d.sqlite"));
            for (const bool isNew : {true, false}) {
                Database database(path);
                try {
                    const TakenIn taken = takeIn(database, baseSet(), archive);
                    EXPECT_EQ(static_cast<std::size_t>(taken.searches + taken.decks),
                              isNew && archive.sets.empty() ? each.size() : 0);
                } catch (const StoreError& error) {
                    EXPECT_FALSE(archive.sets.empty()) << error.what(); // of these there are not so many
                }
            }
        };
    };
    const auto searches = [](Archive& archive, int i) {
        archive.searches.push_back({"cards", "same", std::to_string(i)});
    };
    const auto decks = [](Archive& archive, int i) {
        archive.decks.push_back({});
        archive.decks.back().name = "same";
        archive.decks.back().notes = std::to_string(i);
    };
    const auto sets = [](Archive& archive, int i) {
        Card card = baseSet()[0];
        card.id = "XF97-" + std::to_string(10'001 + i).substr(1) + "x1";
        card.title += std::to_string(i);
        archive.sets.push_back({"same", {card}});
    };
    EXPECT_EQ(test::outOfProportion(shape("searches of one name"), takenInTwice(searches)), "");
    EXPECT_EQ(test::outOfProportion(shape("decks of one name"), takenInTwice(decks)), "");
    EXPECT_EQ(test::outOfProportion(shape("sets of one name"), takenInTwice(sets)), "");
}

// The whole way of an import, as the command line and the window go it.
TEST(Growth, OfImportsIntoADatabaseIsInProportion)
{
    const auto import = [](const std::string& file) {
        const QTemporaryDir folder;
        Database database(folder.filePath(QStringLiteral("d.sqlite")));
        CollectionStore store(database);
        try {
            const CollectionReading reading = readCollection(file, baseSet());
            for (const MergeMode mode : {MergeMode::Add, MergeMode::Replace, MergeMode::KeepLarger})
                store.mergeBatch(reading.heaps, mode);
        } catch (const ReadError&) {
        }
    };
    const std::string head = "Quantity,Card ID,Location,Note\n";
    for (const char* row : {"1,XF96-0063v1,Box,a note of some length that is %\n", "1,XF96-0063v1,Box %,n\n",
                            "1,XF96-0063v1,Box %,a note %\n", "1,XF97-%v1,Box,n\n"})
        EXPECT_EQ(
            test::outOfProportion(numbered(std::string("rows of ") + row, head, row), import, std::size_t{32} * 1024),
            "");
}

TEST(Growth, OfPlaytestsIsInProportion)
{
    SeriesSetup setup;
    setup.pool = &baseSet();
    setup.effects = &baseEffects();
    setup.rounds = 1;
    for (const char* sample : {"night-shift", "night-shift"})
        setup.entrants.push_back(
            {readDeck(test::fileBytes(DOSSIER_SOURCE_DIR "/resources/samples/" + std::string(sample) + ".deck"),
                      baseSet(), std::nullopt, "n")
                 .deck});
    const auto shard = [&](int entrants, int tables, std::size_t name) {
        Shard made{{"match", "rules", setup}, {}, 0, {}, 0};
        made.run.setup.entrants.front().deck.name = std::string(name, 'n');
        made.run.setup.entrants.resize(static_cast<std::size_t>(entrants), setup.entrants.front());
        made.run.setup.tables.assign(static_cast<std::size_t>(tables), {0, 1});
        return writeShard(made);
    };
    const auto count = [](std::size_t bytes) { return static_cast<int>(bytes / 64) + 1; };
    const std::vector<Shape> shapes{{"tables", [&](std::size_t bytes) { return shard(2, count(bytes), 1); }},
                                    {"entrants", [&](std::size_t bytes) { return shard(2 + count(bytes) / 16, 1, 1); }},
                                    {"a long name", [&](std::size_t bytes) { return shard(2, 1, bytes); }}};
    EXPECT_EQ(faultsAmongGames(with(shapes, jsonShapes("{\"check\":\"0\",\"playtest\":{")),
                               [](const std::string& file) { (void)readShard(file, baseSet(), &baseEffects()); }),
              "");
    EXPECT_NO_THROW(readShard(shard(3, 40, 1), baseSet(), &baseEffects())) << "it is read to its end";
}

} // namespace dossier
