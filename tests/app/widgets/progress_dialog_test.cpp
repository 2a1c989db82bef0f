// While the bar of a long work is shown, the work may be a change of the database: nothing of the program's own comes
// in between, and what was typed before is kept after it.
#include "app/widgets/progress_dialog.h"
#include "desk/deck_library.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "table/sample_table.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QPlainTextEdit>
#include <QProgressDialog>
#include <QTimer>

#include <gtest/gtest.h>

namespace dossier {

namespace {

std::vector<OwnedCard> manyRows()
{
    std::vector<OwnedCard> rows;
    for (int i = 0; i < 3000; ++i) {
        OwnedCard heap;
        heap.card = "XF96-0042v1";
        heap.count = 1;
        heap.location = "Box " + std::to_string(i);
        rows.push_back(heap);
    }
    return rows;
}

} // namespace

TEST(ProgressDialog, LetsNoClockOfTheProgramRunOut)
{
    test::TestProgram program;
    int ranOut = 0;
    QTimer always;
    QObject::connect(&always, &QTimer::timeout, [&] { ++ranOut; });
    always.start(0);
    QTimer::singleShot(0, &always, [&] { ++ranOut; });
    {
        ProgressDialog work(&program.window(), QStringLiteral("Importing"));
        for (std::size_t part = 1; part <= 20; ++part)
            EXPECT_TRUE(work.goOn(part, 20));
        EXPECT_EQ(ranOut, 0);
    }
    always.stop();
    EXPECT_TRUE(test::waitUntil([&] { return ranOut > 0; })) << "afterwards";
}

TEST(ProgressDialog, IsShownAndStoppedAllTheSame)
{
    test::TestProgram program;
    ProgressDialog work(&program.window(), QStringLiteral("Importing"));
    auto& bar = program.find<QProgressDialog>("longWork");
    std::size_t part = 0;
    EXPECT_TRUE(test::waitUntil([&] { return !work.goOn(++part % 20, 20) || bar.isVisible(); }));
    bar.cancel();
    EXPECT_FALSE(work.goOn(1, 20));
}

// The notes are written when their pause is over: never into an import, neither undone nor lost with it.
TEST(ProgressDialog, WhatWasTypedBeforeAnImportIsKeptWhenTheImportIsStopped)
{
    test::TestProgram program;
    test::goToTableWithSample(program);
    program.desk().openDeck.open(program.desk().shelf.decks().front().id);
    program.window().showTab(MainWindow::Decks);
    auto& notes = program.find<QPlainTextEdit>("deckNotes");
    QTimer& pause = *notes.findChild<QTimer*>();
    pause.setInterval(0);
    notes.setPlainText(QStringLiteral("typed just before"));
    notes.document()->setModified(true);
    ASSERT_TRUE(pause.isActive());
    int asked = 0;
    auto work = std::make_unique<ProgressDialog>(&program.window(), QStringLiteral("Importing"));
    EXPECT_FALSE(program.desk().owned.merge(manyRows(), MergeMode::Add, [&](std::size_t done, std::size_t all) {
        EXPECT_TRUE(work->goOn(done, all));
        EXPECT_TRUE(pause.isActive());
        return ++asked < 3;
    }));
    work.reset();
    ASSERT_EQ(asked, 3);
    EXPECT_EQ(program.desk().owned.totalCopies(), 0);
    ASSERT_TRUE(test::waitUntil([&] { return !pause.isActive(); }));
    program.restart();
    EXPECT_EQ(program.desk().openDeck.deck().notes, "typed just before");
}

} // namespace dossier
