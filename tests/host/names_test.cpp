// How those who sit at a table are called by everybody.
#include "host/host_in_memory.h"
#include "wording/play/player_names.h"

namespace dossier {

using test::HostInMemory;

// They are called "Guest" all, as two plain "play join" are both called after their player.
TEST_F(HostInMemory, TellsGuestsOfOneNameApart)
{
    const NewTable made = makeTable(2);
    const auto first = join(made, 0);
    EXPECT_EQ(first->lobby->seats[0].name, "Guest");
    EXPECT_EQ(first->lobby->seats[1].name, "") << "nobody has come yet";
    const auto second = join(made, 1);
    const QStringList apart{"Guest (1)", "Guest (2)"};
    for (const auto& guest : {first, second})
        for (std::size_t seat = 0; seat < 2; ++seat)
            EXPECT_EQ(guest->lobby->seats[seat].name, apart[static_cast<qsizetype>(seat)]);
    for (const auto& guest : {first, second}) {
        say(*guest, ChosenDeck{deckText(0)});
        say(*guest, ReadyToPlay{});
    }
    EXPECT_EQ(first->game->names, apart);
    say(*first, ConcedeGame{});
    ASSERT_TRUE(second->end);
    EXPECT_EQ(playerNames(second->end->record), apart);
}

TEST_F(HostInMemory, CallsWhoComesBackWithoutANameAsBefore)
{
    const NewTable made = makeTable(2);
    Hello hello = helloTo(made.table.id, made.secrets[0]);
    hello.claim = newSecret();
    hello.name = QStringLiteral("Ann");
    join(hello);
    restart();
    hello.name.clear();
    EXPECT_EQ(join(hello)->lobby->seats[0].name, "Ann");
    hello.name = QStringLiteral("Bea");
    EXPECT_EQ(join(hello)->lobby->seats[0].name, "Bea");
}

// The others read that Zoe is here again, and at the end that Bea had won.
TEST_F(HostInMemory, CallsNobodyAnewInAGameUnderWay)
{
    const NewTable made = makeTable(2);
    Hello hello = helloTo(made.table.id, made.secrets[0]);
    hello.claim = newSecret();
    hello.name = QStringLiteral("Bea");
    const auto first = join(hello);
    const auto second = join(made, 1);
    for (const auto& guest : {first, second}) {
        say(*guest, ChosenDeck{deckText(0)});
        say(*guest, ReadyToPlay{});
    }
    ASSERT_EQ(second->game->names.front(), "Bea");
    hello.name = QStringLiteral("Zoe");
    EXPECT_EQ(join(hello)->game->names.front(), "Bea");
    EXPECT_EQ(second->lobby->seats[0].name, "Bea");
}

} // namespace dossier
