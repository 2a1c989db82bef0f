// The game on the table at home: a running game, and who sits before it. No widget is needed to play it.
#pragma once

#include "engine/api/running_game.h"
#include "table/choice_log.h"
#include "table/computer_seats.h"
#include "table/kept_game.h"
#include "table/seat_game.h"

#include <deque>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

class QTimer;

namespace dossier {

class TableGame : public SeatGame
{
    Q_OBJECT

public:
    // All must outlive the game. Without effects every card plays by its printed facts alone; with texts choices say
    // what a card does in each of its ways.
    explicit TableGame(const CardPool& pool, const EffectBook* effects = nullptr, const CardTexts* texts = nullptr,
                       QObject* parent = nullptr);
    ~TableGame() override;

    // Begins the game of a record. With `atEnd` its actions have been taken, else they lie ahead, to be stepped
    // through. Throws std::invalid_argument where no game can be set up from it. An action that is refused ends what is
    // taken over; the answer says how many were.
    int begin(GameRecord record, bool atEnd);
    // Clears the table.
    void end();

    // What happened so far: a game that would come to the present position, and what was taken back or lies ahead.
    GameRecord record() const { return m_game->record(); }

    // --- Who sits here ----------------------------------------------------------------------------------------------

    // A lesson: which seat it plays itself, by saying so of `takeFor`, and which choices of the other it lets be taken.
    struct Lesson
    {
        Seat seat = kNoSeat;
        std::function<bool(const Action&)> allows{};

        bool plays(Seat other) const { return seat != kNoSeat && seat == other; }
    };
    // From the next game on; a game without one: the empty lesson.
    void setLesson(Lesson lesson) { m_lesson = std::move(lesson); }
    // The lesson does not let this be taken now, and has said so.
    bool isRefusedByLesson(const Action& action) const { return m_lesson.allows && !m_lesson.allows(action); }
    // What whoever has to choose could do: for the lesson, which plays on where its other seat is not to choose.
    Asked askedInLesson() const { return Asked(m_game->ahead()); }
    // What the lesson's own seat does.
    void takeFor(const Action& action);
    void askHandOver(Seat seat) override;
    // The table was left, and is come back to: where persons share it, whoever has to choose takes his seat first, for
    // who sits before the screen is not known.
    void comeBack();
    // He sits here now.
    void takeSeat();
    void setOpenHands(bool open);
    // Why the table changes hands, as everybody may hear it; empty where it does not.
    QString whyHandOver() const;

    // --- What the viewer sees and may do ----------------------------------------------------------------------------

    // Where it really stands, whatever is shown, and what lies on the table for all seats: for who tries the game,
    // never for what one of them is shown.
    const RunningGame& game() const { return *m_game; }
    const Scene& shown() const { return *m_shownNow; }
    // The place in the log where what came of the last choice of the viewer, or of who takes the seat, begins.
    std::size_t lastChoice() const { return m_log.lastChoice(m_view.viewer(), m_game->position()); }
    std::optional<Reason> whyNot(CardRef card) const override;
    QStringList refused(CardRef card) const override;
    std::vector<CardIndex> xFiles() const override { return m_game->xFiles(); }
    std::optional<CardIndex> xFileAtEnd(Seat seat) const override;
    // How many X-Files a question about this type (typeBit) leaves the viewer for `about`, on average.
    double leftAfter(Seat about, int type) const override;
    std::optional<Outlook> outlook(const Action& action) const override { return m_game->outlook(action, viewer()); }
    std::optional<std::vector<CardRef>> leaving(const Action& action) const override
    {
        return m_game->leaving(action, viewer());
    }

    bool isAtHome() const override { return true; }
    bool canAdvise() const override { return isOn() && actions().size() > 1; }
    void advise() override;
    void forgetAdvice() override { m_adviser->forget(); }
    bool isAdvising() const { return m_adviser->isThinking(); }

    // What lay ahead is forgotten.
    void take(const Action& action) override;
    void takeTogether(const std::vector<Action>& actions) override;
    void concede() override;

    // --- Passing by itself (table_passing.cpp) ----------------------------------------------------------------------

    void obeyStops(std::function<TableStops()> stops) override;
    void lookAtStops() override;
    void stopHaste() override;
    bool canWatchToTurnEnd() const override;

    // --- Seen on the way (table_scenes.cpp) -------------------------------------------------------------------------

    void hurry() override;
    void hurryToEnd() override;

    // --- Back and forth ---------------------------------------------------------------------------------------------

    int turnAt(int position) const { return m_game->turnAt(position); }
    // What is remembered of the game (kept_game.h).
    KeptGame kept(KeptGame before) const { return keptGame(*m_game, std::move(before)); }
    // A person has chosen something since the game was begun or opened.
    bool isChosenIn() const { return !m_made.empty(); }
    // What a choice made at some position was, as `reader` may hear it.
    QString nameAt(int position, const Action& action, Seat reader) const;
    // 0 to length(), to look through the game; where the table waits for somebody to take his seat, it goes on waiting.
    void goTo(int position);
    // Where a game that was left goes on: at its newest position, or at one that was gone back to, with the view's
    // `replays` of then. With several persons the newest one is covered until one of them takes his seat; another is
    // not.
    void goOnAt(int position, bool replays);
    bool canTakeBack() const override { return position() > 0; }
    // While the table changes hands it goes on taking back: to him who made that choice.
    void takeBack() override;
    // Over what was one choice.
    void stepForward();
    void release() override;
    // The same decks from the beginning.
    void restart(std::uint64_t seed);
    std::uint64_t seed() const { return m_game->seed(); }

protected:
    std::vector<VisibleEvent> storyOf(Seat reader, std::size_t from) const override;
    void pass(const Action& action, Haste haste) override;
    void watchToTurnEnd() override;

private:
    struct Made
    {
        int position = 0;
        Seat seat = kNoSeat;
    };

    bool plays(Seat seat) const { return m_computers->play(seat) || m_lesson.plays(seat); }
    bool isPersons(Seat seat) const { return !m_game->passive(seat) && !plays(seat); }
    bool hasSeveralPersons() const;
    bool isPrivate() const;
    bool isCovered() const { return m_nextViewer != kNoSeat; }
    void settle();
    void stepTo(int position);
    void passByItself();
    // A lesson shows every step.
    bool asksLittle() const { return !m_lesson.allows; }
    bool goesByItself() const;
    AskingRules rulesFor(Seat seat) const;
    bool watchesInHaste() const { return m_haste == Haste::ToTurnEnd && isOut(); }
    void goOn();
    void gatherScenes();
    void dropScenes();
    void present();
    // Another person is asked next, and takes the seat.
    bool handsOver() const;
    void presentPosition();
    void show(Scene scene);
    void noteChoice();
    std::optional<Made> lastMade();
    void letComputersPlay();
    void dismissComputers();

    const EffectBook* m_effects;
    std::optional<RunningGame> m_game;
    Seat m_viewer = 0;
    Seat m_nextViewer = kNoSeat;
    bool m_openHands = false;
    bool m_looksOn = false; // he only wants to look: the choice is another's, and stays so until something is done
    Lesson m_lesson;
    int m_generation = 0;
    QStringList m_decks{}; // by seat
    ComputerSeats* m_computers;
    Adviser* m_adviser;
    QTimer* m_shown;            // runs while what was done last is still to be seen
    QTimer* m_next;             // runs while a scene is to be seen
    std::deque<Scene> m_scenes; // after the one that is shown
    int m_presented = 0;        // up to this position scenes have been gathered
    std::optional<Action> m_decided;
    ChoiceLog m_log;
    bool m_stepping = false;
    bool m_looksThrough = false; // what lies ahead, not only what was taken back
    std::optional<Scene> m_shownNow;
    std::optional<Lookahead> m_question; // that is put, where the engine asks about a window first
    std::size_t m_toldUpTo = 0;          // of the log
    std::function<TableStops()> m_stopsNow;
    TableStops m_stops;       // as they were told last
    std::vector<Made> m_made; // what persons have chosen, in order
    Haste m_haste = Haste::None;
    Seat m_hasty = kNoSeat;
    int m_hastyTurn = 0;
};

} // namespace dossier
