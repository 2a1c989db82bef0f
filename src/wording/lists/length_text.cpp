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
};

} // namespace

QString tooLong(TextOf text)
{
    return LengthText::sentence(text).arg(QLocale().toString(static_cast<qulonglong>(longest(text))));
}

} // namespace dossier
