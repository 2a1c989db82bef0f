// The game on the table: a running game, and who sits before it. All that is shown is what he may see. No widget is
// needed to play it.
#pragma once

#include "app/advice/adviser.h"
#include "app/game/computer_seats.h"
#include "engine/face/running_game.h"
#include "wording/play/cast.h"

#include <QObject>

#include <functional>
#include <memory>

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

    const RunningGame& game() const { return *m_game; }
    const Cast& cast() const { return m_cast; }
    const Observation& seen() const { return m_seen; }
    // What the viewer is told of what happened, from a place in the log on, up to the present position.
    std::vector<Told> story(std::size_t from) const { return m_game->story(reader(), from); }
    std::size_t storyEnd() const { return m_game->storyEnd(); }
    bool isOver() const { return m_game->over(); }

    // The viewer's choices; none while another one decides, or where one of the program's players has his seat.
    const ActionList& actions() const { return *m_actions; }
    // What each of them is about, in the same order.
    const std::vector<Choice>& choices() const { return m_choices; }
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
    // X-Files the viewer has wrongly named for `seat`; how many `seat` cannot rule out for the viewer.
    std::vector<CardIndex> wrongGuesses(Seat seat) const;
    std::optional<int> candidatesOf(Seat seat) const;

    // The viewer has a choice that somebody can advise him about; it is told by `advised`, unless the table is another
    // one by then.
    bool canAdvise() const { return isOn() && m_actions->size() > 1; }
    void advise();
    void forgetAdvice() { m_adviser->forget(); }
    bool isAdvising() const { return m_adviser->isThinking(); }

    // Only one of actions(). What lay ahead is forgotten.
    void take(const Action& action);
    // Passes while nothing but cards could be played, up to the end of the phase.
    void passThePhase();
    void concede();

    // --- Back and forth ---------------------------------------------------------------------------------------------

    int position() const { return m_game->position(); }
    int length() const { return m_game->length(); }
    // The game has come to its end, here or further on.
    bool isFinished() const { return isOn() && m_game->finished(); }
    // What a choice made at some position was, as `reader` may hear it.
    QString nameAt(int position, const Action& action, Seat reader) const;
    // 0 to length()
    void goTo(int position);
    // Back to the last choice a person had before this; nowhere if there was none.
    void takeBack();
    // The same decks from the beginning.
    void restart(std::uint64_t seed);
    std::uint64_t seed() const { return m_game->seed(); }

signals:
    void changed();
    // A game was begun, or the table was cleared.
    void begun();
    void advised(const dossier::Advice& advice);
    // One of the program's players, or the one who advises, could not go on.
    void failed(const std::exception_ptr& failure);

private:
    void settle();
    void letComputersPlay();
    void dismissComputers();

    const CardPool& m_pool;
    const EffectBook* m_effects;
    std::optional<RunningGame> m_game;
    Cast m_cast;
    Seat m_viewer = 0;
    Seat m_nextViewer = kNoSeat;
    bool m_openHands = false;
    bool m_looksOn = false; // he only wants to look: the choice is another's, and stays so until something is done
    Lesson m_lesson;
    int m_generation = 0;
    ComputerSeats* m_computers;
    Adviser* m_adviser;
    QTimer* m_shown; // runs while what was done last is still to be seen
    std::optional<Action> m_decided;
    int m_pace = 0;
    Observation m_seen;
    std::unique_ptr<ActionList> m_actions; // large: never on a stack of widgets
    std::vector<Choice> m_choices;
    Decision m_decision;
};

} // namespace dossier
