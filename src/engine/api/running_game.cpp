#include "engine/api/running_game.h"

#include "engine/api/describe.h"
#include "engine/flow/course.h"
#include "engine/flow/refusal.h"
#include "engine/flow/rules.h"
#include "engine/flow/state_trail.h"
#include "engine/players/policy/investigation_plan.h"
#include "engine/players/policy/policy.h"
#include "engine/players/worlds/position.h"
#include "engine/queries/meaning/observation.h"
#include "engine/queries/table/naming.h"
#include "engine/queries/table/question.h"
#include "engine/state/onlooker.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace dossier {

// A position is a value, so taking back is going back in the list.
struct RunningGame::Course
{
    Course(GameRecord kept, const CardPool& pool, const EffectBook* effects,
           std::shared_ptr<const CompiledCards> compiled)
        : record(std::move(kept))
        , match(matchOf(record, pool, effects, std::move(compiled)))
        , now(newGame(*match, record.seed, &log))
        , trail(now)
        , logEnds{log.size()}
    {
        record.marks.clear();
        record.hash.reset();
        for (const Action& action : std::exchange(record.actions, {}))
            if (take(action))
                break;
    }

    static std::shared_ptr<const Match> matchOf(const GameRecord& record, const CardPool& pool,
                                                const EffectBook* effects,
                                                std::shared_ptr<const CompiledCards> compiled)
    {
        MatchSetup setup = matchSetup(record, pool, effects);
        setup.compiled = std::move(compiled);
        return std::make_shared<const Match>(setup);
    }

    const GameState& state() const { return now; }
    const GameState& stateAt(int at) const { return trail.at(at, record.actions); }

    Refusal take(const Action& action)
    {
        GameState next = now;
        EventLog events;
        if (const Refusal refusal = apply(next, action, &events))
            return refusal;
        forgetAhead();
        log.insert(log.end(), events.begin(), events.end());
        trail.push(next);
        now = next;
        logEnds.push_back(log.size());
        record.actions.push_back(action);
        marks.push_back(markOf(next));
        ++position;
        return {};
    }

    // The choice made at a position is made once more, and looked at. Should it ever come to something else, nothing is
    // shown.
    void addScenes(int from, bool passes, std::vector<Scene>& scenes) const
    {
        const auto at = static_cast<std::size_t>(from);
        const Action& action = record.actions[at];
        if (action.kind == ActionKind::Concede)
            return;
        GameState state = stateAt(from);
        EventLog events;
        Onlooker onlooker;
        onlooker.passes = passes;
        applyOn({.onlooker = &onlooker}, state, action, &events);
        const std::size_t told = logEnds[at];
        const auto real = std::span(log).subspan(told, logEnds[at + 1] - told);
        if (state == stateAt(from + 1) && std::ranges::equal(events, real))
            for (const Onlooker::Seen& seen : onlooker.seen)
                scenes.emplace_back(std::make_shared<GameState>(seen.state), told + seen.events, seen.kind);
    }

    void forgetAhead()
    {
        const auto kept = static_cast<std::size_t>(position);
        trail.cut(position, record.actions);
        logEnds.resize(kept + 1);
        record.actions.resize(kept);
        marks.resize(kept);
        log.resize(logEnds.back());
    }

    GameRecord record;
    std::shared_ptr<const Match> match; // of whoever still thinks, too
    EventLog log;
    GameState now;
    StateTrail trail;
    std::vector<std::size_t> logEnds; // by position
    std::vector<std::uint32_t> marks; // by action: a game is kept after each, and none is reckoned twice
    int position = 0;
};

std::shared_ptr<const CompiledCards> RunningGame::compile(const CardPool& pool, const EffectBook* effects)
{
    return compileCards(pool, effects);
}

RunningGame::RunningGame(GameRecord record, const CardPool& pool, const EffectBook* effects,
                         std::shared_ptr<const CompiledCards> compiled)
    : m_course(std::make_unique<Course>(std::move(record), pool, effects, std::move(compiled)))
{}

RunningGame::~RunningGame() = default;
RunningGame::RunningGame(RunningGame&&) noexcept = default;
RunningGame& RunningGame::operator=(RunningGame&&) noexcept = default;

// --- Who plays ------------------------------------------------------------------------------------------------------

int RunningGame::seats() const
{
    return m_course->match->seats();
}

bool RunningGame::passive(Seat seat) const
{
    return m_course->match->passive(seat);
}

const GameOptions& RunningGame::options() const
{
    return m_course->match->options();
}

std::uint64_t RunningGame::seed() const
{
    return m_course->record.seed;
}

std::shared_ptr<const Match> RunningGame::match() const
{
    return m_course->match;
}

// --- Where it stands ------------------------------------------------------------------------------------------------

bool RunningGame::over() const
{
    return m_course->state().over();
}

Seat RunningGame::decider() const
{
    return m_course->state().decider;
}

Phase RunningGame::phase() const
{
    return m_course->state().phase();
}

int RunningGame::turn() const
{
    return m_course->state().turn;
}

void RunningGame::observe(Seat reader, Observation& seen) const
{
    dossier::observe(m_course->state(), reader, seen);
}

std::function<Action(Policy&)> problemAt(const GameState& state)
{
    return [state](Policy& player) {
        ActionList actions;
        legalActions(state, actions);
        const Observation seen = observation(state, state.decider);
        return player.decide({state, seen, actions});
    };
}

std::function<Action(Policy&)> RunningGame::problem() const
{
    return problemAt(m_course->state());
}

void RunningGame::remind(Seat seat, Policy& player, int position) const
{
    Observation seen;
    for (int each = 0; each <= position; ++each) {
        dossier::observe(m_course->stateAt(each), seat, seen);
        player.look(seen);
    }
}

void RunningGame::list(Seat reader, ActionList& actions) const
{
    actions.clear();
    if (decider() == reader)
        legalActions(m_course->state(), actions);
}

Decision RunningGame::decision(const ActionList& actions, Seat reader) const
{
    return decisionOf(m_course->state(), actions, reader);
}

Occasion RunningGame::occasion(Seat reader) const
{
    return occasionOf(m_course->state(), reader);
}

std::vector<Choice> RunningGame::choices(const ActionList& actions, Seat reader) const
{
    return choicesOf(m_course->state(), actions, reader);
}

Lookahead RunningGame::ahead() const
{
    return aheadOf(m_course->state());
}

CardName RunningGame::name(CardRef card, Seat reader) const
{
    return nameFor(m_course->state(), card, reader);
}

std::optional<Reason> RunningGame::whyNot(Seat reader, CardRef card) const
{
    return dossier::whyNot(m_course->state(), reader, card);
}

std::vector<Refused> RunningGame::refused(Seat reader, CardRef about) const
{
    return refusedOf(m_course->state(), reader, about);
}

CardIndex RunningGame::xFile(int slot) const
{
    return m_course->match->xFileCard(slot);
}

std::vector<CardIndex> RunningGame::xFiles() const
{
    std::vector<CardIndex> cards;
    cards.reserve(static_cast<std::size_t>(m_course->match->xFileCount()));
    for (int slot = 0; slot < m_course->match->xFileCount(); ++slot)
        cards.push_back(m_course->match->xFileCard(slot));
    return cards;
}

std::vector<CardIndex> RunningGame::wrongGuesses(const Notebook& notebook) const
{
    std::vector<CardIndex> wrong;
    for (int slot = 0; slot < m_course->match->xFileCount(); ++slot)
        if ((notebook.wrong >> slot & 1u) != 0)
            wrong.push_back(m_course->match->xFileCard(slot));
    return wrong;
}

int RunningGame::candidates(const Notebook& notebook) const
{
    return std::popcount(dossier::candidates(*m_course->match, notebook));
}

double RunningGame::leftAfter(const Notebook& notebook, int type) const
{
    return expectedLeft(*m_course->match, dossier::candidates(*m_course->match, notebook), type);
}

// --- What comes of it -----------------------------------------------------------------------------------------------

std::optional<Outlook> RunningGame::outlook(const Action& action, Seat reader) const
{
    return decider() == reader ? outlookOf(m_course->state(), action) : std::nullopt;
}

std::optional<std::vector<CardRef>> RunningGame::leaving(const Action& action, Seat reader) const
{
    return decider() == reader ? leavingAfter(m_course->state(), action) : std::nullopt;
}

std::vector<VisibleEvent> RunningGame::story(Seat reader, std::size_t from) const
{
    return story(reader, from, storyEnd());
}

std::vector<VisibleEvent> RunningGame::story(Seat reader, std::size_t from, std::size_t to) const
{
    const std::size_t end = std::min(to, storyEnd());
    const std::size_t first = std::min(from, end);
    return toldTo(reader, std::span(m_course->log).subspan(first, end - first), first);
}

std::size_t RunningGame::storyEnd() const
{
    return m_course->logEnds[static_cast<std::size_t>(m_course->position)];
}

// --- What is to be seen on the way ----------------------------------------------------------------------------------

Scene RunningGame::scene() const
{
    return {std::make_shared<GameState>(m_course->state()), storyEnd(), std::nullopt};
}

std::vector<Scene> RunningGame::scenes(int from, int to, bool passes) const
{
    std::vector<Scene> scenes;
    for (int position = std::max(from, 0); position < std::min(to, length()); ++position)
        m_course->addScenes(position, passes, scenes);
    // Where nothing was told between two, the later one shows all of it.
    for (std::size_t i = scenes.size(); i-- > 1;)
        if (scenes[i - 1].kind() && scenes[i].kind() && scenes[i - 1].storyEnd() == scenes[i].storyEnd())
            scenes.erase(scenes.begin() + static_cast<std::ptrdiff_t>(i - 1));
    return scenes;
}

// --- Going on and back ----------------------------------------------------------------------------------------------

Refusal RunningGame::take(const Action& action)
{
    const Action taken = action; // it may lie in what is forgotten
    return m_course->take(taken);
}

int RunningGame::position() const
{
    return m_course->position;
}

int RunningGame::length() const
{
    return static_cast<int>(m_course->record.actions.size());
}

bool RunningGame::finished() const
{
    return m_course->trail.last().over();
}

int RunningGame::turnAt(int position) const
{
    return m_course->trail.turnAt(std::clamp(position, 0, length()));
}

Choice RunningGame::choiceAt(int position, const Action& action, Seat reader) const
{
    const GameState& state = m_course->stateAt(std::clamp(position, 0, length()));
    ActionList actions;
    legalActions(state, actions);
    return choiceOf(state, action, decisionOf(state, actions, reader), reader);
}

void RunningGame::goTo(int position)
{
    m_course->position = std::clamp(position, 0, length());
    m_course->now = m_course->stateAt(m_course->position);
}

GameRecord RunningGame::record() const
{
    GameRecord record = m_course->record;
    record.marks = m_course->marks;
    record.hash = stateHash(m_course->trail.last());
    return record;
}

} // namespace dossier
