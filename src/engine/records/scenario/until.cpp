// "until": everybody does as little as he may until something has come.
#include "effects/windows.h"
#include "engine/flow/rules.h"
#include "engine/queries/meaning/fighters.h"
#include "engine/records/scenario/scenario_game.h"
#include "engine/records/scenario/scenario_vocabulary.h"
#include "text/fold.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr int kLongestWait = 1000; // passes until something must have come up

// Its place among the words, or nothing.
std::optional<int> placeAmong(ScenarioWords words, std::string_view word)
{
    const std::string folded = fold(word);
    const auto found = std::find_if(words.begin(), words.end(), [&](auto known) { return fold(known) == folded; });
    return found == words.end() ? std::nullopt : std::optional(static_cast<int>(found - words.begin()));
}

// Cards and uses that wait or are at work.
int pendingTexts(const GameState& state)
{
    int count = 0;
    for (int i = 0; i < state.depth; ++i) {
        const FrameKind kind = state.frames[static_cast<std::size_t>(i)].kind;
        count += kind == FrameKind::Card || kind == FrameKind::Text ? 1 : 0;
    }
    return count;
}

bool startsWithRound(const std::string& word)
{
    return word.starts_with(kRoundWord) && word.size() == kRoundWord.size() + 1 && word.back() >= '0' &&
           word.back() <= '9';
}

// All that may be waited for.
std::vector<std::string_view> allGoals()
{
    std::vector<std::string_view> goals;
    for (ScenarioWords words : {phaseWords(), actionWords(), windowWords(), eventWords(), goalWords()})
        goals.insert(goals.end(), words.begin(), words.end());
    return goals;
}

} // namespace

void ScenarioGame::neverComes(const Json& goal) const
{
    throw ScenarioFailure(goal.line(), "\"" + goal.asString() + "\" never comes; " + happening());
}

// A phase, an action that somebody may take, a window in which somebody has a choice, an event: a word that is several
// of them is the first.
void ScenarioGame::passUntil(const Json& goal)
{
    const std::string& word = goal.asString();
    if (m_strict)
        throw JsonError(goal.line(), "\"until\" passes for others, which a strict scenario writes step by step; "
                                     "{\"strict\": false} ends that");
    if (word == "resolved")
        passUntilResolved();
    else if (word == "LRC" || word == "CRC")
        passUntilRound(goal, word == "LRC" ? kLongRange : kCloseRange);
    else if (startsWithRound(word))
        passUntilRound(goal, word.back() - '0');
    else if (const auto phase = placeAmong(phaseWords(), word))
        passUntilPhase(goal, static_cast<Phase>(*phase));
    else if (const auto deed = placeAmong(actionWords(), word)) // "assign" is a way to a Site before it is a window
        passUntilDeed(goal, static_cast<ActionKind>(*deed));
    else if (const auto window = placeAmong(windowWords(), word))
        passUntilWindow(goal, *window);
    else if (const auto event = placeAmong(eventWords(), word))
        passUntilEvent(goal, static_cast<EventKind>(*event));
    else
        notUnderstood(goal, "goal", word, allGoals());
}

// What was played or used last has resolved, or asks for a choice.
void ScenarioGame::passUntilResolved()
{
    const int pending = pendingTexts(m_state);
    while (!m_state.over() && inWindow() && pending > 0 && pendingTexts(m_state) >= pending)
        takeLeast();
}

void ScenarioGame::passUntilPhase(const Json& goal, Phase phase)
{
    const int turn = m_state.turn;
    for (int i = 0; i < kLongestWait && !m_state.over(); ++i) {
        if ((m_state.turn != turn || m_state.phase() >= phase) && (phase != Phase::Briefing || m_state.turn != turn))
            return;
        takeLeast();
    }
    neverComes(goal);
}

void ScenarioGame::passUntilWindow(const Json& goal, int window)
{
    for (int i = 0; i < kLongestWait && !m_state.over(); ++i) {
        if (m_state.top().kind == FrameKind::Window && m_state.top().as<WindowFrame>().window == window)
            return;
        takeLeast();
    }
    neverComes(goal);
}

void ScenarioGame::passUntilDeed(const Json& goal, ActionKind kind)
{
    for (int i = 0; i < kLongestWait && !m_state.over(); ++i) {
        ActionList actions;
        legalActions(m_state, actions);
        if (actions.find(kind))
            return;
        takeLeast();
    }
    neverComes(goal);
}

// Until somebody has a choice in a round of this range, the one under way included.
void ScenarioGame::passUntilRound(const Json& goal, Ability range)
{
    const auto reached = [&] {
        const Frame* round = roundUnderWay(m_state);
        return round && round->as<RoundFrame>().range == range;
    };
    const int turn = m_state.turn;
    while (!m_state.over() && m_state.turn == turn && !reached())
        takeLeast();
    if (!reached())
        throw ScenarioFailure(goal.line(), "no round of " + goal.asString() + " comes; " + happening());
}

// Until somebody has a choice in this round of the Combat under way, added ones counted.
void ScenarioGame::passUntilRound(const Json& goal, int number)
{
    const auto begun = [&] {
        int rounds = 0;
        for (auto event = m_log.rbegin();
             event != m_log.rend() && event->kind != EventKind::CombatEnded && event->kind != EventKind::Attacked;
             ++event)
            rounds += event->kind == EventKind::RoundBegan;
        return rounds;
    };
    const int turn = m_state.turn;
    while (!m_state.over() && m_state.turn == turn && begun() < number)
        takeLeast();
    if (begun() != number)
        throw ScenarioFailure(goal.line(), "nobody has a choice in " + goal.asString() + "; " + happening());
}

// Until the choice that follows the next event of this kind.
void ScenarioGame::passUntilEvent(const Json& goal, EventKind kind)
{
    const auto count = [&] {
        return std::count_if(m_log.begin(), m_log.end(), [&](const Event& event) { return event.kind == kind; });
    };
    const auto before = count();
    for (int i = 0; i < kLongestWait && !m_state.over() && count() == before; ++i)
        takeLeast();
    if (count() == before)
        throw ScenarioFailure(goal.line(), "\"" + goal.asString() + "\" never happens" +
                                               (before > 0 ? " again, it has happened in an earlier step" : "") + "; " +
                                               happening());
}

} // namespace dossier
