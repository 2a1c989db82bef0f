#include "text/fold.h"

#include <gtest/gtest.h>
#include <string>

namespace dossier {

TEST(Fold, DropsCaseAccentsAndTypographicMarks)
{
    EXPECT_EQ(fold("Warren James Dupré"), "warren james dupre");
    EXPECT_EQ(fold("DØD KALM"), "dod kalm");
    EXPECT_EQ(fold("Cecil L\u2019ively"), "cecil l'ively");
    EXPECT_EQ(fold("\u201CNeech\u201D \u2013 Manley"), "\"neech\" - manley");
    EXPECT_EQ(fold("Straße, Łódź, Æon, Ĳsselmeer"), "strasse, lodz, aeon, ijsselmeer");
    EXPECT_EQ(fold("De\u0301tective"), "detective"); // a combining accent
}

TEST(Fold, CollapsesAndTrimsBlanksOfAnyKind)
{
    EXPECT_EQ(fold("  Aubrey,\u00A0\t MO \n"), "aubrey, mo");
    EXPECT_EQ(fold(" \t "), "");
    EXPECT_EQ(fold("\uFEFFX"), "x");
}

TEST(Fold, KnowsWhatShowsNothing)
{
    for (const std::string_view unseen : {"", " \t", "\u00A0", "\u00AD", "\u200B\u200D", "\u2060", "\u3000", "\u3164",
                                          "\uFEFF", "\u202E", "\U000E0001"})
        EXPECT_TRUE(showsNothing(unseen)) << unseen.size();
    for (const std::string_view seen : {"x", "\u200Bx", ".", "\u00E9", "\u0301", "\xFF"})
        EXPECT_FALSE(showsNothing(seen)) << seen;
}

TEST(Fold, KeepsBytesThatAreNoUtf8)
{
    EXPECT_EQ(fold("a\xFF\xC3z"), "a\xFF\xC3z");
    EXPECT_EQ(fold(std::string_view("\xE2\x80", 2)), std::string("\xE2\x80"));
}

TEST(Fold, KnowsTheCasesOfOtherAlphabets)
{
    EXPECT_EQ(fold("МОСКВА, ΑΓΟΡΑ"), "москва, αγορα");
    EXPECT_EQ(fold("がド"), "がド"); // their marks are no accents
}

TEST(Fold, TakesOneLetterAsItStandsWithinAText)
{
    EXPECT_EQ(foldedLetter("É"), "e");
    EXPECT_EQ(foldedLetter("Æ"), "ae");
    EXPECT_EQ(foldedLetter("\u00A0"), " ");
    EXPECT_EQ(foldedLetter("\u0301"), "");
    EXPECT_EQ(foldedLetter("\xFF"), "\xFF");
}

} // namespace dossier
