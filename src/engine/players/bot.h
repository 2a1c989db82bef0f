// The program's own players, by name.
#pragma once

#include "engine/players/policy/policy.h"
#include "engine/players/policy/thinking.h"

#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace dossier {

class Match;

enum class Bot : std::uint8_t { Random, FirstLegal, Novice, Agent, Supervisor, Director };
// Their names, in this order; the Agent answers to "pilot" as well.
std::span<const std::string_view> botWords();
// Nothing for other words.
std::optional<Bot> botNamed(std::string_view word);

// One of them at a table; who draws lots does so by the seed of `thinking`. The match must outlive him.
std::unique_ptr<Policy> playerFor(Bot bot, const Match& match, const Thinking& thinking);

} // namespace dossier
