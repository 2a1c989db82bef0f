// What of the user's refers to the cards of a further set, as a value.
#pragma once

#include <QStringList>

namespace dossier {

// What stands in the way of removing a set, and what does not.
struct SetUses
{
    int heaps = 0;        // of the collection that are of its cards, wishes and lent ones too
    QStringList decks;    // names, by name
    QStringList versions; // names of decks of which a kept version holds its cards

    int steps = 0; // of the history that its cards came or went by, counted where it was removed

    bool none() const { return heaps == 0 && decks.isEmpty() && versions.isEmpty(); }
};

} // namespace dossier
