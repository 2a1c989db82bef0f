#include "cli_run.h"

#include <QDir>
#include <QJsonArray>

#include <unistd.h>

namespace dossier::test {

using DatabaseCommand = CliTest;

TEST_F(DatabaseCommand, ChecksBacksUpAndRestores)
{
    run({"collection", "add", "XF96-0063v1", "3"});
    EXPECT_EQ(run({"db", "check", "--json"}).json()["ok"].toBool(), true);
    EXPECT_EQ(run({"db", "info", "--json"}).json()["owned"].toInt(), 3);
    const QString copy = path("copy.sqlite");
    EXPECT_EQ(run({"db", "backup", copy}).code, 0);
    EXPECT_EQ(run({"db", "backup", copy}).code, 4); // never overwritten
    run({"collection", "remove", "XF96-0063v1", "3"});
    EXPECT_EQ(run({"db", "restore", copy}).code, 0);
    EXPECT_EQ(run({"db", "info", "--json"}).json()["owned"].toInt(), 3);
}

TEST_F(DatabaseCommand, AFileThatIsNotOursIsNamedAndLeftAlone)
{
    const QByteArray text = "Dear diary, this is no database at all, and it is longer than a header.\n";
    const QString diary = file("diary.txt", text.repeated(20));
    for (const QStringList& words : QList<QStringList>{{"db", "info"}, {"collection", "add", "XF96-0063v1"}}) {
        const CliResult result = runBare(QStringList{"--lang", "en", "--db", diary} + words);
        EXPECT_EQ(result.code, 4);
        EXPECT_TRUE(result.err.contains("diary.txt")) << result.err.toStdString();
    }
    QFile file(diary);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), text.repeated(20));
    EXPECT_EQ(runBare({"--db", path(""), "db", "info"}).code, 4); // a folder
}

TEST_F(DatabaseCommand, AnOutputFileThatCannotBeWrittenEndsWithFour)
{
    const CliResult result = run({"deck", "export", sample(), "--format", "text", "-o", path("no/such/folder/x.deck")});
    EXPECT_EQ(result.code, 4);
    EXPECT_TRUE(result.err.contains("x.deck"));
}

} // namespace dossier::test
