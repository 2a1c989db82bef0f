// A window at its smallest with the sample deck on the shelf, at the table before a game, and in one.
#pragma once

#include "app/table/play_page.h"
#include "app/table/table_panel.h"
#include "desk/deck_library.h"
#include "importers/decks/deck_formats.h"
#include "support/base_set.h"
#include "table/table_game.h"
#include "test_program.h"

#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSpinBox>

#include <gtest/gtest.h>

namespace dossier::test {

inline void goToTableWithSample(TestProgram& program)
{
    const std::string sample = fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/resources/samples/night-shift.deck");
    program.desk().shelf.create(readDeck(sample, baseSet(), DeckFormat::DossierText, "").deck);
    program.window().resize(1280, 720);
    program.window().showTab(MainWindow::Table);
}

// A game of the sample deck against the computer, the same in every run.
class SampleGame : public testing::Test
{
protected:
    SampleGame()
    {
        goToTableWithSample(program);
        program.find<QSpinBox>("tableSeed").setValue(4);
        program.find<QComboBox>("whoB").setCurrentIndex(1);
        program.find<QPushButton>("startGame").click();
    }
    TableGame& game() { return program.window().table().game(); }
    PlayPage& page() { return program.window().table().page(); }
    QListView& choices() { return program.find<QListView>("choices"); }
    QString foot() { return program.find<QLabel>("hint").text(); }
    // Passes, or takes the first choice where that is none. Returns whether the question was met.
    bool goTo(Asks wanted)
    {
        for (int i = 0; i < 200 && !game().isOver() && game().offer().decision.asks != wanted; ++i) {
            const Action* pass = game().actions().find(ActionKind::Pass);
            game().take(Action(pass ? *pass : game().actions()[0]));
        }
        return game().offer().decision.asks == wanted;
    }

    TestProgram program;
};

} // namespace dossier::test
