// "Since your last choice": what happened meanwhile as a row of chips, each leading to its card. What has no room is in
// a list behind the last button.
#pragma once

#include "wording/play/news_text.h"

#include <QWidget>

#include <vector>

class QMenu;
class QToolButton;

namespace dossier {

class RecentEventChip;
class SeatGame;
struct BoardPlan;
struct Desk;

class RecentEventsBar : public QWidget
{
    Q_OBJECT

public:
    // Desk and game must outlive the strip.
    RecentEventsBar(const Desk& desk, SeatGame& game, QWidget* parent);

    // Where the board keeps room for it.
    void place(const BoardPlan& plan);
    const std::vector<NewsItem>& news() const { return m_news; }
    // The table is shown anew.
    void refresh();

signals:
    // Its card at the side, or large.
    void cardWanted(dossier::CardIndex card);
    void lookWanted(dossier::CardIndex card);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void lay();
    void listAll();

    const Desk& m_desk;
    SeatGame& m_game;
    std::vector<NewsItem> m_news;
    std::vector<RecentEventChip*> m_chips;
    QToolButton* m_more;
    QMenu* m_list;
    int m_title = 0;                     // how wide it is; 0 where it is not shown
    std::vector<RecentEventChip*> m_row; // those shown, from the left
};

} // namespace dossier
