#include "effects/effect_words.h"

#include <array>

namespace dossier {

namespace {

template <std::size_t Count>
using Words = std::array<std::string_view, Count>;

constexpr Words<9> kDuration{"round", "next round",    "check", "investigation", "combat",
                             "turn",  "next briefing", "game",  "stay"};
constexpr Words<4> kManner{"first", "split", "twice", "split in two"};
constexpr Words<4> kAgainst{"each source", "one source", "total", "each Occult Creature"};
constexpr Words<6> kPlayPhase{"briefing",        "requisition",          "deployment",
                              "case assignment", "before investigation", "investigation"};
constexpr Words<3> kLimit{"turn", "check", "game"};
constexpr Words<4> kUsePhase{"my briefing", "their briefing", "my healing", "their turn"};
constexpr Words<6> kUsePrice{"token", "self", "1 RP", "7 RP", "cost of host + 1 RP", "card below"};
constexpr Words<1> kEachOf{"source"};
constexpr Words<9> kUntil{"no tokens",
                          "team empty",
                          "team empty or self beaten",
                          "team changes",
                          "my agent moves from or to bureau",
                          "after next briefing",
                          "site check over",
                          "my briefing without use",
                          "nothing below"};
constexpr Words<2> kChooser{"me", "them"};
constexpr Words<2> kAimedAt{"any combatant", "my combatant"};
constexpr Words<2> kBarredFrom{"site check", "chosen"};
constexpr Words<2> kBorrowPrice{"now", "none"};
constexpr Words<2> kPlayPrice{"none", "half up"};
constexpr Words<3> kCancelled{"draw", "penalty", "answer"};
constexpr Words<2> kEnded{"combat", "turn"};
constexpr Words<1> kFailedCheck{"site check of target"};
constexpr Words<1> kHeldUntil{"healed"};
constexpr Words<1> kOncePer{"combat"};
constexpr Words<2> kReplaced{"the one found", "first"};
constexpr Words<2> kRoundOfCombat{"LRC", "CRC"};
constexpr Words<2> kShared{"RP pools", "CP pools"};
constexpr Words<2> kTold{"the answer", "the question and answer"};
constexpr Words<1> kWorksAs{"self"};
constexpr Words<5> kPointPool{"their RP", "my RP", "their CP", "my CP", "tokens of self"};
constexpr Words<3> kQuestions{"any", "the same", "Affiliation among keywords of adversary"};
constexpr Words<7> kNames{"target", "other", "chosen", "taken", "kept", "first", "second"};
constexpr Words<1> kTimess{"x"};
constexpr Words<2> kBornes{"second", "chosen Site"};
constexpr Words<1> kProtections{"all"};
constexpr Words<2> kFactors{"half", "half up"};
constexpr Words<1> kTraineds{"chosen"};
static_assert(kDuration.size() == kDurations);

} // namespace

WordList wordsOf(Duration)
{
    return {"duration", kDuration};
}

WordList wordsOf(Manner)
{
    return {"manner", kManner};
}

WordList wordsOf(Against)
{
    return {"source", kAgainst};
}

WordList wordsOf(EffectWindow)
{
    return {"windows", effectWindowWords()};
}

WordList wordsOf(PlayPhase)
{
    return {"phase", kPlayPhase};
}

WordList wordsOf(Limit)
{
    return {"limit", kLimit};
}

WordList wordsOf(UsePhase)
{
    return {"turn phase", kUsePhase};
}

WordList wordsOf(UsePrice)
{
    return {"given up", kUsePrice};
}

WordList wordsOf(EachOf)
{
    return {"each", kEachOf};
}

WordList wordsOf(Until)
{
    return {"end", kUntil};
}

WordList wordsOf(Chooser)
{
    return {"chooser", kChooser};
}

WordList wordsOf(AimedAt)
{
    return {"combatant", kAimedAt};
}

WordList wordsOf(BarredFrom)
{
    return {"checks", kBarredFrom};
}

WordList wordsOf(PlayPrice)
{
    return {"play price", kPlayPrice};
}
WordList wordsOf(BorrowPrice)
{
    return {"price", kBorrowPrice};
}

WordList wordsOf(Cancelled)
{
    return {"stopped", kCancelled};
}

WordList wordsOf(Ended)
{
    return {"ended", kEnded};
}

WordList wordsOf(FailedCheck)
{
    return {"failed", kFailedCheck};
}

WordList wordsOf(HeldUntil)
{
    return {"recovery", kHeldUntil};
}

WordList wordsOf(OncePer)
{
    return {"once a", kOncePer};
}

WordList wordsOf(Replaced)
{
    return {"replaced", kReplaced};
}

WordList wordsOf(RoundOfCombat)
{
    return {"round", kRoundOfCombat};
}

WordList wordsOf(Shared)
{
    return {"pools", kShared};
}

WordList wordsOf(ToldWhat)
{
    return {"told", kTold};
}

WordList wordsOf(WorksAs)
{
    return {"card", kWorksAs};
}

WordList wordsOf(PointPool)
{
    return {"pool", kPointPool};
}

WordList questionWords()
{
    return {"question", kQuestions};
}

WordList nameWords()
{
    return {"name", kNames};
}

WordList timesWords()
{
    return {"count", kTimess};
}

WordList borneWords()
{
    return {"keywords", kBornes};
}

WordList protectionWords()
{
    return {"protection", kProtections};
}

WordList factorWords()
{
    return {"factor", kFactors};
}

WordList trainedWords()
{
    return {"trained", kTraineds};
}

} // namespace dossier
