#include "domain/decks/deck.h"
#include "domain/deduction/deduction.h"
#include "support/base_set.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;

namespace {

Answer yes(Characteristic of, std::string_view type)
{
    return {characteristicTypeNamed(of, type).value(), true, false};
}

Answer no(Characteristic of, std::string_view type)
{
    return {characteristicTypeNamed(of, type).value(), false, false};
}

// The least sum of questions, tried without any cleverness.
int bruteForce(const std::vector<CardIndex>& among, const std::vector<CharacteristicType>& questions)
{
    int best = 0;
    for (const CharacteristicType question : questions) {
        std::vector<CardIndex> yes;
        std::vector<CardIndex> no;
        for (const CardIndex card : among)
            (agrees(*baseSet()[card].xfile, {question, true}) ? yes : no).push_back(card);
        if (yes.empty() || no.empty())
            continue;
        const int here = static_cast<int>(among.size()) + bruteForce(yes, questions) + bruteForce(no, questions);
        best = best == 0 ? here : std::min(best, here);
    }
    return best;
}

CardPool poolOf(const std::vector<CardIndex>& xfiles)
{
    std::vector<Card> cards;
    for (const CardIndex card : xfiles)
        cards.push_back(baseSet()[card]);
    return CardPool(std::move(cards));
}

} // namespace

TEST(Deduction, StartsWithAllXFilesAndRanksTheFirstQuestions)
{
    const Deduction start = deduce({}, baseSet());
    EXPECT_EQ(start.candidates.size(), 41u);
    ASSERT_EQ(start.questions.size(), 20u);
    const Question& first = start.questions[0];
    EXPECT_EQ(nameOf(first.ask), "Death");
    EXPECT_EQ(first.yes, 13);
    EXPECT_NEAR(first.bits, 0.90, 0.005);
    EXPECT_EQ(nameOf(start.questions[1].ask), "Violence");
    EXPECT_NEAR(start.questions[1].bits, 0.84, 0.005);
    EXPECT_EQ(nameOf(start.questions[2].ask), "Subterfuge");
    EXPECT_NEAR(start.questions[2].bits, 0.80, 0.005);
}

TEST(Deduction, TheBestWayOfAskingNeedsFivePointSixQuestions)
{
    EXPECT_NEAR(deduce({}, baseSet()).questions[0].expectedQuestions, 231 / 41.0, 1e-12);
}

TEST(Deduction, YesAndNoRuleOutAndDoubtedAnswersDoNot)
{
    const std::vector<Answer> answers{yes(Characteristic::Result, "Death"), no(Characteristic::Method, "Violence")};
    const std::vector<CardIndex> left = candidatesAfter(answers, baseSet());
    ASSERT_FALSE(left.empty());
    EXPECT_LT(left.size(), 13u);
    for (const CardIndex card : left) {
        EXPECT_EQ(nameOf(baseSet()[card].xfile->type(Characteristic::Result)), "Death");
        EXPECT_NE(nameOf(baseSet()[card].xfile->type(Characteristic::Method)), "Violence");
    }
    std::vector<Answer> doubted = answers;
    doubted[0].doubted = true;
    EXPECT_EQ(candidatesAfter(doubted, baseSet()).size(), 30u); // 41 less the 11 of Violence
}

TEST(Deduction, SaysWhichAnswersRuleAnXFileOut)
{
    const XFileFacts& manitou = *baseSet()[baseSet().findTitle("The Manitou").value()].xfile;
    const CharacteristicType own = manitou.type(Characteristic::Affiliation);
    const std::vector<Answer> answers{{own, true}, {own, false}, {own, false, true}};
    EXPECT_EQ(ruledOutBy(manitou, answers), (std::vector<std::size_t>{1}));
}

TEST(Deduction, ContradictingAnswersLeaveNothingToAsk)
{
    const std::vector<Answer> answers{yes(Characteristic::Result, "Death"), no(Characteristic::Result, "Death")};
    const Deduction none = deduce(answers, baseSet());
    EXPECT_TRUE(none.candidates.empty());
    EXPECT_TRUE(none.questions.empty());
}

TEST(Deduction, AgreesWithBruteForceOnSmallSets)
{
    const std::vector<CardIndex> all = xFilesOf(baseSet());
    for (const CharacteristicSet askable : {kAllCharacteristics, CharacteristicSet(0b0101), CharacteristicSet(0b1000)})
        for (std::size_t from = 0; from + 5 <= all.size(); from += 5) {
            const std::vector<CardIndex> some(all.begin() + static_cast<std::ptrdiff_t>(from),
                                              all.begin() + static_cast<std::ptrdiff_t>(from) + 5);
            const double expected = bruteForce(some, questionsAbout(askable)) / 5.0;
            const auto questions = deduce({}, poolOf(some), askable).questions;
            EXPECT_NEAR(questions.empty() ? 0 : questions[0].expectedQuestions, expected, 1e-12) << from;
        }
}

TEST(Deduction, AsksOnlyWhatTheSitesAllow) // SITE-2
{
    Deck deck;
    deck.add(Zone::BureauDeck, test::card("XF96-0042v1"), 2); // asks Method
    const CharacteristicSet askable = askableWith(deck, baseSet());
    EXPECT_EQ(askable.count(), 1u);
    const Deduction deduction = deduce({}, baseSet(), askable);
    ASSERT_EQ(deduction.questions.size(), 5u);
    for (const Question& question : deduction.questions)
        EXPECT_EQ(question.ask.of, Characteristic::Method);

    EXPECT_TRUE(deduce({}, baseSet(), askableWith(Deck{}, baseSet())).questions.empty());
}

TEST(Deduction, TwoCandidatesNeedOneQuestionWhicheverIsTheSecret)
{
    for (const bool luck : {true, false}) {
        std::vector<Answer> answers;
        Deduction now = deduce(answers, baseSet());
        while (now.candidates.size() > 2) {
            const Question& best = now.questions.front();
            answers.push_back({best.ask, luck == (best.yes > best.no)}); // always the larger or always the smaller part
            now = deduce(answers, baseSet());
        }
        if (now.candidates.size() < 2)
            continue;
        EXPECT_DOUBLE_EQ(now.questions.front().expectedQuestions, 1);
        EXPECT_DOUBLE_EQ(now.questions.front().bits, 1);
    }
}

} // namespace dossier
