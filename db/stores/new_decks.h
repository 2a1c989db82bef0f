// Puts many decks into the database, one after the other: each under a free name like its own. What SQLite has to make
// ready for a deck is made ready once for all of them.
#pragma once

#include "db/file/statement.h"
#include "db/stores/deck_rows.h"
#include "domain/decks/deck.h"

#include <QHash>

#include <cstdint>

namespace dossier {

// The name a deck gets where its own is taken: "Night shift (2)".
QString withNumber(const QString& name, int number);

// Within a RecordedTransaction.
class NewDecks
{
public:
    // Both must outlive this.
    NewDecks(const Work& work, const CardPool& pool);

    // Returns its id. Throws BadValue as DeckStore::create does.
    std::int64_t add(const Deck& deck);
    // `wish`, or "wish (2)" and so on, whichever is free. Throws BadValue for an empty name.
    QString freeName(const QString& wish);

private:
    bool taken(const QString& name);

    const Work& m_work;
    Statement m_find;
    Statement m_insert;
    NewDeckRows m_rows;
    QHash<QString, int> m_numbers; // the last ones given, by folded name
};

} // namespace dossier
