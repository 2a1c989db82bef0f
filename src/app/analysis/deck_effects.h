// How two decks differ at the table: not in cards but in what follows from them.
#pragma once

#include "domain/collection/availability.h"
#include "domain/decks/format.h"

#include <QString>

#include <vector>

namespace dossier {

// One figure of two decks, as it is shown.
struct DeckEffect
{
    QString name;
    QString before;
    QString after;

    bool differs() const { return before != after; }
};

// With the copies that are free for each of them.
std::vector<DeckEffect> effectsOf(const Deck& before, const CopyCounts& forBefore, const Deck& after,
                                  const CopyCounts& forAfter, const CardPool& pool);

} // namespace dossier
