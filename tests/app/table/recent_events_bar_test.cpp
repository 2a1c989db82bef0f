// What happened since the viewer's last choice, and the banner over the board.
#include "app/board/player_side.h"
#include "app/stage/answer_page.h"
#include "app/table/play_page.h"
#include "app/table/recent_event_chip.h"
#include "app/table/recent_events_bar.h"
#include "app/table/table_banner.h"
#include "app/table/table_panel.h"
#include "app/theme/appearance.h"
#include "pictures/table_demo.h"
#include "shell/painted_text.h"
#include "table/sample_table.h"
#include "table/seen_answer.h"
#include "table/table_game.h"

#include <QSignalSpy>
#include <QToolButton>

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

namespace {

class SinceTheLastChoice : public testing::Test
{
protected:
    SinceTheLastChoice()
    {
        test::goToTableWithSample(program);
        test::goToGame(program);
    }

    TableGame& game() { return program.window().table().game(); }
    RecentEventsBar& strip() { return program.find<RecentEventsBar>("sinceStrip"); }

    // Up to where there is this much to tell.
    void playUntil(std::size_t news)
    {
        playDemonstration(game(), program.desk().openDeck.deck(), 2, 6, [&](const TableGame& at) {
            return newsOf(at.story(at.lastChoice()), at.cast(), at.viewer()).size() >= news;
        });
        while (test::seeAnswer(program)) {
        }
        ASSERT_FALSE(game().isOver());
    }
    QList<RecentEventChip*> chips()
    {
        QList<RecentEventChip*> shown;
        for (RecentEventChip* chip : strip().findChildren<RecentEventChip*>())
            if (!chip->isHidden())
                shown << chip;
        return shown;
    }

    test::TestProgram program;
};

} // namespace

TEST_F(SinceTheLastChoice, TellsWhatTheOtherDid)
{
    playUntil(6);
    EXPECT_GE(strip().news().size(), 6u);
    EXPECT_FALSE(chips().isEmpty());
    EXPECT_LT(chips().size(), 7);
    for (RecentEventChip* chip : chips())
        EXPECT_TRUE(strip().rect().contains(chip->geometry())) << chip->text().toStdString();
    const QString name = strip().accessibleName();
    EXPECT_TRUE(name.startsWith("Since your last choice: ")) << name.toStdString();
    EXPECT_TRUE(program.find<QToolButton>("sinceMore").text().startsWith(QString::number(strip().news().size())));
    const std::size_t from = game().lastChoice();
    for (const NewsItem& item : strip().news())
        EXPECT_GE(item.event, from);
}

// What came of a card says little without the card: it is not what has no room.
TEST_F(SinceTheLastChoice, TheCardPlayedLastKeepsItsChip)
{
    playDemonstration(game(), program.desk().openDeck.deck(), 2, 6, [&](const TableGame& at) {
        const auto news = newsOf(at.story(at.lastChoice()), at.cast(), at.viewer());
        return news.size() >= 4 && std::ranges::any_of(news, &NewsItem::cause);
    });
    while (test::seeAnswer(program)) {
    }
    const auto& news = strip().news();
    const auto played = std::find_if(news.rbegin(), news.rend(), [](const NewsItem& item) { return item.cause; });
    ASSERT_NE(played, news.rend());
    QStringList words;
    for (RecentEventChip* chip : chips())
        words << chip->text();
    EXPECT_TRUE(words.contains(played->text)) << words.join(" | ").toStdString();
}

// What came of a check or a Combat is worth more room than what was used or discarded on the way.
TEST_F(SinceTheLastChoice, AResultKeepsItsChipBeforeTheWayToIt)
{
    const auto isOutcome = [](const NewsItem& item) { return item.result && item.card.isKnown(); };
    playDemonstration(game(), program.desk().openDeck.deck(), 2, 6, [&](const TableGame& at) {
        const auto news = newsOf(at.story(at.lastChoice()), at.cast(), at.viewer());
        const auto outcome = std::ranges::find_if(news, isOutcome);
        return outcome != news.end() && news.end() - outcome >= 5;
    });
    while (test::seeAnswer(program)) {
    }
    const auto& news = strip().news();
    const auto outcome = std::find_if(news.rbegin(), news.rend(), isOutcome);
    ASSERT_NE(outcome, news.rend());
    QStringList words;
    QList<RecentEventChip*> row = chips();
    std::ranges::sort(row, {}, [](const RecentEventChip* chip) { return chip->x(); });
    for (RecentEventChip* chip : row)
        words << chip->text();
    ASSERT_LT(words.size(), static_cast<qsizetype>(news.size())) << "there has to be too much for the strip";
    EXPECT_TRUE(words.contains(outcome->text)) << words.join(" | ").toStdString();
    for (qsizetype i = 1; i < words.size(); ++i) { // in the order in which it happened
        const auto at = [&](const QString& text) { return std::ranges::find(news, text, &NewsItem::text); };
        EXPECT_LE(at(words[i - 1]), at(words[i]));
    }
}

TEST_F(SinceTheLastChoice, AChipLeadsToItsCard)
{
    playUntil(6);
    QSignalSpy wanted(&strip(), &RecentEventsBar::cardWanted);
    int known = 0;
    for (RecentEventChip* chip : chips()) {
        chip->click();
        known += chip->card() ? 1 : 0;
    }
    EXPECT_GT(known, 0);
    EXPECT_EQ(wanted.count(), known);
    EXPECT_TRUE(program.find<QWidget>("sideCard").isVisible());
}

// ZONE-21: what is hidden from the viewer is not in it.
TEST_F(SinceTheLastChoice, NamesOnlyWhatTheViewerWasTold)
{
    int seen = 0;
    playDemonstration(game(), program.desk().openDeck.deck(), 2, 6, [&](const TableGame& at) {
        const std::vector<VisibleEvent> story = at.story(at.lastChoice());
        for (const NewsItem& item : newsOf(story, at.cast(), at.viewer())) {
            const auto told = std::ranges::find(story, item.event, &VisibleEvent::at);
            EXPECT_NE(told, story.end());
            EXPECT_TRUE(!item.card.isKnown() ||
                        std::ranges::any_of(story.begin(), std::next(told), [&](const auto& each) {
                            return item.card == each.card || item.card == each.other;
                        }));
            EXPECT_FALSE(item.text.contains('%')) << item.text.toStdString();
            ++seen;
        }
        return at.seen().turn > 4;
    });
    EXPECT_GT(seen, 40);
}

TEST_F(SinceTheLastChoice, ABannerTellsTheTurnUnlessItShallBeCalm)
{
    auto& banner = program.find<TableBanner>("tableBanner");
    bool told = false;
    const auto watch = [&](const TableGame& at) {
        told = told || !banner.words().isEmpty();
        if (banner.isVisible())
            for (const PlayerSide* side : program.window().findChildren<PlayerSide*>()) {
                EXPECT_FALSE(side->isVisible() && side->geometry().intersects(banner.geometry()))
                    << "it lies over pools: " << banner.words().toStdString();
            }
        return at.seen().turn > 3;
    };
    program.desk().appearance.setCalm(true);
    playDemonstration(game(), program.desk().openDeck.deck(), 1, 4, watch);
    EXPECT_FALSE(told);
    program.desk().appearance.setCalm(false);
    playDemonstration(game(), program.desk().openDeck.deck(), 1, 4, watch);
    EXPECT_TRUE(told);
    const QString words = banner.words();
    QTest::mouseClick(&banner, Qt::RightButton); // asks for the pace
    EXPECT_EQ(banner.words(), words);
    QTest::mouseClick(&banner, Qt::LeftButton);
    EXPECT_TRUE(banner.words().isEmpty());
    EXPECT_TRUE(banner.isHidden());
}

// How a check ended was gone with the answer that lay over it.
TEST_F(SinceTheLastChoice, ABannerWaitsBehindAnAnswer)
{
    auto& banner = program.find<TableBanner>("tableBanner");
    auto& answer = program.find<AnswerPage>("answerPage");
    playDemonstration(game(), program.desk().openDeck.deck(), 1, 4,
                      [&](const TableGame&) { return !banner.words().isEmpty(); });
    const QString words = banner.words();
    ASSERT_FALSE(words.isEmpty());
    emit answer.opened();
    EXPECT_TRUE(banner.isHidden());
    banner.hurry(); // by the key that leads on from the answer
    emit answer.closed();
    EXPECT_EQ(banner.words(), words);
    EXPECT_FALSE(banner.isHidden());
    banner.hurry();
    EXPECT_TRUE(banner.words().isEmpty());
}

// What came of it stands last, and was what was cut off.
TEST_F(SinceTheLastChoice, ABannerWithoutRoomStillSaysTheResult)
{
    auto& banner = program.find<TableBanner>("tableBanner");
    playDemonstration(game(), program.desk().openDeck.deck(), 1, 4,
                      [&](const TableGame&) { return banner.words().size() > 20; });
    ASSERT_GT(banner.words().size(), 20);
    banner.resize(160, banner.height());
    const std::vector<test::PaintedText> painted = test::paintedTexts(banner);
    ASSERT_FALSE(painted.empty());
    EXPECT_EQ(painted.back().words.last(4), banner.words().last(4)) << painted.back().words.toStdString();
}

} // namespace dossier
