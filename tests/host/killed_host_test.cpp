// The host is killed in every single write: whatever anybody was told is kept, and everybody comes back.
#include "host_in_memory.h"
#include "support/failing_disk.h"

#include <QDir>
#include <QFile>

namespace dossier {

namespace {

// DOSSIER_KILLED_ACTS=250 for whole games.
int actsUntilKilled()
{
    const int wished = qEnvironmentVariableIntValue("DOSSIER_KILLED_ACTS");
    return wished > 0 ? wished : 12;
}

class KilledHost : public test::HostInMemory
{
protected:
    using Guests = std::vector<std::shared_ptr<test::MemoryGuest>>;

    Hello helloOf(const NewTable& made, std::size_t seat)
    {
        Hello hello = helloTo(made.table.id, made.secrets[seat]);
        hello.claim = made.secrets[1 - seat]; // any bytes that nobody else says
        return hello;
    }

    // Two sit down and play, and take an action back.
    Guests play(const NewTable& made)
    {
        Guests guests;
        for (std::size_t seat = 0; seat < 2; ++seat) {
            guests.push_back(join(helloOf(made, seat)));
            say(*guests.back(), ChosenDeck{deckText(seat)});
        }
        for (const auto& guest : guests)
            say(*guest, ReadyToPlay{});
        for (int act = 0; act < actsUntilKilled() && step(guests); ++act)
            if (act == 5) {
                say(*guests[0], AskBack{});
                isGoingBack = !isDead();
                say(*guests[1], AnswerBack{true});
                isGoingBack = isGoingBack && isDead();
            }
        return guests;
    }
    bool isGoingBack = false; // killed while it took an action back

    // By the token where he has been told one, else by the invitation, which he still has.
    std::shared_ptr<test::MemoryGuest> back(const NewTable& made, int seat, const test::MemoryGuest* former)
    {
        return former && former->welcome ? joinAgain(*former) : join(helloOf(made, static_cast<std::size_t>(seat)));
    }
};

} // namespace

TEST_F(KilledHost, LeavesNothingOfATableThatCouldNotBeKept)
{
    const NewTable made = newTable(2, {}, 0, lots);
    const int failed = test::atEveryCall(
        folder.path().toStdString(), [] {}, [&] { static_cast<void>(store.save(made.table)); },
        [&](const test::FailedCall& call) {
            const QString kept = folder.path() + QStringLiteral("/tables/") + made.table.id;
            // It is there where the last sync alone failed; where nothing can be changed any more, what was begun
            // stays.
            if (!test::leavesWhatWasBegun(call.fault) && !store.load(made.table.id)) {
                EXPECT_FALSE(QFile::exists(kept)) << call.told;
            }
            QDir(kept).removeRecursively();
        });
    EXPECT_GT(failed, 5);
}

TEST_F(KilledHost, KeepsWhatItSaidWhereverItIsKilled)
{
    int killed = 0;
    int begun = 0;
    int asked = 0;
    for (int call = 1; call < 5'000; ++call) {
        const NewTable made = makeTable(2);
        Guests guests;
        bool met = false;
        {
            const test::FailingDisk disk(folder.path().toStdString(), test::DiskFault::Died, call);
            isDead = [&disk] { return disk.hasFailed(); };
            guests = play(made);
            met = disk.hasFailed();
        }
        isDead = nullptr;
        restart();
        if (!met)
            break;
        ++killed;
        SCOPED_TRACE("killed in call " + std::to_string(call));
        Guests again;
        for (int seat = 0; seat < 2; ++seat) {
            const test::MemoryGuest* former = guests[static_cast<std::size_t>(seat)].get();
            again.push_back(back(made, seat, former));
            const test::MemoryGuest& guest = *again.back();
            ASSERT_TRUE(guest.welcome) << "he comes in: "
                                       << (guest.rejected ? guest.rejected->text.toStdString() : std::string());
            const auto place = static_cast<std::size_t>(seat);
            if (former->lobby && !guest.game) {
                const QString& chosen = former->lobby->seats[place].deck;
                EXPECT_TRUE(chosen.isEmpty() || guest.lobby->seats[place].deck == chosen) << "his deck";
            }
            if (former->game) {
                ASSERT_TRUE(guest.game) << "the game that began has begun";
                EXPECT_EQ(guest.game->deck, former->game->deck);
            }
        }
        // A deck of which nobody was told that it is there is chosen again.
        for (int seat = 0; seat < 2; ++seat)
            if (!again[static_cast<std::size_t>(seat)]->game)
                say(*again[static_cast<std::size_t>(seat)], ChosenDeck{deckText(static_cast<std::size_t>(seat))});
        for (const auto& guest : again)
            if (!guest->game)
                say(*guest, ReadyToPlay{});
        for (std::size_t seat = 0; seat < 2; ++seat) {
            ASSERT_TRUE(again[seat]->view) << "the game goes on";
            if (guests[seat]->view && !isGoingBack) {
                ++begun;
                // Everything he saw has happened; at most one action more, which nobody was told.
                EXPECT_GE(again[seat]->story.size(), guests[seat]->story.size());
            }
        }
        isGoingBack = false;
        asked += step(again);
    }
    EXPECT_GT(killed, 60);
    EXPECT_GT(begun, 40);
    EXPECT_EQ(asked, killed) << "somebody can go on after each of them";
}

} // namespace dossier
