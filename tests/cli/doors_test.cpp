// Every kind of file at every command that reads files: it is taken in, or sent to the command that does.
#include "cli_run.h"

#include <map>

namespace dossier::test {

namespace {

enum class Kind { Deck, Collection, CardSet, Archive, Database, Game, Scenario, Shard, Spreadsheet };

struct Sample
{
    Kind kind;
    QString file;
};

// What a command makes its own of.
const std::map<QString, Kind> kDoors{
    {QStringLiteral("deck import"), Kind::Deck},       {QStringLiteral("deck check"), Kind::Deck},
    {QStringLiteral("deck show"), Kind::Deck},         {QStringLiteral("collection import"), Kind::Collection},
    {QStringLiteral("db import"), Kind::Archive},      {QStringLiteral("sets add"), Kind::CardSet},
    {QStringLiteral("db restore"), Kind::Database},    {QStringLiteral("play replay"), Kind::Game},
    {QStringLiteral("play scenario"), Kind::Scenario}, {QStringLiteral("rules why"), Kind::Game},
    {QStringLiteral("play merge"), Kind::Shard}};

QString right(Kind kind)
{
    switch (kind) {
    case Kind::Deck:
        return QStringLiteral("dossier-cli deck import");
    case Kind::Collection:
        return QStringLiteral("dossier-cli collection import");
    case Kind::CardSet:
        return QStringLiteral("dossier-cli sets add");
    case Kind::Archive:
        return QStringLiteral("dossier-cli db import");
    case Kind::Game:
        return QStringLiteral("dossier-cli play replay");
    case Kind::Scenario:
        return QStringLiteral("dossier-cli play scenario");
    case Kind::Shard:
        return QStringLiteral("dossier-cli play merge");
    case Kind::Spreadsheet:
        return QStringLiteral("save it as CSV");
    case Kind::Database:
        break;
    }
    return QStringLiteral("dossier-cli db restore");
}

class Doors : public CliTest
{
protected:
    void SetUp() override
    {
        EXPECT_EQ(run({"sets", "add", kNightFiles}).code, 0);
        EXPECT_EQ(run({"collection", "add", "63", "3"}).code, 0);
        EXPECT_EQ(run({"deck", "import", sample(), "--name", "Night"}).code, 0);
        EXPECT_EQ(run({"collection", "export", "-o", path("own.csv")}).code, 0);
        EXPECT_EQ(run({"collection", "export", "--format", "json", "-o", path("own.json")}).code, 0);
        EXPECT_EQ(run({"db", "export", path("all.zip")}).code, 0);
        EXPECT_EQ(run({"db", "backup", path("copy.sqlite")}).code, 0);
        samples = {
            {Kind::Deck, sample()},
            {Kind::Collection, path("own.csv")},
            {Kind::Collection, path("own.json")},
            {Kind::CardSet, kNightFiles},
            {Kind::CardSet, file("facts.csv", "Set,Number,Title,Type,Pool,Cost,Text\n"
                                              "Other,XF97-0999x1,Paper Boat,Event,RP,1,\"Beware of\n"
                                              "Aubrey, MO\nand of\n2 Gibsontown\n\"\n")},
            {Kind::Archive, path("all.zip")},
            {Kind::Database, path("copy.sqlite")},
            {Kind::Game, QStringLiteral(DOSSIER_SOURCE_DIR "/tests/data/car_troubles_game.json")},
            {Kind::Scenario, QStringLiteral(DOSSIER_SOURCE_DIR "/tests/scenarios/adversary-without-numbers.json")},
            {Kind::Shard, path("part.json")},
            {Kind::Spreadsheet,
             file("cards.xlsx", QByteArray("PK\3\4", 4) + QByteArray(26, '\0') + "[Content_Types].xml")},
            {Kind::Spreadsheet, file("cards.ods", QByteArray("PK\3\4", 4) + QByteArray(26, '\0') +
                                                      "mimetypeapplication/vnd.oasis.opendocument.spreadsheet")},
            {Kind::Spreadsheet,
             file("other.xlsx", QByteArray("PK\3\4", 4) + QByteArray(200'000, 'x') + "xl/workbook.xml")},
            {Kind::Spreadsheet, file("old.xls", "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1 old")}};
        EXPECT_EQ(run({"play", "match", sample(), sample(), "--games", "2", "--bots", "random", "--shard", "1/1", "-o",
                       path("part.json")})
                      .code,
                  0);
        for (const char* format : {"json", "tts", "cod", "o8d", "list", "forum", "lackey", "html", "csv"}) {
            const QString written = path(QStringLiteral("night.") + QLatin1String(format));
            EXPECT_EQ(run({"deck", "export", "Night", "--format", format, "-o", written}).code, 0);
            samples.push_back({Kind::Deck, written});
        }
    }

    const QString kNightFiles = QStringLiteral(DOSSIER_SOURCE_DIR "/tests/data/night_files.json");
    std::vector<Sample> samples;
};

// What a saved game may do is judged of a scenario as well.
bool isJudged(const QString& door, Kind kind)
{
    return door == QStringLiteral("rules why") && kind == Kind::Scenario;
}

// A table of cards with their number is a deck and a collection, whichever somebody asks for.
bool isBoth(const QString& file)
{
    return file.endsWith(QStringLiteral(".csv"));
}

} // namespace

TEST_F(Doors, EveryKindIsTakenInOrSentOn)
{
    for (const auto& [door, wanted] : kDoors)
        for (const auto& [kind, file] : samples) {
            const std::string at = door.toStdString() + " " + file.toStdString();
            EXPECT_EQ(run({"db", "restore", path("copy.sqlite")}).code, 0);
            if (door == QStringLiteral("sets add")) {
                EXPECT_EQ(run({"sets", "remove", "night", "files"}).code, 0) << at; // none of it is in use
            }
            const CliResult done = run(door.split(QLatin1Char(' ')) << file);
            const bool either = isBoth(file) && (kind == Kind::Deck || kind == Kind::Collection) &&
                                (wanted == Kind::Deck || wanted == Kind::Collection);
            if (kind == wanted || either || isJudged(door, kind)) {
                EXPECT_LE(done.code, 1) << at << done.err.toStdString();
                continue;
            }
            EXPECT_EQ(done.code, 3) << at;
            EXPECT_TRUE(done.err.contains(right(kind))) << at << ": " << done.err.toStdString();
            EXPECT_EQ(done.err.count(QLatin1Char('\n')), 1) << at << ": " << done.err.toStdString();
        }
}

TEST_F(Doors, ThroughAPipeAsWell)
{
    for (const auto& [door, wanted] : kDoors)
        for (const auto& [kind, name] : samples) {
            if (door == QStringLiteral("db restore") || kind == wanted || isBoth(name) || isJudged(door, kind))
                continue;
            QFile file(name);
            ASSERT_TRUE(file.open(QIODevice::ReadOnly));
            const CliResult done = run(door.split(QLatin1Char(' ')) << QStringLiteral("-"), file.readAll());
            EXPECT_EQ(done.code, 3) << door.toStdString() << name.toStdString();
            EXPECT_TRUE(done.err.contains(right(kind)))
                << door.toStdString() << name.toStdString() << done.err.toStdString();
        }
}

TEST_F(Doors, WhatIsNothingAtAllIsNotGuessed)
{
    const QString prose = file("prose.txt", "Once upon a time\nthere was a lamp.\n");
    for (const auto& [door, wanted] : kDoors) {
        const CliResult done = run(door.split(QLatin1Char(' ')) << prose);
        EXPECT_EQ(done.code, 3) << door.toStdString();
        EXPECT_FALSE(done.err.contains(QStringLiteral("dossier-cli deck"))) << done.err.toStdString();
        EXPECT_FALSE(done.err.contains(QStringLiteral("directory does not agree"))) << done.err.toStdString();
    }
}

} // namespace dossier::test
