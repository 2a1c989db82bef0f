// "Did you mean": the titles that come nearest to what somebody typed of one. Compared word by word, so that a title
// is found without its article, its rank or its State ("Dana Scully", "cap cod"), whatever signs stand in it and with a
// letter wrong in each word; and without the blanks, so that "wiretap" is Wire-Tap.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dossier {

struct NearTitle
{
    std::size_t title = 0; // its place in the span
    int distance = 0;      // from 0; comparable between titles for one text only
    bool whole = false;    // every word typed is found in it, and at least a third of the title was typed
};

// `folded` without signs: "u.f.o. wreckage, townsend, wi" is "ufo wreckage townsend wi". What nearTitles compares.
std::string plainTitle(std::string_view folded);

// Nearest first, in order where they are equally near; empty when nothing is near. `titles` are plain. Longer texts
// than a title can be are near to nothing.
std::vector<NearTitle> nearTitles(std::span<const std::string> titles, std::string_view typed);

} // namespace dossier
