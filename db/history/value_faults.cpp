#include "db/history/value_faults.h"

#include "db/history/folded_name.h"
#include "domain/collection/language_name.h"
#include "text/utf8.h"

#include <QDateTime>

namespace dossier {

namespace {

Fault faultOfDay(std::string_view text, Limits limits)
{
    return text.empty() || isDate(text, limits)
               ? std::nullopt
               : Fault(QStringLiteral("\"%1\" is no date").arg(QString::fromUtf8(text)));
}

} // namespace

Fault faultOfText(std::string_view text)
{
    if (text.find('\0') != std::string_view::npos)
        return QStringLiteral("a NUL in a text");
    return isUtf8(text) ? std::nullopt : Fault(QStringLiteral("it is not in UTF-8"));
}

Fault faultOfTime(std::string_view text)
{
    return QDateTime::fromString(QString::fromUtf8(text), Qt::ISODateWithMs).isValid()
               ? std::nullopt
               : Fault(QStringLiteral("a time expected"));
}

Fault faultOfName(std::string_view name, std::string_view folded)
{
    if (foldedName(QString::fromUtf8(name).trimmed()) == QString::fromUtf8(folded))
        return std::nullopt;
    return QStringLiteral("it is found by another name: %1").arg(QString::fromUtf8(folded));
}

Fault faultOfHeap(const HeapFields& heap, Limits limits)
{
    Fault fault;
    eachColumn(
        [&](auto column, const auto& value) {
            if constexpr (std::is_convertible_v<decltype(value), std::string_view>)
                if (!fault)
                    fault = faultOfText(value);
            if constexpr (column.kind == ColumnKind::Date) {
                if (!fault)
                    fault = faultOfDay(value, limits);
            } else if constexpr (column.kind == ColumnKind::Language) {
                if (!fault && !languageNamed(value))
                    fault = QStringLiteral("\"%1\" is no language").arg(QString::fromUtf8(value));
            }
        },
        heap);
    if (!fault && heap.count == 0 && heap.wanted == 0)
        fault = QStringLiteral("no copies, and none wanted");
    return fault;
}

Fault faultOfTexts(QuickStatement& row, int first, int last)
{
    Fault fault;
    for (int column = first; column <= last && !fault; ++column)
        fault = faultOfText(row.text(column));
    return fault;
}

} // namespace dossier
