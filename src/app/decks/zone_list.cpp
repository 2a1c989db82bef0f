#include "app/decks/zone_list.h"

#include "app/decks/zone_model.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/row_delegate.h"
#include "app/widgets/row_keys.h"
#include "box/game_data.h"
#include "desk/deck_words.h"
#include "desk/open_deck.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kLitMs = 1200; // long enough to find the row, from the corner of the eye

} // namespace

ZoneList::ZoneList(const Desk& desk, Zone zone, QWidget* parent)
    : QListView(parent)
    , m_desk(desk)
    , m_zone(zone)
    , m_model(new ZoneModel(desk.openDeck, desk.box.cards, zone, this))
{
    setModel(m_model);
    setItemDelegate(new RowDelegate(desk.appearance, this));
    setFrameShape(QFrame::NoFrame);
    if (zone == Zone::Team)
        viewport()->setBackgroundRole(QPalette::Window);
    setMouseTracking(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(QListView::Adjust); // titles break differently at another width
    setDragDropMode(QAbstractItemView::DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setDropIndicatorShown(false); // cards have their order by themselves
    connectSignals();
}

std::optional<CardIndex> ZoneList::chosenCard() const
{
    return m_model->cardAt(currentIndex().row());
}

bool ZoneList::jumpTo(CardIndex card)
{
    const int row = m_model->rowOf(card);
    if (row < 0)
        return false;
    setCurrentIndex(m_model->index(row));
    setFocus();
    return true;
}

void ZoneList::setInvitation(const QString& text)
{
    m_invitation = text;
}

void ZoneList::showAll()
{
    m_showsAll = true;
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_model, change, this, &QWidget::updateGeometry);
    connect(m_model, &QAbstractItemModel::modelReset, this, &QWidget::updateGeometry);
}

std::optional<CardIndex> ZoneList::lit() const
{
    return m_model->lit();
}

int ZoneList::heightOfRows() const
{
    int height = 0;
    for (int row = 0; row < m_model->rowCount({}); ++row)
        height += sizeHintForIndex(m_model->index(row)).height();
    return height;
}

QSize ZoneList::sizeHint() const
{
    const int row = m_desk.appearance.theme().rowHeight;
    return {60 * kGrid, m_showsAll ? std::max(heightOfRows(), 2 * row) : 4 * row};
}

QSize ZoneList::minimumSizeHint() const
{
    return {30 * kGrid, m_showsAll ? sizeHint().height() : 2 * m_desk.appearance.theme().rowHeight};
}

void ZoneList::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    if (event->oldSize().width() == event->size().width())
        return;
    scheduleDelayedItemsLayout();
    if (m_showsAll)
        updateGeometry();
}

// The row comes into sight and stands out for a moment; where the keyboard is on it, that says enough.
void ZoneList::light(CardIndex card)
{
    const QModelIndex row = m_model->index(m_model->rowOf(card));
    if (!row.isValid() || (hasFocus() && row == currentIndex()))
        return;
    executeDelayedItemsLayout();
    scrollTo(row);
    m_model->setLit(card);
    m_litFor.start();
}

void ZoneList::setDrop(Drop drop)
{
    if (drop == m_drop)
        return;
    m_drop = drop;
    viewport()->update();
}

bool ZoneList::mayTake(CardIndex card) const
{
    return m_desk.openDeck.isOpen() && (m_zone != Zone::Team || m_desk.box.cards[card].type == CardType::Agent);
}

void ZoneList::connectSignals()
{
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (const auto card = chosenCard())
            emit cardChosen(*card);
    });
    connect(this, &QListView::clicked, this, [this] {
        if (const auto card = chosenCard())
            emit cardChosen(*card);
    });
    connect(m_model, &ZoneModel::grew, this, &ZoneList::light);
    m_litFor.setSingleShot(true);
    m_litFor.setInterval(kLitMs);
    connect(&m_litFor, &QTimer::timeout, this, [this] { m_model->setLit({}); });
    connect(&CardDrags::all(), &CardDrags::begun, this,
            [this](CardIndex card) { setDrop(mayTake(card) ? Drop::Possible : Drop::None); });
    connect(&CardDrags::all(), &CardDrags::ended, this, [this] { setDrop(Drop::None); });
    auto* keys = new RowKeys(this);
    connect(keys, &RowKeys::more, this, [this] { add(1); });
    connect(keys, &RowKeys::chosen, this, [this] { add(1); });
    connect(keys, &RowKeys::less, this, [this] { add(-1); });
    connect(keys, &RowKeys::moved, this, [this] { moveToOther(false); });
    connect(keys, &RowKeys::setTo, this, [this](int count) {
        if (const auto card = chosenCard())
            m_desk.openDeck.setCount(m_zone, *card, count);
    });
}

void ZoneList::add(int copies)
{
    if (const auto card = chosenCard())
        m_desk.openDeck.add(m_zone, *card, copies);
}

DeckPlace ZoneList::place() const
{
    return {&m_desk.openDeck, m_zone};
}

void ZoneList::moveTo(const DeckPlace& there, bool keep)
{
    if (const auto card = chosenCard())
        moveCard(m_desk, place(), there, *card, keep);
}

void ZoneList::moveToOther(bool keep)
{
    if (m_other && m_other->isOpen())
        moveTo({m_other, m_zone}, keep);
}

void ZoneList::contextMenuEvent(QContextMenuEvent* event)
{
    const auto card = chosenCard();
    if (!card)
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("One copy more"), this, [this] { add(1); });
    menu->addAction(tr("One copy less"), this, [this] { add(-1); });
    menu->addAction(tr("Take out"), this, [this] {
        if (const auto chosen = chosenCard())
            m_desk.openDeck.setCount(m_zone, *chosen, 0);
    });
    menu->addSeparator();
    if (m_zone == Zone::Team)
        menu->addAction(tr("To the Bureau Deck"), this, [this] { moveTo({&m_desk.openDeck, Zone::BureauDeck}); });
    else if (m_desk.box.cards[*card].type == CardType::Agent)
        menu->addAction(tr("To the Team"), this, [this] { moveTo({&m_desk.openDeck, Zone::Team}); });
    if (m_other && m_other->isOpen()) {
        menu->addAction(tr("To the other deck"), this, [this] { moveToOther(false); });
        menu->addAction(tr("Also to the other deck"), this, [this] { moveToOther(true); });
    }
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    menu->popup(byKey ? viewport()->mapToGlobal(visualRect(currentIndex()).center()) : event->globalPos());
}

// What may not lie here is taken, too: it is said why not.
bool ZoneList::takes(const QDropEvent& event) const
{
    const auto* from = qobject_cast<const ZoneList*>(event.source());
    return m_desk.openDeck.isOpen() && cardIn(event.mimeData()) && (!from || from->place() != place());
}

void ZoneList::dragEnterEvent(QDragEnterEvent* event)
{
    if (!takes(*event))
        return;
    event->acceptProposedAction();
    if (mayTake(*cardIn(event->mimeData())))
        setDrop(Drop::Here);
}

void ZoneList::dragMoveEvent(QDragMoveEvent* event)
{
    event->setAccepted(takes(*event));
}

void ZoneList::dragLeaveEvent(QDragLeaveEvent* event)
{
    event->accept();
    setDrop(m_drop == Drop::Here ? Drop::Possible : m_drop);
}

// From a list of all cards a copy is taken that is nowhere less.
void ZoneList::dropEvent(QDropEvent* event)
{
    const auto card = cardIn(event->mimeData());
    setDrop(Drop::None);
    if (!card || !takes(*event))
        return;
    if (const auto* from = qobject_cast<const ZoneList*>(event->source()))
        moveCard(m_desk, from->place(), place(), *card, event->dropAction() == Qt::CopyAction);
    else
        addToDeck(m_desk, *card, m_desk.box.cards[*card].type == CardType::XFile ? Zone::XFile : m_zone);
    event->accept();
}

void ZoneList::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    const Theme& theme = m_desk.appearance.theme();
    const bool filtered = !m_desk.openDeck.deck().zone(m_zone).empty();
    QPainter painter(viewport());
    if (m_model->rowCount({}) == 0 && (!m_invitation.isEmpty() || filtered)) {
        painter.setPen(theme.quiet);
        painter.drawText(viewport()->rect().adjusted(3 * kGrid, 2 * kGrid, -3 * kGrid, -2 * kGrid),
                         Qt::AlignCenter | Qt::TextWordWrap, filtered ? tr("None of these cards.") : m_invitation);
    }
    if (m_drop == Drop::None)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    const bool here = m_drop == Drop::Here;
    painter.setPen(QPen(theme.mark, here ? 3 : 2, here ? Qt::SolidLine : Qt::DashLine));
    painter.drawRoundedRect(QRectF(viewport()->rect()).adjusted(2, 2, -2, -2), kGrid, kGrid);
}

} // namespace dossier
