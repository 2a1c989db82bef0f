#include "support/base_set.h"
#include "wording/lists/problem_text.h"
#include "wording/words/language.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

namespace dossier {

namespace {

std::vector<RuleNumber> allRules()
{
    auto rules = checkedRules(Game::Advanced);
    for (const RuleNumber rule : checkedRules(Game::Basic))
        rules.push_back(rule);
    rules.push_back("DECK-22"); // reported by the function of DECK-20
    return rules;
}

} // namespace

TEST(ProblemText, EveryRuleHasASentenceOfItsOwnInBothLanguages)
{
    for (const QString& code : languages()) {
        const Language language(code);
        for (const RuleNumber rule : allRules()) {
            const Problem problem{rule, Severity::Error, test::card("XF96-0169v1"), 3, 7};
            const QString text = sentence(problem, test::baseSet());
            EXPECT_FALSE(text.contains(QString::fromLatin1(rule.text().data())))
                << "the sentence of last resort: " << text.toStdString();
            EXPECT_FALSE(text.contains(QRegularExpression(QStringLiteral("%[0-9n]")))) << text.toStdString();
        }
    }
}

TEST(ProblemText, CountsInTheSingularAndThePlural)
{
    const Language language(QStringLiteral("en"));
    const Problem one{"DECK-16", Severity::Advice, std::nullopt, 1, 3};
    const Problem two{"DECK-16", Severity::Advice, std::nullopt, 2, 3};
    EXPECT_TRUE(sentence(one, test::baseSet()).contains(QStringLiteral("1 Agent:")));
    EXPECT_TRUE(sentence(two, test::baseSet()).contains(QStringLiteral("2 Agents:")));
}

TEST(ProblemText, TheFrenchIsFrench)
{
    const Problem problem{"DECK-13", Severity::Error, std::nullopt, 0, 1};
    const Language language(QStringLiteral("fr"));
    EXPECT_TRUE(sentence(problem, test::baseSet()).contains(QStringLiteral("Équipe")));
}

} // namespace dossier
