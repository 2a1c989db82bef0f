#include "domain/search/card_query.h"
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

// What the panel of facets and the cards themselves show can be typed, whole or as a clear beginning.
TEST(QueryWords, AreUnderstoodInTheLanguageOfTheProgram)
{
    EXPECT_FALSE(matchWord(QueryField::Type, "témoin").value);
    {
        const Language french(QStringLiteral("fr"));
        for (const QueryField field :
             {QueryField::Type, QueryField::Keyword, QueryField::Activator, QueryField::Skill, QueryField::Prerequisite,
              QueryField::Rarity, QueryField::Question, QueryField::Affiliation, QueryField::Motive, QueryField::Method,
              QueryField::Result})
            for (std::size_t i = 0; i < wordsOf(field).size(); ++i) {
                const std::string shown = valueWord(field, static_cast<int>(i)).toStdString();
                EXPECT_EQ(matchWord(field, shown).value, static_cast<int>(i)) << shown;
                EXPECT_EQ(matchWord(field, wordsOf(field)[i]).value, static_cast<int>(i))
                    << "the game's own comes first";
            }
        EXPECT_EQ(matchWord(QueryField::Type, "temo").value, static_cast<int>(CardType::Witness));
        EXPECT_TRUE(std::holds_alternative<Query>(parseQuery("médecine>=3")));
    }
    EXPECT_FALSE(matchWord(QueryField::Type, "témoin").value);
}

} // namespace dossier
