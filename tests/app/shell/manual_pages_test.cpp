// The manual: every page in both languages, saying the same, shown in the guide's window and linked from README.
#include "app/shell/guide_window.h"
#include "app/shell/manual_pages.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "support/base_set.h"
#include "test_program.h"

#include <QDir>
#include <QListWidget>
#include <QRegularExpression>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

namespace {

const QString kTop = QStringLiteral(DOSSIER_SOURCE_DIR "/");

QString fileText(const QString& path)
{
    return QString::fromStdString(test::fileBytes((kTop + path).toStdString()));
}

QStringList found(const QString& text, const QString& pattern)
{
    QStringList all;
    const QRegularExpression words(pattern, QRegularExpression::DotMatchesEverythingOption |
                                                QRegularExpression::MultilineOption);
    for (const QRegularExpressionMatch& each : words.globalMatch(text))
        all << each.captured(each.lastCapturedIndex());
    return all;
}

// What stands in backticks, between words or on lines of its own.
const QString kCode = QStringLiteral("```.*?```|`[^`\\n]*`");

QString withoutCode(QString text)
{
    return text.remove(QRegularExpression(kCode, QRegularExpression::DotMatchesEverythingOption));
}

// Numbers as a program writes them: 6400, 95.6.
QStringList figures(const QString& page, bool french)
{
    const QString number =
        french ? QStringLiteral("\\d[\\d\u202f]*(?:,\\d+)?") : QStringLiteral("\\d[\\d,]*(?:\\.\\d+)?");
    QStringList all;
    for (QString each : found(withoutCode(page), number)) {
        each.remove(french ? QChar(0x202f) : QChar(u','));
        all << each.replace(QLatin1Char(','), QLatin1Char('.'));
    }
    all.sort();
    return all;
}

struct Shape
{
    QStringList headings; // "#", "##"
    QStringList code;     // single words and commands
    QStringList links;
    qsizetype rows = 0;   // of tables
    qsizetype points = 0; // of lists

    bool operator==(const Shape&) const = default;
};

Shape shapeOf(const QString& page)
{
    Shape shape;
    shape.headings = found(page, QStringLiteral("^(#+) "));
    shape.code = found(QString(page).remove(QRegularExpression(QStringLiteral("(?s)```.*?```"))),
                       QStringLiteral("`([^`\\n]*)`"));
    shape.code.sort();
    shape.links = found(page, QStringLiteral("\\]\\(([^)]*)\\)"));
    shape.rows = page.count(QStringLiteral("\n|"));
    shape.points = page.count(QStringLiteral("\n- "));
    return shape;
}

} // namespace

TEST(Manual, EveryFileIsAPageInBothLanguages)
{
    QStringList wanted;
    for (const char* language : {"en", "fr"})
        for (const ManualPage& page : manualPages(QLatin1String(language))) {
            wanted << page.name + QLatin1String(language == std::string("fr") ? "_fr.md" : ".md");
            EXPECT_EQ(page.markdown, fileText(QStringLiteral("resources/manual/") + wanted.last()))
                << wanted.last().toStdString();
            EXPECT_FALSE(page.title.isEmpty());
        }
    wanted.sort();
    EXPECT_EQ(QDir(kTop + QStringLiteral("resources/manual")).entryList(QDir::Files, QDir::Name), wanted);
}

// The figures of both, too: they are measured anew now and then.
TEST(Manual, FrenchSaysTheSame)
{
    const std::vector<ManualPage> english = manualPages(QStringLiteral("en"));
    const std::vector<ManualPage> french = manualPages(QStringLiteral("fr"));
    ASSERT_EQ(english.size(), french.size());
    for (std::size_t i = 0; i < english.size(); ++i) {
        SCOPED_TRACE(english[i].name.toStdString());
        const Shape one = shapeOf(english[i].markdown);
        const Shape other = shapeOf(french[i].markdown);
        EXPECT_EQ(one.headings, other.headings);
        EXPECT_EQ(one.code, other.code);
        EXPECT_EQ(one.links, other.links);
        EXPECT_EQ(one.rows, other.rows);
        EXPECT_EQ(one.points, other.points);
        EXPECT_EQ(figures(english[i].markdown, false), figures(french[i].markdown, true));
        EXPECT_NE(english[i].title, french[i].title);
    }
}

// As Translations has it for sentences: U+202F keeps double marks with their words, U+2019 is the apostrophe.
TEST(Manual, FrenchIsSetAsFrenchIs)
{
    const QRegularExpression wrong(QStringLiteral(" [:;?!%»]|« |'"));
    for (const ManualPage& page : manualPages(QStringLiteral("fr")))
        for (const QString& line : withoutCode(page.markdown).split(QLatin1Char('\n')))
            EXPECT_FALSE(wrong.match(line).hasMatch()) << page.name.toStdString() << ": " << line.toStdString();
}

TEST(Manual, HoldsNoMarkupAndLeadsToItsOwnPagesAlone)
{
    for (const char* language : {"en", "fr"}) {
        const std::vector<ManualPage> pages = manualPages(QLatin1String(language));
        QStringList files;
        for (const ManualPage& page : pages)
            files << page.name + QStringLiteral(".md");
        for (const ManualPage& page : pages) {
            EXPECT_FALSE(withoutCode(page.markdown).contains(QLatin1Char('<'))) << page.name.toStdString();
            for (const QString& link : shapeOf(page.markdown).links)
                EXPECT_TRUE(files.contains(link)) << link.toStdString();
        }
    }
}

TEST(Manual, IsLinkedFromReadme)
{
    const QString readme = fileText(QStringLiteral("README.md"));
    for (const ManualPage& page : manualPages(QStringLiteral("en")))
        EXPECT_TRUE(readme.contains(QStringLiteral("](resources/manual/%1.md)").arg(page.name)))
            << page.name.toStdString();
    for (const QString& link : found(readme, QStringLiteral("\\]\\(([^)#]+)\\)")))
        EXPECT_TRUE(link.startsWith(QStringLiteral("http")) || QFile::exists(kTop + link)) << link.toStdString();
}

TEST(Manual, IsReadInTheGuide)
{
    for (const char* language : {"en", "fr"}) {
        test::TestProgram program{QLatin1String(language)};
        program.window().resize(1280, 720);
        QTest::keyClick(&program.window(), Qt::Key_F1);
        auto& page = program.find<QTextBrowser>("guidePage");
        auto& contents = program.find<QListWidget>("guideContents");
        const std::vector<ManualPage> pages = manualPages(QLatin1String(language));
        ASSERT_EQ(contents.count(), static_cast<int>(pages.size()) + 1);
        for (int row = 1; row < contents.count(); ++row) {
            contents.setCurrentRow(row);
            const ManualPage& shown = pages[static_cast<std::size_t>(row) - 1];
            EXPECT_EQ(contents.item(row)->text(), shown.title);
            EXPECT_EQ(page.document()->firstBlock().text(), shown.title);
            EXPECT_FALSE(page.toPlainText().contains(QStringLiteral("|--")));
            EXPECT_LE(page.document()->size().width(), page.viewport()->width()) << shown.name.toStdString();
        }
        const auto strength = std::ranges::find(pages, QStringLiteral("strength"), &ManualPage::name);
        ASSERT_NE(strength, pages.end());
        emit page.anchorClicked(QUrl(QStringLiteral("strength.md")));
        EXPECT_EQ(page.document()->firstBlock().text(), strength->title);
        program.desk().appearance.choose(LookChoice::Night);
        EXPECT_EQ(page.document()->firstBlock().text(), strength->title) << "stays in another look";
        contents.setCurrentRow(0);
        EXPECT_TRUE(page.toPlainText().contains(QStringLiteral("Ctrl+"))) << "the guide";
    }
}

} // namespace dossier
