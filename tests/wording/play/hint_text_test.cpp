#include "wording/play/hint_text.h"
#include "wording/words/language.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

// Chances to win, the best first, each with its standard error against it.
HintFacts choices(std::initializer_list<std::tuple<ActionKind, double, double>> all)
{
    HintFacts facts;
    facts.best = std::get<0>(*all.begin());
    for (const auto& [kind, chance, error] : all) {
        Considered each;
        each.action.kind = kind;
        each.value = chance;
        each.behind = std::get<1>(*all.begin()) - chance;
        each.error = error;
        each.worlds = 100;
        each.grounds.worlds = 100;
        facts.names << (kind == ActionKind::Pass ? QStringLiteral("Sell nothing") : QStringLiteral("Sell Block"));
        facts.considered.push_back(each);
    }
    facts.ground.untilTurn = 4;
    return facts;
}

std::string reason(const HintFacts& facts)
{
    return hintReason(facts).toStdString();
}

} // namespace

TEST(HintText, SaysWhyAChoiceIsBetterWithWhatItRestsOn)
{
    const Language english(QStringLiteral("en"));
    HintFacts facts = choices({{ActionKind::Play, 0.6, 0}, {ActionKind::Pass, 0.48, 0.01}});
    facts.ground.check = facts.ground.ownCheck = true;
    Grounds& passing = facts.considered[1].grounds;
    passing.behind[ChanceShare::Knowing] = 0.14;
    passing.behind[ChanceShare::Cards] = -0.02;
    passing.decided[DealFigure::Passed] = 0.78;
    passing.here[DealFigure::Passed] = 0.31;
    passing.decided[DealFigure::Solved] = 1.4;
    EXPECT_EQ(reason(facts), "The check succeeds in 78 of 100 imagined deals rather than in 31: 12 in 100 more games "
                             "won than by passing.");
    facts.ground.ownCheck = false;
    passing.behind[ChanceShare::Known] = 0.2;
    passing.decided[DealFigure::Passed] = 0.31;
    passing.here[DealFigure::Passed] = 0.78;
    EXPECT_EQ(reason(facts), "The check fails in 69 of 100 imagined deals rather than in 22: 12 in 100 more games "
                             "won than by passing.")
        << "another's check";
    facts.ground.check = false;
    EXPECT_EQ(reason(facts), "Sites you solve: 1.4 rather than 0.0 (mean of 100 imagined deals to the end of turn 4)"
                             ": 12 in 100 more games won than by passing.");
}

TEST(HintText, NamesWhatMakesMostOfTheDifferenceByMoreThanChance)
{
    const Language english(QStringLiteral("en"));
    HintFacts facts = choices({{ActionKind::Sell, 0.6, 0}, {ActionKind::Sell, 0.57, 0.01}});
    Grounds& other = facts.considered[1].grounds;
    other.behind[ChanceShare::Agents] = 0.05;
    other.errors[ChanceShare::Agents] = 0.03;
    other.decided[DealFigure::Hospital] = 0.2;
    other.here[DealFigure::Hospital] = 0.9;
    other.behind[ChanceShare::Cp] = 0.02;
    other.decided[DealFigure::Cp] = 4.2;
    other.here[DealFigure::Cp] = 1.1;
    EXPECT_EQ(reason(facts), "CP you keep: 4.2 rather than 1.1 (mean of 100 imagined deals to the end of turn 4): 3 "
                             "in 100 more games won than by “Sell Block”.");
    facts.ground.dear = {{"Alien Harvester", 7}, {"Slithers", 4}};
    EXPECT_EQ(reason(facts), "CP you keep: 4.2 rather than 1.1, enough for Slithers (4 CP) (mean of 100 imagined deals "
                             "to the end of turn 4): 3 in 100 more games won than by “Sell Block”.");
    other.errors[ChanceShare::Agents] = 0.01;
    EXPECT_TRUE(reason(facts).starts_with("Your Agents in the Hospital: 0.2 rather than 0.9 (")) << reason(facts);
    other.decided[DealFigure::Hospital] = 0.9;
    EXPECT_TRUE(reason(facts).starts_with("CP you keep")) << "no figure shows what is said: " << reason(facts);
    other = {};
    other.worlds = 40;
    facts.considered[1].worlds = 40;
    EXPECT_EQ(reason(facts),
              "3 in 100 more games won than by “Sell Block”, in 40 imagined deals, by many small things.");
}

// MULTI-1
TEST(HintText, SpeaksOfSeveralOpponents)
{
    const Language english(QStringLiteral("en"));
    HintFacts facts = choices({{ActionKind::Sell, 0.3, 0}, {ActionKind::Pass, 0.25, 0.01}});
    Grounds& passing = facts.considered[1].grounds;
    passing.behind[ChanceShare::Known] = 0.05;
    passing.decided[DealFigure::OthersSolved] = 0.4;
    passing.here[DealFigure::OthersSolved] = 1.1;
    EXPECT_TRUE(reason(facts).starts_with("Sites that your opponent solves: 0.4 rather than 1.1")) << reason(facts);
    facts.ground.opponents = 3;
    EXPECT_TRUE(reason(facts).starts_with("Sites that your 3 opponents solve: 0.4 rather than 1.1")) << reason(facts);
}

TEST(HintText, ClaimsNoMoreThanWasFound)
{
    const Language english(QStringLiteral("en"));
    for (HintFacts facts : {choices({{ActionKind::Play, 0.6, 0}, {ActionKind::Pass, 0.54, 0.04}}),
                            choices({{ActionKind::Play, 0.6, 0}, {ActionKind::Pass, 0.597, 0.001}})}) {
        facts.name = QStringLiteral("Sell Block");
        facts.considered[0].grounds.here[DealFigure::Solved] = 1.2;
        facts.considered[1].grounds.here[DealFigure::Solved] = 1.3;
        EXPECT_EQ(reason(facts), "These are worth the same, as far as 100 imagined deals can tell. Suggested: “Sell "
                                 "Block”.")
            << "chance may make as much, or it is nothing one would count";
    }
    HintFacts two = choices({{ActionKind::Sell, 0.6, 0}, {ActionKind::Sell, 0.6, 0.01}, {ActionKind::Sell, 0.5, 0.01}});
    two.name = QStringLiteral("Sell Block");
    two.considered[2].grounds.behind[ChanceShare::Known] = 0.1;
    two.considered[2].grounds.here[DealFigure::OthersSolved] = 1.2;
    EXPECT_EQ(reason(two), "2 choices are worth the same, as far as 100 imagined deals can tell. Suggested: “Sell "
                           "Block”.")
        << "that a third is worse is no reason for one of these";
    EXPECT_EQ(
        reason(choices({{ActionKind::Sell, 0.6, 0}, {ActionKind::Sell, 0.6, 0.01}, {ActionKind::Pass, 0.5, 0.01}})),
        "10 in 100 more games won than by passing (1 other choice is about as good), in 100 imagined deals, by many "
        "small things.");
    EXPECT_EQ(reason({}), "Whichever you take, it comes to the same.");
}

// A figure is a reason where it differs by more than chance, and where the choice bears on it.
TEST(HintText, GivesFiguresThatAreSure)
{
    const Language english(QStringLiteral("en"));
    HintFacts facts = choices({{ActionKind::PutUnder, 0.6, 0}, {ActionKind::Pass, 0.55, 0.01}});
    Grounds& passing = facts.considered[1].grounds;
    passing.behind[ChanceShare::Known] = 0.04;
    passing.decided[DealFigure::OthersSolved] = 0.2;
    passing.here[DealFigure::OthersSolved] = 0.4;
    passing.apart[DealFigure::OthersSolved] = 0.1;
    const QString noReason = QStringLiteral("5 in 100 more games won than by passing");
    EXPECT_TRUE(reason(facts).starts_with(noReason.toStdString())) << reason(facts);
    passing.apart[DealFigure::OthersSolved] = 0.05;
    EXPECT_TRUE(reason(facts).starts_with("Sites that your opponent solves: 0.2 rather than 0.4")) << reason(facts);
    passing.errors[ChanceShare::Known] = 0.016;
    EXPECT_TRUE(reason(facts).starts_with(noReason.toStdString())) << reason(facts);
    passing.behind[ChanceShare::Knowing] = 0.06;
    passing.decided[DealFigure::Solved] = 1.1;
    passing.here[DealFigure::Solved] = 0.7;
    EXPECT_TRUE(reason(facts).starts_with(noReason.toStdString()))
        << "a card face down solves no Site: " << reason(facts);
    facts.considered[0].action.kind = facts.best = ActionKind::Play;
    EXPECT_TRUE(reason(facts).starts_with("Sites you solve: 1.1 rather than 0.7")) << reason(facts);
}

// A sale is followed by others: what they bring together is said to be so.
TEST(HintText, TellsWhatSalesBringTogether)
{
    const Language english(QStringLiteral("en"));
    HintFacts facts = choices({{ActionKind::Sell, 0.6, 0}, {ActionKind::Pass, 0.55, 0.01}});
    Grounds& passing = facts.considered[1].grounds;
    passing.behind[ChanceShare::Cp] = 0.04;
    passing.decided[DealFigure::Cp] = 11.9;
    passing.here[DealFigure::Cp] = 5.9;
    EXPECT_TRUE(
        reason(facts).starts_with("CP you keep by this sale and those that follow it: 11.9 rather than 5.9 (mean of"))
        << reason(facts);
}

TEST(GroundText, TellsWhatCameOfATurn)
{
    const Language english(QStringLiteral("en"));
    Grounds grounds;
    grounds.worlds = 200;
    grounds.behind[ChanceShare::Agents] = 0.05;
    grounds.decided[DealFigure::Hospital] = 0.6;
    grounds.here[DealFigure::Hospital] = 2;
    GroundFacts facts;
    facts.untilTurn = 5;
    facts.came = true;
    EXPECT_EQ(groundText(grounds, facts).toStdString(),
              "your Agents in the Hospital: 2.0 where 0.6 could be expected (mean of 200 imagined deals to the end of "
              "turn 5)");
    grounds.behind[ChanceShare::Decided] = 0.2;
    grounds.decided[DealFigure::Lost] = 0.1;
    grounds.here[DealFigure::Lost] = 0.4;
    EXPECT_EQ(
        groundText(grounds, facts).toStdString(),
        "the game is lost by the end of turn 5 in 80 of 200 imagined deals rather than in 20 · your Agents in the "
        "Hospital: 2.0 where 0.6 could be expected (mean of 200 imagined deals to the end of turn 5)");
}

// Of many that are alike, one always looks worse than it is.
TEST(HintText, TakesNoLuckAmongManyForAReason)
{
    const Language english(QStringLiteral("en"));
    HintFacts facts = choices({{ActionKind::Sell, 0.6, 0}, {ActionKind::Sell, 0.576, 0.01}});
    EXPECT_TRUE(reason(facts).starts_with("2 in 100 more games won")) << reason(facts);
    for (int i = 0; i < 20; ++i)
        facts.considered.push_back(facts.considered.back());
    EXPECT_TRUE(reason(facts).starts_with("These are worth the same")) << reason(facts);
}

TEST(HintText, ReckonsWithXFiles)
{
    const Language english(QStringLiteral("en"));
    HintFacts facts;
    facts.best = ActionKind::Ask;
    facts.name = QStringLiteral("Method: Violence");
    facts.possible = 33;
    facts.left = 9.3;
    EXPECT_EQ(reason(facts), "Asking Method: Violence leaves 9.3 of 33 X-Files on average.");
    facts.best = ActionKind::Guess;
    facts.possible = 3;
    EXPECT_EQ(reason(facts), "3 X-Files are possible: the guess is right 33 times in 100.");
    facts.possible = 1;
    EXPECT_EQ(reason(facts), "No other X-File is possible.");
    facts = choices({{ActionKind::Pass, 0.6, 0}, {ActionKind::Guess, 0.4, 0.01}});
    facts.guesses = true;
    facts.possible = 20;
    EXPECT_EQ(reason(facts), "20 X-Files are possible: a guess would be right only 5 times in 100.");
}

// The figures beside it are subtracted as they are shown.
TEST(HintText, WhatIsLostIsTheDifferenceOfWhatIsShown)
{
    for (int from = 0; from <= 1000; from += 7)
        for (int to = 0; to <= from; to += 11) {
            const auto shown = [](int chance) { return chanceText(chance / 1000.0).section(' ', 0, 0).toInt(); };
            EXPECT_EQ(chanceLostText(from / 1000.0, to / 1000.0),
                      QStringLiteral("\u2212%1 %").arg(shown(from) - shown(to)));
        }
}

// The rows show 49 % and 38 %: what lies between them is said as it is seen there.
TEST(HintText, SaysTheDifferenceOfTheFiguresThatAreShown)
{
    const Language english(QStringLiteral("en"));
    const HintFacts facts = choices({{ActionKind::Play, 0.4949, 0}, {ActionKind::Pass, 0.3751, 0.01}});
    EXPECT_EQ(chanceText(0.4949).toStdString() + chanceText(0.3751).toStdString(), "49 %38 %");
    EXPECT_NE(reason(facts).find("11 in 100 more games won"), std::string::npos) << reason(facts);
    EXPECT_EQ(chanceLostText(0.4949, 0.3751).toStdString(), "−11 %");
}

} // namespace dossier
