// Where a tool tip opens.
#pragma once

class QWidget;

namespace dossier {

// Puts the tool tip that has just been shown above the widget it is about, or beneath it where there is no room: beside
// it lie others of a row, which are read and clicked next.
void putTipAbove(const QWidget& about);

} // namespace dossier
