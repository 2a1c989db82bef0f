// Writes an archive (archive.h) a piece at a time: what has become a part is handed on and forgotten.
#pragma once

#include "domain/cards/card_pool.h"
#include "domain/collection/archive.h"
#include "importers/archive/archive_parts.h"
#include "text/json.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace dossier {

class SealedZip;

// Throws ReadError (TooMuchPacked, TooMany, TooManyUnknown, TooManyWords) where there is more than could be read again,
// and what the sink throws; the archive must then be thrown away.
class ArchiveWriter
{
public:
    // The pool must outlive this. The sink is handed the bytes of the zip in their order.
    ArchiveWriter(const CardPool& pool, std::function<void(std::string_view bytes)> sink);
    ~ArchiveWriter();
    ArchiveWriter(const ArchiveWriter&) = delete;
    ArchiveWriter& operator=(const ArchiveWriter&) = delete;

    // Once, at the most, with all of them.
    void add(std::span<const FurtherSet> sets);
    // In any order.
    void add(const HeapFields& heap);
    void add(const Deck& deck);
    void add(const ArchivedSearch& search);
    void add(const ArchivedLines& lines);
    // To be called at the end; without it there is no archive.
    void finish();

private:
    struct Part
    {
        explicit Part(const PartKind& of)
            : kind(of)
        {}

        PartKind kind;
        std::string text;
        std::size_t entries = 0;
        std::size_t number = 0;
    };

    void addTo(Part& part, std::string_view entry);
    void begin(Part& part);
    void write(Part& part);
    void putPart(const std::string& file, std::size_t entries, const std::string& content);
    void put(const std::string& file, const std::string& content);
    void countWords(std::size_t bytes, const std::string& of);

    const CardPool& m_pool;
    CsvRows m_rows;
    std::unique_ptr<SealedZip> m_zip;
    Part m_heaps;
    Part m_decks;
    Part m_searches;
    Part m_lines;
    std::string m_row;
    std::int64_t m_texts = 0; // files of lines not understood
    std::size_t m_words = 0;
    std::size_t m_mostWords = 0; // of one deck or file
    std::string m_mostWordsOf;
    std::uint64_t m_bytes = 0;
    std::size_t m_files = 0;
    Json m_list = Json::array(); // of the parts, for about.json
};

} // namespace dossier
