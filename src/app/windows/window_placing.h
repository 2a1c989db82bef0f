// Where a window of its own opens.
#pragma once

class QWidget;

namespace dossier {

// Shows it and brings it to the front: the first time over the middle of its parent's window and within the screen,
// later where the user left it.
void showOver(QWidget& window);

} // namespace dossier
