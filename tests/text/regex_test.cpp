#include "text/regex.h"

#include <ctime>
#include <gtest/gtest.h>
#include <string>

namespace dossier {

namespace {

bool finds(std::string_view pattern, std::string_view text)
{
    const auto compiled = Regex::compile(pattern);
    if (!std::holds_alternative<Regex>(compiled)) {
        ADD_FAILURE() << pattern << " is refused";
        return false;
    }
    return std::get<Regex>(compiled).foundIn(text);
}

} // namespace

TEST(Regex, FindsWhatThePatternSays)
{
    struct Line
    {
        const char* pattern;
        const char* text;
        bool found;
    };
    const Line lines[] = {
        {"", "", true},
        {"", "abc", true},
        {"b", "abc", true},
        {"d", "abc", false},
        {"a.c", "xabcx", true},
        {"a.c", "ac", false},
        {"^b", "abc", false},
        {"^a", "abc", true},
        {"c$", "abc", true},
        {"b$", "abc", false},
        {"^$", "", true},
        {"^$", "a", false},
        {"ab*c", "ac", true},
        {"ab*c", "abbbc", true},
        {"ab+c", "ac", false},
        {"ab+c", "abbc", true},
        {"ab?c", "abc", true},
        {"ab?c", "abbc", false},
        {"a{3}", "aa", false},
        {"a{3}", "aaa", true},
        {"^a{2,3}$", "aaaa", false},
        {"^a{2,3}$", "aaa", true},
        {"^a{2,}$", "aaaaa", true},
        {"^a{0}$", "", true},
        {"cat|dog", "hotdog", true},
        {"cat|dog", "cow", false},
        {"^(cat|dog)s?$", "dogs", true},
        {"^(?:ab)+$", "ababab", true},
        {"^(ab)+$", "ababa", false},
        {"a||b", "", true},
        {"[abc]x", "bx", true},
        {"[a-c]x", "dx", false},
        {"[^a-c]x", "dx", true},
        {"[^a-c]x", "ax", false},
        {"[]x]y", "]y", true},
        {"[a-]y", "-y", true},
        {"[\\d-]y", "-y", true},
        {"[\\d]y", "7y", true},
        {"\\d+", "abc42", true},
        {"\\d", "abc", false},
        {"^\\D+$", "abc", true},
        {"^\\w+$", "abc_9", true},
        {"\\W", "abc", false},
        {"\\s", "a b", true},
        {"^\\S+$", "a b", false},
        {"\\bfox\\b", "agent fox mulder", true},
        {"\\bfox\\b", "foxes", false},
        {"\\Bx", "fox", true},
        {"a\\.c", "abc", false},
        {"a\\.c", "a.c", true},
        {"a\\/b", "a/b", true},
        {"FOX", "fox", true},
        {"[A-C]", "b", true},
        {"dupr\u00E9", "dupre", true},
        {"^.$", "\u4E2D", true},
        {"^[^x]$", "\u4E2D", true},
        {"\u4E2D", "a\u4E2D", true},
        {"(a*)*$", "aaab", true},
        {"(a|b)*c", "ababc", true},
        {"(()|a)+b", "aab", true},
        {"a{x}", "a{x}", true},
        {"[[:alpha:](]", "a", true},
        {"\\pL\\d", "\u4E2D7", true},
    };
    for (const Line& line : lines)
        EXPECT_EQ(finds(line.pattern, line.text), line.found) << line.pattern << " in " << line.text;
}

TEST(Regex, RefusesWhatItDoesNotUnderstand)
{
    const auto errorAt = [](std::string_view pattern) { return std::get<RegexError>(Regex::compile(pattern)); };
    for (const char* pattern : {"(", ")", "a)", "[", "[a", "[b-a]", "*", "+a", "a{3,2}", "\\", "\\1", "\\p", "a|*",
                                "(?=a)", "[a-\\d]", "\xFF"})
        EXPECT_EQ(errorAt(pattern).kind, RegexError::Kind::Malformed) << pattern;
    EXPECT_EQ(errorAt("ab(c").position, 2u);
    EXPECT_EQ(errorAt("ab)c").position, 2u);
    EXPECT_EQ(errorAt("(a)[(](b\\)").position, 6u);
    EXPECT_EQ(errorAt("\u00C9\u00C6[b-a]").position, 5u);
    EXPECT_EQ(errorAt("a*b|*").position, 0u); // which of the two cannot be told
}

TEST(Regex, CaseAndAccentsOfLettersDoNotCount)
{
    EXPECT_TRUE(finds("^DUPR\u00C9$", "dupre"));
    EXPECT_TRUE(finds("^(\u00C6on|\u0152uvre)+$", "aeonoeuvre"));
    EXPECT_TRUE(finds("^\u00E6+$", "aeae"));
    EXPECT_TRUE(finds("^[\u00C0-\u00C7]$", "b"));
    EXPECT_TRUE(finds("^[\u4E2D]$", "\u4E2D"));
    EXPECT_TRUE(finds("^\u041C\u041E$", "\u043C\u043E")); // Cyrillic
    EXPECT_TRUE(finds("^de\u0301ja\u00A0vu\u2026$", "deja vu..."));
    EXPECT_FALSE(finds("^\u2026$", "abc")); // the dots of an ellipsis are dots
    EXPECT_TRUE(finds("^L\u2019[\u2013x]$", "l'-"));
}

TEST(Regex, EscapesAndClassesAreNotFolded)
{
    EXPECT_FALSE(finds("\\D", "42"));
    EXPECT_TRUE(finds("^\\D\\S\\W$", "ab-"));
    EXPECT_TRUE(finds("^[^A-Z]$", "7"));
    EXPECT_FALSE(finds("[^A-Z]", "agent"));
    EXPECT_TRUE(finds("^[\\D]$", "x"));
    EXPECT_FALSE(finds("[\\D]", "7"));
}

TEST(Regex, RefusesWhatIsTooLongOrTooCostly)
{
    const auto kind = [](const std::string& pattern) { return std::get<RegexError>(Regex::compile(pattern)).kind; };
    EXPECT_EQ(kind(std::string(201, 'a')), RegexError::Kind::TooLong);
    EXPECT_EQ(kind("a{1001}"), RegexError::Kind::TooCostly);
    EXPECT_EQ(kind("((a{99}){99}){99}"), RegexError::Kind::TooCostly);
    EXPECT_EQ(kind("((((a{9999}){9999}){9999}){9999}){9999}"), RegexError::Kind::TooCostly);
    EXPECT_EQ(kind("(\\pL{30}){30}"), RegexError::Kind::TooCostly); // within the repeats, beyond the memory
    EXPECT_TRUE(finds(std::string(100, '(') + std::string(100, ')'), ""));
}

TEST(Regex, TakesNoLongerWithPatternsThatAreKnownToExplode)
{
    const std::clock_t start = std::clock();
    const std::string text(20'000, 'a');
    EXPECT_FALSE(finds("(a+)+b", text));
    EXPECT_FALSE(finds("(a|aa)+$b", text));
    EXPECT_FALSE(finds("(a*)*(a*)*(a*)*c", text));
    EXPECT_FALSE(finds("(.*)(.*)(.*)(.*)x", text));
    EXPECT_LT((std::clock() - start) / CLOCKS_PER_SEC, 10); // seconds of work; for ever where it goes back
}

} // namespace dossier
