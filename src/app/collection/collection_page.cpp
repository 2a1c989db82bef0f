#include "app/collection/collection_page.h"

#include "app/collection/collection_view.h"
#include "app/collection/columns_button.h"
#include "app/collection/copies_pane.h"
#include "app/fitting/flow_layout.h"
#include "app/printing/print_dialog.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "app/widgets/search_box.h"
#include "app/widgets/view_memory.h"
#include "box/game_data.h"
#include "desk/free_copies.h"
#include "desk/history.h"
#include "desk/owned_cards.h"
#include "desk/searched_heaps.h"
#include "desk/settings.h"
#include "domain/collection/completion.h"
#include "importers/reading/card_line.h"

#include <QButtonGroup>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace dossier {

CollectionPage::CollectionPage(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_search(desk)
    , m_cards(new CollectionModel(desk, this))
    , m_filters(new QButtonGroup(this))
    , m_searchBox(new SearchBox(desk.appearance, this))
    , m_offer(new QPushButton(this))
    , m_print(new QPushButton(tr("Print …"), this))
    , m_table(new CollectionView(desk, *m_cards, this))
    , m_columns(new ColumnsButton(QStringLiteral("cardColumns"), *m_table, this))
    , m_empty(new Invitation(desk.appearance, this))
    , m_fill(m_empty->addButton(QString()))
    , m_tableOrEmpty(new QStackedWidget(this))
    , m_copies(new CopiesPane(desk, this))
    , m_splitter(new QSplitter(Qt::Vertical, this))
{
    setObjectName(QStringLiteral("collectionPage"));
    createLayout();
    connectSignals();
    const Left left = desk.memory.take<Left>(objectName()).value_or(Left());
    m_searchBox->setText(left.query);
    choose(left.which);
    m_table->setCurrentIndex(m_cards->index(0, CollectionModel::Have));
    if (left.card)
        m_table->chooseCard(*left.card);
}

CollectionPage::~CollectionPage()
{
    m_desk.settings.setSplitter(objectName(), m_splitter->saveState());
    m_desk.memory.leave(objectName(), Left{m_cards->shown(), m_searchBox->text(), m_table->currentCard()});
    delete m_table; // it speaks to the model, which belongs to this as well
}

QWidget* CollectionPage::createTop()
{
    auto* top = new QWidget(this);
    auto* flow = new FlowLayout(top);
    flow->setSpacing(kGrid);
    m_filters->setExclusive(true);
    for (int which = 0; which < kCardsShown; ++which) {
        auto* button = new QToolButton(top);
        button->setObjectName(QStringLiteral("show%1").arg(which));
        button->setCheckable(true);
        button->setFont(m_desk.appearance.theme().small);
        m_filters->addButton(button, which);
        flow->addWidget(button);
    }
    m_offer->setObjectName(QStringLiteral("collectionOffer"));
    m_print->setObjectName(QStringLiteral("collectionPrint"));
    for (QPushButton* button : {m_offer, m_print}) {
        button->setFont(m_desk.appearance.theme().small);
        flow->addWidget(button);
    }
    return top;
}

void CollectionPage::createLayout()
{
    m_searchBox->nameLine(QStringLiteral("cardsSearch"), tr("A title, or t:site, own>=2, loc:\"binder 1\" …"),
                          tr("Search the cards of the collection"));
    m_empty->setObjectName(QStringLiteral("collectionEmpty"));
    m_fill->setObjectName(QStringLiteral("collectionFill"));
    m_table->setMinimumHeight(m_table->horizontalHeader()->sizeHint().height() + m_desk.appearance.theme().rowHeight);
    m_tableOrEmpty->addWidget(m_table);
    m_tableOrEmpty->addWidget(m_empty);
    auto* searching = new QHBoxLayout;
    searching->addWidget(m_searchBox, 1);
    searching->addWidget(m_columns, 0, Qt::AlignTop);
    auto* cards = new QWidget(this);
    auto* column = new QVBoxLayout(cards);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(createTop());
    column->addLayout(searching);
    column->addWidget(m_tableOrEmpty, 1);
    m_columns->setFixedHeight(m_searchBox->sizeHint().height());
    setTabOrder(m_columns, m_table);
    m_splitter->addWidget(cards);
    m_splitter->addWidget(m_copies);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({1000, 1});
    m_splitter->restoreState(m_desk.settings.splitter(objectName()));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_splitter);
}

// In a low window the cards have the room; the copies have a page of their own.
void CollectionPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    constexpr int kFewestRows = 2;
    const int rows = kFewestRows * m_desk.appearance.theme().rowHeight;
    const int cards = m_splitter->widget(0)->minimumSizeHint().height() + rows;
    m_copies->setVisible(height() >= cards + m_copies->minimumSizeHint().height());
}

void CollectionPage::connectSignals()
{
    connect(m_filters, &QButtonGroup::idClicked, this, [this](int which) { choose(static_cast<CardsShown>(which)); });
    connect(m_searchBox, &SearchBox::searched, this, &CollectionPage::search);
    connect(m_searchBox, &SearchBox::helpWanted, this, [this] { emit searchHelpWanted(*m_searchBox); });
    connect(m_searchBox, &SearchBox::leftDownwards, this, [this] {
        if (goDownTo(*m_table) && !m_table->currentIndex().isValid())
            m_table->setCurrentIndex(m_cards->index(0, CollectionModel::Have));
    });
    connect(&m_desk.owned.searched(), &SearchedHeaps::read, this, &CollectionPage::search);
    connect(m_cards, &CollectionModel::refreshed, this, &CollectionPage::refresh);
    connect(m_table, &CollectionView::cardChanged, this, [this] {
        m_copies->showCard(m_table->currentCard());
        emit cardChanged();
    });
    connect(m_table, &CollectionView::movingWanted, m_copies, &CopiesPane::moveCopies);
    connect(m_table, &CollectionView::lendingWanted, m_copies, &CopiesPane::lendCopies);
    connect(m_offer, &QPushButton::clicked, this, &CollectionPage::offer);
    connect(m_print, &QPushButton::clicked, this, &CollectionPage::print);
    connect(m_fill, &QPushButton::clicked, this, &CollectionPage::leaveEmpty);
}

void CollectionPage::show(CardsShown which, const QString& query)
{
    m_searchBox->setText(query);
    choose(which);
    m_table->setFocus();
    if (!m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_cards->index(0, CollectionModel::Have));
}

void CollectionPage::chooseCard(CardIndex card)
{
    m_table->chooseCard(card);
}

std::optional<CardIndex> CollectionPage::currentCard() const
{
    return m_table->currentCard();
}

void CollectionPage::choose(CardsShown which)
{
    m_filters->button(static_cast<int>(which))->setChecked(true);
    m_cards->show(which);
}

void CollectionPage::search()
{
    const CardSearch::Found found = m_search.find(m_searchBox->text());
    m_searchBox->complain(found.problem, found.faultAt, found.faultLength);
    if (!found.problem.isEmpty())
        return;
    if (found.ordered) // no column is what the rows go by
        m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    const QString words = m_searchBox->text();
    const bool again = m_searchedFor == words; // the heaps were read, and it is searched anew
    m_searchedFor = words;
    m_cards->showFound(found.cards, found.ordered, again);
}

void CollectionPage::refresh()
{
    const QString names[] = {tr("All"),   tr("Owned"), tr("Missing"),       tr("Wanted"),
                             tr("Spare"), tr("Lent"),  tr("In built decks")};
    static_assert(std::size(names) == kCardsShown);
    for (int which = 0; which < kCardsShown; ++which)
        m_filters->button(which)->setText(names[which] + QLatin1Char(' ') +
                                          QLocale().toString(m_cards->count(static_cast<CardsShown>(which))));
    const CardsShown shown = m_cards->shown();
    m_searchBox->setCount(countInWords());
    m_fill->setText(wayOut());
    m_fill->setVisible(!m_fill->text().isEmpty());
    m_empty->setWords({}, invitation());
    m_tableOrEmpty->setCurrentIndex(m_cards->rowCount() == 0 ? 1 : 0);
    bool left = false; // something to offer
    for (int row = 0; row < m_cards->rowCount() && !left; ++row) {
        const CardSums& sums = m_cards->sumsOf(m_cards->cardAt(row));
        left = shown == CardsShown::Missing ? sums.have == 0 && sums.want == 0 : sums.spare > sums.forTrade;
    }
    const bool all = m_cards->rowCount() == m_cards->count(shown);
    m_offer->setVisible(left && (shown == CardsShown::Missing || shown == CardsShown::Spare));
    m_offer->setText(shown == CardsShown::Spare ? tr("Offer them for trade")
                     : all                      ? tr("Put all on the want list")
                                                : tr("Put these on the want list"));
    m_print->setVisible(shown != CardsShown::Lent && shown != CardsShown::InDecks);
}

QString CollectionPage::countInWords() const
{
    // The line is for the search, too.
    constexpr std::size_t kMostNamed = 2; // sets
    constexpr qsizetype kLongestName = 16;
    const int of = m_cards->count(m_cards->shown());
    // A row that was just changed stays until the list is made anew, also where it is none of these any more.
    const int rows = m_cards->rowCount();
    const QString count = rows >= of ? tr("%n card(s)", nullptr, rows) : tr("%1 of %2 cards").arg(rows).arg(of);
    bool further = false;
    for (const Card& card : m_desk.box.cards.cards())
        further = further || !isOfBaseSet(card);
    if (!further)
        return count;
    std::vector<CardIndex> cards;
    for (int row = 0; row < m_cards->rowCount(); ++row)
        cards.push_back(m_cards->cardAt(row));
    std::ranges::sort(cards);
    std::vector<std::pair<std::string, int>> sets; // as they lie in the pool
    for (const CardIndex index : cards) {
        const std::string_view name = setName(m_desk.box.cards[index]);
        if (sets.empty() || sets.back().first != name)
            sets.emplace_back(name, 0);
        ++sets.back().second;
    }
    QStringList named;
    int others = 0;
    for (const auto& [set, many] : sets) {
        const QString name = QString::fromStdString(set);
        if ((sets.size() > kMostNamed || name.size() > kLongestName) && !named.isEmpty()) {
            others += many;
            continue;
        }
        named << tr("%1 %2", "of this set, so many")
                     .arg(name.size() > kLongestName ? name.left(kLongestName - 1) + QChar(0x2026) : name,
                          QString::number(many));
    }
    if (others > 0)
        named << tr("other sets %1").arg(others);
    return named.isEmpty() ? count : tr("%1: %2").arg(count, named.join(QStringLiteral(", ")));
}

QString CollectionPage::invitation() const
{
    if (!m_searchBox->text().trimmed().isEmpty())
        return tr("No card here matches the search.");
    switch (m_cards->shown()) {
    case CardsShown::Owned:
        return tr("Your collection goes here.\nType 63 above and press Enter: that is your first card.");
    case CardsShown::Missing:
        return tr("Nothing is missing: the set is complete.");
    case CardsShown::Wanted:
        return tr("Nothing is wanted. Write a number into the column “Want” of any card.");
    case CardsShown::Spare:
        return tr("You have no more than %1 free copies of anything.").arg(kKeptCopies);
    case CardsShown::Lent:
        return tr("Nobody has cards of yours.");
    case CardsShown::InDecks:
        return tr("No copy lies in a built deck. A deck that is only an idea needs none.");
    default:
        return {};
    }
}

// Of where there is nothing, by a button; none where nothing is to be done.
QString CollectionPage::wayOut() const
{
    if (!m_searchBox->text().trimmed().isEmpty())
        return tr("Clear the search");
    switch (m_cards->shown()) {
    case CardsShown::Owned:
        return tr("Enter a card");
    case CardsShown::Wanted:
        return m_cards->count(CardsShown::Missing) > 0 ? tr("Show what is missing") : QString();
    case CardsShown::Spare:
    case CardsShown::Lent:
    case CardsShown::InDecks:
        return m_cards->count(CardsShown::Owned) > 0 ? tr("Show what you own") : tr("Enter a card");
    default:
        return {};
    }
}

void CollectionPage::leaveEmpty()
{
    if (!m_searchBox->text().trimmed().isEmpty())
        return show(m_cards->shown(), {});
    if (m_cards->shown() == CardsShown::Wanted)
        return show(CardsShown::Missing, {});
    m_cards->count(CardsShown::Owned) > 0 ? show(CardsShown::Owned, {}) : emit entryWanted();
}

void CollectionPage::offer()
{
    m_cards->shown() == CardsShown::Spare ? tradeAllSpare() : wantAllMissing();
}

void CollectionPage::wantAllMissing()
{
    std::vector<OwnedCard> wishes;
    for (int row = 0; row < m_cards->rowCount(); ++row) {
        const CardIndex card = m_cards->cardAt(row);
        if (const CardSums& sums = m_cards->sumsOf(card); sums.have == 0 && sums.want == 0) {
            OwnedCard wish;
            wish.card = m_desk.box.cards[card].id;
            wish.wanted = 1;
            wishes.push_back(std::move(wish));
        }
    }
    m_desk.history.tell([&] {
        return m_desk.owned.merge(wishes, MergeMode::Add)
                   ? tr("%n card(s) went on the want list.", nullptr, static_cast<int>(wishes.size()))
                   : QString();
    });
}

// Of each card the copies to spare are offered, from its heaps at hand in order.
void CollectionPage::tradeAllSpare()
{
    std::vector<StoredHeap> heaps;
    int cards = 0;
    for (int row = 0; row < m_cards->rowCount(); ++row) {
        const CardIndex card = m_cards->cardAt(row);
        const CardSums& sums = m_cards->sumsOf(card);
        if (sums.spare == 0)
            continue;
        const std::vector<StoredHeap> offered =
            withOffered(m_desk.owned.heapsOf(m_desk.box.cards[card].id), sums.spare);
        cards += offered.empty() ? 0 : 1;
        heaps.insert(heaps.end(), offered.begin(), offered.end());
    }
    if (heaps.empty())
        return;
    m_desk.history.tell([&] {
        return m_desk.owned.change(heaps) ? tr("Spare copies of %n card(s) are for trade.", nullptr, cards) : QString();
    });
}

void CollectionPage::print()
{
    PrintDialog& dialog = showPrintDialog(m_desk, *window());
    switch (m_cards->shown()) {
    case CardsShown::Spare:
        return dialog.choose(PrintKind::TradeList);
    case CardsShown::Wanted:
        return dialog.choose(PrintKind::WantList);
    case CardsShown::Owned:
        return dialog.choose(PrintKind::Collection);
    default:
        return dialog.choose(PrintKind::Checklist);
    }
}

} // namespace dossier
