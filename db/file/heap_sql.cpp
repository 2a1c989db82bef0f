#include "db/file/heap_sql.h"

#include <QStringList>

#include <span>

namespace dossier {

namespace {

QString joined(std::span<const HeapColumn> columns, const QString& each, const QString& between)
{
    QStringList parts;
    for (const HeapColumn column : columns)
        parts.append(sqlOf(column, each));
    return parts.join(between);
}

} // namespace

QString sqlOf(HeapColumn column, QString text)
{
    return text.replace(QLatin1String("%1"), QString::fromUtf8(factsOf(column).sql));
}

QString heapColumns(const QString& each, const QString& between)
{
    return joined(kAllColumns, each, between);
}

QString keyColumns(const QString& each, const QString& between)
{
    return joined(kHeapKey, each, between);
}

Condition conditionIn(std::string_view word, const Work& work)
{
    const auto condition = conditionNamed(word);
    if (!condition)
        work.fail(StoreError::Kind::Damaged, QStringLiteral("an unknown condition: ") + QString::fromUtf8(word));
    return *condition;
}

} // namespace dossier
