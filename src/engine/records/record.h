// A game as it was played: set-up, seed and the list of actions. That is all there is to keep; playing it again gives
// every state and every event.
#pragma once

#include "engine/state/action.h"
#include "engine/state/match_setup.h"
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
    // By seat: which of the program's own players has it, by his word (botWords); empty for a person. Empty where
    // persons have all seats.
    std::vector<std::string> players{};
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

Json writeRecord(const GameRecord& record, const CardPool& pool);
// One action as it stands in a record: for games that are written action by action.
Json writeAction(const Action& action);
// Throws JsonError.
Action readAction(const Json& json);
// Throws JsonError where the text is malformed, or no game can be set up from it.
GameRecord readRecord(std::string_view text, const CardPool& pool);

} // namespace dossier
