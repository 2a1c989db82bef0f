// Turns the text of a regular expression into the program that Regex runs.
#pragma once

#include "domain/regex_nfa.h"

#include <string>

namespace dossier {

class RegexCompiler
{
public:
    explicit RegexCompiler(std::string_view pattern);

    std::variant<Regex, RegexError> compile();

private:
    using Step = Regex::Instruction;
    using Bytes = Regex::Bytes;

    // Part of a program whose steps lead from one to the next and, from the last, to whatever is appended: `next` and
    // `value` of Fork are counted from the part's own beginning, and its size means "behind it".
    using Part = std::vector<Step>;

    Part alternatives();
    Part sequence();
    Part repeated();
    Part atom();
    Part escaped();
    Part characterClass();
    Part literal();
    Part group();
    void classMember(Bytes& members);
    bool readRange(Part& part, const Part& one);
    std::optional<int> readNumber();

    Part oneByte(char byte) const;
    Part oneOf(Bytes bytes);
    Part times(const Part& one, int least, std::optional<int> most);
    Part optional(const Part& one) const;
    Part anyTimes(const Part& one) const;
    void append(Part& part, const Part& more);
    template <typename OnStep>
    static void fromTheStart(const Part& program, OnStep onStep);
    std::optional<Bytes> firstBytes(const Part& program) const;
    static bool isAnchored(const Part& program);

    bool atEnd() const { return m_at >= m_pattern.size(); }
    char peek() const { return m_pattern[m_at]; }
    bool take(char c);
    Part fail(RegexError::Kind kind);

    std::string_view m_pattern;
    std::size_t m_at = 0;
    int m_depth = 0;
    std::vector<Bytes> m_classes;
    std::optional<RegexError> m_error;
};

} // namespace dossier
