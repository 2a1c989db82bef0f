#include "app/playtest/cards_page.h"

#include "app/theme/appearance.h"
#include "app/widgets/card_table.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "app/widgets/row_delegate.h"
#include "box/game_data.h"

#include <QHeaderView>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

namespace dossier {

namespace {

// Widths in letters of the text.
constexpr int kWhiskerLetters = 20;
constexpr int kTitleLetters = 24;

} // namespace

CardsPage::CardsPage(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_model(new CardFiguresModel(this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_table(new QTableView(this))
    , m_worth(new QPushButton(tr("True &worth of the chosen cards"), this))
    , m_exchange(new QPushButton(tr("&Exchange it …"), this))
{
    setObjectName(QStringLiteral("cardsPage"));
    createTable(desk);
    createLayout(desk);
    connect(m_worth, &QPushButton::clicked, this, [this] { emit worthWanted(chosen()); });
    connect(m_exchange, &QPushButton::clicked, this, [this] { emit exchangeWanted(chosen().front().entry.card); });
    settle();
}

void CardsPage::createTable(const Desk& desk)
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(kSortRole);
    m_sorted->setSortLocaleAware(true);
    dressTable(*m_table, desk.appearance.theme());
    m_table->setObjectName(QStringLiteral("cardFigures"));
    m_table->setAccessibleName(tr("What each card did for the deck"));
    m_table->setModel(m_sorted);
    m_table->setItemDelegate(new RowDelegate(desk.appearance, m_table));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(CardFiguresModel::Drawn, Qt::DescendingOrder);
    letRowsBreak(*m_table, whiskerHeight(desk.appearance.theme()));
    const int letter = QFontMetrics(desk.appearance.theme().text).averageCharWidth();
    for (const int column :
         {CardFiguresModel::Opening, CardFiguresModel::Drawn, CardFiguresModel::Played, CardFiguresModel::Worth})
        m_table->setColumnWidth(column, kWhiskerLetters * letter);
    m_table->setColumnWidth(CardFiguresModel::Copies, 6 * letter);
    m_table->resizeColumnToContents(CardFiguresModel::Difference);
    giveRest(*m_table, CardFiguresModel::Title, kTitleLetters * letter);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &CardsPage::settle);
    connect(m_model, &QAbstractItemModel::modelReset, this, &CardsPage::settle);
}

void CardsPage::createLayout(const Desk& desk)
{
    m_worth->setObjectName(QStringLiteral("trueWorth"));
    m_worth->setToolTip(tr("Plays the same games again with a blank in the card's place, for each chosen card"));
    m_exchange->setObjectName(QStringLiteral("exchangeCard"));
    m_exchange->setToolTip(tr("Tries other cards in its place"));
    auto* hint = new QuietLabel(
        tr("Won in % with the games behind it; dashed: the whole deck. A triangle: surely better or worse; a circle: "
           "not sure. These figures are biased: long games draw more cards, and who is ahead plays more. What a card "
           "adds is its true worth: the same games with a blank in its place."),
        desk.appearance, this);
    auto* buttons = new QVBoxLayout;
    buttons->addWidget(m_worth);
    buttons->addWidget(m_exchange);
    const bool isLarge = desk.appearance.textPercent() > 150; // both have no room in one row
    auto* below = new QBoxLayout(isLarge ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    below->setSpacing((isLarge ? 2 : 4) * kGrid);
    below->addWidget(hint, 1);
    below->addLayout(buttons);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(m_table, 1);
    column->addLayout(below);
}

void CardsPage::show(const PlayedSeries& series)
{
    m_model->show(series);
}

void CardsPage::showWorth(const std::vector<CardWorth>& cards)
{
    m_model->showWorth(cards);
}

void CardsPage::setRunning(bool running)
{
    m_running = running;
    settle();
}

std::vector<CardWorth> CardsPage::chosen() const
{
    std::vector<CardWorth> cards;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        cards.push_back(m_model->cardAt(m_sorted->mapToSource(index).row()));
    return cards;
}

// Of the Team nothing can be exchanged here: a search of exchanges is about the Bureau Deck.
void CardsPage::settle()
{
    const std::vector<CardWorth> cards = chosen();
    m_worth->setEnabled(!m_running && !cards.empty());
    m_exchange->setEnabled(!m_running && cards.size() == 1 && cards.front().zone == Zone::BureauDeck);
}

} // namespace dossier
