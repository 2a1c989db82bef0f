// play join: a seat at a table far away. Whole games over the line are in tests/wire.
#include "cli_run.h"
#include "net/protocol/invitation.h"

namespace dossier::test {

class JoinCommand : public CliTest
{
protected:
    static QString closedTable()
    {
        return written(
            {QStringLiteral("127.0.0.1"), 1, QStringLiteral("t"), newSecret(), newSecret(kFingerprintBytes)});
    }
};

TEST_F(JoinCommand, SaysWhatIsNoInvitation)
{
    for (const QString& text : {QStringLiteral("hello"), closedTable().left(40)}) {
        const CliResult result = run({"play", "join", text, "--deck", sample()});
        EXPECT_EQ(result.code, 3);
        EXPECT_TRUE(result.err.contains("dossier://")) << result.err.toStdString();
    }
}

TEST_F(JoinCommand, WantsAPlayerWhoCanPlayFromASeat)
{
    const CliResult result = run({"play", "join", closedTable(), "--deck", sample(), "--bot", "director"});
    EXPECT_EQ(result.code, 2);
    EXPECT_TRUE(result.err.contains("supervisor")) << result.err.toStdString();
}

// Once there is a seat it comes back by itself; the first time one is told at once.
TEST_F(JoinCommand, SaysThatAHostCannotBeReached)
{
    for (const QStringList& deck : {QStringList{"--deck", sample()}, QStringList{}}) { // a starter deck, if none
        const CliResult result = run(QStringList{"play", "join", closedTable()} + deck);
        EXPECT_EQ(result.code, 3);
        EXPECT_TRUE(result.err.contains("cannot be reached")) << result.err.toStdString();
    }
}

} // namespace dossier::test
