// What a hint shows: what is advised and why, and the other choices.
#pragma once

#include "app/advice/advice_list.h"
#include "table/adviser.h"
#include "table/seat_view.h"
#include "wording/play/player_names.h"

#include <functional>

namespace dossier {

struct Hint
{
    QString best{};
    QString reason{};
    QString figures{}; // what the figures of the rows are
    std::vector<AdviceRow> rows{};
    std::vector<Action> actions{}; // of the rows
};

// What the person is shown there; `names` are those of the choices, in their order, and `leftAfter` says how many
// X-Files a question about a type (typeBit) leaves on average. What the list calls of no use is not advised where
// something else is as good.
struct HintGround
{
    const SeatView& view;
    const PlayerNames& cast;
    QStringList names{};
    std::function<double(int type)> leftAfter{};
    std::vector<bool> useless{}; // by choice: said to be of no use now (choiceWorths); nothing: none is
};

Hint hintFrom(const Advice& advice, const HintGround& ground);

} // namespace dossier
