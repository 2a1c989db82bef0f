#include "app/collection/collection_panel.h"

#include "app/card_table.h"
#include "app/cards/card_dock.h"
#include "app/collection/card_entry_line.h"
#include "app/collection/entry_log.h"
#include "app/collection/heap_delegate.h"
#include "app/collection/heap_table_model.h"
#include "app/decks/deck_words.h"
#include "app/desk.h"
#include "app/game_box.h"
#include "app/row_keys.h"
#include "app/settings.h"
#include "app/theme/appearance.h"

#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace dossier {

CollectionPanel::CollectionPanel(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_model(new HeapTableModel(desk.owned, desk.box.cards, this))
    , m_entry(new CardEntryLine(desk.box.cards, this))
    , m_log(new EntryLog(desk.appearance, this))
    , m_table(new QTableView(this))
    , m_empty(new QLabel(this))
    , m_pages(new QStackedWidget(this))
    , m_totals(new QLabel(this))
    , m_splitter(new QSplitter(this))
    , m_dock(new CardDock(desk, this))
{
    setObjectName(QStringLiteral("collectionPanel"));
    createTable();
    createLayout();
    connectSignals();
    refresh();
    if (m_model->rowCount() > 0)
        m_table->selectRow(0);
}

CollectionPanel::~CollectionPanel()
{
    m_desk.settings.setSplitter(objectName(), m_splitter->saveState());
}

void CollectionPanel::focusEntry()
{
    m_entry->setFocus();
}

void CollectionPanel::createTable()
{
    m_table->setObjectName(QStringLiteral("heapTable"));
    m_table->setAccessibleName(tr("Collection"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new HeapDelegate(m_desk.box.cards, m_desk.appearance, this));
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    dressTable(*m_table, m_desk.appearance.theme());
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionResizeMode(HeapTableModel::Title, QHeaderView::Stretch);
    const QFontMetrics text(m_desk.appearance.theme().text);
    const QFontMetrics typed(m_desk.appearance.theme().typewriter);
    header->resizeSection(HeapTableModel::Number, typed.horizontalAdvance(QStringLiteral("XF96-0000v1")) + 8 * kGrid);
    const std::initializer_list<std::pair<int, const char*>> widths{
        {HeapTableModel::Count, "000000"},      {HeapTableModel::ConditionColumn, "Heavily Played"},
        {HeapTableModel::Language, "Language"}, {HeapTableModel::Location, "Binder 1, page 12"},
        {HeapTableModel::Note, "A short note"}, {HeapTableModel::ForTrade, "For trade"},
        {HeapTableModel::Wanted, "Wanted 0"}};
    for (const auto& [column, sample] : widths)
        header->resizeSection(column, text.horizontalAdvance(QLatin1String(sample)) + 5 * kGrid);
}

void CollectionPanel::createLayout()
{
    m_entry->setObjectName(QStringLiteral("entryLine"));
    m_entry->setPlaceholderText(tr("63, 63 4, or the start of a title …"));
    m_entry->setAccessibleName(tr("Card to add: number or title, and a count"));
    m_empty->setObjectName(QStringLiteral("collectionEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setText(tr("Your collection goes here.\nType 63 above and press Enter: that is your first card."));
    m_totals->setObjectName(QStringLiteral("collectionTotals"));
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_empty);

    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_entry);
    column->addWidget(m_log);
    column->addWidget(m_pages, 1);
    column->addWidget(m_totals);
    m_splitter->addWidget(left);
    m_splitter->addWidget(m_dock);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({1000, 330});
    m_splitter->restoreState(m_desk.settings.splitter(objectName()));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(4 * kGrid, 3 * kGrid, 4 * kGrid, 3 * kGrid);
    all->addWidget(m_splitter);
    setFocusProxy(m_entry);
}

void CollectionPanel::connectSignals()
{
    connect(m_dock, &CardDock::rulingsWanted, this, &CollectionPanel::rulingsWanted);
    connect(m_entry, &CardEntryLine::entered, this, &CollectionPanel::take);
    connect(m_entry, &CardEntryLine::refused, m_log, &EntryLog::complain);
    connect(&m_desk.owned, &OwnedCards::changed, this, &CollectionPanel::refresh);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& row) {
        m_dock->show(row.isValid() ? m_desk.box.cards.findNumber(m_model->heapAt(row.row()).owned.card) : std::nullopt);
    });
    auto* keys = new RowKeys(m_table);
    connect(keys, &RowKeys::more, this, [this] { addToRow(1); });
    connect(keys, &RowKeys::less, this, [this] { addToRow(-1); });
    connect(keys, &RowKeys::chosen, this, [this] { m_table->edit(m_table->currentIndex()); });
    connect(keys, &RowKeys::setTo, this, [this](int count) {
        if (m_table->currentIndex().isValid())
            m_model->setData(m_model->index(m_table->currentIndex().row(), HeapTableModel::Count), count, Qt::EditRole);
    });
}

void CollectionPanel::take(const CardEntry& entry)
{
    const auto heap = m_desk.owned.add(entry.card, entry.count);
    if (!heap)
        return;
    m_log->note(tr("+%1 %2 (%3 owned)")
                    .arg(entry.count)
                    .arg(QString::fromStdString(m_desk.box.cards[entry.card].title))
                    .arg(m_desk.owned.copies(entry.card)));
    m_table->selectRow(m_model->rowOfHeap(heap->id));
    m_dock->show(entry.card);
}

void CollectionPanel::refresh()
{
    m_pages->setCurrentWidget(m_model->rowCount() == 0 ? static_cast<QWidget*>(m_empty) : m_table);
    m_totals->setText(tr("%n copies", nullptr, m_desk.owned.totalCopies()) + QStringLiteral(" · ") +
                      tr("%1 of %2 cards owned").arg(m_desk.owned.differentCards()).arg(m_desk.box.cards.size()));
}

void CollectionPanel::addToRow(int copies)
{
    const QModelIndex current = m_table->currentIndex();
    if (current.isValid())
        m_model->add(current.row(), copies);
}

} // namespace dossier
