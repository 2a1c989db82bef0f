#include "app/cards/card_views.h"

#include "app/cards/card_columns.h"
#include "app/cards/card_grid.h"
#include "app/cards/card_list_model.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_table.h"
#include "app/widgets/desk.h"
#include "app/widgets/row_delegate.h"
#include "app/widgets/row_keys.h"
#include "app/widgets/search_box.h"
#include "box/game_data.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableView>

#include <algorithm>

namespace dossier {

CardViews::CardViews(const Desk& desk, CardListModel* model, QWidget* parent)
    : QStackedWidget(parent)
    , m_desk(desk)
    , m_model(model)
    , m_table(new QTableView(this))
    , m_grid(new CardGrid(desk, this))
    , m_nothing(new QLabel(this))
{
    setObjectName(QStringLiteral("cardViews"));
    createTable();
    m_grid->setModel(m_model);
    m_grid->setModelColumn(CardTableModel::Title);
    createNothing();
    for (QWidget* page :
         {static_cast<QWidget*>(m_table), static_cast<QWidget*>(m_grid), static_cast<QWidget*>(m_nothing)})
        addWidget(page);
    connectView(m_table);
    connectView(m_grid);
    setFocusProxy(m_table);
}

void CardViews::showAsPictures(bool pictures)
{
    const std::optional<CardIndex> kept = card();
    const bool hadFocus = view()->hasFocus();
    m_asPictures = pictures;
    if (m_model->rowCount() > 0)
        turnTo(view());
    choose(kept);
    if (hadFocus)
        view()->setFocus();
}

std::optional<CardIndex> CardViews::card() const
{
    const QModelIndex current = view()->currentIndex();
    return current.isValid() ? std::optional(m_model->cardAt(current.row())) : std::nullopt;
}

void CardViews::choose(std::optional<CardIndex> card)
{
    if (m_model->rowCount() == 0)
        return;
    const int row = std::max(0, card ? m_model->rowOf(*card) : 0);
    const QModelIndex index = m_model->index(row, m_asPictures ? static_cast<int>(CardTableModel::Title) : 0);
    view()->setCurrentIndex(index);
    view()->scrollTo(index);
}

void CardViews::step(int rows)
{
    const QModelIndex current = view()->currentIndex();
    const int row = std::clamp(current.row() + rows, 0, std::max(0, m_model->rowCount() - 1));
    if (current.isValid())
        view()->setCurrentIndex(current.siblingAtRow(row));
}

void CardViews::showFound(const QString& nothing, bool ordered)
{
    pointToOrder(*m_table, *m_model, ordered);
    m_nothing->setText(nothing);
    turnTo(m_model->rowCount() == 0 ? static_cast<QWidget*>(m_nothing) : view());
}

// Whoever gives this the keyboard gives it to what is seen: a hidden list would keep it for later, and take it from the
// search line as soon as it is shown again, in the middle of a word.
void CardViews::turnTo(QWidget* page)
{
    setFocusProxy(page);
    setCurrentWidget(page);
}

void CardViews::enterList()
{
    goDownTo(*view());
}

QWidget* CardViews::list() const
{
    return view();
}

void CardViews::createTable()
{
    m_table->setObjectName(QStringLiteral("cardTable"));
    m_table->setAccessibleName(tr("Cards"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new RowDelegate(m_desk.appearance, this));
    dressTable(*m_table, m_desk.appearance.theme());
    m_table->horizontalHeader()->setSortIndicator(CardTableModel::Number, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
    m_columns = new CardColumns(m_desk, m_table);
}

void CardViews::createNothing()
{
    m_nothing->setObjectName(QStringLiteral("nothingFound"));
    m_nothing->setAccessibleName(tr("What was not found"));
    m_nothing->setText(tr("No card matches."));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_nothing->setTextFormat(Qt::RichText);
    m_nothing->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_nothing, &QLabel::linkActivated, this, &CardViews::titleWanted);
}

void CardViews::connectView(QAbstractItemView* view)
{
    connect(view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &CardViews::cardChanged);
    connect(view->selectionModel(), &QItemSelectionModel::currentChanged, this, &CardViews::cardChanged);
    connect(view, &QAbstractItemView::doubleClicked, this, [this] { emit taken(false); });
    view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(view, &QWidget::customContextMenuRequested, this,
            [this, view](const QPoint& place) { openMenu(view, place); });
    auto* keys = new RowKeys(view);
    connect(keys, &RowKeys::chosen, this, [this] { emit taken(false); });
    connect(keys, &RowKeys::chosenToTeam, this, [this] { emit taken(true); });
    connect(keys, &RowKeys::more, this, [this] { emit ownedWanted(1); });
    connect(keys, &RowKeys::less, this, [this] { emit ownedWanted(-1); });
    connect(keys, &RowKeys::lookedAt, this, &CardViews::lookedAt);
}

// By key it opens on the card, wherever the mouse is.
void CardViews::openMenu(QAbstractItemView* view, const QPoint& place)
{
    const QModelIndex current = view->currentIndex();
    if (!current.isValid())
        return;
    const bool onIt = view->indexAt(place).row() == current.row();
    emit menuWanted(view->viewport()->mapToGlobal(onIt ? place : view->visualRect(current).center()));
}

QAbstractItemView* CardViews::view() const
{
    return m_asPictures ? static_cast<QAbstractItemView*>(m_grid) : m_table;
}

} // namespace dossier
