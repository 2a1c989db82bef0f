// Cards and Teams put somewhere by the mouse.
#include "app/board/board.h"
#include "app/board/table_card.h"
#include "app/board/team_tag.h"
#include "desk/plain_tip.h"
#include "table/table_game.h"
#include "wording/play/play_words.h"

#include <QApplication>
#include <QDrag>
#include <QDragEnterEvent>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>

namespace dossier {

namespace {

CardRef cardCarriedBy(const QDropEvent& event)
{
    const int bits = event.mimeData()->data(TableCard::mimeType()).toInt();
    return {static_cast<Seat>(bits >> 7), bits & 0x7f};
}

} // namespace

TableCard* Board::cardAt(const QPoint& point) const
{
    for (auto card = m_order.rbegin(); card != m_order.rend(); ++card)
        if ((*card)->geometry().contains(point))
            return *card;
    return nullptr;
}

void Board::setTarget(TableCard* card)
{
    if (m_target == card)
        return;
    if (m_target)
        m_target->setTarget(false);
    m_target = card;
    if (m_target)
        m_target->setTarget(true);
}

void Board::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasFormat(TableCard::mimeType()) || TeamTag::isCarriedBy(*event))
        event->acceptProposedAction();
}

void Board::dragMoveEvent(QDragMoveEvent* event)
{
    TableCard* over = cardAt(event->position().toPoint());
    const bool team = TeamTag::isCarriedBy(*event);
    setTarget(over && (team || over->ref() != cardCarriedBy(*event)) ? over : nullptr);
    event->acceptProposedAction();
}

void Board::dragLeaveEvent(QDragLeaveEvent*)
{
    setTarget(nullptr);
}

void Board::dropEvent(QDropEvent* event)
{
    setTarget(nullptr);
    const QPoint point = event->position().toPoint();
    event->acceptProposedAction();
    if (TeamTag::isCarriedBy(*event))
        return dropTeam(TeamTag::carriedBy(*event), point);
    const CardRef card = cardCarriedBy(*event);
    TableCard* under = cardAt(point);
    emit dropped(card, under && under->ref() != card ? under->ref() : CardRef{}, m_plan.boxAt(point));
}

// Until it is put down the game may go on, and what was taken hold of be gone: the drag is of the board, and begins
// when the mouse has left the hands of the card.
void Board::carry(const QString& mime, int what, const QPixmap& picture, const QPoint& hold)
{
    QMetaObject::invokeMethod(
        this,
        [=, this] {
            auto* carried = new QMimeData;
            carried->setData(mime, QByteArray::number(what));
            auto* drag = new QDrag(this);
            drag->setMimeData(carried);
            drag->setPixmap(picture);
            drag->setHotSpot(hold);
            drag->exec(Qt::MoveAction);
        },
        Qt::QueuedConnection);
}

// --- Whole Teams ----------------------------------------------------------------------------------------------------

// A frame of the viewer's own, where no card lies over it.
const PlannedBox* Board::teamAt(const QPoint& point) const
{
    const PlannedBox* box = m_plan.boxAt(point);
    const bool team = box && box->kind == PlannedBox::TeamBox && box->team != kNoTeam && box->seat == m_game.viewer();
    return team && canMove(m_game, {box->section, box->team}) ? box : nullptr;
}

void Board::mousePressEvent(QMouseEvent* event)
{
    m_pressed.reset();
    m_pressedAt = event->pos();
    if (const PlannedBox* box = teamAt(event->pos()); box && event->button() == Qt::LeftButton)
        m_pressed = StandingTeam{box->section, box->team};
}

void Board::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_pressed || (event->pos() - m_pressedAt).manhattanLength() < QApplication::startDragDistance())
        return;
    const StandingTeam team = *m_pressed;
    m_pressed.reset();
    dragTeam(team);
}

// The picture of a drag is its frame with all that stands in it.
void Board::dragTeam(const StandingTeam& team)
{
    for (const PlannedBox& box : m_plan.boxes)
        if (box.kind == PlannedBox::TeamBox && box.seat == m_game.viewer() && box.section == team.section &&
            box.team == team.team) {
            const QPixmap picture = grab(box.rect);
            return carry(TeamTag::mimeType(), TeamTag::carried(team),
                         picture.scaledToWidth(picture.width() / 2, Qt::SmoothTransformation), {});
        }
}

// On a Site they are sent there; into a Section they go, together with whom they are put.
void Board::dropTeam(const StandingTeam& team, const QPoint& point)
{
    if (const TableCard* under = cardAt(point); under && assignTeam(m_game, team, under->ref()))
        return;
    const PlannedBox* box = m_plan.boxAt(point);
    if (box && box->seat == m_game.viewer() && box->kind != PlannedBox::HandBox)
        moveTeam(m_game, team, box->section, box->kind == PlannedBox::TeamBox ? box->team : kNoTeam);
}

// By key, and for whoever does not drag: where all of them can go.
void Board::offerTeam(const TeamTag& tag)
{
    const StandingTeam team = tag.team();
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Section to : {Section::Field, Section::Bureau, Section::Hospital})
        if (canMoveTo(m_game, team, to))
            menu->addAction(tr("All of them to: %1").arg(word(to)), this,
                            [this, team, to] { moveTeam(m_game, team, to); });
    for (const Choice& choice : m_game.choices())
        if (choice.action.kind == ActionKind::AssignTeam && team.section == Section::Field &&
            choice.action.team == team.team)
            menu->addAction(plainCaption(m_game.nameOf(choice)), this,
                            [this, action = choice.action] { m_game.take(action); });
    menu->isEmpty() ? menu->deleteLater() : menu->popup(tag.mapToGlobal(tag.rect().bottomLeft()));
}

} // namespace dossier
