// What chance gives in a scenario, where that says so: dice, cards drawn at random, decks shuffled.
#pragma once

#include "domain/cards/card_pool.h"
#include "engine/changes/chance.h"
#include "text/json.h"

#include <deque>

namespace dossier {

class Match;

// Those named first come up first; with none left the seed decides. One that cannot be is a ScenarioFailure, with its
// line: what chance gives is among what there is, or the game has gone another way than its author thought.
class ScenarioOutcomes final : public Chance
{
public:
    explicit ScenarioOutcomes(const CardPool& pool)
        : m_pool(&pool)
    {}

    // Behind those that still wait.
    void add(const Json& outcomes);
    // Before those that still wait.
    void addFirst(const Json& outcomes);
    std::size_t waiting() const { return m_queue.outcomes.size(); }
    // ScenarioFailure where more than so many still wait.
    void checkDone(std::size_t left = 0) const;

    // What waits: parts of the scenario, which lives as long. Of the first, a list, so many cards have come up.
    struct Queue
    {
        std::deque<const Json*> outcomes;
        std::size_t drawn = 0;
    };
    const Queue& queue() const { return m_queue; }
    void restore(Queue queue) { m_queue = std::move(queue); }

    std::optional<int> roll(int sides) override;
    std::optional<int> pick(const GameState& state, std::span<const CardRef> among) override;
    std::size_t order(const GameState& state, Seat seat, std::span<std::uint8_t> cards) override;

private:
    const Json* next(std::string_view kind, std::string_view what);

    void dropFirst();

    const CardPool* m_pool;
    Queue m_queue;
};

} // namespace dossier
