// What somebody is advised at a table far away: by the numbers of the choices in the view he was sent, for the actions
// behind them are the host's.
#pragma once

#include "table/adviser.h"
#include "text/json.h"

#include <vector>

namespace dossier {

struct HintGiven
{
    // Beside each other as in Considered.
    struct Tried
    {
        int choice = 0;
        double value = 0;
        int worlds = 0;
        double behind = 0;
        double error = 0;
        Grounds grounds{};

        bool operator==(const Tried&) const = default;
    };

    int position = 0;
    int choice = 0;
    int turns = 0;
    std::vector<Tried> tried{}; // the best first

    bool operator==(const HintGiven&) const = default;
};

// In the numbers of these choices. Nothing where what is advised is none of them; what was tried and is none of them
// is left out.
std::optional<HintGiven> numbered(const Advice& advice, int position, const ActionList& choices);
// In the actions of these choices. Nothing where a number is none of theirs.
std::optional<Advice> adviceOf(const HintGiven& hint, const ActionList& choices);

// {"type": "hint", …}; fractions in millionths.
Json jsonOf(const HintGiven& hint);
// Throws JsonError.
HintGiven hintOf(const Json& json);

} // namespace dossier
