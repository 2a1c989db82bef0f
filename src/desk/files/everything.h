// All that the user keeps, as one thing: written into one file of plain tables, taken in from such a file, backed up
// and restored. What came of it is said as a notice; which file it shall be is asked elsewhere.
#pragma once

#include "db/stores/kept.h"

#include <QObject>
#include <QString>

namespace dossier {

struct Archive;
class DeckLibrary;
class Notices;
class OpenDeck;
class OwnedCards;
class SavedSearches;

class Everything : public QObject
{
    Q_OBJECT

public:
    // All must outlive this.
    Everything(Database& database, const CardPool& pool, OwnedCards& owned, OpenDeck& openDeck, DeckLibrary& shelf,
               SavedSearches& searches, Notices& notices);

    void writeTo(const QString& path);
    // Comes beside what is there. Where `progress` (of the heaps) stops it, nothing does.
    void takeIn(const Archive& archive, const RowsDone& progress = {});
    void backUpTo(const QString& path);
    // Only says that it is wanted: the database is open here.
    void restore(const QString& backup) { emit restoreWanted(backup); }

    // "12 heaps of cards, 3 decks, 1 saved search"
    static QString inWords(const TakenIn& all);

    // Puts a backup in the place of the database, which nobody may have open. Returns what to tell of it.
    struct Restored
    {
        bool done = false;
        QString sentence;
        bool isOfBackup = false;
    };
    static Restored putInPlace(const QString& database, const QString& backup);
    // Says it once the program is there again, and what is damaged in it, as it was in the backup.
    void tell(const Restored& restored);

signals:
    // The program is to be left, the backup put in place, and the program started again.
    void restoreWanted(const QString& backup);
    // Sets of cards came that are not in hand: the program is to begin anew, and to say this.
    void anewWanted(const QString& sentence);

private:
    Database& m_database;
    const CardPool& m_pool;
    OwnedCards& m_owned;
    OpenDeck& m_openDeck;
    DeckLibrary& m_shelf;
    SavedSearches& m_searches;
    Notices& m_notices;
};

} // namespace dossier
