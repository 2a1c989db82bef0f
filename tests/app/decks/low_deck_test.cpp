// A deck in a low window, at 150 % of 1280x720, with all that can be unfolded: nothing is squeezed, and there are rows.
#include "app/decks/decks_panel.h"
#include "app/decks/zone_list.h"
#include "desk/deck_library.h"
#include "desk/files/shelved_decks.h"
#include "desk/open_deck.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class LowDeck : public testing::TestWithParam<const char*>
{
protected:
    LowDeck()
    {
        addSampleDecks(program.desk());
        program.window().resize(853, 480);
        program.window().showTab(MainWindow::Decks);
        program.desk().openDeck.change([](Deck& deck) { deck.notes = "What it is to do.\nWhat to try next.\nMore."; });
        QApplication::processEvents();
    }
    void unfold(bool unfolded)
    {
        program.find<QAbstractButton>("foldFiling").setChecked(unfolded);
        for (int i = 0; i < 3; ++i)
            QApplication::processEvents();
    }
    void expectUsable(const char* when)
    {
        auto& list = program.find<ZoneList>("bureauList");
        EXPECT_GE(list.viewport()->height(), 2 * list.sizeHintForRow(0)) << when;
        for (QComboBox* box : program.find<QWidget>("deckEditor").findChildren<QComboBox*>())
            if (box->isVisible()) {
                EXPECT_GE(box->height(), box->minimumSizeHint().height())
                    << when << ' ' << box->objectName().toStdString();
            }
        for (QLabel* label : program.find<QWidget>("deckEditor").findChildren<QLabel*>())
            if (label->isVisible() && !label->text().isEmpty()) {
                const int needed =
                    label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
                EXPECT_GE(label->height(), needed) << when << ' ' << label->text().toStdString();
            }
    }

    test::TestProgram program{GetParam()};
};

} // namespace

TEST_P(LowDeck, HasRoomForItsCards)
{
    unfold(false);
    expectUsable("folded");
    unfold(true);
    expectUsable("unfolded");
}

// What has no room there is scrolled to.
TEST_P(LowDeck, ReachesAllThatIsUnfolded)
{
    unfold(true);
    program.window().activateWindow(); // it follows the keyboard
    ASSERT_TRUE(QTest::qWaitForWindowActive(&program.window()));
    for (const char* name : {"deckGame", "deckSets", "deckBuilt", "deckFolder", "deckTags", "deckNotes"}) {
        auto& field = program.find<QWidget>(name);
        ASSERT_TRUE(field.isVisible()) << name;
        field.setFocus(Qt::TabFocusReason);
        const auto* area = qobject_cast<QAbstractScrollArea*>(&field); // all of it is covered by its viewport
        const QWidget& seen = area ? *area->viewport() : field;
        EXPECT_TRUE(test::waitUntil([&] { return !seen.visibleRegion().isEmpty(); })) << name;
    }
    unfold(false);
    EXPECT_FALSE(program.find<QWidget>("deckSets").isVisible());
    program.window().resize(1280, 760);
    QApplication::processEvents();
    EXPECT_TRUE(program.find<QWidget>("deckSets").isVisible()) << "there is room again";
    EXPECT_FALSE(program.find<QWidget>("deckFolder").isVisible());
}

INSTANTIATE_TEST_SUITE_P(Languages, LowDeck, testing::Values("en", "fr"));

} // namespace dossier
