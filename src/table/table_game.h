// The game on the table: a running game, and who sits before it. What that seat is shown is one value, made once a step
// and handed down (seat_view.h); all else it is asked for. No widget is needed to play it.
#pragma once

#include "engine/api/running_game.h"
#include "table/adviser.h"
#include "table/choice_log.h"
#include "table/computer_seats.h"
#include "table/findings.h"
#include "table/kept_game.h"
#include "table/seat_view.h"
#include "wording/play/player_names.h"

#include <QElapsedTimer>
#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

class QTimer;

namespace dossier {

class TableGame : public QObject
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
    bool isOn() const { return m_game.has_value(); }
    // Another number for every game that is begun here.
    int generation() const { return m_generation; }

    // What happened so far: a game that would come to the present position, and what was taken back or lies ahead.
    GameRecord record() const { return m_game->record(); }

    // --- Who sits here ----------------------------------------------------------------------------------------------

    int seats() const { return m_game->seats(); }
    // A player whose seat nobody takes: he never does anything he need not do.
    bool passive(Seat seat) const { return m_game->passive(seat); }
    const GameOptions& options() const { return m_game->options(); }
    // Of the deck he plays; "" where nobody knows it.
    QString deckName(Seat seat) const { return m_decks.value(seat); }
    // One of the program's players has the seat.
    bool isComputer(Seat seat) const { return m_computers->play(seat) || m_lesson.plays(seat); }
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
    // How long it stays to be seen what one of them does, in milliseconds; 0: no longer than it takes. Passes stay for
    // a moment only.
    void setPace(int milliseconds) { m_pace = milliseconds; }
    int pace() const { return m_pace; }
    // Two or more persons play at this table.
    bool isShared() const;
    // From whose seat the table is seen.
    Seat viewer() const { return waitsForHandOver() ? m_nextViewer : m_viewer; }
    // Who really sits here, until another one takes the seat.
    Seat sitting() const { return m_viewer; }
    // Who may read what is shown: kNoSeat while the table changes hands, when only what everybody sees is.
    Seat reader() const { return waitsForHandOver() ? kNoSeat : m_viewer; }
    // The table belongs to another player: he has to take his seat before anything of his is shown.
    bool waitsForHandOver() const { return m_nextViewer != kNoSeat; }
    Seat nextViewer() const { return m_nextViewer; }
    void askHandOver(Seat seat);
    // He sits here now.
    void takeSeat();
    // One person plays all the seats that persons have: whoever has to choose is seen at once, nothing is covered.
    void setOpenHands(bool open);
    bool openHands() const { return m_openHands; }
    // Why the table changes hands, as everybody may hear it; empty where it does not.
    QString whyHandOver() const;

    // --- What the viewer sees and may do ----------------------------------------------------------------------------

    // Where it really stands, whatever is shown, and what lies on the table for all seats: for who tries the game,
    // never for what one of them is shown.
    const RunningGame& game() const { return *m_game; }
    const Scene& shown() const { return *m_shownNow; }
    const PlayerNames& cast() const { return m_cast; }
    // The latest one.
    const SeatView& view() const { return m_view; }
    const Observation& seen() const { return m_view.seen; }
    // What the viewer is told of what happened, from a place in the log on, up to what lies on the table.
    std::vector<VisibleEvent> story(std::size_t from) const { return m_game->story(reader(), from, storyEnd()); }
    // The same, as whoever sits here is told it: for what he has to see before the table changes hands.
    std::vector<VisibleEvent> storyOfSitting(std::size_t from) const
    {
        return m_game->story(m_viewer, from, storyEnd());
    }
    std::size_t storyEnd() const { return m_view.storyEnd; }
    // The place in it where what came of the last choice of the viewer, or of who takes the seat, begins.
    std::size_t lastChoice() const { return m_log.lastChoice(viewer(), position()); }
    bool isOver() const { return m_view.over; }

    // The viewer's choices; none while another one decides, or where one of the program's players has his seat.
    const ActionList& actions() const { return m_view.offer.actions; }
    // What each of them is about, in the same order.
    const std::vector<Choice>& choices() const { return m_view.offer.choices; }
    // All about them, in the same order, and what else he is offered.
    const LegalMoves& offer() const { return m_view.offer; }
    QString nameOf(const Choice& choice) const;
    // How the viewer calls a card.
    QString nameOf(CardRef card) const;
    QString question() const;
    QString occasion() const;
    // The card whose text asks, or waits.
    std::optional<CardIndex> asking() const;
    // Whether some choice is about this card.
    bool canAct(CardRef card) const;
    // Why the viewer cannot play this card of his hand now.
    std::optional<Reason> whyNot(CardRef card) const;
    // What the viewer may not do now with this card of his, and why, a line each.
    QStringList refused(CardRef card) const;
    // What an X-File of this game can be, in pool order.
    std::vector<CardIndex> xFiles() const;
    // The X-Files that may be that of `seat`, as far as the viewer knows, in pool order.
    std::vector<CardIndex> possibleOf(Seat seat) const;
    // What the viewer was told of who knows what; the X-Files that `seat` may still suspect the viewer's to be.
    const Suspicions& suspicions() const;
    std::vector<CardIndex> suspectedBy(Seat seat) const { return suspicions().possible(seat, m_viewer); }
    // How many X-Files a question about this type (typeBit) leaves the viewer for `about`, on average.
    double leftAfter(Seat about, int type) const;
    // The viewer's own X-File (SETUP-2).
    CardIndex ownXFile() const { return m_game->xFile(seen().xFile); }
    // What comes of one of the viewer's choices (RunningGame::outlook, leaving).
    std::optional<Outlook> outlook(const Action& action) const { return m_game->outlook(action, viewer()); }
    std::optional<std::vector<CardRef>> leaving(const Action& action) const
    {
        return m_game->leaving(action, viewer());
    }
    // What is asked, to be gone on with apart from the game: nothing of it is to be shown.
    Lookahead ahead() const { return m_question ? *m_question : m_game->ahead(); }

    // The viewer has a choice that somebody can advise him about; it is told by `advised`, unless the table is another
    // one by then.
    bool canAdvise() const { return isOn() && actions().size() > 1; }
    void advise();
    void forgetAdvice() { m_adviser->forget(); }
    bool isAdvising() const { return m_adviser->isThinking(); }

    // Only one of actions(). What lay ahead is forgotten.
    void take(const Action& action);
    // Takes these one after the other, up to the first that is refused; they are one step when they are taken back.
    void takeTogether(const std::vector<Action>& actions);
    void concede();

    // --- Passing by itself (table_passing.cpp) ----------------------------------------------------------------------

    // From now on persons are only asked where something matters or these stop them; without any, everything is asked.
    // They are asked for anew before each choice.
    void obeyStops(std::function<TableStops()> stops);
    // They have become others.
    void lookAtStops();
    // The viewer passes, and then is asked no more than this haste says. Nothing where he cannot pass, or where that
    // would cost him something.
    void passOn(Haste haste = Haste::None);
    // Somebody is passing up to where he wanted to get.
    Haste haste() const { return m_haste; }
    void stopHaste();
    // The question has come without anybody's doing at this table, a moment ago: a key was not meant for it.
    bool isFresh() const;
    // How long that is, in milliseconds.
    void setReaction(int milliseconds) { m_reaction = milliseconds; }

    // --- Seen on the way (table_scenes.cpp) -------------------------------------------------------------------------

    // What happens between two choices stays to be seen for its pace, one scene after the other: each round of a
    // Combat, the cards turned up under a Site, the end of a check. Until all of it has been seen nobody is asked, and
    // the table does not change hands. `wanted` is asked after each choice; not at first, nor at no pace, nor for who
    // steps back and forth.
    void showScenes(std::function<bool()> wanted) { m_showsScenes = std::move(wanted); }
    // Such a scene lies on the table.
    bool isShowing() const { return isOn() && m_view.scene.has_value(); }
    // To the next one, or where the game stands, at once. Nothing while something has to be seen first.
    void hurry();
    // To where the game stands.
    void hurryToEnd();

    // --- Back and forth ---------------------------------------------------------------------------------------------

    int position() const { return m_game->position(); }
    int length() const { return m_game->length(); }
    int turnAt(int position) const { return m_game->turnAt(position); }
    // What is remembered of the game (kept_game.h).
    KeptGame kept(KeptGame before) const { return keptGame(*m_game, std::move(before)); }
    // A person has chosen something since the game was begun or opened.
    bool isChosenIn() const { return !m_made.empty(); }
    // The game has come to its end, here or further on.
    bool isFinished() const { return isOn() && m_game->finished(); }
    // What a choice made at some position was, as `reader` may hear it.
    QString nameAt(int position, const Action& action, Seat reader) const;
    // 0 to length()
    void goTo(int position);
    // Back to the last choice a person made before this; nowhere if there was none. While the table changes hands it
    // goes on doing so: to him who made that choice.
    void takeBack();
    // Over what was one choice.
    void stepForward();
    // While `changed` is told: the position was reached by going back and forth, or by opening a game, not by a choice.
    bool isStepping() const { return m_stepping; }
    // Something is shown that has to be seen first: the program's players wait, and nobody else takes the seat.
    void hold();
    void release();
    bool isHeld() const { return m_held; }
    // The same decks from the beginning.
    void restart(std::uint64_t seed);
    std::uint64_t seed() const { return m_game->seed(); }

signals:
    // What the viewer is shown is another: the latest view, at the end of each step and for each scene.
    void changed(const dossier::SeatView& view);
    // Nothing has to be seen first any more.
    void released();
    // A game was begun, or the table was cleared.
    void begun();
    void advised(const dossier::Advice& advice);
    // One of the program's players, or the one who advises, could not go on.
    void failed(const std::exception_ptr& failure);

private:
    void settle();
    void stepTo(int position, bool covered);
    void passByItself();
    // A lesson shows every step.
    bool asksLittle() const { return !m_lesson.allows; }
    bool goesByItself() const;
    AskingRules rulesFor(Seat seat) const;
    void goOn();
    void gatherScenes();
    void dropScenes();
    void present();
    void presentPosition();
    void show(Scene scene);
    void noteChoice();
    void letComputersPlay();
    void dismissComputers();

    const CardPool& m_pool;
    const EffectBook* m_effects;
    std::optional<RunningGame> m_game;
    PlayerNames m_cast;
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
    std::function<bool()> m_showsScenes;
    int m_presented = 0; // up to this position scenes have been gathered
    std::optional<Action> m_decided;
    int m_pace = 0;
    ChoiceLog m_log;
    struct Overheard
    {
        Suspicions suspicions;
        std::size_t end = 0; // of the log, up to where they go
    };
    mutable std::array<std::optional<Overheard>, kMostSeats> m_overheard; // by seat, as far as somebody asked
    bool m_stepping = false;
    bool m_held = false;
    std::optional<Scene> m_shownNow;
    SeatView m_view;
    std::optional<Lookahead> m_question; // that is put, where the engine asks about a window first
    std::size_t m_toldUpTo = 0;          // of the log
    std::function<TableStops()> m_stopsNow;
    TableStops m_stops;      // as they were told last
    std::vector<int> m_made; // positions in which persons have made their choices
    Haste m_haste = Haste::None;
    Seat m_hasty = kNoSeat;
    int m_hastyTurn = 0;
    int m_reaction = 250;
    QElapsedTimer m_byItself; // since one of the program's players has acted
};

} // namespace dossier
