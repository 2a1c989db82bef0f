#include "engine/records/scenario.h"

#include "engine/records/scenario/scenario_game.h"

namespace dossier {

ScenarioResult runScenario(std::string_view text, const CardPool& pool, std::string_view name,
                           const EffectBook* effects, const RuleBook* rules)
{
    const Json scenario = Json::parse(text);
    ScenarioResult result;
    const Json* title = scenario.find("title");
    result.name = title ? title->asString() : std::string(name);
    if (const Json* shown = scenario.find("rules"))
        for (const Json& rule : shown->items())
            result.rules.push_back(rule.asString());
    std::optional<ScenarioGame> game;
    try {
        game.emplace(scenario, pool, effects, rules);
        for (const Json& step : scenario.at("steps").items())
            game->run(step);
        game->end();
        result.ok = true;
    } catch (const ScenarioFailure& failure) {
        result.line = failure.line();
        result.message = failure.what();
        if (game)
            result.trace = game->traced();
    }
    return result;
}

} // namespace dossier
