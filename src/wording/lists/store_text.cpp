#include "wording/lists/store_text.h"

#include "domain/collection/collection.h"
#include "wording/lists/fault_text.h"
#include "wording/lists/length_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>

namespace dossier {

namespace {

class StoreText
{
    Q_DECLARE_TR_FUNCTIONS(StoreText)

public:
    static QString sentence(const StoreError& error)
    {
        const QString file = QDir::toNativeSeparators(error.path());
        if (error.isUnsure())
            return tr("%1 could not be written to the end (%2). It is not known whether the change was stored: look "
                      "before you make it again, once the disk takes what is written.")
                .arg(file, whyUnsure(error));
        switch (error.kind()) {
        case StoreError::Kind::CannotOpen:
            return error.detail().isEmpty() ? tr("%1 cannot be opened. Check the path and the permissions.").arg(file)
                                            : tr("%1 cannot be opened (%2). Check the path and the permissions.")
                                                  .arg(file, faultText(error.detail()));
        case StoreError::Kind::Itself:
            return tr("%1 is the database itself, and nothing was changed. Choose a copy of it.").arg(file);
        case StoreError::Kind::NotOurs:
            return tr("%1 is not a Dossier database. It was left as it is; choose another file.").arg(file);
        case StoreError::Kind::Damaged:
            return tr("%1 is damaged (%2). It was left as it is; restore a backup.")
                .arg(file, faultText(error.detail()));
        case StoreError::Kind::Newer:
            return tr("%1 was written by a newer version of Dossier. It was left as it is; update the program.")
                .arg(file);
        case StoreError::Kind::ReadOnly:
            return tr("%1 may be read but not written. Nothing was changed; check the permissions.").arg(file);
        case StoreError::Kind::OldReadOnly:
            return tr("%1 is of an older version of Dossier and has to be brought up to date, but it may be read only, "
                      "not written. Nothing was changed; copy it to where it may be written and name the copy with "
                      "--db, or check the permissions.")
                .arg(file);
        case StoreError::Kind::Locked:
            return tr("%1 is in use by another program. Nothing was changed; close it there and try again.").arg(file);
        case StoreError::Kind::Full:
            return tr("The disk is full: %1 could not be written. Nothing was changed; make room and try again.")
                .arg(file);
        case StoreError::Kind::DiskFailed:
            return tr("%1 could not be read or written: %2. Nothing was changed; look whether the disk is there and "
                      "sound, and try again.")
                .arg(file, faultText(error.detail()));
        case StoreError::Kind::NoSuchEntry:
            return tr(
                "What was to be changed is there no longer: another program was quicker. Nothing was changed; look "
                "again.");
        case StoreError::Kind::NameTaken:
            return tr("The name %1 is already taken; choose another one.").arg(error.detail());
        case StoreError::Kind::BadValue:
            return error.detail().isEmpty()
                       ? tr("This cannot be stored: a number is out of its range, or there is one like it already. "
                            "Nothing was changed.")
                       : tr("This cannot be stored: %1.").arg(faultText(error.detail()));
        case StoreError::Kind::TooLong:
            return tr("This cannot be stored: %1. Nothing was changed.")
                .arg(tooLong(textNamed(error.detail().toStdString()).value_or(TextOf::Note)));
        case StoreError::Kind::Broken:
            return tr("This cannot be stored: %1. Nothing was changed.")
                .arg(broken(textNamed(error.detail().toStdString()).value_or(TextOf::Place)));
        case StoreError::Kind::NotesTooLong:
            return tr("This cannot be stored: the notes of %1 put together are longer than %2 letters, the most that "
                      "is kept. Nothing was changed.")
                .arg(error.detail(), QLocale().toString(static_cast<qulonglong>(longest(TextOf::Note))));
        case StoreError::Kind::TooMany:
            if (!error.detail().isEmpty())
                return tr("That would be too many copies of %1: there is room for %2 in one row. Nothing was changed.")
                    .arg(error.detail(), QLocale().toString(kMostOwned));
            return tr("That would be too many copies: there is room for %1 in one row and %2 in the whole collection. "
                      "Nothing was changed.")
                .arg(QLocale().toString(kMostOwned), QLocale().toString(kMostInAll));
        case StoreError::Kind::Exists:
            return tr("%1 exists already. It was left as it is; choose another name.").arg(file);
        case StoreError::Kind::BrokenStep:
            return tr("This step of the history cannot be gone over: %1. Nothing was changed.")
                .arg(faultText(error.detail()));
        case StoreError::Kind::Busy:
            return tr(
                "The program is in the middle of something longer. Nothing was changed; try again once it is done.");
        case StoreError::Kind::Overtaken:
            return tr("Another program changed something meanwhile. Nothing was changed here; look again.");
        case StoreError::Kind::Replaced:
            return tr("%1 is no longer the file that was opened: it was moved, deleted or replaced meanwhile. Nothing "
                      "was "
                      "changed. Close the program and open it again.")
                .arg(file);
        case StoreError::Kind::StrayRows:
            return tr("%1 cannot be brought up to date: rows in it belong to nothing: %2. Nothing was changed. "
                      "`dossier-cli db upgrade --set-aside` goes on without them and keeps them in a file beside it.")
                .arg(file, error.detail());
        case StoreError::Kind::Other:
            break;
        }
        return tr("%1: this failed for a reason that the program does not know. Nothing was changed; `dossier-cli db "
                  "check` says whether the file is sound.")
            .arg(file);
    }

    static QString whyUnsure(const StoreError& error)
    {
        switch (error.kind()) {
        case StoreError::Kind::Full:
            return tr("the disk is full");
        case StoreError::Kind::ReadOnly:
            return tr("it may be read but not written");
        default:
            return error.detail().isEmpty() ? faultText(QStringLiteral("the system does not say why"))
                                            : faultText(error.detail());
        }
    }

    static QString whyAside(StoreError::Kind why, const std::string& card, int copies)
    {
        const QString which = tr("%1 (%n cop(y/ies))", nullptr, copies).arg(QString::fromStdString(card));
        return why == StoreError::Kind::NotesTooLong
                   ? tr("%1: together with the row that is there, %2").arg(which, tooLong(TextOf::Note))
                   : tr("%1: together with the row that is there, they are more than %2, the most in one row")
                         .arg(which, QLocale().toString(kMostOwned));
    }
};

} // namespace

QString sentence(const StoreError& error)
{
    return StoreText::sentence(error);
}

QString whyAside(StoreError::Kind why, const std::string& card, int copies)
{
    return StoreText::whyAside(why, card, copies);
}

} // namespace dossier
