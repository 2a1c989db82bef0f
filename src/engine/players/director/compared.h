// Two choices over the worlds both were tried in.
#pragma once

#include "engine/players/director/play_out.h"

#include <span>
#include <vector>

namespace dossier {

struct Difference
{
    double mean = 0;
    double error = 0; // standard error of the mean; 1 where there is one world only
};

// By world, as many as each was tried in; what only one of them was tried in does not count.
Difference difference(std::span<const double> a, std::span<const double> b);
double meanOf(std::span<const double> values); // 0 of none

// What came of a choice: by world what it was worth, and what the world had come to where that was kept.
struct TriedChoice
{
    std::span<const double> values;
    std::span<const PlayedOut> ends;
};
Grounds groundsOf(const TriedChoice& decided, const TriedChoice& here);

} // namespace dossier
