#include "wording/lists/store_text.h"

#include "domain/collection/collection.h"

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
        switch (error.kind()) {
        case StoreError::Kind::CannotOpen:
            return tr("%1 cannot be opened (%2). Check the path and the permissions.").arg(file, error.detail());
        case StoreError::Kind::NotOurs:
            return tr("%1 is not a Dossier database. It was left as it is; choose another file.").arg(file);
        case StoreError::Kind::Damaged:
            return tr("%1 is damaged (%2). It was left as it is; restore a backup.").arg(file, error.detail());
        case StoreError::Kind::Newer:
            return tr("%1 was written by a newer version of Dossier. It was left as it is; update the program.")
                .arg(file);
        case StoreError::Kind::ReadOnly:
            return tr("%1 may be read but not written. Nothing was changed; check the permissions.").arg(file);
        case StoreError::Kind::Locked:
            return tr("%1 is in use by another program. Nothing was changed; close it there and try again.").arg(file);
        case StoreError::Kind::Full:
            return tr("The disk is full: %1 could not be written. Nothing was changed; make room and try again.")
                .arg(file);
        case StoreError::Kind::NoSuchEntry:
            return tr("There is no %1 in the database.").arg(error.detail());
        case StoreError::Kind::NameTaken:
            return tr("The name %1 is already taken; choose another one.").arg(error.detail());
        case StoreError::Kind::BadValue:
            return tr("This cannot be stored: %1.").arg(error.detail());
        case StoreError::Kind::TooMany:
            return tr("That would be too many copies: there is room for %1 in one row and %2 in the whole collection. "
                      "Nothing was changed.")
                .arg(QLocale().toString(kMostOwned), QLocale().toString(kMostInAll));
        case StoreError::Kind::Other:
            break;
        }
        return tr("%1: %2 failed (%3).").arg(file, error.tried(), error.detail());
    }
};

} // namespace

QString sentence(const StoreError& error)
{
    return StoreText::sentence(error);
}

} // namespace dossier
