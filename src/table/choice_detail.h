// What is shown of a choice besides its name: a second line, a figure at its right.
#pragma once

#include "table/choice_order.h"

namespace dossier {

struct ChoiceFigure
{
    QString text{};
    QString spoken{};           // where it is said in other words than it is written
    std::optional<bool> good{}; // as its mark says; nothing: neither good nor bad
};

struct ChoiceDetail
{
    QString second{};
    ChoiceFigure figure{};  // without text: none
    bool pointless = false; // of no use now
};

// Of one of SeatGame::choices(), by its place; `worth` is its own (choiceWorths).
ChoiceDetail detailOf(const SeatGame& game, std::size_t choice, const ChoiceWorth& worth);

} // namespace dossier
