#include "app/game/computer_seats.h"

#include "engine/face/running_game.h"

#include <algorithm>

namespace dossier {

namespace {

// Enough to play well, and over before anybody looks up.
constexpr int kWorlds = 100;

} // namespace

ComputerSeats::ComputerSeats(QObject* parent)
    : QObject(parent)
{}

ComputerSeats::~ComputerSeats()
{
    stop();
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
    stop();
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
        thinking.worlds = kWorlds;
        thinking.seed = m_game->seed() + seat;
        m_players.push_back(m_bots[seat] ? playerFor(*m_bots[seat], m_game->match(), thinking) : nullptr);
        if (m_players.back())
            m_game->remind(static_cast<Seat>(seat), *m_players.back());
    }
}

void ComputerSeats::think(Seat seat)
{
    stop();
    const int asked = ++m_asked;
    m_done = false;
    m_worker = std::jthread(
        [this, asked, problem = m_game->problem(), player = m_players[seat].get()](const std::stop_token& stopped) {
            player->stopWith(stopped);
            Action action;
            std::exception_ptr failure;
            try {
                action = problem(*player);
            } catch (...) {
                failure = std::current_exception();
            }
            m_done = true;
            QMetaObject::invokeMethod(
                this,
                [this, asked, action, failure] {
                    if (asked == m_asked)
                        failure ? emit failed(failure) : emit decided(action);
                },
                Qt::QueuedConnection);
        });
}

void ComputerSeats::forget()
{
    stop();
    if (m_game && any())
        startAnew();
}

void ComputerSeats::stop()
{
    ++m_asked;
    if (!m_worker.joinable())
        return;
    m_worker.request_stop();
    m_worker.join();
    m_done = true;
}

} // namespace dossier
