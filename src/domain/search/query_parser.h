// Reads the text of a query, once from left to right.
#pragma once

#include "domain/search/card_query.h"

namespace dossier {

class QueryParser
{
public:
    explicit QueryParser(std::string_view text);

    ParsedQuery parse();

private:
    // What stands at the place of a value.
    struct Value
    {
        enum class Kind : std::uint8_t { Word, Quoted, Regex };
        Kind kind = Kind::Word;
        std::string_view text;    // without its quotes or slashes
        std::size_t position = 0; // of the text
    };

    // These answer whether an operand was written; not having one is no error by itself.
    bool alternatives();
    bool conjunction(bool notesParts);
    bool factor();
    bool primary();
    bool enclosed();
    bool copies();
    bool term();

    bool fieldTerm(std::size_t start, std::string_view name);
    bool choiceTerm(QueryNode& node, const Value& value);
    bool textTerm(QueryNode& node, const Value& value);
    bool numberTerm(QueryNode& node, const Value& value);
    bool sortTerm(const QueryNode& node, const Value& value);
    bool resolveField(QueryNode& node, std::size_t start, std::string_view name);
    bool resolveChoice(QueryNode& node, const Value& value);

    std::optional<QueryOp> takeOperator();
    std::optional<Value> takeValue(QueryValueKind kind);
    std::optional<Value> takeQuoted();
    std::optional<Value> takeRegex();
    std::string_view takeWord(bool endsAtOperator);
    bool takeWordThatIs(std::string_view word);
    bool wordIs(std::size_t at, std::string_view word, std::string_view orWord = {}) const;
    bool endsConjunction(bool hasTerm) const;
    bool orStands(bool hasTerm) const;
    bool standsBeforeTerm(std::string_view word, std::string_view orWord) const;

    void skipBlanks();
    bool atEnd() const { return m_at >= m_text.size(); }
    bool nextIs(std::string_view what) const { return m_text.substr(m_at).starts_with(what); }
    bool take(std::string_view what);
    std::size_t blankAt(std::size_t at) const;
    std::size_t quoteAt(std::size_t at) const;
    bool operatorAt(std::size_t at) const;
    bool closesAt(std::size_t at) const;

    void join(QueryNode::Kind kind, std::size_t start);
    void push(QueryNode node, std::size_t start);
    std::size_t charactersBefore(std::size_t position);
    void notePart(std::size_t start, std::size_t firstNode);
    bool fail(QueryError::Kind kind, std::size_t position, std::size_t length, std::string_view word = {},
              std::vector<std::string> candidates = {});

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_depth = 0;       // open parentheses of both kinds
    int m_copiesDepth = 0; // of those, "[["
    bool m_negated = false;
    int m_regexes = 0;
    std::size_t m_countedTo = 0; // bytes
    std::size_t m_counted = 0;   // characters in them
    Query m_query;
    std::optional<QueryError> m_error;
    std::optional<std::size_t> m_orderAt; // where order: or dir: stood last
};

} // namespace dossier
