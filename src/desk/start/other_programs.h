// Notices what another process, dossier-cli or a second window, changes in the database, and has everything that shows
// it read anew.
#pragma once

#include <QObject>
#include <QTimer>

#include <cstdint>

namespace dossier {

class Database;
class History;
class SavedSearches;

class OtherPrograms : public QObject
{
    Q_OBJECT

public:
    // All must outlive this. Looks every two seconds: a question SQLite answers without reading the file.
    OtherPrograms(Database& database, History& history, SavedSearches& searches);

    // Also to be called when the user comes back to the program.
    void look();

private:
    Database& m_database;
    History& m_history;
    SavedSearches& m_searches;
    std::int64_t m_version = 0;
    QTimer m_pause;
};

} // namespace dossier
