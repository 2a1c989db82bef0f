// A game as one seat plays it: what this seat is shown, one value a step (seat_view.h), and what it may do. The table
// at home is one, a seat at a table far away another; who draws a game knows no more of it than this.
#pragma once

#include "engine/api/level_parts.h"
#include "engine/api/lookahead.h"
#include "engine/api/refused.h"
#include "table/adviser.h"
#include "table/findings.h"
#include "table/seat_view.h"
#include "table/table_stops.h"
#include "wording/play/player_names.h"

#include <QElapsedTimer>
#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace dossier {

class SeatGame : public QObject
{
    Q_OBJECT

public:
    // Both must outlive the game. With texts choices say what a card does in each of its ways.
    SeatGame(const CardPool& pool, const CardTexts* texts, QObject* parent);

    // --- What the viewer is shown -----------------------------------------------------------------------------------

    // The latest view; one without seats while there is no game.
    const SeatView& view() const { return m_view; }
    bool isOn() const { return m_view.seats() > 0; }
    const PlayerNames& cast() const { return m_cast; }
    const Observation& seen() const { return m_view.seen; }
    const GameOptions& options() const { return m_view.options; }
    int seats() const { return m_view.seats(); }
    // A player whose seat nobody takes: he never does anything he need not do.
    bool passive(Seat seat) const { return place(seat).passive; }
    // One of the program's players has the seat.
    bool isComputer(Seat seat) const { return place(seat).computer; }
    // Of the deck he plays; "" where nobody knows it.
    QString deckName(Seat seat) const { return place(seat).deck; }
    // Two or more persons play at this table.
    bool isShared() const { return m_view.shared; }
    // From whose seat the table is seen.
    Seat viewer() const { return m_view.viewer(); }
    // Who really sits here, until another one takes the seat.
    Seat sitting() const { return m_view.sitting; }
    // Who may read what is shown: kNoSeat while the table changes hands, when only what everybody sees is.
    Seat reader() const { return m_view.reader(); }
    // The table belongs to another player: he has to take his seat before anything of his is shown.
    bool waitsForHandOver() const { return m_view.waitsForHandOver(); }
    Seat nextViewer() const { return m_view.next; }
    // One person plays all the seats that persons have: whoever has to choose is seen at once, nothing is covered.
    bool openHands() const { return m_view.openHands; }
    // Another number for every game that is begun here.
    int generation() const { return m_view.generation; }
    int position() const { return m_view.position; }
    int length() const { return m_view.length; }
    bool isOver() const { return m_view.over; }
    // The game has come to its end, here or further on.
    bool isFinished() const { return m_view.finished; }
    // The position was reached by going back and forth, or by opening a game, not by a choice.
    bool isStepping() const { return m_view.stepping; }
    // What happens between two choices lies on the table, to be seen for its pace.
    bool isShowing() const { return isOn() && m_view.scene.has_value(); }
    // Somebody is passing up to where he wanted to get.
    Haste haste() const { return m_view.haste; }

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
    // What the viewer is told of what happened, from a place in the log on, up to what lies on the table.
    std::vector<VisibleEvent> story(std::size_t from) const { return storyOf(reader(), from); }
    // The same, as whoever sits here is told it: for what he has to see before the table changes hands.
    std::vector<VisibleEvent> storyOfSitting(std::size_t from) const { return storyOf(sitting(), from); }
    std::size_t storyEnd() const { return m_view.storyEnd; }
    // Why the viewer cannot play this card of his hand now.
    virtual std::optional<Reason> whyNot(CardRef card) const = 0;
    // What the viewer may not do now with this card of his, and why, a line each.
    virtual QStringList refused(CardRef card) const = 0;
    // What comes of one of the viewer's choices (RunningGame::outlook, leaving).
    virtual std::optional<Outlook> outlook(const Action& action) const = 0;
    virtual std::optional<std::vector<CardRef>> leaving(const Action& action) const = 0;

    // What an X-File of this game can be, in pool order.
    virtual std::vector<CardIndex> xFiles() const = 0;
    // How many of them a question about this type (typeBit) to `about` leaves on average, by the viewer's Notebook.
    virtual double leftAfter(Seat about, int type) const = 0;
    // The viewer's own (SETUP-2).
    CardIndex ownXFile() const { return xFiles()[seen().xFile]; }
    // That of `seat`, once the game is over and everybody's is shown; nothing before, or where the game is kept
    // elsewhere.
    virtual std::optional<CardIndex> xFileAtEnd(Seat) const { return std::nullopt; }
    // The X-Files that may be that of `seat`, as far as the viewer knows, in pool order.
    std::vector<CardIndex> possibleOf(Seat seat) const;
    // What whoever sits here knows of that X-File: his Notebook, and all of it once somebody has named it.
    std::vector<Answer> answersAbout(Seat seat) const;
    // What the viewer was told of who knows what; the X-Files that `seat` may still suspect the viewer's to be.
    const Suspicions& suspicions() const;
    std::vector<CardIndex> suspectedBy(Seat seat) const { return suspicions().possible(seat, sitting()); }

    // The game is kept here: who sits before the screen may take another seat, review it, begin it anew.
    virtual bool isAtHome() const = 0;

    // --- What he does -----------------------------------------------------------------------------------------------

    // Only one of actions().
    virtual void take(const Action& action) = 0;
    // Takes these one after the other, up to the first that is refused; they are one step when they are taken back.
    virtual void takeTogether(const std::vector<Action>& actions) = 0;
    virtual void concede() = 0;
    virtual bool canTakeBack() const = 0;
    // Back to the last choice a person made before this; nowhere if there was none. Where persons keep their hands from
    // each other nobody takes back what another has chosen: `notTakenBack` says whose it was.
    virtual void takeBack() = 0;
    // Another player wants to be before the screen.
    virtual void askHandOver(Seat seat) = 0;

    // From now on persons are only asked where something matters or these stop them; without any, everything is asked.
    // They are asked for anew before each choice.
    virtual void obeyStops(std::function<TableStops()> stops) = 0;
    // They have become others. The question that lies there stays: whoever switches a stop off has not passed.
    virtual void lookAtStops() = 0;
    // The viewer passes, and then is asked no more than this haste says. Nothing where he cannot pass, or where that
    // would cost him something.
    void passOn(Haste haste = Haste::None);
    virtual void stopHaste() = 0;
    // Whoever sits here is out of a game that goes on (MULTI-18).
    bool isOut() const;
    // Where such a one can have the others play to the end of the turn with nothing shown.
    virtual bool canWatchToTurnEnd() const { return false; }
    // The question has come without anybody's doing at this table, a moment ago: a key was not meant for it. Whoever
    // has read what was there before has not read this one, and who presses a key needs as long as that to see that it
    // came.
    bool isFresh() const { return m_byItself.isValid() && m_byItself.elapsed() < m_reaction; }
    // How long that is, in milliseconds.
    void setReaction(int milliseconds) { m_reaction = milliseconds; }
    int reaction() const { return m_reaction; }

    // How long it stays to be seen what happens by itself, in milliseconds; 0: no longer than it takes. Passes stay for
    // a moment only.
    void setPace(int milliseconds) { m_pace = milliseconds; }
    int pace() const { return m_pace; }
    // What happens between two choices stays to be seen for its pace, one scene after the other: each round of a
    // Combat, the cards turned up under a Site, the end of a check. Until all of it has been seen nobody is asked, and
    // the table does not change hands. `wanted` is asked after each choice; not at first, nor at no pace, nor for who
    // steps back and forth.
    void showScenes(std::function<bool()> wanted) { m_showsScenes = std::move(wanted); }
    // To the next scene, or where the game stands, at once. Nothing while something has to be seen first.
    virtual void hurry() = 0;
    // To where the game stands.
    virtual void hurryToEnd() = 0;
    // Something is shown that has to be seen first: nothing goes on by itself, and nobody else takes the seat.
    void hold() { m_held = true; }
    virtual void release() = 0;
    bool isHeld() const { return m_held; }

    // The viewer has a choice that somebody can advise him about; it is told by `advised`, unless the table is another
    // one by then.
    virtual bool canAdvise() const = 0;
    // Why nobody does, where there is something to choose; a sentence.
    virtual QString whyNoAdvice() const { return {}; }
    virtual void advise() = 0;
    virtual void forgetAdvice() = 0;

signals:
    // What the viewer is shown is another: the latest view, at the end of each step and for each scene.
    void changed(const dossier::SeatView& view);
    // Nothing has to be seen first any more.
    void released();
    // The last choice was this player's, who alone takes it back.
    void notTakenBack(dossier::Seat whose);
    // A game was begun, or the table was cleared.
    void begun();
    void advised(const dossier::Advice& advice);
    // One of the program's players, or the one who advises, could not go on.
    void failed(const std::exception_ptr& failure);

protected:
    // What `reader` is told of what happened, from a place in the log on, up to what lies on the table.
    virtual std::vector<VisibleEvent> storyOf(Seat reader, std::size_t from) const = 0;
    // He passes up to where that leads.
    virtual void pass(const Action& action, Haste haste) = 0;
    virtual void watchToTurnEnd() {}
    static QStringList linesOf(const std::vector<Refused>& refused);
    // The log is another one, or shorter.
    void forgetHeard();
    // News that nobody at this table has made.
    void noteNews() { m_byItself.start(); }
    // How long the scene that is shown stays, by what there is to read of it: who stands against whom is taken in
    // sooner than what came of it. `before`: the check as it was shown before, whose parts are read with its end.
    int timeOfScene(const CheckParts& before) const;
    bool wantsScenes() const { return m_showsScenes && m_showsScenes(); }
    const CardPool& pool() const { return m_pool; }

    SeatView m_view;
    PlayerNames m_cast;
    bool m_held = false;

private:
    const SeatView::Place& place(Seat seat) const;

    const CardPool& m_pool;
    struct Overheard
    {
        Suspicions suspicions;
        std::size_t end = 0; // of the log, up to where they go
    };
    mutable std::array<std::optional<Overheard>, kMostSeats> m_overheard; // by seat, as far as somebody asked
    std::function<bool()> m_showsScenes;
    int m_pace = 0;
    int m_reaction = 600;
    QElapsedTimer m_byItself; // since something happened by itself
};

} // namespace dossier
