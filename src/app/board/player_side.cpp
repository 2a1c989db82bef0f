#include "app/board/player_side.h"

#include "app/board/face_words.h"
#include "app/board/xfile_tab.h"
#include "app/theme/appearance.h"
#include "app/theme/drawn.h"
#include "app/theme/marks.h"
#include "app/theme/typed.h"
#include "desk/plain_tip.h"
#include "wording/play/address.h"
#include "wording/words/semicolon.h"

#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <iterator>

namespace dossier {

namespace {

QIcon iconOf(PileMark mark, const QColor& colour, int side, qreal ratio)
{
    return drawnPixmap(QSize(side, side), ratio,
                       [&](QPainter& painter) { paintPileMark(painter, QRectF(0, 0, side, side), mark, colour); });
}

} // namespace

PlayerSide::PlayerSide(const Appearance& appearance, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_discard(new QToolButton(this))
    , m_tab(new XFileTab(appearance, this))
{
    setObjectName(QStringLiteral("playerSide"));
    m_discard->setObjectName(QStringLiteral("discardPile"));
    m_discard->setAutoRaise(true);
    m_discard->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_discard->setFocusPolicy(Qt::TabFocus);
    m_discard->setToolTip(tr("Look through the Discard Pile"));
    connect(m_discard, &QToolButton::clicked, this, [this] { emit discardWanted(m_facts.seat); });
    connect(m_tab, &QAbstractButton::clicked, this, [this] { emit xFileWanted(m_facts.seat); });
}

void PlayerSide::show(const PlateFacts& facts)
{
    m_facts = facts;
    const Theme& theme = m_appearance.theme();
    m_discard->setFont(theme.small);
    const int side = QFontMetrics(theme.small).height();
    m_discard->setIconSize({side, side});
    m_discard->setIcon(iconOf(PileMark::Discard, theme.quiet, side, devicePixelRatioF()));
    m_discard->setText(QString::number(facts.discard));
    m_discard->setEnabled(facts.discard > 0);
    const Said who(facts.name, facts.reader);
    m_discard->setAccessibleName(
        addressed(tr("{Discard Pile of %1|Your Discard Pile}: %n card(s)", nullptr, facts.discard), {who}));
    m_tab->setVisible(!facts.xFile.isEmpty());
    m_tab->show(facts.xFile, facts.xFileLine, facts.own);
    const QString piles = tr("Deck %1 · Hand %2").arg(facts.deck).arg(facts.hand);
    QStringList said{
        facts.pools
            ? tr("%1: %2 RP, %3 CP, %4").arg(facts.name, QString::number(facts.rp), QString::number(facts.cp), piles)
            : tr("%1: %2").arg(facts.name, piles)};
    const QString turn = addressed(tr("{%1 investigates|You investigate}"), {who});
    if (facts.active)
        said << turn;
    said << facts.known;
    setAccessibleName(said.join(semicolon()));
    QStringList tip{piles};
    if (facts.strip) // there a long name is cut
        tip.prepend(facts.name);
    if (facts.active)
        tip.prepend(turn);
    setToolTip(plainTip((tip + facts.known).join(QLatin1Char('\n'))));
    place();
    update();
}

QRect PlayerSide::discardPlace() const
{
    return m_discard->geometry();
}

void PlayerSide::resizeEvent(QResizeEvent*)
{
    place();
}

// One below the other, or all in one line.
void PlayerSide::place()
{
    const Theme& theme = m_appearance.theme();
    const int line = QFontMetrics(theme.small).height();
    const int name = QFontMetrics(theme.text).height();
    const int pile = 3 * line;
    if (m_facts.strip)
        return placeInLine();
    int y = 0;
    m_discard->show();
    m_nameBox = {0, y, width(), name + kGrid};
    y += name + kGrid;
    m_poolBox = {0, y, width(), m_facts.pools ? 2 * line : 0};
    y += m_poolBox.height() + (m_facts.pools ? kGrid / 2 : 0);
    const int each = std::min(pile, width() / 3);
    m_deckPlace = {0, y, each, line + kGrid};
    m_discard->setGeometry(each, y - kGrid / 2, each + kGrid, line + 2 * kGrid);
    m_handPlace = {2 * each + kGrid, y, each, line + kGrid};
    y += line + 2 * kGrid;
    const int tab = m_tab->sizeHint().height();
    m_tab->setGeometry(0, y, width(), std::min(tab, std::max(0, height() - y)));
    y += tab + kGrid;
    m_knownBox = {0, y, width(), std::max(0, height() - y)};
}

namespace {

// How closely things stand in one line.
struct Closeness
{
    int gap;   // beside the number of a pile
    int lines; // as wide as so many lines are high: what the name has at the least
    int part;  // of the width that the X-File has
};
constexpr Closeness kCloseness[] = {
    {3 * kGrid, 6, 5}, {2 * kGrid, 5, 5}, {kGrid + 2, 4, 5}, {kGrid + 2, 3, 6}, {kGrid + 2, 3, 7}};

} // namespace

// How many cards are left in the piles is seen by all (ZONE-21): things move together before one of them goes. Where
// that does not help the Deck's number goes first, then the Discard Pile's. The tool tip says them, too.
void PlayerSide::placeInLine()
{
    const Theme& theme = m_appearance.theme();
    const QFontMetrics small(theme.small);
    const int line = small.height();
    const int pools = m_facts.pools ? widthOfPool(m_facts.rp) + widthOfPool(m_facts.cp) + 4 * kGrid : 0;
    const int wholeName = QFontMetrics(theme.text).horizontalAdvance(m_facts.name) + 2 * kGrid;
    const auto tabWith = [&](const Closeness& close) {
        return m_facts.xFile.isEmpty() ? 0 : std::min(width() / close.part, 11 * line);
    };
    const auto widthOf = [&](int number, const Closeness& close) {
        return line + small.horizontalAdvance(QString::number(number)) + close.gap;
    };
    const auto roomWith = [&](const Closeness& close) {
        return width() - tabWith(close) - pools - std::min(close.lines * line, wholeName);
    };
    const auto holdsAll = [&](const Closeness& close) {
        int all = 0;
        for (const int number : {m_facts.hand, m_facts.discard, m_facts.deck})
            all += widthOf(number, close);
        return all <= roomWith(close);
    };
    const auto* const found = std::ranges::find_if(kCloseness, holdsAll);
    const Closeness close = found == std::end(kCloseness) ? kCloseness[0] : *found;
    const int tab = tabWith(close);
    m_tab->setGeometry(width() - tab, 0, tab, height());
    int room = roomWith(close);
    const auto take = [&](int number) { // how wide its pile is, if there is room for it
        const int wide = widthOf(number, close) <= room ? widthOf(number, close) : 0;
        room -= wide;
        return wide;
    };
    int hand = widthOf(m_facts.hand, close); // rather than the name
    room -= hand;
    int discard = take(m_facts.discard);
    int deck = discard > 0 ? take(m_facts.deck) : 0;
    const int wider = std::clamp(room / 6, 0, line); // what is left goes half to the piles, half to the name
    for (int* const pile : {&hand, &discard, &deck})
        *pile += *pile > 0 ? wider : 0;
    int x = width() - tab - hand - discard - deck;
    m_poolBox = {x - pools, 0, pools, height()};
    m_nameBox = {0, 0, m_poolBox.left() - 2 * kGrid, height()};
    m_deckPlace = {x, 0, deck, height()};
    x += deck;
    m_discard->setVisible(discard > 0);
    m_discard->setGeometry(x, (height() - line) / 2 - kGrid, discard, line + 2 * kGrid);
    m_handPlace = {x + discard, 0, hand, height()};
    m_knownBox = {};
}

void PlayerSide::paintName(QPainter& painter, const QRect& box)
{
    const Theme& theme = m_appearance.theme();
    QFont bold = theme.text;
    bold.setWeight(QFont::DemiBold);
    QRect rest = box;
    painter.setFont(theme.small);
    const QString turn = tr("turn", "whose turn it is");
    const int wide = painter.fontMetrics().horizontalAdvance(turn) + 3 * kGrid;
    const QString words = m_facts.decides ? m_facts.name + QStringLiteral(" \u2022") : m_facts.name;
    const int named = QFontMetrics(bold).horizontalAdvance(words) + 2 * kGrid;
    if (m_facts.active && named + wide <= box.width()) {
        const int high = painter.fontMetrics().height() + 2;
        const QRectF chip(named + 0.5, box.center().y() - high / 2.0 + 0.5, wide, high);
        painter.setPen(QPen(theme.mark, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(chip, high / 2.0, high / 2.0);
        painter.drawText(chip, Qt::AlignCenter, turn);
        rest.setRight(named);
    } else if (m_facts.active) { // a brass arrow where there is no room for words
        const qreal side = box.height() < 40 ? box.height() / 3.0 : 8;
        const QPointF tip(rest.left() + side, rest.center().y() + 0.5);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.mark);
        painter.drawPolygon(QPolygonF({tip, tip + QPointF(-side, -side * 0.7), tip + QPointF(-side, side * 0.7)}));
        rest.setLeft(rest.left() + static_cast<int>(side) + kGrid);
    }
    painter.setPen(theme.ink);
    const bool fits = QFontMetrics(bold).horizontalAdvance(words) <= rest.width();
    const QString& shown = fits ? words : m_facts.name; // the name first
    painter.setFont(fittedToLines(bold, shown, rest.width(), 1));
    painter.drawText(
        rest, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(painter.font()).elidedText(shown, Qt::ElideMiddle, rest.width() + 1)); // its end tells
}

QFont PlayerSide::poolFont() const
{
    QFont font = m_appearance.theme().typewriter;
    font.setPointSizeF(m_appearance.theme().text.pointSizeF() * 1.45);
    font.setBold(true);
    return font;
}

int PlayerSide::widthOfPool(int number) const
{
    return QFontMetrics(m_appearance.theme().text).height() + kGrid +
           QFontMetrics(poolFont()).horizontalAdvance(QString::number(number));
}

void PlayerSide::paintPool(QPainter& painter, const QPoint& at, Pool pool, int number)
{
    const Theme& theme = m_appearance.theme();
    const int side = QFontMetrics(theme.text).height();
    paintPoolMark(painter, QRectF(at.x(), at.y() - side / 2.0, side, side), pool, theme.ink);
    paintTyped(painter, QRectF(at.x() + side + kGrid, at.y() - side, widthOfPool(number) - side, 2.0 * side),
               Qt::AlignLeft, QString::number(number), poolFont(), theme.ink);
}

void PlayerSide::paintPile(QPainter& painter, const QRect& box, int mark, int number)
{
    if (box.width() == 0)
        return;
    const Theme& theme = m_appearance.theme();
    painter.setFont(theme.small);
    const int side = painter.fontMetrics().height();
    paintPileMark(painter, QRectF(box.left(), box.center().y() - side / 2.0, side, side), static_cast<PileMark>(mark),
                  theme.quiet);
    painter.setPen(theme.quiet);
    painter.drawText(box.adjusted(side + kGrid, 0, kGrid, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     QString::number(number));
}

void PlayerSide::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintName(painter, m_nameBox);
    if (m_facts.pools) {
        const int gap = m_facts.strip ? 2 * kGrid : 5 * kGrid;
        const int y = m_poolBox.center().y();
        paintPool(painter, {m_poolBox.left(), y}, Pool::Resource, m_facts.rp);
        paintPool(painter, {m_poolBox.left() + widthOfPool(m_facts.rp) + gap, y}, Pool::Conspiracy, m_facts.cp);
    }
    paintPile(painter, m_deckPlace, static_cast<int>(PileMark::Deck), m_facts.deck);
    paintPile(painter, m_handPlace, static_cast<int>(PileMark::Hand), m_facts.hand);
    paintKnown(painter);
}

// Narrower where that makes room for all of it; else a mark stands at the end of the last line, and all is in the tip.
void PlayerSide::paintKnown(QPainter& painter)
{
    const Theme& theme = m_appearance.theme();
    const QString words = m_facts.known.join(QLatin1Char('\n'));
    QFont small = theme.small;
    const auto highWith = [&](int stretch) {
        small.setStretch(stretch);
        const QRect endless(0, 0, m_knownBox.width(), 10'000);
        return QFontMetrics(small).boundingRect(endless, Qt::TextWordWrap, words).height();
    };
    int stretch = 90;
    while (stretch > 75 && highWith(stretch) > m_knownBox.height())
        stretch -= 5;
    painter.setPen(theme.quiet);
    if (highWith(stretch) <= m_knownBox.height()) {
        painter.setFont(small);
        painter.drawText(m_knownBox, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, words);
        return;
    }
    const int lines = (m_knownBox.height() + kGrid / 2) / QFontMetrics(small).height();
    paintLines(&painter, m_knownBox, m_facts.known.join(QStringLiteral(" · ")), small, theme.quiet, lines);
}

} // namespace dossier
