// Figures below choices and questions.
#include "domain/cards/card_pool.h"
#include "support/base_set.h"
#include "wording/play/choice_detail_text.h"
#include "wording/play/choice_text.h"
#include "wording/words/language.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

Decision buying(int pool, bool rp, int bound)
{
    Decision decision;
    decision.asks = Asks::BuyCards;
    decision.pool = Points{pool, rp};
    decision.bound = bound;
    return decision;
}

std::string purchase(int number, const Decision& decision)
{
    const PlayerNames cast{test::officialCards()};
    Choice choice;
    choice.action = {.kind = ActionKind::BuyCards, .number = static_cast<std::uint8_t>(number)};
    return choiceDetail(choice, decision, cast).toStdString();
}

} // namespace

// BRIEF-9, BRIEF-30: what only buys cards pays first, and is lost else.
TEST(ChoiceDetailText, SaysWhatPaysForCards)
{
    const Language english(QStringLiteral("en"));
    const PlayerNames cast{test::officialCards()};
    const Decision plain = buying(5, false, 0);
    EXPECT_EQ(decisionText(plain, cast), "How many cards do you buy, for 1 CP each?");
    EXPECT_EQ(decisionDetail(plain), "You have 5 CP.");
    EXPECT_EQ(purchase(2, plain), "leaves 3 CP");
    const Decision bound = buying(4, true, 2);
    EXPECT_EQ(decisionText(bound, cast), "How many cards do you buy, for 1 RP each?");
    EXPECT_EQ(decisionDetail(bound), "You have 4 RP, and 2 RP that only buy cards now: what is left of these is lost.");
    EXPECT_EQ(purchase(2, bound), "with points that only buy cards; leaves 4 RP");
    EXPECT_EQ(purchase(3, bound), "2 of these RP buy cards alone; leaves 3 RP");
}

// AGENT-1, DEBRIEF-6: nothing said that he goes again.
TEST(ChoiceDetailText, SaysForHowLongAnAgentComes)
{
    const Language english(QStringLiteral("en"));
    const PlayerNames cast{test::officialCards()};
    Decision deploying;
    deploying.pool = Points{4, true};
    Choice choice;
    choice.action.kind = ActionKind::BuyAgent;
    choice.price = Points{1, true};
    EXPECT_EQ(choiceDetail(choice, deploying, cast), "leaves 3 RP · for this turn only");
    choice.price.reset();
    EXPECT_EQ(choiceDetail(choice, deploying, cast), "for this turn only");
}

// BRIEF-13, DEBRIEF-2
TEST(ChoiceDetailText, SaysWhatACardBringsAndHowManyMustGo)
{
    const Language english(QStringLiteral("en"));
    Choice sale;
    sale.action.kind = ActionKind::Sell;
    sale.yield = Points{3, false};
    EXPECT_EQ(choiceFigure(sale), "+3 CP");
    EXPECT_EQ(choiceFigure({}), "");
    Decision discard;
    discard.asks = Asks::Discard;
    discard.over = 2;
    EXPECT_EQ(decisionDetail(discard), "You hold 2 cards more than you may keep; more may go.");
    discard.over = 0;
    EXPECT_EQ(decisionDetail(discard), "You need not discard any.");
}

// What is chosen, what becomes of it, and how many.
TEST(DecisionText, SaysWhatIsChosenAndHowMany)
{
    const Language english(QStringLiteral("en"));
    const PlayerNames cast{test::officialCards()};
    const auto asked = [&](Asks asks, Fate fate, int left) {
        Decision decision;
        decision.asks = asks;
        decision.about.card = test::card("XF96-0110v1"); // Car Troubles
        decision.pool = Points{9, false};
        decision.fate = fate;
        decision.left = left;
        return decisionText(decision, cast).toStdString();
    };
    EXPECT_EQ(asked(Asks::Choose, Fate::Stays, 2), "Which 2 Agents go on in spite of Car Troubles?");
    EXPECT_EQ(asked(Asks::Choose, Fate::Stays, 1), "Which Agent goes on in spite of Car Troubles?");
    EXPECT_EQ(asked(Asks::Choose, Fate::Price, 3), "Which 3 cards of your hand do you discard for Car Troubles?");
    EXPECT_EQ(asked(Asks::Choose, Fate::Other, 1), "What do you choose for Car Troubles?");
    EXPECT_EQ(asked(Asks::Choose, Fate::Other, 2), "Which 2 do you choose for Car Troubles?");
    EXPECT_EQ(asked(Asks::Payment, Fate::Other, 3), "What pays 3 CP for Car Troubles?");
}

} // namespace dossier
