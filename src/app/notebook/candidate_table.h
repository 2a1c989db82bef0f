// A table of X-Files with their characteristics, as the Notebook and the table show it.
#pragma once

class QTableView;

namespace dossier {

class Appearance;
class CandidateModel;

// Puts the model into the table, each characteristic as wide as its longest single word.
void dressCandidates(QTableView& table, CandidateModel& model, const Appearance& appearance);

} // namespace dossier
