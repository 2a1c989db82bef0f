#include "app/board/board.h"

#include "app/board/board_place.h"
#include "app/board/figures.h"
#include "app/board/player_side.h"
#include "app/board/table_card.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/settings.h"
#include "table/seat_game.h"
#include "wording/play/reason_text.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPixmapCache>

#include <algorithm>
#include <limits>
#include <set>

namespace dossier {

namespace {

constexpr int kFaceKilobytes = 96 * 1024;

// Under Sites; not a hand that is covered.
int hiddenIn(const PlannedCard& planned)
{
    return planned.card || planned.inHand ? 0 : planned.count;
}

} // namespace

Board::Board(const Desk& desk, SeatGame& game, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_game(game)
{
    setObjectName(QStringLiteral("board"));
    setAcceptDrops(true);
    connect(&desk.appearance, &Appearance::changed, this, &Board::lay);
    giveVoices();
    connect(qApp, &QApplication::focusChanged, this, [this] { m_mouseBefore = QCursor::pos(); });
    // Every card of a large table at once; else each is drawn again and again.
    QPixmapCache::setCacheLimit(std::max(QPixmapCache::cacheLimit(), kFaceKilobytes));
}

void Board::show(const SeatView& view)
{
    m_fresh.follow(view);
    m_chosen = {};
    lay();
}

void Board::lay()
{
    if (!m_game.isOn())
        return;
    // Where the program's players play at once, nothing waits for movement.
    const bool moves = isVisible() && !m_desk.appearance.calm() && m_game.pace() > 0 && m_laidSize == size() &&
                       m_laidFor == m_game.viewer();
    m_laidSize = size();
    m_laidFor = m_game.viewer();
    Before before;
    for (const auto& [key, card] : m_cards) {
        before.places[key] = card->geometry();
        before.hidden += hiddenIn(card->planned());
    }
    m_plan = planOf(m_game.view(), m_game.cast(), size(), QFontMetrics(m_desk.appearance.theme().small).height(),
                    handOrderNamed(m_desk.settings.handOrder()));
    for (const PlannedCard& planned : m_plan.cards)
        before.hidden -= hiddenIn(planned);
    m_ground = {};
    layPlaces();
    layPlates();
    layCards(before, moves);
    emit laid(m_plan);
    markCards();
    letTabStop();
    update();
}

void Board::layCards(const Before& before, bool moves)
{
    m_order.clear();
    std::set<int> used;
    int hidden = 0;
    for (const PlannedCard& planned : m_plan.cards) {
        const int key = planned.ref ? planned.ref.bits() : --hidden;
        used.insert(key);
        TableCard* card = made(key);
        card->lay(planned);
        card->raise();
        card->show();
        m_order.push_back(card);
    }
    for (TableCard* card : m_order) // one that is looked at stays before those laid after it
        if (card->isLifted())
            card->raise();
    for (auto entry = m_cards.begin(); entry != m_cards.end();)
        if (used.contains(entry->first)) {
            ++entry;
        } else {
            TableCard* card = entry->second;
            if (m_target == card)
                m_target = nullptr;
            disconnect(card, nullptr, this, nullptr);
            const PlayerSide* plate = card->ref() ? plateAt(card->ref().owner()) : nullptr;
            if (moves && plate) {
                card->leaveFor(plate->discardPlace().translated(plate->pos()));
            } else {
                card->hide();
                card->deleteLater(); // it may be the one whose click led here
            }
            entry = m_cards.erase(entry);
        }
    if (!moves)
        return;
    for (const auto& [key, card] : m_cards)
        if (key >= 0)
            move(*card, key, before);
    if (isMoving())
        QCoreApplication::instance()->installEventFilter(this); // any key hurries it
}

// From where it lay; one that is new, from its player's deck or hand; one that lay face down, turning.
void Board::move(TableCard& card, int key, const Before& before)
{
    const QRect place = card.planned().rect;
    const auto was = before.places.find(key);
    if (was != before.places.end()) {
        const bool far = (was->second.center() - card.geometry().center()).manhattanLength() > 2 * kGrid;
        if (far && !card.isMoving())
            card.comeFrom(was->second, false);
        return;
    }
    const PlayerSide* plate = plateAt(card.ref().owner());
    if (before.hidden > 0 && !card.planned().inHand && card.planned().look == PlannedCard::Tile)
        card.comeFrom({}, true);
    else if (plate)
        card.comeFrom(
            QRect(plate->mapTo(this, plate->deckPlace().center()) - QPoint(place.width() / 8, 0), place.size() / 4),
            false);
}

bool Board::isMoving() const
{
    const auto cards = findChildren<TableCard*>(QString(), Qt::FindDirectChildrenOnly);
    return std::any_of(cards.begin(), cards.end(), [](const TableCard* card) { return card->isMoving(); });
}

void Board::hurry()
{
    QCoreApplication::instance()->removeEventFilter(this);
    for (TableCard* card : findChildren<TableCard*>(QString(), Qt::FindDirectChildrenOnly))
        card->hurry();
}

bool Board::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress)
        hurry();
    return QWidget::eventFilter(watched, event);
}

PlayerSide* Board::plateAt(Seat seat) const
{
    for (PlayerSide* side : m_sides)
        if (!side->isHidden() && side->seat() == seat)
            return side;
    return nullptr;
}

const TableCard* Board::pointedCard() const
{
    const auto* focused = qobject_cast<const TableCard*>(window()->focusWidget());
    const auto under = std::ranges::find_if(m_order, [](const TableCard* card) { return card->underMouse(); });
    const bool mouse = under != m_order.end() && (!focused || QCursor::pos() != m_mouseBefore);
    return mouse ? *under : focused;
}

// As planned, with the one somebody looks at in front.
void Board::restack()
{
    for (TableCard* card : m_order)
        card->raise();
    for (TableCard* card : m_order)
        if (card->isLifted())
            card->raise();
    emit restacked();
}

TableCard* Board::made(int key)
{
    TableCard*& card = m_cards[key];
    if (card)
        return card;
    card = new TableCard(m_desk, this);
    TableCard* widget = card;
    connect(widget, &TableCard::chosen, this, [this, widget] {
        if (!widget->ref() && widget->planned().card) // another player's, face down, that was looked at
            return emit lookWanted(*widget->planned().card);
        emit cardChosen(widget->ref());
    });
    connect(widget, &TableCard::done, this, [this, widget] { emit cardDone(widget->ref()); });
    connect(widget, &TableCard::lookedAt, this, [this, widget] {
        if (widget->planned().card)
            emit lookWanted(*widget->planned().card);
    });
    connect(widget, &TableCard::menuWanted, this, [this, widget](const QPoint& at) {
        if (const auto which = widget->planned().card)
            emit canStopAt(widget->planned()) ? menuWanted(*which, at) : lookWanted(*which);
    });
    connect(widget, &TableCard::pointedAt, this, [this, widget](bool here) {
        explain(widget);
        if (here && !widget->hasFocus())
            for (TableCard* other : m_order)
                if (other != widget)
                    other->forgetMouse();
        if (here)
            emit pointedAt(widget->planned().card, widget->mark().says);
        else
            emit pointedAt(std::nullopt, {});
        if (!here && widget->planned().inHand)
            restack();
    });
    connect(widget, &TableCard::moved, this, &Board::restack);
    connect(widget, &TableCard::dragged, this, [this, widget](const QPoint& hold) {
        carry(TableCard::mimeType(), widget->ref().bits(), widget->grab(), hold);
    });
    return card;
}

// One of the viewer's own, of which he may be asked whether he plays or uses it.
bool Board::canStopAt(const PlannedCard& planned) const
{
    if (!planned.card || !planned.ref || planned.ref.owner() != m_game.viewer() || m_game.waitsForHandOver())
        return false;
    const CardType type = m_desk.box.cards[*planned.card].type;
    return type != CardType::Site && type != CardType::XFile;
}

void Board::markCards()
{
    const TableStops stops = m_desk.settings.tableStops();
    const std::vector<QString> places = placesOf(m_plan, m_game.cast());
    std::size_t place = 0;
    for (TableCard* card : m_order) {
        const PlannedCard& planned = card->planned();
        const bool canAct = card->ref() && m_game.canAct(card->ref());
        const CardStop stop =
            canStopAt(planned)
                ? stops.cards.value(QString::fromStdString(m_desk.box.cards[*planned.card].id), CardStop::Usual)
                : CardStop::Usual;
        const bool goes = card->ref() && std::ranges::find(m_marked, card->ref()) != m_marked.end();
        const bool chosen = goes || (card->ref() && card->ref() == m_chosen);
        card->mark({canAct, chosen, goes ? tr("marked to be discarded") : saysOf(planned, canAct), stop,
                    places[place++], goes, planned.inHand && m_fresh.has(card->ref())});
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
        constexpr qsizetype kLongestTip = 110; // letters: in large ones a longer tip covers the question
        QStringList names;
        qsizetype room = kLongestTip;
        int more = 0;
        for (const Choice& choice : m_game.choices()) {
            if (!choice.isAbout(planned.ref))
                continue;
            const QString name = m_game.nameOf(choice);
            const bool first = names.isEmpty();
            room -= name.size();
            if (first || (more == 0 && room >= 0))
                names << name;
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

void Board::setMarked(const std::vector<CardRef>& cards)
{
    if (cards == m_marked)
        return;
    m_marked = cards;
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
    const QPoint start = from->planned().rect.center();
    TableCard* best = nullptr;
    int least = std::numeric_limits<int>::max();
    for (TableCard* card : m_order) {
        const QPoint way = card->planned().rect.center() - start;
        const bool across = key == Qt::Key_Left || key == Qt::Key_Right;
        const int along = (across ? way.x() : way.y()) * (key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1);
        const int aside = std::abs(across ? way.y() : way.x());
        if (card == from || along <= 0 || (across && aside > std::max(card->height(), from->height())))
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

} // namespace dossier
