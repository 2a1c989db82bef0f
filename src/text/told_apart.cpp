#include "text/told_apart.h"

#include <algorithm>

namespace dossier {

std::vector<std::string> toldApart(std::vector<std::string> names)
{
    const std::vector<std::string> given = names;
    for (std::size_t place = 0; place < given.size(); ++place) {
        if (std::ranges::count(given, given[place]) < 2)
            continue;
        for (int number = 1; names[place] == given[place]; ++number) {
            const std::string numbered = given[place] + " (" + std::to_string(number) + ')';
            if (std::ranges::find(names, numbered) == names.end())
                names[place] = numbered;
        }
    }
    return names;
}

} // namespace dossier
