// How every table of cards is set up: rows without lines, one row chosen at a time, the head quiet.
#pragma once

class QTableView;

namespace dossier {

struct Theme;

void dressTable(QTableView& table, const Theme& theme);

} // namespace dossier
