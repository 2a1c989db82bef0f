// X-File Powers in words: what using one does (POWER).
#pragma once

#include <QString>

namespace dossier {

// "Make Player B lose 1 RP (Motive: Control)", for a type bit (typeBit). `aims` are what it is used on, as words; empty
// for a use that cancels the same power of somebody else.
QString powerText(int type, const QString& aims);

} // namespace dossier
