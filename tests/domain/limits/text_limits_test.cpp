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

TEST(TextLimits, HoldForWhatIsNoUtf8)
{
    EXPECT_TRUE(isTooLong(TextOf::Tag, std::string(1000, '\xE9')));
    EXPECT_EQ(cutTo(TextOf::Tag, std::string(1000, '\xE9')).size(), longest(TextOf::Tag));
    EXPECT_FALSE(isTooLong(TextOf::Tag, ""));
}

} // namespace dossier
