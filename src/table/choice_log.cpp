#include "table/choice_log.h"

#include "engine/api/running_game.h"

#include <algorithm>

namespace dossier {

void ChoiceLog::walk(RunningGame& game, int from, int to, bool shown)
{
    const int here = game.position();
    m_steps.resize(static_cast<std::size_t>(to) + 1);
    for (int position = from; position <= to; ++position) {
        game.goTo(position);
        m_steps[static_cast<std::size_t>(position)] = {game.decider(), game.storyEnd(), shown};
    }
    game.goTo(here);
}

void ChoiceLog::begin(RunningGame& game)
{
    m_steps.clear();
    walk(game, 0, game.length(), true);
    m_position = game.position();
}

// Choices lead to new steps, in the place of others that are forgotten.
void ChoiceLog::follow(RunningGame& game, bool stepping)
{
    const int here = game.position();
    if (!stepping && here != m_position) {
        const int known = std::min(m_position, here);
        m_steps.resize(static_cast<std::size_t>(known) + 1);
        walk(game, known + 1, here, false);
    }
    m_steps[static_cast<std::size_t>(here)].shown = true;
    m_position = here;
}

std::size_t ChoiceLog::lastChoice(Seat seat, int position) const
{
    for (int before = std::min(position, static_cast<int>(m_steps.size())) - 1; before >= 0; --before)
        if (const Step& step = m_steps[static_cast<std::size_t>(before)]; step.decider == seat && step.shown)
            return step.storyEnd;
    return 0;
}

} // namespace dossier
