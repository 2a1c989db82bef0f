#include "app/decks/pool_page.h"

#include "app/theme/appearance.h"
#include "app/widgets/card_table.h"
#include "app/widgets/card_table_model.h"
#include "app/widgets/desk.h"
#include "app/widgets/row_delegate.h"
#include "app/widgets/row_keys.h"
#include "app/widgets/search_box.h"
#include "box/game_data.h"
#include "desk/deck_words.h"
#include "desk/owned_cards.h"
#include "desk/searched_heaps.h"
#include "desk/settings.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier {

PoolPage::PoolPage(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_finder(desk)
    , m_model(new CardTableModel(desk.box.cards, desk.owned, desk.openDeck, this))
    , m_search(new SearchBox(desk.appearance, this))
    , m_owned(new QCheckBox(tr("Only cards I own"), this))
    , m_table(new QTableView(this))
    , m_nothing(new QWidget(this))
    , m_why(new QLabel(m_nothing))
    , m_more(new QPushButton(m_nothing))
{
    setObjectName(QStringLiteral("poolPage"));
    m_search->beShort(QStringLiteral("poolSearch"));
    createTable();
    createNothing();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    column->addWidget(m_search);
    column->addWidget(m_owned);
    column->addWidget(m_table, 1);
    column->addWidget(m_nothing, 1);
    setFocusProxy(m_table);
    connect(m_search, &SearchBox::searched, this, &PoolPage::search);
    m_owned->setObjectName(QStringLiteral("poolOwned"));
    m_owned->setToolTip(tr("Here, among the X-Files, and where the problems of a deck are repaired: a Team proposed, "
                           "missing cards added"));
    m_owned->setChecked(desk.settings.onlyOwnedCards());
    connect(m_owned, &QCheckBox::toggled, this, [this](bool only) {
        m_desk.settings.setOnlyOwnedCards(only);
        search(m_search->text());
        emit ownedOnlyChanged();
    });
    connect(&desk.owned, &OwnedCards::changed, this, [this] {
        if (m_owned->isChecked())
            search(m_search->text());
    });
    connect(m_search, &SearchBox::leftDownwards, m_table, [this] { goDownTo(*m_table); });
    connect(&desk.owned.searched(), &SearchedHeaps::read, this, [this] {
        if (m_waits)
            search(m_search->text());
    });
    search({});
}

void PoolPage::createTable()
{
    m_table->setObjectName(QStringLiteral("poolTable"));
    m_table->setAccessibleName(tr("Cards to add to the deck"));
    m_model->putTitlesFirst();
    m_table->setModel(m_model);
    m_table->setItemDelegate(new RowDelegate(m_desk.appearance, this));
    dressTable(*m_table, m_desk.appearance.theme());
    letRowsBreak(*m_table);
    for (const int column :
         {CardTableModel::Number, CardTableModel::Type, CardTableModel::RarityColumn, CardTableModel::Owned})
        m_table->setColumnHidden(column, true);
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionResizeMode(CardTableModel::Title, QHeaderView::Stretch);
    // The title takes what these leave.
    const QFontMetrics text(m_desk.appearance.theme().text);
    for (const int column : {CardTableModel::CostColumn, CardTableModel::InDeck}) {
        const QString head = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        header->resizeSection(column, std::max(12 * kGrid, text.horizontalAdvance(head) + 4 * kGrid));
    }
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->setSortIndicator(CardTableModel::Title, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
    m_table->setDragEnabled(true);
    m_table->setDragDropMode(QAbstractItemView::DragOnly);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        if (now.isValid())
            emit cardChosen(m_model->cardAt(now.row()));
    });
    connect(m_table, &QTableView::doubleClicked, this, [this] { addChosen(false); });
    auto* keys = new RowKeys(m_table);
    connect(keys, &RowKeys::chosen, this, [this] { addChosen(false); });
    connect(keys, &RowKeys::more, this, [this] { addChosen(false); });
    connect(keys, &RowKeys::chosenToTeam, this, [this] { addChosen(true); });
}

void PoolPage::createNothing()
{
    m_nothing->hide();
    m_why->setObjectName(QStringLiteral("poolNothing"));
    m_why->setWordWrap(true);
    m_more->setObjectName(QStringLiteral("poolShowMore"));
    auto* column = new QVBoxLayout(m_nothing);
    column->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(m_why);
    column->addWidget(m_more, 0, Qt::AlignLeft);
    column->addStretch(1);
    connect(m_more, &QPushButton::clicked, this, [this] {
        m_table->setFocus(); // the button goes
        if (m_owned->isChecked())
            m_owned->setChecked(false);
        else
            m_search->setText({});
    });
}

// Why the list is empty, and the way out of it.
void PoolPage::sayNothing(std::size_t found)
{
    const bool nothing = m_model->rowCount() == 0;
    m_table->setHidden(nothing);
    m_nothing->setVisible(nothing);
    setFocusProxy(nothing ? static_cast<QWidget*>(m_search) : m_table);
    const bool owned = m_owned->isChecked();
    const bool ownsAny = m_desk.owned.totalCopies() > 0;
    m_why->setText(!owned       ? tr("No card matches.")
                   : found == 0 ? tr("No card matches, and only those you own are listed.")
                   : ownsAny    ? tr("You own none of the %n card(s) that match(es).", nullptr, static_cast<int>(found))
                                : tr("Only cards you own are listed, and your collection is empty."));
    m_more->setText(owned ? tr("Show all cards") : tr("Clear the search"));
}

void PoolPage::search(const QString& query)
{
    const CardSearch::Found found = m_finder.find(query);
    m_waits = found.mustWait;
    if (m_waits) {
        m_search->complain({}, 0, 0);
        return m_search->setCount(QStringLiteral("…"));
    }
    m_search->complain(found.problem, found.faultAt, found.faultLength);
    if (!found.problem.isEmpty())
        return;
    std::vector<CardIndex> cards = found.cards;
    const std::size_t all = cards.size();
    if (m_owned->isChecked())
        std::erase_if(cards, [this](CardIndex card) { return m_desk.owned.copies(card) == 0; });
    m_model->showCards(cards, found.ordered);
    pointToOrder(*m_table, *m_model, found.ordered);
    m_search->setCount(QString::number(m_model->rowCount()));
    if (m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(0, CardTableModel::Title));
    sayNothing(all);
}

void PoolPage::addChosen(bool toTeam)
{
    const QModelIndex chosen = m_table->currentIndex();
    if (!chosen.isValid())
        return;
    const CardIndex card = m_model->cardAt(chosen.row());
    addToDeck(m_desk, card, toTeam ? Zone::Team : usualZone(m_desk.box.cards[card]));
}

} // namespace dossier
