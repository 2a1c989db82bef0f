// The manual pages name every command as the program's own help does.
#include "cli/commands.h"
#include "cli_run.h"
#include "wording/words/language.h"

namespace dossier::test {

namespace {

const QString kBegin = QStringLiteral(".\\\" The table of commands; a test compares it with the program's.\n");
const QString kEnd = QStringLiteral(".\\\" End of the table.\n");

// As roff writes it: a hyphen of an option is a minus, a point at the beginning of a line is none.
QString roff(QString text)
{
    return text.replace('\\', QStringLiteral("\\e")).replace('-', QStringLiteral("\\-"));
}

QString tableOfCommands()
{
    QString table;
    for (const Command* command : allCommands())
        table += QStringLiteral(".TP\n.B %1\n%2\n")
                     .arg(roff(QString::fromUtf8(command->usage)), roff(Cli::tr(command->about)));
    return table;
}

void checkManual(const QString& language, const QString& name)
{
    const Language spoken(language);
    QFile file(QStringLiteral(DOSSIER_SOURCE_DIR "/resources/man/") + name);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QString page = QString::fromUtf8(file.readAll());
    const QString wanted = page.section(kBegin, 0, 0) + kBegin + tableOfCommands() + kEnd + page.section(kEnd, 1);
    if (qEnvironmentVariableIsSet("DOSSIER_WRITE_MANUAL")) {
        file.close();
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(wanted.toUtf8());
    } else {
        EXPECT_EQ(page.toStdString(), wanted.toStdString())
            << "DOSSIER_WRITE_MANUAL=1 build/test/bin/cli_test --gtest_filter='Manual*' writes it anew";
    }
}

} // namespace

TEST(Manual, NamesEveryCommand)
{
    checkManual(QStringLiteral("en"), QStringLiteral("dossier-cli.1"));
}

TEST(Manual, NamesEveryCommandInFrench)
{
    checkManual(QStringLiteral("fr"), QStringLiteral("fr/dossier-cli.1"));
}

} // namespace dossier::test
