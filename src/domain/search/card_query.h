// The search language: `t:site pre>=5 -k:multi`. One grammar serves the cards, the collection, a deck's contents and
// the list of decks. Parsing needs no cards; what a query finds is said by card_match.h, heap_match.h and deck_match.h.
//
//     query  = any { OR any }
//     any    = one { one }
//     one    = { "-" | NOT } ( term | "(" query ")" | copies )
//     term   = text | field op value
//     text   = word | "..." | /regex/
//     op     = : = != < <= > >=
//     copies = "[[" query "]]" [ op number ]
//
// `[[t:site]]>=12` finds decks by the copies of all cards that the inner query finds; without a number, one is enough.
// Everything is compared folded, and without quotation marks (text/fold.h). OR, AND and NOT are capitals; `|` is OR.
// `:` with a text means "holds it", `=` means "is it". `order:` and `dir:` select nothing and may stand beside any term
// that is not denied.
#pragma once

#include "domain/search/query_fields.h"
#include "text/regex.h"

#include <memory>
#include <variant>

namespace dossier {

enum class QueryOp : std::uint8_t { Has, Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual };

// A query is kept in postfix order: operands stand before what joins them.
struct QueryNode
{
    enum class Kind : std::uint8_t { Term, And, Or, Not, Copies };
    Kind kind = Kind::Term;
    QueryField field = QueryField::Name;
    QueryOp op = QueryOp::Has;   // Term, Copies
    std::optional<int> choice;   // place in wordsOf(field); `cost:x` has 0
    std::optional<int> number;   // to compare with
    std::uint32_t first = 0;     // Copies: the first node of the inner query, which ends before this one
    std::uint32_t position = 0;  // in the text, in bytes
    std::uint32_t length = 0;    // in bytes
    std::uint32_t character = 0; // position in characters
    // Folded. Of k: and act: a word that the game's vocabulary has not, instead of `choice`: a further set may have it.
    std::string text;
    std::uint32_t textAt = 0;           // where such a word stands, in bytes
    std::uint32_t textCharacter = 0;    // and in characters
    std::shared_ptr<const Regex> regex; // instead of `text`
};

struct SortOrder
{
    std::optional<SortKey> key; // neither this nor `skill`: as the list comes
    std::optional<Skill> skill;
    bool descending = false;

    bool given() const { return key || skill; }
    bool operator==(const SortOrder&) const = default;
};

// A stretch of the text all of whose parts must hold: `t:site (k:multi OR k:mono)` has two.
struct QueryPart
{
    std::uint32_t position = 0; // in bytes
    std::uint32_t length = 0;
    std::uint32_t firstNode = 0;
    std::uint32_t endNode = 0;
    bool holdsOrder = false; // order: or dir: stands in it, too
};

struct Query
{
    std::vector<QueryNode> nodes; // empty: everything
    std::vector<QueryPart> parts;
    bool isAlternatives = false; // `a OR b` without parentheses: one part
    SortOrder order;
};

struct QueryError
{
    enum class Kind : std::uint8_t {
        TooLong,            // the text, over kLongestQuery
        TooDeep,            // parentheses within parentheses, over kDeepestQuery
        UnknownField,       // candidates: names spelt nearly so
        AmbiguousField,     // candidates: the skills the beginning fits
        UnknownValue,       // candidates: values spelt nearly so
        AmbiguousValue,     // candidates: the values the beginning fits
        MissingField,       // an operator with nothing before it
        MissingValue,       // nothing behind an operator; word: the field
        MissingTerm,        // nothing behind OR, NOT or "-", or between parentheses
        BadNumber,          // a whole number was wanted
        FieldNotComparable, // < <= > >= with something that is no number; word: the field
        UnclosedQuote,
        UnclosedRegex,
        UnclosedParenthesis,
        StrayParenthesis, // closed, never opened; also "]]"
        BadRegex,
        RegexTooCostly, // too long, too much to repeat, or over kMostRegexes
        OrderNotHere,   // order: and dir: under OR, NOT or parentheses
        FieldNotHere,   // evaluating: this list does not know the field; word: the field
        MissingContext  // evaluating: the caller did not bring what the field searches; word: the field
    };
    Kind kind = Kind::MissingTerm;
    std::size_t position = 0;  // in bytes
    std::size_t length = 0;    // in bytes; 0 where something is missing
    std::size_t character = 0; // position in characters
    std::string word;          // as typed, or what the kind says
    std::vector<std::string> candidates;

    bool operator==(const QueryError&) const = default;
};

inline constexpr std::size_t kLongestQuery = 4'000; // bytes
inline constexpr int kDeepestQuery = 60;
inline constexpr int kMostRegexes = 8;

using ParsedQuery = std::variant<Query, QueryError>;

// Takes any bytes. Throws nothing but std::bad_alloc.
ParsedQuery parseQuery(std::string_view text);

// The words of a query that is nothing but words to be found in a title, for "did you mean" (CardPool::nearTitles).
std::optional<std::string> plainWords(const Query& query);

// Compares as `op` says; Has is Equal.
constexpr bool compare(int left, QueryOp op, int right)
{
    switch (op) {
    case QueryOp::Has:
    case QueryOp::Equal:
        return left == right;
    case QueryOp::NotEqual:
        return left != right;
    case QueryOp::Less:
        return left < right;
    case QueryOp::LessEqual:
        return left <= right;
    case QueryOp::Greater:
        return left > right;
    case QueryOp::GreaterEqual:
        return left >= right;
    }
    return false;
}

} // namespace dossier
