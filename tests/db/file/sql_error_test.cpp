// Which kind an error of SQLite is, and that the words of a constraint stay with SQLite.
#include "db/temporary_database.h"

namespace dossier {

using test::TemporaryDatabase;
using Kind = StoreError::Kind;

namespace {

void expectRefused(const Work& work, const char* sql)
{
    try {
        run(work, QString::fromLatin1(sql));
        ADD_FAILURE() << sql;
    } catch (const StoreError& error) {
        EXPECT_EQ(error.kind(), Kind::BadValue) << sql << ": " << error.what();
        EXPECT_EQ(error.detail(), QString()) << sql;
    }
}

} // namespace

TEST(SqlError, OfAConstraintIsAValueThatCannotBeStored)
{
    const TemporaryDatabase temporary;
    const Database database(temporary.path);
    const Work work = database.work(QStringLiteral("test"));
    run(work, QStringLiteral("INSERT INTO meta (key, value) VALUES ('a', 'b')"));
    run(work, QStringLiteral("CREATE TEMP TRIGGER boom BEFORE DELETE ON meta BEGIN SELECT raise(ABORT, 'boom'); END"));
    expectRefused(work, "INSERT INTO meta (key, value) VALUES ('a', 'c')");                // UNIQUE
    expectRefused(work, "INSERT INTO meta (key) VALUES ('d')");                            // NOT NULL
    expectRefused(work, "INSERT INTO history_now (id, step) VALUES (2, 0)");               // CHECK
    expectRefused(work, "INSERT INTO deck_card VALUES (99, 'team', 'XF96-0169v1', 1, 0)"); // FOREIGN KEY
    expectRefused(work, "DELETE FROM meta WHERE key = 'a'");                               // a trigger
    run(work, QStringLiteral("BEGIN"));
    run(work, QStringLiteral("PRAGMA defer_foreign_keys = ON"));
    run(work, QStringLiteral("INSERT INTO deck_card VALUES (99, 'team', 'XF96-0169v1', 1, 0)"));
    expectRefused(work, "COMMIT");
    run(work, QStringLiteral("ROLLBACK"));
}

} // namespace dossier
