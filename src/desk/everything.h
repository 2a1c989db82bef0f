// All that the user keeps, as one thing: written into one file of plain tables, taken in from such a file, backed up
// and restored.
#pragma once

#include <QObject>
#include <QString>

#include <string_view>

namespace dossier {

class Ask;
class CardPool;
class Database;
class DeckShelf;
class Notices;
class OpenDeck;
class OwnedCards;
class SavedSearches;

class Everything : public QObject
{
    Q_OBJECT

public:
    // All must outlive this.
    Everything(Database& database, const CardPool& pool, OwnedCards& owned, OpenDeck& openDeck, DeckShelf& shelf,
               SavedSearches& searches, Ask& ask, Notices& notices);

    // Each asks for the file and tells how it went.
    void write(QWidget* over);
    void backUp(QWidget* over);
    void restore(QWidget* over);

    // The bytes of an archive (importers/archive/archive.h), after asking; `source` says where they are from.
    void takeIn(QWidget* over, std::string_view archive, const QString& source);

    // Puts a backup in the place of the database, which nobody may have open. Returns what to tell of it.
    struct Restored
    {
        bool done = false;
        QString sentence;
    };
    static Restored putInPlace(const QString& database, const QString& backup);

signals:
    // The program is to be left, the backup put in place, and the program started again.
    void restoreWanted(const QString& backup);

private:
    Database& m_database;
    const CardPool& m_pool;
    OwnedCards& m_owned;
    OpenDeck& m_openDeck;
    DeckShelf& m_shelf;
    SavedSearches& m_searches;
    Ask& m_ask;
    Notices& m_notices;
};

} // namespace dossier
