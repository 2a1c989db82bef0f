#include "engine/players/playtest/shard.h"
#include "engine/records/words.h"
#include "playtest_series.h"
#include "support/base_effects.h"
#include "support/base_set.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

using Kind = ShardFault::Kind;

Shard shardOf(const SeriesRun& run, int part, int of)
{
    Shard shard{run, {part, of}, 0, {}, 10};
    shard.played = unitCount(run.setup, shard.part);
    shard.tally = playSeries(run.setup, shard.part, 0, shard.played);
    return shard;
}

SeriesRun run()
{
    SeriesRun run{"gauntlet", {}, test::smallSeries(3, 2)};
    run.rules = rulesMark(run.setup, "program");
    return run;
}

Shard read(const std::string& text)
{
    return readShard(text, test::baseSet(), &test::baseEffects());
}

std::vector<Shard> played(int of)
{
    const SeriesRun series = run();
    std::vector<Shard> shards;
    for (int part = of; part >= 1; --part)
        shards.push_back(shardOf(series, part, of));
    return shards;
}

const std::vector<Shard>& three()
{
    static const std::vector<Shard> shards = played(3);
    return shards;
}

std::string refusal(const std::string& text)
{
    try {
        read(text);
    } catch (const JsonError& error) {
        return error.what();
    }
    return "";
}

} // namespace

TEST(Shard, ComesBackAsItWasWritten)
{
    const Shard shard = shardOf(run(), 2, 4);
    const std::string text = writeShard(shard);
    const Shard again = read(text);
    EXPECT_EQ(again.tally, shard.tally);
    EXPECT_EQ(again.part, shard.part);
    EXPECT_EQ(again.played, shard.played);
    EXPECT_EQ(again.milliseconds, 10);
    EXPECT_EQ(again.run.form, "gauntlet");
    EXPECT_EQ(again.run.rules, shard.run.rules);
    EXPECT_TRUE(isSameSeries(again.run, shard.run));
    EXPECT_EQ(again.run.setup.entrants[1].deck.name, "Plain, \"very\"");
    EXPECT_EQ(writeShard(again), text);
    EXPECT_TRUE(again.isWhole());
}

TEST(Shard, AllOfThemAreTheWholeSeries)
{
    const SeriesTally whole = playSeries(run().setup, 2);
    for (const int of : {1, 8}) { // the last two of eight are without a game
        const std::vector<Shard> shards = played(of);
        ASSERT_FALSE(faultOf(shards)) << of;
        const Shard merged = mergeShards(shards);
        EXPECT_EQ(merged.tally, whole) << of;
        EXPECT_TRUE(merged.isWhole());
        EXPECT_EQ(merged.milliseconds, 10 * of);
    }
}

TEST(Shard, SaysWhatKeepsThemFromBeingOne)
{
    std::vector<Shard> shards = three();
    const auto fault = [&] { return faultOf(shards).value_or(ShardFault{Kind::Missing, 9, 9, {}}); };
    const auto expectFault = [&](Kind kind, std::size_t shard) {
        EXPECT_EQ(fault().kind, kind);
        EXPECT_EQ(fault().shard, shard);
        EXPECT_THROW(mergeShards(shards), std::invalid_argument);
        shards = three();
    };
    shards[1].run.setup.seed = 8;
    expectFault(Kind::OtherSeries, 1);
    shards[2].run.rules = "other";
    expectFault(Kind::OtherRules, 2);
    shards[1].part = {1, 4};
    expectFault(Kind::OtherSplit, 1);
    shards[2] = shards[0];
    expectFault(Kind::Twice, 2);
    shards[1].played = 1;
    expectFault(Kind::Unfinished, 1);
    shards.erase(shards.begin());
    EXPECT_EQ(fault().parts, std::vector{3});
    expectFault(Kind::Missing, 0);
    EXPECT_TRUE(faultOf({}));
}

TEST(Shard, TellsSeriesApart)
{
    const SeriesRun first = run();
    const auto other = [&](auto change) {
        SeriesRun changed = first;
        change(changed);
        return !isSameSeries(first, changed);
    };
    EXPECT_FALSE(other([](SeriesRun&) {}));
    // What an older version did not write down, and no game depends on.
    EXPECT_FALSE(other([](SeriesRun& r) { r.setup.entrants[0].deck.killersAgreed = true; }));
    EXPECT_FALSE(other([](SeriesRun& r) { r.setup.entrants[0].deck.sets = DeckSets::BaseSet; }));
    EXPECT_TRUE(other([](SeriesRun& r) { r.form = "match"; }));
    EXPECT_TRUE(other([](SeriesRun& r) { r.setup.rounds = 4; }));
    EXPECT_TRUE(other([](SeriesRun& r) { r.setup.ownXFiles = true; }));
    EXPECT_TRUE(other([](SeriesRun& r) { r.setup.entrants[0].bot = Bot::FirstLegal; }));
    EXPECT_TRUE(other([](SeriesRun& r) { r.setup.options.killerCards = true; }));
    EXPECT_TRUE(other([](SeriesRun& r) { r.setup.entrants[0].deck.bureauDeck[0].count = 2; }));
}

// Of the time before X-Files were drawn by lot: it says what was played, and makes no series with others.
TEST(Shard, OfTheFirstVersionKeptItsXFiles)
{
    std::vector<Shard> shards;
    for (const char* file : {"shard_v1_1.json", "shard_v1_2.json"})
        shards.push_back(read(test::fileBytes(std::string(DOSSIER_SOURCE_DIR "/tests/data/") + file)));
    EXPECT_TRUE(shards[0].run.setup.ownXFiles);
    ASSERT_FALSE(faultOf(shards));
    const Shard merged = mergeShards(shards);
    EXPECT_EQ(merged.tally.games, 8);
    EXPECT_TRUE(merged.run.setup.ownXFiles);
    EXPECT_TRUE(read(writeShard(merged)).run.setup.ownXFiles);
    shards[1].run.setup.ownXFiles = false;
    EXPECT_EQ(faultOf(shards).value_or(ShardFault{}).kind, Kind::OtherSeries);
}

TEST(Shard, MarksTheRulesItWasPlayedBy)
{
    const SeriesSetup setup = test::smallSeries(2, 1);
    const std::string mark = rulesMark(setup, "program");
    EXPECT_EQ(rulesMark(setup, "program"), mark);
    EXPECT_NE(rulesMark(setup, "another program"), mark);
    EffectBook fewer = test::baseEffects();
    for (const DeckEntry& entry : test::plainDeck().bureauDeck)
        fewer.erase((*setup.pool)[entry.card].number);
    SeriesSetup changed = setup;
    changed.effects = &fewer;
    EXPECT_NE(rulesMark(changed, "program"), mark) << "the games show it";
}

TEST(Shard, ThatIsDamagedIsRefused)
{
    const std::string text = writeShard(shardOf(run(), 1, 4));
    EXPECT_EQ(refusal(text), "");
    EXPECT_NE(refusal(text.substr(0, text.size() / 2)), "");
    const auto spoilt = [&](const std::string& from, const std::string& to) {
        std::string changed = text;
        const auto at = changed.find(from);
        EXPECT_NE(at, std::string::npos) << from;
        return refusal(changed.replace(at, from.size(), to));
    };
    EXPECT_NE(spoilt("\"milliseconds\": 10", "\"milliseconds\": 11").find("checksum"), std::string::npos);
    EXPECT_NE(spoilt("\"agent\"", "\"pilut\"").find("checksum"), std::string::npos);
    EXPECT_NE(refusal("{}"), "");
    EXPECT_NE(refusal("[1, 2]"), "");
}

// With a checksum that fits: whoever writes such a file by hand is not believed either.
TEST(Shard, ThatSaysWhatCannotBeIsRefused)
{
    const Shard good = three().front();
    const auto refused = [&](auto change) {
        Shard changed = good;
        change(changed);
        return refusal(writeShard(changed));
    };
    EXPECT_EQ(refused([](Shard&) {}), "");
    EXPECT_NE(refused([](Shard& s) { s.tally.games += 2; }), "");
    EXPECT_NE(refused([](Shard& s) { s.tally.tables.begin()->second.games += 2; }), "");
    EXPECT_NE(refused([](Shard& s) { s.tally.tables.begin()->second.endings[99] = 1; }), "");
    EXPECT_NE(refused([](Shard& s) { s.tally.decks.at(0).cards.pop_back(); }), "");
    const auto table = [](Shard& s) -> TableTally& { return s.tally.tables.begin()->second; };
    const auto deck = [](Shard& s) -> DeckFigures& { return s.tally.decks.at(0); };
    EXPECT_NE(refused([&](Shard& s) { table(s).wins[0] += 40; }), "") << "more than there were games";
    EXPECT_NE(refused([&](Shard& s) { std::swap(table(s).wins[0], table(s).wins[2]); }), "") << "nobody sits there";
    EXPECT_NE(refused([&](Shard& s) { table(s).pairs[4] += 1; }), "");
    EXPECT_NE(refused([&](Shard& s) {
                  table(s).pairs = {};
                  table(s).pairs[4] = table(s).games / 2; // all of them won
                  table(s).wins = {0, table(s).games};
              }),
              "");
    EXPECT_NE(refused([&](Shard& s) { table(s).endings = {{0, table(s).games}}; }), "") << "games that go on";
    EXPECT_NE(refused([&](Shard& s) { table(s).endings.begin()->second += 1; }), "");
    EXPECT_NE(refused([&](Shard& s) { table(s).turns = Distribution(std::map<int, int>{{5, 1}}); }), "");
    EXPECT_NE(refused([&](Shard& s) {
                  table(s).turns = Distribution(std::map<int, int>{{5000, table(s).games}});
              }),
              "");
    EXPECT_NE(refused([&](Shard& s) { deck(s).all.games = 1'000'000'000; }), "");
    EXPECT_NE(refused([&](Shard& s) { deck(s).cards[0].drawn.wins = deck(s).all.games + 1; }), "");
    EXPECT_NE(refused([&](Shard& s) { deck(s).cards[0].played.games = deck(s).all.games + 1; }), "");
    EXPECT_NE(refused([](Shard& s) { s.run.setup.rounds = 999'999'999; }), "");
    EXPECT_NE(refused([](Shard& s) { s.run.setup.tables[0] = {0, 1, 2}; }), "");
    EXPECT_NE(refused([](Shard& s) { s.run.setup.tables[0] = {0, 7}; }), "");
    EXPECT_NE(refused([](Shard& s) { s.part.part = 4; }), "");
    EXPECT_NE(refused([](Shard& s) { s.run.setup.entrants[0].deck.bureauDeck[0].count = 200; }), "");
}

} // namespace dossier
