#include "wording/words/rule_reference.h"

#include <gtest/gtest.h>

namespace dossier {

TEST(RuleReference, IsCompiledIn)
{
    const RuleBook book = ruleReference(QStringLiteral("en"));
    ASSERT_NE(book.find("DECK-4"), nullptr);
    EXPECT_EQ(book.sections().front().heading, "Building a deck");
}

TEST(RuleReference, SpeaksFrench)
{
    const RuleBook book = ruleReference(QStringLiteral("fr"));
    ASSERT_NE(book.find("DECK-4"), nullptr);
    EXPECT_EQ(book.sections().front().heading, "Construire son jeu");
}

TEST(RuleReference, FallsBackToEnglish)
{
    EXPECT_EQ(ruleReference(QStringLiteral("de")).sections().front().heading, "Building a deck");
}

} // namespace dossier
