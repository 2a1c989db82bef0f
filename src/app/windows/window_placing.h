// Where a window of its own opens.
#pragma once

#include <QSize>

class QWidget;

namespace dossier {

// What a window may take of the screen `on` is on: the frame that the system puts around it is not known before it is
// shown, about a title and two edges.
QSize roomForWindow(const QWidget& on);

// The first time over the middle of its parent's window and within the screen, later where the user left it.
void placeOver(QWidget& window);
// The same; shows it and brings it to the front.
void showOver(QWidget& window);

} // namespace dossier
