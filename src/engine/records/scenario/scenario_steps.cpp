// The steps of a scenario: what players do, by name.
#include "engine/flow/course.h"
#include "engine/flow/refusal.h"
#include "engine/records/scenario/scenario_game.h"
#include "engine/records/scenario/scenario_vocabulary.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace dossier {

namespace {

constexpr int kPatience = 1000; // passes until something must have come up

// "pick" is said of every choice that a text asks for.
bool isKind(ActionKind kind, ActionKind wanted)
{
    return kind == wanted || (wanted == ActionKind::PickAgent && kind == ActionKind::Choose);
}

bool isPlayer(const std::string& key)
{
    return key.size() == 1;
}

// What a step is, besides a player's deed.
constexpr std::array<std::string_view, 5> kOtherSteps{"may", "may not", "until", "expect", "strict"};

// Nobody does anything in them: what is said of a deed would be read by nobody.
void checkOtherStep(const Json& step)
{
    constexpr std::array<std::string_view, 4> more{"about", "events", "no events", "outcomes"};
    const auto isKnown = [&](const auto& words, const std::string& key) {
        return std::find(words.begin(), words.end(), key) != words.end();
    };
    for (const auto& [key, value] : step.members())
        if (!isKnown(kOtherSteps, key) && !isKnown(more, key))
            throw JsonError(value.line(), "\"" + key + "\" is said of what a player does, not here");
}

} // namespace

// --- What a step says -----------------------------------------------------------------------------------------------

ActionKind kindOfStep(const Json& step, const Json& word)
{
    const auto kind = static_cast<ActionKind>(indexOf(word, actionWords(), "action"));
    const ScenarioWords own = keysOf(kind);
    const ScenarioWords always = stepKeys();
    for (const auto& [key, value] : step.members()) {
        if (std::find(own.begin(), own.end(), key) != own.end() ||
            std::find(always.begin(), always.end(), key) != always.end())
            continue;
        std::string known;
        for (std::string_view one : own)
            known += (known.empty() ? "\"" : ", \"") + std::string(one) + "\"";
        throw JsonError(value.line(), "\"" + word.asString() + "\" has no \"" + key + "\"; it has " +
                                          (known.empty() ? "nothing more to say" : known));
    }
    return kind;
}

Seat ScenarioGame::actorOf(const Json& deed, const Json*& word) const
{
    word = nullptr;
    Seat seat = kNoSeat;
    for (const auto& [key, value] : deed.members())
        if (isPlayer(key)) {
            if (word)
                throw JsonError(value.line(), "a step is of one player");
            seat = seatNamed(value, key);
            word = &value;
        }
    if (!word)
        throw JsonError(deed.line(), "a step says what a player does, \"may\", \"until\" or \"expect\"");
    return seat;
}

// --- Steps ----------------------------------------------------------------------------------------------------------

// All keys that any step may have: one that no action knows is told from a word by its nearest.
void ScenarioGame::run(const Json& step)
{
    std::vector<std::string_view> keys(stepKeys().begin(), stepKeys().end());
    for (std::size_t kind = 0; kind < actionWords().size(); ++kind)
        keys.insert(keys.end(), keysOf(static_cast<ActionKind>(kind)).begin(),
                    keysOf(static_cast<ActionKind>(kind)).end());
    checkKeys(step, keys, "a step");
    m_trace.begin(m_state, step.line());
    const std::size_t events = m_log.size();
    const Json* outcomes = step.find("outcomes");
    const std::size_t waiting = m_outcomes.waiting();
    if (outcomes)
        m_outcomes.addFirst(*outcomes);
    runOne(step);
    if (outcomes)
        m_outcomes.checkDone(waiting);
    checkStepEvents(step, events);
}

void ScenarioGame::runOne(const Json& step)
{
    const auto others = std::count_if(kOtherSteps.begin(), kOtherSteps.end(),
                                      [&](std::string_view key) { return step.find(key) != nullptr; });
    const auto players = std::count_if(step.members().begin(), step.members().end(),
                                       [](const auto& member) { return isPlayer(member.first); });
    if (others + std::min<std::ptrdiff_t>(players, 1) > 1)
        throw JsonError(step.line(), "a step is one thing: a player's, \"may\", \"may not\", \"until\", \"expect\"");
    if (others > 0)
        checkOtherStep(step);
    if (const Json* deed = step.find("may"))
        expectPossible(*deed, true);
    else if (const Json* not_ = step.find("may not"))
        expectPossible(*not_, false);
    else if (const Json* goal = step.find("until")) {
        beginRun(step.line());
        passUntil(*goal);
    } else if (const Json* expected = step.find("expect"))
        checkExpectations(*expected, *this);
    else if (const Json* strict = step.find("strict"))
        setStrict(*strict);
    else {
        const Json* word = nullptr;
        const Seat seat = actorOf(step, word);
        act(step, seat, *word);
    }
}

void ScenarioGame::setStrict(const Json& value)
{
    constexpr std::array<std::string_view, 1> words{"every choice"};
    const bool all = value.isString() && indexOf(value, words, "way to be strict") == 0;
    m_course.everyChoice = all;
    m_strict = all || value.asBool();
}

void ScenarioGame::act(const Json& step, Seat seat, const Json& word)
{
    const ActionKind kind = kindOfStep(step, word);
    m_trace.speakOf(seat, kind);
    if (step.find("refused") || step.find("first")) {
        expectRefusal(step, seat, kind);
        return;
    }
    beginRun(step.line());
    if (kind == ActionKind::Concede) {
        apply(m_state, {.kind = kind, .seat = seat}, &m_log);
        beginRun(step.line());
        return;
    }
    const auto found = reach(step, seat, kind);
    if (found.empty()) {
        const std::string message = cannot(step, seat, word, kind);
        m_trace.against(rulesAgainst(step, seat, kind));
        hintAtMissingCards(step);
        throw ScenarioFailure(step.line(), message);
    }
    refuseSeveral(step, found);
    take(found.front());
}

std::string ScenarioGame::cannot(const Json& step, Seat seat, const Json& word, ActionKind kind) const
{
    std::string message = letterOf(seat) + " cannot " + word.asString() + "; " + happening();
    if (!m_state.over() && m_state.decider == seat)
        if (const auto rules = rulesAgainst(step, seat, kind); !rules.empty())
            message += " (" + rules.front() + ")";
    return message;
}

// Cards that the step names and nobody has.
void ScenarioGame::hintAtMissingCards(const Json& step)
{
    for (std::string_view key : {"card", "target", "other", "agent", "team", "site"}) {
        const Json* word = step.find(key);
        if (!word || isSpecialTarget(*word) || (word->isString() && word->asString() == "new"))
            continue;
        const CardIndex card = cardNamed(*word, *m_pool);
        bool there = false;
        for (Seat seat = 0; seat < m_match->seats(); ++seat)
            for (int index = 0; index < cardsOf(m_state, seat); ++index)
                there = there || m_pool->sameCard(cardIndex(m_state, {seat, index}), card);
        if (!there)
            m_trace.hint("nobody has " + cardName(*m_pool, card) + " in this game: the position does not name it");
    }
}

std::vector<Action> ScenarioGame::reach(const Json& step, Seat seat, ActionKind kind)
{
    for (int i = 0; i < kPatience && !m_state.over(); ++i) {
        auto found = m_state.decider == seat ? matching(step, kind) : std::vector<Action>{};
        if (!found.empty())
            return found;
        if (m_strict || !inWindow())
            break;
        takeLeast();
    }
    return {};
}

std::vector<Action> ScenarioGame::matching(const Json& step, ActionKind kind) const
{
    std::vector<Action> found;
    ActionList actions;
    legalActions(m_state, actions);
    for (const Action& action : actions)
        if (isKind(action.kind, kind) && fitsStep(*this, step, action))
            found.push_back(action);
    return found;
}

bool ScenarioGame::mayDo(const Json& step, Seat seat, ActionKind kind) const
{
    if (m_state.over())
        return false;
    return kind == ActionKind::Concede || (m_state.decider == seat && !matching(step, kind).empty());
}

// A step means one choice; a copy of a card is as good as another.
void ScenarioGame::refuseSeveral(const Json& step, const std::vector<Action>& found)
{
    const auto named = [&](Thing thing) {
        const CardRef card = thing.card();
        return card ? std::tuple(thing.kind(), card.owner(), static_cast<int>(cardIndex(m_state, card)))
                    : std::tuple(thing.kind(), kNoSeat, static_cast<int>(thing.bits()));
    };
    const auto meaning = [&](const Action& action) {
        const int number = action.kind == ActionKind::UseText ? 0 : action.number; // left out: all it may take
        return std::tuple(number, action.agent, action.team, action.section, action.seat, action.form,
                          named(action.card), named(action.target), named(action.other));
    };
    const auto differs = [&](const Action& action) { return meaning(action) != meaning(found.front()); };
    if (std::none_of(found.begin(), found.end(), differs))
        return;
    constexpr std::size_t kMostTold = 12;
    m_trace.hint("it fits:");
    for (std::size_t i = 0; i < found.size() && i < kMostTold; ++i)
        m_trace.hint("  " + stepOf(*this, m_state, found[i]));
    throw ScenarioFailure(step.line(),
                          "the step fits " + std::to_string(found.size()) + " different choices; say more");
}

// "events", "no events" of a step: of what has happened in it.
void ScenarioGame::checkStepEvents(const Json& step, std::size_t from) const
{
    for (std::string_view key : {"events", "no events"}) {
        const Json* words = step.find(key);
        if (!words)
            continue;
        auto at = m_log.begin() + static_cast<std::ptrdiff_t>(from);
        for (const Json& word : words->items()) {
            const auto kind = static_cast<EventKind>(indexOf(word, eventWords(), "event"));
            const auto found = std::find_if(at, m_log.end(), [&](const Event& event) { return event.kind == kind; });
            if ((found == m_log.end()) == (key == "events"))
                throw ScenarioFailure(word.line(), "\"" + word.asString() + "\" " +
                                                       (key == "events" ? "does not happen" : "happens") +
                                                       " in this step");
            if (key == "events")
                at = found + 1;
        }
    }
}

// --- The game -------------------------------------------------------------------------------------------------------

bool ScenarioGame::inWindow() const
{
    const FrameKind kind = m_state.top().kind;
    return kind == FrameKind::Window || kind == FrameKind::Card || kind == FrameKind::Text;
}

void ScenarioGame::beginRun(int line)
{
    m_runBefore = std::move(m_run);
    m_run = Run();
    m_run.line = line;
    m_run.from = moment();
}

void ScenarioGame::take(const Action& action)
{
    m_run.taken.push_back(action);
    applyOn(m_course, m_state, action, &m_log);
}

// Whoever decides does as little as he may.
void ScenarioGame::takeLeast()
{
    ActionList actions;
    legalActions(m_state, actions);
    const Action* pass = actions.find(ActionKind::Pass);
    const Action least = pass ? *pass : actions[0];
    m_trace.passed(m_state, least, actions.size());
    take(least);
}

void ScenarioGame::goBack(const Moment& moment)
{
    m_state = moment.state;
    m_log.resize(moment.events);
    m_outcomes.restore(moment.outcomes);
    m_run.taken.resize(moment.taken);
}

std::vector<std::string> ScenarioGame::traced()
{
    const bool moved = m_run.line != 0 && m_run.line == m_trace.line();
    const std::size_t from = (moved ? m_runBefore : m_run).from.events;
    const std::size_t end = moved ? m_run.from.events : m_log.size();
    if (end <= m_log.size() && from <= end)
        m_trace.brought((moved ? m_runBefore : m_run).line, std::span(m_log).subspan(from, end - from));
    return m_trace.lines(*this);
}

// Where the game stands, for messages.
std::string ScenarioGame::happening() const
{
    if (m_state.over())
        return "the game is over (" + std::string(nameOf(m_state.ending)) + ")";
    return "it is " + letterOf(m_state.activeSeat()) + "'s " + std::string(nameOf(m_state.phase())) + " Phase and " +
           letterOf(m_state.decider) + " decides";
}

} // namespace dossier
