// The game a scenario is played in: set up from its JSON, asked and told by name.
#pragma once

#include "engine/flow/chapter.h"
#include "engine/records/words.h"

#include <memory>
#include <optional>

namespace dossier {

// A step of a scenario that did not come out as it says.
class ScenarioFailure : public std::runtime_error
{
public:
    ScenarioFailure(int line, const std::string& what)
        : std::runtime_error(what)
        , m_line(line)
    {}
    int line() const { return m_line; }

private:
    int m_line;
};

class ScenarioGame
{
public:
    // Throws JsonError.
    ScenarioGame(const Json& scenario, const CardPool& pool, const EffectBook* usual);

    GameState& state() { return m_state; }
    const GameState& state() const { return m_state; }
    const EventLog& log() const { return m_log; }
    EventLog& log() { return m_log; }
    const CardPool& pool() const { return *m_pool; }

    // "A" to "D"; JsonError where there is no such player.
    Seat seatNamed(const Json& at, std::string_view letter) const;
    static std::string letterOf(Seat seat);

    // One step of the list "steps". Throws ScenarioFailure, or JsonError.
    void run(const Json& step);

private:
    void act(const Json& step, Seat seat, const Json& word);
    void refuseSeveral(const Json& step, const std::vector<Action>& found) const;
    void expectRefusal(const Json& step, Seat seat, ActionKind kind, const Json& rule);
    void passUntil(const Json& goal);
    void passUntilRound(const Json& goal, Ability range);
    void passUntilRound(const Json& goal, int number);
    void passUntilEvent(const Json& goal, EventKind kind);
    void passUntilResolved();
    void takeLeast(const ActionList& actions);
    bool inWindow() const;
    std::vector<Action> matching(const Json& step, ActionKind kind) const;
    bool isMeant(const Json& word, Thing thing) const;
    bool fits(const Json& step, const Action& action) const;
    bool fitsTeam(const Json& step, const Action& action) const;
    Action described(const Json& step, Seat seat, ActionKind kind) const;
    std::string happening() const;

    const CardPool* m_pool;
    EffectBook m_effects;
    std::vector<Deck> m_decks;
    std::unique_ptr<Match> m_match;
    GameState m_state;
    EventLog m_log;
};

// Compares what an "expect" step says with the game. Throws ScenarioFailure where it differs.
void checkExpectations(const Json& expected, ScenarioGame& game);

} // namespace dossier
