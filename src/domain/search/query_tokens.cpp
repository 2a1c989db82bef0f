// The small half of QueryParser: words, quotes, operators and the blanks between them.
#include "domain/search/query_parser.h"

namespace dossier {

namespace {

using Error = QueryError::Kind;

// Blanks and quotes as people paste them: plain, no-break, typographic.
constexpr std::string_view kBlanks = " \t\n\r\v\f";
constexpr std::string_view kNoBreakBlank = "\u00A0";
constexpr std::array<std::string_view, 4> kQuotes{"\"", "\u201C", "\u201D", "\u201E"};

} // namespace

std::optional<QueryOp> QueryParser::takeOperator()
{
    if (take(":"))
        return QueryOp::Has;
    if (take("!="))
        return QueryOp::NotEqual;
    if (take("<="))
        return QueryOp::LessEqual;
    if (take(">="))
        return QueryOp::GreaterEqual;
    if (take("="))
        return QueryOp::Equal;
    if (take("<"))
        return QueryOp::Less;
    if (take(">"))
        return QueryOp::Greater;
    return std::nullopt;
}

std::optional<QueryParser::Value> QueryParser::takeValue(QueryValueKind kind)
{
    if (quoteAt(m_at) != 0)
        return takeQuoted();
    if (kind == QueryValueKind::Text && nextIs("/"))
        return takeRegex();
    const std::size_t start = m_at;
    const std::string_view word = takeWord(kind != QueryValueKind::Text);
    if (word.empty())
        return std::nullopt;
    return Value{Value::Kind::Word, word, start};
}

std::optional<QueryParser::Value> QueryParser::takeQuoted()
{
    const std::size_t start = m_at;
    m_at += quoteAt(m_at);
    const std::size_t textStart = m_at;
    while (!atEnd() && quoteAt(m_at) == 0)
        ++m_at;
    if (atEnd()) {
        fail(Error::UnclosedQuote, start, m_text.size() - start, m_text.substr(textStart));
        return std::nullopt;
    }
    const Value value{Value::Kind::Quoted, m_text.substr(textStart, m_at - textStart), textStart};
    m_at += quoteAt(m_at);
    return value;
}

std::optional<QueryParser::Value> QueryParser::takeRegex()
{
    const std::size_t start = m_at++;
    while (!atEnd() && m_text[m_at] != '/')
        m_at += m_text[m_at] == '\\' ? 2 : 1;
    if (atEnd()) {
        m_at = m_text.size();
        fail(Error::UnclosedRegex, start, m_text.size() - start, m_text.substr(start + 1));
        return std::nullopt;
    }
    const Value value{Value::Kind::Regex, m_text.substr(start + 1, m_at - start - 1), start + 1};
    ++m_at;
    return value;
}

std::string_view QueryParser::takeWord(bool endsAtOperator)
{
    const std::size_t start = m_at;
    while (!atEnd() && blankAt(m_at) == 0 && quoteAt(m_at) == 0 && !closesAt(m_at) && m_text[m_at] != '(' &&
           !(endsAtOperator && operatorAt(m_at)))
        ++m_at;
    return m_text.substr(start, m_at - start);
}

bool QueryParser::takeWordThatIs(std::string_view word)
{
    if (!wordIs(m_at, word))
        return false;
    m_at += word.size();
    return true;
}

// Whether exactly one of these words stands there, and not as the name of a field.
bool QueryParser::wordIs(std::size_t at, std::string_view word, std::string_view orWord) const
{
    const std::string_view rest = m_text.substr(at);
    if (!rest.starts_with(word))
        return !orWord.empty() && wordIs(at, orWord);
    at += word.size();
    return at == m_text.size() || blankAt(at) != 0 || quoteAt(at) != 0 || closesAt(at) || m_text[at] == '(';
}

void QueryParser::skipBlanks()
{
    while (const std::size_t bytes = blankAt(m_at))
        m_at += bytes;
}

bool QueryParser::take(std::string_view what)
{
    if (!nextIs(what))
        return false;
    m_at += what.size();
    return true;
}

// These three answer how many bytes stand there, 0 where nothing of the kind does.
std::size_t QueryParser::blankAt(std::size_t at) const
{
    if (at >= m_text.size())
        return 0;
    if (kBlanks.find(m_text[at]) != std::string_view::npos)
        return 1;
    return m_text.substr(at).starts_with(kNoBreakBlank) ? kNoBreakBlank.size() : 0;
}

std::size_t QueryParser::quoteAt(std::size_t at) const
{
    if (at >= m_text.size() || (m_text[at] != '"' && m_text[at] != kQuotes[1][0]))
        return 0;
    for (const std::string_view quote : kQuotes) {
        if (m_text.substr(at).starts_with(quote))
            return quote.size();
    }
    return 0;
}

bool QueryParser::operatorAt(std::size_t at) const
{
    if (at >= m_text.size())
        return false;
    const char c = m_text[at];
    return c == ':' || c == '=' || c == '<' || c == '>' || (c == '!' && m_text.substr(at).starts_with("!="));
}

bool QueryParser::closesAt(std::size_t at) const
{
    if (at >= m_text.size())
        return false;
    return m_text[at] == ')' || (m_copiesDepth > 0 && m_text.substr(at).starts_with("]]"));
}

} // namespace dossier
