#include "importers/archive/archive_writer.h"

#include "importers/archive/archive_decks.h"
#include "importers/archive/archive_zip.h"
#include "importers/archive/sealed_zip.h"
#include "importers/card_sets/card_set_file.h"
#include "importers/reading/reading.h"
#include "text/utf8.h"

#include <Poco/Base64Encoder.h>
#include <algorithm>
#include <array>
#include <sstream>

namespace dossier {

namespace {

constexpr std::size_t kMostTextOfAnEntry = std::size_t{256} * 1024; // of lines not understood; longer ones go on

[[noreturn]] void failTooMuch(std::uint64_t most)
{
    throw ReadError(ReadError::Kind::TooMuchPacked, 0, std::to_string(most));
}

// So much of a text that no letter is cut.
std::string_view pieceOf(std::string_view text)
{
    std::size_t end = std::min(text.size(), kMostTextOfAnEntry);
    while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        --end;
    return text.substr(0, end == 0 ? text.size() : end);
}

// A file may hold anything; a reader of JSON takes neither NUL nor what is no UTF-8.
bool isPlainText(std::string_view text)
{
    return isUtf8(text) && text.find('\0') == std::string_view::npos;
}

std::string inBase64(std::string_view bytes)
{
    std::ostringstream text;
    Poco::Base64Encoder encoder(text);
    encoder.rdbuf()->setLineLength(0);
    encoder.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    encoder.close();
    return text.str();
}

} // namespace

ArchiveWriter::ArchiveWriter(const CardPool& pool, std::function<void(std::string_view bytes)> sink)
    : m_pool(pool)
    , m_rows(pool)
    , m_zip(std::make_unique<SealedZip>(std::move(sink)))
    , m_heaps(heapParts())
    , m_decks(kDeckParts)
    , m_searches(kSearchParts)
    , m_lines(kLineParts)
{}

ArchiveWriter::~ArchiveWriter() = default;

void ArchiveWriter::add(std::span<const FurtherSet> sets)
{
    std::size_t cards = 0;
    for (const FurtherSet& set : sets)
        cards += set.cards.size();
    if (cards > 0)
        putPart(kCardSetFile, cards, writeCardSets(sets));
}

void ArchiveWriter::add(const HeapFields& heap)
{
    m_row.clear();
    m_rows.append(m_row, heap);
    addTo(m_heaps, m_row);
}

void ArchiveWriter::add(const Deck& deck)
{
    if (deck.aside.size() > kMostArchivedAside)
        throw ReadError(ReadError::Kind::TooManyUnknown, 0, std::to_string(kMostArchivedAside), deck.name);
    countWords(wordsIn(deck), deck.name);
    addTo(m_decks, deckText(deck, m_pool));
}

void ArchiveWriter::add(const ArchivedSearch& search)
{
    addTo(m_searches, Json::object({{"list", search.list}, {"name", search.name}, {"query", search.query}}).compact());
}

void ArchiveWriter::add(const ArchivedLines& lines)
{
    countWords(lines.text.size(), lines.source);
    if (++m_texts > static_cast<std::int64_t>(kMostArchivedTexts))
        throw ReadError(ReadError::Kind::TooMany, 0, std::to_string(kMostArchivedTexts));
    std::string_view rest = lines.text;
    do {
        const std::string_view piece = pieceOf(rest);
        const bool isPlain = isPlainText(piece);
        addTo(m_lines, Json::object({{"text_number", m_texts},
                                     {"source", lines.source},
                                     {isPlain ? "text" : "base64", isPlain ? std::string(piece) : inBase64(piece)}})
                           .compact());
        rest.remove_prefix(piece.size());
    } while (!rest.empty());
}

void ArchiveWriter::finish()
{
    for (Part* const part : std::array{&m_heaps, &m_decks, &m_searches, &m_lines}) {
        if (part->number == 0 && part->kind.always)
            begin(*part);
        if (part->number > 0)
            write(*part);
    }
    put(kAboutFile,
        Json::object({{"program", "dossier"}, {"format", kArchiveFormat}, {"parts", std::move(m_list)}}).compact() +
            "\n");
    m_zip->finish();
    if (m_bytes > mostUnpackedOf(m_zip->size()))
        failTooMuch(mostUnpackedOf(m_zip->size()));
}

void ArchiveWriter::addTo(Part& part, std::string_view entry)
{
    const bool full =
        part.entries == part.kind.mostEntries || (part.entries > 0 && part.text.size() + entry.size() > kMostPartBytes);
    if (full)
        write(part);
    if (full || part.number == 0)
        begin(part);
    part.text += part.entries++ == 0 ? part.kind.first : part.kind.next;
    part.text += entry;
}

void ArchiveWriter::begin(Part& part)
{
    part.text = part.kind.begin;
    part.entries = 0;
    ++part.number;
}

void ArchiveWriter::write(Part& part)
{
    part.text += part.kind.end;
    putPart(partName(part.kind, part.number), part.entries, part.text);
}

void ArchiveWriter::putPart(const std::string& file, std::size_t entries, const std::string& content)
{
    put(file, content);
    m_list.push(Json::object({{"file", file},
                              {"entries", static_cast<std::int64_t>(entries)},
                              {"bytes", static_cast<std::int64_t>(content.size())}}));
}

void ArchiveWriter::put(const std::string& file, const std::string& content)
{
    m_bytes += content.size();
    if (content.size() > kMostBytesOfAPart)
        failTooMuch(kMostBytesOfAPart);
    if (m_bytes > kMostBytesOfAll || ++m_files > ArchiveZip::kMostFiles)
        failTooMuch(kMostBytesOfAll);
    m_zip->add(file, content);
}

void ArchiveWriter::countWords(std::size_t bytes, const std::string& of)
{
    m_words += bytes;
    if (bytes > m_mostWords) {
        m_mostWords = bytes;
        m_mostWordsOf = of;
    }
    if (m_words > kMostArchivedWords)
        throw ReadError(ReadError::Kind::TooManyWords, 0, std::to_string(kMostArchivedWords), m_mostWordsOf);
}

} // namespace dossier
