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
    QString heading;   // one of collectionFields()
    QString changed{}; // in the history
};

class ColumnText
{
    Q_DECLARE_TR_FUNCTIONS(ColumnText)

public:
    // What people call a column, and what they changed.
    static ColumnWords of(HeapColumn column)
    {
        switch (column) {
        case HeapColumn::Card:
            return {tr("Number")};
        case HeapColumn::Count:
            return {tr("Count"), tr("the number")};
        case HeapColumn::Condition:
            return {tr("Condition"), tr("the condition")};
        case HeapColumn::Language:
            return {tr("Language"), tr("the language")};
        case HeapColumn::Location:
            return {tr("Location"), tr("the place")};
        case HeapColumn::Note:
            return {tr("Note"), tr("the note")};
        case HeapColumn::ForTrade:
            return {tr("For trade"), tr("the number for trade")};
        case HeapColumn::Wanted:
            return {tr("Wanted"), tr("the number wanted")};
        case HeapColumn::Signed:
            return {tr("Signed"), tr("the signature")};
        case HeapColumn::PricePaid:
            return {tr("Price paid"), tr("the price")};
        case HeapColumn::Currency:
            return {tr("Currency")};
        case HeapColumn::Acquired:
            return {tr("Bought on"), tr("the day of purchase")};
        case HeapColumn::LentTo:
            return {tr("Lent to"), tr("the loan")};
        case HeapColumn::LentOn:
            return {tr("Lent on"), tr("the day of the loan")};
        }
        return {};
    }

    static QString named(const QString& field)
    {
        const auto is = [&](const QString& name) { return field.compare(name, Qt::CaseInsensitive) == 0; };
        for (const HeapColumn column : kAllColumns)
            if (is(latin(factsOf(column).heading)))
                return of(column).heading;
        if (is(QStringLiteral("set")))
            return tr("Set");
        return is(QStringLiteral("name")) ? tr("Title") : field;
    }
};

} // namespace

QString columnName(std::string_view field)
{
    return ColumnText::named(QString::fromUtf8(field.data(), static_cast<qsizetype>(field.size())));
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
