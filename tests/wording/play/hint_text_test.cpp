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
        facts.considered.push_back(each);
    }
    facts.next = QStringLiteral("Sell Block");
    return facts;
}

std::string reason(const HintFacts& facts)
{
    return hintReason(facts).toStdString();
}

} // namespace

TEST(HintText, SaysByHowMuchAChoiceIsBetter)
{
    const Language english(QStringLiteral("en"));
    EXPECT_EQ(reason(choices({{ActionKind::Play, 0.6, 0}, {ActionKind::Pass, 0.54, 0.01}})),
              "The choice marked wins 6 in 100 more games than passing.");
    EXPECT_EQ(reason(choices({{ActionKind::Pass, 0.6, 0}, {ActionKind::Sell, 0.57, 0.01}})),
              "The choice marked wins 3 in 100 more games than the next best: Sell Block.");
}

TEST(HintText, ClaimsNoMoreThanWasFound)
{
    const Language english(QStringLiteral("en"));
    EXPECT_EQ(reason(choices({{ActionKind::Play, 0.6, 0}, {ActionKind::Pass, 0.54, 0.04}})),
              "These are about equally good.")
        << "chance may make as much";
    EXPECT_EQ(reason(choices({{ActionKind::Play, 0.6, 0}, {ActionKind::Pass, 0.597, 0.001}})),
              "These are about equally good.")
        << "surely worse, by nothing one would count";
    EXPECT_EQ(
        reason(choices({{ActionKind::Sell, 0.6, 0}, {ActionKind::Sell, 0.6, 0.01}, {ActionKind::Sell, 0.5, 0.01}})),
        "2 of these choices are about equally good; the others are worse.");
    EXPECT_EQ(reason({}), "By rules of thumb: here trying things out seldom tells one choice from another.");
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

} // namespace dossier
