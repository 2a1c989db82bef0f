// Where Tab leads within a window, and what Return presses there.
#pragma once

class QKeyEvent;
class QWidget;

namespace dossier {

// Gives the keyboard to whatever comes next, or before; false: there is nothing else. For the focusNextPrevChild() of
// each window that has parts with a focus proxy: to Qt such a part is one stop more, from which it jumps to the proxy
// wherever that stands, so that Tab goes round between the two and never comes to what lies elsewhere.
bool goOnByTab(QWidget& window, bool forward);

// Return presses the button that has the keyboard: outside a dialog Qt leaves that to Space. For the keyPressEvent() of
// each window, where a key comes that nobody before has taken.
bool pressByReturn(const QWidget& window, const QKeyEvent& key);

} // namespace dossier
