#include "domain/limits/text_limits.h"

#include <gtest/gtest.h>
#include <set>
#include <string>

namespace dossier {

TEST(TextLimits, HaveANameEach)
{
    std::set<std::string_view> names;
    for (int i = 0; i < kTextsOf; ++i) {
        const auto text = static_cast<TextOf>(i);
        EXPECT_TRUE(names.insert(nameOf(text)).second) << nameOf(text);
        EXPECT_EQ(textNamed(nameOf(text)), text);
        EXPECT_GT(longest(text), 0u);
    }
    EXPECT_FALSE(textNamed("anything"));
}

TEST(TextLimits, CountLettersNotBytes)
{
    const std::size_t most = longest(TextOf::Place);
    std::string accents;
    for (std::size_t i = 0; i < most; ++i)
        accents += "\u00E9";
    EXPECT_FALSE(isTooLong(TextOf::Place, accents));
    EXPECT_EQ(cutTo(TextOf::Place, accents), accents);
    EXPECT_TRUE(isTooLong(TextOf::Place, accents + "a"));
    EXPECT_EQ(cutTo(TextOf::Place, accents + "\u00E9\u00E9"), accents) << "never half a letter";
    EXPECT_FALSE(isTooLong(TextOf::Place, std::string(most, 'a')));
    EXPECT_TRUE(isTooLong(TextOf::Place, std::string(most + 1, 'a')));
    EXPECT_FALSE(isTooLong(TextOf::Note, std::string(most + 1, 'a')));
}

TEST(TextLimits, NamesAreOneLine)
{
    for (const char* broken : {"a\nb", "\r", "a\t",
                               "a\x1B"
                               "b",
                               "\x7F", "\u0085", "\u009B", "\u2028", "a\u2029", "\uFFFF", "a\uFFFE", "\uFDD0", "\uFDEF",
                               "\U0010FFFF", "\U0001FFFE"}) {
        EXPECT_TRUE(isBroken(TextOf::Place, broken)) << broken;
        EXPECT_FALSE(isBroken(TextOf::Note, broken));
        EXPECT_FALSE(isBroken(TextOf::DeckNotes, broken));
        EXPECT_FALSE(isBroken(TextOf::Place, inOneLine(broken))) << broken;
    }
    for (const char* whole : {"", "a b", "\u00A0\u00E9", "\u2027\u202A", "\U0001F6F8", "\uFFFD", "\uFDF0", "\uF900",
                              "\xEF\xBF", "\xC2", "\xE2\x80"}) {
        EXPECT_FALSE(isBroken(TextOf::Place, whole)) << whole;
        EXPECT_EQ(inOneLine(whole), whole);
    }
    EXPECT_EQ(inOneLine("a\r\nb\u0085c\u2028d"), "a  b c d");
}

TEST(TextLimits, HoldForWhatIsNoUtf8)
{
    EXPECT_TRUE(isTooLong(TextOf::Tag, std::string(1000, '\xE9')));
    EXPECT_EQ(cutTo(TextOf::Tag, std::string(1000, '\xE9')).size(), longest(TextOf::Tag));
    EXPECT_FALSE(isTooLong(TextOf::Tag, ""));
}

} // namespace dossier
