#include "app/shell/manual_pages.h"

#include "app/theme/theme.h"

#include <QFile>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

namespace dossier {

namespace {

constexpr const char* kPagesInOrder[] = {"searching", "table",        "far_apart", "playtest", "files",
                                         "data",      "command_line", "engine",    "strength", "speed"};

QString fileNamed(const QString& name)
{
    QFile file(QStringLiteral(":/dossier/manual/%1.md").arg(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// In Markdown a line ends where it is full, so lines of code may be longer than the page is wide.
void wearBlock(const QTextBlock& block, const Theme& theme)
{
    QTextCursor cursor(block);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    QTextBlockFormat format;
    format.setNonBreakableLines(false);
    if (const int level = block.blockFormat().headingLevel(); level > 0) {
        QTextCharFormat letters = cursor.charFormat();
        letters.clearProperty(QTextFormat::FontSizeAdjustment); // it would win
        letters.setFontPointSize((level == 1 ? theme.title : theme.heading).pointSizeF());
        cursor.setCharFormat(letters);
        format.setTopMargin(level == 1 ? 0 : 4 * kGrid);
        format.setBottomMargin(2 * kGrid);
    }
    cursor.mergeBlockFormat(format);
}

void wearLinks(const QTextBlock& block, const Theme& theme)
{
    QTextCursor cursor(block);
    for (auto piece = block.begin(); !piece.atEnd(); ++piece) {
        const QTextFragment fragment = piece.fragment();
        if (!fragment.charFormat().isAnchor())
            continue;
        cursor.setPosition(fragment.position());
        cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
        QTextCharFormat letters;
        letters.setForeground(theme.advice);
        letters.setFontUnderline(false);
        cursor.mergeCharFormat(letters);
    }
}

void wearTable(QTextTable& table, const Theme& theme)
{
    QTextTableFormat format = table.format();
    format.setBorder(1);
    format.setBorderCollapse(true);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(theme.line);
    format.setCellSpacing(0);
    format.setCellPadding(kGrid);
    format.setTopMargin(kGrid);
    format.setBottomMargin(2 * kGrid);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    table.setFormat(format);
}

} // namespace

std::vector<ManualPage> manualPages(const QString& language)
{
    std::vector<ManualPage> pages;
    for (const char* each : kPagesInOrder) {
        const QString name = QString::fromLatin1(each);
        QString text = fileNamed(name + QLatin1Char('_') + language);
        if (text.isEmpty())
            text = fileNamed(name);
        const QString title = text.section(QLatin1Char('\n'), 0, 0).mid(2); // "# Playtests"
        pages.push_back({name, title, std::move(text)});
    }
    return pages;
}

void wearManual(QTextDocument& page, const Theme& theme)
{
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        wearBlock(block, theme);
        wearLinks(block, theme);
    }
    for (QTextFrame* frame : page.rootFrame()->childFrames())
        if (auto* table = qobject_cast<QTextTable*>(frame))
            wearTable(*table, theme);
}

} // namespace dossier
