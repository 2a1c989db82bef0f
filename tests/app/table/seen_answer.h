// Somebody at the table looks at the answer that is shown, and goes on.
#pragma once

#include "app/stage/answer_page.h"
#include "app/table/table_panel.h"
#include "pictures/table_demo.h"
#include "table/table_game.h"
#include "test_program.h"

#include <QTest>

namespace dossier::test {

// The page of the game is in front, whatever game is begun then.
inline void goToGame(TestProgram& program)
{
    TablePanel& table = program.window().table();
    playDemonstration(table.game(), program.desk().openDeck.deck(), 1, 1, [](const TableGame&) { return true; });
    table.begin(table.game().record());
}

// Whether there was one, or a scene that is shown where nobody is asked.
inline bool seeAnswer(TestProgram& program)
{
    auto& page = program.find<AnswerPage>("answerPage");
    if (!page.isOpen()) {
        TableGame& game = program.window().table().game();
        const bool shows = game.isShowing();
        game.hurry();
        return shows;
    }
    program.window().table().game().setReaction(0); // nobody is as fast
    QTest::keyClick(&page, Qt::Key_Space);
    return true;
}

} // namespace dossier::test
