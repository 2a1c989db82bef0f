// Names as they are compared: case-blind and accent-blind.
#pragma once

#include "text/fold.h"

#include <QString>

namespace dossier {

// Qt knows the cases of all alphabets, fold() the accents and quotes of ours.
inline QString foldedName(const QString& name)
{
    return QString::fromStdString(fold(name.toCaseFolded().toStdString()));
}

} // namespace dossier
