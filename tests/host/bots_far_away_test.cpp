// The program's players at a host, from what their seats are sent alone.
#include "host/host_in_memory.h"
#include "net/guest/bot_guest.h"

namespace dossier {

using test::HostInMemory;
using test::MemoryGuest;
using test::theBox;

// What they choose are plays of sense: the Supervisor wins as he does at a table at home.
TEST_F(HostInMemory, SupervisorsPlayFromWhatTheyAreSent)
{
    constexpr int kGames = 6;
    int won = 0;
    int choices = 0;
    for (int game = 0; game < kGames; ++game) {
        const NewTable made = makeTable(2);
        auto guests = begin(made);
        std::vector<BotGuest> players;
        const auto supervisor = static_cast<std::size_t>(game % 2);
        for (std::size_t seat = 0; seat < guests.size(); ++seat)
            players.emplace_back(seat == supervisor ? Bot::Supervisor : Bot::Random, theBox().cards, theBox().effects,
                                 *guests[seat]->welcome, *guests[seat]->game, 7);
        for (int acts = 0; acts < 4'000 && !guests[0]->end; ++acts) {
            bool acted = false;
            for (std::size_t seat = 0; seat < guests.size() && !acted; ++seat)
                if (guests[seat]->mayAct()) {
                    say(*guests[seat], *players[seat].choose(guests[seat]->view->view));
                    acted = true;
                }
            ASSERT_TRUE(acted);
            ++choices;
        }
        ASSERT_TRUE(guests[0]->end) << "game " << game;
        won += guests[0]->view->view.seen.winner == supervisor ? 1 : 0;
    }
    EXPECT_GE(won, kGames - 1);
    EXPECT_GT(choices, 200);
}

TEST_F(HostInMemory, ADirectorHasToSeeWholeGames)
{
    const NewTable made = makeTable(2);
    auto guests = begin(made);
    EXPECT_FALSE(SeatPlayer::canPlay(Bot::Director));
    EXPECT_THROW(BotGuest(Bot::Director, theBox().cards, theBox().effects, *guests[0]->welcome, *guests[0]->game, 1),
                 std::invalid_argument);
    GameBegan other = *guests[0]->game;
    std::swap(other.xFiles.front(), other.xFiles.back());
    EXPECT_THROW(BotGuest(Bot::Agent, theBox().cards, theBox().effects, *guests[0]->welcome, other, 1),
                 std::invalid_argument)
        << "X-Files in another order";
}

} // namespace dossier
