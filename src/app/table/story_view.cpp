#include "app/table/story_view.h"

#include "app/desk.h"
#include "app/table/table_game.h"
#include "app/theme/appearance.h"

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
    connect(&desk.appearance, &Appearance::changed, this, [this] {
        m_told.clear();
        refresh();
    });
}

// Mostly the story goes on: only what is new is set. After a step back it is told from the start.
void StoryView::refresh()
{
    if (!m_game.isOn())
        return;
    const EventLog log(m_game.log().begin(), m_game.log().begin() + static_cast<std::ptrdiff_t>(m_game.logEnd()));
    const std::vector<StoryLine> story = storyOf(log, m_game.viewer(), m_game.cast());
    const auto known = static_cast<std::size_t>(m_told.size());
    bool goesOn = known > 0 && known <= story.size();
    for (std::size_t i = 0; goesOn && i < known; ++i)
        goesOn = m_told.at(static_cast<qsizetype>(i)) == story[i].text;
    if (!goesOn) {
        clear();
        m_told.clear();
    }
    for (std::size_t i = static_cast<std::size_t>(m_told.size()); i < story.size(); ++i) {
        append(story[i].rank, story[i].text);
        m_told << story[i].text;
    }
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

void StoryView::append(int rank, const QString& text)
{
    const Theme& theme = m_desk.appearance.theme();
    QTextBlockFormat block;
    QTextCharFormat words;
    words.setFont(rank == StoryLine::Turn ? theme.heading : theme.text);
    words.setForeground(theme.ink);
    if (rank == StoryLine::Turn)
        block.setTopMargin(3 * kGrid);
    if (rank == StoryLine::Phase) {
        block.setTopMargin(kGrid);
        words.setFont(theme.small);
        words.setForeground(theme.quiet);
    }
    block.setLeftMargin(rank == StoryLine::Happening ? 2 * kGrid : 0);
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    if (!m_told.isEmpty())
        cursor.insertBlock(block, words);
    else
        cursor.setBlockFormat(block);
    cursor.insertText(text, words);
}

} // namespace dossier
