#include "importers/reading/text_blocks.h"

#include "importers/reading/reading.h"
#include "importers/reading/text_encoding.h"
#include "text/utf8.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr std::size_t kBlock = 1 << 20;
constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";

// By its mark, or because nothing else has a NUL among its first letters.
bool looksLikeUtf16(std::string_view bytes)
{
    return bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF") ||
           bytes.substr(0, 4).find('\0') != std::string_view::npos;
}

// Behind the last line that is whole; a CR at the very end may be half a line end.
std::size_t endOfLines(std::string_view bytes)
{
    const std::size_t lineFeed = bytes.rfind('\n');
    if (lineFeed != std::string_view::npos)
        return lineFeed + 1;
    const std::size_t carriageReturn =
        bytes.substr(0, bytes.size() - std::min<std::size_t>(bytes.size(), 1)).rfind('\r');
    return carriageReturn == std::string_view::npos ? 0 : carriageReturn + 1;
}

// Behind the last letter that is whole and is no CR.
std::size_t endOfLetters(std::string_view bytes)
{
    std::size_t end = bytes.size();
    const auto isWithinALetter = [&] { return (static_cast<unsigned char>(bytes[end]) & 0xC0U) == 0x80U; };
    end -= end > 0;
    while (end > 0 && bytes.size() - end < 4 && isWithinALetter())
        --end;
    return end;
}

} // namespace

ByteSource bytesIn(std::string_view content)
{
    return [content](char* into, std::size_t most) mutable {
        const std::size_t size = std::min(most, content.size());
        std::copy_n(content.data(), size, into);
        content.remove_prefix(size);
        return size;
    };
}

TextBlocks::TextBlocks(ByteSource bytes)
    : m_bytes(std::move(bytes))
{}

bool TextBlocks::next(std::string& text)
{
    if (!m_back.empty()) {
        text += m_back;
        m_back.clear();
        return true;
    }
    while (!m_atEnd) {
        read();
        if (!m_begun) {
            m_begun = true;
            if (looksLikeUtf16(m_rest)) {
                readAll();
                text += decodeText(m_rest);
                m_rest.clear();
                return true;
            }
            if (m_rest.starts_with(kUtf8Mark))
                m_rest.erase(0, kUtf8Mark.size());
            const std::size_t end = m_rest.find_first_of("\r\n");
            m_plainEnds = end != std::string::npos && m_rest[end] == '\n';
            m_cutsLines = beginsAsJson(m_rest);
        }
        std::size_t end = m_atEnd ? m_rest.size() : endOfLines(m_rest);
        const bool isLong = end == 0 && m_rest.size() > kMostLineBytes;
        if (isLong && m_cutsLines)
            end = endOfLetters(m_rest);
        else if (isLong)
            throw ReadError(ReadError::Kind::TooLong, 0, std::to_string(kMostLineBytes));
        if (end == 0)
            continue;
        append(std::string_view(m_rest).substr(0, end), text);
        m_rest.erase(0, end);
        return true;
    }
    return false;
}

void TextBlocks::read()
{
    const std::size_t before = m_rest.size();
    m_rest.resize(before + kBlock);
    const std::size_t size = m_bytes(m_rest.data() + before, kBlock);
    m_rest.resize(before + size);
    m_bytesRead += size;
    m_atEnd = size == 0;
}

void TextBlocks::readAll()
{
    while (!m_atEnd && m_rest.size() <= kMostFileBytes)
        read();
    m_atEnd = true;
}

void TextBlocks::append(std::string_view bytes, std::string& text)
{
    if (bytes.find('\0') != std::string_view::npos)
        throw ReadError(ReadError::Kind::Binary, 0, "NUL bytes");
    std::string block;
    if (isUtf8(bytes)) {
        block = bytes;
    } else {
        int before = m_lines;
        for (std::size_t begin = 0; begin < bytes.size(); ++before) {
            const std::size_t end = std::min(bytes.find('\n', begin), bytes.size() - 1) + 1;
            const std::string_view line = bytes.substr(begin, end - begin);
            block += isUtf8(line) ? std::string(line) : fromWestern(line, before, m_western);
            begin = end;
        }
    }
    if (!m_plainEnds)
        makeLineEndsPlain(block);
    m_lines += static_cast<int>(std::ranges::count(block, '\n'));
    text += block;
}

} // namespace dossier
