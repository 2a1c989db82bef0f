// Asks for the files in which all that the user keeps is written, taken in from, backed up to and restored from.
#pragma once

#include <QString>

#include <istream>

class QWidget;

namespace dossier {

struct Desk;

void exportEverything(const Desk& desk, QWidget* over);
// Of an archive (importers/archive/archive.h), after asking; `source` says where it is from.
void takeInEverything(const Desk& desk, QWidget* over, std::istream& archive, const QString& source);
void backUpEverything(const Desk& desk, QWidget* over);
void restoreEverything(const Desk& desk, QWidget* over);

} // namespace dossier
