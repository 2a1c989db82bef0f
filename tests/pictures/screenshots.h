// Pictures of the real window, one a panel, for the README and for looking at.
#pragma once

#include <QString>

namespace dossier {

class Program;

// Writes cards.png, collection.png, decks.png, goldfish.png, notebook.png and one analysis-….png a page into `folder`;
// `size` is "1280x760" or empty. Answers whether all could be written.
bool takeScreenshots(Program& program, const QString& folder, const QString& size);

} // namespace dossier
