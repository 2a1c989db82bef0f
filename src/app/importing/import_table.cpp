#include "app/importing/import_table.h"

#include "app/theme/appearance.h"
#include "app/widgets/card_table.h"
#include "desk/plain_tip.h"
#include "importers/reading/card_line.h"

#include <QComboBox>
#include <QHeaderView>

namespace dossier {

ImportTable::ImportTable(const CardPool& pool, const Appearance& appearance, QWidget* parent)
    : QTableWidget(0, kColumns, parent)
    , m_pool(pool)
    , m_appearance(appearance)
{
    setObjectName(QStringLiteral("importTable"));
    setAccessibleName(tr("What was understood, line by line"));
    setEditTriggers(NoEditTriggers);
    dressTable(*this, appearance.theme());
    setHorizontalHeaderLabels({tr("Line"), tr("As it stands"), tr("Understood as")});
    for (const Column column : {Source, Meaning})
        horizontalHeaderItem(column)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeaderItem(Line)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    horizontalHeader()->setSectionResizeMode(Meaning, QHeaderView::Stretch);
    horizontalHeader()->resizeSection(Line, 16 * kGrid);
    horizontalHeader()->resizeSection(Source, 60 * kGrid);
}

void ImportTable::show(const std::vector<PreviewRow>& rows)
{
    m_picks.clear();
    clearContents();
    setRowCount(0);
    for (const PreviewRow& row : rows)
        addRow(row);
}

void ImportTable::addRow(const PreviewRow& row)
{
    const int at = rowCount();
    insertRow(at);
    const Theme& theme = m_appearance.theme();
    const bool unknown = row.kind == PreviewRow::Kind::Unknown;
    auto* line = new QTableWidgetItem(row.line > 0 ? QString::number(row.line) : QString());
    line->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    line->setForeground(theme.quiet);
    auto* source = new QTableWidgetItem(row.source);
    auto* meaning = new QTableWidgetItem(row.meaning);
    meaning->setToolTip(plainTip(row.meaning));
    source->setToolTip(plainTip(row.source));
    meaning->setForeground(unknown ? theme.error : row.kind == PreviewRow::Kind::Remark ? theme.advice : theme.ink);
    setItem(at, Line, line);
    setItem(at, Source, source);
    setItem(at, Meaning, meaning);
    if (row.problem && !row.candidates.empty())
        addChoice(at, row);
}

void ImportTable::addChoice(int at, const PreviewRow& row)
{
    auto* choice = new QComboBox;
    choice->setObjectName(QStringLiteral("importChoice%1").arg(row.line));
    choice->setAccessibleName(tr("Card meant by “%1”").arg(row.source));
    choice->setToolTip(plainTip(row.meaning));
    choice->addItem(tr("Not known"));
    for (const CardIndex card : row.candidates)
        choice->addItem(QString::fromStdString(titleAndNumber(m_pool[card])), card);
    connect(choice, &QComboBox::currentIndexChanged, this, [this, choice, problem = *row.problem](int index) {
        if (index == 0)
            m_picks.erase(problem);
        else
            m_picks[problem] = static_cast<CardIndex>(choice->itemData(index).toUInt());
        emit picksChanged();
    });
    setCellWidget(at, Meaning, choice);
    setRowHeight(at, std::max(rowHeight(at), choice->sizeHint().height()));
}

} // namespace dossier
