// The files that outsiders brought the program down with, and their like, made anew here: each is answered
// in under a second and 200 MB, in words, with the right exit code, and nothing is lost.
#include "program_run.h"
#include "support/base_set.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <Poco/Zip/Compress.h>
#include <sstream>
#include <string_view>

namespace dossier::test {

namespace {

class Spoilt : public ProgramTest
{
protected:
    // As other zip programs make it, unsealed: the parts of format 1.
    QString zip(const QString& name, const std::vector<std::pair<std::string, std::string>>& parts) const
    {
        std::ostringstream out;
        Poco::Zip::Compress zip(out, true);
        for (const auto& [part, content] : parts) {
            std::istringstream in(content);
            zip.addFile(in, Poco::DateTime(), Poco::Path(part, Poco::Path::PATH_UNIX));
        }
        zip.close();
        return file(name, QByteArray::fromStdString(out.str()));
    }

    QString exchange(const QString& name, const std::string& collection, const std::string& decks) const
    {
        return zip(name, {{"about.json", "{\"program\":\"dossier\",\"format\":1}\n"},
                          {"collection.csv", collection},
                          {"decks.json", decks},
                          {"searches.json", "[]"}});
    }

    QJsonObject json(const QStringList& words) const
    {
        return QJsonDocument::fromJson(run(QStringList{QStringLiteral("--json")} + words).out.toUtf8()).object();
    }
};

std::string marked(const std::string& name, const std::string& mark, int times)
{
    std::string line = name;
    for (int i = 0; i < times; ++i)
        line += mark;
    return line;
}

const std::string kHead = "Quantity,Card ID,Name,Location,Price Paid\n";

} // namespace

// A card's name with many marks of a remark, in every format there is.
TEST_F(Spoilt, MarksInANameHangNobody)
{
    for (const char* mark : {" #5", " #", " # #", "#", " [4]", " (XF99) 5", " x2", " *F*", " //"}) {
        const QByteArray name = QByteArray::fromStdString(marked("Lake", mark, 40));
        for (const QByteArray& content :
             {"1 " + name + "\n", "1\t" + name + "\nTeam:\n", "[b]Team[/b]\n1 " + name + "\n",
              "{\"name\":\"n\",\"cards\":{\"" + name + "\":1}}",
              "<cockatrice_deck version=\"1\"><zone name=\"main\"><card number=\"1\" name=\"" + name +
                  "\"/></zone></cockatrice_deck>",
              "<pre id=\"dossier-deck\">\nTeam:\n1 " + name + "\n</pre>",
              "\"#\",\"Title\",\"Quantity\"\n\"\",\"" + name + "\",\"1\"\n"}) {
            const QString deck = file(QStringLiteral("deck"), content);
            expectAnswered(run({"deck", "check", deck}), 3, content.toStdString());
            if (mark == std::string_view(" #5")) // the others read as that one does
                for (const char* command : {"import", "stats", "missing", "show"})
                    expectAnswered(run({"deck", command, deck}), 3, content.toStdString());
        }
        const std::string row = kHead + "1,,\"" + name.toStdString() + "\",,\n";
        expectAnswered(run({"collection", "import", file("c.csv", QByteArray::fromStdString(row))}), 3, mark);
        expectAnswered(run({"db", "import", exchange("x.zip", row, "[]")}), 3, mark);
    }
}

// Half of it is missing: not even where it lists only what it has.
TEST_F(Spoilt, AnArchiveWithoutItsDecksIsRefused)
{
    const QString archive = zip(QStringLiteral("x.zip"), {{"about.json", "{\"program\":\"dossier\",\"format\":1}\n"},
                                                          {"collection.csv", kHead + "1,XF96-0063v1,,,\n"}});
    expectAnswered(run({"db", "import", archive}), 3, "no decks");
    expectAnswered(run({"db", "import", archive, "--damaged"}), 1, "no decks, and that is known");
}

// Heaps of a million, and once more.
TEST_F(Spoilt, ManyCopiesAddUp)
{
    std::string rows = kHead;
    for (int i = 0; i < 900; ++i)
        rows += "999999,XF96-0063v1,,Box " + std::to_string(i) + ",\n";
    const QString table = file(QStringLiteral("c.csv"), QByteArray::fromStdString(rows));
    const ProgramRun done = run({"--json", "collection", "import", table});
    expectAnswered(done, 0, "many copies");
    EXPECT_EQ(QJsonDocument::fromJson(done.out.toUtf8()).object()["copies"].toInteger(), 899'999'100);
    expectAnswered(run({"collection", "import", table}), 1, "there is room for none of them");
    std::string others = kHead;
    for (int i = 0; i < 900; ++i)
        others += "999999,XF96-0063v1,,Shelf " + std::to_string(i) + ",\n";
    const QString more = file(QStringLiteral("d.csv"), QByteArray::fromStdString(others));
    const ProgramRun tooMany = run({"collection", "import", more});
    expectAnswered(tooMany, 3, "more than a collection holds");
    EXPECT_TRUE(tooMany.err.contains(QStringLiteral("Nothing was changed"))) << tooMany.err.toStdString();
    for (const QStringList& words :
         {QStringList{"cards", "show", "63"}, {"collection", "stats"}, {"collection", "list"}, {"db", "info"}}) {
        const ProgramRun told = run(words);
        expectAnswered(told, 0, words.join(' ').toStdString());
        EXPECT_FALSE(told.out.contains(QStringLiteral("-1294970"))) << told.out.right(300).toStdString();
        EXPECT_FALSE(told.out.contains(QStringLiteral("%n"))) << told.out.right(300).toStdString();
    }
}

TEST_F(Spoilt, APriceWithItsCurrencyIsRead)
{
    int row = 0;
    std::string rows = kHead;
    for (const char* price : {"\"1,50 \xE2\x82\xAC\"", "$1.50", "1.50 EUR",
                              "\xC2\xA3"
                              "1.50",
                              "CHF 1.50"})
        rows += "1,XF96-0063v1,,Box " + std::to_string(++row) + "," + price + "\n";
    const ProgramRun done = run({"--json", "collection", "import", file("c.csv", QByteArray::fromStdString(rows))});
    expectAnswered(done, 0, "prices");
    EXPECT_EQ(QJsonDocument::fromJson(done.out.toUtf8()).object()["rows"].toInt(), row) << done.out.toStdString();
}

// 64 MiB and more of one letter, in each part.
TEST_F(Spoilt, AnArchiveThatUnpacksToMuchIsRefused)
{
    const std::string letters(std::size_t{80} * 1024 * 1024, 'A');
    const std::string decks = "[{\"name\":\"x\",\"notes\":\"" + letters + "\"}]";
    for (const QString& archive : {exchange(QStringLiteral("decks.zip"), kHead, decks),
                                   exchange(QStringLiteral("rows.zip"), kHead + letters, "[]"),
                                   zip(QStringLiteral("about.zip"), {{"about.json", letters}})}) {
        const ProgramRun done = run({"db", "import", archive});
        expectAnswered(done, 3, archive.toStdString());
        EXPECT_TRUE(done.err.contains(QStringLiteral("MiB, the most that is read of an archive")))
            << done.err.toStdString();
    }
}

// Just below the limit, again and again.
TEST_F(Spoilt, AnArchiveOfManyLargePartsIsRefused)
{
    const std::string notes(std::size_t{15} * 1024 * 1024, 'A');
    std::vector<std::pair<std::string, std::string>> parts{
        {"about.json", "{\"program\":\"dossier\",\"format\":1}\n"}, {"collection.csv", kHead}, {"searches.json", "[]"}};
    for (int i = 1; i <= 6; ++i)
        parts.emplace_back(i == 1 ? "decks.json" : "decks-" + std::to_string(i) + ".json",
                           "[{\"name\":\"x\",\"notes\":\"" + notes + "\"}]");
    expectAnswered(run({"db", "import", zip(QStringLiteral("x.zip"), parts)}), 3, "many large parts",
                   kMostStartsForLarge);
}

// Each note was put behind all notes before it and kept for ever: a gigabyte for ten thousand rows.
TEST_F(Spoilt, ManyNotesOnOneHeapTakeLittleRoom)
{
    const auto table = [&](int notes) {
        std::string rows = "Quantity,Card ID,Note\n";
        for (int i = 0; i < notes; ++i)
            rows += "1,XF96-0063v1,a note of some length that is number " + std::to_string(i) + "\n";
        return file(QStringLiteral("n%1.csv").arg(notes), QByteArray::fromStdString(rows));
    };
    const ProgramRun done = run({"--json", "collection", "import", table(80'000)});
    expectAnswered(done, 0, "many notes");
    const QJsonObject told = QJsonDocument::fromJson(done.out.toUtf8()).object();
    EXPECT_EQ(told["rows"].toInt(), 1);
    EXPECT_GT(told["copies"].toInt(), 50);
    EXPECT_EQ(told["copies"].toInt() + told["unknown_in_all"].toInt(), 80'000) << "nothing is lost";
}

// The second list was passed over without a word.
TEST_F(Spoilt, KeysThatStandTwiceAreSaid)
{
    const QByteArray card =
        "{\"id\":\"XF97-0905x1\",\"title\":\"A\",\n\"title\":\"B\",\"type\":\"Event\",\"cost\":\"1 RP\"}";
    for (const auto& [command, content] :
         {std::pair("deck import", QByteArray("{\"cards\":{\"XF96-0063v1\":1},\n\"cards\":{\"XF96-0064v1\":2}}")),
          std::pair("deck check", QByteArray("{\"name\":\"a\",\n\"name\":\"b\",\"cards\":{\"XF96-0063v1\":1}}")),
          std::pair("collection import", QByteArray("[{\"id\":\"XF96-0063v1\",\"count\":1,\n\"count\":9}]")),
          std::pair("sets add", "[" + card + "]"),
          std::pair("play replay", QByteArray("{\"record\":1,\n\"record\":1}")),
          std::pair("play scenario", QByteArray("{\"steps\":[],\n\"steps\":[]}")),
          std::pair("play merge", QByteArray("{\"check\":\"\",\n\"check\":\"\"}"))}) {
        const QString twice = file(QStringLiteral("twice.json"), content);
        const ProgramRun done = run(QString::fromUtf8(command).split(QLatin1Char(' ')) + QStringList{twice});
        expectAnswered(done, 3, command);
        EXPECT_TRUE(done.err.contains(QStringLiteral("twice.json:2: "))) << command << '\n' << done.err.toStdString();
        EXPECT_TRUE(done.err.contains(QStringLiteral("stands here twice"))) << command << '\n'
                                                                            << done.err.toStdString();
    }
    const std::string decks = "[{\"name\":\"x\",\n\"name\":\"y\"}]";
    expectAnswered(run({"db", "import", exchange(QStringLiteral("x.zip"), kHead, decks)}), 3, "an archive");
}

TEST_F(Spoilt, ThreeThousandDecksOfOneNameAreAllKept)
{
    std::string decks = "[";
    for (int i = 0; i < 3000; ++i)
        decks += std::string(i == 0 ? "" : ",") + "{\"name\":\"same\",\"notes\":\"" + std::to_string(i) + "\"}";
    const ProgramRun done = run({"db", "import", exchange(QStringLiteral("x.zip"), kHead, decks + "]")});
    EXPECT_EQ(done.code, 0) << done.err.toStdString();
    EXPECT_LT(done.seconds, kMostStartsForLarge * oneStart()) << "40 seconds once";
    EXPECT_EQ(json({"deck", "list"})["decks"].toArray().size(), 3000);
}

// A hundred thousand keys, alike or not.
TEST_F(Spoilt, ManyKeysAreRefusedAtOnce)
{
    std::string others = "{";
    std::string same = "{";
    for (int i = 0; i < 100'000; ++i) {
        others += "\"k" + std::to_string(i) + "\":0,";
        same += "\"k\":0,";
    }
    for (const std::string& text : {others + "\"k\":0}", same + "\"k\":0}"}) {
        const QString keys = file(QStringLiteral("keys.json"), QByteArray::fromStdString(text));
        for (const QStringList& words : {QStringList{"play", "scenario", keys},
                                         {"play", "replay", keys},
                                         {"rules", "why", keys},
                                         {"deck", "check", keys},
                                         {"play", "merge", keys}})
            expectAnswered(run(words), 3, words.join(' ').toStdString());
    }
}

// The files themselves, where they are at hand. Whatever the program makes of them, it is said.
TEST_F(Spoilt, FilesBroughtAlongAreAnswered)
{
    const QString folder = QString::fromStdString(sharedFolder()) + QStringLiteral("/spoilt");
    if (sharedFolder().empty() || !QDir(folder).exists())
        GTEST_SKIP() << "no reference data beside the checkout";
    const std::map<QString, int> expected{{"HANG-collection.csv", 3},
                                          {"HANG-deck-84-bytes.txt", 3},
                                          {"HANG-deck.cod", 3},
                                          {"HANG-exchange.zip", 3},
                                          {"collection-count-overflow.csv", 3},
                                          {"price-with-euro-sign-row-refused.csv", 0},
                                          {"zip-205kB-1.2GB-memory.zip", 3},
                                          {"zip-one-bit-flipped-decks-lost.zip", 3},
                                          {"zip-truncated-decks-lost.zip", 3}};
    const QStringList before = QDir(folder).entryList(QDir::Files | QDir::Hidden);
    for (const QFileInfo& spoilt : QDir(folder).entryInfoList(QDir::Files)) {
        const QString name = spoilt.fileName();
        const QString kind = spoilt.suffix();
        const auto code = expected.find(name);
        if (kind == QStringLiteral("sqlite")) {
            ASSERT_TRUE(QFile::copy(spoilt.filePath(), path(name)));
            QFile::setPermissions(path(name), QFile::ReadOwner | QFile::WriteOwner);
            expectAnswered(runOn(path(name), {"db", "check"}), 1, name.toStdString());
            const ProgramRun restored = run({"db", "restore", spoilt.filePath()});
            expectAnswered(restored, restored.code == 3 ? 3 : 4, name.toStdString());
            for (const QStringList& words : {QStringList{"deck", "list"}, {"collection", "list"}, {"history"}})
                EXPECT_LT(runOn(path(name), words).seconds, kMostStarts * oneStart()) << name.toStdString();
        } else if (code != expected.end()) {
            const QStringList words = kind == QStringLiteral("zip")   ? QStringList{"db", "import"}
                                      : kind == QStringLiteral("csv") ? QStringList{"collection", "import"}
                                                                      : QStringList{"deck", "import"};
            expectAnswered(run(words + QStringList{spoilt.filePath()}), code->second, name.toStdString());
        }
    }
    EXPECT_EQ(QDir(folder).entryList(QDir::Files | QDir::Hidden), before) << "left beside what was only read";
}

} // namespace dossier::test
