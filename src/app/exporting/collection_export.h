// The whole collection as a table for spreadsheets and other programs, or as JSON.
#pragma once

class QWidget;

namespace dossier {

struct Desk;

// Asks where to; the ending .json makes it JSON, anything else CSV. Says what came of it as a notice.
void exportCollection(const Desk& desk, QWidget* over);

} // namespace dossier
