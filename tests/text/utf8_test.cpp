#include "text/utf8.h"

#include <gtest/gtest.h>

namespace dossier {

TEST(Utf8, IsReadLetterByLetter)
{
    EXPECT_EQ(firstLetter("abc").code, U'a');
    EXPECT_EQ(firstLetter("\u00E9a").code, U'\u00E9');
    EXPECT_EQ(firstLetter("\u00E9a").bytes, 2u);
    EXPECT_EQ(firstLetter("\u4E2D").bytes, 3u);
    EXPECT_EQ(firstLetter("\U0001F47D").code, U'\U0001F47D');
}

TEST(Utf8, WhatIsCutOffOverlongOrNoLetterIsNone)
{
    for (const char* const bytes : {"\x80", "\xC3", "\xC0\xAF", "\xE2\x80", "\xE0\x9F\xBF", "\xED\xA0\x80",
                                    "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xF8\x88\x80\x80\x80", "\xFF"}) {
        EXPECT_EQ(firstLetter(bytes).bytes, 0u);
        EXPECT_FALSE(isUtf8(bytes));
    }
    EXPECT_TRUE(isUtf8(""));
    EXPECT_TRUE(isUtf8("Dupr\u00E9 \U0001F47D"));
    EXPECT_FALSE(isUtf8("Dupr\xE9"));
}

TEST(Utf8, EndsWhereAByteIsNone)
{
    EXPECT_EQ(bytesInUtf8("\u00E9a\xE9 b"), 3u);
    EXPECT_EQ(bytesInUtf8("\xE9"), 0u);
    EXPECT_EQ(bytesInUtf8("ab\xC3"), 2u);
}

TEST(Utf8, WhatTurnsTheDirectionCanBeTakenOut)
{
    EXPECT_EQ(withoutTurns("a\u202Eb\u2066\u200Fc\u061C"), "a\uFFFDb\uFFFD\uFFFDc\uFFFD");
    EXPECT_EQ(withoutTurns("a\u05D0\u200D\xE9"), "a\u05D0\u200D\xE9"); // Hebrew letters turn themselves alone
}

TEST(Utf8, IsCountedAndCutByLetters)
{
    EXPECT_EQ(lettersIn(""), 0u);
    EXPECT_EQ(lettersIn("Dupr\u00E9 \U0001F47D"), 7u);
    EXPECT_EQ(firstLetters("Dupr\u00E9 \U0001F47D", 5), "Dupr\u00E9");
    EXPECT_EQ(firstLetters("Dupr\u00E9", 4), "Dupr");
    EXPECT_EQ(firstLetters("Dupr\u00E9", 0), "");
    EXPECT_EQ(firstLetters("Dupr\u00E9", 50), "Dupr\u00E9");
}

TEST(Utf8, BlanksStandForControlCharacters)
{
    EXPECT_EQ(withoutControls("a\x1b[2J\tb\nc\rd\x7f"
                              "e\xc2\x80\xc2\x9f\xc2\xa0\xc3\x80"),
              "a [2J\tb\nc d e  \xc2\xa0\xc3\x80");
    EXPECT_EQ(withoutControls("\xc2"), "\xc2");
    EXPECT_EQ(withoutControls(std::string_view("\0x", 2)), " x");
}

} // namespace dossier
