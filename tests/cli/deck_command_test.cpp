#include "cli_run.h"
#include "support/base_set.h"

#include <QDir>
#include <QJsonArray>
#include <QSet>

namespace dossier::test {

using DeckCommand = CliTest;

TEST_F(DeckCommand, TheListNamesTheGameInTheLanguageAsked)
{
    run({"deck", "import", sample(), "--name", "Nuit"});
    const QStringList words{"--db", path("test.sqlite"), "deck", "list", "--lang"};
    EXPECT_TRUE(runBare(words + QStringList{"en"}).out.contains(", advanced)"));
    const QString french = runBare(words + QStringList{"fr"}).out;
    EXPECT_TRUE(french.contains(QStringLiteral(", avancé)"))) << french.toStdString();
    const QStringList json = words + QStringList{"fr", "--json"};
    EXPECT_EQ(runBare(json).json()["decks"].toArray().first()["game"], "advanced");
}

TEST_F(DeckCommand, TheSampleDeckIsLegalAndTouchesNoDatabase)
{
    const CliResult result = runFirst({"deck", "check", sample(), "--json"});
    EXPECT_EQ(result.code, 0) << result.err.toStdString();
    const QJsonObject json = result.json();
    EXPECT_TRUE(json["legal"].toBool());
    EXPECT_EQ(json["size"].toInt(), 60);
    EXPECT_EQ(json["team_cost"].toInt(), 20);
    EXPECT_TRUE(json["problems"].toArray().isEmpty());
    EXPECT_FALSE(QFile::exists(path("test.sqlite")));
}

TEST_F(DeckCommand, AnIllegalDeckEndsWithOneAndCitesTheRule)
{
    const QString deck = file("small.deck", "Name: Small\nX-File: The Manitou\nTeam:\n1 Agent Weiss\n"
                                            "Bureau Deck:\n3 Aubrey, MO\n1 The Host Attacks\n");
    const CliResult result = run({"deck", "check", deck, "--json"});
    EXPECT_EQ(result.code, 1);
    QSet<QString> rules;
    const QJsonArray problems = result.json()["problems"].toArray();
    for (const QJsonValue& problem : problems) {
        rules << problem["rule"].toString();
        EXPECT_FALSE(problem["message"].toString().isEmpty());
    }
    EXPECT_TRUE(rules.contains("DECK-1"));
    EXPECT_TRUE(rules.contains("DECK-4"));
    EXPECT_TRUE(rules.contains("DECK-18"));
    EXPECT_FALSE(run({"deck", "check", deck, "--killers", "--json"}).out.contains("DECK-18"));
}

TEST_F(DeckCommand, ImportsListsShowsCopiesRenamesAndDeletes)
{
    const CliResult imported = run({"deck", "import", sample(), "--json"});
    ASSERT_EQ(imported.code, 0) << imported.err.toStdString();
    EXPECT_EQ(imported.json()["name"].toString(), "Night shift");
    EXPECT_EQ(imported.json()["size"].toInt(), 60);
    EXPECT_EQ(imported.json()["team"].toArray().size(), 4);
    EXPECT_EQ(imported.json()["xfile"].toString(), "The Manitou");
    EXPECT_TRUE(imported.json()["unknown"].toArray().isEmpty());

    EXPECT_EQ(run({"deck", "copy", "night shift", "Day shift"}).code, 0);
    EXPECT_EQ(run({"deck", "copy", "Night shift", "DAY SHIFT"}).code, 3); // the name is taken
    EXPECT_EQ(run({"deck", "rename", "Day shift", "Late shift"}).code, 0);
    QStringList names;
    const QJsonArray decks = run({"deck", "list", "--json"}).json()["decks"].toArray();
    for (const QJsonValue& deck : decks)
        names << deck["name"].toString();
    EXPECT_EQ(names, (QStringList{"Late shift", "Night shift"}));
    EXPECT_EQ(run({"deck", "check", "Late shift"}).code, 0);
    EXPECT_TRUE(run({"deck", "show", "Late shift"}).out.contains("Aubrey, MO"));
    EXPECT_EQ(run({"deck", "delete", "Late shift"}).code, 0);
    EXPECT_EQ(run({"deck", "show", "Late shift"}).code, 3);
}

TEST_F(DeckCommand, ShowsTheCardsOfADeckThatAQueryFinds)
{
    const QString deck =
        file("mixed.deck", "Name: Mixed\nX-File: The Manitou\nTeam:\n1 Agent Fox Mulder [XF96-0169v1]\n"
                           "Bureau Deck:\n2 Aubrey, MO\n1 The Host Attacks\n1 Agent Weiss\n");
    const QString sites = run({"deck", "show", deck, "t:site"}).out;
    EXPECT_TRUE(sites.contains("Bureau Deck (2 of 4)")) << sites.toStdString();
    EXPECT_TRUE(sites.contains("Team (0 of 1)"));
    EXPECT_TRUE(sites.contains("Aubrey, MO"));
    EXPECT_FALSE(sites.contains("The Host Attacks"));
    const QJsonObject json = run({"deck", "show", deck, "deck=1 -t:agent", "--json"}).json();
    EXPECT_EQ(json["shown"].toInt(), 1);
    EXPECT_EQ(json["size"].toInt(), 4) << "the size is the whole deck's";
    EXPECT_EQ(json["bureau_deck"].toArray().at(0)["title"].toString(), "The Host Attacks");
    EXPECT_EQ(json["xfile"].toArray().size(), 1);
    const CliResult wrong = run({"deck", "show", deck, "t:site", "cost<"});
    EXPECT_EQ(wrong.code, 3);
    EXPECT_EQ(wrong.out, "");
    EXPECT_FALSE(wrong.err.isEmpty());
}

// A deck that is not finished may have two of them, and which they are is told.
TEST_F(DeckCommand, ShowsEveryXFile)
{
    const QString deck = file("two.deck", "Name: Two\n\nX-File:\n1 The Manitou\n1 The Host\n\nTeam:\n1 Agent Weiss\n");
    EXPECT_TRUE(run({"deck", "import", deck}).out.contains("X-File The Manitou + The Host"));
    const QString shown = run({"deck", "show", "Two"}).out;
    EXPECT_TRUE(shown.contains("X-File (2)")) << shown.toStdString();
    EXPECT_EQ(shown.count("The Host"), 2) << shown.toStdString();
    EXPECT_TRUE(run({"deck", "show", "Two", "t:site"}).out.contains("The Host"));
}

// Few cards are asked for in another way than all of them: "size>=0" asks for the whole decks.
TEST_F(DeckCommand, AQueryForFewCardsFindsWhatOneForWholeDecksFinds)
{
    EXPECT_EQ(run({"deck", "import", sample()}).code, 0);
    EXPECT_EQ(run({"deck", "import", "-"}, "Name: Small\nBureau Deck:\n2 Aubrey, MO\n1 Dodge\n").code, 0);
    EXPECT_EQ(run({"deck", "import", "-"}, "Name: Empty\nBureau Deck:\n1 Dodge\n").code, 0);
    int found = 0;
    for (const char* query : {"t:combat", "(-t:combat)", "[[t:combat]]=1", "[[dodge]]<1", "t:site name:small",
                              "t:x-file or [[t:combat]]>=2"}) {
        const QString asked = QString::fromLatin1(query);
        const QJsonObject few = run({"deck", "list", "--json", asked}).json();
        const QJsonObject whole = run({"deck", "list", "--json", QStringLiteral("(%1) size>=0").arg(asked)}).json();
        EXPECT_EQ(few["decks"], whole["decks"]) << query;
        found += static_cast<int>(few["decks"].toArray().size());
    }
    EXPECT_GT(found, 5);
}

TEST_F(DeckCommand, ASecondImportOfTheSameNameOverwritesNothing)
{
    run({"deck", "import", sample()});
    EXPECT_EQ(run({"deck", "import", sample(), "--json"}).json()["name"].toString(), "Night shift (2)");
    EXPECT_EQ(run({"deck", "list", "--json"}).json()["decks"].toArray().size(), 2);
}

TEST_F(DeckCommand, ReadsStandardInput)
{
    const CliResult result = run({"deck", "import", "-", "--name", "Typed", "--json"}, "2 Aubrey, MO\n1 Agent Weiss\n");
    ASSERT_EQ(result.code, 0) << result.err.toStdString();
    EXPECT_EQ(result.json()["name"].toString(), "Typed");
    EXPECT_EQ(result.json()["size"].toInt(), 2);
    EXPECT_EQ(result.json()["team"].toArray().first().toString(), "Agent Weiss");
}

TEST_F(DeckCommand, LinesNotUnderstoodAreSaidAndKept)
{
    const QString deck = file("odd.deck", "Name: Odd\nBureau Deck:\n2 Aubrey, MO\n2 Aubry, MO\n0 Newark, NJ\n");
    const CliResult result = run({"deck", "import", deck, "--json"});
    ASSERT_EQ(result.code, 0);
    const QJsonArray unknown = result.json()["unknown"].toArray();
    ASSERT_EQ(unknown.size(), 2);
    EXPECT_EQ(unknown[0]["line"].toInt(), 4);
    EXPECT_TRUE(unknown[0]["reason"].toString().contains("Aubrey, MO"));
    EXPECT_TRUE(result.err.contains("odd.deck:5: ")) << result.err.toStdString();
    EXPECT_EQ(run({"deck", "show", "Odd", "--json"}).json()["aside"].toArray().size(), 2);
}

TEST_F(DeckCommand, ExportsWhatItImported)
{
    for (const char* format : {"text", "json", "csv", "signature", "list"}) {
        const QString target = path(QString("deck.%1").arg(format));
        const CliResult result = run({"deck", "export", sample(), "--format", format, "-o", target});
        ASSERT_EQ(result.code, 0) << format << result.err.toStdString();
        const QJsonObject back = run({"deck", "import", target, "--json"}).json();
        EXPECT_EQ(back["size"].toInt(), 60) << format;
        EXPECT_EQ(back["team"].toArray().size(), 4) << format;
        EXPECT_EQ(back["xfile"].toString(), "The Manitou") << format;
    }
    EXPECT_TRUE(run({"deck", "export", sample(), "--format", "json"}).err.contains("does not hold"));
}

TEST_F(DeckCommand, BadInputEndsWithThreeAndNamesTheFile)
{
    struct Case
    {
        const char* name;
        QByteArray content;
    };
    const QList<Case> cases{{"empty.deck", ""},
                            {"blank.deck", "\n \n\n"},
                            {"binary.deck", QByteArray("\x7F\x45LF\0\0\1\2\3", 9)},
                            {"truncated.json", R"({"name":"x","cards":{"XF96-0063v1":)"},
                            {"nothing.txt", "these are\nnot the cards\n"},
                            {"link.txt", "https://mandalornl.github.io/x-files-ccg/cards?signature=eJyrVopwszTTNTAw"},
                            {"long.deck", QByteArray(50'000'000, 'x')}};
    for (const Case& one : cases) {
        const CliResult result = runFirst({"deck", "import", file(one.name, one.content)});
        EXPECT_EQ(result.code, 3) << one.name;
        EXPECT_TRUE(result.err.startsWith("dossier-cli: ")) << one.name;
        EXPECT_TRUE(result.err.contains(one.name)) << result.err.left(300).toStdString();
        EXPECT_LT(result.err.size(), 1000) << one.name;
    }
    EXPECT_EQ(runFirst({"deck", "import", path("")}).code, 3); // a folder
    EXPECT_EQ(runFirst({"deck", "import", path("nowhere.deck")}).code, 3);
    EXPECT_EQ(runFirst({"deck", "check", "no such deck"}).code, 3);
    EXPECT_FALSE(QFile::exists(path("test.sqlite")));
}

TEST_F(DeckCommand, EncodingsOfAllSortsAreRead)
{
    const QString text = QStringLiteral("X-File: Død Kalm\nBureau Deck:\n2 Aubrey, MO\n");
    QByteArray utf16("\xFF\xFE", 2);
    for (const QChar c : text) {
        utf16.append(static_cast<char>(c.unicode() & 0xFF));
        utf16.append(static_cast<char>(c.unicode() >> 8));
    }
    QString windows = text;
    windows.replace('\n', "\r\n");
    for (const QByteArray& bytes :
         {text.toUtf8(), "\xEF\xBB\xBF" + text.toUtf8(), text.toLatin1(), utf16, windows.toUtf8()}) {
        const CliResult result = run({"deck", "show", file("coded.deck", bytes), "--json"});
        ASSERT_EQ(result.code, 0) << result.err.toStdString();
        EXPECT_EQ(result.json()["xfile"].toArray().first()["title"].toString(), QStringLiteral("Død Kalm"));
        EXPECT_EQ(result.json()["size"].toInt(), 2);
    }
}

TEST_F(DeckCommand, SaysWhatADeckIsMadeOfAndLacks)
{
    const QJsonObject stats = run({"deck", "stats", sample(), "--json"}).json();
    EXPECT_EQ(stats["types"].toObject()["Site"].toInt(), 16);
    EXPECT_EQ(stats["team"].toObject()["cost"].toInt(), 20);
    const CliResult unknown =
        run({"deck", "missing", file("odd.deck", "2 No Such Card At All\n1 Aubrey, MO\n"), "--json"});
    EXPECT_TRUE(unknown.err.contains("1 line")) << "what is not counted is said";
    const CliResult missing = run({"deck", "missing", sample(), "--json"});
    EXPECT_EQ(missing.code, 1);
    EXPECT_EQ(missing.json()["missing"].toInt(), 65); // 60, the Team of four and the X-File
    run({"collection", "add", "XF96-0207v1", "2"});
    EXPECT_EQ(run({"deck", "missing", sample(), "--json"}).json()["missing"].toInt(), 63);
}

TEST_F(DeckCommand, SaysHowTwoDecksDiffer)
{
    const QString a = file("a.deck", "Bureau Deck:\n2 Aubrey, MO\n1 X\n");
    const QString b = file("b.deck", "Bureau Deck:\n1 Aubrey, MO\n1 X\n1 First Aid\n");
    const CliResult diff = run({"deck", "diff", a, b, "--json"});
    EXPECT_EQ(diff.code, 1);
    EXPECT_EQ(diff.json()["added"].toInt(), 1);
    EXPECT_EQ(diff.json()["removed"].toInt(), 1);
    EXPECT_EQ(run({"deck", "diff", a, a}).code, 0);
}

TEST_F(DeckCommand, TheFixedPacksImportWithoutAnUnknownLine)
{
    const QString shared = QString::fromStdString(sharedFolder());
    if (shared.isEmpty())
        GTEST_SKIP() << "no reference data beside the checkout";
    const QDir packs(shared + "/decks/fixed-packs");
    const QFileInfoList files = packs.entryInfoList({"*.json", "*.csv"});
    EXPECT_EQ(files.size(), 10);
    for (const QFileInfo& pack : files) {
        const QJsonObject json = run({"deck", "import", pack.filePath(), "--json"}).json();
        EXPECT_TRUE(json["unknown"].toArray().isEmpty()) << pack.fileName().toStdString();
        EXPECT_EQ(json["team"].toArray().size(), 4) << pack.fileName().toStdString();
        EXPECT_FALSE(json["xfile"].toString().isEmpty());
    }
}

TEST_F(DeckCommand, TheTrialDecksHaveExactlyTheProblemsListed)
{
    const QString shared = QString::fromStdString(sharedFolder());
    if (shared.isEmpty())
        GTEST_SKIP() << "no reference data beside the checkout";
    const QFileInfoList decks = QDir(shared + "/decks/legality").entryInfoList({"*.deck"});
    EXPECT_GE(decks.size(), 24);
    const auto facts = [](const QJsonObject& problem) {
        return QStringLiteral("%1 %2 %3 %4/%5")
            .arg(problem["rule"].toString(), problem["severity"].toString(), problem["card"].toString())
            .arg(problem["have"].toInt())
            .arg(problem["want"].toInt());
    };
    for (const QFileInfo& deck : decks) {
        QFile file(deck.path() + "/" + deck.completeBaseName() + ".expected.json");
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        const QJsonObject expected = QJsonDocument::fromJson(file.readAll()).object();
        QStringList words{"deck", "check", deck.filePath(), "--json", "--game", expected["game"].toString()};
        if (expected["killers"].toBool())
            words << "--killers";
        const CliResult result = run(words);
        QSet<QString> want, have;
        const QJsonArray expectedProblems = expected["problems"].toArray();
        for (const QJsonValue& problem : expectedProblems)
            want << facts(problem.toObject());
        const QJsonArray problems = result.json()["problems"].toArray();
        for (const QJsonValue& problem : problems)
            if (problem["severity"] != "advice")
                have << facts(problem.toObject());
        EXPECT_EQ(have, want) << deck.fileName().toStdString();
        EXPECT_EQ(result.code, want.isEmpty() ? 0 : 1) << deck.fileName().toStdString();
    }
}

// One of 800,000 letters filled every list.
TEST_F(DeckCommand, NamesThatAreTooLongAreRefusedOrCutInASentence)
{
    const QString longer(300, QLatin1Char('x'));
    run({"deck", "import", sample()});
    for (const QStringList& words : {QStringList{"deck", "copy", "Night shift", longer},
                                     {"deck", "rename", "Night shift", longer},
                                     {"deck", "import", sample(), "--name", longer}}) {
        const CliResult refused = run(words);
        EXPECT_EQ(refused.code, 3) << words.join(' ').toStdString();
        EXPECT_TRUE(refused.err.contains(QStringLiteral("longer than 200 letters"))) << refused.err.toStdString();
    }
    const QByteArray list =
        "Name: " + QByteArray(800'000, 'x') + "\nTag: " + QByteArray(100, 't') + "\nBureau Deck:\n1 Aubrey, MO\n";
    const CliResult cut = run({"deck", "import", file("long.deck", list), "--json"});
    EXPECT_EQ(cut.code, 0) << cut.err.toStdString();
    EXPECT_EQ(cut.json()["name"].toString(), QString(200, QLatin1Char('x')));
    EXPECT_EQ(cut.json()["unknown"].toArray().size(), 2);
    EXPECT_TRUE(cut.err.contains(QStringLiteral("the name of the deck is longer than 200 letters")));
    EXPECT_TRUE(cut.err.contains(QStringLiteral("a tag is longer than 60 letters"))) << cut.err.toStdString();
    EXPECT_LT(run({"deck", "list"}).out.size(), 600);
}

} // namespace dossier::test
