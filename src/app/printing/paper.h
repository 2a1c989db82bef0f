// The sheets of paper people have in their printers.
#pragma once

#include <QSizeF>

class QLocale;

namespace dossier {

enum class Paper { A4, Letter };

// Upright, in millimetres.
QSizeF sizeOf(Paper paper);
// What is usual where the user lives.
Paper usualPaper(const QLocale& locale);

} // namespace dossier
