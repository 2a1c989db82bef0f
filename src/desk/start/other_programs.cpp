#include "desk/start/other_programs.h"

#include "db/file/database.h"
#include "desk/history.h"
#include "desk/saved_searches.h"

#include <chrono>

namespace dossier {

OtherPrograms::OtherPrograms(Database& database, History& history, SavedSearches& searches)
    : m_database(database)
    , m_history(history)
    , m_searches(searches)
{
    look(); // what was stored before is known
    m_pause.setInterval(std::chrono::seconds(2));
    connect(&m_pause, &QTimer::timeout, this, &OtherPrograms::look);
    m_pause.start();
}

void OtherPrograms::look()
{
    std::int64_t version = 0;
    try {
        version = m_database.foreignChanges();
    } catch (const StoreError&) {
        return; // whoever stores something next will say what is wrong
    }
    if (version == m_version)
        return;
    const bool first = m_version == 0;
    m_version = version;
    if (first)
        return m_history.remember();
    m_history.follow();
    m_searches.reload();
}

} // namespace dossier
