#include "engine/flow/state_trail.h"

#include "engine/flow/rules.h"

namespace dossier {

StateTrail::StateTrail(const GameState& first)
    : m_kept{first}
    , m_turns{first.turn}
    , m_last(first)
{}

const GameState& StateTrail::at(int position, const std::vector<Action>& actions) const
{
    if (position == length())
        return m_last;
    const int kept = position / kEvery * kEvery;
    if (!m_found || m_found->position > position || m_found->position < kept)
        m_found = Found{kept, m_kept[static_cast<std::size_t>(kept / kEvery)]};
    for (; m_found->position < position; ++m_found->position)
        apply(m_found->state, actions[static_cast<std::size_t>(m_found->position)]); // taken before: it is not refused
    return m_found->state;
}

void StateTrail::push(const GameState& next)
{
    m_turns.push_back(next.turn);
    m_last = next;
    if (length() % kEvery == 0)
        m_kept.push_back(next);
}

void StateTrail::cut(int position, const std::vector<Action>& actions)
{
    if (position == length())
        return;
    m_last = GameState(at(position, actions));
    m_turns.resize(static_cast<std::size_t>(position) + 1);
    m_kept.resize(static_cast<std::size_t>(position / kEvery) + 1);
    m_found.reset();
}

} // namespace dossier
