// What waits on the stack, and the bits of a card: each kind reads its own.
#include "engine/state/card_state.h"
#include "engine/state/frame.h"

#include <gtest/gtest.h>

namespace dossier {
namespace {

Frame frameOf(FrameKind kind)
{
    Frame frame;
    frame.kind = kind;
    return frame;
}

TEST(Frame, AFlagIsThatOfItsKindAlone)
{
    Frame round = frameOf(FrameKind::Round);
    round.mark(RoundFlag::Added);
    EXPECT_TRUE(round.has(RoundFlag::Added));
    EXPECT_FALSE(round.has(CardFlag::Searched)) << "the same bit of another kind";
    EXPECT_FALSE(round.has(RoundFlag::Hurt));
    round.mark(RoundFlag::Added, false);
    EXPECT_EQ(round, frameOf(FrameKind::Round));
}

TEST(Frame, AnOutcomeStandsInWhateverLiesBelow)
{
    for (FrameKind kind : {FrameKind::Site, FrameKind::Card, FrameKind::Text}) {
        Frame below = frameOf(kind);
        below.mark(Outcome::Passed);
        below.mark(Outcome::Fought);
        EXPECT_TRUE(below.has(Outcome::Passed) && below.has(Outcome::Fought));
        EXPECT_FALSE(below.has(Outcome::Reduced));
    }
}

TEST(Frame, ItsKindIsReadFromTheSameBytes)
{
    Frame frame = frameOf(FrameKind::Round);
    frame.team = 5;
    frame.as<RoundFrame>().range = 12;
    frame.as<RoundFrame>().usedFrom = 300;
    frame.as<RoundFrame>().pass = 1;
    frame.mark(RoundFlag::Hurt);
    const Frame copy = frame;
    EXPECT_EQ(copy.as<RoundFrame>().team, 5);
    EXPECT_EQ(copy.as<RoundFrame>().range, 12);
    EXPECT_EQ(copy.as<RoundFrame>().usedFrom, 300);
    EXPECT_EQ(copy.as<RoundFrame>().pass, 1);
    EXPECT_TRUE(copy.has(RoundFlag::Hurt));
    EXPECT_EQ(copy, frame);
}

TEST(CardPlace, OnTheTableAllStaysElsewhereOnlyThatItWasUsed)
{
    CardPlace place{.bits = 0, .lent = 2, .faceUp = 1, .usedNow = 1};
    place.move(Place::OnCard);
    EXPECT_EQ(place.where(), Place::OnCard);
    EXPECT_EQ(place.lent, 2);
    EXPECT_EQ(place.faceUp, 1);
    place.put(Place::Discard);
    EXPECT_EQ(place, (CardPlace{.bits = static_cast<std::uint8_t>(Place::Discard), .usedNow = 1}));
}

TEST(CardMark, WhoKnowsItAndItsTokensAreTheLowBits)
{
    CardMark mark{.hostOwner = 3, .once = 1};
    mark.show(0b0101);
    EXPECT_TRUE(mark.knownTo(0) && mark.knownTo(2));
    EXPECT_FALSE(mark.knownTo(1));
    mark.setTokens(9);
    EXPECT_EQ(mark.tokens(), 9);
    EXPECT_EQ(mark.hostOwner, 3);
    EXPECT_EQ(mark.once, 1);
}

} // namespace
} // namespace dossier
