#include "domain/collection/owned_card.h"

namespace dossier {

namespace {

// Whole, between others.
bool isAmong(std::string_view note, std::string_view notes)
{
    const std::string all = std::string(kBetweenNotes).append(notes).append(kBetweenNotes);
    return all.find(std::string(kBetweenNotes).append(note).append(kBetweenNotes)) != std::string::npos;
}

} // namespace

std::string joinedNotes(std::string_view note, std::string_view later)
{
    if (later.empty() || isAmong(later, note))
        return std::string(note);
    if (note.empty() || isAmong(note, later))
        return std::string(later);
    return std::string(note).append(kBetweenNotes).append(later);
}

} // namespace dossier
