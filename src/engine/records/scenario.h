// A rule situation as a text file: a position, what is done in it, what must be so afterwards. The format is described
// in tests/scenarios/README.md.
#pragma once

#include "domain/cards/card_pool.h"
#include "engine/state/effect.h"

#include <string>
#include <string_view>
#include <vector>

namespace dossier {

class RuleBook;

struct ScenarioResult
{
    std::string name; // its own, else the one given
    bool ok = false;
    int line = 0;                   // of the step that failed; 0 where all is well
    std::string message;            // what was expected and what was found; empty where all is well
    std::vector<std::string> trace; // what was offered as that step began, and what was done for others on its way
    std::vector<std::string> rules;
};

// Runs one scenario. Throws JsonError where the text is malformed or names something unknown; a step that fails is a
// result.
// `effects`: what the cards do where the scenario has no list of its own. `rules`: whose numbers a refusal may name;
// without it any may be.
ScenarioResult runScenario(std::string_view text, const CardPool& pool, std::string_view name,
                           const EffectBook* effects = nullptr, const RuleBook* rules = nullptr);

} // namespace dossier
