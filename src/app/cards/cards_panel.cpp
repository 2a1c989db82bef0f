#include "app/cards/cards_panel.h"

#include "app/card_face/big_card.h"
#include "app/card_face/card_dock.h"
#include "app/cards/card_columns.h"
#include "app/cards/card_grid.h"
#include "app/cards/card_list_model.h"
#include "app/cards/card_views.h"
#include "app/cards/filter_panel.h"
#include "app/cards/search_help.h"
#include "app/docks/dock_area.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/widgets/checkable_menu.h"
#include "app/widgets/desk.h"
#include "app/widgets/search_box.h"
#include "app/widgets/view_memory.h"
#include "box/game_data.h"
#include "desk/deck_words.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "desk/plain_tip.h"
#include "desk/search/card_search.h"
#include "desk/searched_heaps.h"
#include "desk/settings.h"
#include "domain/search/query_facets.h"

#include <QButtonGroup>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QShortcut>
#include <QSlider>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace dossier {

namespace {

constexpr int kUsualTile = 150;
constexpr int kFiltersWidth = 51 * kGrid;
constexpr int kFiltersWidthLarge = 68 * kGrid; // with large text
constexpr int kCardWidth = 77 * kGrid;
constexpr int kWidthForThree = 230 * kGrid; // filters, a search line one can read, a card

} // namespace

CardsPanel::CardsPanel(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_finder(std::make_unique<CardSearch>(desk))
    , m_model(new CardListModel(desk, this))
    , m_search(new SearchBox(desk.appearance, this))
    , m_filters(new FilterPanel(desk, this))
    , m_views(new CardViews(desk, m_model, this))
    , m_card(new CardDock(desk, this))
    , m_filtersButton(button(Glyph::Filter, QStringLiteral("showFilters"), tr("Filters")))
    , m_tableButton(button(Glyph::Table, QStringLiteral("showTable"), tr("As a table")))
    , m_gridButton(button(Glyph::Grid, QStringLiteral("showGrid"), tr("As pictures")))
    , m_columnsButton(new QToolButton(this))
    , m_zoom(new QSlider(Qt::Horizontal, this))
    , m_docks(new DockArea(desk, QStringLiteral("cards"), this))
    , m_filtersDock(&m_docks->add(QStringLiteral("cards.filters"), tr("Filters"), Qt::LeftDockWidgetArea,
                                  [this] { return m_filters; }))
    , m_cardDock(
          &m_docks->add(QStringLiteral("cards.card"), tr("Card"), Qt::RightDockWidgetArea, [this] { return m_card; }))
{
    setObjectName(QStringLiteral("cardsPanel"));
    createLayout();
    connectSignals();
    showAsPictures(desk.settings.cardsAsPictures());
    if (const auto left = desk.memory.take<Left>(objectName())) {
        m_search->setText(left->query);
        m_chosen = left->card;
    }
    search(m_search->text());
}

CardsPanel::~CardsPanel()
{
    m_desk.settings.setTileWidth(m_views->grid().tileWidth());
    m_desk.memory.leave(objectName(), Left{m_search->text(), m_views->card()});
}

void CardsPanel::jumpTo(CardIndex card)
{
    if (m_model->rowOf(card) < 0)
        m_search->setText({});
    m_views->choose(card);
    m_views->setFocus();
}

void CardsPanel::focusSearch()
{
    m_search->focus();
}

void CardsPanel::searchFor(const QString& query)
{
    m_search->setText(query);
    m_views->setFocus();
}

void CardsPanel::showAsPictures(bool pictures)
{
    (pictures ? m_gridButton : m_tableButton)->setChecked(true);
    m_zoom->setVisible(pictures);
    m_columnsButton->setVisible(!pictures);
    m_views->showAsPictures(pictures);
    m_desk.settings.setCardsAsPictures(pictures);
}

void CardsPanel::showFilters(bool shown)
{
    shown ? m_filtersDock->show() : m_docks->close(*m_filtersDock);
    m_filtersButton->setChecked(shown);
}

void CardsPanel::showHelp()
{
    if (!m_help) {
        m_help = new SearchHelp(m_desk.appearance, this);
        connect(m_help, &SearchHelp::exampleChosen, m_search, &SearchBox::setText);
    }
    m_help->popUp(*m_search);
}

QLayout* CardsPanel::createBar()
{
    auto* kinds = new QButtonGroup(this);
    kinds->addButton(m_tableButton);
    kinds->addButton(m_gridButton);
    m_zoom->setObjectName(QStringLiteral("zoom"));
    m_zoom->setAccessibleName(tr("Size of the pictures"));
    m_zoom->setToolTip(tr("Size of the pictures (Ctrl and the wheel)"));
    m_zoom->setRange(CardGrid::kLeastWidth, CardGrid::kMostWidth);
    m_zoom->setPageStep(32);
    m_zoom->setFixedSize(24 * kGrid, m_gridButton->height()); // in one line with the buttons
    m_columnsButton->setObjectName(QStringLiteral("cardColumns"));
    m_columnsButton->setText(tr("Columns"));
    m_columnsButton->setAccessibleName(tr("Columns of the table"));
    m_columnsButton->setToolTip(tr("Which columns are shown"));
    m_columnsButton->setAutoRaise(true);
    m_columnsButton->setFocusPolicy(Qt::TabFocus);
    m_columnsButton->setFixedHeight(m_gridButton->height());
    m_columnsButton->setPopupMode(QToolButton::InstantPopup);
    m_columnsButton->setMenu(createColumnMenu());
    const int width = m_desk.settings.tileWidth();
    m_views->grid().setTileWidth(width > 0 ? width : kUsualTile);
    m_zoom->setValue(m_views->grid().tileWidth());
    auto* bar = new QHBoxLayout;
    bar->setSpacing(kGrid);
    bar->addWidget(m_filtersButton, 0, Qt::AlignTop);
    bar->addWidget(m_search, 1);
    bar->addSpacing(2 * kGrid);
    bar->addWidget(m_zoom, 0, Qt::AlignTop);
    bar->addWidget(m_columnsButton, 0, Qt::AlignTop);
    bar->addWidget(m_tableButton, 0, Qt::AlignTop);
    bar->addWidget(m_gridButton, 0, Qt::AlignTop);
    return bar;
}

void CardsPanel::createLayout()
{
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, kGrid, 0, 0);
    column->addLayout(createBar());
    column->addWidget(m_views, 1);
    middle->setFocusProxy(m_views);
    m_docks->setCentralWidget(middle);
    m_filtersDock->content();
    m_cardDock->content();
    const bool large = m_desk.appearance.textPercent() > 125;
    m_docks->setUsualSize(*m_filtersDock, large ? kFiltersWidthLarge : kFiltersWidth, Qt::Horizontal);
    m_docks->setUsualSize(*m_cardDock, kCardWidth, Qt::Horizontal);
    m_docks->closeUsuallyBelow(*m_filtersDock, kWidthForThree);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(4 * kGrid, 2 * kGrid, 4 * kGrid, 3 * kGrid);
    all->addWidget(m_docks);
    m_docks->restore();
}

void CardsPanel::connectSignals()
{
    connect(m_search, &SearchBox::searched, this, &CardsPanel::search);
    connect(m_search, &SearchBox::leftDownwards, m_views, &CardViews::enterList);
    connect(m_search, &SearchBox::helpWanted, this, &CardsPanel::showHelp);
    connect(m_filters, &FilterPanel::ticked, this, &CardsPanel::tick);
    connect(m_filters, &FilterPanel::searchWanted, m_search, &SearchBox::setText);
    connect(m_filtersButton, &QToolButton::clicked, this, &CardsPanel::showFilters);
    connect(m_filtersDock, &Dock::cameToFront, this, &CardsPanel::showFacets);
    connect(m_docks, &DockArea::settled, this, [this] { m_filtersButton->setChecked(m_filtersDock->isOpen()); });
    connect(m_gridButton, &QToolButton::toggled, this, &CardsPanel::showAsPictures);
    connect(m_zoom, &QSlider::valueChanged, &m_views->grid(), &CardGrid::setTileWidth);
    connect(&m_views->grid(), &CardGrid::tileWidthChanged, m_zoom, &QSlider::setValue);
    connect(m_views, &CardViews::menuWanted, this, &CardsPanel::openCardMenu);
    connect(m_views, &CardViews::cardChanged, this, [this] {
        m_card->show(m_views->card());
        if (m_bigCard && m_bigCard->isVisible() && m_views->card())
            m_bigCard->show(*m_views->card());
    });
    connect(m_views, &CardViews::taken, this, &CardsPanel::addChosen);
    connect(m_views, &CardViews::ownedWanted, this, &CardsPanel::changeOwned);
    connect(m_views, &CardViews::lookedAt, this, &CardsPanel::lookAtChosen);
    connect(m_views, &CardViews::titleWanted, this, &CardsPanel::searchTitle);
    connect(m_card, &CardDock::rulingsWanted, this, &CardsPanel::rulingsWanted);
    connect(m_card, &CardDock::ruleWanted, this, &CardsPanel::ruleWanted);
    connect(&m_desk.owned.searched(), &SearchedHeaps::read, this, [this] {
        if (m_waits)
            search(m_search->text());
    });
    auto* help = new QShortcut(QKeySequence(Qt::Key_Question), this);
    help->setContext(Qt::WidgetWithChildrenShortcut);
    connect(help, &QShortcut::activated, this, &CardsPanel::showHelp);
}

// The first count needs the index of all cards: the window is shown before.
void CardsPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    QTimer::singleShot(0, this, &CardsPanel::showFacets);
}

// A search that is not understood finds nothing; the search box says why.
void CardsPanel::search(const QString& query)
{
    if (const auto card = m_views->card())
        m_chosen = card;
    CardSearch::Found found = m_finder->find(query);
    m_waits = found.mustWait;
    if (m_waits) {
        m_search->complain({}, 0, 0);
        showCards({}, true, found.problem.toHtmlEscaped());
        return m_search->setCount({});
    }
    m_search->complain(found.problem, found.faultAt, found.faultLength);
    const bool understood = found.problem.isEmpty();
    m_filters->setQuery(understood ? query : QString());
    const bool any = !found.cards.empty();
    showCards(std::move(found.cards), found.ordered,
              any ? QString() : (understood ? nothingFound(query) : notUnderstood()));
    m_search->setCount(understood ? tr("%n card(s)", nullptr, m_model->rowCount()) : QString());
}

void CardsPanel::showCards(std::vector<CardIndex> cards, bool ordered, const QString& nothing)
{
    m_model->showCards(std::move(cards), ordered);
    m_views->showFound(nothing, ordered);
    setFocusProxy(m_model->rowCount() > 0 ? static_cast<QWidget*>(m_views) : m_search); // where one can go on
    m_views->choose(m_chosen);
    if (m_model->rowCount() == 0)
        m_card->show(std::nullopt);
    showFacets();
}

void CardsPanel::showFacets()
{
    if (m_filters->isVisible())
        m_filters->showFacets(m_finder->facets(m_search->text()));
}

void CardsPanel::tick(QueryField field, int place, bool on)
{
    const std::string word = m_finder->wordOf(field, place);
    const std::string text = m_search->text().toStdString();
    m_search->setText(QString::fromStdString(on ? withTerm(text, field, word) : withoutTerm(text, field, word)));
}

QString CardsPanel::nothingFound(const QString& query) const
{
    QStringList links;
    for (const QString& title : m_finder->nearTitles(query))
        links << QStringLiteral("<a href=\"%1\">%1</a>").arg(title.toHtmlEscaped());
    const QString advice = links.isEmpty() ? tr("Try fewer words, or press Esc to see all cards.")
                                           : tr("Did you mean %1?").arg(links.join(QStringLiteral(" · ")));
    return tr("No card matches.") + QStringLiteral("<br>") + advice;
}

// Why stands below the search box already.
QString CardsPanel::notUnderstood()
{
    return tr("This search is not understood.") + QStringLiteral("<br>") +
           tr("Press ? to see what can be searched for, or Esc to see all cards.");
}

void CardsPanel::searchTitle(const QString& title)
{
    QString words = title;
    words.remove(QLatin1Char('"')); // titles are compared without their signs
    m_search->setText(QLatin1Char('"') + words + QLatin1Char('"'));
    m_views->setFocus();
}

void CardsPanel::addChosen(bool toTeam)
{
    if (const auto card = m_views->card())
        addToDeck(m_desk, *card, toTeam ? Zone::Team : usualZone(m_desk.box.cards[*card]));
}

void CardsPanel::changeOwned(int change)
{
    const auto card = m_views->card();
    if (!card)
        return;
    if (change > 0)
        m_desk.owned.add(*card, change);
    else
        m_desk.owned.remove(*card, -change);
}

void CardsPanel::lookAtChosen()
{
    if (!m_views->card())
        return;
    if (!m_bigCard) {
        m_bigCard = new BigCard(m_desk, window(), m_views);
        connect(m_bigCard, &BigCard::stepWanted, m_views, &CardViews::step);
    }
    m_bigCard->show(*m_views->card());
}

QMenu* CardsPanel::createColumnMenu()
{
    auto* menu = new CheckableMenu(m_columnsButton);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        m_views->columns().fillMenu(*menu);
    });
    return menu;
}

void CardsPanel::openCardMenu(const QPoint& place)
{
    const auto card = m_views->card();
    if (!card)
        return;
    const auto& facts = m_desk.box.cards[*card];
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(facts.type == CardType::XFile ? tr("Make it the X-File") : tr("Add to deck"), this,
                    [this] { addChosen(false); });
    if (facts.type == CardType::Agent)
        menu->addAction(tr("Add to Team"), this, [this] { addChosen(true); });
    menu->addSeparator();
    menu->addAction(tr("One copy more in the collection"), this, [this] { changeOwned(1); });
    menu->addAction(tr("One copy less in the collection"), this, [this] { changeOwned(-1); })
        ->setEnabled(m_desk.owned.copies(*card) > 0);
    menu->addSeparator();
    menu->addAction(tr("Big picture"), this, &CardsPanel::lookAtChosen);
    menu->addAction(tr("Rules and rulings"), this, [this, card] { emit rulingsWanted(*card); });
    menu->addSeparator();
    const auto copy = [](const std::string& words) {
        return [words] { QGuiApplication::clipboard()->setText(QString::fromStdString(words)); };
    };
    menu->addAction(tr("Copy the title"), this, copy(facts.title));
    menu->addAction(tr("Copy the number"), this, copy(facts.id));
    menu->popup(place);
}

QToolButton* CardsPanel::button(Glyph glyph, const QString& name, const QString& words)
{
    auto* made = new QToolButton(this);
    made->setObjectName(name);
    made->setIcon(icon(glyph, m_desk.appearance));
    made->setCheckable(true);
    made->setAutoRaise(true);
    made->setFocusPolicy(Qt::TabFocus);
    made->setToolTip(plainTip(words));
    made->setAccessibleName(words);
    const int side = m_desk.appearance.theme().rowHeight + kGrid;
    made->setFixedSize(side, side);
    return made;
}

} // namespace dossier
