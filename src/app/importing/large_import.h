// Tables too large to be looked at line by line: they go into the collection at once, with a way back.
#pragma once

#include <QString>

class QWidget;

namespace dossier {

struct Desk;

// False where the file is no large table of owned cards; then the dialog is the place for it. Shows how far it is, and
// can be stopped; then nothing is taken in.
bool importLarge(const Desk& desk, QWidget* over, const QString& path);

} // namespace dossier
