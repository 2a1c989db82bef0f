// What answers a moment by itself (PLAY-66), and the stack that may have no room for it (OQ-151).
#include "engine/changes/reactions.h"
#include "engine/queries/table/text_frame.h"
#include "engine/support/engine_game.h"

#include <gtest/gtest.h>

namespace dossier {
namespace {

class Reactions : public ::testing::Test
{
protected:
    Deck deck = test::sampleDeck();
    test::EngineGame game{test::twoPlayers(&deck, &deck)};
    Play play{game.state, &game.log};
    const CardRef source{0, 0};
    const Thing site = CardRef(0, 1);

    void watchSite()
    {
        game.state.watches[game.state.watchCount++] = {
            .moment = static_cast<std::uint8_t>(MomentKind::SiteSolved), .subject = site, .source = source, .seat = 0};
    }
    // Up to the last frames, another text on top.
    void fillStack()
    {
        while (game.state.depth + 2 < kMostFrames)
            push(play, FrameKind::Text).form = kWatchForm;
    }
};

TEST_F(Reactions, AWatchBringsItsTextOntoTheStack)
{
    watchSite();
    happened(play, MomentKind::SiteSolved, site, {});
    EXPECT_EQ(game.state.top().kind, FrameKind::Text);
    EXPECT_EQ(game.state.top().card, source);
    EXPECT_EQ(game.state.top().target, site);
    EXPECT_EQ(game.count(EventKind::NoEffect), 0);
}

TEST_F(Reactions, WithoutRoomOnTheStackThatIsToldAndNoOtherTextIsTouched)
{
    watchSite();
    fillStack();
    const Frame above = game.state.top();
    happened(play, MomentKind::SiteSolved, site, {});
    EXPECT_EQ(game.state.top(), above);
    ASSERT_EQ(game.count(EventKind::NoEffect), 1);
    EXPECT_EQ(game.log.back().card.name.card, cardIndex(game.state, source));
    EXPECT_EQ(game.log.back().number, 1);
}

TEST(AgentRecord, HealthLostForGoodNeverComesBack) // HEAL-4
{
    AgentState agent;
    for (int i = 0; i < 9; ++i)
        agent.loseHealth();
    EXPECT_EQ(agent.healthLost, 7);
}

} // namespace
} // namespace dossier
