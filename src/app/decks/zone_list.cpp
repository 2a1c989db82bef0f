#include "app/decks/zone_list.h"

#include "app/decks/zone_delegate.h"
#include "app/decks/zone_model.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/row_keys.h"
#include "desk/deck_words.h"
#include "desk/game_box.h"
#include "desk/open_deck.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QPainter>

namespace dossier {

ZoneList::ZoneList(const Desk& desk, Zone zone, QWidget* parent)
    : QListView(parent)
    , m_desk(desk)
    , m_zone(zone)
    , m_model(new ZoneModel(desk.openDeck, desk.box.cards, zone, this))
{
    setModel(m_model);
    setItemDelegate(new ZoneDelegate(desk.box.cards, desk.appearance, this));
    setFrameShape(QFrame::NoFrame);
    if (zone == Zone::Team)
        viewport()->setBackgroundRole(QPalette::Window);
    setMouseTracking(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
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

QSize ZoneList::sizeHint() const
{
    return {60 * kGrid, 4 * m_desk.appearance.theme().rowHeight};
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
    auto* keys = new RowKeys(this);
    connect(keys, &RowKeys::more, this, [this] { add(1); });
    connect(keys, &RowKeys::chosen, this, [this] { add(1); });
    connect(keys, &RowKeys::less, this, [this] { add(-1); });
    connect(keys, &RowKeys::moved, this, &ZoneList::moveToOther);
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

void ZoneList::moveToOther()
{
    if (m_other && m_other->isOpen())
        moveTo({m_other, m_zone});
}

void ZoneList::contextMenuEvent(QContextMenuEvent* event)
{
    const auto card = chosenCard();
    if (!card)
        return;
    QMenu menu(this);
    menu.addAction(tr("One copy more"), this, [this] { add(1); });
    menu.addAction(tr("One copy less"), this, [this] { add(-1); });
    menu.addAction(tr("Take out"), this, [this] {
        if (const auto chosen = chosenCard())
            m_desk.openDeck.setCount(m_zone, *chosen, 0);
    });
    menu.addSeparator();
    if (m_zone == Zone::Team)
        menu.addAction(tr("To the Bureau Deck"), this, [this] { moveTo({&m_desk.openDeck, Zone::BureauDeck}); });
    else if (m_desk.box.cards[*card].type == CardType::Agent)
        menu.addAction(tr("To the Team"), this, [this] { moveTo({&m_desk.openDeck, Zone::Team}); });
    if (m_other && m_other->isOpen()) {
        menu.addAction(tr("To the other deck"), this, &ZoneList::moveToOther);
        menu.addAction(tr("Also to the other deck"), this, [this] { moveTo({m_other, m_zone}, true); });
    }
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    menu.exec(byKey ? viewport()->mapToGlobal(visualRect(currentIndex()).center()) : event->globalPos());
}

bool ZoneList::takes(const QDropEvent& event) const
{
    const auto* from = qobject_cast<const ZoneList*>(event.source());
    return m_desk.openDeck.isOpen() && cardIn(event.mimeData()) && (!from || from->place() != place());
}

void ZoneList::dragEnterEvent(QDragEnterEvent* event)
{
    if (takes(*event))
        event->acceptProposedAction();
}

void ZoneList::dragMoveEvent(QDragMoveEvent* event)
{
    event->setAccepted(takes(*event));
}

// From a list of all cards a copy is taken that is nowhere less.
void ZoneList::dropEvent(QDropEvent* event)
{
    const auto card = cardIn(event->mimeData());
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
    const bool filtered = !m_desk.openDeck.deck().zone(m_zone).empty();
    if (m_model->rowCount() > 0 || (m_invitation.isEmpty() && !filtered))
        return;
    QPainter painter(viewport());
    painter.setPen(m_desk.appearance.theme().quiet);
    painter.drawText(viewport()->rect().adjusted(3 * kGrid, 2 * kGrid, -3 * kGrid, -2 * kGrid),
                     Qt::AlignCenter | Qt::TextWordWrap, filtered ? tr("None of these cards.") : m_invitation);
}

} // namespace dossier
