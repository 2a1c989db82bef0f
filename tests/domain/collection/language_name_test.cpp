#include "domain/collection/language_name.h"

#include <gtest/gtest.h>

namespace dossier {

TEST(LanguageName, IsACodeOrANameOfOne)
{
    EXPECT_EQ(languageNamed(""), "en");
    EXPECT_EQ(languageNamed("FR"), "fr");
    EXPECT_EQ(languageNamed("Fran\u00e7ais"), "fr");
    EXPECT_EQ(languageNamed("fra"), "fr");
    EXPECT_EQ(languageNamed("ger"), "de");
    EXPECT_EQ(languageNamed("EN-US"), "en");
    EXPECT_EQ(languageNamed("fr_FR"), "fr");
    EXPECT_EQ(languageNamed("en-"), std::nullopt);
    EXPECT_EQ(languageNamed("haw"), "haw") << "there is no shorter one: the window keeps it";
    for (const char* none : {"klingon", "e", "e1", "12"})
        EXPECT_EQ(languageNamed(none), std::nullopt) << none;
}

} // namespace dossier
