#include "db/file/migrations.h"

#include "db/file/database_file.h"
#include "db/file/stray_rows.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

namespace dossier {

namespace {

// Nothing cascades from a table that is dropped to be rebuilt, and views and triggers that name it may wait for the new
// one. Foreign keys can only be switched outside a transaction.
class Rebuilding
{
public:
    explicit Rebuilding(const Work& work)
        : m_work(work)
    {
        run(m_work, QStringLiteral("PRAGMA foreign_keys = OFF"));
        run(m_work, QStringLiteral("PRAGMA legacy_alter_table = ON"));
    }
    ~Rebuilding()
    {
        QSqlQuery(m_work.connection).exec(QStringLiteral("PRAGMA legacy_alter_table = OFF"));
        QSqlQuery(m_work.connection).exec(QStringLiteral("PRAGMA foreign_keys = ON"));
    }
    Rebuilding(const Rebuilding&) = delete;
    Rebuilding& operator=(const Rebuilding&) = delete;

private:
    const Work& m_work;
};

void checkForeignKeys(const Work& work)
{
    Statement check(work, QStringLiteral("PRAGMA foreign_key_check"));
    if (check.run().next())
        work.fail(StoreError::Kind::Other,
                  QStringLiteral("rows of %1 refer to rows of %2 that do not exist").arg(check.text(0), check.text(2)));
}

void runStep(const Work& work, const Migration& step)
{
    Transaction part(work, Transaction::Purpose::Part);
    for (const QString& statement : statementsOf(step.sql))
        run(work, statement);
    checkForeignKeys(work);
    run(work, QStringLiteral("PRAGMA application_id = %1").arg(kApplicationId));
    run(work, QStringLiteral("PRAGMA user_version = %1").arg(step.version));
    part.commit();
}

} // namespace

Migrations builtInMigrations()
{
    const QDir folder(QStringLiteral(":/dossier/schema"));
    Migrations migrations;
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            migrations.push_back({name.left(3).toInt(), name, QString::fromUtf8(file.readAll())});
    }
    return migrations;
}

QStringList statementsOf(const QString& sql)
{
    static const QRegularExpression end(QStringLiteral(";[ \\t\\r]*\\n[ \\t\\r]*\\n|;\\s*$"));
    QStringList statements;
    for (const QString& part : sql.split(end, Qt::SkipEmptyParts)) {
        if (!part.trimmed().isEmpty())
            statements.append(part.trimmed());
    }
    return statements;
}

void migrate(const Work& work, const Migrations& migrations)
{
    if (const auto strays = strayRows(work); !strays.empty())
        work.fail(StoreError::Kind::StrayRows, described(strays));
    const Rebuilding rebuilding(work);
    // All or nothing. Another process may have been faster while this one waited for the lock.
    Transaction whole(work);
    for (const Migration& step : migrations) {
        if (askNumber(work, QStringLiteral("PRAGMA user_version")) < step.version)
            runStep({work.connection, work.path, work.tried + QStringLiteral(" (") + step.name + QLatin1Char(')')},
                    step);
    }
    whole.commit();
}

} // namespace dossier
