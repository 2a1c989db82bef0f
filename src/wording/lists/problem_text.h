// What a deck problem says to a person: one sentence with what is wrong and what would mend it.
#pragma once

#include "domain/advice/deck_repair.h"

#include <QString>

namespace dossier {

// In the language of the installed translators. Card titles stay English.
QString sentence(const Problem& problem, const CardPool& pool);

// What a button for it says: "Take out 1".
QString words(const Repair& repair, const CardPool& pool);

// "error", "needs agreement", "advice", for people.
QString word(Severity severity);

} // namespace dossier
