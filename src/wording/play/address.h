// Sentences that speak to their reader: what somebody else draws, "you draw".
#pragma once

#include <QString>

#include <vector>

namespace dossier {

// What is filled into such a sentence.
struct Said
{
    Said(QString words)
        : text(std::move(words))
    {}
    Said(int number)
        : text(QString::number(number))
    {}
    Said(QString name, bool isReader)
        : text(std::move(name))
        , reader(isReader)
    {}

    QString text;
    bool reader = false; // the name of whoever reads it
};

// "{%1 draws|You draw} %2.": of what stands in braces the second half, where the reader is among those that the first
// half names. %1 and so on are filled in afterwards, and what French joins is joined (elision.h).
QString addressed(const QString& sentence, const std::vector<Said>& said);

// It begins with a capital.
QString begun(QString sentence);

} // namespace dossier
