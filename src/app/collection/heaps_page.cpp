#include "app/collection/heaps_page.h"

#include "app/collection/columns_button.h"
#include "app/collection/heap_strip.h"
#include "app/collection/heap_table_model.h"
#include "app/collection/heap_view.h"
#include "app/theme/theme.h"
#include "app/widgets/card_table.h"
#include "app/widgets/desk.h"
#include "app/widgets/search_box.h"
#include "app/widgets/view_memory.h"
#include "desk/owned_cards.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace dossier {

HeapsPage::HeapsPage(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_search(desk)
    , m_model(new HeapTableModel(desk, this))
    , m_searchBox(new SearchBox(desk.appearance, this))
    , m_table(new HeapView(desk, *m_model, this))
    , m_columns(new ColumnsButton(QStringLiteral("collectionColumns"), *m_table, this))
    , m_strip(new HeapStrip(*m_table, *m_model, QStringLiteral("chosen"), this))
    , m_none(new QWidget(this))
    , m_empty(new QLabel(this))
    , m_tableOrEmpty(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("heapsPage"));
    nameControls();
    createNone();
    createLayout();
    connectSignals();
    refresh();
    if (const auto left = desk.memory.take<QString>(objectName()))
        m_searchBox->setText(*left);
    if (m_model->rowCount() > 0)
        chooseRow(*m_table, 0);
}

HeapsPage::~HeapsPage()
{
    m_desk.memory.leave(objectName(), m_searchBox->text());
    delete m_table; // it speaks to the model, which belongs to this as well
}

void HeapsPage::nameControls()
{
    m_searchBox->nameLine(QStringLiteral("collectionSearch"), tr("A title, or loc:\"binder 1\", cond:mint, trade>0 …"),
                          tr("Search the collection"));
    m_empty->setObjectName(QStringLiteral("heapsEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setText(tr("Your copies stand here, with place and condition.\nType 63 above and press Enter: that is the "
                        "first."));
}

void HeapsPage::createLayout()
{
    auto* searching = new QHBoxLayout;
    searching->addWidget(m_searchBox, 1);
    m_columns->setFixedHeight(m_searchBox->sizeHint().height());
    setTabOrder(m_columns, m_table);
    searching->addWidget(m_columns, 0, Qt::AlignTop);
    auto* table = new QWidget(this);
    auto* column = new QVBoxLayout(table);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    column->addLayout(searching);
    column->addWidget(m_table, 1);
    column->addWidget(m_none, 1);
    column->addWidget(m_strip);
    m_tableOrEmpty->addWidget(table);
    m_tableOrEmpty->addWidget(m_empty);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_tableOrEmpty);
}

void HeapsPage::createNone()
{
    auto* why = new QLabel(tr("No copy of yours matches the search."), m_none);
    why->setObjectName(QStringLiteral("collectionNoRow"));
    why->setWordWrap(true);
    auto* all = new QPushButton(tr("Clear the search"), m_none);
    all->setObjectName(QStringLiteral("collectionShowAll"));
    auto* column = new QVBoxLayout(m_none);
    column->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 0);
    column->addWidget(why);
    column->addWidget(all, 0, Qt::AlignLeft);
    column->addStretch(1);
    m_none->hide();
    connect(all, &QPushButton::clicked, this, [this] {
        m_searchBox->focus(); // the button goes
        m_searchBox->setText({});
    });
}

void HeapsPage::connectSignals()
{
    connect(&m_desk.owned, &OwnedCards::changed, this, &HeapsPage::refresh);
    connect(m_model, &HeapTableModel::loaded, this, &HeapsPage::refresh);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &HeapsPage::cardChanged);
    connect(m_searchBox, &SearchBox::searched, this, &HeapsPage::search);
    connect(m_searchBox, &SearchBox::helpWanted, this, [this] { emit searchHelpWanted(*m_searchBox); });
    connect(m_searchBox, &SearchBox::leftDownwards, this, [this] {
        if (goDownTo(*m_table) && !m_table->currentIndex().isValid())
            chooseRow(*m_table, 0);
    });
}

void HeapsPage::chooseHeap(std::int64_t heap)
{
    m_table->chooseHeap(heap);
}

std::optional<CardIndex> HeapsPage::currentCard() const
{
    const QModelIndex current = m_table->currentIndex();
    return current.isValid() ? m_model->cardAt(current.row()) : std::nullopt;
}

void HeapsPage::search(const QString& text)
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

void HeapsPage::refresh()
{
    const bool nothing = m_model->heapCount() == 0 && m_model->complete();
    m_tableOrEmpty->setCurrentIndex(nothing ? 1 : 0);
    const bool none = !nothing && m_model->complete() && m_model->rowCount() == 0;
    m_table->setHidden(none);
    m_none->setVisible(none);
    const QString all = QLocale().toString(m_model->heapCount()) + (m_model->complete() ? QString() : tr(" …"));
    m_searchBox->setCount(m_model->rowCount() == m_model->heapCount()
                              ? tr("%1 row(s)", nullptr, m_model->heapCount()).arg(all)
                              : tr("%1 of %2 rows").arg(QLocale().toString(m_model->rowCount()), all));
}

} // namespace dossier
