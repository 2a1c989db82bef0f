// What must be so in a scenario: the game as a whole.
#include "effects/windows.h"
#include "engine/flow/rules.h"
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/prerequisite.h"
#include "engine/queries/table/modifiers.h"
#include "engine/records/scenario/expectations.h"
#include "engine/records/scenario/scenario_vocabulary.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr int kMostExpected = 1'000'000;

[[noreturn]] void differs(const Json& expected, std::string_view what, const std::string& found,
                          const std::string& wanted)
{
    throw ScenarioFailure(expected.line(), std::string(what) + " is " + found + ", expected " + wanted);
}

std::string listOf(const ScenarioGame& game, const std::vector<CardIndex>& cards)
{
    std::string text;
    for (CardIndex card : cards)
        text += (text.empty() ? "" : ", ") + cardName(game.pool(), card);
    return text.empty() ? "nothing" : text;
}

// What has happened last, newest last, for messages.
std::string latest(const EventLog& log)
{
    constexpr std::size_t kTold = 8;
    std::string text;
    for (std::size_t i = log.size() > kTold ? log.size() - kTold : 0; i < log.size(); ++i)
        text += (text.empty() ? "\"" : ", \"") + std::string(nameOf(log[i].kind)) + "\"";
    return text;
}

class Expectations
{
public:
    explicit Expectations(const ScenarioGame& game)
        : m_game(game)
        , m_state(game.state())
    {}

    void check(const Json& expected)
    {
        checkKeys(expected, expectKeys(), "what is expected");
        for (const auto& [key, value] : expected.members()) {
            if (key.size() == 1)
                expectOfPlayer(m_game, value, m_game.seatNamed(value, key), key);
            else
                checkGame(key, value);
        }
    }

private:
    void checkGame(const std::string& key, const Json& value)
    {
        if (key == "phase")
            sameWord(value, "the phase", nameOf(m_state.phase()));
        else if (key == "turn of")
            sameWord(value, "the Investigating Player", ScenarioGame::letterOf(m_state.activeSeat()));
        else if (key == "turn")
            sameNumber(value, "the turn", m_state.turn);
        else if (key == "decider")
            sameWord(value, "the player who decides", ScenarioGame::letterOf(m_state.decider));
        else if (key == "winner")
            sameWord(value, "the winner", ScenarioGame::letterOf(m_state.winner));
        else if (key == "ending")
            sameWord(value, "the ending", nameOf(m_state.ending));
        else if (key == "level" || key == "needed")
            checkLevel(key, value);
        else if (key == "reached")
            checkReached(value);
        else if (key == "window")
            checkWindow(value);
        else if (key == "round")
            checkRound(value);
        else if (key == "events" || key == "no events")
            checkEvents(key, value);
        else if (key == "count")
            sameCounts(m_game, value, kNoSeat);
        else if (key == "adversary damage")
            checkFoe(value);
        else if (key == "stack")
            checkStack(value);
        else
            checkOffers(key, value);
    }

    // The running Skill Check, as it stands now.
    void checkLevel(const std::string& key, const Json& value)
    {
        const int depth = depthOf(m_state, FrameKind::Check);
        if (depth == 0)
            throw ScenarioFailure(value.line(),
                                  "no Skill Check is under way; \"reached\" is the level of the last one, "
                                  "and {\"strict\": \"every choice\"} before the step stops in its window");
        const Frame& check = m_state.frames[static_cast<std::size_t>(depth - 1)];
        const NeededLevel needed = prerequisiteOf(m_state, depth);
        const int level = levelOf(m_state, check.seat, check.team, needed.skill, depth);
        sameNumber(value, key == "level" ? "the level" : "the level needed", key == "level" ? level : needed.level);
    }

    // The level with which the last Skill Check was resolved.
    void checkReached(const Json& value)
    {
        const EventLog& log = m_game.log();
        const auto last = std::find_if(log.rbegin(), log.rend(), [](const Event& event) {
            return event.kind == EventKind::CheckPassed || event.kind == EventKind::CheckFailed;
        });
        if (last == log.rend())
            throw ScenarioFailure(value.line(), "no Skill Check has been resolved");
        sameNumber(value, "the level reached", last->number);
    }

    void checkWindow(const Json& value)
    {
        const Frame* window = nearest(m_state, FrameKind::Window);
        const auto found = window ? windowWords()[window->as<WindowFrame>().window] : std::string_view("none");
        knownWord(value, windowWords(), "window");
        sameWord(value, "the window", found);
    }

    void checkRound(const Json& value)
    {
        const Frame* round = nearest(m_state, FrameKind::Round);
        sameWord(value, "the round", round ? abilityWords()[round->as<RoundFrame>().range] : std::string_view("none"));
    }

    // "none" is always known.
    static void knownWord(const Json& value, ScenarioWords words, std::string_view what)
    {
        if (value.asString() != "none")
            indexOf(value, words, what);
    }

    void checkFoe(const Json& value)
    {
        if (m_state.combatCount == 0)
            throw ScenarioFailure(value.line(), "no Combat is under way");
        const auto& foes = m_state.combats[m_state.combatCount - 1u].foes;
        if (value.isNumber()) {
            sameNumber(value, "the Adversary's damage", foes[0].damage);
            return;
        }
        std::size_t at = 0;
        for (const Json& damage : value.items()) {
            const std::string adversary = "Adversary " + std::to_string(at + 1);
            if (at == foes.size())
                throw ScenarioFailure(damage.line(), "no Combat has an " + adversary);
            sameNumber(damage, "the damage of " + adversary, foes[at++].damage);
        }
    }

    void checkStack(const Json& value)
    {
        std::vector<CardIndex> waiting;
        for (int i = m_state.depth; i-- > 0;)
            if (m_state.frames[static_cast<std::size_t>(i)].kind == FrameKind::Card)
                waiting.push_back(cardIndex(m_state, m_state.frames[static_cast<std::size_t>(i)].card));
        sameCards(m_game, value, "the stack, last played first,", waiting, true);
    }

    // All of them, in this order, others in between.
    void checkEvents(const std::string& key, const Json& value)
    {
        std::size_t at = 0;
        const EventLog& log = m_game.log();
        for (const Json& word : value.items()) {
            const auto kind = static_cast<EventKind>(indexOf(word, eventWords(), "event"));
            const auto found = std::find_if(log.begin() + static_cast<std::ptrdiff_t>(at), log.end(),
                                            [&](const Event& event) { return event.kind == kind; });
            if ((found == log.end()) == (key == "events"))
                throw ScenarioFailure(word.line(), "\"" + word.asString() + "\" " +
                                                       (key == "events" ? "has not happened" : "has happened") +
                                                       (at > 0 ? " after those before it" : "") +
                                                       "; last happened: " + latest(log));
            if (key == "events")
                at = static_cast<std::size_t>(found - log.begin()) + 1;
        }
    }

    void checkOffers(const std::string& key, const Json& value)
    {
        ActionList actions;
        legalActions(m_state, actions);
        for (const Json& word : value.items()) {
            const auto kind = static_cast<ActionKind>(indexOf(word, actionWords(), "action"));
            if ((actions.find(kind) != nullptr) != (key == "offers"))
                throw ScenarioFailure(word.line(), "\"" + word.asString() + "\" is " +
                                                       (key == "offers" ? "not offered" : "offered"));
        }
    }

    const ScenarioGame& m_game;
    const GameState& m_state;
};

} // namespace

void sameNumber(const Json& expected, std::string_view what, int found)
{
    const int wanted = expected.asInt(-kMostExpected, kMostExpected);
    if (found != wanted)
        differs(expected, what, std::to_string(found), std::to_string(wanted));
}

void sameWord(const Json& expected, std::string_view what, std::string_view found)
{
    if (found != expected.asString())
        differs(expected, what, "\"" + std::string(found) + "\"", "\"" + expected.asString() + "\"");
}

void sameFlag(const Json& expected, std::string_view what, bool found)
{
    if (found != expected.asBool())
        differs(expected, what, found ? "so" : "not so", found ? "false" : "true");
}

void sameCards(const ScenarioGame& game, const Json& expected, const std::string& what, std::vector<CardIndex> found,
               bool ordered)
{
    std::vector<CardIndex> wanted;
    for (const Json& card : expected.items())
        wanted.push_back(cardNamed(card, game.pool()));
    if (!ordered) {
        std::sort(found.begin(), found.end());
        std::sort(wanted.begin(), wanted.end());
    }
    if (found != wanted)
        throw ScenarioFailure(expected.line(),
                              what + " holds " + listOf(game, found) + ", expected " + listOf(game, wanted));
}

void samePile(const ScenarioGame& game, const Json& expected, const std::string& what,
              const std::vector<CardIndex>& found, bool ordered)
{
    if (!expected.isNumber()) {
        sameCards(game, expected, what, found, ordered);
        return;
    }
    if (static_cast<int>(found.size()) != expected.asInt(-kMostExpected, kMostExpected))
        differs(expected, what, std::to_string(found.size()) + " (" + listOf(game, found) + ")",
                std::to_string(expected.asInt(-kMostExpected, kMostExpected)));
}

void sameCounts(const ScenarioGame& game, const Json& expected, Seat seat)
{
    for (const auto& [word, number] : expected.members()) {
        const auto words = eventWords();
        const auto kind = std::find(words.begin(), words.end(), word);
        if (kind == words.end())
            notUnderstood(number, "event", word, words);
        const auto count = std::count_if(game.log().begin(), game.log().end(), [&](const Event& event) {
            return event.kind == static_cast<EventKind>(kind - words.begin()) &&
                   (seat == kNoSeat || event.seat == seat);
        });
        sameNumber(number, "the number of \"" + word + "\"", static_cast<int>(count));
    }
}

CardIndex cardOfKey(const ScenarioGame& game, const Json& at, const std::string& name)
{
    const bool number =
        !name.empty() && std::all_of(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; });
    try {
        if (number && name.size() < 5)
            return cardNamed(Json(std::stoi(name)), game.pool());
        return cardNamed(Json(std::string_view(name)), game.pool());
    } catch (const JsonError& error) {
        throw JsonError(at.line(), error.what());
    }
}

void checkExpectations(const Json& expected, const ScenarioGame& game)
{
    Expectations(game).check(expected);
}

} // namespace dossier
