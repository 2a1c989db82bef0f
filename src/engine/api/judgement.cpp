#include "engine/api/judgement.h"

#include "engine/api/describe.h"
#include "engine/flow/rules.h"
#include "engine/records/scenario/scenario_game.h"

#include <algorithm>
#include <stdexcept>

namespace dossier {

namespace {

void judge(const GameState& state, const JudgedPosition& at, Judgement& judgement)
{
    judgement.seats = state.match->seats();
    judgement.turn = state.turn;
    judgement.phase = state.phase();
    judgement.seat = state.over() ? kNoSeat : at.seat.value_or(state.decider);
    if (at.seat && *at.seat >= judgement.seats)
        throw std::invalid_argument("there is no such player");
    ActionList actions;
    legalActions(state, actions);
    judgement.asked = decisionOf(state, actions, judgement.seat);
    if (judgement.seat == state.decider)
        judgement.may = choicesOf(state, actions, judgement.seat);
    if (judgement.seat != kNoSeat)
        judgement.mayNot = refusedOf(state, judgement.seat);
}

int lastStep(const JudgedPosition& at, std::size_t steps)
{
    return std::clamp(at.step.value_or(static_cast<int>(steps)), 0, static_cast<int>(steps));
}

} // namespace

Judgement judgeGame(const GameRecord& record, const JudgedPosition& at, const CardPool& pool, const EffectBook* effects)
{
    const Match match(matchSetup(record, pool, effects));
    GameState state = newGame(match, record.seed);
    Judgement judgement{.steps = static_cast<int>(record.actions.size())};
    for (const int last = lastStep(at, record.actions.size()); judgement.step < last; ++judgement.step)
        if (const Refusal refusal = apply(state, record.actions[static_cast<std::size_t>(judgement.step)])) {
            judgement.stopped = judgement.step + 1;
            judgement.why = refusal.rule.text();
            break;
        }
    judge(state, at, judgement);
    return judgement;
}

Judgement judgeScenario(std::string_view text, const JudgedPosition& at, const CardPool& pool,
                        const EffectBook* effects)
{
    const Json scenario = Json::parse(text);
    const auto& steps = scenario.at("steps").items();
    Judgement judgement{.steps = static_cast<int>(steps.size())};
    std::optional<ScenarioGame> game;
    GameState before;
    try {
        before = game.emplace(scenario, pool, effects, nullptr).state();
        for (const int last = lastStep(at, steps.size()); judgement.step < last; ++judgement.step) {
            game->run(steps[static_cast<std::size_t>(judgement.step)]);
            before = game->state();
        }
    } catch (const ScenarioFailure& failure) {
        if (!game)
            throw JsonError(failure.line(), failure.what());
        judgement.stopped = judgement.step + 1;
        judgement.why = failure.what();
    }
    judge(before, at, judgement);
    return judgement;
}

} // namespace dossier
