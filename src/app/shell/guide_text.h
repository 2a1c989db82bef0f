// What the program can do and how one begins, on a page.
#pragma once

#include <QString>

namespace dossier {

class Shortcuts;

// As markup. Keys are named as they are set now. Links: "tab:N" (MainWindow::Tab), "show:search", "show:keys",
// "show:rules".
QString guideText(const Shortcuts& keys);

} // namespace dossier
