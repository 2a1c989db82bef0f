// Cards on the table: an outline for each type, and nothing shown out of date.
#include "app/board/face_marks.h"
#include "app/board/face_words.h"
#include "app/board/table_card.h"
#include "app/board/table_face.h"
#include "app/card_face/card_face.h"
#include "app/card_face/card_ground.h"
#include "app/card_face/own_facts.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "drawn.h"
#include "support/base_set.h"
#include "test_program.h"

#include <QApplication>
#include <QCursor>
#include <QEnterEvent>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QSet>

#include <gtest/gtest.h>

namespace dossier {

namespace {

Card siteThatNeeds(std::vector<Prerequisite> needs, std::vector<Characteristic> asks)
{
    Card site = test::baseSet()[test::card("XF96-0070v1")];
    site.site->prerequisites = std::move(needs);
    site.site->asks = std::move(asks);
    site.site->reduced.reset();
    return site;
}

QImage faceOf(const Card& card, Look look, qreal width, const PlannedCard& now = {})
{
    const Theme theme = themeFor(look, QApplication::font());
    QImage image(QSizeF(width, width / kFaceProportion).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintTableFace(painter, faceIn(QRectF(image.rect())), card, QStringLiteral("+2 to the Team's level."), theme, now);
    return image;
}

QImage widgetOf(const test::TestProgram& program, CardIndex card, int health)
{
    TableCard widget(program.desk(), nullptr);
    PlannedCard planned{.ref = {}, .card = card};
    planned.rect = {0, 0, 150, 210};
    planned.health = health;
    widget.lay(planned);
    return widget.grab().toImage();
}

QImage hiddenUnderSite(const test::TestProgram& program, int count, int width)
{
    TableCard widget(program.desk(), nullptr);
    PlannedCard planned{.ref = {}, .card = {}, .look = PlannedCard::Slip};
    planned.rect = {0, 0, width, 18};
    planned.count = count;
    widget.lay(planned);
    return widget.grab().toImage();
}

// The rows of pixels in which two pictures differ: first and last.
std::pair<int, int> rowsThatDiffer(const QImage& one, const QImage& other)
{
    std::pair<int, int> rows{one.height(), -1};
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            if (one.pixel(x, y) != other.pixel(x, y))
                rows = {std::min(rows.first, y), y};
    return rows;
}

} // namespace

TEST(TableFace, SaysHowManyLieFaceDownHoweverNarrowItsPlaceIs)
{
    const test::TestProgram program;
    for (const int width : {22, 40, 90, 200})
        for (const auto& [few, more] : {std::pair(1, 2), std::pair(3, 4), std::pair(8, 12)})
            EXPECT_NE(hiddenUnderSite(program, few, width), hiddenUnderSite(program, more, width)) << width;
}

TEST(TableFace, DrawsEveryCardInEveryDensityAndLook)
{
    for (const Card& card : test::baseSet().cards())
        for (const qreal width : {84.0, 140.0})
            EXPECT_GT(test::coloursIn(faceOf(card, Look::Night, width)), 8) << card.id << " " << width;
    const Card& mulder = test::baseSet()[test::card("XF96-0163v1")];
    for (const Look look : {Look::Day, Look::Night, Look::DayContrast, Look::NightContrast})
        for (const qreal width : {60.0, 300.0})
            EXPECT_GT(test::coloursIn(faceOf(mulder, look, width)), 8) << width;
    EXPECT_NE(qAlpha(faceOf(mulder, Look::Day, 1).pixel(0, 0)), 0) << "as small as it may be";
}

// The thumbnail at the side is the smallest.
TEST(TableFace, WhatASiteAsksCoversNothingItNeeds)
{
    using enum Characteristic;
    for (const qreal width : {54.0, 57.0, 64.0, 84.0, 100.0, 140.0, 300.0}) {
        const auto face = [&](Skill second, Characteristic one, Characteristic other) {
            return faceOf(siteThatNeeds({{Skill::Subterfuge, 5}, {second, 5}}, {one, other}), Look::Day, width);
        };
        const QImage face1 = face(Skill::Medical, Affiliation, Method);
        const auto needs = rowsThatDiffer(face1, face(Skill::Behavioral, Affiliation, Method));
        const auto asks = rowsThatDiffer(face1, face(Skill::Medical, Motive, Result));
        EXPECT_LT(needs.second, asks.first) << width;
    }
}

// A hand in a window of 1280 at 150 %: cards that are some 44 wide.
TEST(TableFace, TheSmallestSitesKeepTheirQuestionBelowWhatTheyNeed)
{
    using enum Characteristic;
    for (const char* preview : {"", "5 against 5"})
        for (const qreal width : {42.0, 44.0, 48.0, 52.0, 57.0, 66.0, 84.0, 140.0}) {
            const PlannedCard now{.preview = QString::fromLatin1(preview), .enough = true};
            const auto face = [&](int level, Characteristic asks) {
                Card site = siteThatNeeds({{Skill::Medical, level}}, {asks});
                site.title = "Genetics Clinic, Marin County, CA";
                return faceOf(site, Look::Day, width, now);
            };
            const QImage usual = face(4, Affiliation);
            EXPECT_LE(rowsThatDiffer(usual, face(5, Affiliation)).second,
                      rowsThatDiffer(usual, face(4, Motive)).first + 2)
                << width << " " << preview;
        }
}

TEST(TableFace, WhatASiteNeedsStandsBelowItsTitle)
{
    for (const int shown : {0, 40})
        for (qreal width = 36; width < 150; width += width < 66 ? 1 : 9) {
            const PlannedCard now{.shown = shown < width ? shown : 0};
            const auto face = [&](const char* title, Skill skill) {
                Card site = siteThatNeeds({{skill, 4}}, {Characteristic::Affiliation});
                site.title = title;
                return faceOf(site, Look::Day, width, now);
            };
            for (const Skill other : {Skill::Medical, Skill::CriminalInvestigation}) {
                const QImage usual = face("bake Okobogee, Campsite 53, IA", Skill::AlienInvestigation);
                EXPECT_LE(
                    rowsThatDiffer(usual, face("dake Okobogee, Campsite 53, IA", Skill::AlienInvestigation)).second,
                    rowsThatDiffer(usual, face("bake Okobogee, Campsite 53, IA", other)).first)
                    << width << ' ' << shown;
            }
        }
}

TEST(TableFace, WhatATeamWouldHaveThereIsNeverCutInAWord)
{
    const QFontMetricsF metrics(QApplication::font());
    const QString whole = QStringLiteral("✓ 5 contre 4");
    EXPECT_EQ(previewToFit(whole, metrics, metrics.horizontalAdvance(whole)), whole);
    EXPECT_EQ(previewToFit(whole, metrics, metrics.horizontalAdvance(whole) - 1), "✓ 5");
}

// A Site's Team and at whom it is directed: a word goes as a whole, never its beginning alone.
TEST(TableFace, WhoInvestigatesASiteIsNeverCutInAWord)
{
    const QFont font = QApplication::font();
    const QString whole = QStringLiteral("Team 2 → Supervisor B");
    const QString brief = QStringLiteral("2 → Supervisor B");
    const auto plain = [](QString words) { return words.replace(QChar(0xa0), QLatin1Char(' ')); };
    EXPECT_EQ(plain(noteToFit(whole, brief, font, QFontMetricsF(font).horizontalAdvance(whole))), whole);
    EXPECT_EQ(plain(noteToFit(whole, brief, font, QFontMetricsF(font).horizontalAdvance(whole) / 2)), brief);
    EXPECT_EQ(plain(noteToFit(whole, {}, font, 1)), whole) << "there is nothing shorter";
}

TEST(TableFace, TheSmallestAdversariesKeepTheirFiguresApart)
{
    Card slithers = test::baseSet()[test::card("XF96-0343v1")];
    slithers.title = "Slithers In The Dark";
    const auto face = [&](int health, qreal width, int damage) {
        Card other = slithers;
        other.adversary->health.value = health;
        return faceOf(other, Look::Day, width, PlannedCard{.damage = damage});
    };
    for (const qreal width : {42.0, 44.0, 48.0, 52.0, 57.0, 66.0, 84.0, 140.0}) {
        Card renamed = slithers;
        renamed.adversary->closeRange.value = 8;
        const QImage usual = face(5, width, 1);
        const auto figures = rowsThatDiffer(usual, faceOf(renamed, Look::Day, width, PlannedCard{.damage = 1}));
        const auto pips = rowsThatDiffer(usual, face(5, width, 3));
        EXPECT_LT(figures.second, pips.first) << width;
        const test::TestProgram french(QStringLiteral("fr")); // whose words for the ranges are others
        const auto words = rowsThatDiffer(usual, face(5, width, 1));
        EXPECT_LT(words.second, pips.first) << width;
        EXPECT_LT(rowsThatDiffer(face(5, width, 0), face(5, width, 3)).second, usual.height() - 2) << width;
    }
}

// CASE-10: of two prerequisites one is enough. In another language another word says it.
TEST(TableFace, SaysThatOneOfTwoPrerequisitesIsEnough)
{
    using enum Characteristic;
    for (const qreal width : {84.0, 100.0, 140.0}) {
        std::vector<QImage> one;
        std::vector<QImage> two;
        for (const char* language : {"en", "fr"}) {
            const test::TestProgram program(QString::fromLatin1(language));
            one.push_back(faceOf(siteThatNeeds({{Skill::Sciences, 5}}, {}), Look::Day, width));
            two.push_back(faceOf(siteThatNeeds({{Skill::Sciences, 5}, {Skill::Sciences, 5}}, {}), Look::Day, width));
        }
        // The skill is called alike in both; below it stands what the Site asks.
        EXPECT_LT(rowsThatDiffer(two[0], two[1]).first, rowsThatDiffer(one[0], one[1]).first - 8) << width;
    }
}

// Thirteen cards in a hand of a window of 1280: the column of an Adversary's figure is some 16 wide.
TEST(FaceWords, KeepApartFromThoseBesideThem)
{
    for (const char* words : {"LRC", "CRC", "Health"})
        for (const qreal width : {14.0, 16.0, 20.0, 40.0})
            for (const qreal points : {6.0, 8.0, 12.0}) {
                QFont font = QApplication::font();
                font.setPointSizeF(points);
                EXPECT_LE(QFontMetricsF(wholeIn(font, words, width)).horizontalAdvance(words), width + 0.5)
                    << words << " in " << width;
            }
}

// The hand is laid anew: a card that went from under the mouse lies down.
TEST(TableCards, LieDownWhereTheMouseIsNotOverThemAnyMore)
{
    const test::TestProgram program;
    QWidget board;
    board.resize(600, 400);
    TableCard card(program.desk(), &board);
    PlannedCard planned{.ref = {}, .card = test::card("XF96-0163v1")};
    planned.inHand = true;
    const QPoint mouse = board.mapFromGlobal(QCursor::pos());
    planned.rect = QRect(0, 0, 100, 140);
    planned.rect.moveCenter(mouse);
    card.lay(planned);
    QEnterEvent enters{QPointF(5, 5), QPointF(5, 5), QPointF(QCursor::pos())};
    QApplication::sendEvent(&card, &enters);
    EXPECT_TRUE(card.isLifted());
    planned.rect.translate(20, 0);
    card.lay(planned);
    EXPECT_TRUE(card.isLifted()) << "the mouse is still over it";
    planned.rect.translate(200, 0);
    card.lay(planned);
    EXPECT_FALSE(card.isLifted());
    QApplication::sendEvent(&card, &enters);
    card.forgetMouse();
    EXPECT_FALSE(card.isLifted());
}

// A case goes on stage, and those who were cards become lines: for an instant they were marks as large as cards.
TEST(TableCards, ALineIsALineOnItsWay)
{
    const test::TestProgram program;
    TableCard widget(program.desk(), nullptr);
    PlannedCard planned{.ref = {}, .card = test::card("XF96-0163v1"), .look = PlannedCard::Slip};
    planned.rect = {0, 0, 90, 18};
    widget.lay(planned);
    widget.comeFrom({200, 100, 96, 136}, false);
    EXPECT_EQ(widget.height(), 18);
    widget.leaveFor({200, 100, 96, 136});
    widget.hurry();
    EXPECT_EQ(widget.height(), 18);
}

TEST(TableFace, EveryTypeHasAnOutlineOfItsOwn)
{
    for (int a = 0; a < kCardTypes; ++a)
        for (int b = a + 1; b < kCardTypes; ++b)
            EXPECT_NE(outlineOf(static_cast<CardType>(a), {0, 0, 126, 176}),
                      outlineOf(static_cast<CardType>(b), {0, 0, 126, 176}));
}

TEST(TableFace, ShowsWhatHoldsNow)
{
    const Card& mulder = test::baseSet()[test::card("XF96-0163v1")];
    const QImage plain = faceOf(mulder, Look::Night, 120);
    EXPECT_NE(faceOf(mulder, Look::Night, 120, {.damage = 2, .health = 3}), plain);
    EXPECT_NE(faceOf(mulder, Look::Night, 120, {.health = 5, .falling = 1}), plain);
    EXPECT_NE(faceOf(mulder, Look::Night, 120, {.tokens = 3}), plain);
    EXPECT_NE(faceOf(mulder, Look::Night, 120, {.purse = true}), plain);
    EXPECT_NE(faceOf(mulder, Look::Night, 120, {.states = {"stunned"}}), plain);
    EXPECT_NE(faceOf(mulder, Look::Night, 120, {.plain = true}), plain) << "no Cost in the Basic Game";
}

namespace {

// What differs between two pictures.
QRect placeOfDifference(const QImage& one, const QImage& other)
{
    QRect place;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            if (one.pixel(x, y) != other.pixel(x, y))
                place |= QRect(x, y, 1, 1);
    return place;
}

QImage agentAt(const Card& card, int percent, qreal width, const PlannedCard& now)
{
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * percent / 100);
    const Theme theme = themeFor(Look::Night, font);
    QImage image(QSizeF(width, width / kFaceProportion).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintTableFace(painter, faceIn(QRectF(image.rect())), card, {}, theme, now);
    return image;
}

} // namespace

// Tokens and an Agent's own points are told at every size of card and text, and cover no Cost.
TEST(TableFace, TokensAreSeenAtEverySize)
{
    for (const char* number : {"XF96-0163v1", "XF96-0173v1", "XF96-0182v1", "XF96-0183v1"}) {
        const Card& agent = test::baseSet()[test::card(number)];
        Card dearer = agent;
        dearer.cost->base += 1;
        for (const int percent : {100, 125, 150, 200})
            for (const qreal width : {60.0, 72.0, 84.0, 98.0, 120.0, 170.0})
                for (const int shown : {0, std::max(30, static_cast<int>(width * 0.35))})
                    for (const bool purse : {false, true}) {
                        const auto with = [&](const Card& card, int tokens) {
                            return agentAt(card, percent, width, {.tokens = tokens, .purse = purse, .shown = shown});
                        };
                        const QRect tokens = placeOfDifference(with(agent, 2), with(agent, 3));
                        const QRect cost = placeOfDifference(with(agent, 3), with(dearer, 3));
                        EXPECT_FALSE(tokens.isEmpty()) << agent.title << " " << percent << " % " << width;
                        EXPECT_FALSE(tokens.intersects(cost)) << agent.title << " " << percent << " % " << width;
                        EXPECT_TRUE(shown == 0 || tokens.right() <= shown) << agent.title;
                    }
    }
}

// Where tokens have a line of their own on a low card, Health has no other line than that.
TEST(TableFace, HealthNeverStandsInTheName)
{
    const auto low = [](const char* name, int health) {
        Card agent = test::baseSet()[test::card("XF96-0163v1")];
        agent.title = name;
        QFont font = QApplication::font();
        font.setPointSizeF(font.pointSizeF() * 1.5);
        const Theme theme = themeFor(Look::Day, font);
        QImage image(52, 74, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        const PlannedCard now{.damage = 5 - health, .health = health, .tokens = 3};
        paintTableFace(painter, QRectF(image.rect()).adjusted(1, 1, -1, -1), agent, {}, theme, now);
        return image.copy(0, 0, image.width(), image.height() - 10); // without the pips
    };
    const QRect name = placeOfDifference(low("Agent Mulder", 0), low("Agent Dodger", 0));
    const QRect health = placeOfDifference(low("Agent Mulder", 0), low("Agent Mulder", 3));
    EXPECT_FALSE(health.isEmpty());
    EXPECT_FALSE(name.isEmpty());
    EXPECT_FALSE(name.intersects(health));
}

TEST(TableFace, NeededSkillsComeFirst)
{
    const AgentFacts& mulder = *test::baseSet()[test::card("XF96-0163v1")].agent;
    EXPECT_EQ(skillsInOrder(mulder, 0).front(), Skill::AlienInvestigation);
    EXPECT_EQ(skillsInOrder(mulder, 1 << static_cast<int>(Skill::Sciences)).front(), Skill::Sciences);
}

// In the smallest size both of two skills and both questions were drawn, one over the other.
TEST(TableFace, ASitesQuestionsStayBelowItsSkills)
{
    for (const Card& card : test::baseSet().cards()) {
        if (!card.site || card.site->asks.size() < 2)
            continue;
        Card unasked = card;
        unasked.site->asks.clear();
        Card empty = unasked;
        empty.site->prerequisites.clear();
        const PlannedCard now{.preview = "✓ 5 against 5", .enough = true};
        const QImage skillsOnly = faceOf(unasked, Look::Day, 84, now);
        EXPECT_LE(rowsThatDiffer(skillsOnly, faceOf(empty, Look::Day, 84, now)).second,
                  rowsThatDiffer(skillsOnly, faceOf(card, Look::Day, 84, now)).first + 2)
            << card.title;
    }
}

TEST(TableFace, ShortNamesKeepWhoItIs)
{
    EXPECT_EQ(shortName("Agent Karen Kosseff, Counselor"), "Kosseff");
    EXPECT_EQ(shortName("U.S. Marshall Tapia"), "Tapia");
}

// A face that was drawn in one language stayed for the other.
// However little room there is, no two skills are called alike.
TEST(TableFace, SkillsKeepWhatTellsThem)
{
    for (const char* language : {"en", "fr"}) {
        const test::TestProgram program{language};
        const QFontMetricsF metrics(program.desk().appearance.theme().text);
        QSet<QString> names;
        for (int skill = 0; skill < kSkills; ++skill)
            names << skillToFit(static_cast<Skill>(skill), metrics, 10, false);
        EXPECT_EQ(names.size(), kSkills) << language << ": " << names.values().join(", ").toStdString();
    }
}

// BASIC-13, BASIC-14, BASIC-37: nothing of points and Combat in a game that has neither.
TEST(TableFace, TheBasicGameShowsNothingItHasNot)
{
    const Card& butts = test::baseSet()[test::card("XF96-0091v1")];
    const QString text = QStringLiteral("X = 1, 3, 5 or 9 CP: \u22121 to \u22124. When: OCCULT check.");
    EXPECT_EQ(basicText(butts, text), QStringLiteral("\u22122. When: OCCULT check."));
    EXPECT_EQ(basicText(test::baseSet()[test::card("XF96-0163v1")], text), QString());
    EXPECT_EQ(basicText(test::baseSet()[test::card("XF96-0333v1")], text), QString());
    EXPECT_EQ(basicText(test::baseSet()[test::card("XF96-0002v1")], text), text);
}

TEST(TableFace, ALongTitleIsSetNarrower)
{
    const Theme theme = themeFor(Look::Day, QApplication::font());
    const QFont font = FaceWords(theme, 120).font(13, true);
    const QString title = QStringLiteral("Mahan Propulsion Laboratory, Colson, WA");
    const qreal width = QFontMetricsF(font).horizontalAdvance(title) * 0.45;
    EXPECT_LT(fittedToLines(font, title, width, 2).stretch(), font.stretch());
    EXPECT_EQ(fittedToLines(font, title, width * 3, 2).stretch(), font.stretch());
}

TEST(TableFace, SpeaksTheLanguageOfTheProgram)
{
    const CardIndex site = test::card("XF96-0063v1");
    QImage english;
    {
        const test::TestProgram program(QStringLiteral("en"));
        english = widgetOf(program, site, -1);
        EXPECT_EQ(widgetOf(program, site, -1), english);
    }
    const test::TestProgram program(QStringLiteral("fr"));
    EXPECT_NE(widgetOf(program, site, -1), english);
}

TEST(TableFace, FollowsTheLookAndTheSizeOfText) // The whole class of such faults
{
    test::TestProgram program;
    const CardIndex agent = test::card("XF96-0163v1");
    program.desk().appearance.choose(LookChoice::Night);
    const QImage night = widgetOf(program, agent, 5);
    program.desk().appearance.choose(LookChoice::Day);
    const QImage day = widgetOf(program, agent, 5);
    EXPECT_NE(day, night);
    EXPECT_NE(widgetOf(program, agent, 4), day);
    program.desk().appearance.setTextPercent(150);
    EXPECT_NE(widgetOf(program, agent, 5), day);
}

// Letters that nobody has set narrower yet are as wide as they are, not of no width.
TEST(FaceWords, AreNoNarrowerThanTheirRoomAsksFor)
{
    const QFont usual = QApplication::font();
    const QString words = QStringLiteral("Best within reach: Result: Death");
    const qreal wide = QFontMetricsF(usual).horizontalAdvance(words);
    const qreal room = wide * 0.85;
    const QFont line = fittedToLines(usual, words, room, 1);
    EXPECT_LE(QFontMetricsF(line).horizontalAdvance(words), room + 1) << "narrower";
    const qreal name = QFontMetricsF(usual).horizontalAdvance(QStringLiteral("Supervisor"));
    EXPECT_GT(fittedFont(usual, QStringLiteral("Supervisor"), name * 0.9).stretch(), 75) << "and no more than that";
}

// The hole for its string is cut where the number would stand: its last digit, too, lies before it.
TEST(TableFaces, TheHoleOfATagLeavesTheNumberWhole)
{
    Card card = test::baseSet()[test::card("XF96-0311v1")];
    for (const qreal width : {116.0, 122.0, 130.0, 150.0, 236.0}) {
        card.number = 311;
        const QImage one = faceOf(card, Look::Day, width);
        card.number = 318;
        const QImage other = faceOf(card, Look::Day, width);
        const qreal hole = holeLeft(CardType::Equipment, faceIn(QRectF(one.rect())));
        int differ = 0;
        for (int x = 0; x < one.width(); ++x)
            for (int y = 0; y < one.height() / 4; ++y)
                if (one.pixel(x, y) != other.pixel(x, y)) {
                    ++differ;
                    EXPECT_LT(x, hole + 1) << "at " << width;
                }
        EXPECT_GT(differ, 3) << "at " << width;
    }
}

// In a full hand the Cost of a covered tag stands where its hole would be.
TEST(TableFaces, ATagThatOthersCoverHasNoHoleInItsCost)
{
    const QRectF card(0, 0, 100, 140);
    const QPointF hole((holeLeft(CardType::Equipment, card) + holeLeft(CardType::Equipment, card) + 9) / 2, 8);
    EXPECT_FALSE(outlineOf(CardType::Equipment, card).contains(hole));
    EXPECT_TRUE(outlineOf(CardType::Equipment, card, true).contains(hole));
}

} // namespace dossier
