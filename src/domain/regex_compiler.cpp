#include "domain/regex_compiler.h"

#include "domain/text_fold.h"

#include <algorithm>

namespace dossier {

namespace {

using Bytes = std::bitset<256>;

constexpr int kDeepest = 40; // groups within groups; each costs a few stack frames

std::size_t bytesOfLetter(std::string_view text)
{
    std::size_t bytes = 1;
    while (bytes < text.size() && bytes < 4 && (static_cast<unsigned char>(text[bytes]) & 0xC0) == 0x80)
        ++bytes;
    return (static_cast<unsigned char>(text[0]) & 0xC0) == 0xC0 ? bytes : 1;
}

void addRange(Bytes& bytes, char from, char to)
{
    for (int c = static_cast<unsigned char>(from); c <= static_cast<unsigned char>(to); ++c)
        bytes.set(static_cast<std::size_t>(c));
}

// \d, \w, \s and their opposites; nothing for any other letter.
std::optional<Bytes> classNamed(char name)
{
    Bytes bytes;
    switch (name) {
    case 'd':
    case 'D':
        addRange(bytes, '0', '9');
        break;
    case 'w':
    case 'W':
        addRange(bytes, '0', '9');
        addRange(bytes, 'a', 'z');
        bytes.set('_');
        addRange(bytes, static_cast<char>(0x80), static_cast<char>(0xFF));
        break;
    case 's':
    case 'S':
        bytes.set(' ');
        addRange(bytes, '\t', '\r');
        break;
    default:
        return std::nullopt;
    }
    if (name < 'a')
        bytes.flip();
    return bytes;
}

Bytes continuationBytes()
{
    Bytes bytes;
    addRange(bytes, static_cast<char>(0x80), static_cast<char>(0xBF));
    return bytes;
}

} // namespace

RegexCompiler::RegexCompiler(std::string_view pattern)
    : m_pattern(pattern)
{}

std::variant<Regex, RegexError> RegexCompiler::compile()
{
    Part program = alternatives();
    if (!m_error && !atEnd())
        fail(RegexError::Kind::Malformed); // a parenthesis that was never opened
    if (!m_error && program.size() >= Regex::kMostInstructions)
        fail(RegexError::Kind::TooCostly);
    if (m_error)
        return *m_error;
    program.push_back({}); // Match
    Regex regex;
    regex.m_first = firstBytes(program);
    regex.m_anchored = isAnchored(program);
    regex.m_program = std::move(program);
    regex.m_classes = std::move(m_classes);
    return regex;
}

RegexCompiler::Part RegexCompiler::alternatives()
{
    Part all = sequence();
    while (!m_error && take('|')) {
        const Part other = sequence();
        Part both;
        both.reserve(all.size() + other.size() + 2);
        const auto second = static_cast<std::uint16_t>(all.size() + 2);
        const auto behind = static_cast<std::uint16_t>(second + other.size());
        both.push_back({Step::Kind::Fork, 0, second, 1});
        append(both, all);
        both.push_back({Step::Kind::Fork, 0, behind, behind});
        append(both, other);
        all = std::move(both);
    }
    return all;
}

RegexCompiler::Part RegexCompiler::sequence()
{
    Part part;
    while (!m_error && !atEnd() && peek() != '|' && peek() != ')')
        append(part, repeated());
    return part;
}

RegexCompiler::Part RegexCompiler::repeated()
{
    const Part one = atom();
    Part part = one;
    bool again = true;
    for (int repeats = 0; again && !m_error; ++repeats) {
        if (repeats > 4)
            return fail(RegexError::Kind::Malformed);
        if (take('*'))
            part = times(part, 0, std::nullopt);
        else if (take('+'))
            part = times(part, 1, std::nullopt);
        else if (take('?'))
            part = times(part, 0, 1);
        else
            again = !atEnd() && peek() == '{' && readRange(part, Part(part));
    }
    return part;
}

// "{3}", "{3,}" or "{3,5}"; anything else in braces is an error, so that a slip does not search for something else.
bool RegexCompiler::readRange(Part& part, const Part& one)
{
    take('{');
    const auto least = readNumber();
    std::optional<int> most = least;
    if (least && take(','))
        most = !atEnd() && peek() == '}' ? std::nullopt : readNumber();
    if (!least || !take('}') || (most && *most < *least)) {
        fail(RegexError::Kind::Malformed);
        return false;
    }
    part = times(one, *least, most);
    return true;
}

std::optional<int> RegexCompiler::readNumber()
{
    const std::size_t start = m_at;
    int number = 0;
    while (!atEnd() && peek() >= '0' && peek() <= '9' && m_at - start < 4)
        number = number * 10 + (m_pattern[m_at++] - '0');
    return m_at == start ? std::nullopt : std::optional(number);
}

RegexCompiler::Part RegexCompiler::atom()
{
    switch (peek()) {
    case '(':
        return group();
    case '[':
        return characterClass();
    case '\\':
        return escaped();
    case '*':
    case '+':
    case '?':
    case '{':
        return fail(RegexError::Kind::Malformed); // nothing to repeat
    case '.':
        ++m_at;
        return oneOf(Bytes().set());
    case '^':
        ++m_at;
        return {{Step::Kind::Start, 0, 0, 1}};
    case '$':
        ++m_at;
        return {{Step::Kind::End, 0, 0, 1}};
    default:
        return literal();
    }
}

RegexCompiler::Part RegexCompiler::group()
{
    const std::size_t start = m_at++;
    if (m_pattern.substr(m_at).starts_with("?:"))
        m_at += 2;
    if (++m_depth > kDeepest)
        return fail(RegexError::Kind::TooCostly);
    Part inside = alternatives();
    --m_depth;
    if (!m_error && !take(')')) {
        m_at = start;
        return fail(RegexError::Kind::Malformed);
    }
    return inside;
}

RegexCompiler::Part RegexCompiler::escaped()
{
    if (m_at + 1 >= m_pattern.size())
        return fail(RegexError::Kind::Malformed);
    const char name = m_pattern[m_at + 1];
    if (name == 'b' || name == 'B') {
        m_at += 2;
        return {{name == 'b' ? Step::Kind::WordBorder : Step::Kind::NoWordBorder, 0, 0, 1}};
    }
    if (const auto bytes = classNamed(name)) {
        m_at += 2;
        return oneOf(*bytes);
    }
    const bool isLetterOrDigit =
        (name >= 'a' && name <= 'z') || (name >= 'A' && name <= 'Z') || (name >= '0' && name <= '9');
    if (isLetterOrDigit)
        return fail(RegexError::Kind::Malformed); // back references and what other dialects have
    ++m_at;
    return literal();
}

// One letter as typed, in the spelling of folded text: É is one e, æ is an a and an e.
RegexCompiler::Part RegexCompiler::literal()
{
    const std::string_view letter = m_pattern.substr(m_at, bytesOfLetter(m_pattern.substr(m_at)));
    m_at += letter.size();
    std::string folded = fold(letter);
    if (folded.empty()) // a blank at the edge of a text, or an accent that combines with the letter before it
        folded = fold("a" + std::string(letter) + "a") == "aa" ? "" : " ";
    Part part;
    for (const char byte : folded)
        append(part, oneByte(byte));
    return part;
}

RegexCompiler::Part RegexCompiler::characterClass()
{
    const std::size_t start = m_at++;
    const bool negated = take('^');
    Bytes members;
    bool isFirst = true;
    while (!m_error && !atEnd() && (isFirst || peek() != ']')) {
        classMember(members);
        isFirst = false;
    }
    if (m_error)
        return {};
    if (!take(']')) {
        m_at = start;
        return fail(RegexError::Kind::Malformed);
    }
    return oneOf(negated ? ~members : members);
}

void RegexCompiler::classMember(Bytes& members)
{
    // One letter, which must be a single byte once folded; a class named by an escape is added as a whole.
    const auto readLetter = [&]() -> std::optional<char> {
        if (atEnd())
            return std::nullopt;
        if (peek() == '\\' && ++m_at < m_pattern.size()) {
            if (const auto named = classNamed(peek())) {
                members |= *named & ~continuationBytes();
                ++m_at;
                return '\0';
            }
        }
        if (atEnd())
            return std::nullopt;
        const std::string_view letter = m_pattern.substr(m_at, bytesOfLetter(m_pattern.substr(m_at)));
        const std::string folded = letter == " " ? " " : fold(letter);
        if (folded.size() != 1)
            return std::nullopt;
        m_at += letter.size();
        return folded[0];
    };
    const auto from = readLetter();
    if (!from) {
        fail(RegexError::Kind::Malformed);
        return;
    }
    if (*from == '\0')
        return;
    char to = *from;
    if (m_at + 1 < m_pattern.size() && peek() == '-' && m_pattern[m_at + 1] != ']') {
        ++m_at;
        to = readLetter().value_or('\0');
    }
    if (static_cast<unsigned char>(to) < static_cast<unsigned char>(*from))
        fail(RegexError::Kind::Malformed);
    else
        addRange(members, *from, to);
}

RegexCompiler::Part RegexCompiler::oneByte(char byte) const
{
    return {{Step::Kind::Byte, byte, 0, 1}};
}

// Where letters beyond ASCII are among them, the bytes that continue a letter in UTF-8 belong to it.
RegexCompiler::Part RegexCompiler::oneOf(Bytes bytes)
{
    const bool isWide = (bytes >> 0xC0).any();
    if (isWide)
        bytes &= ~continuationBytes();
    auto known = std::find(m_classes.begin(), m_classes.end(), bytes);
    if (known == m_classes.end())
        known = m_classes.insert(m_classes.end(), bytes);
    Part part{{Step::Kind::Class, 0, static_cast<std::uint16_t>(known - m_classes.begin()), 1}};
    if (isWide)
        append(part, anyTimes(oneOf(continuationBytes())));
    return part;
}

RegexCompiler::Part RegexCompiler::optional(const Part& one) const
{
    Part part{{Step::Kind::Fork, 0, static_cast<std::uint16_t>(one.size() + 1), 1}};
    for (Step step : one) {
        ++step.next;
        if (step.kind == Step::Kind::Fork)
            ++step.value;
        part.push_back(step);
    }
    return part;
}

RegexCompiler::Part RegexCompiler::anyTimes(const Part& one) const
{
    Part part = optional(one);
    const auto back = static_cast<std::uint16_t>(part.size());
    part[0].value = static_cast<std::uint16_t>(back + 1);
    part.push_back({Step::Kind::Fork, 0, 0, 0});
    return part;
}

RegexCompiler::Part RegexCompiler::times(const Part& one, int least, std::optional<int> most)
{
    Part part;
    for (int i = 0; i < least && !m_error; ++i)
        append(part, one);
    if (!most)
        append(part, anyTimes(one));
    for (int i = least; most && i < *most && !m_error; ++i)
        append(part, optional(one));
    return part;
}

void RegexCompiler::append(Part& part, const Part& more)
{
    if (part.size() + more.size() > Regex::kMostInstructions) {
        fail(RegexError::Kind::TooCostly);
        return;
    }
    const auto offset = static_cast<std::uint16_t>(part.size());
    for (Step step : more) {
        step.next = static_cast<std::uint16_t>(step.next + offset);
        if (step.kind == Step::Kind::Fork)
            step.value = static_cast<std::uint16_t>(step.value + offset);
        part.push_back(step);
    }
}

// Calls `onStep` for the steps that can be reached without reading a byte, up to and with those it answers false for.
template <typename OnStep>
void RegexCompiler::fromTheStart(const Part& program, OnStep onStep)
{
    std::vector<bool> seen(program.size());
    std::vector<std::uint16_t> open{0};
    while (!open.empty()) {
        const std::uint16_t place = open.back();
        open.pop_back();
        if (seen[place])
            continue;
        seen[place] = true;
        const Step& step = program[place];
        if (!onStep(step))
            continue;
        open.push_back(step.next);
        if (step.kind == Step::Kind::Fork)
            open.push_back(step.value);
    }
}

// Nothing where a match may be empty.
std::optional<RegexCompiler::Bytes> RegexCompiler::firstBytes(const Part& program) const
{
    Bytes first;
    bool mayBeEmpty = false;
    fromTheStart(program, [&](const Step& step) {
        if (step.kind == Step::Kind::Byte)
            first.set(static_cast<unsigned char>(step.byte));
        else if (step.kind == Step::Kind::Class)
            first |= m_classes[step.value];
        else if (step.kind == Step::Kind::Match)
            mayBeEmpty = true;
        else
            return true;
        return false;
    });
    return mayBeEmpty ? std::nullopt : std::optional(first);
}

bool RegexCompiler::isAnchored(const Part& program)
{
    bool anchored = true;
    fromTheStart(program, [&](const Step& step) {
        anchored = anchored && (step.kind == Step::Kind::Start || step.kind == Step::Kind::Fork);
        return step.kind == Step::Kind::Fork;
    });
    return anchored;
}

bool RegexCompiler::take(char c)
{
    if (atEnd() || peek() != c)
        return false;
    ++m_at;
    return true;
}

RegexCompiler::Part RegexCompiler::fail(RegexError::Kind kind)
{
    if (!m_error)
        m_error = RegexError{kind, std::min(m_at, m_pattern.size())};
    return {};
}

} // namespace dossier
