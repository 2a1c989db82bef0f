// "Did you mean": the titles that come nearest to what somebody typed of one. Compared word by word, so that a title
// is found without its article, its rank or its State ("Dana Scully", "cap cod"), whatever signs stand in it and with a
// letter wrong in each word; and without the blanks, so that "wiretap" is Wire-Tap.
#pragma once

#include "domain/cards/card_pool.h"

#include <string>

namespace dossier {

struct NearTitle
{
    TitleIndex title = 0;
    int distance = 0; // from 0; comparable between titles for one text only
    // Every word typed is found in it, and at least a third of the title was typed; of one word alone three fifths of
    // its letters, with at most one letter in six wrong.
    bool whole = false;
};

// `folded` without signs: "u.f.o. wreckage, townsend, wi" is "ufo wreckage townsend wi". What nearTitles compares.
std::string plainTitle(std::string_view folded);

// Nearest first, in order where they are equally near; empty when nothing is near. Longer texts than a title can be are
// near to nothing.
std::vector<NearTitle> nearTitles(const CardPool& pool, std::string_view typed);

// The card that `typed`, which is no title, most likely means: one title is nearer than all others, and it is `whole`;
// one word is so to no other title ("mulder" is, to Mrs. Mulder and to Agent Fox Mulder).
// No card is better than a wrong one. To be offered or marked, not to be taken without a word.
std::optional<CardIndex> likelyTitle(const CardPool& pool, std::string_view typed);

} // namespace dossier
