#include "domain/collection/owned_card.h"

namespace dossier {

bool isAmong(std::string_view note, std::string_view notes)
{
    for (std::size_t at = notes.find(note); at != std::string_view::npos; at = notes.find(note, at + 1)) {
        const std::string_view behind = notes.substr(at + note.size());
        if ((at == 0 || notes.substr(0, at).ends_with(kBetweenNotes)) &&
            (behind.empty() || behind.starts_with(kBetweenNotes)))
            return true;
    }
    return false;
}

std::string joinedNotes(std::string_view note, std::string_view later)
{
    if (later.empty() || isAmong(later, note))
        return std::string(note);
    if (note.empty() || isAmong(note, later))
        return std::string(later);
    return std::string(note).append(kBetweenNotes).append(later);
}

} // namespace dossier
