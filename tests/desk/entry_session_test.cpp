// What holds for all that is entered, which printing is meant, and the way back of each entry.
#include "box/game_data.h"
#include "desk/entry_session.h"
#include "desk/history.h"
#include "desk/owned_cards.h"
#include "desk_on_table.h"
#include "support/base_set.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

class EntrySessions : public testing::Test
{
protected:
    std::unique_ptr<EntrySession> begin()
    {
        return std::make_unique<EntrySession>(desk->owned, desk->history, desk->box.cards, desk.settings());
    }
    std::vector<StoredHeap> heaps() { return desk->owned.heaps(); }

    test::DeskOnTable desk;
    const CardIndex aubrey = test::card("XF96-0063v1");
    const CardIndex rareMulder = test::card("XF96-0163v1");
    const CardIndex fixedMulder = test::card("XF96-0169v1");
};

} // namespace

TEST_F(EntrySessions, HoldWhatIsSaidOnceForAllAndRememberIt)
{
    EntrySession::Kept kept;
    kept.place = "Box 3, row 2";
    kept.condition = Condition::NearMint;
    kept.language = "fr";
    kept.printing = Rarity::UltraRare;
    begin()->keep(kept);
    const auto session = begin();
    EXPECT_EQ(session->kept(), kept) << "also in the next session";
    ASSERT_TRUE(session->enter(aubrey, 2));
    ASSERT_EQ(heaps().size(), 1u);
    EXPECT_EQ(heaps()[0].owned.location, "Box 3, row 2");
    EXPECT_EQ(heaps()[0].owned.condition, Condition::NearMint);
    EXPECT_EQ(heaps()[0].owned.language, "fr");
    session->keep({});
    session->enter(aubrey, 1);
    EXPECT_EQ(heaps().size(), 2u) << "others are another heap";
}

TEST_F(EntrySessions, OneAnswerForAPrintingIsEnough)
{
    const auto session = begin();
    const TitleIndex mulder = desk->box.cards.titleOf(rareMulder);
    EXPECT_EQ(session->printingOf(desk->box.cards.titleOf(aubrey)), aubrey) << "there is no other";
    EXPECT_FALSE(session->printingOf(mulder));
    session->rememberPrinting(rareMulder);
    EXPECT_EQ(session->printingOf(mulder), rareMulder);
    EntrySession::Kept kept;
    kept.printing = Rarity::Fixed;
    session->keep(kept);
    EXPECT_EQ(session->printingOf(mulder), fixedMulder) << "what was said last";
}

TEST_F(EntrySessions, EachEntryHasAWayBackWhateverCameLater)
{
    const auto session = begin();
    const auto first = session->enter(aubrey, 2);
    session->enter(fixedMulder, 1);
    const auto third = session->enter(aubrey, 3);
    ASSERT_EQ(session->entries().size(), 3u);
    EXPECT_EQ(session->entries().front().count, 3) << "newest first";
    session->takeBack(first->step);
    EXPECT_EQ(desk->owned.copies(aubrey), 3);
    EXPECT_EQ(session->entries().size(), 2u);
    session->takeBack(first->step);
    EXPECT_EQ(desk->owned.copies(aubrey), 3) << "once";
    session->takeBack(third->step);
    EXPECT_EQ(desk->owned.copies(aubrey), 0);
}

TEST_F(EntrySessions, FollowUndoAndRedo)
{
    const auto session = begin();
    session->enter(aubrey, 2);
    session->enter(fixedMulder, 1);
    desk->history.undo();
    ASSERT_EQ(session->entries().size(), 1u);
    EXPECT_EQ(session->entries().front().card, aubrey);
    desk->history.redo();
    EXPECT_EQ(session->entries().size(), 2u);
    session->takeBack(session->entries().front().step);
    EXPECT_EQ(desk->owned.copies(fixedMulder), 0);
    EXPECT_FALSE(desk->history.redoText().isEmpty()) << "the newest is undone, not written anew";
}

} // namespace dossier
