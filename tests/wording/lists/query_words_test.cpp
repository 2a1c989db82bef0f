#include "wording/lists/query_words.h"
#include "wording/words/language.h"

#include <QSet>

#include <gtest/gtest.h>

namespace dossier {

TEST(QueryWords, EveryFieldHasANameAndAnExplanation)
{
    for (const QueryFieldFacts& facts : describeFields()) {
        EXPECT_FALSE(word(facts.field).isEmpty()) << facts.names[0];
        EXPECT_FALSE(explain(facts.field).isEmpty()) << facts.names[0];
    }
}

TEST(QueryWords, ValuesOfOneFieldDiffer)
{
    for (const QueryFieldFacts& facts : describeFields()) {
        QSet<QString> seen;
        const auto words = wordsOf(facts.field);
        for (std::size_t i = facts.field == QueryField::Condition ? 1 : 0; i < words.size(); ++i) {
            const QString value = valueWord(facts.field, static_cast<int>(i));
            EXPECT_FALSE(value.isEmpty()) << words[i];
            EXPECT_FALSE(seen.contains(value)) << words[i];
            seen << value;
        }
    }
}

TEST(QueryWords, SpeakFrench)
{
    const QString english = valueWord(QueryField::Type, 7);
    const Language french(QStringLiteral("fr"));
    EXPECT_NE(word(QueryField::Keyword), "Keyword");
    EXPECT_NE(valueWord(QueryField::Skill, 1), "Behavioral");
    EXPECT_EQ(english, "Combat");
}

} // namespace dossier
