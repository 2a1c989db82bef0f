// What the shell offers after TAB: dossier-cli --complete WORDS, the last one begun.
#include "cli_run.h"
#include "tests/support/hang.h"

#include <QProcess>

namespace dossier::test {

class Completion : public CliTest
{
protected:
    std::string offered(const QStringList& words)
    {
        const CliResult result = runBare(
            QStringList{QStringLiteral("--complete"), QStringLiteral("--db"), path(QStringLiteral("test.sqlite"))} +
            words);
        EXPECT_EQ(result.code, 0);
        EXPECT_EQ(result.err.toStdString(), "");
        return result.out.split('\n', Qt::SkipEmptyParts).join(' ').toStdString();
    }
};

TEST_F(Completion, OffersTheWordsOfTheCommands)
{
    EXPECT_EQ(offered({"de"}), "deck deduce");
    EXPECT_EQ(offered({"collection", "e"}), "export");
    EXPECT_EQ(offered({"cards", ""}), "show coverage");
    EXPECT_EQ(offered({"frobnicate", ""}), "");
}

TEST_F(Completion, OffersTheOptionsOfACommandAndThoseOfAll)
{
    EXPECT_EQ(offered({"deck", "check", "x", "--"}),
              "--db --data-dir --portable --json --lang --help --game --killers");
    EXPECT_EQ(offered({"deck", "check", "--k"}), "--killers");
    EXPECT_EQ(offered({"--j"}), "--json");
}

TEST_F(Completion, OffersWhatAnOptionTakes)
{
    EXPECT_EQ(offered({"--lang", ""}), "en fr");
    EXPECT_EQ(offered({"deck", "check", "x", "--game", ""}), "advanced basic");
    EXPECT_EQ(offered({"collection", "export", "--format", "j"}), "json");
    EXPECT_EQ(offered({"deck", "export", "x", "--format", "c"}), "csv cod");
    EXPECT_EQ(offered({"deck", "export", "x", "-o", ""}), "");
    EXPECT_EQ(offered({"--db", ""}), "");
}

TEST_F(Completion, OffersStoredDecksWhereADeckIsDue)
{
    EXPECT_EQ(offered({"deck", "check", ""}), "");
    EXPECT_FALSE(QFile::exists(path("test.sqlite"))) << "asking makes no database";
    ASSERT_EQ(run({"deck", "import", sample()}).code, 0);
    ASSERT_EQ(run({"deck", "copy", "Night shift", "Morning"}).code, 0);
    EXPECT_EQ(offered({"deck", "check", ""}), "Morning Night shift");
    EXPECT_EQ(offered({"deck", "check", "Night s"}), "Night shift");
    EXPECT_EQ(offered({"deck", "check", "--game", "basic", "M"}), "Morning");
    EXPECT_EQ(offered({"deck", "diff", "Morning", "N"}), "Night shift");
    EXPECT_EQ(offered({"deck", "rename", "Morning", ""}), "") << "a new name is free";
    EXPECT_EQ(offered({"deck", "import", ""}), "") << "a file";
    EXPECT_EQ(offered({"deck", "rename", "-", ""}), "") << "- is standard input, no option";
}

// The function that bash calls, with the words as bash splits them.
TEST_F(Completion, BashQuotesNamesWithBlanks)
{
    ASSERT_EQ(run({"deck", "import", sample()}).code, 0);
    const QString script = QStringLiteral("compopt() { echo \"$*\"; }; source '%1'; dossier-cli() { '%2' \"$@\"; };"
                                          "COMP_WORDS=(dossier-cli --db '%3' deck check 'Night\\ s'); COMP_CWORD=5;"
                                          "_dossier_cli; printf '%s\\n' \"${COMPREPLY[@]}\"")
                               .arg(QStringLiteral(DOSSIER_SOURCE_DIR "/resources/completion/dossier-cli"),
                                    QStringLiteral(DOSSIER_CLI), path("test.sqlite"));
    QProcess bash;
    bash.start(QStringLiteral("bash"), {QStringLiteral("-c"), script});
    ASSERT_TRUE(bash.waitForFinished(test::kHangMs));
    EXPECT_EQ(bash.readAllStandardOutput().toStdString(), "-o filenames\nNight shift\n")
        << bash.readAllStandardError().toStdString();
}

} // namespace dossier::test
