#include "wording/lists/length_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace dossier {

namespace {

class LengthText
{
    Q_DECLARE_TR_FUNCTIONS(LengthText)

public:
    static QString sentence(TextOf text)
    {
        switch (text) {
        case TextOf::DeckName:
            return tr("the name of the deck is longer than %1 letters, the most that is kept");
        case TextOf::DeckNotes:
            return tr("the notes of the deck are longer than %1 letters, the most that is kept");
        case TextOf::Folder:
            return tr("the folder is longer than %1 letters, the most that is kept");
        case TextOf::Tag:
            return tr("a tag is longer than %1 letters, the most that is kept");
        case TextOf::VersionName:
            return tr("the name of the version is longer than %1 letters, the most that is kept");
        case TextOf::Place:
            return tr("the place is longer than %1 letters, the most that is kept");
        case TextOf::Borrower:
            return tr("the name of whoever has the copies is longer than %1 letters, the most that is kept");
        case TextOf::Note:
            return tr("the note is longer than %1 letters, the most that is kept");
        case TextOf::Currency:
            return tr("the currency is longer than %1 letters, the most that is kept");
        case TextOf::Language:
            return tr("the language is longer than %1 letters, the most that is kept");
        case TextOf::SearchName:
            return tr("the name of the search is longer than %1 letters, the most that is kept");
        case TextOf::Search:
            return tr("the search is longer than %1 letters, the most that is kept");
        case TextOf::SetName:
            return tr("the name of the set is longer than %1 letters, the most that is kept");
        }
        return {};
    }

    // Of those that are one line.
    static QString broken(TextOf text)
    {
        switch (text) {
        case TextOf::DeckName:
            return tr("the name of the deck has a line break or another control character in it: write it in one line");
        case TextOf::Folder:
            return tr("the folder has a line break or another control character in it: write it in one line");
        case TextOf::Tag:
            return tr("a tag has a line break or another control character in it: write it in one line");
        case TextOf::VersionName:
            return tr(
                "the name of the version has a line break or another control character in it: write it in one line");
        case TextOf::Place:
            return tr("the place has a line break or another control character in it: write it in one line");
        case TextOf::Borrower:
            return tr("the name of whoever has the copies has a line break or another control character in it: write "
                      "it in one line");
        case TextOf::Currency:
            return tr("the currency has a line break or another control character in it: write it in one line");
        case TextOf::Language:
            return tr("the language has a line break or another control character in it: write it in one line");
        case TextOf::SearchName:
            return tr(
                "the name of the search has a line break or another control character in it: write it in one line");
        case TextOf::Search:
            return tr("the search has a line break or another control character in it: write it in one line");
        case TextOf::SetName:
            return tr("the name of the set has a line break or another control character in it: write it in one line");
        case TextOf::DeckNotes:
        case TextOf::Note:
            break;
        }
        return {};
    }
};

} // namespace

QString tooLong(TextOf text)
{
    return LengthText::sentence(text).arg(QLocale().toString(static_cast<qulonglong>(longest(text))));
}

QString broken(TextOf text)
{
    return LengthText::broken(text);
}

} // namespace dossier
