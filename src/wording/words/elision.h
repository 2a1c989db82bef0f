// What a language does to words that meet in a sentence made of parts.
#pragma once

#include <QString>
#include <QStringList>

namespace dossier {

// In French "de" and "que" before a vowel: "un jeton d'Agent". Other languages stay as they are.
QString elided(QString sentence);
// The same before these names alone: what people typed into them stays as it is.
QString elidedBefore(QString sentence, const QStringList& names);

} // namespace dossier
