// A line into which something is typed that may be known already: a place, a borrower, the name of a layout.
#pragma once

class QAbstractItemModel;
class QLineEdit;

namespace dossier {

// Offers what of these holds what is typed. Enter takes what stands in the line and means there what it always does,
// also while the offer is open.
void offerKnown(QLineEdit& line, QAbstractItemModel& words);

} // namespace dossier
