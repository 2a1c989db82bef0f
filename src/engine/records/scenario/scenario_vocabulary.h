// What a scenario may say: the tables by which it is read, and from which those of its manual
// (tests/scenarios/README.md) are made.
#pragma once

#include "engine/records/words.h"

#include <string>
#include <vector>

namespace dossier {

using ScenarioWords = std::span<const std::string_view>;

// --- Keys -----------------------------------------------------------------------------------------------------------

ScenarioWords scenarioKeys(); // of the whole
ScenarioWords optionKeys();
ScenarioWords playerKeys();
ScenarioWords agentKeys();
ScenarioWords siteKeys();
ScenarioWords cardKeys(); // of a card that lies somewhere
ScenarioWords heldKeys(); // of a card that somebody holds who does not own it
ScenarioWords knownKeys();
ScenarioWords tokenKeys(); // "power tokens"
ScenarioWords stepKeys();  // of every step
ScenarioWords keysOf(ActionKind kind);
ScenarioWords outcomeKeys();
ScenarioWords expectKeys();
ScenarioWords expectPlayerKeys();
ScenarioWords expectAgentKeys();

// --- Words ----------------------------------------------------------------------------------------------------------

ScenarioWords targetWords(); // that name no card
ScenarioWords goalWords();   // of "until", besides phases, actions, windows and events
inline constexpr std::string_view kRoundWord = "round ";
inline constexpr std::string_view kSecondWord = "second of ";
ScenarioWords awayWords(); // of a Section: nowhere
ScenarioWords characteristicWords();

// --- The manual -----------------------------------------------------------------------------------------------------

// A table of the manual: what it lists, in the order of the reader's.
struct VocabularyTable
{
    struct Row
    {
        std::string word;
        std::vector<std::string> more; // of an action its keys, of a characteristic its types
    };
    std::string heading;
    std::vector<Row> rows;
    bool plain = false; // words that need no explaining
};
std::vector<VocabularyTable> scenarioVocabulary();

} // namespace dossier
