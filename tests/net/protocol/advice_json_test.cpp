// A hint on its way: in the numbers of the choices that were sent, with all that the window says of it at home.
#include "net/protocol/advice_json.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

ActionList someChoices()
{
    ActionList choices;
    choices.add({.kind = ActionKind::Pass});
    choices.add({.kind = ActionKind::BuyCards, .number = 2});
    choices.add({.kind = ActionKind::BuyCards, .number = 3});
    return choices;
}

Advice someAdvice(const ActionList& choices)
{
    Advice advice;
    advice.best = choices[2];
    advice.turns = 2;
    Considered best{choices[2], 0.6125, 100, 0, 0};
    Considered other{choices[0], 0.25, 40, 0.3625, 0.015};
    other.grounds.worlds = 40;
    other.grounds.decided[DealFigure::Rp] = 3.5;
    other.grounds.here[DealFigure::OthersAttached] = 1;
    other.grounds.behind[ChanceShare::Decided] = -0.125;
    other.grounds.errors[ChanceShare::OthersAttached] = 0.5;
    advice.considered = {best, other};
    return advice;
}

} // namespace

TEST(AdviceJson, SaysFarAwayWhatIsAdvisedAtHome)
{
    const ActionList choices = someChoices();
    const Advice advice = someAdvice(choices);
    const auto hint = numbered(advice, 12, choices);
    ASSERT_TRUE(hint);
    EXPECT_EQ(hint->choice, 2);
    const HintGiven back = hintOf(Json::parse(jsonOf(*hint).compact()));
    EXPECT_EQ(back, *hint);
    const auto told = adviceOf(back, choices);
    ASSERT_TRUE(told);
    EXPECT_EQ(told->best, advice.best);
    EXPECT_EQ(told->turns, advice.turns);
    ASSERT_EQ(told->considered.size(), advice.considered.size());
    for (std::size_t i = 0; i < advice.considered.size(); ++i) {
        EXPECT_EQ(told->considered[i].action, advice.considered[i].action);
        EXPECT_EQ(told->considered[i].value, advice.considered[i].value);
        EXPECT_EQ(told->considered[i].worlds, advice.considered[i].worlds);
        EXPECT_EQ(told->considered[i].behind, advice.considered[i].behind);
        EXPECT_EQ(told->considered[i].error, advice.considered[i].error);
        EXPECT_EQ(told->considered[i].grounds, advice.considered[i].grounds);
    }
}

TEST(AdviceJson, KnowsNoChoiceButThoseThatWereSent)
{
    const ActionList choices = someChoices();
    Advice advice = someAdvice(choices);
    advice.considered.push_back({{.kind = ActionKind::Concede}, 0.1, 4, 0.5, 0.1});
    EXPECT_EQ(numbered(advice, 0, choices)->tried.size(), 2u);
    advice.best = {.kind = ActionKind::Concede};
    EXPECT_FALSE(numbered(advice, 0, choices));

    HintGiven hint = *numbered(someAdvice(choices), 0, choices);
    hint.tried.back().choice = choices.size();
    EXPECT_FALSE(adviceOf(hint, choices));
    EXPECT_FALSE(adviceOf({.choice = choices.size()}, choices));
    EXPECT_FALSE(adviceOf(HintGiven(), ActionList()));
}

TEST(AdviceJson, RefusesWhatIsNone)
{
    const auto refuses = [](const char* text) { EXPECT_THROW(hintOf(Json::parse(text)), JsonError) << text; };
    refuses(R"({"position":1,"choice":0,"turns":2})");
    refuses(R"({"position":1,"choice":-1,"turns":2,"tried":[]})");
    refuses(R"({"position":1,"choice":0,"turns":2,"tried":[{"choice":0}]})");
    refuses(R"({"position":1,"choice":0,"turns":2,"tried":[{"choice":0,"value":0,"worlds":1,"behind":0,"error":0,
                "grounds":{"worlds":1,"decided":[1],"here":[],"behind":[],"errors":[]}}]})");
}

} // namespace dossier
