// What is the obvious thing to do about a problem of a deck, so that it can be offered as one step.
#pragma once

#include "domain/decks/deck_rules.h"

#include <optional>

namespace dossier {

struct Repair
{
    enum class Kind : std::uint8_t {
        TakeOut,      // `copies` of the title `card` from `zone`; where none is named all, from Team and Bureau Deck
        Add,          // one copy of `card` to `zone`
        MakeXFile,    // `card` leaves the Bureau Deck and is the X-File
        KeepOneXFile, // `card` stays, the others go
        ProposeTeam,  // the best Team for the deck's Sites
        FillUp,       // `copies` cards for the Bureau Deck, see deck_filler.h
        ChooseXFile   // somebody has to choose one
    };

    Kind kind = Kind::TakeOut;
    std::optional<CardIndex> card;
    int copies = 0;
    std::optional<Zone> zone;

    bool operator==(const Repair&) const = default;
};

// Nothing where there is no obvious one. `problem` is one that checkDeck reported of this deck in this format. With
// `available`, by CardIndex, a card is added only where there is a copy more.
std::optional<Repair> repairFor(const Problem& problem, const Deck& deck, const CardPool& pool, const Format& format,
                                const std::vector<int>* available = nullptr);

// The deck afterwards; as it was where somebody has to choose. With `available`, by CardIndex, a Team is proposed and a
// Bureau Deck filled up of these copies alone.
Deck repaired(Deck deck, const Repair& repair, const CardPool& pool, const Format& format,
              const std::vector<int>* available = nullptr);

} // namespace dossier
