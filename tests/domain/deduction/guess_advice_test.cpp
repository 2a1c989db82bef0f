#include "domain/deduction/guess_advice.h"
#include "domain/deduction/xfile_hardness.h"
#include "support/base_set.h"

#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;

namespace {

std::vector<CardIndex> firstXFiles(std::size_t count)
{
    std::vector<CardIndex> xfiles = xFilesOf(baseSet());
    xfiles.resize(count);
    return xfiles;
}

GuessAdvice advise(std::size_t candidates, const GuessRules& rules)
{
    return guessOrAsk(firstXFiles(candidates), baseSet(), rules).value_or(GuessAdvice{});
}

} // namespace

TEST(GuessAdvice, TheLastCandidateIsNamed)
{
    for (const bool either : {true, false})
        for (const bool single : {true, false}) {
            const GuessAdvice advice = advise(1, {either, single, 0.1});
            EXPECT_DOUBLE_EQ(advice.guess, 1);
            EXPECT_TRUE(advice.guessNow());
            EXPECT_EQ(advice.name, firstXFiles(1).front());
        }
}

TEST(GuessAdvice, AGuessAmongTwoTellsAsMuchAsAQuestion) // OPT-1
{
    const GuessAdvice advice = advise(2, {true, false, 0.2});
    EXPECT_DOUBLE_EQ(advice.guess, 0.5 + 0.5 * 0.8);
    EXPECT_DOUBLE_EQ(advice.ask, 0.8);
    EXPECT_TRUE(advice.guessNow());
}

TEST(GuessAdvice, ASingleGuessIsSavedUpUnlessTheOpponentIsAboutToWin) // OPT-1, OPT-2
{
    EXPECT_FALSE(advise(2, {true, true, 0.2}).guessNow());
    EXPECT_DOUBLE_EQ(advise(2, {true, true, 0.2}).ask, 0.8);
    EXPECT_TRUE(advise(2, {true, true, 0.6}).guessNow());
    EXPECT_DOUBLE_EQ(advise(2, {true, true, 0.6}).guess, 0.5);
}

TEST(GuessAdvice, WithoutOneOrTheOtherWaitingBringsAQuestionAndAGuess) // SITE-11, OPT-2
{
    // Next time the question tells the two apart and the guess follows at once.
    const GuessAdvice single = advise(2, {false, true, 0.2});
    EXPECT_DOUBLE_EQ(single.guess, 0.5);
    EXPECT_DOUBLE_EQ(single.ask, 0.8);
    // A guess that costs nothing is always made.
    const GuessAdvice free = advise(6, {false, false, 0.2});
    EXPECT_TRUE(free.guessNow());
}

TEST(GuessAdvice, ManyCandidatesAreAskedAbout)
{
    EXPECT_FALSE(advise(10, {true, false, 0.1}).guessNow());
    EXPECT_FALSE(advise(10, {true, true, 0.1}).guessNow());
    EXPECT_FALSE(guessOrAsk(firstXFiles(kMostToWeigh + 1), baseSet(), {}));
    EXPECT_FALSE(guessOrAsk({}, baseSet(), {}));
}

TEST(GuessAdvice, TwinsThatTheSitesCannotTellApartAreGuessedAt)
{
    const NearTwins pair = nearTwins(baseSet()).front();
    CharacteristicSet askable = kAllCharacteristics;
    askable.reset(static_cast<std::size_t>(pair.differs));
    const std::vector<CardIndex> twins{pair.first, pair.second};
    const GuessAdvice advice = guessOrAsk(twins, baseSet(), {true, true, 0}, askable).value();
    EXPECT_TRUE(advice.guessNow());
    EXPECT_DOUBLE_EQ(advice.guess, 0.5);
    EXPECT_DOUBLE_EQ(advice.ask, 0);
}

} // namespace dossier
