// What stands beside the table: a note, the question, a card, and the pages below them.
#include "app/advice/hint_page.h"
#include "app/advice/review_page.h"
#include "app/game_setup/replay_bar.h"
#include "app/table/decision_panel.h"
#include "app/table/hand_over_page.h"
#include "app/table/play_page.h"
#include "app/table/side_card.h"
#include "app/table/story_view.h"
#include "app/table/table_notebook.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"

#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier {

namespace {

// From this height on there is room for a note, the choices, the log and the Notebook.
constexpr int kRoomForAll = 200 * kGrid;
constexpr int kLeastAsked = 36 * kGrid;
constexpr int kManyRows = 6;   // of what can be chosen: about as many as a decision has
constexpr int kFewRows = 4;    // are seen before the log is
constexpr int kLeastLines = 3; // of the log

} // namespace

QWidget* PlayPage::createSide()
{
    m_sideTabs->setObjectName(QStringLiteral("tableSideTabs"));
    m_sideTabs->setAccessibleName(tr("Beside the table"));
    m_sideTabs->setDrawBase(false);
    m_sideTabs->setExpanding(false);
    m_sideTabs->setFont(m_desk.appearance.theme().small); // with a hint or a review there are four
    for (const QString& name : {tr("Card"), tr("Log"), tr("Hint"), tr("Review")})
        m_sideTabs->addTab(name);
    // The card has a place of its own, above all pages; the Notebook one below them.
    for (QWidget* page : {new QWidget(this), static_cast<QWidget*>(m_story), static_cast<QWidget*>(m_hints),
                          static_cast<QWidget*>(m_reviews)})
        m_side->addWidget(page);
    for (const Side side : {Card, Hint, Review})
        offerSide(side, false);
    auto* column = new QVBoxLayout(m_below);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    column->addWidget(m_sideTabs);
    column->addWidget(m_side, 1);
    column->addWidget(m_notes);
    m_sideSplitter->addWidget(m_decisions);
    m_sideSplitter->addWidget(m_card);
    m_sideSplitter->addWidget(m_below);
    m_sideSplitter->setChildrenCollapsible(false);
    m_sideSplitter->setHandleWidth(2 * kGrid);
    const int larger = 2 * (std::clamp(m_desk.appearance.textPercent(), 100, 130) - 100); // choices need it more
    m_sideSplitter->setSizes({300 + larger, 130, 220 - larger});
    m_card->hide();
    m_card->installEventFilter(this);
    m_sideSplitter->installEventFilter(this);
    m_sideSplitter->setMinimumWidth(72 * kGrid);
    // Whatever is asked: a long question makes the list shorter, not the window taller.
    m_decisions->setMinimumHeight(kLeastAsked);
    m_side->setMinimumHeight(12 * kGrid);
    m_side->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored); // it gives way before the Notebook does
    showSide(Story);
    auto* asked = new QVBoxLayout(m_asked);
    asked->setContentsMargins(0, 0, 0, 0);
    asked->setSpacing(2 * kGrid);
    asked->addWidget(m_sideSplitter, 1);
    asked->addWidget(&m_decisions->answers());
    m_sides->addWidget(m_asked);
    if (m_handOver)
        m_sides->addWidget(m_handOver);
    auto* side = new QWidget(this);
    auto* whole = new QVBoxLayout(side);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(2 * kGrid);
    if (m_replay) { // beside the table, which stays as large as it was
        m_replay->add(m_position);
        whole->addWidget(m_replay);
    } else {
        m_position->hide();
    }
    whole->addWidget(m_sides, 1);
    return side;
}

void PlayPage::addSide(QWidget* page, const QString& name)
{
    m_side->addWidget(page);
    m_sideTabs->setTabData(m_sideTabs->addTab(name), name);
    m_sideTabs->show();
}

void PlayPage::markSide(bool news)
{
    const QString name = m_sideTabs->tabData(Far).toString();
    m_sideTabs->setTabText(Far, news ? name + QStringLiteral(" •") : name);
}

void PlayPage::addToHead(QWidget* widget)
{
    m_head->insertWidget(m_head->indexOf(m_back), widget);
}

void PlayPage::setNote(QWidget* note)
{
    m_note = note;
    note->installEventFilter(this);
    static_cast<QVBoxLayout*>(m_asked->layout())->insertWidget(0, note);
}

// In a low page a note has the room of the log. Else its last lines are always to be read: first the Notebook gives
// way, then the log itself down to these, then the choices, of which some are seen and the others scrolled to. Only
// where not even both of that has room the choices have it; what happened is on the strip over the board, too.
void PlayPage::makeRoom()
{
    const bool noted = m_note && !m_note->isHidden();
    const bool log = m_sideTabs->currentIndex() == Story;
    const bool mayGive = isLow() && log;
    const int lines = kLeastLines * QFontMetrics(m_desk.appearance.theme().text).height() + 3 * kGrid;
    m_side->setMinimumHeight(mayGive ? lines : 12 * kGrid);
    const int others = lines + m_notes->minimumSizeHint().height() + 6 * kGrid +
                       (m_card->isHidden() ? 0 : m_card->minimumSizeHint().height() + m_sideSplitter->handleWidth());
    m_crowded = mayGive && m_decisions->heightForRows(kManyRows) + others > m_sideSplitter->height();
    const bool gives = mayGive && (noted || m_decisions->heightForRows(kFewRows) + others > m_sideSplitter->height());
    m_side->setHidden(gives);
    m_below->setSizePolicy(QSizePolicy::Preferred, gives ? QSizePolicy::Maximum : QSizePolicy::Preferred);
    keepRows();
    giveAdviceRoom();
}

// A card beside the choices leaves some of them to be seen, and so does the Notebook in a low page.
void PlayPage::keepRows()
{
    constexpr int kRows = 3;
    const bool card = !m_card->isHidden();
    int most = kLeastAsked;
    if (card || m_crowded) {
        const int others = (card ? m_card->minimumSizeHint().height() : 0) + m_below->minimumSizeHint().height();
        most = std::max(most, m_sideSplitter->height() - others - 2 * m_sideSplitter->handleWidth());
    }
    m_decisions->setMinimumHeight(
        std::clamp(m_decisions->heightForRows(m_crowded && !card ? kManyRows : kRows), kLeastAsked, most));
}

bool PlayPage::isLow() const
{
    return height() < kRoomForAll;
}

// Where there is the log alone, it has their room, too.
void PlayPage::offerSide(Side side, bool offered)
{
    m_sideTabs->setTabVisible(side, offered);
    m_sideTabs->setVisible(m_sideTabs->isTabVisible(Hint) || m_sideTabs->isTabVisible(Review) ||
                           m_sideTabs->count() > Far);
}

void PlayPage::showSide(int side)
{
    m_sideTabs->setCurrentIndex(side);
    m_side->setCurrentIndex(side);
    makeRoom();
    emit sideShown(side);
}

} // namespace dossier
