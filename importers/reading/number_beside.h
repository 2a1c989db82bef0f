// A card's number, alone or beside its title: "XF96-0042v1", "Title [XF96-0042v1]", "Title (XF96) 0042".
#pragma once

#include <string>
#include <string_view>

namespace dossier {

// "XF96-0063v1", "XF96-0063", "PR97-0001": two or more letters and digits, a hyphen, digits, a mark.
bool looksLikeNumber(std::string_view text);

// What a table's cell for numbers says, without what a spreadsheet or a collector writes around it: "63" of "63.0",
// "#63", "No. 63", "n° 63" and "63/354", "XF96-0063v1" of "#XF96-0063v1". Any other cell as it is.
std::string_view numberInCell(std::string_view cell);

// A card named by set and number: found, or of a set that is not in the pool.
struct Numbered
{
    std::string number;    // empty: the name holds no number
    std::string_view rest; // the name without it
};

// "Title [XF96-0042v1]", "Title (XF96-0042v1)", "Title (XF96) 0042", "[XF96#42] Title", "XF96-0042v1 Title".
Numbered numberBeside(std::string_view name);

} // namespace dossier
