#include "app/table/recent_events_bar.h"

#include "app/board/board_plan.h"
#include "app/table/recent_event_chip.h"
#include "app/theme/appearance.h"
#include "app/theme/typed.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/plain_tip.h"
#include "table/seat_game.h"
#include "wording/words/semicolon.h"

#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kBetween = 4 * kGrid; // chips, with an arrow
constexpr int kMostChips = 12;

QFont titleFont(const Theme& theme)
{
    QFont font = theme.typewriter;
    font.setPointSizeF(theme.small.pointSizeF());
    font.setBold(true);
    return font;
}

} // namespace

RecentEventsBar::RecentEventsBar(const Desk& desk, SeatGame& game, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_game(game)
    , m_more(new QToolButton(this))
    , m_list(new QMenu(this))
{
    setObjectName(QStringLiteral("sinceStrip"));
    m_more->setObjectName(QStringLiteral("sinceMore"));
    m_more->setAccessibleName(tr("Since your last choice"));
    m_more->setAutoRaise(true);
    m_more->setFocusPolicy(Qt::TabFocus);
    m_more->setToolTip(tr("All of it, one below the other"));
    connect(m_more, &QToolButton::clicked, this, &RecentEventsBar::listAll);
    connect(&desk.appearance, &Appearance::changed, this, &RecentEventsBar::refresh);
}

void RecentEventsBar::place(const BoardPlan& plan)
{
    setGeometry(plan.strip);
    setVisible(!plan.strip.isEmpty());
}

void RecentEventsBar::refresh()
{
    if (!m_game.isOn())
        return;
    m_news = newsOf(m_game.story(m_game.view().lastChoice), m_game.cast(), m_game.viewer());
    QStringList words;
    for (const NewsItem& item : m_news)
        words << item.text;
    setAccessibleName(m_news.empty() ? tr("Nothing happened since your last choice")
                                     : tr("Since your last choice: %1").arg(words.join(semicolon())));
    lay();
}

// Those that have room, from the left; how many there are at the right.
void RecentEventsBar::lay()
{
    const Theme& theme = m_desk.appearance.theme();
    m_title = QFontMetrics(titleFont(theme)).horizontalAdvance(tr("Since your last choice")) + 3 * kGrid;
    const int count = static_cast<int>(m_news.size());
    m_more->setVisible(count > 0);
    m_more->setFont(theme.small);
    m_more->setText(tr("%n step(s) ▾", nullptr, count));
    m_more->setAccessibleName(tr("%n step(s) since your last choice", nullptr, count));
    const int more = count > 0 ? m_more->sizeHint().width() : 0;
    m_more->setGeometry(width() - more - kGrid, 0, more, height());
    int room = width() - m_title - more - 3 * kGrid;
    while (m_chips.size() < std::min(m_news.size(), static_cast<std::size_t>(kMostChips))) {
        m_chips.push_back(new RecentEventChip(m_desk.appearance, this));
        RecentEventChip* chip = m_chips.back();
        connect(chip, &RecentEventChip::clicked, this, [this, chip] {
            if (chip->card())
                emit cardWanted(*chip->card());
        });
        connect(chip, &RecentEventChip::lookWanted, this, &RecentEventsBar::lookWanted);
    }
    for (RecentEventChip* chip : m_chips)
        chip->hide();
    m_row.clear();
    int needed = 0;
    const auto say = [&](RecentEventChip& chip, int which) {
        const NewsItem& item = m_news[static_cast<std::size_t>(which)];
        chip.show(item, item.card.isKnown() ? std::optional(m_desk.box.cards[item.card.card].type) : std::nullopt);
        return chip.sizeHint().width();
    };
    // What was played last has its place before all that came of it, then what came of anything, then the rest.
    const auto played = std::find_if(m_news.rbegin(), m_news.rend(), [](const NewsItem& item) { return item.cause; });
    const int cause = played == m_news.rend() ? -1 : static_cast<int>(m_news.rend() - played) - 1;
    if (const int first = cause >= 0 ? cause : count - 1; first >= 0 && say(*m_chips.front(), first) > room) {
        room += m_title - kGrid; // a sentence longer than its room has that of the title, too
        m_title = 0;
    }
    std::vector<std::pair<int, RecentEventChip*>> row;
    const auto put = [&](int which) {
        if (row.size() == m_chips.size())
            return false;
        RecentEventChip* chip = m_chips[row.size()];
        const int wide = say(*chip, which) + (needed > 0 ? kBetween : 0);
        if (needed + wide > room && needed > 0) {
            chip->hide();
            return false;
        }
        needed += wide;
        row.emplace_back(which, chip);
        return true;
    };
    if (cause >= 0)
        put(cause);
    const auto isOutcome = [&](int which) {
        const NewsItem& item = m_news[static_cast<std::size_t>(which)];
        return item.result && item.card.isKnown(); // a turn's beginning is told elsewhere
    };
    for (int i = count - 1; i >= 0; --i)
        if (i != cause && isOutcome(i))
            put(i);
    for (int i = count - 1; i >= 0; --i)
        if (i != cause && !isOutcome(i) && !put(i))
            break;
    std::ranges::sort(row);
    for (const auto& [which, chip] : row)
        m_row.push_back(chip);
    int x = std::max(m_title, kGrid);
    for (RecentEventChip* chip : m_row) {
        const QSize size = chip->sizeHint();
        chip->setGeometry(x, (height() - size.height()) / 2, std::min(size.width(), room), size.height());
        x += size.width() + kBetween;
    }
    update();
}

void RecentEventsBar::listAll()
{
    m_list->clear();
    for (const NewsItem& item : m_news) {
        QAction* action = m_list->addAction(plainCaption(item.text));
        action->setEnabled(item.card.isKnown());
        connect(action, &QAction::triggered, this, [this, card = item.card.card] { emit cardWanted(card); });
    }
    m_list->popup(m_more->mapToGlobal(m_more->rect().bottomLeft()));
}

void RecentEventsBar::paintEvent(QPaintEvent*)
{
    if (m_news.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_desk.appearance.theme();
    if (m_title > 0)
        paintTyped(painter, QRectF(kGrid, 0, m_title, height()), Qt::AlignLeft, tr("Since your last choice"),
                   titleFont(theme), theme.quiet);
    painter.setPen(QPen(theme.quiet, 1.2));
    for (std::size_t i = 0; i + 1 < m_row.size(); ++i) {
        const QRect chip = m_row[i]->geometry();
        const QPointF middle(chip.right() + kBetween / 2.0, chip.center().y() + 0.5);
        painter.drawPolyline(
            QPolygonF({middle + QPointF(-2, -3.5), middle + QPointF(2, 0), middle + QPointF(-2, 3.5)}));
    }
}

void RecentEventsBar::resizeEvent(QResizeEvent*)
{
    lay();
}

} // namespace dossier
