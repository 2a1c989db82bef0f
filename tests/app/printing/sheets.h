// What the tests of printed sheets share: paper, type, and looking for words on pages.
#pragma once

#include "app/printing/print_type.h"
#include "app/printing/printed_page.h"

#include <QGuiApplication>

namespace dossier::test {

inline const PrintType& printType()
{
    static const PrintType type(paperTheme(themeFor(Look::Day, QGuiApplication::font())));
    return type;
}

inline QStringList textsOf(const PrintedSheet& sheet)
{
    QStringList texts;
    for (const PrintedPage& page : sheet.pages)
        texts << textsOn(page);
    return texts;
}

inline bool says(const PrintedSheet& sheet, const QString& words)
{
    return textsOf(sheet).join(QLatin1Char('\n')).contains(words);
}

// Everything lies on the paper, with its margins.
inline bool staysOnPaper(const PrintedSheet& sheet)
{
    const QSizeF paper = sizeOf(sheet.paper);
    for (const PrintedPage& page : sheet.pages)
        for (const PrintedItem& item : page)
            if (const auto* text = std::get_if<PrintedText>(&item))
                if (text->left < 5 || text->left + text->width > paper.width() - 5 || text->baseline < 5 ||
                    text->baseline > paper.height() - 5)
                    return false;
    return true;
}

// Every line is as wide as it may be, or less: none ends in an ellipsis.
inline QStringList cutTexts(const PrintedSheet& sheet)
{
    QStringList cut;
    for (const PrintedPage& page : sheet.pages)
        for (const PrintedItem& item : page)
            if (const auto* text = std::get_if<PrintedText>(&item))
                if (PrintType::widthOf(text->text, text->font) > text->width + 0.02)
                    cut << text->text;
    return cut;
}

} // namespace dossier::test
