// What must be so in a scenario, for the files that compare it with the game.
#pragma once

#include "engine/records/scenario/scenario_game.h"

#include <string>
#include <vector>

namespace dossier {

// ScenarioFailure "WHAT is …, expected …" where they differ.
void sameNumber(const Json& expected, std::string_view what, int found);
void sameWord(const Json& expected, std::string_view what, std::string_view found);
void sameFlag(const Json& expected, std::string_view what, bool found);
// A list of cards, in this order or in any.
void sameCards(const ScenarioGame& game, const Json& expected, const std::string& what, std::vector<CardIndex> found,
               bool ordered);
// A number of cards, or which.
void samePile(const ScenarioGame& game, const Json& expected, const std::string& what,
              const std::vector<CardIndex>& found, bool ordered = false);
// {"drew card": 2}: how often something has happened, to this player or to anybody.
void sameCounts(const ScenarioGame& game, const Json& expected, Seat seat);
// A card that stands as a key.
CardIndex cardOfKey(const ScenarioGame& game, const Json& at, const std::string& name);

void expectOfPlayer(const ScenarioGame& game, const Json& expected, Seat seat, const std::string& letter);
void expectOfAgents(const ScenarioGame& game, const Json& expected, Seat seat);

} // namespace dossier
