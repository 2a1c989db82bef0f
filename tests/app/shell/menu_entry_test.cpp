// What the system is told of the program: file managers offer it for its own files, one at a time.
#include "app/test_program.h"
#include "desk/files/source_file.h"

#include <QFile>
#include <QRegularExpression>
#include <QStringList>
#include <QXmlStreamReader>

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

namespace {

QByteArray resource(const char* name)
{
    QFile file(QStringLiteral(DOSSIER_SOURCE_DIR "/resources/") + QString::fromLatin1(name));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name;
    return file.readAll();
}

// What stands behind a key of the menu entry.
QString entry(const QString& key)
{
    const QRegularExpression line(QStringLiteral("^%1=(.*)$").arg(QRegularExpression::escape(key)),
                                  QRegularExpression::MultilineOption);
    return line.match(QString::fromUtf8(resource("io.github.dossier.desktop"))).captured(1);
}

QStringList values(const char* file, const QString& element, const QString& attribute = {})
{
    QXmlStreamReader xml(resource(file));
    QStringList found;
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == element)
            found.append(attribute.isEmpty() ? xml.readElementText() : xml.attributes().value(attribute).toString());
    EXPECT_FALSE(xml.hasError()) << file << ": " << xml.errorString().toStdString();
    return found;
}

} // namespace

TEST(MenuEntry, GivesTheProgramOneFileOrInvitation)
{
    EXPECT_EQ(entry(QStringLiteral("Exec")), QStringLiteral("dossier %u")) << "it reads one at a time";
}

TEST(MenuEntry, KindsOfFilesAreThoseThatAreInstalled)
{
    QStringList kinds = entry(QStringLiteral("MimeType")).split(QLatin1Char(';'), Qt::SkipEmptyParts);
    EXPECT_TRUE(kinds.removeOne(QStringLiteral("x-scheme-handler/dossier"))) << "an invitation to a table far away";
    EXPECT_FALSE(kinds.isEmpty());
    EXPECT_EQ(kinds, values("io.github.dossier.xml", QStringLiteral("mime-type"), QStringLiteral("type")));
    EXPECT_EQ(kinds, values("io.github.dossier.metainfo.xml", QStringLiteral("mediatype")));
}

TEST(MenuEntry, NamesOfFilesAreThoseThatTheProgramOffers)
{
    const QStringList patterns = values("io.github.dossier.xml", QStringLiteral("glob"), QStringLiteral("pattern"));
    EXPECT_TRUE(patterns.contains(QStringLiteral("*.") + endingOf(DeckFormat::DossierText)));
    for (const char* name : {"dossier.sqlite", "dossier-2026-01-31.zip", "dossier-backup-2026-01-31.sqlite"})
        EXPECT_TRUE(std::ranges::any_of(patterns, [&](const QString& pattern) {
            return QRegularExpression::fromWildcard(pattern).match(QString::fromLatin1(name)).hasMatch();
        })) << name;
}

TEST(MenuEntry, DatabasesAreKnownByWhatTheyBeginWith)
{
    const QStringList marks = values("io.github.dossier.xml", QStringLiteral("match"), QStringLiteral("value"));
    const QStringList places = values("io.github.dossier.xml", QStringLiteral("match"), QStringLiteral("offset"));
    ASSERT_EQ(marks.size(), 2);
    test::TestProgram program;
    QFile database(program.database());
    ASSERT_TRUE(database.open(QIODevice::ReadOnly));
    const QByteArray begin = database.read(100);
    for (qsizetype i = 0; i < marks.size(); ++i)
        EXPECT_EQ(begin.mid(places[i].toInt(), marks[i].size()), marks[i].toLatin1());
}

} // namespace dossier
