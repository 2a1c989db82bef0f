#include "wording/french.h"
#include "wording/game_words.h"

#include <functional>
#include <gtest/gtest.h>

namespace dossier {

namespace {

// Says every word of a closed enumeration.
template <typename Value>
void eachWord(int count, const std::function<void(Value, const QString&)>& check)
{
    for (int i = 0; i < count; ++i)
        check(static_cast<Value>(i), word(static_cast<Value>(i)));
}

template <typename Value>
void expectPrinted(int count)
{
    eachWord<Value>(
        count, [](Value value, const QString& said) { EXPECT_EQ(said.toStdString(), std::string(nameOf(value))); });
}

// A word that French leaves out would be said in English: the few that are equal in both are named.
template <typename Value>
void expectTranslated(int count)
{
    static const QStringList same{
        "Affiliation", "Agent",       "Bluff",      "Bureau",     "Combat",   "FBI",  "Manipulation", "Mono",
        "Multi",       "Observation", "Possession", "Primordial", "Question", "Rare", "Sciences",     "Site",
        "Standard",    "Subterfuge",  "Violence",   "X-File",     "*P",       ""};
    eachWord<Value>(count, [](Value value, const QString& said) {
        const std::string_view name = nameOf(value);
        const QString english = QString::fromUtf8(name.data(), static_cast<int>(name.size()));
        EXPECT_EQ(said == english, same.contains(english)) << english.toStdString();
    });
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
    expectTranslated<CardType>(kCardTypes);
    expectTranslated<Rarity>(kRarities);
    expectTranslated<Pool>(3);
    expectTranslated<Skill>(kSkills);
    expectTranslated<Characteristic>(kCharacteristics);
    expectTranslated<Keyword>(kKeywords);
    expectTranslated<Activator>(kActivators);
    expectTranslated<Condition>(kConditions);
    for (const Characteristic of :
         {Characteristic::Affiliation, Characteristic::Motive, Characteristic::Method, Characteristic::Result})
        for (std::uint8_t type = 0; type < kTypesPerCharacteristic; ++type)
            EXPECT_FALSE(word(CharacteristicType{of, type}).isEmpty());
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
