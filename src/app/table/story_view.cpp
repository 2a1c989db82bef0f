#include "app/table/story_view.h"

#include "app/game/table_game.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"

#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>

namespace dossier {

StoryView::StoryView(const Desk& desk, TableGame& game, QWidget* parent)
    : QTextBrowser(parent)
    , m_desk(desk)
    , m_game(game)
{
    setObjectName(QStringLiteral("story"));
    setAccessibleName(tr("Log of the game"));
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(kGrid);
    connect(&game, &TableGame::changed, this, &StoryView::refresh);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int end) {
        verticalScrollBar()->setValue(end); // a long story is laid out bit by bit
    });
    connect(&game, &TableGame::begun, this, [this] {
        m_listener = kNoSeat;
        refresh();
    });
    connect(&desk.appearance, &Appearance::changed, this, [this] {
        m_listener = kNoSeat;
        refresh();
    });
}

// Mostly the story goes on. After a step back, and to another player, it is told from the start.
void StoryView::refresh()
{
    if (!m_game.isOn() || !isVisible())
        return;
    if (!goesOn()) {
        clear();
        m_told.clear();
        m_end = 0;
        m_listener = m_game.reader();
        goesOn();
    }
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

// The turn under way is told again, and of that what is new is added. False where that would not fit what was told.
bool StoryView::goesOn()
{
    if (m_listener != m_game.reader() || m_game.storyEnd() < m_end)
        return false;
    const auto turn = std::find_if(m_told.rbegin(), m_told.rend(),
                                   [](const StoryLine& line) { return line.rank == StoryLine::Turn; });
    const std::size_t from = turn == m_told.rend() ? 0 : turn->event;
    const auto known = static_cast<std::size_t>(m_told.rend() - turn) - (turn == m_told.rend() ? 0 : 1);
    const auto story = storyOf(m_game.story(from), m_game.cast());
    const std::size_t again = m_told.size() - known;
    if (story.size() < again)
        return false;
    for (std::size_t i = 0; i < again; ++i)
        if (story[i].text != m_told[known + i].text)
            return false;
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    cursor.beginEditBlock(); // laid out once, however much there is
    for (std::size_t i = again; i < story.size(); ++i) {
        append(cursor, story[i]);
        m_told.push_back(story[i]);
    }
    cursor.endEditBlock();
    m_end = m_game.storyEnd();
    return true;
}

void StoryView::showEvent(QShowEvent* event)
{
    QTextBrowser::showEvent(event);
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
