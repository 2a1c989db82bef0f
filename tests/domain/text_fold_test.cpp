#include "domain/text_fold.h"

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

TEST(Fold, KeepsBytesThatAreNoUtf8)
{
    EXPECT_EQ(fold("a\xFF\xC3z"), "a\xFF\xC3z");
    EXPECT_EQ(fold(std::string_view("\xE2\x80", 2)), std::string("\xE2\x80"));
}

TEST(EditDistance, CountsLettersAndSwappedNeighbours)
{
    EXPECT_EQ(editDistance("mulder", "mulder", 3), 0);
    EXPECT_EQ(editDistance("muldre", "mulder", 3), 1);
    EXPECT_EQ(editDistance("mudler", "mulder", 3), 1);
    EXPECT_EQ(editDistance("scully", "skully", 3), 1);
    EXPECT_EQ(editDistance("", "abc", 3), 3);
}

TEST(EditDistance, GivesUpBeyondItsLimit)
{
    EXPECT_EQ(editDistance("abcdef", "uvwxyz", 2), 3);
    EXPECT_EQ(editDistance("a", "abcdefgh", 2), 3);
}

} // namespace dossier
