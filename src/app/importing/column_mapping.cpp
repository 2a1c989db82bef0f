#include "app/importing/column_mapping.h"

#include "app/theme/theme.h"
#include "app/widgets/heading.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>

#include <array>

namespace dossier {

namespace {

constexpr int kAcross = 4;

class FieldWords
{
    Q_DECLARE_TR_FUNCTIONS(FieldWords)

public:
    // What collectionFields() calls its fields, for people; a field without words here shows its own name.
    static QString of(const std::string& field)
    {
        const std::array<std::pair<const char*, QString>, 16> words{{{"card id", tr("Card number")},
                                                                     {"set", tr("Set")},
                                                                     {"name", tr("Title")},
                                                                     {"quantity", tr("Copies")},
                                                                     {"condition", tr("Condition")},
                                                                     {"language", tr("Language")},
                                                                     {"location", tr("Location")},
                                                                     {"note", tr("Note")},
                                                                     {"trade quantity", tr("For trade")},
                                                                     {"wanted", tr("Wanted")},
                                                                     {"signed", tr("Signed")},
                                                                     {"price paid", tr("Price paid")},
                                                                     {"currency", tr("Currency")},
                                                                     {"acquired", tr("Bought on")},
                                                                     {"lent to", tr("Lent to")},
                                                                     {"lent on", tr("Lent on")}}};
        for (const auto& [name, word] : words)
            if (field == name)
                return word;
        return QString::fromStdString(field);
    }
};

} // namespace

ColumnMapping::ColumnMapping(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_grid(new QGridLayout(this))
{
    setObjectName(QStringLiteral("columnMapping"));
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(3 * kGrid);
    m_grid->setVerticalSpacing(kGrid);
}

void ColumnMapping::show(const CollectionColumns& columns)
{
    while (QLayoutItem* item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_choices.clear();
    for (std::size_t i = 0; i < columns.headings.size(); ++i) {
        const QString heading = QString::fromStdString(columns.headings[i]);
        auto* choice = new QComboBox(this);
        choice->setObjectName(QStringLiteral("columnChoice%1").arg(i));
        choice->setAccessibleName(tr("What the column %1 holds").arg(heading));
        choice->addItem(tr("ignored"), QString());
        for (const std::string& field : collectionFields())
            choice->addItem(FieldWords::of(field), QString::fromStdString(field));
        choice->setCurrentIndex(std::max(0, choice->findData(QString::fromStdString(columns.fields[i]))));
        connect(choice, &QComboBox::currentIndexChanged, this, &ColumnMapping::changed);
        const int row = static_cast<int>(i) / kAcross * 2;
        const int column = static_cast<int>(i) % kAcross;
        auto* caption = new QuietLabel(heading, m_appearance, this);
        caption->setTextFormat(Qt::PlainText);
        m_grid->addWidget(caption, row, column);
        m_grid->addWidget(choice, row + 1, column);
        m_choices.push_back(choice);
    }
}

std::vector<std::string> ColumnMapping::fields() const
{
    std::vector<std::string> fields;
    for (const QComboBox* choice : m_choices)
        fields.push_back(choice->currentData().toString().toStdString());
    return fields;
}

} // namespace dossier
