#include "app/cards/cards_panel.h"

#include "app/card_row.h"
#include "app/card_table.h"
#include "app/cards/card_dock.h"
#include "app/cards/card_search.h"
#include "app/cards/card_table_model.h"
#include "app/cards/search_box.h"
#include "app/collection/owned_cards.h"
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

CardsPanel::CardsPanel(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_finder(std::make_unique<CardSearch>(desk))
    , m_model(new CardTableModel(desk.box.cards, desk.owned, desk.openDeck, this))
    , m_search(new SearchBox(desk.appearance, this))
    , m_table(new QTableView(this))
    , m_nothing(new QLabel(this))
    , m_pages(new QStackedWidget(this))
    , m_splitter(new QSplitter(this))
    , m_dock(new CardDock(desk, this))
{
    setObjectName(QStringLiteral("cardsPanel"));
    createTable();
    createLayout();
    connectSignals();
    search({});
    setFocusProxy(m_table);
}

CardsPanel::~CardsPanel()
{
    m_desk.settings.setSplitter(objectName(), m_splitter->saveState());
}

void CardsPanel::jumpTo(CardIndex card)
{
    if (m_model->rowOf(card) < 0)
        m_search->setText({});
    m_table->selectRow(m_model->rowOf(card));
    m_table->setFocus();
}

void CardsPanel::focusSearch()
{
    m_search->focus();
}

void CardsPanel::searchFor(const QString& query)
{
    m_search->setText(query);
    m_table->setFocus();
}

void CardsPanel::createTable()
{
    m_table->setObjectName(QStringLiteral("cardTable"));
    m_table->setAccessibleName(tr("Cards"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new CardRowDelegate(m_desk.box.cards, m_desk.appearance,
                                                 {.edge = CardTableModel::Number,
                                                  .title = CardTableModel::Title,
                                                  .cost = CardTableModel::CostColumn,
                                                  .typewriter = CardTableModel::Number},
                                                 this));
    dressTable(*m_table, m_desk.appearance.theme());
    QHeaderView* header = m_table->horizontalHeader();
    header->setSortIndicator(CardTableModel::Number, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
    header->setSectionResizeMode(CardTableModel::Title, QHeaderView::Stretch);
    const QFontMetrics text(m_desk.appearance.theme().text);
    const QFontMetrics typed(m_desk.appearance.theme().typewriter);
    header->resizeSection(CardTableModel::Number, typed.horizontalAdvance(QStringLiteral("XF96-0000v1")) + 8 * kGrid);
    header->resizeSection(CardTableModel::Type, text.horizontalAdvance(QStringLiteral("Équipement")) + 6 * kGrid);
    header->resizeSection(CardTableModel::CostColumn, text.horizontalAdvance(QStringLiteral("0000")) + 10 * kGrid);
    header->resizeSection(CardTableModel::RarityColumn,
                          text.horizontalAdvance(QStringLiteral("Peu commune")) + 6 * kGrid);
    header->resizeSection(CardTableModel::Owned, text.horizontalAdvance(QStringLiteral("Possédées")) + 4 * kGrid);
    header->resizeSection(CardTableModel::InDeck, text.horizontalAdvance(QStringLiteral("En deck")) + 6 * kGrid);
}

void CardsPanel::createLayout()
{
    m_nothing->setObjectName(QStringLiteral("nothingFound"));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_nothing);

    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_search);
    column->addWidget(m_pages, 1);
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
}

void CardsPanel::connectSignals()
{
    connect(m_search, &SearchBox::searched, this, &CardsPanel::search);
    connect(m_search, &SearchBox::leftDownwards, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this] { m_dock->show(chosenCard()); });
    auto* keys = new RowKeys(m_table);
    connect(keys, &RowKeys::chosen, this, [this] { addChosen(false); });
    connect(keys, &RowKeys::chosenToTeam, this, [this] { addChosen(true); });
    connect(keys, &RowKeys::more, this, [this] {
        if (const auto card = chosenCard())
            m_desk.owned.add(*card, 1);
    });
    connect(keys, &RowKeys::less, this, [this] {
        if (const auto card = chosenCard())
            m_desk.owned.remove(*card, 1);
    });
    connect(m_table, &QTableView::doubleClicked, this, [this] { addChosen(false); });
}

void CardsPanel::search(const QString& query)
{
    const std::optional<CardIndex> before = chosenCard();
    const CardSearch::Found found = m_finder->find(query);
    m_search->complain(found.problem);
    if (!found.problem.isEmpty())
        return;
    m_model->showCards(found.cards, found.ordered);
    m_search->setCount(tr("%n card(s)", nullptr, m_model->rowCount()));
    if (m_model->rowCount() == 0)
        sayNothingFound(query);
    m_pages->setCurrentWidget(m_model->rowCount() == 0 ? static_cast<QWidget*>(m_nothing) : m_table);
    const int row = before ? m_model->rowOf(*before) : -1;
    if (m_model->rowCount() > 0)
        m_table->selectRow(std::max(row, 0));
    else
        m_dock->show(std::nullopt);
}

void CardsPanel::sayNothingFound(const QString& query)
{
    const QStringList near = m_finder->nearTitles(query);
    m_nothing->setText(near.isEmpty() ? tr("No card matches.\nTry fewer words, or press Esc to see all cards.")
                                      : tr("No card matches.\nDid you mean %1?").arg(near.join(QStringLiteral(" · "))));
}

std::optional<CardIndex> CardsPanel::chosenCard() const
{
    const QModelIndex current = m_table->currentIndex();
    return current.isValid() ? std::optional(m_model->cardAt(current.row())) : std::nullopt;
}

void CardsPanel::addChosen(bool toTeam)
{
    if (const auto card = chosenCard())
        addToDeck(m_desk, *card, toTeam ? Zone::Team : usualZone(m_desk.box.cards[*card]));
}

} // namespace dossier
