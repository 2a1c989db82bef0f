// A part of a series as a file: what was played, of which series, by which rules. All parts of one series give its
// report back.
#pragma once

#include "engine/players/playtest/series.h"
#include "text/json.h"

namespace dossier {

inline constexpr int kMostParts = 1'000'000;

// A series with all that must be alike where parts are put together.
struct SeriesRun
{
    std::string form;  // whose report it becomes: "match", "gauntlet", "duel"
    std::string rules; // the program and its data, see rulesMark
    SeriesSetup setup;
};

// What tells one version of the rules from another: the given word for program and data, and how some random games with
// these decks end, which depends on every rule and text they meet.
std::string rulesMark(const SeriesSetup& setup, std::string_view program);

struct Shard
{
    SeriesRun run;
    SeriesPart part;
    int played = 0; // units of the part, from its first on
    SeriesTally tally;
    std::int64_t milliseconds = 0; // spent on them

    bool isWhole() const { return played == unitCount(run.setup, part); }
};

std::string writeShard(const Shard& shard);
// Throws JsonError where the text is none, is damaged (it carries a checksum), or names cards there are not.
Shard readShard(std::string_view text, const CardPool& pool, const EffectBook* effects);

// Whether both are of one series: the same decks, players, options, seed and rounds.
bool isSameSeries(const SeriesRun& a, const SeriesRun& b);

// Why shards do not make a whole series.
struct ShardFault
{
    enum class Kind : std::uint8_t {
        OtherSeries, // file `shard` is of another series than the first
        OtherRules,  // ... of the same, played by other rules
        OtherSplit,  // ... cut into another number of parts
        Twice,       // ... the same part as file `other`
        Unfinished,  // ... was not played to its end
        Missing      // parts that no file has
    };
    Kind kind = Kind::Missing;
    std::size_t shard = 0;
    std::size_t other = 0;
    std::vector<int> parts; // Missing: 1 to `of`
};
std::optional<ShardFault> faultOf(std::span<const Shard> shards);
// One shard that is the whole series. Throws std::invalid_argument where faultOf says why not.
Shard mergeShards(std::span<const Shard> shards);

} // namespace dossier
