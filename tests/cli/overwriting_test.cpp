// What a command writes is never written over what is kept, what it reads, or what else it writes; and where it cannot
// be written, that is known before anything is played.
#include "every_command.h"
#include "kept_in.h"

#include <QDir>

namespace dossier::test {

namespace {

class Overwriting : public EveryCommand
{
protected:
    static QByteArray contentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static QStringList match(const QStringList& more)
    {
        return QStringList{"play", "match", sample(), sample(), "--games", "2", "--max-turns", "2"} + more;
    }
    static QStringList gauntlet(const QStringList& more)
    {
        return QStringList{"play", "gauntlet", sample(), sample(), "--games", "2", "--max-turns", "2"} + more;
    }
    static QStringList worth(const QString& file)
    {
        return {"play", "worth", sample(), "--card", "XF96-0048v1", "--games", "2", "--max-turns", "2", "-o", file};
    }
};

} // namespace

TEST_F(Overwriting, NothingIsWrittenOverTheDatabase)
{
    const QString database = path("tried.sqlite");
    layOut(database);
    const QStringList before = keptIn(database);
    ASSERT_FALSE(before.isEmpty());
    ASSERT_TRUE(QFile::link(database, path("link")));
    for (const QString& target : {database, path("link"), database + "-wal", database + "-shm", database + "-journal"})
        for (const QStringList& words :
             {QStringList{"collection", "export", "-o", target}, QStringList{"db", "export", target},
              QStringList{"deck", "export", sample(), "--format", "text", "-o", target},
              QStringList{"deck", "sealed", "-o", target}, match({"--record", target}), match({"--cards", target}),
              match({"--shard", "1/1", "-o", target}), gauntlet({"--matrix", target}), gauntlet({"--picture", target}),
              worth(target)}) {
            const CliResult refused = runOn(database, words);
            const std::string told = words.join(' ').toStdString() + '\n' + refused.err.toStdString();
            if (!(words.contains("--shard") && refused.code == 3)) { // a database is no shard
                EXPECT_EQ(refused.code, 4) << told;
                EXPECT_TRUE(refused.err.contains("is the database that is open; choose another name")) << told;
            }
            EXPECT_EQ(keptIn(database), before) << told;
        }
    EXPECT_EQ(runOn(database, {"db", "backup", database + "-journal"}).code, 4);
    EXPECT_EQ(keptIn(database), before);
}

} // namespace dossier::test
