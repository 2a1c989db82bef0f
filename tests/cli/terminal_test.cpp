// What came out of a file, a database or an argument commands no terminal.
#include "cli_run.h"
#include "db/file/statement.h"
#include "wording/words/shown_text.h"

#include <QJsonArray>

namespace dossier::test {

namespace {

// Sets a terminal's title; the second form of it is one letter in Latin-1.
const QByteArray kTitle = "\x1b]0;owned\x07";
const QByteArray kOneLetter = "\xc2\x9b"
                              "2J";

bool commands(const QString& text)
{
    return shownText(text) != text;
}

} // namespace

using Terminal = CliTest;

TEST(ShownText, ShowsWhatWouldBeACommand)
{
    EXPECT_EQ(shownText(QStringLiteral("a\x1b[2Jb\r\n\tc\x7f")), QStringLiteral("a\u241b[2Jb\u240d\n\tc\u2421"));
    EXPECT_EQ(shownText(QString(QChar(0x9B)) + QChar(0x202E)), QStringLiteral("\uFFFD\uFFFD"));
    EXPECT_EQ(shownText(QStringLiteral("Équipe « é » \U0001F47D")), QStringLiteral("Équipe « é » \U0001F47D"));
}

TEST(ShownText, LeavesJsonTheSameDocument)
{
    const QJsonObject document{{"text", QString(QStringLiteral("\x1b\x7f é\u00a0")) + QChar(0x9B)}};
    const QByteArray escaped = escapedJson(QJsonDocument(document).toJson());
    EXPECT_EQ(QJsonDocument::fromJson(escaped).object(), document);
    EXPECT_FALSE(commands(QString::fromUtf8(escaped))) << escaped.toStdString();
}

TEST_F(Terminal, IsGivenNoCommandByAnyText)
{
    const QByteArray name = "Night" + kTitle + kOneLetter;
    const QString deck = file("odd.deck", "Name: " + name + "\nBureau Deck:\n2 Aubrey, MO\n1 Nobody" + kTitle + "\n");
    const QString csv = file("odd.csv", "Count,Name,Location,Note\n2,\"Aubrey, MO\",Box" + kTitle + ",x" + kOneLetter +
                                            "\n1,Nobody" + kTitle + ",,\n");
    const QString word = QString::fromUtf8("x" + kTitle + kOneLetter);
    const QString named = QString::fromUtf8(name);
    const QList<QStringList> all{{"deck", "import", deck},
                                 {"deck", "check", deck},
                                 {"deck", "show", deck},
                                 {"deck", "list"},
                                 {"deck", "stats", deck},
                                 {"deck", "missing", deck},
                                 {"deck", "diff", deck, sample()},
                                 {"deck", "copy", named, word},
                                 {"deck", "rename", word, word + "2"},
                                 {"deck", "delete", word + "2"},
                                 {"deck", "show", word},
                                 {"collection", "import", csv},
                                 {"collection", "list"},
                                 {"collection", "add", word},
                                 {"collection", "lend", "63", "--to", word},
                                 {"collection", "list", word},
                                 {"collection", "import", path(word)},
                                 {"collection", "export", "-o", path(word)},
                                 {"collection", "export", "--format", word},
                                 {"cards", word},
                                 {"cards", "show", word},
                                 {"cards", "t:" + word},
                                 {"history"},
                                 {"undo"},
                                 {"redo"},
                                 {"rules", word},
                                 {"play", "replay", file("odd.json", "{\"" + kTitle + "\": \x1b}")},
                                 {"play", "scenario", path("odd.json")},
                                 {"play", "goldfish", deck, "--games", "1", "--max-turns", "2"},
                                 {"play", "goldfish", deck, "--games", word},
                                 {"deduce", "--is", word},
                                 {"db", "backup", path(word + "/x")},
                                 {"db", "restore", path(word)},
                                 {word},
                                 {"deck", word},
                                 {"deck", "list", "--" + word}};
    for (const QStringList& words : all) {
        const CliResult plain = run(words);
        EXPECT_FALSE(commands(plain.out)) << words.join(' ').toStdString() << plain.out.toStdString();
        EXPECT_FALSE(commands(plain.err)) << words.join(' ').toStdString() << plain.err.toStdString();
    }
    for (const QStringList& words : QList<QStringList>{{"deck", "list"}, {"collection", "list"}, {"cards", word}}) {
        const CliResult json = run(QStringList{"--json"} + words);
        EXPECT_FALSE(commands(json.out)) << json.out.toStdString();
        EXPECT_FALSE(json.json().isEmpty());
    }
}

TEST_F(Terminal, IsOfferedNoNameThatCommandsIt)
{
    run({"deck", "import", file("odd.deck", "Name: Night\nBureau Deck:\n2 Aubrey, MO\n")});
    {
        Database database(path("test.sqlite")); // as versions before did
        Statement(database.work(QStringLiteral("test")), QStringLiteral("UPDATE deck SET name = ?"))
            .run(QString("Night" + kTitle));
    }
    run({"deck", "import", sample()});
    const CliResult offered = runBare({"--complete", "--db", path("test.sqlite"), "deck", "show", ""});
    EXPECT_EQ(offered.out, "Night shift\n");
}

} // namespace dossier::test
