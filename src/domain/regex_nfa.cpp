#include "domain/regex_nfa.h"

#include "domain/regex_compiler.h"

namespace dossier {

namespace {

bool isWordByte(char c)
{
    const auto u = static_cast<unsigned char>(c);
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || u >= 0x80;
}

bool atWordBorder(std::string_view text, std::size_t at)
{
    const bool before = at > 0 && isWordByte(text[at - 1]);
    const bool after = at < text.size() && isWordByte(text[at]);
    return before != after;
}

} // namespace

// The places in the program that are alive at one position of the text, each at most once.
struct Regex::Threads
{
    explicit Threads(std::size_t program)
        : isIn(program, 0)
    {
        alive.reserve(program);
    }

    void clear()
    {
        alive.clear();
        ++round;
        matched = false;
    }

    std::vector<std::uint16_t> alive; // at Byte and Class instructions only
    std::vector<std::uint32_t> isIn;  // by instruction: the round in which it was met
    std::vector<std::uint16_t> open;  // still to be followed
    std::uint32_t round = 0;
    bool matched = false;
};

std::variant<Regex, RegexError> Regex::compile(std::string_view pattern)
{
    if (pattern.size() > kLongestPattern)
        return RegexError{RegexError::Kind::TooLong, kLongestPattern};
    return RegexCompiler(pattern).compile();
}

void Regex::follow(std::uint16_t start, std::string_view text, std::size_t at, Threads& threads) const
{
    threads.open.push_back(start);
    while (!threads.open.empty()) {
        const std::uint16_t place = threads.open.back();
        threads.open.pop_back();
        if (threads.isIn[place] == threads.round)
            continue;
        threads.isIn[place] = threads.round;
        const Instruction& step = m_program[place];
        bool passes = false;
        switch (step.kind) {
        case Instruction::Kind::Byte:
        case Instruction::Kind::Class:
            threads.alive.push_back(place);
            break;
        case Instruction::Kind::Fork:
            threads.open.push_back(step.value);
            passes = true;
            break;
        case Instruction::Kind::Start:
            passes = at == 0;
            break;
        case Instruction::Kind::End:
            passes = at == text.size();
            break;
        case Instruction::Kind::WordBorder:
            passes = atWordBorder(text, at);
            break;
        case Instruction::Kind::NoWordBorder:
            passes = !atWordBorder(text, at);
            break;
        case Instruction::Kind::Match:
            threads.matched = true;
            break;
        }
        if (passes)
            threads.open.push_back(step.next);
    }
}

bool Regex::matches(const Instruction& instruction, char byte) const
{
    if (instruction.kind == Instruction::Kind::Byte)
        return instruction.byte == byte;
    return m_classes[instruction.value][static_cast<unsigned char>(byte)];
}

bool Regex::foundIn(std::string_view folded) const
{
    return Search(*this).foundIn(folded);
}

Regex::Search::Search(const Regex& regex)
    : m_regex(regex)
    , m_now(std::make_unique<Threads>(regex.m_program.size()))
    , m_then(std::make_unique<Threads>(regex.m_program.size()))
{}

Regex::Search::~Search() = default;

bool Regex::Search::foundIn(std::string_view text)
{
    const auto canBeginAt = [&](std::size_t at) {
        if (m_regex.m_anchored && at > 0)
            return false;
        return !m_regex.m_first || (at < text.size() && (*m_regex.m_first)[static_cast<unsigned char>(text[at])]);
    };
    m_now->clear();
    for (std::size_t at = 0;; ++at) {
        if (canBeginAt(at))
            m_regex.follow(0, text, at, *m_now);
        if (m_now->matched)
            return true;
        if (at == text.size() || (m_regex.m_anchored && m_now->alive.empty()))
            return false;
        m_then->clear();
        for (const std::uint16_t place : m_now->alive) {
            if (m_regex.matches(m_regex.m_program[place], text[at]))
                m_regex.follow(m_regex.m_program[place].next, text, at + 1, *m_then);
        }
        if (m_then->matched)
            return true;
        std::swap(m_now, m_then);
    }
}

} // namespace dossier
