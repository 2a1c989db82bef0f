// What somebody else has is not free, wherever the window says "free" or reckons with it.
#include "app/analysis/analysis_view.h"
#include "app/analysis/team_wishes.h"
#include "app/collection/collection_panel.h"
#include "app/collection/heap_view.h"
#include "app/decks/decks_panel.h"
#include "app/printing/print_job.h"
#include "app/printing/sheets.h"
#include "app/widgets/card_lines.h"
#include "desk/deck_library.h"
#include "desk/free_copies.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "domain/advice/team_solver.h"
#include "support/base_set.h"
#include "test_program.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QTableView>

#include <gtest/gtest.h>

namespace dossier {

namespace {

// Five copies: three with Frank, one in the built deck, one free.
class LentCopies : public testing::Test
{
protected:
    LentCopies()
    {
        desk().owned.add(aid, 5);
        desk().shelf.createEmpty();
        desk().openDeck.add(Zone::BureauDeck, aid, 1);
        desk().openDeck.change([](Deck& deck) { deck.state = DeckState::Built; });
        built = desk().openDeck.id();
        program.window().show();
        lend(aid, 3);
    }

    void lend(CardIndex card, int copies)
    {
        const StoredHeap heap = desk().owned.heapsOf(test::baseSet()[card].id).front();
        OwnedCard part = heap.owned;
        part.count = copies;
        part.lentTo = "Frank";
        desk().owned.split(std::vector<HeapPart>{{heap.id, part}});
    }
    // As an idea: it asks for so many.
    void openAnother(int copies)
    {
        desk().shelf.createEmpty();
        desk().openDeck.add(Zone::BureauDeck, aid, copies);
    }
    AnalysisView& lookAtCopies()
    {
        program.window().showTab(MainWindow::Decks);
        program.window().decks().showPart(DecksPanel::Analysis);
        program.window().decks().analysis().showPage(AnalysisView::Copies);
        return program.window().decks().analysis();
    }

    const Desk& desk() { return program.desk(); }

    test::TestProgram program;
    const CardIndex aid = test::card("XF96-0002v1");
    std::int64_t built = 0;
};

} // namespace

TEST_F(LentCopies, AreCountedOnce)
{
    EXPECT_EQ(desk().owned.copies(aid), 5);
    EXPECT_EQ(desk().free.lent(aid), 3);
    EXPECT_EQ(desk().free.inUse(aid), 1);
    EXPECT_EQ(desk().free.of(aid), 1);
    EXPECT_EQ(desk().free.forDeck(built)[aid], 2);
    lend(aid, 2);
    EXPECT_EQ(desk().free.lent(aid), 5);
    EXPECT_EQ(desk().free.of(aid), 0) << "never below nothing";
    EXPECT_EQ(desk().free.inUse(aid), 0);
    for (int heap = 0; heap < 2; ++heap) {
        StoredHeap back = desk().owned.heapsOf("XF96-0002v1").front();
        back.owned.lentTo.clear();
        desk().owned.change(back);
    }
    EXPECT_EQ(desk().free.lent(aid), 0);
    EXPECT_EQ(desk().free.of(aid), 4) << "they are back";
}

TEST_F(LentCopies, AreNotFreeInTheTableAndBesideTheCard)
{
    program.window().showTab(MainWindow::Collection);
    program.window().collection().showPage(CollectionPanel::Heaps);
    auto& table = program.find<HeapView>("heapTable");
    table.selectRow(0);
    EXPECT_EQ(table.model()->index(0, HeapTableModel::Free).data().toString(), "1");
    const QList<QLabel*> labels = program.window().collection().findChildren<QLabel*>();
    EXPECT_TRUE(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->text() == QStringLiteral("5 owned · 1 free") &&
               label->toolTip() == QStringLiteral("1 in built decks · 3 lent");
    }));
}

TEST_F(LentCopies, AreNotToSpare)
{
    program.window().showTab(MainWindow::Collection);
    program.window().collection().showCards(CardsShown::Spare);
    EXPECT_EQ(program.find<QTableView>("collectionTable").model()->rowCount(), 0) << "two are kept, one is free";
}

TEST_F(LentCopies, AreNotPulled)
{
    openAnother(2);
    lookAtCopies();
    const auto& lines = program.find<CardLines>("pullList");
    ASSERT_EQ(lines.rowCount(), 2) << "a place and a card";
    EXPECT_EQ(lines.item(1, 1)->text(), "1");
    PrintJob job;
    job.kind = PrintKind::PullList;
    EXPECT_TRUE(test::says(layOut(job, desk(), test::printType()), QStringLiteral("Not to be had")));
}

TEST_F(LentCopies, AreNotOfferedForTrade)
{
    desk().owned.add(aid, 4); // to the heap at hand: now five are free, three of them to spare
    program.window().showTab(MainWindow::Collection);
    program.window().collection().showCards(CardsShown::Spare);
    program.find<QAbstractButton>("collectionOffer").click();
    for (const StoredHeap& heap : desk().owned.heapsOf("XF96-0002v1"))
        EXPECT_EQ(heap.owned.forTrade, heap.owned.lentTo.empty() ? 3 : 0);
}

TEST_F(LentCopies, AreMissing)
{
    openAnother(2);
    lookAtCopies();
    const auto& lines = program.find<CardLines>("missingCards");
    ASSERT_EQ(lines.rowCount(), 1);
    EXPECT_EQ(lines.item(0, 2)->text(), "1");
    EXPECT_EQ(lines.item(0, 3)->text(), "1");
}

TEST_F(LentCopies, AreNoAgentsForATeam)
{
    const CardIndex mulder = test::card("XF96-0169v1");
    desk().owned.add(mulder, 1);
    TeamWishes wishes(desk());
    wishes.findChild<QCheckBox*>("onlyOwned")->setChecked(true);
    EXPECT_EQ(wishes.wish().among, std::vector{mulder});
    lend(mulder, 1);
    EXPECT_TRUE(wishes.wish().among->empty());
}

} // namespace dossier
