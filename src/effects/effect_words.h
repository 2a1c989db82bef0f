// The enumerations of the effect tree that are written as one word: their words, in the order of their values, and the
// name under which the manual lists them.
#pragma once

#include "effects/card_effect.h"

#include <span>
#include <string_view>

namespace dossier {

struct WordList
{
    std::string_view holds;
    std::span<const std::string_view> words;
};

WordList wordsOf(Duration);
WordList wordsOf(Manner);
WordList wordsOf(Against);
WordList wordsOf(EffectWindow);
WordList wordsOf(PlayPhase);
WordList wordsOf(Limit);
WordList wordsOf(UsePhase);
WordList wordsOf(UsePrice);
WordList wordsOf(EachOf);
WordList wordsOf(Until);
WordList wordsOf(Chooser);
WordList wordsOf(AimedAt);
WordList wordsOf(BarredFrom);
WordList wordsOf(BorrowPrice);
WordList wordsOf(PlayPrice);
WordList wordsOf(Cancelled);
WordList wordsOf(Ended);
WordList wordsOf(FailedCheck);
WordList wordsOf(HeldUntil);
WordList wordsOf(OncePer);
WordList wordsOf(Replaced);
WordList wordsOf(RoundOfCombat);
WordList wordsOf(Shared);
WordList wordsOf(ToldWhat);
WordList wordsOf(WorksAs);
WordList wordsOf(PointPool);

// Of what is not written as one word alone.
WordList questionWords();   // beside characteristics
WordList nameWords();       // what a step chooses into, see Register
WordList timesWords();      // beside a number
WordList borneWords();      // beside Keywords
WordList protectionWords(); // beside a number
WordList factorWords();     // beside -1 and 2
WordList trainedWords();    // beside game words

} // namespace dossier
