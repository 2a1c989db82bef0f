// The log in sentences: what is paid, named, lost and taken over, and who had a card that goes.
#include "engine/state/place.h"
#include "support/base_set.h"
#include "wording/play/event_text.h"
#include "wording/words/language.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

CardName titled(const char* title, Seat owner)
{
    return {.owner = owner, .card = test::baseSet().find(title).value()};
}

QStringList storyLines(std::vector<VisibleEvent> told)
{
    for (std::size_t i = 0; i < told.size(); ++i)
        told[i].at = i;
    QStringList lines;
    for (const StoryLine& line : storyOf(told, {test::officialCards(), playerNames(2)}))
        lines << line.text;
    return lines;
}

} // namespace

// What an Agent costs stands with his coming, the Team he joins behind it.
TEST(StoryText, TellsWhatABoughtAgentCostsBeforeHisTeam)
{
    const Language english(QStringLiteral("en"));
    const CardName weiss = titled("Agent Weiss", 1);
    const std::vector<VisibleEvent> happen{
        {.kind = EventKind::BoughtAgent, .seat = 1, .card = weiss, .number = static_cast<int>(Section::Field)},
        {.kind = EventKind::JoinedTeam, .seat = 1, .card = weiss, .number = 1},
        {.kind = EventKind::PaidRp, .seat = 1, .card = weiss, .number = 1}};
    EXPECT_EQ(storyLines(happen), QStringList({"Player B brings Agent Weiss into play, in the Field (1 RP).",
                                               "Player B puts Weiss into Team 2."}));
}

// The Site's own way goes without saying, whatever lay under it.
TEST(StoryText, TellsOnceThatASiteLeaves)
{
    const Language english(QStringLiteral("en"));
    const CardName site = titled("Browning, MT", 0);
    const CardName below = titled("Kick", 1);
    const VisibleEvent left{.kind = EventKind::SiteLeft, .seat = 0, .card = site};
    const VisibleEvent itself{
        .kind = EventKind::Discarded, .seat = 0, .card = site, .number = static_cast<int>(Place::Field)};
    const VisibleEvent other{
        .kind = EventKind::Discarded, .seat = 1, .card = below, .number = static_cast<int>(Place::UnderSite)};
    EXPECT_EQ(storyLines({left, itself}), QStringList({"Browning, MT leaves the Field."}));
    EXPECT_EQ(storyLines({left, other, itself}),
              QStringList({"Browning, MT leaves the Field.", "To the Discard Pile: Kick of Player B."}));
}

// OQ-130: what was taken from another is discarded by who had it.
TEST(StoryText, TellsWhoHadWhatIsDiscarded)
{
    const Language english(QStringLiteral("en"));
    const VisibleEvent gone{.kind = EventKind::Discarded,
                            .seat = 0,
                            .who = 1,
                            .card = titled("Kick", 0),
                            .number = static_cast<int>(Place::Table)};
    EXPECT_EQ(storyLines({gone}), QStringList({"Player B discards Kick of Player A."}));
    EXPECT_EQ(sentence(gone, {test::officialCards(), playerNames(2)}), "Player B discards Kick of Player A.");
}

TEST(StoryText, TellsWhatIsNamedAndByWhatIsAsked)
{
    const Language english(QStringLiteral("en"));
    const CardName hosteen = titled("Albert Hosteen", 0);
    const VisibleEvent named{.kind = EventKind::Named, .seat = 0, .card = hosteen, .other = titled("Eve 7", 1)};
    const VisibleEvent asked{.kind = EventKind::Asked, .seat = 0, .who = 1, .card = hosteen, .number = 0};
    const VisibleEvent no{.kind = EventKind::AnsweredNo, .seat = 0, .who = 1, .number = 0};
    const QStringList lines = storyLines({named, asked, no});
    ASSERT_EQ(lines.size(), 2);
    EXPECT_EQ(lines[0], "Player A names Eve 7 for Albert Hosteen.");
    EXPECT_TRUE(lines[1].startsWith("Player A asks, by Albert Hosteen, whether the X-File of Player B has the "));
    EXPECT_TRUE(lines[1].endsWith(": no."));
}

// Nothing is said of a round that has not come to its blows yet; what is played before them is no end of it.
TEST(StoryText, ARoundIsOverWhenTheNextBeginsOrTheCombatEnds)
{
    const Language english(QStringLiteral("en"));
    const CardName mcAlpin = titled("Pvt. McAlpin, Zombie", 1);
    const CardName kosseff = titled("Agent Karen Kosseff, Counselor", 0);
    const VisibleEvent began{.kind = EventKind::RoundBegan, .number = kCloseRange, .second = 2};
    const VisibleEvent plays{
        .kind = EventKind::Played, .seat = 1, .card = titled("Rending Claws", 1), .other = mcAlpin};
    const VisibleEvent hits{.kind = EventKind::Allotted, .seat = 0, .card = mcAlpin, .other = kosseff, .number = 3};
    const VisibleEvent hitsNobody{.kind = EventKind::Allotted, .seat = 0, .card = mcAlpin, .other = kosseff};
    const VisibleEvent over{.kind = EventKind::CombatEnded, .seat = 1, .card = mcAlpin};
    const QString head = QStringLiteral("Combat, CRC round 1.");
    const QString nobody = QStringLiteral("Combat, CRC round 1: nobody hits.");
    EXPECT_EQ(storyLines({began}), QStringList(head));
    EXPECT_EQ(storyLines({began, plays}).first(), head) << "the blows may still come";
    EXPECT_EQ(storyLines({began, plays, hits, over}).first(), head);
    EXPECT_EQ(storyLines({began, plays, hitsNobody, over}).first(), nobody);
    EXPECT_EQ(storyLines({began, plays, over}).first(), nobody);
    EXPECT_EQ(storyLines({began, began}), QStringList({nobody, head}));
    const VisibleEvent ends{.kind = EventKind::GameEnded, .seat = 0, .number = static_cast<int>(Ending::Conceded)};
    EXPECT_EQ(storyLines({began, plays, ends}).first(), head) << "somebody has given up before the blows";
}

// SITE-1: nothing may be left to ask, or nothing is asked although there is.
TEST(StoryText, SaysThatASolvedSiteAsksNothing)
{
    const Language english(QStringLiteral("en"));
    const CardName site = titled("Browning, MT", 0);
    const VisibleEvent passed{.kind = EventKind::CheckPassed, .seat = 0, .card = site, .number = 4, .second = 4};
    const VisibleEvent left{.kind = EventKind::SiteLeft, .seat = 0, .card = site};
    const VisibleEvent asked{.kind = EventKind::Asked, .seat = 0, .who = 1, .number = 0};
    const VisibleEvent byText{
        .kind = EventKind::Asked, .seat = 0, .who = 1, .card = titled("Albert Hosteen", 0), .number = 0};
    const VisibleEvent guessed{
        .kind = EventKind::GuessedWrong, .seat = 0, .who = 1, .card = titled("Volcanic Spore", kNoSeat)};
    const QString unasked = QStringLiteral("The check succeeds: 4 against 4. Nothing is asked.");
    const QString plain = QStringLiteral("The check succeeds: 4 against 4.");
    EXPECT_EQ(storyLines({passed, left}).first(), unasked);
    EXPECT_EQ(storyLines({passed, byText, left}).first(), unasked) << "that was asked by a card";
    EXPECT_EQ(storyLines({passed, guessed, asked, left}).first(), unasked) << "the penalty is the other's question";
    EXPECT_EQ(storyLines({passed, asked, left}).first(), plain);
    EXPECT_EQ(storyLines({passed}).first(), plain) << "the question may still come";
    VisibleEvent ofCard = passed;
    ofCard.card = titled("Kick", 0);
    EXPECT_EQ(storyLines({ofCard, left}).first(), plain) << "a check for a card asks nothing anyway";
}

TEST(StoryText, TellsPoolsThatChangePlacesAndWhatIsLost)
{
    const Language english(QStringLiteral("en"));
    EXPECT_EQ(storyLines({{.kind = EventKind::SwappedRp, .seat = 1, .who = 0, .number = 4, .second = 2},
                          {.kind = EventKind::PaidCp, .seat = 0, .number = 2, .second = 1},
                          {.kind = EventKind::Took, .seat = 1, .card = titled("Kick", 1), .number = 1}}),
              QStringList({"Player B exchanges pools with Player A: Player B has 4 RP now, Player A has 2 RP.",
                           "Player A loses 2 CP.", "Player B turns up Kick, from the Bureau Deck."}));
}

} // namespace dossier
