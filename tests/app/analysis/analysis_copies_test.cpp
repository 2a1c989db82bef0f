// What the collection says to the open deck.
#include "app/analysis/analysis_view.h"
#include "app/decks/decks_panel.h"
#include "app/widgets/card_lines.h"
#include "app/widgets/desk.h"
#include "app/widgets/row_look.h"
#include "desk/deck_library.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "domain/advice/nearest_deck.h"
#include "support/base_set.h"
#include "support/deck_builder.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;
using test::card;
using test::TestProgram;

namespace {

class Copies : public testing::Test
{
protected:
    Copies()
    {
        program.desk().shelf.create(test::legalDeck());
        program.window().show();
        program.window().showTab(MainWindow::Decks);
    }

    void look()
    {
        program.window().decks().showPart(DecksPanel::Analysis);
        program.window().decks().analysis().showPage(AnalysisView::Copies);
    }
    void own(const Deck& deck, const char* location = "Box 1")
    {
        for (const Zone zone : {Zone::XFile, Zone::Team, Zone::BureauDeck})
            for (const DeckEntry& entry : deck.zone(zone)) {
                OwnedCard heap;
                heap.card = baseSet()[entry.card].id;
                heap.count = entry.count;
                heap.location = location;
                program.desk().owned.add(heap);
            }
    }
    int wanted(CardIndex index)
    {
        int sum = 0;
        for (const StoredHeap& heap : program.desk().owned.heapsOf(baseSet()[index].id))
            sum += heap.owned.wanted;
        return sum;
    }

    TestProgram program;
};

} // namespace

TEST_F(Copies, MissingCardsGoOnTheWantListAndBack)
{
    look();
    const auto& lines = program.find<CardLines>("missingCards");
    const auto missing = missingFor(program.desk().openDeck.deck(), CopyCounts(baseSet().size()), baseSet());
    EXPECT_EQ(lines.rowCount(), static_cast<int>(missing.size()));
    const MissingCard first = missing.front();
    program.find<QPushButton>("wantMissing").click();
    EXPECT_EQ(wanted(first.card), first.missing());
    program.find<QPushButton>("wantMissing").click(); // not twice
    EXPECT_EQ(wanted(first.card), first.missing());
}

TEST_F(Copies, TheWantListCanBeUndone)
{
    look();
    const CardIndex first = program.desk().openDeck.deck().xFile.front().card;
    program.find<QPushButton>("wantMissing").click();
    ASSERT_EQ(wanted(first), 1);
    program.find<QAbstractButton>("messageAction").click();
    EXPECT_EQ(wanted(first), 0);
    EXPECT_TRUE(program.desk().owned.heapsOf(baseSet()[first].id).empty());
}

TEST_F(Copies, OwningAllOfItLacksNothing)
{
    own(test::legalDeck());
    look();
    EXPECT_EQ(program.find<CardLines>("missingCards").rowCount(), 0);
    EXPECT_FALSE(program.find<QPushButton>("wantMissing").isVisible());
    EXPECT_TRUE(program.find<QLabel>("togetherVerdict").text().isEmpty() ||
                test::waitUntil([&] { return program.find<QLabel>("togetherVerdict").text().startsWith("Yes"); }));
}

TEST_F(Copies, TheNearestDeckBecomesADeck)
{
    own(test::legalDeck());
    const Deck before = program.desk().openDeck.deck();
    const CardIndex lacking = before.bureauDeck.front().card;
    program.desk().owned.remove(lacking, 1);
    program.desk().owned.add(card("XF96-0063v1"), 2);
    look();
    auto& lines = program.find<CardLines>("swaps");
    ASSERT_TRUE(test::waitUntil([&] { return lines.rowCount() > 0; }));
    CopyCounts owned(baseSet().size());
    for (CardIndex index = 0; index < owned.size(); ++index)
        owned[index] = program.desk().owned.copies(index);
    const NearestDeck nearest = nearestDeck(before, owned, baseSet(), program.desk().openDeck.format());
    EXPECT_EQ(lines.rowCount(), static_cast<int>(nearest.swaps.size()));
    program.find<QPushButton>("makeNearest").click();
    EXPECT_EQ(program.desk().openDeck.deck().bureauDeck, nearest.deck.bureauDeck);
    EXPECT_EQ(program.desk().openDeck.deck().name, "Legal, as owned");
}

// Which card is to be swapped for which is read in the narrow dock of a small screen, and nothing scrolls by itself.
TEST_F(Copies, NoWordIsCutAndNoListScrollsWithinThePage)
{
    own(test::legalDeck());
    program.desk().owned.remove(program.desk().openDeck.deck().bureauDeck.front().card, 1);
    program.desk().owned.add(card("XF96-0063v1"), 2);
    program.window().resize(1280, 720);
    look();
    auto& swaps = program.find<CardLines>("swaps");
    ASSERT_TRUE(test::waitUntil([&] { return swaps.rowCount() > 0; }));
    for (const char* name : {"swaps", "missingCards", "pullList"}) {
        auto& lines = program.find<CardLines>(name);
        ASSERT_TRUE(test::waitUntil([&] { return lines.verticalScrollBar()->maximum() == 0; })) << name;
        const QFontMetrics text(lines.font());
        for (int row = 0; row < lines.rowCount(); ++row)
            for (int column = 0; column < lines.columnCount(); ++column) {
                const QTableWidgetItem* cell = lines.item(row, column);
                const int mark = column == 0 && cell->data(kCardRole).isValid() ? 28 : 0;
                const QRect room(0, 0, lines.columnWidth(column) - mark - 16, 1000);
                const QRect needed = text.boundingRect(room, Qt::TextWordWrap, cell->text());
                EXPECT_LE(needed.width(), room.width()) << cell->text().toStdString();
                EXPECT_LE(needed.height(), lines.rowHeight(row)) << cell->text().toStdString();
            }
    }
}

TEST_F(Copies, TwoEqualDecksCannotLieBuiltTogether)
{
    own(test::legalDeck());
    program.desk().shelf.copy(program.desk().openDeck.id());
    look();
    auto& decks = program.find<QListWidget>("decksTogether");
    ASSERT_EQ(decks.count(), 2);
    for (int row = 0; row < 2; ++row)
        decks.item(row)->setCheckState(Qt::Checked);
    const auto& verdict = program.find<QLabel>("togetherVerdict");
    EXPECT_TRUE(test::waitUntil([&] { return verdict.text().startsWith(QStringLiteral("No: at most Legal")); }))
        << verdict.text().toStdString();
    EXPECT_GT(program.find<CardLines>("contentions").rowCount(), 0);
}

TEST_F(Copies, ThePullListGoesByPlace)
{
    own(test::legalDeck());
    look();
    const auto& lines = program.find<CardLines>("pullList");
    ASSERT_GT(lines.rowCount(), 1);
    EXPECT_EQ(lines.item(0, 0)->text(), QStringLiteral("Box 1"));
    int copies = 0;
    for (int row = 1; row < lines.rowCount(); ++row)
        copies += lines.item(row, 1)->text().toInt();
    EXPECT_EQ(copies, 60 + 3 + 1);
}

} // namespace dossier
