// Tables of separated values (RFC 4180): reading one record after the other, writing one field.
// Written out here: it is short, and a report quotes the line and the text of each record as they stood, spoilt quotes
// included, which Poco has nothing for.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace dossier {

class CsvReader
{
public:
    // `text` must outlive the reader. Understands LF, CRLF and CR, and quoted fields over several lines.
    // `firstLine` is the number of its first line, where it is the rest of a file.
    explicit CsvReader(std::string_view text, char separator = ',', int firstLine = 1);

    // Reads the next record that is not blank; false at the end.
    bool next();
    const std::vector<std::string>& fields() const { return m_fields; }
    // Where the record began, from 1, and its text as it stood.
    int line() const { return m_recordLine; }
    std::string_view recordText() const { return m_recordText; }
    // A quote was opened and never closed, or letters follow a closing quote.
    bool malformed() const { return m_malformed; }
    // How many bytes of the text were read, and the number of the line that follows them.
    std::size_t at() const { return m_at; }
    int nextLine() const { return m_line; }
    // Nothing follows the record: of a text that goes on elsewhere, it may not be whole.
    bool atEnd() const { return m_at >= m_text.size(); }

private:
    void readField();
    void readQuoted(std::string& field);
    bool atLineEnd() const;
    void skipLineEnd();

    std::string_view m_text;
    char m_separator;
    std::size_t m_at = 0;
    int m_line;
    int m_recordLine;
    std::string_view m_recordText;
    bool m_malformed = false;
    std::size_t m_count = 0; // fields of this record
    std::vector<std::string> m_fields;
};

// `field` quoted where it must be.
std::string csvField(std::string_view field, char separator = ',');

// What a spreadsheet would take for a formula, perhaps behind apostrophes that stand there already: at the front, and
// after a semicolon, a tab or a line's end, where one that separates cells by these begins another cell.
bool looksLikeFormula(std::string_view text);
// A text as every table of the program writes it: each formula in it gets an apostrophe before it, which readers take
// off again.
std::string guarded(std::string_view text);
std::string unguarded(std::string_view cell);

} // namespace dossier
