#include "engine/players/director/play_out.h"

#include "engine/flow/rules.h"
#include "engine/players/director/evaluation.h"
#include "engine/players/supervisor/supervisor.h"
#include "engine/queries/meaning/observation.h"

namespace dossier {

namespace {

// A turn has some forty choices; who goes round in circles is stopped.
constexpr int kMostChoices = 400;

} // namespace

PlayOut::PlayOut(const Match& match)
    : m_world(match)
{
    for (int seat = 0; seat < match.seats(); ++seat)
        m_players.push_back(std::make_unique<Supervisor>(m_world.match));
}

double PlayOut::valueOf(const Action& first, Seat self, int turns)
{
    m_state = m_world.state;
    const int last = m_state.turn + turns - 1;
    applyLegal(m_state, first, m_actions);
    for (int choice = 0; choice < kMostChoices && !m_state.over() && m_state.turn <= last; ++choice) {
        observe(m_state, m_state.decider, m_seen);
        applyLegal(m_state, m_players[m_state.decider]->choose(m_seen, m_actions), m_actions);
    }
    return evaluation(m_state, self);
}

} // namespace dossier
