// What a language does to words that meet in a sentence made of parts.
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

namespace dossier {

// In French "de" and "que" before a vowel: "un jeton d'Agent". Other languages stay as they are.
QString elided(QString sentence);
// The same before these names alone: what people typed into them stays as it is.
QString elidedBefore(QString sentence, const QStringList& names);

// "Anna utilise l’Agent Weiss", "L’Agent Weiss attaque": who is called by his rank has its article in a French
// sentence, wherever he stands in it. `isOther` knows the titles of other cards that begin with the rank, of what
// stands there.
QString withArticles(QString sentence, const std::function<bool(QStringView)>& isOther);

} // namespace dossier
