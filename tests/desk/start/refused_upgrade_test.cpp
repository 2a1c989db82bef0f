// A database that cannot be brought up to date as it is: the window asks, and goes on.
#include "db/file/connection.h"
#include "db/file/database.h"
#include "desk/start/refused_upgrade.h"

#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace dossier {

TEST(RefusedUpgrade, NamesTheRowsAndGoesOnWithoutThem)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("dossier.sqlite"));
    ASSERT_TRUE(QFile::copy(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/data/dossier_v1.sqlite"), path));
    QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
    {
        const Connection connection(path, Access::ReadWrite, std::chrono::milliseconds(0));
        run({connection.database(), path, QStringLiteral("test")},
            QStringLiteral("INSERT INTO deck_card VALUES (99, 'team', 'XF96-0169v1', 1, 0)"));
    }
    try {
        const Database database(path);
        FAIL();
    } catch (const StoreError& error) {
        ASSERT_TRUE(RefusedUpgrade::is(error));
        EXPECT_TRUE(RefusedUpgrade::question(error).contains(QStringLiteral("deck_id 99")));
        const Everything::Restored done = RefusedUpgrade::setAside(error.path());
        EXPECT_TRUE(done.done);
        EXPECT_TRUE(done.sentence.contains(QStringLiteral("set-aside"))) << done.sentence.toStdString();
    }
    EXPECT_EQ(Database(path).check(), QStringList());
}

} // namespace dossier
