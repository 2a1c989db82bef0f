// In which order choices are shown: by what each is worth to the viewer, as far as it can be foreseen.
#pragma once

#include "table/level_preview.h"

namespace dossier {

enum class ChoiceRank : std::uint8_t {
    Decides, // the check turns out as the viewer wants it, which it would not if he did nothing
    Saves,   // an Agent of his stays who would leave in this round of Combat
    Usual,
    Short,  // a Team sent where it has not enough, though another one could have it first (INV-1)
    Seldom, // changes less
    Beside, // could be played besides the question
    Ending, // ... and ends it
    Useless // of no use now
};

struct ChoiceWorth
{
    ChoiceRank rank = ChoiceRank::Usual;
    int within = 0;       // the least comes first among those of a rank and a kind
    std::size_t like = 0; // the first choice that comes to the same: the same card, price and result of the check
    std::optional<LevelPreview> preview{};
    bool changesNothing = false; // something played, after which the check ends as it would without it
};

// Of each choice, in the order of SeatGame::choices().
std::vector<ChoiceWorth> choiceWorths(const SeatGame& game);

} // namespace dossier
