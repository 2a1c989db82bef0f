// What a note tells of lots (lotText() in owned_card.h writes it): "2 \u00D7 3.50 EUR, 1997-05-01" between other notes.
#pragma once

#include "domain/collection/owned_card.h"

#include <algorithm>
#include <string_view>

namespace dossier {

inline constexpr std::string_view kTimes = " \u00D7 ";
inline constexpr std::string_view kLentOn = "\u2192 ";
inline constexpr std::string_view kBetweenFacts = ", ";

struct Lot
{
    int copies = 0; // 0: it is another note
    std::string_view facts{};

    // Such copies were bought as those are that the columns tell of.
    bool isOnlyLent() const { return facts.starts_with(kLentOn); }
};

Lot lotOf(std::string_view note);

// Each of what stands between these.
template <typename Visit>
void eachBetween(std::string_view text, std::string_view between, const Visit& visit)
{
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(between, at), text.size());
        visit(text.substr(at, end - at));
        at = end + between.size();
    }
}

// Each note of those that were put together.
template <typename Visit>
void eachNote(std::string_view notes, const Visit& visit)
{
    eachBetween(notes, kBetweenNotes, visit);
}

} // namespace dossier
