// The log: the story of the game up to the position that is shown, as the viewer knows it.
#pragma once

#include "app/theme/plain_page.h"
#include "engine/state/thing.h"
#include "wording/play/event_text.h"

#include <map>
#include <vector>

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
    // What one player has been told. It is kept while another reads: at one screen they take turns all evening.
    struct Telling
    {
        QTextDocument* document = nullptr; // a child of this page
        std::vector<StoryLine> lines{};
        // Events told that still stand: what was taken back meanwhile, seen or not, may have gone another way.
        std::size_t sure = 0;
        bool anew = false; // in other letters
    };
    Telling& tellingOf(Seat reader);
    void goOn(Telling& told);
    void forget(Telling& told, QTextCursor& cursor, std::size_t from);
    void append(QTextCursor& cursor, const StoryLine& line);

    const Desk& m_desk;
    SeatGame& m_game;
    std::map<Seat, Telling> m_tellings; // by reader
};

} // namespace dossier
