// The further sets of cards the user has: looking at a file of one, taking it in, what uses it, removing it. All else
// in hand works with the cards as they were at the start: whoever changes the sets asks for a new beginning. What
// another process changes of them is noticed at the next start.
#pragma once

#include "db/stores/card_set_store.h"
#include "importers/card_sets/card_set_file.h"

#include <QByteArray>
#include <QObject>
#include <QString>

namespace dossier {

class Notices;

class CardSetLibrary : public QObject
{
    Q_OBJECT

public:
    // All must outlive this.
    CardSetLibrary(Database& database, const CardPool& pool, Notices& notices);

    // In the order they were taken in.
    std::vector<StoredSet> sets() const;

    struct Look
    {
        CardSetReading reading;
        QString trouble; // a sentence: the file cannot be read, or holds no card that can be taken
    };
    // What is in the content of `source`, a file; nothing is changed. `name`: what its set shall be called, empty: as
    // the file says. Of what is no set of cards but known to be something else, the trouble says where it belongs.
    Look look(const QByteArray& content, const QString& source, const QString& name = {}) const;
    // Whether it was done; a warning is said where not.
    bool takeIn(const CardSetReading& reading);

    // Why the set cannot be removed, as a sentence; empty where it can.
    QString whyItStays(const StoredSet& set) const;
    bool remove(const StoredSet& set);

signals:
    // The cards are others than those in hand: the program is to begin anew, and to say this.
    void anewWanted(const QString& sentence);

private:
    Database& m_database;
    const CardPool& m_pool;
    Notices& m_notices;
};

// What a set of a file is called where neither the file nor `name` says it: as the file.
SetNaming namingFor(const QString& path, const QString& name);

} // namespace dossier
