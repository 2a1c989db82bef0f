#include "app/board/board.h"

#include "app/board/figures.h"
#include "app/board/player_side.h"
#include "app/board/table_card.h"
#include "app/game/table_game.h"
#include "app/theme/appearance.h"
#include "app/theme/papers.h"
#include "app/widgets/desk.h"
#include "wording/play/reason_text.h"

#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>

#include <algorithm>
#include <limits>
#include <set>

namespace dossier {

namespace {

CardRef carriedBy(const QDropEvent& event)
{
    const int bits = event.mimeData()->data(TableCard::mimeType()).toInt();
    return {static_cast<Seat>(bits >> 7), bits & 0x7f};
}

} // namespace

Board::Board(const Desk& desk, TableGame& game, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_game(game)
{
    setObjectName(QStringLiteral("board"));
    setAcceptDrops(true);
    connect(&game, &TableGame::changed, this, &Board::refresh);
    connect(&desk.appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void Board::refresh()
{
    m_chosen = {};
    lay();
}

void Board::lay()
{
    if (!m_game.isOn())
        return;
    m_plan = planBoard(m_game.seen(), m_game.cast(), size(), QFontMetrics(m_desk.appearance.theme().small).height());
    noteFigures(m_plan, m_game);
    m_order.clear();
    std::set<int> used;
    int hidden = 0;
    for (const PlannedCard& planned : m_plan.cards) {
        if (!planned.ref)
            --hidden;
        const int key = planned.ref ? planned.ref.bits() : hidden;
        used.insert(key);
        TableCard* card = made(key);
        card->lay(planned);
        card->raise();
        card->show();
        m_order.push_back(card);
    }
    for (auto entry = m_cards.begin(); entry != m_cards.end();)
        if (used.contains(entry->first)) {
            ++entry;
        } else {
            if (m_target == entry->second)
                m_target = nullptr;
            entry->second->hide();
            entry->second->deleteLater(); // it may be the one whose click led here
            entry = m_cards.erase(entry);
        }
    while (m_sides.size() < m_plan.sides.size()) {
        m_sides.push_back(new PlayerSide(m_desk.appearance, this));
        connect(m_sides.back(), &PlayerSide::discardWanted, this, &Board::discardWanted);
    }
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        m_sides[i]->setVisible(i < m_plan.sides.size());
        if (i >= m_plan.sides.size())
            continue;
        m_sides[i]->setGeometry(m_plan.sides[i].rect);
        m_sides[i]->show(m_game.seen(), m_plan.sides[i].seat, m_game.cast());
    }
    emit laid(m_plan);
    markCards();
    letTabStop();
    update();
}

TableCard* Board::made(int key)
{
    TableCard*& card = m_cards[key];
    if (card)
        return card;
    card = new TableCard(m_desk, this);
    TableCard* widget = card;
    connect(widget, &TableCard::chosen, this, [this, widget] { emit cardChosen(widget->ref()); });
    connect(widget, &TableCard::done, this, [this, widget] { emit cardDone(widget->ref()); });
    connect(widget, &TableCard::lookedAt, this, [this, widget] {
        if (widget->planned().card)
            emit lookWanted(*widget->planned().card);
    });
    connect(widget, &TableCard::pointedAt, this, [this, widget](bool here) {
        explain(widget);
        if (here)
            emit pointedAt(widget->planned().card, widget->mark().says);
        else
            emit pointedAt(std::nullopt, {});
    });
    return card;
}

void Board::markCards()
{
    for (TableCard* card : m_order) {
        const bool canAct = card->ref() && m_game.canAct(card->ref());
        card->mark({canAct, card->ref() && card->ref() == m_chosen, saysOf(card->planned(), canAct)});
        explain(card);
    }
}

// Only where somebody looks: all reasons take longer than one.
void Board::explain(TableCard* card)
{
    const bool asked = card->ref() && (card->underMouse() || card->hasFocus()) && !m_game.waitsForHandOver();
    card->explain(asked ? m_game.refused(card->ref()) : QStringList());
}

QString Board::saysOf(const PlannedCard& planned, bool canAct) const
{
    if (canAct) {
        QStringList names;
        int more = 0;
        for (const Choice& choice : m_game.choices()) {
            if (!choice.isAbout(planned.ref))
                continue;
            if (names.size() < 4)
                names << m_game.nameOf(choice);
            else
                ++more;
        }
        return more > 0 ? tr("%1, and %n more", nullptr, more).arg(names.join(QStringLiteral(" · ")))
                        : names.join(QStringLiteral(" · "));
    }
    if (planned.inHand && !m_game.waitsForHandOver())
        if (const auto reason = m_game.whyNot(planned.ref))
            return sentence(*reason);
    return {};
}

void Board::choose(CardRef card)
{
    m_chosen = card;
    markCards();
}

TableCard* Board::cardWidget(CardRef card) const
{
    const auto found = m_cards.find(card.bits());
    return found == m_cards.end() ? nullptr : found->second;
}

void Board::focusCard(CardRef card)
{
    if (TableCard* widget = cardWidget(card))
        widget->setFocus();
    else
        focusHand();
}

void Board::focusHand()
{
    const auto find = [this](auto fits) {
        const auto found = std::find_if(m_order.begin(), m_order.end(), fits);
        return found == m_order.end() ? nullptr : *found;
    };
    TableCard* card = find([](const TableCard* each) { return each->planned().inHand && each->mark().canAct; });
    if (!card)
        card = find([](const TableCard* each) { return each->planned().inHand; });
    if (!card && !m_order.empty())
        card = m_order.front();
    if (card)
        card->setFocus();
}

// One card at a time is reached by Tab: the one that had the keyboard last, else the first of the hand.
void Board::letTabStop()
{
    TableCard* stop = nullptr;
    for (TableCard* card : m_order) {
        card->setFocusPolicy(Qt::ClickFocus);
        if (card->hasFocus() || (!stop && card->planned().inHand))
            stop = card;
    }
    if (!stop && !m_order.empty())
        stop = m_order.front();
    if (stop)
        stop->setFocusPolicy(Qt::StrongFocus);
}

// --- Painting -------------------------------------------------------------------------------------------------------

void Board::paintEvent(QPaintEvent*)
{
    if (!m_game.isOn())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_desk.appearance.theme();
    paintLamp(painter, rect(), theme);
    painter.setFont(theme.small);
    for (const PlannedBox& box : m_plan.boxes) {
        const bool team = box.kind == PlannedBox::TeamBox;
        const bool drawn = box.kind != PlannedBox::Caption && (!team || !box.caption.isEmpty());
        if (drawn) {
            painter.setPen(team ? QPen(theme.line, 1) : QPen(Qt::NoPen));
            painter.setBrush(team ? QBrush(Qt::NoBrush) : QBrush(theme.zone));
            painter.drawRoundedRect(QRectF(box.rect).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        }
        painter.setPen(theme.quiet);
        const QRect words = box.rect.adjusted(2 * kGrid, team ? 1 : kGrid / 2, -kGrid, 0);
        painter.drawText(words, Qt::AlignLeft | Qt::AlignTop,
                         painter.fontMetrics().elidedText(box.caption, Qt::ElideRight, words.width()));
    }
}

void Board::resizeEvent(QResizeEvent*)
{
    lay();
}

bool Board::event(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        lay();
    return QWidget::event(event);
}

// --- By key ---------------------------------------------------------------------------------------------------------

void Board::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        walk(event->key());
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

// To the nearest card in that direction; sideways distance counts double.
void Board::walk(int key)
{
    auto* from = qobject_cast<TableCard*>(focusWidget());
    if (!from)
        return focusHand();
    const QPoint start = from->geometry().center();
    TableCard* best = nullptr;
    int least = std::numeric_limits<int>::max();
    for (TableCard* card : m_order) {
        const QPoint way = card->geometry().center() - start;
        const bool across = key == Qt::Key_Left || key == Qt::Key_Right;
        const int along = (across ? way.x() : way.y()) * (key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1);
        const int aside = std::abs(across ? way.y() : way.x());
        if (card == from || along <= 0 || (across && aside > card->height()))
            continue;
        if (along + 2 * aside < least) {
            least = along + 2 * aside;
            best = card;
        }
    }
    if (!best)
        return;
    best->setFocus();
    letTabStop();
}

// --- By drag --------------------------------------------------------------------------------------------------------

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
    if (event->mimeData()->hasFormat(TableCard::mimeType()))
        event->acceptProposedAction();
}

void Board::dragMoveEvent(QDragMoveEvent* event)
{
    TableCard* over = cardAt(event->position().toPoint());
    setTarget(over && over->ref() != carriedBy(*event) ? over : nullptr);
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
    const CardRef card = carriedBy(*event);
    event->acceptProposedAction();
    TableCard* under = cardAt(point);
    emit dropped(card, under && under->ref() != card ? under->ref() : CardRef{}, m_plan.boxAt(point));
}

} // namespace dossier
