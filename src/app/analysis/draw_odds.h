// Kinds of cards somebody may hope to draw, and the chance of drawing so many of several kinds together.
#pragma once

#include "domain/decks/deck.h"

#include <QString>

#include <functional>
#include <vector>

namespace dossier {

// A kind of card to hope for.
struct DrawGroup
{
    QString name;
    std::function<bool(CardIndex)> belongs;
    int cards = 0; // in the Bureau Deck
};

// The kinds there are in this deck: its types, the Sites its Team passes, the Sites that ask about each
// characteristic. `deck` and `pool` must outlive the groups.
std::vector<DrawGroup> drawGroups(const Deck& deck, const CardPool& pool);

// At least `least` cards of a group.
struct DrawWish
{
    const DrawGroup* group = nullptr;
    int least = 1;
};

// The chance that all wishes come true among `drawn` cards of the deck.
double chanceOf(const std::vector<DrawWish>& wishes, const Deck& deck, int drawn);

} // namespace dossier
