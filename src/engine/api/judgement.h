// A position of a saved game or a scenario before a judge: what its player may do, what he may not and why.
#pragma once

#include "engine/api/choice.h"
#include "engine/api/refused.h"
#include "engine/records/record.h"

#include <optional>
#include <string>

namespace dossier {

struct Judgement
{
    int step = 0;  // after so many actions of the game, or steps of the scenario
    int steps = 0; // how many there are
    int seats = 0;
    int turn = 0;
    Phase phase = Phase::Briefing;
    Seat seat = kNoSeat; // who is judged: he who decides, or who was asked for; kNoSeat once the game is over
    Decision asked{};    // as he hears it
    std::vector<Choice> may{};
    std::vector<Refused> mayNot{};
    // Where a step before could not be taken: it, from 1, and why. The position is the one before it.
    int stopped = 0;
    std::string why{};
};

struct JudgedPosition
{
    std::optional<int> step{}; // the last one where it is unset, or beyond
    std::optional<Seat> seat{};
};

// Throws std::invalid_argument where no game can be set up from it, or there is no such seat.
Judgement judgeGame(const GameRecord& record, const JudgedPosition& at, const CardPool& pool,
                    const EffectBook* effects = nullptr);
// Throws JsonError besides.
Judgement judgeScenario(std::string_view text, const JudgedPosition& at, const CardPool& pool,
                        const EffectBook* effects = nullptr);

} // namespace dossier
