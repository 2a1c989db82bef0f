#include "domain/collection/lots.h"

#include <charconv>

namespace dossier {

Lot lotOf(std::string_view note)
{
    const std::size_t times = note.find(kTimes);
    if (times == std::string_view::npos)
        return {};
    int copies = 0;
    const auto [end, error] = std::from_chars(note.data(), note.data() + times, copies);
    const bool isNumber = error == std::errc() && end == note.data() + times && copies > 0;
    return isNumber ? Lot{copies, note.substr(times + kTimes.size())} : Lot{};
}

} // namespace dossier
