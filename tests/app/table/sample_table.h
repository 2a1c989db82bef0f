// A window at its smallest with the sample deck on the shelf, at the table before a game.
#pragma once

#include "desk/deck_library.h"
#include "importers/decks/deck_formats.h"
#include "support/base_set.h"
#include "test_program.h"

namespace dossier::test {

inline void goToTableWithSample(TestProgram& program)
{
    const std::string sample = fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/resources/samples/night-shift.deck");
    program.desk().shelf.create(readDeck(sample, baseSet(), DeckFormat::DossierText, "").deck);
    program.window().resize(1280, 720);
    program.window().showTab(MainWindow::Table);
}

} // namespace dossier::test
