// A folder of the user's own scans: which file shows which card.
#pragma once

#include "domain/cards/card_pool.h"

#include <QHash>
#include <QString>
#include <QStringList>

namespace dossier {

struct PictureFolder
{
    QHash<CardIndex, QString> files; // one for each card that has a picture
    QStringList folders;             // to be watched: all looked into, or what is there above a missing one
    int ignored = 0;                 // pictures that name no card
};

// Looks into `path` and, one level down, into CUSTOM and the folder of each set (XF96). Of several files for a card the
// one in CUSTOM comes first, then the set's, then the one in `path`; a number before a title. A number serves its
// printing (`xf96-0001v1.jpg`) or, without its mark, all printings; a title serves all. Case does not count; letters
// that file names cannot hold may be written `_`. Reads names only, never a picture.
PictureFolder lookInto(const QString& path, const CardPool& pool);

// The endings of picture files this program can read, small, without the dot.
QStringList pictureEndings();

} // namespace dossier
