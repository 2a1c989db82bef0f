#include "app/table/table_banner.h"

#include "app/board/board_plan.h"
#include "app/board/face_words.h"
#include "app/theme/appearance.h"
#include "app/theme/typed.h"
#include "app/widgets/desk.h"
#include "table/pace.h"
#include "table/seat_game.h"
#include "wording/play/news_text.h"

#include <QMouseEvent>
#include <QPainter>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace dossier {

namespace {

constexpr int kUsualMs = 900;
constexpr int kMostAtOnce = 3; // one after the other would last too long

QFont bannerFont(const Theme& theme)
{
    QFont font = theme.typewriter;
    font.setPointSizeF(theme.text.pointSizeF() * 1.5);
    font.setBold(true);
    return font;
}

} // namespace

TableBanner::TableBanner(const Desk& desk, SeatGame& game, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_game(game)
    , m_shown(new QTimer(this))
{
    setObjectName(QStringLiteral("tableBanner"));
    hide();
    m_shown->setSingleShot(true);
    connect(m_shown, &QTimer::timeout, this, &TableBanner::showNext);
}

void TableBanner::place(const BoardPlan& plan)
{
    m_room = plan.strip.adjusted(0, -kGrid, 0, kGrid); // which says the same; pools and cards stay to be seen
    adapt();
}

// Only of what happens: not while somebody steps through a game, nor before another one's seat is taken.
void TableBanner::follow(const SeatView& view)
{
    if (view.stepping || view.waitsForHandOver() || view.over || m_desk.appearance.calm()) {
        m_waiting.clear();
        return showNext();
    }
    QStringList words;
    for (const NewsItem& item : newsOf(view.news, m_game.cast(), view.viewer()))
        if (item.result)
            words << item.text;
    if (words.isEmpty())
        return;
    if (words.size() > kMostAtOnce)
        words = words.last(kMostAtOnce);
    m_waiting << words.join(QStringLiteral(" · "));
    if (m_held)
        return;
    if (m_words.isEmpty())
        showNext();
    else // the next one waits
        m_shown->start(std::min(m_shown->remainingTime(), kUsualMs));
}

void TableBanner::showNext()
{
    if (m_held)
        return;
    m_words = m_waiting.isEmpty() ? QString() : m_waiting.takeFirst();
    setVisible(!m_words.isEmpty());
    if (m_words.isEmpty())
        return m_shown->stop();
    adapt();
    raise();
    setAccessibleName(m_words);
    const int pace = m_game.pace() > 0 ? m_game.pace() : kBriskly;
    const auto words = static_cast<int>(m_words.count(QLatin1Char(' '))) + 1;
    m_shown->start(m_waiting.isEmpty() ? readingTime(words, pace) : std::min(pace, kUsualMs));
    update();
}

// What has hardly been read by then is said once more.
void TableBanner::hold()
{
    m_held = true;
    if (!m_words.isEmpty() && m_shown->remainingTime() > m_shown->interval() / 2)
        m_waiting.prepend(m_words);
    m_words.clear();
    m_shown->stop();
    hide();
}

void TableBanner::release()
{
    if (std::exchange(m_held, false))
        showNext();
}

void TableBanner::hurry()
{
    if (m_held) // the key is meant for what lies over it
        return;
    m_waiting.clear();
    showNext();
}

void TableBanner::adapt()
{
    const int wide = QFontMetrics(bannerFont(m_desk.appearance.theme())).horizontalAdvance(m_words) + 12 * kGrid;
    QRect place = m_room;
    place.setWidth(std::min(wide, m_room.width() - 4 * kGrid));
    place.moveCenter(m_room.center());
    setGeometry(place);
}

void TableBanner::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_desk.appearance.theme();
    const QRectF paper = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(theme.mark, 1.5));
    painter.setBrush(theme.manila);
    painter.drawRoundedRect(paper, 6, 6);
    // Smaller before it is shortened, and then in its middle: the result stands last.
    const qreal room = paper.width() - 4 * kGrid;
    QFont font = wholeIn(bannerFont(theme), m_words, room);
    font.setPointSizeF(std::max(font.pointSizeF(), theme.small.pointSizeF()));
    const QString words = QFontMetricsF(font).elidedText(m_words, Qt::ElideMiddle, room);
    paintTyped(painter, paper, Qt::AlignHCenter, words, font, theme.manilaInk);
}

void TableBanner::mousePressEvent(QMouseEvent* event)
{
    event->button() == Qt::LeftButton ? hurry() : QWidget::mousePressEvent(event);
}

} // namespace dossier
