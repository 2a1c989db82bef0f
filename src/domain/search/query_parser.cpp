#include "domain/search/query_parser.h"

#include "text/fold.h"
#include "text/near_words.h"
#include "text/utf8.h"

#include <algorithm>
#include <charconv>

namespace dossier {

namespace {

using Error = QueryError::Kind;

} // namespace

QueryParser::QueryParser(std::string_view text)
    : m_text(text)
{}

ParsedQuery QueryParser::parse()
{
    if (m_text.size() > kLongestQuery) {
        fail(Error::TooLong, kLongestQuery, m_text.size() - kLongestQuery);
        return *m_error;
    }
    m_query.nodes.reserve(8);
    m_query.parts.reserve(4);
    alternatives();
    if (!m_error && !atEnd())
        fail(Error::StrayParenthesis, m_at, 1, ")");
    if (m_error)
        return std::move(*m_error);
    return std::move(m_query);
}

bool QueryParser::alternatives()
{
    skipBlanks();
    const std::size_t start = m_at;
    const std::size_t firstNode = m_query.nodes.size();
    const bool isTop = m_depth == 0;
    const bool any = conjunction(isTop);
    bool several = false;
    while (!m_error && orStands(any)) {
        if (!any)
            return fail(Error::MissingTerm, m_at, 0, "OR");
        takeWord(true);
        if (!conjunction(false))
            return fail(Error::MissingTerm, m_at, 0, "OR");
        join(QueryNode::Kind::Or, start);
        several = true;
    }
    if (isTop && several) {
        m_query.parts.clear();
        m_query.isAlternatives = true;
        notePart(start, firstNode);
    }
    return any;
}

bool QueryParser::conjunction(bool notesParts)
{
    skipBlanks();
    const std::size_t start = m_at;
    bool any = false;
    while (!m_error && !endsConjunction(any)) {
        if (wordIs(m_at, "AND") || (any && standsBeforeTerm("and", "And"))) {
            takeWord(true);
            skipBlanks();
            if (!any || endsConjunction(false))
                return fail(Error::MissingTerm, m_at, 0, "AND");
            continue;
        }
        const std::size_t partStart = m_at;
        const std::size_t firstNode = m_query.nodes.size();
        if (factor()) {
            if (notesParts)
                notePart(partStart, firstNode);
            if (any)
                join(QueryNode::Kind::And, start);
            any = true;
        }
        skipBlanks();
    }
    return any;
}

bool QueryParser::endsConjunction(bool hasTerm) const
{
    return atEnd() || closesAt(m_at) || orStands(hasTerm);
}

bool QueryParser::orStands(bool hasTerm) const
{
    return wordIs(m_at, "OR", "|") || (hasTerm && standsBeforeTerm("or", "Or"));
}

// AND and OR written small are meant as such between two terms; at the beginning or end they are words, and be it the
// first letters of one.
bool QueryParser::standsBeforeTerm(std::string_view word, std::string_view orWord) const
{
    if (!wordIs(m_at, word, orWord))
        return false;
    std::size_t behind = m_at + word.size();
    while (const std::size_t bytes = blankAt(behind))
        behind += bytes;
    return behind < m_text.size() && !closesAt(behind) && !wordIs(behind, "OR", "|") && !wordIs(behind, "AND");
}

bool QueryParser::factor()
{
    const std::size_t start = m_at;
    bool negates = false;
    bool stands = false;
    for (;;) {
        if (!take("-") && !takeWordThatIs("NOT"))
            break;
        stands = true;
        negates = !negates;
        skipBlanks();
    }
    if (stands && endsConjunction(false))
        return fail(Error::MissingTerm, start, m_at - start, m_text.substr(start, 1) == "-" ? "-" : "NOT");
    const bool outer = m_negated;
    m_negated = m_negated || stands;
    const bool any = primary();
    m_negated = outer;
    if (any && negates)
        join(QueryNode::Kind::Not, start);
    return any;
}

bool QueryParser::primary()
{
    if (nextIs("("))
        return enclosed();
    if (nextIs("[["))
        return copies();
    return term();
}

bool QueryParser::enclosed()
{
    const std::size_t start = m_at++;
    if (++m_depth > kDeepestQuery)
        return fail(Error::TooDeep, start, 1);
    const bool any = alternatives();
    --m_depth;
    if (m_error)
        return false;
    if (!take(")"))
        return fail(Error::UnclosedParenthesis, start, 1, "(");
    if (!any)
        return fail(Error::MissingTerm, start, m_at - start, "()");
    return true;
}

bool QueryParser::copies()
{
    const std::size_t start = m_at;
    const std::size_t firstNode = m_query.nodes.size();
    m_at += 2;
    if (++m_depth > kDeepestQuery)
        return fail(Error::TooDeep, start, 2);
    if (++m_copiesDepth > 1)
        return fail(Error::StrayParenthesis, start, 2, "[[");
    alternatives(); // nothing inside: all cards
    --m_copiesDepth;
    --m_depth;
    if (m_error)
        return false;
    if (!atEnd() && nextIs(")"))
        return fail(Error::StrayParenthesis, m_at, 1, ")");
    if (!take("]]"))
        return fail(Error::UnclosedParenthesis, start, 2, "[[");

    QueryNode node;
    node.kind = QueryNode::Kind::Copies;
    node.first = static_cast<std::uint32_t>(firstNode);
    skipBlanks();
    node.op = QueryOp::GreaterEqual;
    node.number = 1;
    if (operatorAt(m_at)) {
        node.op = *takeOperator();
        if (node.op != QueryOp::Has)
            skipBlanks();
        const auto value = takeValue(QueryValueKind::Number);
        if (!value)
            return m_error ? false : fail(Error::MissingValue, m_at, 0, "[[]]");
        if (!numberTerm(node, *value))
            return false;
    }
    push(std::move(node), start);
    return true;
}

bool QueryParser::term()
{
    const std::size_t start = m_at;
    std::optional<Value> value;
    if (operatorAt(m_at)) {
        takeOperator();
        return fail(Error::MissingField, start, m_at - start, m_text.substr(start, m_at - start));
    }
    if (quoteAt(m_at) != 0)
        value = takeQuoted();
    else if (nextIs("/"))
        value = takeRegex();
    else
        value = Value{Value::Kind::Word, takeWord(true), start};
    if (!value)
        return false;

    const std::size_t end = m_at;
    skipBlanks();
    if (value->kind != Value::Kind::Regex && operatorAt(m_at))
        return fieldTerm(start, value->text);
    m_at = end;
    QueryNode node;
    if (!textTerm(node, *value))
        return false;
    push(std::move(node), start);
    return true;
}

// The field's name has been read and an operator comes next.
bool QueryParser::fieldTerm(std::size_t start, std::string_view name)
{
    QueryNode node;
    if (!resolveField(node, start, name))
        return false;
    const std::size_t operatorStart = m_at;
    node.op = *takeOperator();
    const QueryFieldFacts& facts = factsOf(node.field);
    const bool asNumber = node.choice || node.op > QueryOp::NotEqual;
    if (asNumber && (facts.kind == QueryValueKind::Text || facts.kind == QueryValueKind::Choice))
        return fail(Error::FieldNotComparable, operatorStart, m_at - operatorStart, facts.names[0]);
    if (node.op != QueryOp::Has)
        skipBlanks();
    const auto value = takeValue(facts.kind);
    if (!value)
        return m_error ? false : fail(Error::MissingValue, m_at, 0, name);

    bool understood = false;
    if (facts.subject == QuerySubject::Sorting)
        return sortTerm(node, *value);
    if (facts.kind == QueryValueKind::Text)
        understood = textTerm(node, *value);
    else if (facts.kind == QueryValueKind::Number || asNumber)
        understood = numberTerm(node, *value);
    else
        understood = choiceTerm(node, *value);
    if (!understood)
        return false;
    if (value->kind == Value::Kind::Quoted && value->text.empty() && node.op == QueryOp::Has)
        node.op = QueryOp::Equal; // loc:"" finds what lies nowhere
    push(std::move(node), start);
    return true;
}

bool QueryParser::resolveField(QueryNode& node, std::size_t start, std::string_view name)
{
    if (const auto field = fieldNamed(fold(name))) {
        node.field = *field;
        return true;
    }
    const WordMatch skill = matchWord(QueryField::Skill, name);
    if (skill.value) {
        node.field = QueryField::Skill;
        node.choice = skill.value;
        return true;
    }
    if (!skill.choices.empty())
        return fail(Error::AmbiguousField, start, name.size(), name, {skill.choices.begin(), skill.choices.end()});
    return fail(Error::UnknownField, start, name.size(), name, nearFields(name));
}

// A word of the field's list; where the field has numbers, too, a comparison may follow: pre:medical>=4.
bool QueryParser::choiceTerm(QueryNode& node, const Value& value)
{
    const bool alsoNumber = factsOf(node.field).kind == QueryValueKind::ChoiceOrNumber;
    if (alsoNumber && !value.text.empty() && value.text[0] >= '0' && value.text[0] <= '9')
        return numberTerm(node, value);
    if (!resolveChoice(node, value))
        return false;
    if (!alsoNumber || node.op == QueryOp::NotEqual || !operatorAt(m_at))
        return true;
    node.op = *takeOperator();
    const auto level = takeValue(QueryValueKind::Number);
    if (!level)
        return m_error ? false : fail(Error::MissingValue, m_at, 0, value.text);
    return numberTerm(node, *level);
}

bool QueryParser::resolveChoice(QueryNode& node, const Value& value)
{
    const WordMatch match = matchWord(node.field, value.text);
    node.choice = match.value;
    if (match.value)
        return true;
    if (!match.choices.empty())
        return fail(Error::AmbiguousValue, value.position, value.text.size(), value.text,
                    {match.choices.begin(), match.choices.end()});
    const bool isOpen = node.field == QueryField::Keyword || node.field == QueryField::Activator;
    if (isOpen && !value.text.empty()) {
        node.text = fold(value.text);
        node.textAt = static_cast<std::uint32_t>(value.position);
        node.textCharacter = static_cast<std::uint32_t>(charactersBefore(value.position));
        return true;
    }
    return fail(Error::UnknownValue, value.position, value.text.size(), value.text,
                nearWords(wordsOf(node.field), value.text));
}

bool QueryParser::textTerm(QueryNode& node, const Value& value)
{
    if (value.kind != Value::Kind::Regex) {
        node.text = fold(value.text);
        return true;
    }
    if (++m_regexes > kMostRegexes)
        return fail(Error::RegexTooCostly, value.position, value.text.size(), value.text);
    auto compiled = Regex::compile(value.text);
    if (const auto* error = std::get_if<RegexError>(&compiled)) {
        if (error->kind == RegexError::Kind::Malformed)
            return fail(Error::BadRegex, value.position + error->position, 0, value.text);
        return fail(Error::RegexTooCostly, value.position, value.text.size(), value.text);
    }
    node.regex = std::make_shared<const Regex>(std::get<Regex>(std::move(compiled)));
    return true;
}

bool QueryParser::numberTerm(QueryNode& node, const Value& value)
{
    if (node.field == QueryField::Cost && node.op <= QueryOp::NotEqual && (value.text == "x" || value.text == "X")) {
        node.choice = 0;
        return true;
    }
    int number = 0;
    const char* end = value.text.data() + value.text.size();
    const auto [stop, problem] = std::from_chars(value.text.data(), end, number);
    if (problem != std::errc() || stop != end || number < 0)
        return fail(Error::BadNumber, value.position, value.text.size(), value.text);
    node.number = number;
    return true;
}

bool QueryParser::sortTerm(const QueryNode& node, const Value& value)
{
    const std::size_t start = value.position;
    if (m_copiesDepth > 0 || m_negated)
        return fail(Error::OrderNotHere, start, value.text.size(), value.text);
    m_orderAt = start;
    QueryNode key = node;
    if (node.field == QueryField::Direction) {
        if (!resolveChoice(key, value))
            return false;
        m_query.order.descending = *key.choice == 1;
        return false;
    }
    const WordMatch match = matchWord(node.field, value.text);
    const WordMatch skill = matchWord(QueryField::Skill, value.text);
    if (!match.value && match.choices.empty() && skill.value) {
        m_query.order.skill = static_cast<Skill>(*skill.value);
        m_query.order.key.reset();
    } else if (resolveChoice(key, value)) {
        m_query.order.key = static_cast<SortKey>(*key.choice);
        m_query.order.skill.reset();
    }
    return false;
}

void QueryParser::join(QueryNode::Kind kind, std::size_t start)
{
    QueryNode node;
    node.kind = kind;
    push(std::move(node), start);
}

void QueryParser::push(QueryNode node, std::size_t start)
{
    node.position = static_cast<std::uint32_t>(start);
    node.length = static_cast<std::uint32_t>(m_at - start);
    node.character = static_cast<std::uint32_t>(charactersBefore(start));
    m_query.nodes.push_back(std::move(node));
}

std::size_t QueryParser::charactersBefore(std::size_t position)
{
    const auto begin = m_text.begin();
    const bool isBehind = position >= m_countedTo;
    const std::size_t from = isBehind ? m_countedTo : 0;
    const auto more =
        std::count_if(begin + static_cast<std::ptrdiff_t>(from), begin + static_cast<std::ptrdiff_t>(position),
                      [](char c) { return !continuesLetter(c); });
    m_counted = (isBehind ? m_counted : 0) + static_cast<std::size_t>(more);
    m_countedTo = position;
    return m_counted;
}

void QueryParser::notePart(std::size_t start, std::size_t firstNode)
{
    QueryPart part;
    part.position = static_cast<std::uint32_t>(start);
    part.length = static_cast<std::uint32_t>(m_at - start);
    part.firstNode = static_cast<std::uint32_t>(firstNode);
    part.endNode = static_cast<std::uint32_t>(m_query.nodes.size());
    part.holdsOrder = m_orderAt && *m_orderAt >= start;
    m_query.parts.push_back(part);
}

bool QueryParser::fail(QueryError::Kind kind, std::size_t position, std::size_t length, std::string_view word,
                       std::vector<std::string> candidates)
{
    if (m_error)
        return false;
    m_error = QueryError{kind,
                         position,
                         length,
                         charactersBefore(std::min(position, m_text.size())),
                         std::string(word),
                         std::move(candidates)};
    return false;
}

} // namespace dossier
