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
    m_fields.clear();
    readField();
    while (m_at < m_text.size() && m_text[m_at] == m_separator) {
        ++m_at;
        readField();
    }
    m_recordText = m_text.substr(begin, m_at - begin);
    if (m_at < m_text.size())
        skipLineEnd();
    return true;
}

void CsvReader::readField()
{
    std::string field;
    const bool quoted = m_at < m_text.size() && m_text[m_at] == '"';
    if (quoted) {
        ++m_at;
        bool closed = false;
        while (m_at < m_text.size() && !closed) {
            const char c = m_text[m_at++];
            if (c != '"') {
                if (c == '\n' || (c == '\r' && (m_at >= m_text.size() || m_text[m_at] != '\n')))
                    ++m_line;
                field += c;
            } else if (m_at < m_text.size() && m_text[m_at] == '"') {
                field += '"';
                ++m_at;
            } else {
                closed = true;
            }
        }
        m_malformed = m_malformed || !closed;
    }
    // What is left up to the separator: the whole field where it is not quoted, a fault behind a closing quote.
    const std::size_t rest = m_at;
    while (m_at < m_text.size() && m_text[m_at] != m_separator && !atLineEnd())
        ++m_at;
    m_malformed = m_malformed || (quoted && m_at > rest);
    field += m_text.substr(rest, m_at - rest);
    m_fields.push_back(std::move(field));
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

} // namespace dossier
