// What users and files say, where the window would read more into it than its letters.
#pragma once

#include <QString>
#include <QStringList>

namespace dossier {

namespace tip {

inline constexpr qsizetype kMost = 1000;
inline constexpr qsizetype kLine = 100; // letters

// Where a line that is too long ends: before a blank, or within a word that is too long itself.
inline qsizetype endOfLine(const QString& line)
{
    const qsizetype blank = line.lastIndexOf(QLatin1Char(' '), kLine);
    if (blank > 0)
        return blank;
    return line.at(kLine).isLowSurrogate() ? kLine - 1 : kLine;
}

} // namespace tip

// A tool tip. The style shows every tip to the letter (app/theme/desk_style.h); this gives it lines that can be read,
// and no more of them than has room.
inline QString plainTip(const QString& text)
{
    QStringList lines;
    const bool whole = text.size() <= tip::kMost;
    const qsizetype most = tip::kMost - (!whole && text.at(tip::kMost).isLowSurrogate() ? 1 : 0);
    for (QString line : (whole ? text : text.left(most) + QChar(0x2026)).split(QLatin1Char('\n'))) {
        while (line.size() > tip::kLine) {
            const qsizetype end = tip::endOfLine(line);
            lines << line.left(end);
            line.remove(0, end + (line.at(end) == QLatin1Char(' ') ? 1 : 0));
        }
        lines << line;
    }
    return lines.join(QLatin1Char('\n'));
}

// What stands on a button, in a menu or on a tab: an ampersand marks no letter of a key.
inline QString plainCaption(QString text)
{
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

// The title of a window: Qt puts a mark of its own in the place of "[*]".
inline QString plainTitle(QString text)
{
    return text.replace(QLatin1String("[*]"), QLatin1String("[*][*]"));
}

} // namespace dossier
