// Finds text that somebody cannot read because it does not fit: elided, clipped by its own widget or by one around it.
#pragma once

#include <QStringList>

class QWidget;

namespace dossier::test {

// One line for each text below `root` that is shown and cut: who shows it, and what. Looks at labels, buttons, tabs,
// single lines, choices, heads of tables and the cells in sight. What may be cut, and why, is listed in cut_text.cpp.
QStringList cutTexts(QWidget& root);

} // namespace dossier::test
