// What is compiled in is what lies in the folders.
#include "db/file/migrations.h"
#include "db/seed/seed_files.h"

#include <QDir>

#include <gtest/gtest.h>

namespace dossier {

TEST(SeedFiles, HoldTheEffectsOfEverySet)
{
    const QDir folder(QStringLiteral(DOSSIER_SOURCE_DIR "/db/effects"));
    QList<QByteArray> files;
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        files << file.readAll();
    }
    EXPECT_EQ(effectFiles(), files) << "db/CMakeLists.txt lists them";
}

TEST(SeedFiles, HoldEveryMigration)
{
    const QDir folder(QStringLiteral(DOSSIER_SOURCE_DIR "/db/schema"));
    QStringList names;
    for (const Migration& migration : builtInMigrations())
        names << migration.name;
    EXPECT_EQ(names, folder.entryList({QStringLiteral("*.sql")}, QDir::Files, QDir::Name))
        << "db/CMakeLists.txt lists them";
}

TEST(SeedFiles, AreEmptyWhereNothingIsCompiledInUnderTheName)
{
    EXPECT_TRUE(seedFile(QStringLiteral("cards.csv")).startsWith("Number,"));
    EXPECT_TRUE(seedFile(QStringLiteral("decks.csv")).isEmpty());
}

} // namespace dossier
