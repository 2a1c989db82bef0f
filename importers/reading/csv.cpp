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

namespace {

// Where a spreadsheet begins a cell: at the front, and where one that takes other signs for separators than the writer
// did sees one, or a line's end, for to it the quotation marks may stand in the middle of a cell.
bool beginsCell(std::string_view text, std::size_t at)
{
    constexpr std::string_view kBreaks = ";\t\r\n";
    return at == 0 || kBreaks.find(text[at - 1]) != std::string_view::npos;
}

bool isFormulaAt(std::string_view text, std::size_t at)
{
    const auto first = beginsCell(text, at) ? text.find_first_not_of('\'', at) : std::string_view::npos;
    if (first == std::string_view::npos)
        return false;
    // At the front some pass over a tab or ends of lines; elsewhere each of these begins a cell itself.
    const std::string_view starts = at == 0 ? "=+-@\t\r\n" : "=+-@";
    return starts.find(text[first]) != std::string_view::npos;
}

} // namespace

bool looksLikeFormula(std::string_view text)
{
    for (std::size_t at = 0; at < text.size(); ++at)
        if (isFormulaAt(text, at))
            return true;
    return false;
}

std::string guarded(std::string_view text)
{
    std::string cell;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (isFormulaAt(text, at))
            cell += '\'';
        cell += text[at];
    }
    return cell;
}

std::string unguarded(std::string_view cell)
{
    if (cell.find('\'') == std::string_view::npos)
        return std::string(cell);
    std::string text;
    for (std::size_t at = 0; at < cell.size(); ++at)
        if (cell[at] != '\'' || !isFormulaAt(cell, at))
            text += cell[at];
    return text;
}

} // namespace dossier
