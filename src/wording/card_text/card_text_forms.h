// The sentences of steps that need nothing but their words filled in, and how a step finds the one that fits.
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace dossier {

// A key of a step whose words go into the sentence. What its words are:
//   R reference   S selector   Q quantity   A amount   + signed amount   # number   n number that counts things
//   P place       D duration   K game words, any of them   & game words, all of them   T titles of cards
struct FormArgument
{
    QString key;
    QChar kind;
};

struct FittingForm
{
    const char* text;                    // takes the arguments as %1, %2 …, the one that counts as %n
    const char* textForOne;              // or null: in English, which is not translated and has no plural forms
    std::vector<FormArgument> arguments; // in the order of the placeholders
};

// The form for a step of this verb, if there is one.
std::optional<FittingForm> formFor(const QString& verb, const QJsonObject& step);

// A value as a form writes it: a word, a number, "true".
QString wordOf(const QJsonValue& value);
// The same of a list; of a single value a list of one.
QStringList wordsOf(const QJsonValue& value);

} // namespace dossier
