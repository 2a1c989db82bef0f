// The stage: its meter gives the engine's level, a Combat's ledger the rules' figures, and all of it is said (issue
// 14).
#include "app/game/level_preview.h"
#include "app/stage/combat_ledger.h"
#include "app/stage/level_meter.h"
#include "app/stage/stage_words.h"
#include "stage/stage_games.h"
#include "test_program.h"

#include <QAccessible>

#include <gtest/gtest.h>

namespace dossier {

namespace {

Told told(EventKind kind, int number, int second = 0, CardIndex other = kNoCardIndex)
{
    Told event;
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
        if (const CheckParts parts = at.game().checkParts(at.viewer())) {
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
    const std::vector<Told> story{told(EventKind::RoundBegan, kCloseRange, 2), // of a Combat before
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

// COMBAT-23, COMBAT-28: over whole games the ledger's last row is what has been allotted in the round; of that no more
// arrives, as texts may lessen it.
TEST(CombatLedgers, AgreeWithTheFightsOfWholeGames)
{
    TableGame game(test::baseSet(), &test::baseEffects());
    int compared = 0;
    int beaten = 0;
    test::playPacksUntil(game, [&](const TableGame& at) {
        const auto fight = at.game().fight();
        if (!fight || !fight->range || fight->blows.empty())
            return false;
        const bool plain = std::all_of(fight->blows.begin(), fight->blows.end(), [](const Blow& blow) {
            return blow.from >= 0; // not by a text
        });
        const auto rows = ledgerOf(at.story(0), at.cast(), true);
        if (rows.empty())
            return false;
        if (plain) {
            EXPECT_GE(rows.back().byTeam, 0);
            EXPECT_LE(totalOf(*fight, false).open ? 0 : totalOf(*fight, false).damage, rows.back().byTeam);
            EXPECT_LE(totalOf(*fight, true).open ? 0 : totalOf(*fight, true).damage, rows.back().byFoes);
            ++compared;
        }
        for (const InFight& fighter : fight->fighters)
            beaten += fighter.health >= 0 && fighter.health <= fighter.threatened ? 1 : 0;
        return compared >= 20 && beaten >= 3;
    });
    EXPECT_GE(compared, 20);
    EXPECT_GE(beaten, 3);
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
        return at.seen().check && at.seen().investigation && at.seen().check.level > 0 &&
               !at.game().stack(at.viewer()).empty();
    }));
    const CheckParts parts = game.game().checkParts(game.viewer());
    const auto stack = game.game().stack(game.viewer());
    const QString said = spokenCheck(game, parts, stack);
    EXPECT_TRUE(said.contains(game.nameOf(game.seen().investigation.site))) << said.toStdString();
    EXPECT_TRUE(said.contains(QStringLiteral("%1 against %2").arg(parts.check.level).arg(parts.check.needed)));
    for (const MeterPiece& piece : meterOf(parts, game.cast()).pieces)
        EXPECT_TRUE(said.contains(piece.name)) << said.toStdString();
    EXPECT_TRUE(said.contains(QStringLiteral("next first"))) << said.toStdString();
}

TEST(StageSpoken, ACombatIsSaidWithHealthAndBlows)
{
    TableGame game(test::baseSet(), &test::baseEffects());
    ASSERT_TRUE(test::playPacksUntil(game, [](const TableGame& at) {
        const auto fight = at.game().fight();
        return fight && !fight->blows.empty();
    }));
    const QString said = spokenFight(game, {});
    EXPECT_TRUE(said.contains(QStringLiteral("Health"))) << said.toStdString();
    const auto fight = game.game().fight();
    ASSERT_TRUE(fight);
    for (const InFight& fighter : fight->fighters)
        EXPECT_TRUE(said.contains(game.cast().title(fighter.card.card))) << said.toStdString();
}

} // namespace dossier
