// How a player who thinks ahead goes about it (director/director.h), and what he found.
#pragma once

#include "engine/players/policy/grounds.h"
#include "engine/players/worlds/sample_rules.h"
#include "engine/state/action.h"

#include <chrono>
#include <cstdint>
#include <optional>

namespace dossier {

struct Thinking
{
    int worlds = 100; // at most, for a choice; from 1
    // Time for a choice instead: as many worlds as fit into it, at least a few. The choices then differ from run to
    // run.
    std::optional<std::chrono::milliseconds> time;
    int threads = 1;
    SampleRules rules;
    std::uint64_t seed = 1;
    // How many standard errors a choice must be better than what the rules of thumb would do.
    double gate = 1;
    int turns = 2; // to the end of which he looks, the one under way included
    // He keeps the grounds of what he finds, and tries out, too, what he would leave to the rules; there another choice
    // must be better by twice the gate.
    bool explains = false;
};

// What came of one choice.
struct Considered
{
    Action action;
    // Its mean over the worlds, 0 to 1, see director/evaluation.h. What was dropped early has been tried in some of
    // them only: it is as much below the best as it was there.
    double value = 0;
    int worlds = 0; // in which it was tried
    // By how much what was decided for is better, on average over the worlds both were tried in; below 0: by less than
    // chance it is worse. `error` is the standard error of that.
    double behind = 0;
    double error = 0;
    Grounds grounds{}; // where he explains
};

} // namespace dossier
