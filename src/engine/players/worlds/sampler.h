// Whole games that agree with everything one player has seen: what he cannot see is dealt anew. Whoever thinks ahead
// plays on in many of them. Nothing of what is really hidden reaches a world: the same observation and the same lot
// give the same world, whatever lies in the other hands (ZONE-21).
#pragma once

#include "engine/players/worlds/sample_rules.h"
#include "engine/players/worlds/seen_so_far.h"
#include "engine/players/worlds/usual_cards.h"
#include "engine/state/action.h"
#include "engine/state/random.h"
#include "engine/state/state.h"

#include <vector>

namespace dossier {

// One such game. It stays where it is, for its state refers to its match.
class World
{
public:
    // Of the same table: players, options and what the cards mean are those of `table`.
    explicit World(const Match& table)
        : match(table)
    {}
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    Match match;
    GameState state;

private:
    friend class Sampler;
    std::vector<CardIndex> m_list; // scratch
    std::vector<CardIndex> m_dealt;
};

// Deals worlds for one decision of one player. `state` must outlive it.
class Sampler
{
public:
    Sampler(const GameState& state, Seat observer, const SampleRules& rules, const SeenSoFar& soFar);

    // `world` must have been made for the match of the state.
    void deal(Random& random, World& world) const;
    // A choice of the observer as it is called in these worlds: there, hidden cards are numbered by where they lie.
    Action inWorlds(Action action) const;

private:
    struct Hidden // of one owner
    {
        std::vector<std::uint8_t> lying; // unknown cards, by place
        std::vector<std::uint8_t> cards; // the same in ascending order: how they are numbered in the worlds
        std::vector<CardIndex> known;    // that must be among them
        int drawn = 0;                   // others among them, by what decks look like
        UsualCards usual;                // ... those are drawn from
        std::vector<std::size_t> under;  // of these cards, those that lie under Sites
        std::vector<CardIndex> list;     // of this owner as a world has it: where a card is hidden, anything
    };

    Hidden hiddenOf(Seat owner, const SampleRules& rules, const SeenSoFar& soFar) const;
    std::vector<std::uint8_t> hiddenCards(Seat owner) const;
    bool unknown(CardRef card) const;
    void openWhatIsSearched();
    void renumber(Seat owner);
    void renumberHosts();
    void renumberTaken(std::size_t depth);
    Thing renamed(Thing thing) const;
    void hideBluffs(const Hidden& hidden, Random& random, std::vector<CardIndex>& dealt) const;
    static void dealNames(Seat seat, Random& random, GameState& state);
    void dealXFile(Seat seat, Random& random, GameState& state) const;
    std::uint64_t xFilesOf(Seat seat) const;

    const GameState& m_real;
    GameState m_state; // with hidden cards numbered by where they lie
    Seat m_observer;
    SampleRules m_rules;
    std::vector<Hidden> m_hidden;              // by seat
    std::array<bool, kMostSeats> m_openDeck{}; // he looks through it just now
    std::array<bool, kMostSeats> m_openHand{};
    std::vector<std::uint64_t> m_xFiles;
};

} // namespace dossier
