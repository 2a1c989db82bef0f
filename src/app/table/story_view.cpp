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
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int end) {
        verticalScrollBar()->setValue(end); // a long story is laid out bit by bit
    });
    connect(&desk.appearance, &Appearance::changed, this, &StoryView::startAnew);
}

void StoryView::startAnew()
{
    for (auto& [reader, told] : m_tellings) {
        told.sure = 0;
        told.anew = true;
    }
    refresh();
}

// Mostly the story goes on; another player is told his own.
void StoryView::refresh()
{
    if (!m_game.isOn())
        return;
    for (auto& [reader, told] : m_tellings)
        told.sure = std::min(told.sure, m_game.storyEnd());
    if (!isVisible())
        return;
    Telling& told = tellingOf(m_game.reader());
    goOn(told);
    if (document() != told.document)
        setDocument(told.document);
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

// It is as wide as the page before it is shown there, to be laid out once.
StoryView::Telling& StoryView::tellingOf(Seat reader)
{
    Telling& told = m_tellings[reader];
    if (!told.document) {
        told.document = document()->clone(this); // of this page, so that it opens nothing either
        told.document->clear();
        told.document->setDocumentMargin(kGrid);
        told.document->setUndoRedoEnabled(false);
    }
    told.document->setPageSize(document()->pageSize());
    return told;
}

// The turn up to which all is as it was told is told again: its last lines may have grown, and others follow. The page
// is never empty in between: without its scroll bar it would be laid out at another width, and then once more.
void StoryView::goOn(Telling& told)
{
    const auto turn = std::find_if(told.lines.rbegin(), told.lines.rend(), [&](const StoryLine& line) {
        return line.rank == StoryLine::Turn && line.event < told.sure;
    });
    const std::size_t from = turn == told.lines.rend() ? 0 : turn->event;
    const auto known = static_cast<std::size_t>(told.lines.rend() - turn) - (turn == told.lines.rend() ? 0 : 1);
    const auto story = storyOf(m_game.story(from), m_game.cast());
    std::size_t same = 0;
    while (!told.anew && same < story.size() && known + same < told.lines.size() &&
           story[same].text == told.lines[known + same].text && story[same].rank == told.lines[known + same].rank) {
        told.lines[known + same].event = story[same].event; // what went another way may read the same
        ++same;
    }
    QTextCursor cursor(told.document);
    cursor.beginEditBlock(); // laid out once, however much there is
    forget(told, cursor, known + same);
    cursor.movePosition(QTextCursor::End);
    for (std::size_t i = same; i < story.size(); ++i) {
        append(cursor, story[i]);
        told.lines.push_back(story[i]);
    }
    cursor.endEditBlock();
    told.sure = m_game.storyEnd();
    told.anew = false;
}

// The lines from this one on.
void StoryView::forget(Telling& told, QTextCursor& cursor, std::size_t from)
{
    if (from >= told.lines.size())
        return;
    const QTextBlock block = told.document->findBlockByNumber(static_cast<int>(from));
    cursor.setPosition(from == 0 ? 0 : block.position() - 1);
    cursor.movePosition(QTextCursor::End, QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
    told.lines.resize(from);
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
    if (!cursor.document()->isEmpty())
        cursor.insertBlock(block, words);
    else
        cursor.setBlockFormat(block);
    cursor.insertText(line.text, words);
}

} // namespace dossier
