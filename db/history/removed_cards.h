// Cards of removed sets: neither a step of the history nor a window that still shows them may bring back a card that
// nobody can name any more. They are kept in the table `meta`, which every version of the file has, until a set has
// them again. What the program itself knows by now is none of them.
#pragma once

#include "db/file/statement.h"
#include "db/history/history_exchange.h"

#include <QHash>

#include <string_view>

namespace dossier {

// The set is about to go: notes its cards. Answers how many steps of the history would bring one back, in a row of the
// collection, a deck or a version of one that was deleted.
int noteRemovedCards(const Work& work, std::int64_t set);
// Sets have come: cards of theirs are known again.
void forgetRemovedCards(const Work& work);

// For whoever writes cards, within the transaction that does; read once for all of them, and empty in nearly every
// file.
class RemovedCards
{
public:
    explicit RemovedCards(const Work& work);

    // Throws BadValue, with the name of the set.
    void refuse(std::string_view number) const;
    // The same for each card of the image of a deck.
    void refuseImage(const QString& image) const;

private:
    const Work& m_work;
    QHash<QString, QString> m_sets; // by number in capitals
};

// Throws BrokenStep where the step would bring back a card of a removed set.
void refuseRemovedCards(const Work& work, std::int64_t step, StepSide from);

} // namespace dossier
