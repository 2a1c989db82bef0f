#include "app/decks/zone_list.h"

#include "app/decks/open_deck.h"
#include "app/decks/zone_delegate.h"
#include "app/decks/zone_model.h"
#include "app/desk.h"
#include "app/game_box.h"
#include "app/row_keys.h"
#include "app/theme/appearance.h"

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

void ZoneList::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    if (m_model->rowCount() > 0 || m_invitation.isEmpty())
        return;
    QPainter painter(viewport());
    painter.setPen(m_desk.appearance.theme().quiet);
    painter.drawText(viewport()->rect().adjusted(3 * kGrid, 2 * kGrid, -3 * kGrid, -2 * kGrid),
                     Qt::AlignCenter | Qt::TextWordWrap, m_invitation);
}

} // namespace dossier
