// Fills a Bureau Deck that is too small: a first draft to play and to improve.
#pragma once

#include "domain/decks/deck_room.h"

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace dossier {

// The rule book's sample of sixty cards, by CardType (DECK-25).
inline constexpr std::array<int, kCardTypes> kSampleMix{1, 0, 15, 6, 15, 6, 5, 5, 7};

// The card to add next, among those `allowed`: of the type that falls shortest of the rule book's sample (DECK-25);
// of Sites one that the Team passes, asking what few others ask; of Witnesses one who helps at many of the deck's
// Sites; a new title before a second copy, a cheap card before a dear one. Nothing where none is allowed.
std::optional<CardIndex> nextBySample(const Deck& deck, const CardPool& pool,
                                      const std::function<bool(CardIndex)>& allowed);

// Adds up to `copies` cards that the format allows, none that could never be played in this deck (activation.h). With
// `available`, by CardIndex, only of these copies: then cards that cannot be played fill up what is still missing.
Deck filled(Deck deck, int copies, const CardPool& pool, const Format& format,
            const std::vector<int>* available = nullptr);

} // namespace dossier
