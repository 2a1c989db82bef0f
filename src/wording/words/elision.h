// What a language does to words that meet in a sentence made of parts.
#pragma once

#include <QString>

namespace dossier {

// In French "de" and "que" before a vowel: "un jeton d'Agent". Other languages stay as they are.
QString elided(QString sentence);

} // namespace dossier
