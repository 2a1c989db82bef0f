#include "app/game_setup/played_facts.h"

#include <algorithm>
#include <array>
#include <set>

namespace dossier {

namespace {

constexpr int kSlots = 64; // of a Notebook

class Reckoning
{
public:
    explicit Reckoning(const RunningGame& game)
        : m_game(game)
        , m_seats(static_cast<std::size_t>(game.seats()))
    {}

    std::vector<PlayedSeat> reckon()
    {
        for (const VisibleEvent& event : m_game.story(kNoSeat))
            count(event);
        for (std::size_t seat = 0; seat < m_seats.size(); ++seat)
            ask(static_cast<Seat>(seat));
        return m_seats;
    }

private:
    PlayedSeat& of(Seat seat) { return m_seats[seat]; }

    void count(const VisibleEvent& event)
    {
        if (event.seat >= m_seats.size())
            return;
        PlayedSeat& seat = of(event.seat);
        switch (event.kind) {
        case EventKind::TurnBegan:
            m_active = event.seat;
            break;
        case EventKind::SiteBegan:
            ++seat.sites;
            m_site = event.card.card;
            break;
        case EventKind::CheckPassed:
            seat.solved += m_site != kNoCardIndex && event.card.card == m_site ? 1 : 0;
            m_site = kNoCardIndex; // a Site is solved once
            break;
        case EventKind::Attacked:
            m_attackers.insert(event.seat);
            break;
        case EventKind::Killed:
            m_beaten = true;
            break;
        case EventKind::CombatEnded:
            endCombat();
            break;
        case EventKind::Hurt:
            seat.damage += event.number;
            break;
        case EventKind::PaidRp:
            seat.rp += event.second == 1 ? 0 : event.number; // lost is not spent
            break;
        case EventKind::PaidCp:
            seat.cp += event.second == 1 ? 0 : event.number;
            break;
        case EventKind::Played:
        case EventKind::Requisitioned: // REQ-1: so Equipment is played
            ++seat.cards;
            break;
        default:
            break;
        }
    }

    // The Team wins where the Adversary is dead.
    void endCombat()
    {
        if (m_attackers.empty() || m_active == kNoSeat)
            return;
        for (const Seat attacker : m_attackers) {
            ++of(attacker).combats;
            of(attacker).combatsWon += m_beaten ? 0 : 1;
        }
        ++of(m_active).combats;
        of(m_active).combatsWon += m_beaten ? 1 : 0;
        m_attackers.clear();
        m_beaten = false;
    }

    // Which X-File a bit of a Notebook stands for is the engine's to say.
    std::uint64_t bitOf(CardIndex card) const
    {
        for (int slot = 0; slot < kSlots; ++slot) {
            const Notebook only{.wrong = std::uint64_t{1} << slot};
            const std::vector<CardIndex> wrong = m_game.wrongGuesses(only);
            if (!wrong.empty() && wrong.front() == card)
                return only.wrong;
        }
        return 0;
    }

    // As he heard it himself.
    void ask(Seat asker)
    {
        int turn = 0;
        std::array<Notebook, kMostSeats> notes{};
        for (const VisibleEvent& event : m_game.story(asker)) {
            if (event.kind == EventKind::TurnBegan)
                turn = event.number;
            if (event.seat != asker || event.who >= kMostSeats)
                continue;
            Notebook& known = notes[event.who];
            PlayedQuestion question{.turn = turn, .whose = event.who};
            switch (event.kind) {
            case EventKind::AnsweredYes:
            case EventKind::AnsweredNo:
                question.type = event.number;
                question.yes = event.kind == EventKind::AnsweredYes;
                (question.yes ? known.yes : known.no) |= TypeSet{1} << event.number;
                break;
            case EventKind::GuessedRight:
            case EventKind::GuessedWrong:
                question.guess = event.card.card;
                question.yes = event.kind == EventKind::GuessedRight;
                known.wrong |= question.yes ? 0 : bitOf(event.card.card);
                break;
            default:
                continue;
            }
            question.left = question.isGuess() && question.yes ? 1 : m_game.candidates(known);
            of(asker).questions.push_back(question);
        }
    }

    const RunningGame& m_game;
    std::vector<PlayedSeat> m_seats;
    Seat m_active = kNoSeat;
    CardIndex m_site = kNoCardIndex;
    std::set<Seat> m_attackers;
    bool m_beaten = false;
};

} // namespace

std::vector<PlayedSeat> playedFacts(const RunningGame& game)
{
    return Reckoning(game).reckon();
}

} // namespace dossier
