#include "engine/players/director/play_out.h"

#include "engine/flow/rules.h"
#include "engine/players/director/evaluation.h"
#include "engine/players/supervisor/supervisor.h"
#include "engine/queries/meaning/observation.h"
#include "engine/queries/table/modifiers.h"

#include <algorithm>
#include <bit>

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

double PlayOut::valueOf(const Action& first, Seat self, int turns, PlayedOut* end)
{
    m_state = m_world.state;
    EventLog* const log = end ? &m_log : nullptr;
    m_log.clear();
    const bool underWay = end && depthOf(m_state, FrameKind::Check) > 0;
    const int last = m_state.turn + turns - 1;
    applyLegal(m_state, first, m_actions, log);
    for (int choice = 0; choice < kMostChoices && !m_state.over() && m_state.turn <= last; ++choice) {
        observe(m_state, m_state.decider, m_seen);
        applyLegal(m_state, m_players[m_state.decider]->choose(m_seen, m_actions), m_actions, log);
    }
    if (end) {
        *end = {m_state.over(), {}, sharesOf(m_state, self)};
        countFigures(m_state, self, end->figures);
        countChecks(underWay, self, end->figures);
    }
    return evaluation(m_state, self);
}

double PlayOut::valueOfGuess(const Action& guess, const Guessed& among, Seat self, int turns)
{
    Action right = guess;
    right.number = m_world.state.player(among.about).xFile;
    Action wrong = guess;
    for (std::uint64_t rest = among.open; wrong.number == right.number && rest != 0; rest &= rest - 1)
        wrong.number = static_cast<std::uint8_t>(std::countr_zero(rest));
    const double chance = 1.0 / std::popcount(among.open);
    return chance * valueOf(right, self, turns) + (1 - chance) * valueOf(wrong, self, turns);
}

// The check that is under way is the first to end that has not begun since: a text may have put another upon it.
void PlayOut::countChecks(bool underWay, Seat self, DealFigures& figures) const
{
    int upon = underWay ? 0 : -1;
    for (const Event& event : m_log) {
        const bool passed = event.kind == EventKind::CheckPassed;
        if (event.kind == EventKind::CheckBegan && upon >= 0)
            ++upon;
        if (!passed && event.kind != EventKind::CheckFailed)
            continue;
        if (upon == 0)
            figures[DealFigure::Passed] = passed ? 1 : 0;
        upon = std::max(upon - 1, -1);
        const CardIndex card = event.card.name.card;
        if (passed && card != kNoCardIndex && m_world.match.facts(card).type == CardType::Site)
            ++figures[event.seat == self ? DealFigure::Solved : DealFigure::OthersSolved];
    }
}

} // namespace dossier
