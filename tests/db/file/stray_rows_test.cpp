// An old file with rows that refer to nothing, as tools leave them that do not look at foreign keys.
#include "db/file/connection.h"
#include "db/file/stray_rows.h"
#include "db/temporary_database.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace dossier {

using test::TemporaryDatabase;
using Kind = StoreError::Kind;

namespace {

class StrayRowsTest : public testing::Test
{
protected:
    StrayRowsTest()
    {
        EXPECT_TRUE(QFile::copy(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/data/dossier_v1.sqlite"), temporary.path));
        QFile::setPermissions(temporary.path, QFile::ReadOwner | QFile::WriteOwner);
        const Connection connection(temporary.path, Access::ReadWrite, std::chrono::milliseconds(0));
        const Work work{connection.database(), temporary.path, QStringLiteral("test")};
        run(work, QStringLiteral("INSERT INTO deck_card VALUES (99, 'team', 'XF96-0169v1', 1, 0)"));
        run(work, QStringLiteral("INSERT INTO deck_aside VALUES (98, 0, 7, 'a line')"));
    }

    TemporaryDatabase temporary;
};

} // namespace

TEST_F(StrayRowsTest, RefuseTheUpgradeByNameAndLeaveOneCopy)
{
    const QByteArray before = test::bytesOf(temporary.path);
    for (int attempt = 0; attempt < 4; ++attempt) {
        try {
            const Database database(temporary.path);
            FAIL();
        } catch (const StoreError& error) {
            EXPECT_EQ(error.kind(), Kind::StrayRows) << error.what();
            EXPECT_TRUE(error.detail().contains("deck_card (deck_id 99, zone team, number XF96-0169v1"))
                << error.what();
            EXPECT_TRUE(error.detail().contains("deck_aside (deck_id 98")) << error.what();
        }
        EXPECT_EQ(temporary.names("*.before-*").size(), 1);
    }
    EXPECT_EQ(test::bytesOf(temporary.path), before);
}

TEST_F(StrayRowsTest, AreSetAsideWhereThatIsWished)
{
    DatabaseOptions options;
    options.setStraysAside = true;
    Database database(temporary.path, options);
    EXPECT_EQ(database.outcome(), Database::Outcome::Upgraded);
    EXPECT_EQ(database.check(), QStringList());
    EXPECT_EQ(CollectionStore(database).heaps().size(), 5u);
    EXPECT_EQ(DeckStore(database, test::baseSet()).decks().size(), 2u);
    const QJsonObject aside = QJsonDocument::fromJson(test::bytesOf(database.setAside())).object();
    const QJsonArray rows = aside["set_aside"].toArray();
    ASSERT_EQ(rows.size(), 2);
    QStringList kept;
    for (const QJsonValue& row : rows)
        kept << row["table"].toString() + ' ' + row["refers_to"].toString() + ' ' + row["row"]["deck_id"].toString();
    kept.sort();
    EXPECT_EQ(kept, (QStringList{"deck_aside deck 98", "deck_card deck 99"}));
    EXPECT_EQ(Database(temporary.path).outcome(), Database::Outcome::UpToDate);
}

TEST(StrayRows, AnUpgradeThatNeedsNoneSetAsideWritesNoFile)
{
    const TemporaryDatabase temporary;
    ASSERT_TRUE(QFile::copy(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/data/dossier_v1.sqlite"), temporary.path));
    QFile::setPermissions(temporary.path, QFile::ReadOwner | QFile::WriteOwner);
    DatabaseOptions options;
    options.setStraysAside = true;
    const Database database(temporary.path, options);
    EXPECT_EQ(database.setAside(), QString());
    EXPECT_TRUE(temporary.names("*set-aside*").isEmpty());
}

} // namespace dossier
