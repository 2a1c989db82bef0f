#include "app/table/story_view.h"

#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "table/seat_game.h"

#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>

namespace dossier {

StoryView::StoryView(const Desk& desk, SeatGame& game, QWidget* parent)
    : PlainPage(parent)
    , m_desk(desk)
    , m_game(game)
{
    setObjectName(QStringLiteral("story"));
    setAccessibleName(tr("Log of the game"));
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(kGrid);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int end) {
        verticalScrollBar()->setValue(end); // a long story is laid out bit by bit
    });
    connect(&desk.appearance, &Appearance::changed, this, &StoryView::startAnew);
}

void StoryView::startAnew()
{
    m_listener.reset();
    refresh();
}

// Mostly the story goes on; to another player it is told from the start.
void StoryView::refresh()
{
    if (!m_game.isOn())
        return;
    m_sure = std::min(m_sure, m_game.storyEnd());
    if (!isVisible())
        return;
    const bool anew = !m_listener; // in other letters, maybe
    if (m_listener != m_game.reader())
        m_sure = 0;
    m_listener = m_game.reader();
    goOn(anew);
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

// The turn up to which all is as it was told is told again: its last lines may have grown, and others follow. The page
// is never empty in between: without its scroll bar it would be laid out at another width, and then once more.
void StoryView::goOn(bool anew)
{
    const auto turn = std::find_if(m_told.rbegin(), m_told.rend(), [this](const StoryLine& line) {
        return line.rank == StoryLine::Turn && line.event < m_sure;
    });
    const std::size_t from = turn == m_told.rend() ? 0 : turn->event;
    const auto known = static_cast<std::size_t>(m_told.rend() - turn) - (turn == m_told.rend() ? 0 : 1);
    const auto story = storyOf(m_game.story(from), m_game.cast());
    std::size_t same = 0;
    while (!anew && same < story.size() && known + same < m_told.size() &&
           story[same].text == m_told[known + same].text && story[same].rank == m_told[known + same].rank) {
        m_told[known + same].event = story[same].event; // another listener may have been told so of another one
        ++same;
    }
    QTextCursor cursor(document());
    cursor.beginEditBlock(); // laid out once, however much there is
    forget(cursor, known + same);
    cursor.movePosition(QTextCursor::End);
    for (std::size_t i = same; i < story.size(); ++i) {
        append(cursor, story[i]);
        m_told.push_back(story[i]);
    }
    cursor.endEditBlock();
    m_sure = m_game.storyEnd();
}

// The lines from this one on.
void StoryView::forget(QTextCursor& cursor, std::size_t from)
{
    if (from >= m_told.size())
        return;
    const QTextBlock block = document()->findBlockByNumber(static_cast<int>(from));
    cursor.setPosition(from == 0 ? 0 : block.position() - 1);
    cursor.movePosition(QTextCursor::End, QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
    m_told.resize(from);
}

void StoryView::showEvent(QShowEvent* event)
{
    PlainPage::showEvent(event);
    refresh();
}

void StoryView::append(QTextCursor& cursor, const StoryLine& line)
{
    const Theme& theme = m_desk.appearance.theme();
    QTextBlockFormat block;
    QTextCharFormat words;
    words.setFont(line.rank == StoryLine::Turn ? theme.heading : theme.text);
    words.setForeground(theme.ink);
    if (line.rank == StoryLine::Turn)
        block.setTopMargin(3 * kGrid);
    if (line.rank == StoryLine::Phase) {
        block.setTopMargin(kGrid);
        words.setFont(theme.small);
        words.setForeground(theme.quiet);
    }
    block.setLeftMargin(line.rank == StoryLine::Happening ? 2 * kGrid : 0);
    if (!m_told.empty())
        cursor.insertBlock(block, words);
    else
        cursor.setBlockFormat(block);
    cursor.insertText(line.text, words);
}

} // namespace dossier
