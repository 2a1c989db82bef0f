#include "app/importing/column_mapping.h"

#include "app/theme/theme.h"
#include "app/widgets/heading.h"
#include "wording/lists/column_text.h"

#include <QComboBox>
#include <QGridLayout>

namespace dossier {

namespace {

constexpr int kAcross = 4;

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
            choice->addItem(columnName(field), QString::fromStdString(field));
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
