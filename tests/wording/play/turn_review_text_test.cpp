#include "wording/play/turn_review_text.h"
#include "wording/words/language.h"

#include <gtest/gtest.h>

namespace dossier {

TEST(TurnReviewText, SaysOfWhatKindManySmallStepsWere)
{
    const Language english(QStringLiteral("en"));
    std::vector<TurnStep> steps;
    for (int i = 0; i < 8; ++i)
        steps.push_back({ActionKind::Discard, "Discard card " + QString::number(i), "Discard nothing more", 0.01});
    steps[3].cost = 0.03;
    steps.push_back({ActionKind::Discard, "Discard Kick", "Discard nothing more", -0.01});
    steps.push_back({ActionKind::Pass, "Sell nothing more", "Sell Block", 0.02});
    EXPECT_EQ(turnReviewText(steps).toStdString(), "8 cards discarded one by one · Sell nothing more\n"
                                                   "Above all: Discard card 3. Better: Discard nothing more");
}

TEST(TurnReviewText, TellsASingleChoiceAsOne)
{
    const Language english(QStringLiteral("en"));
    EXPECT_EQ(turnReviewText({{ActionKind::Sell, "Sell Block", "Sell Kick", 0.1},
                              {ActionKind::Sell, "Sell Kick", "Sell Block", 0}})
                  .toStdString(),
              "Sell Block\nBetter: Sell Kick");
    EXPECT_EQ(turnReviewText({}).toStdString(), "");
}

TEST(TurnReviewText, CountsOtherKindsAndKeepsToThree)
{
    const Language english(QStringLiteral("en"));
    std::vector<TurnStep> steps;
    for (const double cost : {0.04, 0.03})
        steps.push_back({ActionKind::Sell, "Sell Block", "Sell nothing", cost});
    for (const ActionKind kind : {ActionKind::Play, ActionKind::Deploy, ActionKind::Guess})
        steps.push_back({kind, QString("Do %1").arg(static_cast<int>(kind)), "Wait", 0.02});
    const QString said = turnReviewText(steps);
    EXPECT_TRUE(said.section('\n', 0, 0).endsWith("(2 times) · Do 17 · Do 6")) << said.toStdString();
}

} // namespace dossier
