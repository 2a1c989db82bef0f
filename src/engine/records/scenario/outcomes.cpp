#include "engine/records/scenario/outcomes.h"

#include "engine/queries/table/zones.h"
#include "engine/records/scenario/scenario_failure.h"
#include "engine/records/scenario/scenario_vocabulary.h"

#include <algorithm>

namespace dossier {

namespace {

// One outcome has one key.
std::string_view kindOf(const Json& outcome)
{
    checkKeys(outcome, outcomeKeys(), "an outcome");
    if (outcome.members().size() != 1)
        throw JsonError(outcome.line(),
                        R"(an outcome is one of {"die": 3}, {"drawn": [cards]}, {"shuffled": [cards]})");
    return outcome.members().front().first;
}

const Json& valueOf(const Json& outcome)
{
    return outcome.members().front().second;
}

void checkValue(const Json& outcome)
{
    if (kindOf(outcome) == "die")
        valueOf(outcome).asInt(1, 6);
    else if (valueOf(outcome).items().empty())
        throw JsonError(outcome.line(), "an outcome names a card at least");
}

} // namespace

void ScenarioOutcomes::add(const Json& outcomes)
{
    for (const Json& outcome : outcomes.items()) {
        checkValue(outcome);
        m_queue.outcomes.push_back(&outcome);
    }
}

void ScenarioOutcomes::addFirst(const Json& outcomes)
{
    const std::deque<const Json*> later = std::move(m_queue.outcomes);
    m_queue = {};
    add(outcomes);
    m_queue.outcomes.insert(m_queue.outcomes.end(), later.begin(), later.end());
}

void ScenarioOutcomes::dropFirst()
{
    m_queue.outcomes.pop_front();
    m_queue.drawn = 0;
}

void ScenarioOutcomes::checkDone(std::size_t left) const
{
    if (waiting() <= left)
        return;
    const Json& first = *m_queue.outcomes.front();
    throw ScenarioFailure(first.line(), "nothing was left to chance that could give \"" + std::string(kindOf(first)) +
                                            "\"; name outcomes in the order in which they come up");
}

// The next one where it is of this kind; nothing where none waits.
const Json* ScenarioOutcomes::next(std::string_view kind, std::string_view what)
{
    if (m_queue.outcomes.empty())
        return nullptr;
    const Json* outcome = m_queue.outcomes.front();
    if (kindOf(*outcome) != kind)
        throw ScenarioFailure(outcome->line(), "here " + std::string(what) + ": {\"" + std::string(kind) +
                                                   "\": …} must come before \"" + std::string(kindOf(*outcome)) + "\"");
    return outcome;
}

std::optional<int> ScenarioOutcomes::roll(int sides)
{
    const Json* outcome = next("die", "a die is rolled");
    if (!outcome)
        return std::nullopt;
    const int side = valueOf(*outcome).asInt(1, 6);
    if (side > sides)
        throw ScenarioFailure(outcome->line(), "this die has " + std::to_string(sides) + " sides");
    dropFirst();
    return side - 1;
}

// A list of several cards serves several draws, one after the other.
std::optional<int> ScenarioOutcomes::pick(const GameState& state, std::span<const CardRef> among)
{
    const Json* outcome = next("drawn", "a card or Agent is drawn at random");
    if (!outcome)
        return std::nullopt;
    const Json::Items& cards = valueOf(*outcome).items();
    const Json& wanted = cards[m_queue.drawn];
    const CardIndex card = cardNamed(wanted, *m_pool);
    const auto found = std::find_if(among.begin(), among.end(), [&](CardRef candidate) {
        return m_pool->sameCard(cardIndex(state, candidate), card);
    });
    if (found == among.end()) {
        std::string names;
        for (CardRef candidate : among)
            names += (names.empty() ? "" : ", ") + cardName(*m_pool, cardIndex(state, candidate));
        throw ScenarioFailure(wanted.line(), cardName(*m_pool, card) + " cannot be drawn here; there are: " + names);
    }
    if (++m_queue.drawn == cards.size())
        dropFirst();
    return static_cast<int>(found - among.begin());
}

std::size_t ScenarioOutcomes::order(const GameState& state, Seat seat, std::span<std::uint8_t> cards)
{
    if (cards.size() < 2)
        return 0; // there is nothing to shuffle
    const Json* outcome = next("shuffled", "a deck is shuffled");
    if (!outcome)
        return 0;
    std::size_t done = 0;
    for (const Json& wanted : valueOf(*outcome).items()) {
        const CardIndex card = cardNamed(wanted, *m_pool);
        const auto from = cards.begin() + static_cast<std::ptrdiff_t>(done);
        const auto found = std::find_if(from, cards.end(), [&](std::uint8_t index) {
            return m_pool->sameCard(cardIndex(state, {seat, index}), card);
        });
        if (found == cards.end())
            throw ScenarioFailure(wanted.line(), cardName(*m_pool, card) + " is not among the cards that " +
                                                     std::string(1, static_cast<char>('A' + seat)) + " shuffles");
        std::iter_swap(from, found);
        ++done;
    }
    dropFirst();
    return done;
}

} // namespace dossier
