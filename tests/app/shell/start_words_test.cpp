// Words behind the program's name that cannot be followed are refused before a window is shown, in the language of
// whoever typed them.
#include "app/shell/start_words.h"
#include "tests/support/hang.h"
#include "wording/words/language.h"

#include <QCommandLineParser>
#include <QProcess>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace dossier {

namespace {

QString objectionTo(const QStringList& words)
{
    StartWords known;
    QCommandLineParser parser;
    known.addTo(parser);
    EXPECT_TRUE(parser.parse(QStringList{"dossier"} + words)) << words.join(' ').toStdString();
    return known.objection(parser);
}

struct Said
{
    int code = -1;
    QString out;
    QString err;
};

Said sayings(const QStringList& words)
{
    const QTemporaryDir folder;
    QProcess program;
    program.start(QStringLiteral(DOSSIER_WINDOW), QStringList{"--settings-dir", folder.path()} + words);
    EXPECT_TRUE(program.waitForFinished(test::kHangMs));
    return {program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()),
            QString::fromUtf8(program.readAllStandardError())};
}

} // namespace

TEST(StartWords, WhatContradictsItselfIsRefused)
{
    const std::vector<std::pair<QStringList, const char*>> refused{
        {{"--db", "a.sqlite", "--data-dir", "b"}, "--db and --data-dir"},
        {{"--db", "a.sqlite", "--portable"}, "--db and --portable"},
        {{"--data-dir", "b", "--portable"}, "--data-dir and --portable"},
        {{"--lang", "de"}, "\"de\""},
        {{"--db="}, "--db needs a value"},
        {{"a.deck", "b.deck"}, "One file"}};
    for (const auto& [words, said] : refused)
        EXPECT_TRUE(objectionTo(words).contains(QLatin1String(said))) << words.join(' ').toStdString();
    for (const QStringList& words : {QStringList{},
                                     {"--db", "a.sqlite", "--lang", "fr"},
                                     {"--portable", "a.deck"},
                                     {"--print-sheet", "Night shift", "sheet.pdf"}})
        EXPECT_EQ(objectionTo(words), QString());
}

TEST(StartWords, TheProgramAnswersInTheLanguageAsked)
{
    const Said refused = sayings({"--lang", "fr", "--data-dir", "b", "--portable"});
    EXPECT_EQ(refused.code, 2);
    EXPECT_EQ(refused.err.count('\n'), 1) << refused.err.toStdString();
    EXPECT_TRUE(refused.err.contains(QStringLiteral("disent"))) << refused.err.toStdString();
    EXPECT_EQ(sayings({"--lang", "de"}).code, 2);
    EXPECT_TRUE(sayings({"--lang", "fr", "--help"}).out.contains(QStringLiteral("La base de données à ouvrir")));
    EXPECT_TRUE(sayings({"--lang", "en", "--help"}).out.contains(QStringLiteral("The database to open.")));
    const Said unknown = sayings({"--lang", "fr", "--no-such-word"});
    EXPECT_EQ(unknown.code, 2);
    EXPECT_TRUE(unknown.err.contains(QStringLiteral("--no-such-word"))) << unknown.err.toStdString();
    EXPECT_FALSE(unknown.err.contains(QStringLiteral("option '"))) << "that is Qt's English";
}

} // namespace dossier
