// What somebody nearly typed: the cards it may mean, and whether it can be said which.
#include "domain/cards/near_titles.h"
#include "support/base_set.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

using test::baseSet;

std::string nearest(std::string_view typed)
{
    const auto near = baseSet().nearTitles(typed, 1);
    return near.empty() ? std::string() : baseSet()[near.front()].title;
}

std::string likely(std::string_view typed)
{
    const auto card = likelyTitle(baseSet(), typed);
    return card ? baseSet()[*card].title : std::string();
}

} // namespace

TEST(NearTitles, AreFoundWithoutSignsArticlesRanksAndStates)
{
    EXPECT_EQ(likely("Aubrey MO"), "Aubrey, MO");
    EXPECT_EQ(likely("Dana Scully"), "Agent Dana Scully");
    EXPECT_EQ(likely("Lone Gunman"), "The Lone Gunmen");
    EXPECT_EQ(likely("The Manitu"), "The Manitou");
    EXPECT_EQ(likely("Mr X"), "X");
    EXPECT_EQ(likely("cap cod"), "Cape Cod, MA");
    EXPECT_EQ(likely("Section cheif blevins"), "Section Chief Scott Blevins");
    EXPECT_EQ(likely("swat training"), "S.W.A.T. Training");
    EXPECT_EQ(likely("Cecil Lively"), "Cecil L'ively");
    EXPECT_EQ(likely("Mulder, Fox"), "Agent Fox Mulder");
}

TEST(NearTitles, AreFoundWithOtherBlanks)
{
    EXPECT_EQ(likely("wiretap"), "Wire-Tap");
    EXPECT_EQ(likely("face off"), "Face-Off");
    EXPECT_EQ(likely("faceoff"), "Face-Off");
    EXPECT_EQ(likely("medikit"), "Medi-Kit");
}

TEST(NearTitles, AreFoundWithLettersWrong)
{
    EXPECT_EQ(nearest("muldr"), "Agent Fox Mulder");
    EXPECT_EQ(nearest("agnet dana sculy"), "Agent Dana Scully");
    EXPECT_EQ(nearest("gibsontown"), "Gibsonton, FL");
    EXPECT_EQ(nearest("Plaque of locusts"), "Plague Of Locusts");
}

TEST(NearTitles, SayNothingWhereNothingIsNear)
{
    for (const std::string_view typed : {"Black Helicopter", "no such card", "qqqqqqqqqqqq", "xx", "", " ", "!?"})
        EXPECT_EQ(nearest(typed), "") << typed;
    EXPECT_EQ(nearest(std::string(100'000, 'x')), "");
    EXPECT_EQ(nearest("the lone gunmen met agent fox mulder and agent dana scully in the night at a bar in town and "
                      "drank beer"),
              "");
}

TEST(NearTitles, NoneIsLikelyWhereSeveralAreAsNear)
{
    EXPECT_EQ(likely("muldr"), "") << "Fox, Bill or Samantha";
    EXPECT_EQ(likely("hidden"), "");
    EXPECT_EQ(likely("glock"), "") << "the pistol, or Block";
}

TEST(NearTitles, NoneIsLikelyWhereAWordIsNotInIt)
{
    EXPECT_EQ(nearest("Eve 9"), "Eve");
    EXPECT_EQ(likely("Eve 9"), "");
    EXPECT_EQ(likely("kick punch"), "");
}

// A list for another game, and the words of any text, mean no card. A word of a title is not the title.
TEST(NearTitles, OneWordIsAGuessOnlyWhereItIsMostOfTheTitle)
{
    for (const std::string_view typed :
         {"Forest",   "Island",       "Mountain", "Swamp",          "Plains",       "Energy",
          "Fire",     "Water",        "City",     "Town",           "Street",       "Bridge",
          "Knight",   "General",      "Boy",      "Person",         "Horse",        "Spider",
          "Worm",     "Zombie",       "Ghost",    "Computer",       "Phone",        "Hospital",
          "Prison",   "Zoo",          "Ice",      "Farm",           "Black",        "Blue",
          "Red",      "Green",        "Night",    "House",          "School",       "Police",
          "Cartes",   "Comp",         "Cond",     "Fixe",           "Format",       "Button",
          "Close",    "Corner",       "Counts",   "Directed",       "Drawing",      "Export",
          "Fails",    "Forces",       "Graded",   "Vulnerability",  "Decided",      "Commands",
          "Core",     "Contient",     "Charts",   "Best",           "Battle",       "Base",
          "Back",     "Attack",       "Aside",    "Lightning Bolt", "Giant Growth", "Dark Ritual",
          "Sol Ring", "City of Brass"})
        EXPECT_EQ(likely(typed), "") << typed;
    const std::pair<const char*, const char*> meant[] = {{"Krycek", "Agent Alex Krycek"},
                                                         {"Scully", "Agent Dana Scully"},
                                                         {"Calcagni", "Pete Calcagni"},
                                                         {"Manitu", "The Manitou"},
                                                         {"Grissom", "Dr. Grissom"},
                                                         {"Fingerprint", "Fingerprints"},
                                                         {"Autopsi", "Autopsy"},
                                                         {"Baltimore", "Baltimore, MD"},
                                                         {"Gunmen", "The Lone Gunmen"},
                                                         {"Chromatograph", "Gas Chromatograph"},
                                                         {"Transmitter", "Hidden Transmitter"},
                                                         {"Ambus", "Ambush"},
                                                         {"Mazerosky", "Sheriff Mazeroski"},
                                                         {"Franklin", "Franklin, PA"},
                                                         {"Counterintelligence", "Counterintelligence Measures"}};
    for (const auto& [typed, title] : meant)
        EXPECT_EQ(likely(typed), title) << typed;
}

TEST(NearTitles, AnyTitleIsNearestToItself)
{
    for (const Card& card : baseSet().cards())
        EXPECT_EQ(nearest(card.title), card.title);
}

TEST(PlainTitle, HasNoSigns)
{
    EXPECT_EQ(plainTitle("u.f.o. wreckage, townsend, wi"), "ufo wreckage townsend wi");
    EXPECT_EQ(plainTitle("you've got a tail"), "youve got a tail");
    EXPECT_EQ(plainTitle(" (x) "), "x");
}

TEST(NearTitles, AWordOfSeveralTitlesNamesNone)
{
    for (const char* typed : {"Mulder", "Mr. Mulder", "mulderr", "Smoke and Mirrors", "Smoke & Mirrors"})
        EXPECT_EQ(likelyTitle(test::officialCards(), typed), std::nullopt) << typed;
}

} // namespace dossier
