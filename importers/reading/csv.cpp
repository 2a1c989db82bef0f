#include "importers/reading/csv.h"

namespace dossier {

CsvReader::CsvReader(std::string_view text, char separator, int firstLine)
    : m_text(text)
    , m_separator(separator)
    , m_line(firstLine)
    , m_recordLine(firstLine)
{}

bool CsvReader::next()
{
    while (m_at < m_text.size() && atLineEnd())
        skipLineEnd();
    if (m_at >= m_text.size())
        return false;
    const std::size_t begin = m_at;
    m_recordLine = m_line;
    m_malformed = false;
    m_count = 0;
    readField();
    while (m_at < m_text.size() && m_text[m_at] == m_separator) {
        ++m_at;
        readField();
    }
    m_fields.resize(m_count);
    m_recordText = m_text.substr(begin, m_at - begin);
    if (m_at < m_text.size())
        skipLineEnd();
    return true;
}

// Fields keep their letters' memory from record to record: there may be millions.
void CsvReader::readField()
{
    if (m_count == m_fields.size())
        m_fields.emplace_back();
    std::string& field = m_fields[m_count++];
    field.clear();
    const bool quoted = m_at < m_text.size() && m_text[m_at] == '"';
    if (quoted)
        readQuoted(field);
    // What is left up to the separator: the whole field where it is not quoted, a fault behind a closing quote.
    const std::size_t rest = m_at;
    while (m_at < m_text.size() && m_text[m_at] != m_separator && !atLineEnd())
        ++m_at;
    m_malformed = m_malformed || (quoted && m_at > rest);
    field += m_text.substr(rest, m_at - rest);
}

void CsvReader::readQuoted(std::string& field)
{
    ++m_at;
    while (m_at < m_text.size()) {
        const char c = m_text[m_at++];
        if (c != '"') {
            if (c == '\n' || (c == '\r' && (m_at >= m_text.size() || m_text[m_at] != '\n')))
                ++m_line;
            field += c;
        } else if (m_at < m_text.size() && m_text[m_at] == '"') {
            field += '"';
            ++m_at;
        } else {
            return;
        }
    }
    m_malformed = true;
}

bool CsvReader::atLineEnd() const
{
    return m_text[m_at] == '\n' || m_text[m_at] == '\r';
}

void CsvReader::skipLineEnd()
{
    if (m_text[m_at] == '\r' && m_at + 1 < m_text.size() && m_text[m_at + 1] == '\n')
        ++m_at;
    ++m_at;
    ++m_line;
}

std::string csvField(std::string_view field, char separator)
{
    const std::string special{separator, '"', '\n', '\r'};
    if (field.find_first_of(special) == std::string_view::npos)
        return std::string(field);
    std::string quoted = "\"";
    for (char c : field) {
        if (c == '"')
            quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

bool looksLikeFormula(std::string_view text)
{
    constexpr std::string_view kFormulaStarts = "=+-@\t\r\n"; // before which blanks and ends of lines are passed over
    const auto first = text.find_first_not_of('\'');
    return first != std::string_view::npos && kFormulaStarts.find(text[first]) != std::string_view::npos;
}

std::string guarded(std::string_view text)
{
    return looksLikeFormula(text) ? "'" + std::string(text) : std::string(text);
}

std::string unguarded(std::string_view cell)
{
    if (cell.starts_with('\'') && looksLikeFormula(cell))
        cell.remove_prefix(1);
    return std::string(cell);
}

} // namespace dossier
