// The log: the story of the game up to the position that is shown, as the viewer knows it.
#pragma once

#include "app/theme/plain_page.h"
#include "engine/state/thing.h"
#include "wording/play/event_text.h"

#include <optional>

namespace dossier {

class SeatGame;
struct Desk;

class StoryView : public PlainPage
{
    Q_OBJECT

public:
    // Both must outlive the view.
    StoryView(const Desk& desk, SeatGame& game, QWidget* parent = nullptr);
    // The table is shown anew.
    void refresh();
    // It is told from the beginning.
    void startAnew();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void goOn(bool anew);
    void forget(QTextCursor& cursor, std::size_t from);
    void append(QTextCursor& cursor, const StoryLine& line);

    const Desk& m_desk;
    SeatGame& m_game;
    std::vector<StoryLine> m_told;
    // Events told that still stand: what was taken back meanwhile, seen or not, may have gone another way.
    std::size_t m_sure = 0;
    std::optional<Seat> m_listener;
};

} // namespace dossier
