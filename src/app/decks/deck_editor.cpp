#include "app/decks/deck_editor.h"

#include "app/decks/cost_meter.h"
#include "app/decks/deck_filing.h"
#include "app/decks/deck_filter.h"
#include "app/decks/deck_head.h"
#include "app/decks/reading_report.h"
#include "app/decks/xfile_slot.h"
#include "app/decks/zone_list.h"
#include "app/decks/zone_model.h"
#include "app/entry/card_entry_line.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_words.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/game_data.h"
#include "desk/deck_words.h"
#include "desk/notices.h"
#include "desk/open_deck.h"
#include "desk/plain_tip.h"
#include "desk/settings.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

namespace dossier {

namespace {

constexpr int kLeastRows = 2; // of the Bureau Deck, in the lowest window

} // namespace

DeckEditor::DeckEditor(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_head(new DeckHead(desk, this))
    , m_filing(new DeckFiling(desk, this))
    , m_xFile(new XFileSlot(desk, this))
    , m_teamHeading(new HeadingLabel({}, desk.appearance, this))
    , m_teamCost(new CostMeter(desk.appearance, this))
    , m_team(new ZoneList(desk, Zone::Team, this))
    , m_teamTotals(new QuietLabel({}, desk.appearance, this))
    , m_bureauHeading(new HeadingLabel({}, desk.appearance, this))
    , m_grouping(new QComboBox(this))
    , m_bureau(new ZoneList(desk, Zone::BureauDeck, this))
    , m_entry(new CardEntryLine(desk.box.cards, this))
    , m_filter(new DeckFilter(desk, *m_team, *m_bureau, this))
    , m_reading(new ReadingReport(desk, this))
{
    setObjectName(QStringLiteral("deckEditor"));
    createLayout();
    connectSignals();
    refresh();
    setFocusProxy(m_bureau);
}

void DeckEditor::showReading(const QString& source, const DeckReading& reading)
{
    m_reading->show(source, reading);
}

void DeckEditor::focusEntry()
{
    m_entry->setFocus();
}

void DeckEditor::focusName()
{
    m_head->focusName();
}

void DeckEditor::focusFilter()
{
    m_filter->focus();
}

void DeckEditor::focusFolder()
{
    m_filing->focusFolder();
}

void DeckEditor::setOther(OpenDeck* deck)
{
    m_team->setOther(deck);
    m_bureau->setOther(deck);
}

QWidget* DeckEditor::createLeft()
{
    m_teamTotals->setObjectName(QStringLiteral("teamTotals"));
    m_teamTotals->setFont(m_desk.appearance.theme().small);
    m_team->setObjectName(QStringLiteral("teamList"));
    m_team->setAccessibleName(tr("Team"));
    m_team->setInvitation(tr("Agents who start the game: type one in the line at the right and press Ctrl+Enter."));
    m_team->showAll();
    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 2 * kGrid, 0);
    column->addWidget(m_xFile);
    column->addSpacing(kGrid);
    column->addWidget(m_teamHeading);
    column->addWidget(m_teamCost);
    column->addWidget(m_team);
    column->addWidget(m_teamTotals);
    column->addStretch(1);
    auto* frame = new QScrollArea(this);
    frame->setObjectName(QStringLiteral("teamFrame"));
    frame->setAccessibleName(tr("X-File and Team"));
    frame->setFocusPolicy(Qt::NoFocus); // what is in it takes the keyboard
    frame->setWidget(left);
    frame->setWidgetResizable(true);
    frame->setFrameShape(QFrame::NoFrame);
    frame->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    frame->viewport()->setBackgroundRole(QPalette::Window);
    // With large text what is in it is as wide as its longest words.
    const int wide = 30 * kGrid * std::max(m_desk.appearance.textPercent(), 100) / 100;
    m_team->setMinimumWidth(wide);
    m_teamHeading->setWordWrap(true);
    frame->setMinimumWidth(wide + 2 * kGrid + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    const auto bringIntoSight = [this, frame](const QModelIndex& index) {
        const QRect row = m_team->visualRect(index);
        const QPoint middle = m_team->mapTo(frame->widget(), row.center());
        frame->ensureVisible(middle.x(), middle.y(), 0, row.height());
    };
    connect(m_team->selectionModel(), &QItemSelectionModel::currentChanged, frame, bringIntoSight);
    connect(
        &m_team->cards(), &ZoneModel::grew, frame,
        [this, bringIntoSight](CardIndex card) { bringIntoSight(m_team->cards().index(m_team->cards().rowOf(card))); },
        Qt::QueuedConnection); // the list has its new height then
    return frame;
}

QLayout* DeckEditor::createBureauHead()
{
    m_grouping->setObjectName(QStringLiteral("bureauGrouping"));
    m_grouping->setAccessibleName(tr("What the Bureau Deck is grouped by"));
    m_grouping->setFont(m_desk.appearance.theme().small);
    m_grouping->addItems({tr("By type"), tr("By cost"), tr("By Keyword"), tr("By question")});
    const int grouping = m_desk.settings.bureauGrouping();
    m_grouping->setCurrentIndex(grouping > 0 && grouping < kGroupings ? grouping : 0);
    m_bureau->cards().setGrouping(static_cast<Grouping>(m_grouping->currentIndex()));
    connect(m_grouping, &QComboBox::currentIndexChanged, this, [this](int chosen) {
        m_bureau->cards().setGrouping(static_cast<Grouping>(chosen));
        m_desk.settings.setBureauGrouping(chosen);
    });
    m_bureauHeading->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->addWidget(m_bureauHeading, 1);
    row->addWidget(m_grouping);
    return row;
}

QWidget* DeckEditor::createRight()
{
    m_bureau->setObjectName(QStringLiteral("bureauList"));
    m_bureau->setMinimumHeight(kLeastRows * m_desk.appearance.theme().rowHeight + kGrid);
    m_bureau->setAccessibleName(tr("Bureau Deck"));
    m_bureau->setInvitation(tr("The Bureau Deck is empty.\nType a number or title above and press Enter, or press "
                               "Enter on a card in Cards."));
    m_entry->setObjectName(QStringLiteral("deckEntry"));
    m_entry->setAccessibleName(
        tr("Card to add to the deck: number or title, and a count; Ctrl+Enter adds an Agent to the Team"));
    sayEntered();
    auto* right = new QWidget(this);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(createBureauHead());
    column->addWidget(m_entry);
    column->addWidget(m_filter);
    column->addWidget(m_bureau, 1);
    return right;
}

QWidget* DeckEditor::createHead()
{
    connect(m_head, &DeckHead::playWanted, this, &DeckEditor::playWanted);
    connect(m_head, &DeckHead::problemsWanted, this, &DeckEditor::problemsWanted);
    connect(m_head, &DeckHead::named, this, &DeckEditor::focusEntry);
    return m_head;
}

void DeckEditor::createLayout()
{
    auto* zones = new QHBoxLayout;
    zones->setSpacing(4 * kGrid);
    zones->addWidget(createLeft(), 4);
    zones->addWidget(createRight(), 5);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(createHead());
    column->addWidget(m_filing);
    column->addSpacing(kGrid);
    column->addLayout(zones, 5);
    column->addWidget(m_reading);
}

// Of a low window the cards have the room.
void DeckEditor::arrangeHead()
{
    constexpr int kLow = 110 * kGrid;
    const bool low = height() < kLow;
    if (low == m_filing->hasGame())
        return;
    if (low)
        return m_filing->takeGame(m_head->choices());
    m_head->takeChoicesBack();
    m_filing->leaveGame();
}

void DeckEditor::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrangeHead();
}

void DeckEditor::connectSignals()
{
    connect(&m_desk.openDeck, &OpenDeck::changed, this, &DeckEditor::refresh);
    connect(&m_desk.openDeck, &OpenDeck::opened, m_reading, &QWidget::hide);
    connect(&m_desk.openDeck, &OpenDeck::opened, this, [this] { sayEntered(); });
    m_entry->meanWithControl([this](CardIndex card) { return m_desk.box.cards[card].agent.has_value(); });
    connect(m_entry, &CardEntryLine::entered, this, &DeckEditor::take);
    connect(m_entry, &CardEntryLine::leftOut, this, [this](const QString& sentence) { m_desk.notices.say(sentence); });
    connect(m_team, &ZoneList::cardChosen, this, &DeckEditor::cardChosen);
    connect(m_bureau, &ZoneList::cardChosen, this, &DeckEditor::cardChosen);
    connect(m_xFile, &XFileSlot::cardChosen, this, &DeckEditor::cardChosen);
    connect(m_xFile, &XFileSlot::wanted, this, &DeckEditor::xFileWanted);
}

void DeckEditor::refresh()
{
    const Deck& deck = m_desk.openDeck.deck();
    const Format format = m_desk.openDeck.format();
    const int size = bureauDeckSize(deck);
    const int cost = teamCost(deck, m_desk.box.cards);
    m_teamHeading->setText(format.teamCost > 0 ? tr("Team  %1/%2 RP").arg(cost).arg(format.teamCost)
                                               : tr("Team  %1 RP").arg(cost));
    m_teamCost->show(cost, format.teamCost);
    const QString totals = teamTotals(deck, m_desk.box.cards);
    m_teamTotals->setText(totals);
    m_teamTotals->setVisible(!totals.isEmpty());
    m_bureauHeading->setText(format.minimumSize > 0 ? tr("Bureau Deck  %1/%2").arg(size).arg(format.minimumSize)
                                                    : tr("Bureau Deck  %1").arg(size));
}

// Ctrl with whatever entered the card means the Team, as in every list of cards.
void DeckEditor::take(const CardEntry& entry)
{
    const bool toTeam = m_entry->withControl();
    const Zone zone = toTeam ? Zone::Team : usualZone(m_desk.box.cards[entry.card]);
    if (!mayLie(m_desk, entry.card, zone))
        return;
    const bool done =
        zone == Zone::XFile ? m_desk.openDeck.setXFile(entry.card) : m_desk.openDeck.add(zone, entry.card, entry.count);
    if (!done)
        return m_entry->putBack();
    if (m_team->cards().hides(entry.card))
        m_filter->clear(); // else it would not be seen where it went
    const QString title = printingTitle(m_desk.box.cards, entry.card);
    switch (zone) {
    case Zone::XFile:
        sayEntered(tr("X-File: %1").arg(title));
        break;
    case Zone::Team:
        sayEntered(tr("To the Team: %1").arg(title));
        break;
    case Zone::BureauDeck:
        sayEntered(tr("Added: %1 %2").arg(entry.count).arg(title));
        break;
    }
    emit cardChosen(entry.card);
}

void DeckEditor::sayEntered(const QString& words)
{
    m_entry->setPlaceholderText(words.isEmpty() ? tr("Add a card: 63, 63 2, or a title …") : words);
    m_entry->setToolTip(
        plainTip(words.isEmpty() ? tr("Enter: to the Bureau Deck; Ctrl+Enter: an Agent to the Team") : words));
    m_entry->setAccessibleDescription(words);
}

void DeckEditor::jumpTo(CardIndex card)
{
    if (m_bureau->cards().hides(card) || m_team->cards().hides(card))
        m_filter->clear();
    if (m_bureau->jumpTo(card) || m_team->jumpTo(card))
        return;
    m_xFile->setFocus();
    emit cardChosen(card);
}

} // namespace dossier
