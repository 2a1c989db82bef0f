// The game a scenario is played in: set up from its JSON, asked and told by name.
#pragma once

#include "engine/flow/phase_handler.h"
#include "engine/records/scenario/outcomes.h"
#include "engine/records/scenario/scenario_failure.h"
#include "engine/records/scenario/trace.h"
#include "engine/records/words.h"
#include "engine/state/reason.h"

#include <memory>
#include <optional>
#include <span>

namespace dossier {

class RuleBook;
struct Attempt;

class ScenarioGame
{
public:
    // Throws JsonError.
    ScenarioGame(const Json& scenario, const CardPool& pool, const EffectBook* usual, const RuleBook* rules);

    GameState& state() { return m_state; }
    const GameState& state() const { return m_state; }
    const EventLog& log() const { return m_log; }
    const CardPool& pool() const { return *m_pool; }
    const Match& match() const { return *m_match; }
    const ScenarioTrace& trace() const { return m_trace; }

    // "A" to "D"; JsonError where there is no such player.
    Seat seatNamed(const Json& at, std::string_view letter) const;
    Seat seatNamed(const Json& letter) const { return seatNamed(letter, letter.asString()); }
    static std::string letterOf(Seat seat);

    // One step of the list "steps". Throws ScenarioFailure, or JsonError.
    void run(const Json& step);
    // All steps are done. Throws ScenarioFailure where an outcome that was named has never come up.
    void end() const;
    // Where the game stands, and what the last step met: for whoever reads why it failed.
    std::vector<std::string> traced();

private:
    // A game to go back to.
    struct Moment
    {
        GameState state;
        std::size_t events = 0;
        ScenarioOutcomes::Queue outcomes;
        std::size_t taken = 0; // of m_run
    };
    Moment moment() const { return {m_state, m_log.size(), m_outcomes.queue(), m_run.taken.size()}; }
    void goBack(const Moment& moment);

    // What a step that moved the game has done: from where, and what was chosen.
    struct Run
    {
        int line = 0; // 0: how the game began
        Moment from;
        std::vector<Action> taken;
    };
    void beginRun(int line);
    void start();

    // --- Steps
    void runOne(const Json& step);
    void act(const Json& step, Seat seat, const Json& word);
    void refuseSeveral(const Json& step, const std::vector<Action>& found);
    // The player of a deed, and what it says he does.
    Seat actorOf(const Json& deed, const Json*& word) const;
    // The choices that a step speaks of; while a window is open, everybody passes until the player has one.
    std::vector<Action> reach(const Json& step, Seat seat, ActionKind kind);
    bool mayDo(const Json& step, Seat seat, ActionKind kind) const;
    std::string cannot(const Json& step, Seat seat, const Json& word, ActionKind kind) const;
    void take(const Action& action);
    void takeLeast();
    bool inWindow() const;
    std::vector<Action> matching(const Json& step, ActionKind kind) const;
    void checkStepEvents(const Json& step, std::size_t from) const;
    std::string happening() const;
    void hintAtMissingCards(const Json& step);
    void setStrict(const Json& value);

    // --- Refusals (refusals.cpp)
    void expectRefusal(const Json& step, Seat seat, ActionKind kind);
    void expectPossible(const Json& deed, bool possible);
    // What a step says of its refusal.
    struct Wanted
    {
        std::vector<const Json*> rules; // all of these forbid it
        const Json* front = nullptr;    // this one is said first
        std::vector<Reason> atOnce;     // what forbids it before anybody has passed for it
    };
    Wanted wantedOf(const Json& step) const;
    std::string unlike(const Wanted& wanted, const Json& step, Seat seat, ActionKind kind) const;
    bool passTo(Seat seat, bool everyChoice);
    bool passOnTo(Seat seat);
    bool refusedMeanwhile(const Wanted& wanted, const Json& step, Seat seat, ActionKind kind);
    std::vector<Reason> reasons(const Json& step, Seat seat, ActionKind kind) const;
    std::vector<std::string> rulesAgainst(const Json& step, Seat seat, ActionKind kind) const;
    void checkRule(const Json& rule) const;
    bool isSameRule(std::string_view one, std::string_view other) const;

    // --- Goals (until.cpp)
    void passUntil(const Json& goal);
    void passUntilPhase(const Json& goal, Phase phase);
    void passUntilWindow(const Json& goal, int window);
    void passUntilDeed(const Json& goal, ActionKind kind);
    void passUntilRound(const Json& goal, Ability range);
    void passUntilRound(const Json& goal, int number);
    void passUntilEvent(const Json& goal, EventKind kind);
    void passUntilResolved();
    [[noreturn]] void neverComes(const Json& goal) const;

    const CardPool* m_pool;
    const RuleBook* m_rules;
    EffectBook m_effects;
    std::vector<Deck> m_decks;
    std::unique_ptr<Match> m_match;
    GameState m_state;
    EventLog m_log;
    ScenarioOutcomes m_outcomes;
    Course m_course;
    bool m_strict = false;
    Seat m_firstSeat = 0;
    Phase m_firstPhase = Phase::Briefing;
    Run m_run;
    Run m_runBefore;
    ScenarioTrace m_trace;
};

// --- What a step means ----------------------------------------------------------------------------------------------

// Whether this choice is the one, or one of those, of which the step speaks (fits.cpp).
bool fitsStep(const ScenarioGame& game, const Json& step, const Action& action);
// A card by number or title, a Team by one of its Agents, a Section by its word, a player by his letter.
bool isMeant(const ScenarioGame& game, const Json& word, Thing thing);
bool isSpecialTarget(const Json& word);
// The numbers that stand for a word that has been named: of a skill, a Keyword, a characteristic, a player, "this
// check" or "later check". JsonError where it is none of these.
std::vector<std::uint8_t> numbersOfWord(const Json& word);
// What is tried, all that the step says of it; several where it may mean several things (attempts.cpp).
std::vector<Attempt> attemptsOf(const ScenarioGame& game, const Json& step, Seat seat, ActionKind kind);
// The action that a step names beside a player; JsonError where a key is none of that action's.
ActionKind kindOfStep(const Json& step, const Json& word);
// A choice, as the step that makes it.
std::string stepOf(const ScenarioGame& game, const GameState& state, const Action& action);

// --- Set up, compare ------------------------------------------------------------------------------------------------

GameOptions scenarioOptions(const Json& scenario);
// Every card that a player brings to the table, wherever it lies (decks.cpp).
std::vector<Deck> scenarioDecks(const Json& players, const CardPool& pool);
// Puts all cards where the scenario says (placing.cpp).
void placeCards(GameState& state, const Json& players, const ScenarioGame& game);
// Compares what an "expect" step says with the game. Throws ScenarioFailure where it differs.
void checkExpectations(const Json& expected, const ScenarioGame& game);

} // namespace dossier
