// The stage: its meter gives the engine's level, a Combat's ledger the rules' figures, and all of it is said (issue
// 14).
#include "app/board/board.h"
#include "app/board/stage_plan.h"
#include "app/stage/combat_ledger.h"
#include "app/stage/level_meter.h"
#include "app/stage/stage.h"
#include "app/stage/stage_marks.h"
#include "app/stage/stage_words.h"
#include "app/table/table_panel.h"
#include "app/theme/appearance.h"
#include "desk/settings.h"
#include "shell/painted_text.h"
#include "table/level_preview.h"
#include "table/sample_table.h"
#include "table/stage_games.h"
#include "wording/play/play_words.h"
#include "wording/play/thing_text.h"

#include <QAccessible>

#include <gtest/gtest.h>

namespace dossier {

namespace {

VisibleEvent told(EventKind kind, int number, int second = 0, CardIndex other = kNoCardIndex)
{
    VisibleEvent event;
    event.kind = kind;
    event.number = number;
    event.second = second;
    if (other != kNoCardIndex)
        event.other = {.owner = 0, .card = other};
    return event;
}

} // namespace

// CHECK-19: whatever is drawn adds up to the level that counts.
TEST(LevelMeters, PiecesGiveTheLevel)
{
    TableGame game(test::baseSet(), &test::baseEffects());
    int looked = 0;
    test::playPacksUntil(game, [&](const TableGame& at) {
        if (const CheckParts parts = at.view().check) {
            const LevelMeter meter = meterOf(parts, at.cast());
            EXPECT_EQ(meter.sum(), meter.level);
            EXPECT_EQ(meter.level, at.seen().check.level);
            EXPECT_EQ(meter.needed, at.seen().check.needed);
            ++looked;
        }
        return looked >= 150;
    });
    EXPECT_GE(looked, 150);
}

// A skill that a Team has nothing of says nothing about it.
TEST(TeamLevels, NameWhatATeamHas)
{
    TableGame game(test::baseSet(), &test::baseEffects());
    int named = 0;
    test::playPacksUntil(game, [&](const TableGame& at) {
        for (int seat = 0; seat < 2; ++seat)
            for (std::uint8_t team = 0; team < 3; ++team) {
                const QString levels = teamLevelsText(at.view(), at.cast(), static_cast<Seat>(seat), team);
                for (const QString& level : levels.split(QStringLiteral(", "), Qt::SkipEmptyParts)) {
                    EXPECT_FALSE(level.endsWith(QStringLiteral(" 0"))) << level.toStdString();
                    ++named;
                }
            }
        return named >= 300;
    });
    EXPECT_GE(named, 100);
}

TEST(LevelMeters, PersonsAreCalledByTheirLastName)
{
    TableGame game(test::baseSet());
    const auto named = [&](const char* title) {
        CardName name{.owner = 0};
        for (std::size_t i = 0; i < test::baseSet().size(); ++i)
            if (test::baseSet()[static_cast<CardIndex>(i)].title == title)
                name.card = static_cast<CardIndex>(i);
        return shortName(name, game.cast());
    };
    EXPECT_EQ(named("Agent Fox Mulder"), QStringLiteral("Mulder"));
    EXPECT_EQ(named("Agent Karen Kosseff, Counselor"), QStringLiteral("Kosseff"));
    EXPECT_EQ(named("Cigarette Butts"), QStringLiteral("Cigarette Butts"));
}

TEST(LevelMeters, TheWordsFollowTheLevel)
{
    CheckParts parts;
    parts.check = {0, 0, 0, 4, 3};
    EXPECT_EQ(standingOf(parts, false).words, QStringLiteral("one short"));
    EXPECT_FALSE(standingOf(parts, false).enough);
    parts.check.level = 2;
    EXPECT_EQ(standingOf(parts, false).words, QStringLiteral("2 short"));
    parts.reduced = 2; // SITE-8
    EXPECT_EQ(standingOf(parts, false).words, QStringLiteral("enough for its named question"));
    EXPECT_EQ(standingOf(parts, false, QStringLiteral("Security")).words,
              QStringLiteral("enough for the question Security alone"));
    parts.check.level = 6;
    EXPECT_EQ(standingOf(parts, false).words, QStringLiteral("enough so far"));
    parts.spoilt = true; // CHECK-24
    EXPECT_FALSE(standingOf(parts, false).enough);
}

// COMBAT-11: one LRC round, then CRC rounds; COMBAT-22: what each side deals in them.
TEST(CombatLedgers, CountRoundsAndWhatEachSideDeals)
{
    TableGame game(test::baseSet());
    CardIndex agent = 0;
    CardIndex foe = 0;
    for (std::size_t i = 0; i < test::baseSet().size(); ++i) {
        const auto index = static_cast<CardIndex>(i);
        if (test::baseSet()[index].type == CardType::Agent)
            agent = index;
        if (test::baseSet()[index].type == CardType::Adversary)
            foe = index;
    }
    const std::vector<VisibleEvent> story{told(EventKind::RoundBegan, kCloseRange, 2), // of a Combat before
                                          told(EventKind::Attacked, 0),
                                          told(EventKind::RoundBegan, kLongRange, 1),
                                          told(EventKind::Allotted, 3, 0, foe),
                                          told(EventKind::RoundBegan, kCloseRange, 2),
                                          told(EventKind::Allotted, 2, 0, foe),
                                          told(EventKind::Allotted, 7, 0, agent),
                                          told(EventKind::Allotted, 3, 0, foe)};
    const std::vector<LedgerRow> rows = ledgerOf(story, game.cast(), true);
    ASSERT_EQ(rows.size(), 2u);
    EXPECT_EQ(rows[0], (LedgerRow{kLongRange, 1, 3, 0, false}));
    EXPECT_EQ(rows[1], (LedgerRow{kCloseRange, 1, 5, 7, true}));
    EXPECT_FALSE(ledgerOf(story, game.cast(), false).back().now);
}

// COMBAT-30: what was prevented is not told as taken.
TEST(CombatLedgers, TellWhatWasPrevented)
{
    TableGame game(test::baseSet());
    CardIndex foe = 0;
    while (test::baseSet()[foe].type != CardType::Adversary)
        ++foe;
    VisibleEvent prevented = told(EventKind::Prevented, 3, 0, foe);
    prevented.card = prevented.other;
    const std::vector<LedgerRow> rows =
        ledgerOf({told(EventKind::RoundBegan, kLongRange, 1), told(EventKind::Allotted, 4, 0, foe), prevented},
                 game.cast(), false);
    ASSERT_EQ(rows.size(), 1u);
    EXPECT_EQ(rows[0], (LedgerRow{kLongRange, 1, 4, 0, false, 3, 0}));
    EXPECT_EQ(takenText(rows[0].byTeam, rows[0].lessByTeam), QStringLiteral("1 of 4"));
    EXPECT_EQ(takenText(4, 0), QStringLiteral("4"));
    EXPECT_EQ(takenText(0, 0), QStringLiteral("–"));
}

TEST(CombatLedgers, SayBeforehandWhomNoDamageReaches) // COMBAT-30
{
    TableGame game(test::baseSet());
    CardName poltergeist{.owner = 1};
    while (poltergeist.card == kNoCardIndex || test::baseSet()[poltergeist.card].title != "Poltergeist Attack")
        poltergeist.card = poltergeist.card == kNoCardIndex ? 0 : poltergeist.card + 1;
    FightNow fight{.range = kLongRange,
                   .fighters = {{.card = {.owner = 0, .card = 0}, .health = 5, .most = 5, .deals = 4},
                                {.card = poltergeist, .foe = true, .health = 2, .most = 2, .prevents = poltergeist}}};
    EXPECT_EQ(totalText(totalOf(fight, false)), QStringLiteral("deals 4, all prevented"));
    EXPECT_EQ(whatFollows(fight, game)[1].words, QStringLiteral("Poltergeist Attack takes no damage by its own text"));
    fight.blows = {{.from = 0, .to = 1, .amount = 4, .prevented = 4}};
    EXPECT_EQ(totalText(totalOf(fight, false)), QStringLiteral("4, all prevented"));
    fight.blows = {{.from = 0, .to = 1, .amount = 4, .prevented = 1}};
    EXPECT_EQ(totalText(totalOf(fight, false)), QStringLiteral("4, 1 prevented"));
    fight.blows = {{.from = 0, .to = 1, .amount = 0}};
    EXPECT_EQ(totalText(totalOf(fight, false)), QStringLiteral("all prevented"));
    fight.fighters[1].prevents = {};
    EXPECT_EQ(whatFollows(fight, game).size(), 1u);
}

// COMBAT-22, COMBAT-28: over whole games the ledger's last row is the round under way, and no more has arrived at an
// Adversary than it says was dealt, as texts may lessen it.
TEST(CombatLedgers, AgreeWithTheFightsOfWholeGames)
{
    TableGame game(test::baseSet(), &test::baseEffects());
    int compared = 0;
    int hurt = 0;
    test::playEagerlyUntil(game, [&](const TableGame& at) {
        const auto story = at.seen().foes.empty() ? std::nullopt : fightStoryOf(at);
        if (!story || !story->fight.range)
            return false;
        EXPECT_FALSE(story->rows.empty());
        if (story->rows.empty())
            return true;
        EXPECT_TRUE(story->rows.back().now);
        EXPECT_EQ(story->rows.back().range, *story->fight.range);
        EXPECT_EQ(story->rows.back().number, roundNumber(*story->fight.range, story->fight.rounds))
            << "as the stage says";
        int dealt = 0;
        for (const LedgerRow& row : story->rows)
            dealt += row.byTeam;
        int arrived = 0;
        for (const InFight& fighter : story->fight.fighters)
            arrived += fighter.foe && fighter.most > 0 ? fighter.most - fighter.health : 0;
        EXPECT_LE(arrived, dealt);
        EXPECT_FALSE(story->following.empty());
        hurt += arrived > 0 ? 1 : 0;
        ++compared;
        return compared >= 8 && hurt >= 2;
    });
    EXPECT_GE(compared, 5);
    EXPECT_GE(hurt, 2);
}

// "6 against 4" before the check is what the check begins with (INV-2, CHECK-3).
TEST(LevelPreviews, AnAssignmentSaysTheLevelItLeadsTo)
{
    TableGame game(test::baseSet(), &test::baseEffects());
    int seen = 0;
    test::playPacksUntil(game, [&](const TableGame& at) {
        for (std::size_t i = 0; i < at.choices().size(); ++i)
            if (at.choices()[i].action.kind == ActionKind::AssignTeam) {
                const auto preview = previewOf(at, i);
                EXPECT_TRUE(preview);
                if (preview) {
                    EXPECT_EQ(preview->enough, preview->level >= preview->needed);
                }
                ++seen;
            }
        return seen >= 5;
    });
    EXPECT_GE(seen, 5);
    EXPECT_EQ(previewText({6, 4, true}), QStringLiteral("✓ 6 against 4"));
    EXPECT_EQ(previewFigures({3, 4, false}), QStringLiteral("3 : 4 ✕"));
    EXPECT_EQ(previewFigures({4, 5, true}), QStringLiteral("4 : 5 (✓)")); // which says nothing by itself
    EXPECT_EQ(partlyText({4, 5, true}), QStringLiteral("enough for one question"));
    EXPECT_EQ(partlyText({5, 5, true}), QString());
    EXPECT_EQ(partlyText({3, 5, false}), QString());
}

TEST(LevelPreviews, PassingInACheckSaysHowItEnds)
{
    TableGame game(test::baseSet(), &test::baseEffects());
    EXPECT_TRUE(test::playPacksUntil(game, [](const TableGame& at) {
        const auto preview = at.seen().check ? previewOfPassing(at) : std::nullopt;
        return preview && preview->needed > 0;
    }));
    EXPECT_TRUE(test::playPacksUntil(game, [](const TableGame& at) {
        for (std::size_t i = 0; at.seen().check && i < at.choices().size(); ++i)
            if (at.choices()[i].action.kind == ActionKind::Play && previewOf(at, i) != previewOfPassing(at) &&
                previewOf(at, i))
                return true;
        return false;
    })) << "a card that changes the level says so";
}

TEST(StageSpoken, ACheckIsSaidWithItsPartsAndWhatWaits)
{
    TableGame game(test::baseSet(), &test::baseEffects());
    ASSERT_TRUE(test::playPacksUntil(game, [](const TableGame& at) {
        return at.seen().check && at.seen().investigation && at.seen().check.level > 0 && !at.view().stack.empty();
    }));
    const CheckParts parts = game.view().check;
    const auto stack = game.view().stack;
    const QString said = spokenCheck(game, parts, stack);
    EXPECT_TRUE(said.contains(game.nameOf(game.seen().investigation.site))) << said.toStdString();
    EXPECT_TRUE(said.contains(QStringLiteral("%1 against %2").arg(parts.check.level).arg(parts.check.needed)));
    for (const MeterPiece& piece : meterOf(parts, game.cast()).pieces)
        EXPECT_TRUE(said.contains(piece.name)) << said.toStdString();
    EXPECT_TRUE(said.contains(QStringLiteral("next first"))) << said.toStdString();
}

// In the window it is there to be heard, lets the mouse through to the cards, and holds still where one asked for it.
TEST(StageSpoken, TheWindowShowsAndSaysTheCase)
{
    test::TestProgram program;
    test::goToTableWithSample(program);
    program.window().show();
    TableGame aside(program.desk().box.cards, &program.desk().box.effects);
    ASSERT_TRUE(test::playPacksUntil(aside, [](const TableGame& at) {
        const SeenSite* site = test::siteOnStage(at);
        return at.seen().check && site && !site->open.empty() && !at.waitsForHandOver();
    }));
    program.desk().appearance.setCalm(true);
    TablePanel& table = program.window().table();
    table.begin(aside.record());
    table.game().takeSeat();
    auto& stage = program.find<Stage>("stage");
    auto& marks = program.find<StageMarks>("stageMarks");
    EXPECT_TRUE(stage.isVisible());
    EXPECT_TRUE(stage.testAttribute(Qt::WA_TransparentForMouseEvents));
    EXPECT_TRUE(marks.testAttribute(Qt::WA_TransparentForMouseEvents));
    EXPECT_EQ(marks.turning(), 0u) << "calm";
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&stage);
    ASSERT_NE(spoken, nullptr);
    EXPECT_TRUE(spoken->text(QAccessible::Name).contains(QStringLiteral("against")));
    EXPECT_EQ(stage.meter().sum(), table.game().seen().check.level);
    table.game().goTo(0);
    EXPECT_FALSE(stage.isVisible());
    EXPECT_FALSE(marks.isVisible());
}

// A check that is over is still seen while its question is asked, be it that one comes back to it.
TEST(StageSpoken, AQuestionThatOneStepsBackToKeepsTheCheckItCameOf)
{
    test::TestProgram program;
    test::goToTableWithSample(program);
    program.window().show();
    program.desk().appearance.setCalm(true);
    TableGame aside(program.desk().box.cards, &program.desk().box.effects);
    int level = 0; // that was seen last
    ASSERT_TRUE(test::playPacksUntil(aside, [&](const TableGame& at) {
        const auto result = resultOf(at);
        level = at.seen().check && !at.waitsForHandOver() ? at.seen().check.level : level;
        return at.actions().find(ActionKind::Ask) && result && result->level > 0 && result->level == level &&
               !at.waitsForHandOver();
    }));
    TablePanel& table = program.window().table();
    table.begin(aside.record());
    TableGame& game = table.game();
    game.takeSeat();
    auto& stage = program.find<Stage>("stage");
    const int question = game.position();
    int check = question;
    while (check > 0 && !game.seen().check) {
        game.goTo(--check);
        game.takeSeat();
    }
    ASSERT_TRUE(game.seen().check);
    const Ability ability = game.seen().check.ability;
    for (int position = check; position <= question; ++position) { // as it was played
        game.goTo(position);
        game.takeSeat();
    }
    const LevelMeter meter = stage.meter();
    ASSERT_FALSE(meter.pieces.empty());
    game.goTo(0);
    EXPECT_TRUE(stage.meter().pieces.empty());
    game.goTo(question);
    EXPECT_TRUE(stage.meter() == meter) << "its bars";
    for (const test::PaintedText& text : test::paintedTexts(stage))
        EXPECT_FALSE(text.words.startsWith(QStringLiteral("if solved"))) << "it is over";
    EXPECT_TRUE(situationOf(game, {}).startsWith(abilityWord(ability))) << situationOf(game, {}).toStdString();
    EXPECT_FALSE(hasAsked(game));
    game.take(Action(*game.actions().find(ActionKind::Ask)));
    EXPECT_TRUE(!game.seen().investigation || hasAsked(game));
}

// CASE-10: before the skill is named there is no check, neither for whoever comes back to it.
TEST(StageSpoken, ACheckThatIsTakenBackIsGoneFromTheStage)
{
    test::TestProgram program;
    test::goToTableWithSample(program);
    program.window().show();
    program.desk().appearance.setCalm(true);
    TableGame aside(program.desk().box.cards, &program.desk().box.effects);
    ASSERT_TRUE(test::playPacksUntil(
        aside, [](const TableGame& at) { return at.actions().find(ActionKind::AnnounceSkill) != nullptr; }));
    TablePanel& table = program.window().table();
    table.begin(aside.record());
    TableGame& game = table.game();
    game.setOpenHands(true);
    const auto& stage = program.find<Stage>("stage");
    const auto words = [&] {
        QStringList said;
        for (const test::PaintedText& text : test::paintedTexts(program.find<Stage>("stage")))
            said << text.words;
        return said;
    };
    ASSERT_FALSE(stage.parts());
    const QStringList before = words();
    const int position = game.position();
    game.take(Action(*game.actions().find(ActionKind::AnnounceSkill)));
    ASSERT_TRUE(stage.parts());
    EXPECT_NE(words(), before);
    game.takeBack();
    ASSERT_EQ(game.position(), position);
    EXPECT_FALSE(stage.parts());
    EXPECT_EQ(stage.meter(), LevelMeter());
    EXPECT_EQ(words(), before);
}

TEST(StageSpoken, ACombatIsSaidWithItsFightersAndTheirHealth)
{
    TableGame game(test::baseSet(), &test::baseEffects());
    ASSERT_TRUE(test::playEagerlyUntil(game, [](const TableGame& at) {
        const auto fight = at.view().fight;
        return fight && fight->range && !at.seen().foes.empty();
    }));
    const QString said = spokenFight(game, {});
    EXPECT_TRUE(said.contains(QStringLiteral("Health"))) << said.toStdString();
    const auto fight = game.view().fight;
    ASSERT_TRUE(fight);
    for (const InFight& fighter : fight->fighters)
        EXPECT_TRUE(said.contains(game.cast().title(fighter.card.card))) << said.toStdString();
}

// Words about the round stood in those of a use that waits, whether or not a card of it lies between the sides.
TEST(StageSpoken, WhatWaitsLeavesTheRoundOneLine)
{
    TableGame game(test::baseSet(), &test::baseEffects());
    ASSERT_TRUE(
        test::playEagerlyUntil(game, [](const TableGame& at) { return at.view().fight && !at.view().stack.empty(); }));
    const auto story = fightStoryOf(game);
    ASSERT_TRUE(story);
    EXPECT_TRUE(story->somethingWaits);
}

// Else the mark of who went to the Hospital would lie on somebody else.
TEST(StageMarked, OnlyWhatLiesInTheFolderHasAPlaceThere)
{
    test::TestProgram program;
    test::goToTableWithSample(program);
    program.window().show();
    TableGame aside(program.desk().box.cards, &program.desk().box.effects);
    ASSERT_TRUE(test::playPacksUntil(aside, [](const TableGame& at) {
        const auto& agents = at.seen().players[at.view().sitting].agents;
        return at.view().fight && !at.waitsForHandOver() &&
               std::ranges::any_of(agents, [](const SeenAgent& each) { return each.section == Section::Hospital; });
    }));
    program.window().table().begin(aside.record());
    program.window().table().game().takeSeat();
    const auto& stage = program.find<Stage>("stage");
    const BoardPlan& plan = program.find<Board>("board").plan();
    int within = 0;
    int outside = 0;
    for (const PlannedCard& card : plan.cards) {
        if (!card.ref)
            continue;
        const bool inFolder = plan.stage.rect.contains(card.rect.center());
        EXPECT_EQ(stage.onStage(card.ref).isEmpty(), !inFolder);
        (inFolder ? within : outside) += 1;
    }
    EXPECT_GT(within, 1);
    EXPECT_GT(outside, 1);
}

// The folder grows from its Site, and the marks come when it is there; nothing moves where one asked for calm.
TEST(StageMoves, TheFolderGrowsFromItsSite)
{
    test::TestProgram program;
    test::goToTableWithSample(program);
    program.window().show();
    TableStops stops;
    stops.lastSite = false;
    program.desk().settings.setTableStops(stops);
    TableGame aside(program.desk().box.cards, &program.desk().box.effects);
    ASSERT_TRUE(test::playPacksUntil(aside, [](const TableGame& at) {
        return at.actions().find(ActionKind::Investigate) && !isOnStage(at.seen()) && !at.waitsForHandOver();
    }));
    TablePanel& table = program.window().table();
    auto& stage = program.find<Stage>("stage");
    for (const bool calm : {false, true}) {
        program.desk().appearance.setCalm(calm);
        table.begin(aside.record());
        table.game().takeSeat();
        table.game().setPace(900);
        ASSERT_FALSE(stage.isVisible());
        table.game().take(Action(*table.game().actions().find(ActionKind::Investigate)));
        if (!stage.isVisible()) // it was over at once
            continue;
        EXPECT_EQ(stage.isMoving(), !calm);
        const QRect place = program.find<Board>("board").plan().stage.rect;
        if (!calm) {
            EXPECT_LT(stage.width(), place.width());
            EXPECT_FALSE(program.find<StageMarks>("stageMarks").isVisible());
            stage.hurry();
        }
        EXPECT_EQ(stage.geometry(), place);
        EXPECT_TRUE(program.find<StageMarks>("stageMarks").isVisible());
    }
}

} // namespace dossier
