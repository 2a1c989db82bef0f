#include "wording/words/semicolon.h"

#include <QCoreApplication>

namespace dossier {

QString semicolon()
{
    return QCoreApplication::translate("Semicolon", "; ", "between parts that have commas of their own");
}

} // namespace dossier
