#include "domain/regex_nfa.h"

#include <chrono>
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
    };
    for (const Line& line : lines)
        EXPECT_EQ(finds(line.pattern, line.text), line.found) << line.pattern << " in " << line.text;
}

TEST(Regex, RefusesWhatItDoesNotUnderstand)
{
    const auto errorAt = [](std::string_view pattern) { return std::get<RegexError>(Regex::compile(pattern)); };
    for (const char* pattern : {"(", ")", "a)", "[", "[a", "[b-a]", "*", "+a", "a{", "a{x}", "a{3,2}", "\\", "\\1",
                                "\\p", "a|*", "(?=a)", "[a-\\d]", "[\u4E2D]"})
        EXPECT_EQ(errorAt(pattern).kind, RegexError::Kind::Malformed) << pattern;
    EXPECT_EQ(errorAt("ab(c").position, 2u);
    EXPECT_EQ(errorAt("ab)c").position, 2u);
}

TEST(Regex, RefusesWhatIsTooLongOrTooCostly)
{
    const auto kind = [](const std::string& pattern) { return std::get<RegexError>(Regex::compile(pattern)).kind; };
    EXPECT_EQ(kind(std::string(201, 'a')), RegexError::Kind::TooLong);
    EXPECT_EQ(kind("a{1001}"), RegexError::Kind::TooCostly);
    EXPECT_EQ(kind("((a{99}){99}){99}"), RegexError::Kind::TooCostly);
    EXPECT_EQ(kind("((((a{9999}){9999}){9999}){9999}){9999}"), RegexError::Kind::TooCostly);
    EXPECT_EQ(kind(std::string(60, '(') + std::string(60, ')')), RegexError::Kind::TooCostly);
}

TEST(Regex, TakesNoLongerWithPatternsThatAreKnownToExplode)
{
    const auto start = std::chrono::steady_clock::now();
    const std::string text(20'000, 'a');
    EXPECT_FALSE(finds("(a+)+b", text));
    EXPECT_FALSE(finds("(a|aa)+$b", text));
    EXPECT_FALSE(finds("(a*)*(a*)*(a*)*c", text));
    EXPECT_FALSE(finds("(.*)(.*)(.*)(.*)x", text));
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(10));
}

} // namespace dossier
