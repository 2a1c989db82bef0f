#include "app/decks/beside_deck.h"

#include "app/decks/cost_meter.h"
#include "app/decks/zone_list.h"
#include "app/theme/appearance.h"
#include "app/widgets/heading.h"
#include "app/widgets/view_memory.h"
#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/deck_words.h"
#include "desk/open_deck.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier {

namespace {

Desk deskWith(const Desk& desk, OpenDeck& deck)
{
    const InHand inHand{desk.box,        desk.texts,   desk.owned,    desk.free,     deck,
                        desk.shelf,      desk.history, desk.searches, desk.notices,  desk.settings,
                        desk.everything, desk.sets,    desk.places,   desk.language, desk.readOnly};
    return {inHand, desk.appearance, desk.ask, desk.pictures, desk.memory};
}

} // namespace

BesideDeck::BesideDeck(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_deck(desk.openDeck.another())
    , m_besideDesk(deskWith(desk, *m_deck))
    , m_before(desk.openDeck.id())
    , m_choice(new QComboBox(this))
    , m_status(new QuietLabel({}, desk.appearance, this))
    , m_teamHeading(new HeadingLabel({}, desk.appearance, this))
    , m_teamCost(new CostMeter(desk.appearance, this))
    , m_team(new ZoneList(m_besideDesk, Zone::Team, this))
    , m_bureauHeading(new HeadingLabel({}, desk.appearance, this))
    , m_bureau(new ZoneList(m_besideDesk, Zone::BureauDeck, this))
{
    setObjectName(QStringLiteral("besideDeckView"));
    desk.shelf.watch(*m_deck);
    createLayout();
    connectSignals();
    refresh();
    if (const auto left = desk.memory.take<std::int64_t>(objectName()))
        for (const DeckSummary& deck : desk.shelf.decks())
            if (deck.id == *left)
                open(deck.id);
}

BesideDeck::~BesideDeck()
{
    m_desk.memory.leave(objectName(), m_deck->id());
}

void BesideDeck::open(std::int64_t id)
{
    if (id == 0)
        for (const DeckSummary& deck : m_desk.shelf.decks())
            if (deck.id != m_desk.openDeck.id() && (id == 0 || deck.id == m_deck->id()))
                id = deck.id;
    if (id != 0 && id != m_desk.openDeck.id() && id != m_deck->id())
        m_deck->open(id);
    listDecks();
}

void BesideDeck::createLayout()
{
    m_choice->setObjectName(QStringLiteral("besideChoice"));
    m_choice->setAccessibleName(tr("The second deck"));
    m_choice->setFont(m_desk.appearance.theme().heading);
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(14);
    m_status->setObjectName(QStringLiteral("besideStatus"));
    m_status->setWordWrap(false);
    m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_team->setObjectName(QStringLiteral("besideTeam"));
    m_team->setAccessibleName(tr("Team of the second deck"));
    m_team->setInvitation(tr("No Agents yet."));
    m_bureau->setObjectName(QStringLiteral("besideBureau"));
    m_bureau->setAccessibleName(tr("Bureau Deck of the second deck"));
    m_bureau->setInvitation(tr("Empty. Drag cards here, or press M on a card of the other deck."));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_choice);
    column->addWidget(m_status);
    column->addSpacing(kGrid);
    column->addWidget(m_teamHeading);
    column->addWidget(m_teamCost);
    column->addWidget(m_team, 2);
    column->addWidget(m_bureauHeading);
    column->addWidget(m_bureau, 5);
    setFocusProxy(m_bureau);
}

void BesideDeck::connectSignals()
{
    for (ZoneList* list : {m_team, m_bureau}) {
        list->setOther(&m_desk.openDeck);
        connect(list, &ZoneList::cardChosen, this, &BesideDeck::cardChosen);
    }
    connect(m_choice, &QComboBox::activated, this, [this] { open(m_choice->currentData().toLongLong()); });
    connect(m_deck.get(), &OpenDeck::changed, this, &BesideDeck::refresh);
    connect(&m_desk.openDeck, &OpenDeck::opened, this, &BesideDeck::giveWay);
    connect(&m_desk.shelf, &DeckLibrary::changed, this, &BesideDeck::follow);
}

void BesideDeck::listDecks()
{
    const QSignalBlocker quiet(m_choice);
    m_choice->clear();
    for (const DeckSummary& deck : m_desk.shelf.decks())
        if (deck.id != m_desk.openDeck.id())
            m_choice->addItem(deck.name, static_cast<qlonglong>(deck.id));
    m_choice->setCurrentIndex(m_choice->findData(static_cast<qlonglong>(m_deck->id())));
}

// What was not seen is made good.
void BesideDeck::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    follow();
}

void BesideDeck::follow()
{
    if (!isVisible() || !m_deck->isOpen())
        return;
    const std::vector<DeckSummary> decks = m_desk.shelf.decks();
    if (std::ranges::find(decks, m_deck->id(), &DeckSummary::id) == decks.end()) {
        m_deck->close();
    } else if (auto stored = m_desk.shelf.load(m_deck->id()); stored && *stored != m_deck->deck()) {
        m_deck->follow(std::move(*stored));
    }
    listDecks();
}

void BesideDeck::giveWay()
{
    const std::int64_t now = m_desk.openDeck.id();
    if (now != 0 && now == m_deck->id()) {
        if (m_before != 0 && m_before != now)
            m_deck->open(m_before);
        else
            m_deck->close();
    }
    m_before = now;
    listDecks();
}

void BesideDeck::refresh()
{
    const Format format = m_deck->format();
    const int size = bureauDeckSize(m_deck->deck());
    const int cost = teamCost(m_deck->deck(), m_desk.box.cards);
    m_status->setText(m_deck->isOpen() ? statusLine(*m_deck, m_desk.box.cards) : tr("Choose a deck above."));
    m_teamHeading->setText(tr("Team"));
    m_teamCost->show(cost, format.teamCost);
    m_bureauHeading->setText(format.minimumSize > 0 ? tr("Bureau Deck  %1/%2").arg(size).arg(format.minimumSize)
                                                    : tr("Bureau Deck  %1").arg(size));
}

} // namespace dossier
