#include "engine/records/scenario/scenario_vocabulary.h"

#include "effects/ability.h"
#include "effects/windows.h"
#include "engine/state/action.h"

namespace dossier {

namespace {

constexpr auto kScenario =
    std::to_array<std::string_view>({"title", "about", "rules", "shows", "game", "options", "effects", "players",
                                     "turn of", "phase", "seed", "outcomes", "strict", "steps"});
constexpr auto kOptions = std::to_array<std::string_view>(
    {"house on", "house off", "question or guess", "single guess", "killers", "powers", "most turns"});
constexpr auto kPlayer = std::to_array<std::string_view>(
    {"team",      "hand",          "deck",    "discard", "removed", "bureau",  "field",     "hospital",
     "table",     "beside x-file", "held",    "sites",   "rp",      "cp",      "xfile",     "known",
     "announced", "power tokens",  "guessed", "played",  "turns",   "passive", "collection"});
constexpr auto kAgent = std::to_array<std::string_view>(
    {"card",         "section",      "team",       "damage",       "health lost",   "cost lost", "held",
     "until healed", "may not heal", "bought",     "moved",        "used",          "took part", "tokens",
     "purse",        "countdown",    "dies later", "leaves later", "hit in combat", "preyed on", "turns away",
     "above",        "of",           "equipment",  "on",           "with team",     "watches"});
constexpr auto kSiteKeys =
    std::to_array<std::string_view>({"card", "at", "team", "placed now", "tokens", "on", "under"});
constexpr auto kCardKeys = std::to_array<std::string_view>(
    {"card", "player", "tokens", "used", "named", "on", "known to", "face up", "by", "of", "watches"});
constexpr auto kHeld = std::to_array<std::string_view>({"card", "of", "by"});
constexpr auto kKnown = std::to_array<std::string_view>({"yes", "no", "wrong"});
constexpr auto kTokens = std::to_array<std::string_view>({"Method", "Motive", "Result"});
constexpr auto kStep =
    std::to_array<std::string_view>({"A", "B", "C", "D", "may", "may not", "until", "expect", "strict", "refused",
                                     "first", "events", "no events", "outcomes", "about"});
constexpr auto kOutcome = std::to_array<std::string_view>({"die", "drawn", "shuffled"});
constexpr auto kExpect = std::to_array<std::string_view>({"phase",
                                                          "turn of",
                                                          "turn",
                                                          "decider",
                                                          "winner",
                                                          "ending",
                                                          "window",
                                                          "round",
                                                          "level",
                                                          "needed",
                                                          "reached",
                                                          "stack",
                                                          "adversary damage",
                                                          "events",
                                                          "no events",
                                                          "count",
                                                          "offers",
                                                          "offers not",
                                                          "A",
                                                          "B",
                                                          "C",
                                                          "D"});
constexpr auto kExpectPlayer = std::to_array<std::string_view>(
    {"rp",      "cp",          "hand",   "deck",     "discard",     "removed", "bureau", "table",     "beside x-file",
     "sites",   "cards",       "tokens", "keywords", "no keywords", "agents",  "known",  "announced", "power tokens",
     "seen by", "hidden from", "used",   "count"});
constexpr auto kExpectAgent = std::to_array<std::string_view>(
    {"section", "team with", "not team with", "damage", "health", "may leave", "may not heal", "skills", "res", "purse",
     "tokens", "equipment", "cost", "countdown", "took part", "used", "turns away", "above"});

constexpr auto kTargets =
    std::to_array<std::string_view>({"bureau", "field", "hospital", "A", "B", "C", "D", "hands", "second of …"});
constexpr auto kGoals = std::to_array<std::string_view>({"resolved", "LRC", "CRC", "round 1", "round 2"});
constexpr auto kAway = std::to_array<std::string_view>({"training", "abducted"});
constexpr std::array<std::string_view, kCharacteristics> kCharacteristicWords{"Affiliation", "Motive", "Method",
                                                                              "Result"};

// --- What a step of an action may say, in the order of ActionKind ---------------------------------------------------

constexpr auto kNothing = std::array<std::string_view, 0>{};
constexpr auto kNumber = std::to_array<std::string_view>({"number"});
constexpr auto kOneCard = std::to_array<std::string_view>({"card"});
constexpr auto kCardAgent = std::to_array<std::string_view>({"card", "agent"});
constexpr auto kDeploy = std::to_array<std::string_view>({"agent", "section", "team"});
constexpr auto kBuyAgent = std::to_array<std::string_view>({"card", "section", "team"});
constexpr auto kPlaceSite = std::to_array<std::string_view>({"card", "at"});
constexpr auto kCardSite = std::to_array<std::string_view>({"card", "site"});
constexpr auto kRegroup = std::to_array<std::string_view>({"agent", "team"});
constexpr auto kAssign = std::to_array<std::string_view>({"team", "site"});
constexpr auto kOneSite = std::to_array<std::string_view>({"site"});
constexpr auto kSkill = std::to_array<std::string_view>({"skill"});
constexpr auto kAsk = std::to_array<std::string_view>({"question", "at"});
constexpr auto kGuess = std::to_array<std::string_view>({"xfile", "at"});
constexpr auto kPlay = std::to_array<std::string_view>(
    {"card", "target", "other", "agent", "team", "site", "section", "way", "price", "number", "at"});
constexpr auto kAllot = std::to_array<std::string_view>({"target", "agent"});
constexpr auto kPayWith = std::to_array<std::string_view>({"agent", "number"});
constexpr auto kProduce = std::to_array<std::string_view>({"agent", "number"});
constexpr auto kFollow = std::to_array<std::string_view>({"card", "team"});
constexpr auto kWord = std::to_array<std::string_view>({"word"});
constexpr auto kTell = std::to_array<std::string_view>({"word", "number"});
constexpr auto kPower = std::to_array<std::string_view>(
    {"word", "card", "target", "other", "agent", "team", "site", "way", "price", "number", "at"});
constexpr auto kPick = std::to_array<std::string_view>({"target", "agent", "card", "other", "word"});

constexpr std::array<ScenarioWords, 30> kActionKeys{
    kNothing, kNothing, kNumber,  kOneCard, kCardAgent, kCardAgent, kDeploy,  kBuyAgent, kPlaceSite, kCardSite,
    kRegroup, kAssign,  kOneSite, kSkill,   kAsk,       kGuess,     kOneCard, kPlay,     kPlay,      kAllot,
    kPayWith, kProduce, kFollow,  kTell,    kPower,     kPick,      kPlay,    kWord,     kPick,      kNothing};
static_assert(kActionKeys.size() == static_cast<std::size_t>(ActionKind::Concede) + 1);

// --- Its tables in the manual ---------------------------------------------------------------------------------------

VocabularyTable listOf(std::string heading, ScenarioWords words, bool plain = false)
{
    VocabularyTable table{std::move(heading), {}, plain};
    for (std::string_view word : words)
        table.rows.push_back({std::string(word), {}});
    return table;
}

VocabularyTable actions()
{
    VocabularyTable table{"Actions", {}};
    for (std::size_t kind = 0; kind < actionWords().size(); ++kind) {
        const ScenarioWords keys = kActionKeys[kind];
        table.rows.push_back({std::string(actionWords()[kind]), {keys.begin(), keys.end()}});
    }
    return table;
}

VocabularyTable keywords()
{
    VocabularyTable table{"Keywords", {}, true};
    for (int k = 0; k < kKeywords; ++k)
        table.rows.push_back({std::string(nameOf(static_cast<Keyword>(k))), {}});
    return table;
}

VocabularyTable characteristics()
{
    VocabularyTable table{"Characteristics and their types", {}};
    for (int c = 0; c < kCharacteristics; ++c) {
        const auto of = static_cast<Characteristic>(c);
        table.rows.push_back({std::string(nameOf(of)), {}});
        for (int t = 0; t < kTypesPerCharacteristic; ++t)
            table.rows.back().more.emplace_back(nameOf(CharacteristicType{of, static_cast<std::uint8_t>(t)}));
    }
    return table;
}

} // namespace

ScenarioWords scenarioKeys()
{
    return kScenario;
}
ScenarioWords optionKeys()
{
    return kOptions;
}
ScenarioWords playerKeys()
{
    return kPlayer;
}
ScenarioWords agentKeys()
{
    return kAgent;
}
ScenarioWords siteKeys()
{
    return kSiteKeys;
}
ScenarioWords cardKeys()
{
    return kCardKeys;
}
ScenarioWords heldKeys()
{
    return kHeld;
}
ScenarioWords knownKeys()
{
    return kKnown;
}
ScenarioWords tokenKeys()
{
    return kTokens;
}
ScenarioWords stepKeys()
{
    return kStep;
}
ScenarioWords keysOf(ActionKind kind)
{
    return kActionKeys[static_cast<std::size_t>(kind)];
}
ScenarioWords outcomeKeys()
{
    return kOutcome;
}
ScenarioWords expectKeys()
{
    return kExpect;
}
ScenarioWords expectPlayerKeys()
{
    return kExpectPlayer;
}
ScenarioWords expectAgentKeys()
{
    return kExpectAgent;
}
ScenarioWords targetWords()
{
    return kTargets;
}
ScenarioWords goalWords()
{
    return kGoals;
}
ScenarioWords awayWords()
{
    return kAway;
}
ScenarioWords characteristicWords()
{
    return kCharacteristicWords;
}

std::vector<VocabularyTable> scenarioVocabulary()
{
    return {listOf("The whole", scenarioKeys()),
            listOf("Options", optionKeys()),
            listOf("A player", playerKeys()),
            listOf("An Agent", agentKeys()),
            listOf("A Site", siteKeys()),
            listOf("A card that lies there", cardKeys()),
            listOf("Every step", stepKeys()),
            actions(),
            listOf("Targets that are no cards", targetWords()),
            listOf("Goals of \"until\"", goalWords()),
            listOf("Outcomes", outcomeKeys()),
            listOf("What is expected of the game", expectKeys()),
            listOf("What is expected of a player", expectPlayerKeys()),
            listOf("What is expected of an Agent", expectAgentKeys()),
            listOf("Phases", phaseWords(), true),
            listOf("Sections", sectionWords(), true),
            listOf("Agents who are in no Section", awayWords(), true),
            listOf("Places of cards", placeWords()),
            listOf("Windows", windowWords()),
            listOf("Events", eventWords()),
            listOf("Endings", endingWords()),
            listOf("Skills", abilityWords(), true),
            characteristics(),
            keywords()};
}

} // namespace dossier
