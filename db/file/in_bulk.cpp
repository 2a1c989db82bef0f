#include "db/file/in_bulk.h"

namespace dossier {

TriggersOff::TriggersOff(const Work& work, const QStringList& names)
    : m_work(work)
{
    Statement find(work, QStringLiteral("SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name = ?"));
    for (const QString& name : names) {
        if (find.run(name).next())
            m_definitions.append(find.text(0));
        find.finish();
    }
    for (const QString& name : names)
        run(work, QStringLiteral("DROP TRIGGER %1").arg(name));
}

void TriggersOff::putBack()
{
    for (const QString& definition : m_definitions)
        run(m_work, definition);
}

LargeCache::LargeCache(const Work& work)
    : m_work(work)
{
    run(work, QStringLiteral("PRAGMA cache_size = -64000"));
}

LargeCache::~LargeCache()
{
    QSqlQuery(m_work.connection).exec(QStringLiteral("PRAGMA cache_size = -2000"));
}

} // namespace dossier
