// How many of which card: the ways to tell the count of a line from the name beside it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace dossier {

inline constexpr int kBadCount = 0; // no whole number from 1 to kMostCopies

// One way to tell the count from the name.
struct CountedName
{
    int count = 1;
    std::string_view name;
    bool isOfTwoFigures = false; // the name is one, and the line holds nothing else
    bool isBare = false;         // the figure stands behind the name and may be the card's number as well: "Title 2"
};

// Which comes first where a line is nothing but two figures, a card's number and how many of it: "63 2", "2x63". No
// list holds more than ten of one card, so some lines say it: Mixed, where they differ. Unsaid, where none does.
enum class FigureOrder : std::uint8_t { Unsaid, CountFirst, NumberFirst, Mixed };
// Of a list whose lines up to this one say `before`.
FigureOrder figureOrder(FigureOrder before, std::string_view line);

// The likeliest first; the whole line, once, last. Of two figures the line says which is the count, else the list
// does, else it is the first; where the list is Mixed, or the sign is in the wrong place ("5 x2"), nobody can say, and
// there is none.
std::vector<CountedName> countedNames(std::string_view line, FigureOrder order = FigureOrder::Unsaid);
// "Title x3", "Title x 3", "Title (3)".
std::optional<CountedName> countBehind(std::string_view line);
// A sign that people write for "times".
bool isX(char c);

} // namespace dossier
