// A file of any size as text, without ever holding all of it.
#pragma once

#include "importers/reading/reading.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace dossier {

// Puts at most `most` bytes of a file there, in order, and answers how many; 0 at the end.
using ByteSource = std::function<std::size_t(char* into, std::size_t most)>;
// Of what is held, and stays held.
ByteSource bytesIn(std::string_view content);

// Asked again and again with the bytes read so far; false stops the reading.
using KeepsOn = std::function<bool(std::uint64_t bytes)>;

class TextBlocks
{
public:
    explicit TextBlocks(ByteSource bytes);

    // Puts the next lines behind `text`, whole ones, about a megabyte: UTF-8 without mark, with LF line ends. Where the
    // first line ends with LF, as in all that the program writes, a CR is no line's end but a sign, and stays. What is
    // no UTF-8 is taken for Windows-1252, letter by letter. False at the end. UTF-16 is read at once, within the limits
    // of decodeText. Throws ReadError: Binary, TooLong where a line is longer than kMostLineBytes; of JSON, which may
    // be one line, that comes in pieces.
    bool next(std::string& text);

    // What next() gives first, before what is still to be read: whole lines.
    void putBack(std::string text) { m_back = std::move(text); }

    std::uint64_t bytesRead() const { return m_bytesRead; }
    // The lines, so far, in which something was.
    const ChangedRows& western() const { return m_western; }

private:
    void read();
    void readAll();
    void append(std::string_view bytes, std::string& text);

    ByteSource m_bytes;
    std::string m_back;
    std::string m_rest; // of a line whose end was not read yet
    std::uint64_t m_bytesRead = 0;
    ChangedRows m_western;
    int m_lines = 0; // given so far
    bool m_begun = false;
    bool m_plainEnds = false; // a line ends with LF
    bool m_cutsLines = false; // JSON
    bool m_atEnd = false;
};

} // namespace dossier
