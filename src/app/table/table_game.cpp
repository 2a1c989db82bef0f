#include "app/table/table_game.h"

#include "engine/changes/agents.h"
#include "engine/flow/rules.h"
#include "engine/queries/meaning/fighters.h"
#include "engine/queries/meaning/observation.h"
#include "engine/queries/table/question.h"
#include "engine/queries/table/teams.h"
#include "engine/state/reason.h"
#include "wording/play/action_text.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace dossier {

TableGame::TableGame(const CardPool& pool, const EffectBook* effects, const CardTexts* texts, QObject* parent)
    : QObject(parent)
    , m_pool(pool)
    , m_effects(effects)
    , m_cast{pool, {}, texts}
    , m_actions(std::make_unique<ActionList>())
{}

TableGame::~TableGame() = default;

int TableGame::begin(GameRecord record, bool atEnd)
{
    auto match = std::make_unique<Match>(matchSetup(record, m_pool, m_effects));
    m_record = std::move(record);
    m_record.marks.clear();
    m_record.hash.reset();
    m_match = std::move(match);
    m_cast.players = playerNames(m_record);
    m_log.clear();
    m_states = {newGame(*m_match, m_record.seed, &m_log)};
    m_logEnds = {m_log.size()};
    m_position = 0;
    const std::vector<Action> actions = std::exchange(m_record.actions, {});
    for (const Action& action : actions) {
        GameState next = m_states.back();
        if (apply(next, action, &m_log))
            break;
        m_record.actions.push_back(action);
        m_states.push_back(next);
        m_logEnds.push_back(m_log.size());
    }
    if (atEnd)
        m_position = length();
    m_viewer = 0;
    while (passive(m_viewer) && m_viewer + 1 < seats())
        ++m_viewer;
    m_nextViewer = kNoSeat;
    if (isShared() && state().decider != kNoSeat && (atEnd || length() == 0))
        m_nextViewer = state().decider;
    settle();
    emit begun();
    return length();
}

void TableGame::end()
{
    m_match.reset();
    m_states.clear();
    m_actions->clear();
    emit begun();
}

GameRecord TableGame::record() const
{
    GameRecord record = m_record;
    for (std::size_t i = 1; i < m_states.size(); ++i)
        record.marks.push_back(markOf(m_states[i]));
    record.hash = stateHash(m_states.back());
    return record;
}

bool TableGame::isShared() const
{
    int active = 0;
    for (int seat = 0; seat < seats(); ++seat)
        active += passive(static_cast<Seat>(seat)) ? 0 : 1;
    return active > 1;
}

void TableGame::askHandOver(Seat seat)
{
    if (seat == m_viewer || seat >= seats())
        return;
    m_nextViewer = seat;
    settle();
}

void TableGame::takeSeat()
{
    if (!waitsForHandOver())
        return;
    m_viewer = m_nextViewer;
    m_nextViewer = kNoSeat;
    settle();
}

QString TableGame::nameOf(const Action& action) const
{
    return actionText(state(), action, *m_actions, m_cast);
}

QStringList TableGame::detailsOf(const Action& action) const
{
    return actionDetails(state(), action, m_cast);
}

std::optional<CardIndex> TableGame::asking() const
{
    const CardRef card = askingCard(state(), *m_actions);
    return card ? std::optional(cardIndex(state(), card)) : std::nullopt;
}

QString TableGame::question() const
{
    return decisionText(state(), *m_actions, m_cast);
}

QString TableGame::occasion() const
{
    return occasionText(state(), m_cast);
}

std::vector<CardRef> TableGame::subjectsOf(const Action& action) const
{
    std::vector<CardRef> cards;
    if (action.card)
        cards.push_back(action.card);
    if (action.target)
        cards.push_back(action.target);
    const Seat seat = action.kind == ActionKind::PickAgent ? state().top().seat : state().decider;
    const auto addAgent = [&](int slot) { cards.push_back(agentCard(state(), seat, slot)); };
    if (action.agent < kMostAgentTitles && state().player(seat).agents[action.agent].inPlay())
        addAgent(action.agent);
    if (action.kind == ActionKind::AssignTeam)
        forEachAgent(teamMembers(state(), seat, action.team), addAgent);
    if (action.kind == ActionKind::Allot)
        cards.push_back(combatantCard(state(), state().top(), action.number));
    return cards;
}

bool TableGame::canAct(CardRef card) const
{
    return std::any_of(m_actions->begin(), m_actions->end(), [&](const Action& action) {
        const std::vector<CardRef> subjects = subjectsOf(action);
        return std::find(subjects.begin(), subjects.end(), card) != subjects.end();
    });
}

std::optional<Reason> TableGame::whyNot(CardRef card) const
{
    return dossier::whyNot(state(), m_viewer, card);
}

std::vector<CardIndex> TableGame::wrongGuesses(Seat seat) const
{
    std::vector<CardIndex> wrong;
    const std::uint64_t bits = m_seen.notebooks[seat].wrong;
    for (int slot = 0; slot < m_match->xFileCount(); ++slot)
        if ((bits >> slot & 1u) != 0)
            wrong.push_back(m_match->xFileCard(slot));
    return wrong;
}

std::optional<int> TableGame::candidatesOf(Seat seat) const
{
    if (m_seen.opposing.size() <= seat)
        return std::nullopt;
    return std::popcount(candidates(*m_match, m_seen.opposing[seat]));
}

void TableGame::take(const Action& action)
{
    if (!m_actions->contains(action))
        return;
    const Action taken = action; // it may be one of the list that is made anew
    forgetAhead();
    push(taken);
    settle();
}

void TableGame::push(const Action& action)
{
    GameState next = state();
    applyLegal(next, action, &m_log);
    m_states.push_back(next);
    m_logEnds.push_back(m_log.size());
    m_record.actions.push_back(action);
    ++m_position;
}

void TableGame::passThePhase()
{
    const int turn = m_seen.turn;
    const Phase phase = m_seen.phase;
    const auto onlyCards = [this] {
        return m_actions->find(ActionKind::Pass) != nullptr &&
               std::all_of(m_actions->begin(), m_actions->end(), [](const Action& action) {
                   return action.kind == ActionKind::Pass || action.kind == ActionKind::Play;
               });
    };
    bool passed = false;
    while (!isOver() && state().decider == m_viewer && state().turn == turn && state().phase() == phase &&
           onlyCards()) {
        if (!passed)
            forgetAhead();
        passed = true;
        push(*m_actions->find(ActionKind::Pass));
        legalActions(state(), *m_actions);
    }
    if (passed)
        settle();
}

void TableGame::concede()
{
    if (isOver() || waitsForHandOver())
        return;
    forgetAhead();
    const Action action{.kind = ActionKind::Concede, .seat = m_viewer};
    GameState next = state();
    if (apply(next, action, &m_log))
        return;
    m_states.push_back(next);
    m_logEnds.push_back(m_log.size());
    m_record.actions.push_back(action);
    ++m_position;
    settle();
}

void TableGame::forgetAhead()
{
    const auto kept = static_cast<std::size_t>(m_position);
    m_states.resize(kept + 1);
    m_logEnds.resize(kept + 1);
    m_record.actions.resize(kept);
    m_log.resize(m_logEnds.back());
}

void TableGame::goTo(int position)
{
    m_position = std::clamp(position, 0, length());
    m_nextViewer = kNoSeat;
    settle();
}

void TableGame::restart(std::uint64_t seed)
{
    GameRecord record = m_record;
    record.actions.clear();
    record.seed = seed;
    begin(std::move(record), true);
}

// After every step: whose table it is, what he sees, what he may do. The table changes hands at its newest position
// alone: who looks back stays where he is.
void TableGame::settle()
{
    const bool newest = m_position == length();
    if (newest && !isOver() && state().decider != m_viewer && !passive(state().decider))
        m_nextViewer = state().decider;
    observe(state(), m_viewer, m_seen);
    m_actions->clear();
    if (!waitsForHandOver() && state().decider == m_viewer)
        legalActions(state(), *m_actions);
    emit changed();
}

} // namespace dossier
