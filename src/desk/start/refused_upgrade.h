// An old database that cannot be brought up to date because rows in it belong to nothing: asks whether to go on without
// them.
#pragma once

#include "db/file/store_error.h"
#include "desk/files/everything.h"

#include <QCoreApplication>

namespace dossier {

class RefusedUpgrade
{
    Q_DECLARE_TR_FUNCTIONS(RefusedUpgrade)

public:
    // Whether that is what `error` says.
    static bool is(const StoreError& error) { return error.kind() == StoreError::Kind::StrayRows; }

    // For Ask::sure.
    static QString question(const StoreError& error);
    static QString goOn();

    // Brings the database up to date with those rows set aside in a file, and says where. Throws StoreError.
    static Everything::Restored setAside(const QString& database);
};

} // namespace dossier
