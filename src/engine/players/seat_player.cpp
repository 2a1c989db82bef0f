#include "engine/players/seat_player.h"

#include "engine/state/match.h"

#include <stdexcept>

namespace dossier {

struct SeatPlayer::Sitting
{
    explicit Sitting(const MatchSetup& setup)
        : match(setup)
    {}

    Match match;
    std::unique_ptr<Policy> player;
};

bool SeatPlayer::canPlay(Bot bot)
{
    return bot != Bot::Director;
}

SeatPlayer::SeatPlayer(Bot bot, const MatchSetup& setup, std::span<const CardIndex> xFiles, std::uint64_t seed)
{
    if (!canPlay(bot))
        throw std::invalid_argument("this player has to see whole games");
    if (!setupProblems(setup).empty())
        throw std::invalid_argument("no game can be set up from these decks");
    m_sitting = std::make_unique<Sitting>(setup);
    const Match& match = m_sitting->match;
    bool alike = match.xFileCount() == static_cast<int>(xFiles.size());
    for (int slot = 0; alike && slot < match.xFileCount(); ++slot)
        alike = match.xFileCard(slot) == xFiles[static_cast<std::size_t>(slot)];
    if (!alike)
        throw std::invalid_argument("the X-Files are others, or in another order");
    Thinking thinking;
    thinking.seed = seed;
    m_sitting->player = playerFor(bot, match, thinking);
}

SeatPlayer::~SeatPlayer() = default;
SeatPlayer::SeatPlayer(SeatPlayer&&) noexcept = default;

void SeatPlayer::look(const Observation& seen)
{
    m_sitting->player->look(seen);
}

Action SeatPlayer::choose(const Observation& seen, const ActionList& actions)
{
    return actions.size() == 1 ? actions[0] : m_sitting->player->choose(seen, actions);
}

} // namespace dossier
