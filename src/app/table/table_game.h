// The game on the table: every position since it began, who sits before it and what he may do. No widget is needed to
// play it. A position is a value, so taking back is going back in the list.
#pragma once

#include "engine/changes/agents.h"
#include "engine/changes/play.h"
#include "engine/flow/refusal.h"
#include "engine/queries/meaning/observation.h"
#include "engine/records/record.h"
#include "engine/state/reason.h"
#include "wording/play/event_text.h"

#include <QObject>

#include <memory>

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
    bool isOn() const { return m_match != nullptr; }

    // What happened so far: a game that would come to the present position, and what was taken back or lies ahead.
    GameRecord record() const;

    // --- Who sits here ----------------------------------------------------------------------------------------------

    int seats() const { return m_match->seats(); }
    // A player whose seat nobody takes: he never does anything he need not do.
    bool passive(Seat seat) const { return m_match->passive(seat); }
    // Two or more play at this table.
    bool isShared() const;
    Seat viewer() const { return m_viewer; }
    // The table belongs to another player: he has to take his seat before anything of his is shown.
    bool waitsForHandOver() const { return m_nextViewer != kNoSeat; }
    Seat nextViewer() const { return m_nextViewer; }
    void askHandOver(Seat seat);
    // He sits here now.
    void takeSeat();

    // --- What the viewer sees and may do ----------------------------------------------------------------------------

    const Match& match() const { return *m_match; }
    const Cast& cast() const { return m_cast; }
    const Observation& seen() const { return m_seen; }
    const EventLog& log() const { return m_log; }
    // Events up to the present position.
    std::size_t logEnd() const { return m_logEnds[static_cast<std::size_t>(m_position)]; }
    bool isOver() const { return state().over(); }

    // The viewer's choices; none while another one decides.
    const ActionList& actions() const { return *m_actions; }
    QString nameOf(const Action& action) const;
    // What tells it from another choice with the same name, see actionDetails.
    QStringList detailsOf(const Action& action) const;
    QString question() const;
    QString occasion() const;
    // The card whose text asks, or waits.
    std::optional<CardIndex> asking() const;
    // The cards an action is about: the one played, its target, the Agents it speaks of.
    std::vector<CardRef> subjectsOf(const Action& action) const;
    // Whether some action is about this card.
    bool canAct(CardRef card) const;
    // Why the viewer cannot play this card of his hand now.
    std::optional<Reason> whyNot(CardRef card) const;
    // X-Files the viewer cannot rule out for `seat`, and how many `seat` cannot rule out for the viewer.
    std::vector<CardIndex> wrongGuesses(Seat seat) const;
    std::optional<int> candidatesOf(Seat seat) const;

    // Only one of actions(). What lay ahead is forgotten.
    void take(const Action& action);
    // Passes while nothing but cards could be played, up to the end of the phase.
    void passThePhase();
    void concede();

    // --- Back and forth ---------------------------------------------------------------------------------------------

    int position() const { return m_position; }
    int length() const { return static_cast<int>(m_record.actions.size()); }
    // 0 to length()
    void goTo(int position);
    // The same decks from the beginning.
    void restart(std::uint64_t seed);
    std::uint64_t seed() const { return m_record.seed; }

signals:
    void changed();
    // A game was begun, or the table was cleared.
    void begun();

private:
    const GameState& state() const { return m_states[static_cast<std::size_t>(m_position)]; }
    void push(const Action& action);
    void forgetAhead();
    void settle();

    const CardPool& m_pool;
    const EffectBook* m_effects;
    GameRecord m_record;
    std::unique_ptr<Match> m_match;
    std::vector<GameState> m_states;    // after so many actions
    std::vector<std::size_t> m_logEnds; // by position
    EventLog m_log;
    int m_position = 0;
    Cast m_cast;
    Seat m_viewer = 0;
    Seat m_nextViewer = kNoSeat;
    Observation m_seen;
    std::unique_ptr<ActionList> m_actions; // large: never on a stack of widgets
};

} // namespace dossier
