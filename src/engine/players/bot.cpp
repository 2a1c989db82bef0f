#include "engine/players/bot.h"

#include "engine/players/director/director.h"
#include "engine/players/policy/novice.h"
#include "engine/players/policy/pilot.h"
#include "engine/players/supervisor/supervisor.h"

#include <algorithm>
#include <array>

namespace dossier {

std::span<const std::string_view> botWords()
{
    static constexpr std::array<std::string_view, 6> kWords{"random", "first",      "novice",
                                                            "agent",  "supervisor", "director"};
    static_assert(kWords.size() == static_cast<std::size_t>(Bot::Director) + 1);
    return kWords;
}

std::optional<Bot> botNamed(std::string_view word)
{
    if (word == "pilot") // his name before there were others
        return Bot::Agent;
    const auto words = botWords();
    const auto found = std::find(words.begin(), words.end(), word);
    return found == words.end() ? std::nullopt : std::optional(static_cast<Bot>(found - words.begin()));
}

std::unique_ptr<Policy> playerFor(Bot bot, const Match& match, const Thinking& thinking)
{
    switch (bot) {
    case Bot::FirstLegal:
        return std::make_unique<FirstLegalPolicy>();
    case Bot::Novice:
        return std::make_unique<Novice>(match, thinking.seed);
    case Bot::Agent:
        return std::make_unique<Pilot>(match);
    case Bot::Supervisor:
        return std::make_unique<Supervisor>(match);
    case Bot::Director:
        return std::make_unique<Director>(match, thinking);
    case Bot::Random:
        break;
    }
    return std::make_unique<RandomPolicy>(thinking.seed);
}

} // namespace dossier
