// The manual of the program, page by page: the files of resources/manual, which README links, too.
#pragma once

#include <QString>

#include <vector>

class QTextDocument;

namespace dossier {

struct Theme;

struct ManualPage
{
    QString name; // of its file: "playtest"
    QString title;
    QString markdown;
};

// In the order of their list. What is not there in this language is in English.
std::vector<ManualPage> manualPages(const QString& language);

// Puts the program's look on a page made from Markdown.
void wearManual(QTextDocument& page, const Theme& theme);

} // namespace dossier
