// How every table of cards is set up: rows without lines, one row chosen at a time, the head quiet.
#pragma once

class QTableView;

namespace dossier {

struct Theme;

void dressTable(QTableView& table, const Theme& theme);

// From now on this column takes what the others leave, at least so many pixels: where they leave less, the table is
// wider than its view. For once in a table's life.
void giveRest(QTableView& table, int column, int least);

} // namespace dossier
