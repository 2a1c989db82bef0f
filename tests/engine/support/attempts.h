// Attempts of the kind that a player makes at a table, most of them not legal: anything at all, a legal action but for
// one field, and what the table judges for a card of the hand or in play.
#pragma once

#include "engine/state/action.h"
#include "engine/state/attempt.h"
#include "engine/state/random.h"
#include "engine/state/state.h"

namespace dossier::test {

class Attempts
{
public:
    Attempts(const GameState& state, const ActionList& legal, Random& random)
        : m_state(state)
        , m_legal(legal)
        , m_random(random)
    {}

    // Any kind by anybody, with some of what that kind says.
    Attempt anything();
    // A legal action by who decides, with one field changed.
    Attempt nearMiss();

    // Some way of doing it as it is said is among the legal actions.
    bool isLegal(const Attempt& tried) const;

private:
    std::uint32_t below(std::size_t bound) { return m_random.below(static_cast<std::uint32_t>(bound)); }
    Seat seat() { return static_cast<Seat>(below(static_cast<std::size_t>(m_state.match->seats()))); }
    CardRef card(Seat by);
    Thing thing();
    void change(Action& action, std::uint16_t field);

    const GameState& m_state;
    const ActionList& m_legal;
    Random& m_random;
};

// The action as its player says it, in all fields that its kind has.
Attempt saidInFull(const Action& action, Seat by);

} // namespace dossier::test
