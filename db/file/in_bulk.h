// What makes a transaction over very many rows quick.
#pragma once

#include "db/file/statement.h"

#include <QStringList>

namespace dossier {

// What a table's triggers do, left out for a while: they are taken off within the transaction that is under way, and
// put back as they were; whoever looks from outside never misses them.
class TriggersOff
{
public:
    TriggersOff(const Work& work, const QStringList& names);
    // Where this is not reached, the transaction must be undone.
    void putBack();

private:
    const Work& m_work;
    QStringList m_definitions;
};

// Room in memory for the indices of a million rows while this lives; else their pages are written and read again and
// again.
class LargeCache
{
public:
    explicit LargeCache(const Work& work);
    ~LargeCache();
    LargeCache(const LargeCache&) = delete;
    LargeCache& operator=(const LargeCache&) = delete;

private:
    const Work& m_work;
};

} // namespace dossier
