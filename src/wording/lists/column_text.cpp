#include "wording/lists/column_text.h"

#include "domain/collection/owned_card.h"

#include <QCoreApplication>

#include <array>

namespace dossier {

namespace {

QString latin(std::string_view word)
{
    return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
}

struct ColumnWords
{
    QString name;
    QString changed{}; // in the history
};

class ColumnText
{
    Q_DECLARE_TR_FUNCTIONS(ColumnText)

public:
    static ColumnWords of(HeapColumn column)
    {
        // In the order of HeapColumn.
        const std::array<ColumnWords, kHeapColumns> words{{{tr("Number")},
                                                           {tr("Count"), tr("the number")},
                                                           {tr("Condition"), tr("the condition")},
                                                           {tr("Language"), tr("the language")},
                                                           {tr("Location"), tr("the place")},
                                                           {tr("Note"), tr("the note")},
                                                           {tr("For trade"), tr("the number for trade")},
                                                           {tr("Wanted"), tr("the number wanted")},
                                                           {tr("Signed"), tr("the signature")},
                                                           {tr("Price paid"), tr("the price")},
                                                           {tr("Currency")},
                                                           {tr("Bought on"), tr("the day of purchase")},
                                                           {tr("Lent to"), tr("the loan")},
                                                           {tr("Lent on"), tr("the day of the loan")}}};
        return words[placeOf(column)];
    }

    static QString named(const QString& field)
    {
        const auto is = [&](const QString& name) { return field.compare(name, Qt::CaseInsensitive) == 0; };
        for (const HeapColumn column : kAllColumns)
            if (is(latin(factsOf(column).heading)))
                return of(column).name;
        if (is(QStringLiteral("set")))
            return tr("Set");
        return is(QStringLiteral("name")) ? tr("Title") : field;
    }
};

} // namespace

QString columnName(std::string_view field)
{
    return ColumnText::named(QString::fromUtf8(field));
}

QString changedColumn(const QString& column)
{
    for (const HeapColumn each : kAllColumns)
        if (column == latin(factsOf(each).sql))
            if (const QString words = ColumnText::of(each).changed; !words.isEmpty())
                return words;
    return column;
}

} // namespace dossier
