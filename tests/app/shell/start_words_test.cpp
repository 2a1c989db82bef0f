// Words behind the program's name that cannot be followed are refused before a window is shown, in the language of
// whoever typed them.
#include "app/shell/start_words.h"
#include "tests/app/shell/window_run.h"
#include "wording/words/language.h"

#include <QCommandLineParser>
#include <QFile>
#include <QLibraryInfo>

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

test::WindowRun saying(const QStringList& words)
{
    return test::runWindow(words, {{"QT_QPA_PLATFORM", "offscreen"}});
}

} // namespace

TEST(StartWords, WhatContradictsItselfIsRefused)
{
    const std::vector<std::pair<QStringList, const char*>> refused{
        {{"--db", "a.sqlite", "--data-dir", "b"}, "--db and --data-dir"},
        {{"--db", "a.sqlite", "--portable"}, "--db and --portable"},
        {{"--data-dir", "b", "--portable"}, "--data-dir and --portable"},
        {{"--db", "a.sqlite", "--db", "b.sqlite"}, "--db is given twice"},
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

// A file's name, or a word, may come from a stranger.
TEST(StartWords, NothingIsSaidThatCommandsATerminal)
{
    const QString red = QStringLiteral("\x1b[31m");
    for (const QStringList& words :
         {QStringList{"--" + red}, QStringList{"--lang", red}, QStringList{"--print-sheet", red + ".deck", "o.pdf"}}) {
        const test::WindowRun refused = saying(words);
        EXPECT_FALSE(refused.err.isEmpty());
        EXPECT_FALSE(refused.err.contains(QChar(0x1b))) << words.join(' ').toStdString();
    }
}

TEST(StartWords, TheProgramAnswersInTheLanguageAsked)
{
    const test::WindowRun refused = saying({"--lang", "fr", "--data-dir", "b", "--portable"});
    EXPECT_EQ(refused.code, 2);
    EXPECT_EQ(refused.err.count('\n'), 1) << refused.err.toStdString();
    EXPECT_TRUE(refused.err.contains(QStringLiteral("disent"))) << refused.err.toStdString();
    EXPECT_EQ(saying({"--lang", "de"}).code, 2);
    EXPECT_TRUE(saying({"--lang", "fr", "--help"}).out.contains(QStringLiteral("La base de données à ouvrir")));
    if (QFile::exists(QLibraryInfo::path(QLibraryInfo::TranslationsPath) + "/qtbase_fr.qm")) { // Qt's, if it is there
        EXPECT_FALSE(saying({"--lang", "fr", "--help"}).out.contains(QStringLiteral("Options:")));
    }
    EXPECT_TRUE(saying({"--lang", "en", "--help"}).out.contains(QStringLiteral("The database to open.")));
    const test::WindowRun unknown = saying({"--lang", "fr", "--no-such-word"});
    EXPECT_EQ(unknown.code, 2);
    EXPECT_TRUE(unknown.err.contains(QStringLiteral("--no-such-word"))) << unknown.err.toStdString();
    EXPECT_FALSE(unknown.err.contains(QStringLiteral("option '"))) << "that is Qt's English";
}

} // namespace dossier
