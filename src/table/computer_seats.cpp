#include "table/computer_seats.h"

#include "engine/api/running_game.h"

#include <algorithm>

namespace dossier {

ComputerSeats::ComputerSeats(QObject* parent)
    : QObject(parent)
{
    connect(&m_aside, &BackgroundTask::failed, this, &ComputerSeats::failed);
}

void ComputerSeats::sitDown(const RunningGame& game, const std::vector<std::string>& players)
{
    dismiss();
    m_game = &game;
    for (const std::string& player : players)
        m_bots.push_back(botNamed(player));
    startAnew();
}

void ComputerSeats::dismiss()
{
    m_aside.forget();
    m_bots.clear();
    m_players.clear();
    m_game = nullptr;
}

bool ComputerSeats::any() const
{
    return std::any_of(m_bots.begin(), m_bots.end(), [](const auto& bot) { return bot.has_value(); });
}

// Whoever thinks goes on with what he has, which nobody else has any more. The others are made when they are asked:
// going through a game is looking at it, not playing it over to them.
void ComputerSeats::startAnew()
{
    m_players.assign(m_bots.size(), nullptr);
    m_since = m_game->position();
}

// Whoever sits down in the middle of a game has seen what this seat saw.
std::shared_ptr<Policy> ComputerSeats::sitDownAt(Seat seat) const
{
    Thinking thinking;
    thinking.worlds = kWorldsAtTable;
    thinking.seed = m_game->seed() + seat;
    std::shared_ptr<Policy> player = playerFor(*m_bots[seat], *m_game->match(), thinking);
    m_game->remind(seat, *player, m_since);
    return player;
}

void ComputerSeats::think(Seat seat)
{
    if (isThinking())
        return;
    if (!m_players[seat])
        m_players[seat] = sitDownAt(seat);
    m_aside.start([this, match = m_game->match(), problem = m_game->problem(),
                   player = m_players[seat]](const BackgroundTask::Piece& piece) -> BackgroundTask::Show {
        player->stopWith(piece.stop());
        return [this, action = problem(*player)] { emit decided(action); };
    });
}

void ComputerSeats::forget()
{
    m_aside.forget();
    if (m_game && any())
        startAnew();
}

} // namespace dossier
