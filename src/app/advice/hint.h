// What a hint shows: what is advised and why, and the other choices.
#pragma once

#include "app/advice/advice_list.h"
#include "engine/face/choice.h"
#include "engine/state/observation.h"
#include "table/adviser.h"
#include "wording/play/cast.h"

namespace dossier {

struct Hint
{
    QString best{};
    QString reason{};
    QString figures{}; // what the figures of the rows are
    std::vector<AdviceRow> rows{};
    std::vector<Action> actions{}; // of the rows
};

// What the person sees and may do there; `names` are those of the choices, in their order.
struct HintGround
{
    const RunningGame& game;
    const Observation& seen;
    const std::vector<Choice>& choices;
    const Cast& cast;
    QStringList names{};
};

Hint hintFrom(const Advice& advice, const HintGround& ground);

} // namespace dossier
