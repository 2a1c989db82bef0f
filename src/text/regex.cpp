#include "text/regex.h"

#include "text/fold.h"
#include "text/utf8.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <re2/re2.h>
#include <string>
#include <vector>

namespace dossier {

namespace {

using re2::RE2;

// Writes a pattern in the letters of folded text: É as e, æ as (?:ae), a curly quote as a plain one. Nothing else is
// touched: case is RE2's, and what it knows by an escape, such as \D, is written in ASCII. On the way it notes the
// first parenthesis that closes nothing or is never closed, for RE2 does not tell its place.
class FoldedPattern
{
public:
    explicit FoldedPattern(std::string_view pattern)
        : m_rest(pattern)
    {
        while (!m_rest.empty())
            takeNext(pattern.size() - m_rest.size());
    }

    const std::string& text() const { return m_text; }

    std::optional<std::size_t> strayParenthesis() const { return m_stray || m_open.empty() ? m_stray : m_open.back(); }

private:
    void takeNext(std::size_t position)
    {
        const char c = m_rest.front();
        if (static_cast<unsigned char>(c) >= 0x80 || c < ' ')
            takeLetter();
        else if (c == '\\')
            keep(2);
        else if (m_inClass && m_rest.starts_with("[:"))
            keep(m_rest.find(":]") == std::string_view::npos ? 2 : m_rest.find(":]") + 2);
        else if (m_inClass)
            takeInClass(c);
        else
            takeOutside(c, position);
    }

    void takeLetter()
    {
        const std::size_t bytes = std::max<std::size_t>(firstLetter(m_rest).bytes, 1);
        const std::string folded = foldedLetter(m_rest.substr(0, bytes));
        const bool one = !folded.empty() && firstLetter(folded).bytes >= folded.size();
        const std::string quoted = static_cast<unsigned char>(folded[0]) < 0x80 ? RE2::QuoteMeta(folded) : folded;
        m_text += one || m_inClass || folded.empty() ? quoted : "(?:" + quoted + ")";
        m_rest.remove_prefix(bytes);
    }

    void takeInClass(char c)
    {
        m_inClass = c != ']';
        keep(1);
    }

    // A ']' at the beginning of a class is one of its letters.
    void takeOutside(char c, std::size_t position)
    {
        if (c == '(')
            m_open.push_back(position);
        else if (c == ')' && !m_open.empty())
            m_open.pop_back();
        else if (c == ')' && !m_stray)
            m_stray = position;
        m_inClass = c == '[';
        if (m_inClass)
            keep(m_rest.starts_with("[^]") ? 3 : m_rest.starts_with("[]") || m_rest.starts_with("[^") ? 2 : 1);
        else
            keep(1);
    }

    void keep(std::size_t bytes)
    {
        m_text += m_rest.substr(0, bytes);
        m_rest.remove_prefix(std::min(bytes, m_rest.size()));
    }

    std::string m_text;
    std::string_view m_rest;
    bool m_inClass = false;
    std::vector<std::size_t> m_open;
    std::optional<std::size_t> m_stray;
};

// "{3,2}": RE2 calls it as bad as a number too large.
bool isUpsideDown(const std::string& range)
{
    if (range.empty())
        return false;
    int least = 0;
    int most = 0;
    const char* const end = range.data() + range.size();
    const auto first = std::from_chars(range.data() + 1, end, least);
    if (first.ptr == end || *first.ptr != ',')
        return false;
    const auto second = std::from_chars(first.ptr + 1, end, most);
    return second.ptr != first.ptr + 1 && most < least;
}

bool isTooCostly(const RE2& compiled)
{
    return compiled.error_code() == RE2::ErrorPatternTooLarge ||
           (compiled.error_code() == RE2::ErrorRepeatSize && !isUpsideDown(compiled.error_arg()));
}

// Where the fault is: RE2 quotes it, which names a place where it occurs only once.
std::size_t placeOf(const RE2& compiled, const FoldedPattern& folded, std::string_view pattern)
{
    const bool parenthesis =
        compiled.error_code() == RE2::ErrorMissingParen || compiled.error_code() == RE2::ErrorUnexpectedParen;
    if (parenthesis)
        return folded.strayParenthesis().value_or(0);
    const std::string_view quoted = compiled.error_arg();
    const std::size_t at = quoted.empty() ? std::string_view::npos : pattern.find(quoted);
    return at == std::string_view::npos || pattern.find(quoted, at + 1) != std::string_view::npos ? 0 : at;
}

RE2::Options options()
{
    RE2::Options options;
    options.set_case_sensitive(false);
    options.set_dot_nl(true);
    options.set_log_errors(false);
    options.set_max_mem(Regex::kMostMemory);
    options.set_never_capture(true);
    return options;
}

} // namespace

std::variant<Regex, RegexError> Regex::compile(std::string_view pattern)
{
    if (pattern.size() > kLongestPattern)
        return RegexError{RegexError::Kind::TooLong, kLongestPattern};
    const FoldedPattern folded(pattern);
    const auto compiled = std::make_shared<const RE2>(folded.text(), options());
    if (compiled->ok())
        return Regex(compiled);
    if (isTooCostly(*compiled))
        return RegexError{RegexError::Kind::TooCostly, 0};
    return RegexError{RegexError::Kind::Malformed, placeOf(*compiled, folded, pattern)};
}

Regex::Regex(std::shared_ptr<const RE2> compiled)
    : m_compiled(std::move(compiled))
{}

bool Regex::foundIn(std::string_view folded) const
{
    return m_compiled->Match({folded.data(), folded.size()}, 0, folded.size(), RE2::UNANCHORED, nullptr, 0);
}

} // namespace dossier
