// How every table of cards is set up: rows without lines, one row chosen at a time, the head quiet.
#pragma once

#include <cstddef>
#include <vector>

class QTableView;

namespace dossier {

class CardPool;
class ColumnTable;
struct Theme;

void dressTable(QTableView& table, const Theme& theme);

// The rows get the heights they need, at least so many pixels: their words break into lines.
void letRowsBreak(QTableView& table, int least = 0);

// Chooses this row and no other. What keys are held does not matter, as it does to QTableView::selectRow: a row that
// the program chooses after Ctrl+Shift+V is no answer to Ctrl and Shift.
void chooseRow(QTableView& table, int row);

// The arrow in the head stands where the order of the rows comes from: nowhere while they stand as a search asked for.
void pointToOrder(QTableView& table, const ColumnTable& model, bool searched);

// In pixels, the least a column of printed numbers needs: those of promotional cards are longer than all others.
int numberWidth(const CardPool& pool, const Theme& theme);

// From now on this column takes what the others leave, at least so many pixels: where they leave less, the table is
// wider than its view. For once in a table's life.
void giveRest(QTableView& table, int column, int least);

// The widths of columns that want `wanted` each, in so much room: where it is not enough the widest give way, all
// others keep what they want. What is left over goes to the column `rest`.
std::vector<int> shareWidth(std::vector<int> wanted, int room, std::size_t rest);

} // namespace dossier
