// A game under way, as a table needs it: every position since it began, what each player sees and may do there, and
// what becomes of it. The one way from outside the engine to a running game; nothing that is hidden from a player comes
// out of it under his seat.
#pragma once

#include "engine/api/fight.h"
#include "engine/api/level_parts.h"
#include "engine/api/lookahead.h"
#include "engine/api/refused.h"
#include "engine/api/scene.h"
#include "engine/api/visible_event.h"
#include "engine/records/record.h"
#include "engine/state/reason.h"

#include <functional>
#include <memory>

namespace dossier {

class Match;
class Policy;

class RunningGame
{
public:
    // What is compiled of a pool and its effects, for many games with them. Both must outlive it.
    static std::shared_ptr<const CompiledCards> compile(const CardPool& pool, const EffectBook* effects);
    // The game of a record after all its actions; one that is refused ends what is taken over. Throws
    // std::invalid_argument where no game can be set up from it. Pool and effects must outlive the game; without
    // effects every card plays by its printed facts alone. Many games share what is compiled of both.
    RunningGame(GameRecord record, const CardPool& pool, const EffectBook* effects,
                std::shared_ptr<const CompiledCards> compiled = {});
    ~RunningGame();
    RunningGame(RunningGame&&) noexcept;
    RunningGame& operator=(RunningGame&&) noexcept;

    // --- Who plays --------------------------------------------------------------------------------------------------

    int seats() const;
    // A player whose seat nobody takes: he never does anything he need not do.
    bool passive(Seat seat) const;
    const GameOptions& options() const;
    std::uint64_t seed() const;
    // For the engine's own players (players/); nothing else can use it. Who still thinks when the game is gone keeps
    // it.
    std::shared_ptr<const Match> match() const;

    // --- Where it stands --------------------------------------------------------------------------------------------

    bool over() const;
    // Who has to choose; kNoSeat once the game is over.
    Seat decider() const;
    Phase phase() const;
    int turn() const;

    // `seen` is overwritten; its memory is used again.
    void observe(Seat reader, Observation& seen) const;
    // His choices; none while another one decides.
    void list(Seat reader, ActionList& actions) const;
    // What is asked and why, and what each choice is about, in the order of the list. `actions` is what list gave him.
    Decision decision(const ActionList& actions, Seat reader) const;
    Occasion occasion(Seat reader) const;
    std::vector<Choice> choices(const ActionList& actions, Seat reader) const;
    // To be gone on with apart from the game.
    Lookahead ahead() const;
    // How `reader` may call a card.
    CardName name(CardRef card, Seat reader) const;
    // Why he cannot play this card of his hand now.
    std::optional<Reason> whyNot(Seat reader, CardRef card) const;
    // What he may not do now with one of his cards, with all that forbids it; with the empty reference: with any of
    // them, or without a card.
    std::vector<Refused> refused(Seat reader, CardRef about = {}) const;
    // The X-File in a slot (Observation::xFile).
    CardIndex xFile(int slot) const;
    // What an X-File of this game can be: the base set's, and those of a further set whose cards are at the table.
    std::vector<CardIndex> xFiles() const;
    // X-Files that this Notebook rules out by a wrong guess, and how many it leaves.
    std::vector<CardIndex> wrongGuesses(const Notebook& notebook) const;
    int candidates(const Notebook& notebook) const;
    // How many a question about this type (typeBit) leaves on average.
    double leftAfter(const Notebook& notebook, int type) const;

    // --- What comes of it -------------------------------------------------------------------------------------------

    // How the check under way ends if he takes one of his choices (a Pass: if he does nothing) and nobody does anything
    // after it. Nothing where that cannot be told without looking at what is hidden, drawing lots or choosing further.
    std::optional<Outlook> outlook(const Action& action, Seat reader) const;
    // Agents who leave their Team in the round of Combat under way if he takes one of his choices and nobody does
    // anything after it; of a Combat between two rounds, before the next one. Nothing where no Combat is under way, and
    // where that cannot be told in this way.
    std::optional<std::vector<CardRef>> leaving(const Action& action, Seat reader) const;
    // What somebody who plays for the decider would do here; to be asked by any thread, at any time while there is
    // match(), whatever has become of the game meanwhile.
    std::function<Action(Policy&)> problem() const;

    // Shows him every position up to this one as `seat` saw it, to be remembered: cards shuffled away since.
    void remind(Seat seat, Policy& player, int position) const;

    // What happened up to here, from a place in the log on.
    std::vector<VisibleEvent> story(Seat reader, std::size_t from = 0) const;
    // The same up to another place, but no further than up to here.
    std::vector<VisibleEvent> story(Seat reader, std::size_t from, std::size_t to) const;
    std::size_t storyEnd() const;

    // The present position.
    Scene scene() const;
    // What was to be seen between two positions, 0 to length(), each of which somebody had a choice in: the rounds of a
    // Combat, the cards turned up under a Site, the end of a check. Where nothing was told after the last one, `to`
    // still shows it. With `passes` also where somebody had nothing to do but pass, and was not asked: they have no
    // kind.
    std::vector<Scene> scenes(int from, int to, bool passes = false) const;

    // --- Going on and back ------------------------------------------------------------------------------------------

    // Takes a choice of the decider, or what a player may do at any time (Concede). What lay ahead is forgotten; an
    // action that is refused changes nothing.
    Refusal take(const Action& action);
    int position() const;
    int length() const;
    // The game of which this is a position has come to its end, there or further on.
    bool finished() const;
    // The turn of a position, 0 to length().
    int turnAt(int position) const;
    // What a choice made at some position, 0 to length(), was about.
    Choice choiceAt(int position, const Action& action, Seat reader) const;
    // 0 to length(); anything beyond counts as these.
    void goTo(int position);
    // A game that would come to the present position, and what was taken back or lies ahead.
    GameRecord record() const;

private:
    struct Course;
    std::unique_ptr<Course> m_course;
};

} // namespace dossier
