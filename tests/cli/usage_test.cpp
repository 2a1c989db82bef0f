#include "cli_run.h"

namespace dossier::test {

using Usage = CliTest;

TEST_F(Usage, HelpListsTheCommandsAndEveryCommandExplainsItself)
{
    const CliResult help = runBare({"--help"});
    EXPECT_EQ(help.code, 0);
    EXPECT_TRUE(help.out.contains("deck check"));
    for (const char* words :
         {"cards", "deck check", "deck import", "deck export", "collection add", "play goldfish", "db check"}) {
        const CliResult one = run(QString::fromLatin1(words).split(' ') + QStringList{"--help"});
        EXPECT_EQ(one.code, 0) << words;
        EXPECT_TRUE(one.out.startsWith("Usage: dossier-cli " + QString::fromLatin1(words))) << one.out.toStdString();
        EXPECT_TRUE(one.err.isEmpty());
    }
}

TEST_F(Usage, TheVersionIsPrinted)
{
    const CliResult version = runBare({"--version"});
    EXPECT_EQ(version.code, 0);
    EXPECT_TRUE(version.out.startsWith("dossier-cli "));
}

TEST_F(Usage, WrongWordsEndWithTwoAndASentence)
{
    const QList<QStringList> wrong{{"frobnicate"},
                                   {"deck", "frobnicate"},
                                   {"deck", "check"},
                                   {"deck", "check", "a", "b"},
                                   {"deck", "check", sample(), "--game", "chess"},
                                   {"deck", "export", sample(), "--format", "cuneiform"},
                                   {"deck", "export", sample()},
                                   {"collection", "add", "63", "0"},
                                   {"collection", "add", "63", "--condition", "sticky"},
                                   {"collection", "import", "x", "--mode", "maybe"},
                                   {"play", "goldfish", sample(), "--games", "-1"},
                                   {"cards", "--frob"}};
    for (const QStringList& words : wrong) {
        const CliResult result = run(words);
        EXPECT_EQ(result.code, 2) << words.join(' ').toStdString() << result.err.toStdString();
        EXPECT_TRUE(result.out.isEmpty());
        EXPECT_TRUE(result.err.startsWith("dossier-cli: ")) << result.err.toStdString();
    }
    EXPECT_EQ(runBare({"--lang", "tlh", "cards"}).code, 2);
    EXPECT_EQ(runBare({"--db"}).code, 2);
    EXPECT_EQ(runBare({}).code, 2);
}

TEST_F(Usage, GlobalOptionsMayStandAnywhere)
{
    const CliResult result = runBare({"cards", "dupre", "--json", "--lang=en"});
    EXPECT_EQ(result.code, 0);
    EXPECT_EQ(result.json()["count"].toInt(), 2);
}

TEST_F(Usage, SpeaksFrench)
{
    const CliResult result = runBare({"--lang", "fr", "--db", path("x.sqlite"), "deck", "check", sample()});
    EXPECT_EQ(result.code, 0);
    EXPECT_TRUE(result.out.contains(QStringLiteral("avancé"))) << result.out.toStdString();
}

} // namespace dossier::test
