#include "wording/lists/column_text.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace dossier {

namespace {

class ColumnText
{
    Q_DECLARE_TR_FUNCTIONS(ColumnText)

public:
    static QString of(const QString& field)
    {
        const std::array<std::pair<QLatin1String, QString>, 16> words{
            {{QLatin1String("card id"), tr("Number")},
             {QLatin1String("set"), tr("Set")},
             {QLatin1String("name"), tr("Title")},
             {QLatin1String("quantity"), tr("Count")},
             {QLatin1String("condition"), tr("Condition")},
             {QLatin1String("language"), tr("Language")},
             {QLatin1String("location"), tr("Location")},
             {QLatin1String("note"), tr("Note")},
             {QLatin1String("trade quantity"), tr("For trade")},
             {QLatin1String("wanted"), tr("Wanted")},
             {QLatin1String("signed"), tr("Signed")},
             {QLatin1String("price paid"), tr("Price paid")},
             {QLatin1String("currency"), tr("Currency")},
             {QLatin1String("acquired"), tr("Bought on")},
             {QLatin1String("lent to"), tr("Lent to")},
             {QLatin1String("lent on"), tr("Lent on")}}};
        for (const auto& [name, word] : words)
            if (field.compare(name, Qt::CaseInsensitive) == 0)
                return word;
        return field;
    }
};

} // namespace

QString columnName(std::string_view field)
{
    return ColumnText::of(QString::fromUtf8(field.data(), static_cast<qsizetype>(field.size())));
}

} // namespace dossier
