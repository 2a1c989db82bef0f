// A game as it was played: set-up, seed and the list of actions. That is all there is to keep; playing it again gives
// every state and every event.
#pragma once

#include "engine/flow/rules.h"
#include "text/json.h"

#include <string>
#include <vector>

namespace dossier {

struct GameRecord
{
    GameOptions options;
    std::vector<Deck> decks; // by seat
    std::vector<bool> passive;
    std::vector<std::string> names{}; // by seat; empty where a player has none but his letter
    int firstSeat = -1;
    std::uint64_t seed = 1;
    std::vector<Action> actions;
    // What came out, where the record says so: the state after each action (32 bits of its hash), and the last one.
    std::vector<std::uint32_t> marks;
    std::optional<std::uint64_t> hash;

    bool operator==(const GameRecord&) const = default;
};

// Refers to `record.decks`, which must outlive it.
MatchSetup matchSetup(const GameRecord& record, const CardPool& pool, const EffectBook* effects = nullptr);

// What a record remembers of a state.
inline std::uint32_t markOf(const GameState& state)
{
    return static_cast<std::uint32_t>(stateHash(state));
}

Json writeRecord(const GameRecord& record, const CardPool& pool);
// Throws JsonError where the text is malformed, or no game can be set up from it.
GameRecord readRecord(std::string_view text, const CardPool& pool);

struct Replay
{
    bool ok = false;
    int actions = 0;                 // taken
    Refusal refusal;                 // where an action was refused: the one after them, and why
    std::optional<int> differsAfter; // the first action, from 1, after which the state is another than the mark says
    bool hashDiffers = false;
    GameState last; // after the last action that was taken; its match is the one given
    EventLog log;
};

// Plays the record again, as far as it can be. `match` must have been made from it.
Replay replay(const GameRecord& record, const Match& match);

} // namespace dossier
