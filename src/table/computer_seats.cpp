#include "table/computer_seats.h"

#include "engine/face/running_game.h"

#include <algorithm>

namespace dossier {

ComputerSeats::ComputerSeats(QObject* parent)
    : QObject(parent)
{
    connect(&m_aside, &Aside::failed, this, &ComputerSeats::failed);
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

// Whoever sits down in the middle of a game has seen what his seat saw.
void ComputerSeats::startAnew()
{
    m_players.clear();
    for (std::size_t seat = 0; seat < m_bots.size(); ++seat) {
        Thinking thinking;
        thinking.worlds = kWorldsAtTable;
        thinking.seed = m_game->seed() + seat;
        m_players.push_back(m_bots[seat] ? playerFor(*m_bots[seat], m_game->match(), thinking) : nullptr);
        if (m_players.back())
            m_game->remind(static_cast<Seat>(seat), *m_players.back());
    }
}

void ComputerSeats::think(Seat seat)
{
    m_aside.start(
        [this, problem = m_game->problem(), player = m_players[seat].get()](const Aside::Piece& piece) -> Aside::Show {
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
