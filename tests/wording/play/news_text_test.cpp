// What happened since somebody's last choice, and what of it is not worth a word.
#include "engine/state/phase.h"
#include "engine/state/place.h"
#include "support/base_set.h"
#include "wording/play/event_text.h"
#include "wording/play/news_text.h"
#include "wording/play/thing_text.h"
#include "wording/words/language.h"

#include <QSet>

#include <gtest/gtest.h>

namespace dossier {

namespace {

CardName cardOf(const char* title, Seat owner)
{
    return {.owner = owner, .card = test::baseSet().find(title).value()};
}

std::vector<VisibleEvent> inOrder(std::vector<VisibleEvent> told)
{
    for (std::size_t i = 0; i < told.size(); ++i)
        told[i].at = i;
    return told;
}

// As the lone person of a game reads it, in the first seat.
PlayerNames lonePerson()
{
    return {.pool = test::officialCards(), .players = {"You", "Supervisor"}, .you = 0};
}

QStringList newsFor(Seat reader, std::vector<VisibleEvent> told)
{
    QStringList words;
    for (const NewsItem& item : newsOf(inOrder(std::move(told)), lonePerson(), reader))
        words << item.text;
    return words;
}

QStringList storyFor(std::vector<VisibleEvent> told)
{
    QStringList lines;
    for (const StoryLine& line : storyOf(inOrder(std::move(told)), lonePerson()))
        lines << line.text;
    return lines;
}

} // namespace

// BLUFF-5: he sees it happen to his card, over the board as well.
TEST(News, TellTheOwnerThatHisCardIsTurnedUp)
{
    const Language english(QStringLiteral("en"));
    const VisibleEvent turned{
        .kind = EventKind::Revealed, .seat = 0, .card = cardOf("Alien Discretion", 0), .other = cardOf("Kick", 1)};
    const auto news = newsOf({turned}, lonePerson(), 0);
    ASSERT_EQ(news.size(), 1u);
    EXPECT_EQ(news.front().text, "Your Alien Discretion is turned up");
    EXPECT_TRUE(news.front().result);
    EXPECT_EQ(news.front().card.card, turned.card.card);
    EXPECT_EQ(newsFor(1, {turned}).size(), 1);
}

// Whatever another's card or power does to one's own is seen; what one does oneself one knows.
TEST(News, TellWhatAnotherDoesToOnesOwn)
{
    const Language english(QStringLiteral("en"));
    const CardName mulder = cardOf("Agent Fox Mulder", 0);
    const CardName card = cardOf("Alien Discretion", 1);
    const std::vector<VisibleEvent> happen{
        {.kind = EventKind::Discarded, .seat = 0, .card = mulder},
        {.kind = EventKind::Moved, .seat = 0, .card = mulder, .number = static_cast<int>(Section::Bureau)},
        {.kind = EventKind::Healed, .seat = 0, .card = mulder, .number = 2},
        {.kind = EventKind::WentAway, .seat = 0, .card = mulder, .number = 1},
        {.kind = EventKind::Tokens, .seat = 0, .card = mulder, .number = 1},
        {.kind = EventKind::Tokens, .seat = 0, .card = mulder, .number = 0},
        {.kind = EventKind::LeftOut, .seat = 0, .card = mulder},
        {.kind = EventKind::GainedCp, .seat = 0, .number = 3},
        {.kind = EventKind::PaidRp, .seat = 0, .number = 3}};
    for (const VisibleEvent& event : happen) {
        SCOPED_TRACE(static_cast<int>(event.kind));
        for (const EventKind cause : {EventKind::Resolved, EventKind::Used, EventKind::PowerUsed}) {
            const QStringList news = newsFor(0, {{.kind = cause, .seat = 1, .card = card}, event});
            ASSERT_FALSE(news.isEmpty());
            EXPECT_TRUE(news.last().startsWith("You")) << news.last().toStdString();
            EXPECT_TRUE(newsFor(0, {{.kind = cause, .seat = 0, .card = card}, event}).isEmpty());
        }
        EXPECT_TRUE(newsFor(0, {event}).isEmpty());
    }
}

// A card that heals left no trace but in the log; a Healing Phase goes without saying.
TEST(News, TellWhomAnotherHealsByACard)
{
    const Language english(QStringLiteral("en"));
    const CardName purdue = cardOf("Agent Reggie Purdue", 1);
    const VisibleEvent healed{.kind = EventKind::Healed, .seat = 1, .card = purdue, .number = 2};
    const VisibleEvent played{.kind = EventKind::Resolved, .seat = 1, .card = cardOf("Medical Treatment", 1)};
    EXPECT_EQ(newsFor(0, {played, healed}), QStringList("Purdue of Supervisor +2"));
    EXPECT_TRUE(newsFor(0, {healed}).isEmpty());
}

// No sentence, and no news, about a nothing; every event goes with a line all the same.
TEST(News, AreNeverAboutANothing)
{
    const Language english(QStringLiteral("en"));
    const CardName mulder = cardOf("Agent Fox Mulder", 0);
    const VisibleEvent comesBack{.kind = EventKind::CameBack, .seat = 0, .card = mulder};
    for (const VisibleEvent& nothing : std::vector<VisibleEvent>{
             {.kind = EventKind::Healed, .seat = 0, .card = mulder},
             {.kind = EventKind::Hurt, .seat = 0, .card = mulder, .second = 3},
             {.kind = EventKind::Drew, .seat = 0},
             {.kind = EventKind::GainedCp, .seat = 0},
             {.kind = EventKind::PaidRp, .seat = 0},
             {.kind = EventKind::TakenOut, .seat = 0},
             {.kind = EventKind::Reshuffled, .seat = 0, .second = 2},
             {.kind = EventKind::Prevented, .seat = 0, .card = mulder},
             {.kind = EventKind::Allotted, .seat = 0, .card = cardOf("Squeeze", 1), .other = mulder}}) {
        SCOPED_TRACE(static_cast<int>(nothing.kind));
        EXPECT_EQ(storyFor({comesBack, nothing}), storyFor({comesBack}));
        EXPECT_EQ(storyFor({nothing, comesBack}), storyFor({comesBack}));
        const auto story = storyOf(inOrder({comesBack, nothing}), lonePerson());
        ASSERT_EQ(story.size(), 1u);
        EXPECT_EQ(story.front().events, (std::vector<std::size_t>{0, 1}));
        EXPECT_TRUE(newsFor(0, {nothing}).isEmpty());
        EXPECT_TRUE(newsFor(1, {nothing}).isEmpty());
    }
}

// A Site that leaves, or a Bluff that was used before, is no card of the hand.
TEST(News, SayFromWhereACardIsDiscarded)
{
    const Language english(QStringLiteral("en"));
    const CardName site = cardOf("Aubrey, MO", 1);
    const CardName bluff = cardOf("Car Troubles", 1);
    const auto discards = [](const CardName& card, Place from) {
        return VisibleEvent{.kind = EventKind::Discarded, .seat = 1, .card = card, .number = static_cast<int>(from)};
    };
    EXPECT_EQ(newsFor(0, {{.kind = EventKind::SiteLeft, .seat = 1, .card = site},
                          discards(site, Place::Field),
                          discards(bluff, Place::UnderSite)}),
              QStringList({"Aubrey, MO leaves the Field", "Car Troubles of Supervisor is discarded"}));
    EXPECT_EQ(newsFor(0, {discards(bluff, Place::Table)}), QStringList("Car Troubles of Supervisor is discarded"));
    EXPECT_EQ(newsFor(0, {discards(bluff, Place::Hand)}), QStringList("Supervisor discards Car Troubles from hand"));
    EXPECT_EQ(newsFor(0, {discards(bluff, Place::Hand), discards(site, Place::Hand), discards(bluff, Place::Deck)}),
              QStringList({"Supervisor discards 2 cards from hand", "Supervisor discards 1 card of the Bureau Deck"}));
    EXPECT_TRUE(newsFor(1, {{.kind = EventKind::SiteLeft, .seat = 1, .card = site}}).isEmpty());
}

TEST(News, TellWhatWasPrevented) // COMBAT-30
{
    const Language english(QStringLiteral("en"));
    const CardName squeeze = cardOf("Squeeze", 1);
    EXPECT_EQ(newsFor(0, {{.kind = EventKind::Prevented, .seat = 1, .card = squeeze, .other = squeeze, .number = 4}}),
              QStringList("Squeeze of Supervisor: 4 damage prevented"));
    EXPECT_EQ(newsFor(1, {{.kind = EventKind::Prevented,
                           .seat = 0,
                           .card = cardOf("Agent Fox Mulder", 0),
                           .other = cardOf("Kick", 0),
                           .number = 1}}),
              QStringList("Your Agent Fox Mulder: Kick prevents 1 damage"));
}

TEST(News, SayNoneWhereThereIsNone)
{
    const Language english(QStringLiteral("en"));
    const CardName mulder = cardOf("Agent Fox Mulder", 0);
    const CardName scully = cardOf("Agent Dana Scully", 0);
    const VisibleEvent tokens{.kind = EventKind::Tokens, .seat = 0, .card = mulder};
    const VisibleEvent sold{.kind = EventKind::Sold, .seat = 1, .card = cardOf("Kick", 1)};
    EXPECT_EQ(storyFor({tokens}), QStringList("Your Agent Fox Mulder has no tokens left."));
    EXPECT_EQ(storyFor({tokens, {.kind = EventKind::Tokens, .seat = 0, .card = scully, .number = 2}}),
              QStringList("You have tokens on Agent Fox Mulder (none) and Agent Dana Scully (2) now."));
    EXPECT_EQ(storyFor({{.kind = EventKind::Used, .seat = 0, .card = mulder}, tokens}),
              QStringList("You use Agent Fox Mulder (no tokens left)."));
    EXPECT_EQ(storyFor({sold}), QStringList("Supervisor sells Kick for nothing."));
    EXPECT_EQ(storyFor({sold, sold}), QStringList("Supervisor sells Kick (0) and Kick (0) for nothing."));
    EXPECT_EQ(newsFor(0, {sold}), QStringList("Supervisor sells Kick"));
    EXPECT_EQ(storyFor({{.kind = EventKind::Abducted, .seat = 0, .card = mulder}}),
              QStringList("Your Agent Fox Mulder is abducted; the Bureau Deck is empty."));
}

// All titles with commas, of all sets: who is told from all others by what stands before it is called so, and nothing
// else loses a word.
TEST(ThingText, CallsOnlyThoseByLessThanTheirTitleWhoseNameItIs)
{
    const PlayerNames cast{test::officialCards(), playerNames(2)};
    QSet<QString> shortened;
    for (std::size_t i = 0; i < cast.pool.size(); ++i) {
        const CardName card{.owner = 0, .card = static_cast<CardIndex>(i)};
        if (const QString called = calledText(card, cast); called != cardText(card, cast))
            shortened << called;
    }
    EXPECT_EQ(shortened, (QSet<QString>{"Agent Janus", "Agent Karen Kosseff", "Lt. Brian Tillman", "Pvt. McAlpin"}));
    EXPECT_EQ(calledText(cardOf("Good People, Good Food", 1), cast), "Good People, Good Food");
}

TEST(News, TellWhatAnotherNamesTurnsUpAndTakesOver)
{
    const Language english(QStringLiteral("en"));
    const CardName hosteen = cardOf("Albert Hosteen", 1);
    EXPECT_EQ(newsFor(0, {{.kind = EventKind::Named, .seat = 1, .card = hosteen, .other = cardOf("Eve 7", 0)},
                          {.kind = EventKind::Took, .seat = 1, .card = cardOf("Kick", 1), .number = 1},
                          {.kind = EventKind::SwappedRp, .seat = 1, .who = 0, .number = 4, .second = 2},
                          {.kind = EventKind::BoughtAgent, .seat = 1, .card = cardOf("Agent Weiss", 1)}}),
              QStringList({"Supervisor names Eve 7", "Supervisor turns up Kick",
                           "Pools exchanged: Supervisor has 4 RP, you have 2 RP", "Supervisor brings Weiss"}));
}

// Nobody knows beforehand which card comes to him from his deck.
TEST(News, TellWhatOneTurnsUpOneself)
{
    const Language english(QStringLiteral("en"));
    const std::vector<VisibleEvent> told{{.kind = EventKind::Took, .seat = 0, .card = cardOf("Kick", 0), .number = 1},
                                         {.kind = EventKind::Took, .seat = 0, .card = cardOf("Eve 7", 0)},
                                         {.kind = EventKind::Took, .seat = 1}};
    const std::vector<NewsItem> news = newsOf(inOrder(told), lonePerson(), 0);
    ASSERT_EQ(news.size(), 2u);
    EXPECT_EQ(news[0].text, "You turn up Kick");
    EXPECT_TRUE(news[0].result) << "it is shown large, too";
    EXPECT_EQ(news[1].text, "You take Eve 7");
    EXPECT_FALSE(news[1].result) << "he has looked for it";
}

// MULTI-10: a question among others is heard, its answer is not.
TEST(News, TellWhatOthersAskEachOther)
{
    const Language english(QStringLiteral("en"));
    const PlayerNames cast{.pool = test::officialCards(), .players = {"You", "Supervisor B", "Supervisor C"}, .you = 0};
    const VisibleEvent asked{.kind = EventKind::Asked, .seat = 1, .who = 2, .number = 0};
    const auto words = [&](Seat reader) {
        QStringList all;
        for (const NewsItem& item : newsOf(inOrder({asked}), cast, reader))
            all << item.text;
        return all.join('\n');
    };
    EXPECT_TRUE(words(0).startsWith("Supervisor B asks Supervisor C: ")) << words(0).toStdString();
    EXPECT_EQ(words(1), "") << "the answer says it, too";
    EXPECT_EQ(words(2), "") << "the answer says it, too";
}

// By whose text it is asked, where one asks.
TEST(News, TellWhoseQuestionItIs)
{
    const Language english(QStringLiteral("en"));
    const VisibleEvent asked{
        .kind = EventKind::Asked, .seat = 1, .who = 0, .card = cardOf("Albert Hosteen", 1), .number = 0};
    const VisibleEvent no{.kind = EventKind::AnsweredNo, .seat = 1, .who = 0, .number = 0};
    const QStringList news = newsFor(0, {asked, no});
    ASSERT_EQ(news.size(), 1);
    EXPECT_TRUE(news[0].startsWith("Supervisor asks: ")) << news[0].toStdString();
    EXPECT_TRUE(news[0].endsWith(" (Albert Hosteen)")) << news[0].toStdString();
    EXPECT_FALSE(newsFor(0, {no}).join(' ').contains("Hosteen"));
}

// A Site that leaves takes what lay under it along; its own way goes without saying.
TEST(News, TellOnceThatASiteLeaves)
{
    const Language english(QStringLiteral("en"));
    const CardName site = cardOf("Browning, MT", 1);
    EXPECT_EQ(
        newsFor(0, {{.kind = EventKind::SiteLeft, .seat = 1, .card = site},
                    {.kind = EventKind::Discarded,
                     .seat = 1,
                     .card = cardOf("Kick", 1),
                     .number = static_cast<int>(Place::UnderSite)},
                    {.kind = EventKind::Discarded, .seat = 1, .card = site, .number = static_cast<int>(Place::Field)}}),
        QStringList({"Browning, MT leaves the Field", "Kick of Supervisor is discarded"}));
}

} // namespace dossier
