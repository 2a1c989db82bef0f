#include "app/printing/print_command.h"
#include "app/test_program.h"
#include "app/widgets/desk.h"
#include "desk/deck_library.h"
#include "support/deck_builder.h"

#include <QFile>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class PrintCommandTest : public testing::Test
{
protected:
    int print(const QString& deck, const QStringList& files)
    {
        testing::internal::CaptureStderr();
        const int code = printSheetCommand(program.desk(), deck, files);
        said = QString::fromStdString(testing::internal::GetCapturedStderr());
        return code;
    }
    QString write(const char* name, const QByteArray& content)
    {
        QFile file(program.path(QLatin1String(name)));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
        return file.fileName();
    }

    test::TestProgram program;
    QString said;
};

} // namespace

TEST_F(PrintCommandTest, PrintsAStoredDeckAndADeckFile)
{
    program.desk().shelf.create(test::legalDeck());
    const QString pdf = program.path(QStringLiteral("out.pdf"));
    EXPECT_EQ(print(QStringLiteral("Legal"), {pdf}), 0);
    EXPECT_TRUE(QFile::exists(pdf));
    const QString other = program.path(QStringLiteral("other.pdf"));
    EXPECT_EQ(print(write("a.deck", "2 Aubrey, MO\n1 Forest\n"), {other}), 0);
    EXPECT_TRUE(QFile::exists(other));
    EXPECT_TRUE(said.contains(QStringLiteral("a.deck:2:")));
}

TEST_F(PrintCommandTest, SaysWhyItCannot)
{
    const QString pdf = program.path(QStringLiteral("out.pdf"));
    EXPECT_EQ(print(QStringLiteral("Nobody's"), {pdf}), 3);
    EXPECT_TRUE(said.contains(QStringLiteral("Nobody's")));
    EXPECT_EQ(print(write("bad.deck", QByteArray("\0\1", 2)), {pdf}), 3);
    EXPECT_FALSE(QFile::exists(pdf));
    const QString deck = write("a.deck", "2 Aubrey, MO\n");
    EXPECT_EQ(print(deck, {}), 2);
    EXPECT_EQ(print(deck, {QStringLiteral("-")}), 2) << "no file of that name is made";
    EXPECT_FALSE(QFile::exists(QStringLiteral("-")));
    EXPECT_EQ(print(deck, {QStringLiteral("/no/such/folder/a.pdf")}), 4);
}

} // namespace dossier
