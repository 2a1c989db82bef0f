#include "wording/french.h"
#include "wording/words/game_words.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

template <typename Value>
void expectPrinted(int count)
{
    for (int i = 0; i < count; ++i) {
        const auto value = static_cast<Value>(i);
        EXPECT_EQ(word(value).toStdString(), nameOf(value));
    }
}

// A word that French lacks would be said in English: the few that are equal in both are named.
template <typename Value>
void expectTranslated(Value value)
{
    static const QStringList same{"",           "*P",         "Affiliation",  "Agent",    "Bluff", "Bureau",
                                  "Combat",     "FBI",        "Manipulation", "Mono",     "Multi", "Observation",
                                  "Possession", "Primordial", "Promo",        "Question", "Rare",  "Sciences",
                                  "Site",       "Standard",   "Subterfuge",   "Violence", "X-File"};
    const std::string_view name = nameOf(value);
    const QString english = QString::fromUtf8(name.data(), static_cast<int>(name.size()));
    EXPECT_EQ(word(value) == english, same.contains(english)) << name;
}

template <typename Value>
void expectAllTranslated(int count)
{
    for (int i = 0; i < count; ++i)
        expectTranslated(static_cast<Value>(i));
}

} // namespace

TEST(GameWords, AreThePrintedWordsInEnglish)
{
    expectPrinted<CardType>(kCardTypes);
    expectPrinted<Rarity>(kRarities);
    expectPrinted<Pool>(3);
    expectPrinted<Skill>(kSkills);
    expectPrinted<Characteristic>(kCharacteristics);
    expectPrinted<Keyword>(kKeywords);
    expectPrinted<Activator>(kActivators);
    expectPrinted<Condition>(kConditions);
    EXPECT_EQ(word(Zone::BureauDeck), "Bureau Deck");
}

TEST(GameWords, AreTranslatedIntoFrench)
{
    const test::French french;
    expectAllTranslated<CardType>(kCardTypes);
    expectAllTranslated<Rarity>(kRarities);
    expectAllTranslated<Pool>(3);
    expectAllTranslated<Skill>(kSkills);
    expectAllTranslated<Characteristic>(kCharacteristics);
    expectAllTranslated<Keyword>(kKeywords);
    expectAllTranslated<Activator>(kActivators);
    expectAllTranslated<Condition>(kConditions);
    for (int of = 0; of < kCharacteristics; ++of)
        for (std::uint8_t type = 0; type < kTypesPerCharacteristic; ++type)
            expectTranslated(CharacteristicType{static_cast<Characteristic>(of), type});
}

TEST(GameWords, KeepToTheGlossary)
{
    const test::French french;
    EXPECT_EQ(word(Skill::Behavioral), "Connaissance psychologique");
    EXPECT_EQ(word(Keyword::Computer), "Ordinateur");
    EXPECT_EQ(word(Pool::Resource), "PR");
    EXPECT_EQ(word(Pool::Conspiracy), "PC");
    EXPECT_EQ(word(CharacteristicType{Characteristic::Result, 4}), "Manipulation de preuves");
    EXPECT_EQ(word(Zone::BureauDeck), "Pile de Bureau");
    EXPECT_EQ(word(CardType::Adversary), "Adversaire");
}

} // namespace dossier
