#include "app/collection/collection_panel.h"

#include "app/card_face/card_dock.h"
#include "app/collection/completion_page.h"
#include "app/collection/entry_log.h"
#include "app/collection/heap_strip.h"
#include "app/collection/heap_table_model.h"
#include "app/collection/heap_view.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/widgets/card_entry_line.h"
#include "app/widgets/desk.h"
#include "app/widgets/search_box.h"
#include "desk/free_copies.h"
#include "desk/game_box.h"
#include "desk/owned_cards.h"
#include "desk/settings.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace dossier {

CollectionPanel::CollectionPanel(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_search(desk)
    , m_model(new HeapTableModel(desk, this))
    , m_entry(new CardEntryLine(desk.box.cards, this))
    , m_log(new EntryLog(desk.appearance, this))
    , m_tabs(new QTabBar(this))
    , m_searchBox(new SearchBox(desk.appearance, this))
    , m_columns(new QToolButton(this))
    , m_table(new HeapView(desk, *m_model, this))
    , m_strip(new HeapStrip(*m_table, *m_model, this))
    , m_empty(new QLabel(this))
    , m_heapsOrEmpty(new QStackedWidget(this))
    , m_pages(new QStackedWidget(this))
    , m_totals(new QLabel(this))
    , m_splitter(new QSplitter(this))
    , m_dock(new CardDock(desk, this))
{
    setObjectName(QStringLiteral("collectionPanel"));
    nameControls();
    createLayout();
    connectSignals();
    refresh();
    if (m_model->rowCount() > 0)
        m_table->selectRow(0);
}

CollectionPanel::~CollectionPanel()
{
    m_desk.settings.setSplitter(objectName(), m_splitter->saveState());
    delete m_table; // it speaks to the model, which belongs to this as well
}

void CollectionPanel::focusEntry()
{
    showPage(Heaps);
    m_entry->setFocus();
}

void CollectionPanel::showPage(int page)
{
    m_tabs->setCurrentIndex(page);
}

CompletionPage& CollectionPanel::completion()
{
    if (!m_completion)
        m_pages->addWidget(m_completion = new CompletionPage(m_desk, *m_model, this));
    return *m_completion;
}

void CollectionPanel::nameControls()
{
    m_entry->setObjectName(QStringLiteral("entryLine"));
    m_entry->setPlaceholderText(tr("63, 63 4, or the start of a title …"));
    m_entry->setAccessibleName(tr("Card to add: number or title, and a count"));
    m_tabs->setObjectName(QStringLiteral("collectionPages"));
    m_tabs->setAccessibleName(tr("Pages of the collection"));
    m_tabs->setFont(m_desk.appearance.theme().small);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab(tr("Copies"));
    m_tabs->addTab(tr("Completion"));
    m_searchBox->nameLine(QStringLiteral("collectionSearch"), tr("A title, or loc:\"binder 1\", cond:mint, trade>0 …"),
                          tr("Search the collection"));
    m_columns->setObjectName(QStringLiteral("collectionColumns"));
    m_columns->setText(tr("Columns"));
    m_columns->setAccessibleName(tr("Columns of the collection"));
    m_columns->setToolTip(tr("Which columns are shown"));
    m_columns->setAutoRaise(true);
    m_columns->setFocusPolicy(Qt::TabFocus);
    m_columns->setPopupMode(QToolButton::InstantPopup);
    auto* columns = new QMenu(m_columns);
    m_columns->setMenu(columns);
    connect(columns, &QMenu::aboutToShow, this, [this, columns] {
        columns->clear();
        m_table->fillColumnMenu(*columns);
    });
    m_empty->setObjectName(QStringLiteral("collectionEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setText(tr("Your collection goes here.\nType 63 above and press Enter: that is your first card."));
    m_totals->setObjectName(QStringLiteral("collectionTotals"));
}

QWidget* CollectionPanel::createSearchRow()
{
    auto* row = new QWidget(this);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_searchBox, 1);
    m_columns->setFixedHeight(m_searchBox->sizeHint().height());
    line->addWidget(m_columns, 0, Qt::AlignTop);
    return row;
}

QWidget* CollectionPanel::createHeapPage()
{
    auto* table = new QWidget(this);
    auto* column = new QVBoxLayout(table);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(createSearchRow());
    column->addWidget(m_table, 1);
    column->addWidget(m_strip);
    m_heapsOrEmpty->addWidget(table);
    m_heapsOrEmpty->addWidget(m_empty);
    auto* left = new QWidget(this);
    auto* all = new QVBoxLayout(left);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(2 * kGrid);
    all->addWidget(m_entry);
    all->addWidget(m_log);
    all->addWidget(m_heapsOrEmpty, 1);
    m_splitter->addWidget(left);
    m_splitter->addWidget(m_dock);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({1000, 330});
    m_splitter->restoreState(m_desk.settings.splitter(objectName()));
    return m_splitter;
}

void CollectionPanel::createLayout()
{
    m_pages->addWidget(createHeapPage());
    auto* head = new QHBoxLayout;
    head->addWidget(m_tabs);
    head->addStretch(1);
    head->addWidget(m_totals);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(4 * kGrid, 2 * kGrid, 4 * kGrid, 3 * kGrid);
    all->setSpacing(2 * kGrid);
    all->addLayout(head);
    all->addWidget(m_pages, 1);
    setFocusProxy(m_entry);
}

void CollectionPanel::connectSignals()
{
    connect(m_dock, &CardDock::rulingsWanted, this, &CollectionPanel::rulingsWanted);
    connect(m_dock, &CardDock::ruleWanted, this, &CollectionPanel::ruleWanted);
    connect(m_entry, &CardEntryLine::entered, this, &CollectionPanel::take);
    connect(m_entry, &CardEntryLine::refused, m_log, &EntryLog::complain);
    connect(&m_desk.owned, &OwnedCards::changed, this, &CollectionPanel::refresh);
    connect(m_model, &HeapTableModel::loaded, this, &CollectionPanel::refresh);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &CollectionPanel::showCurrent);
    connect(m_searchBox, &SearchBox::searched, this, &CollectionPanel::search);
    connect(m_searchBox, &SearchBox::helpWanted, this, &CollectionPanel::searchHelpWanted);
    connect(m_searchBox, &SearchBox::leftDownwards, this, [this] {
        m_table->setFocus();
        if (!m_table->currentIndex().isValid())
            m_table->selectRow(0);
    });
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int page) {
        m_pages->setCurrentWidget(page == Completion ? static_cast<QWidget*>(&completion()) : m_splitter);
    });
}

void CollectionPanel::showCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    m_dock->show(current.isValid() ? m_model->cardAt(current.row()) : std::nullopt);
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
    m_table->chooseHeap(heap->id);
    m_dock->show(entry.card);
}

void CollectionPanel::search(const QString& text)
{
    const std::int64_t chosen = m_table->currentIndex().isValid() ? m_model->idAt(m_table->currentIndex().row()) : 0;
    HeapSearch::Found found = m_search.find(text);
    m_searchBox->complain(found.fault.problem, found.fault.at, found.fault.length);
    if (!found.fault.problem.isEmpty())
        return;
    if (found.order) // no column is what the rows go by
        m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_model->show(std::move(found.filter), std::move(found.order));
    m_table->chooseHeap(chosen);
    refresh();
}

void CollectionPanel::refresh()
{
    const bool nothing = m_model->heapCount() == 0 && m_model->complete();
    m_heapsOrEmpty->setCurrentIndex(nothing ? 1 : 0);
    const QString all = QLocale().toString(m_model->heapCount()) + (m_model->complete() ? QString() : tr(" …"));
    m_searchBox->setCount(m_model->rowCount() == m_model->heapCount()
                              ? tr("%1 row(s)", nullptr, m_model->heapCount()).arg(all)
                              : tr("%1 of %2 rows").arg(QLocale().toString(m_model->rowCount()), all));
    const std::int64_t copies = m_desk.owned.totalCopies();
    m_totals->setText(tr("%1 copies", nullptr, copiesFrom(copies)).arg(QLocale().toString(copies)) +
                      QStringLiteral(" · ") +
                      tr("%1 of %2 cards owned").arg(m_desk.owned.differentCards()).arg(m_desk.box.cards.size()));
}

} // namespace dossier
