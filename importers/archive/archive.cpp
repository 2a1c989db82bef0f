#include "importers/archive/archive.h"

#include "importers/archive/archive_decks.h"
#include "importers/archive/archive_parts.h"
#include "importers/archive/archive_zip.h"
#include "importers/archive/sealed_zip.h"
#include "importers/card_sets/card_set_file.h"
#include "importers/collections/collection_csv.h"
#include "importers/collections/collection_rows.h"
#include "importers/reading/foreign_json.h"
#include "importers/reading/text_lines.h"

#include <Poco/Base64Decoder.h>
#include <Poco/Exception.h>
#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <set>
#include <span>
#include <sstream>
#include <utility>

namespace dossier {

namespace {

[[noreturn]] void fail(const std::string& detail)
{
    throw ReadError(ReadError::Kind::BadArchive, 0, detail);
}

constexpr std::array<std::string_view, 3> kAboutKeys{"program", "format", "parts"};
constexpr std::array<std::string_view, 3> kPartKeys{"file", "entries", "bytes"};
constexpr std::array<std::string_view, 3> kSearchKeys{"list", "name", "query"};
constexpr std::array<std::string_view, 4> kLineKeys{"text_number", "source", "text", "base64"};

// What about.json tells of one of the others.
struct Part
{
    std::int64_t entries = 0;
    std::int64_t bytes = 0;
    bool taken = false;
};

std::string ofBase64(const std::string& text, const std::string& file)
try {
    std::istringstream in(text);
    Poco::Base64Decoder decoder(in);
    return {std::istreambuf_iterator<char>(decoder), {}};
} catch (const Poco::Exception&) {
    fail(file);
}

// Hands bytes on and counts them.
class Counted
{
public:
    explicit Counted(ByteSource bytes)
        : m_bytes(std::move(bytes))
    {}

    ByteSource source()
    {
        return [this](char* into, std::size_t most) {
            const std::size_t size = m_bytes(into, most);
            m_count += static_cast<std::int64_t>(size);
            return size;
        };
    }
    std::int64_t count() const { return m_count; }

private:
    ByteSource m_bytes;
    std::int64_t m_count = 0;
};

struct Stopped
{};

// What was read of one part.
struct Taken
{
    std::size_t entries = 0;
    std::int64_t bytes = 0;
};

// Reads a file at a time, so that no more than one lies open.
class ArchiveReader
{
public:
    ArchiveReader(std::istream& zip, const CardPool& pool, ArchiveTake take, const BytesUnpacked& progress)
        : m_zip(zip, take == ArchiveTake::Whole ? ArchiveZip::Take::Whole : ArchiveZip::Take::WhatCanBeFound)
        , m_pool(pool)
        , m_progress(progress)
        , m_whole(take == ArchiveTake::Whole)
    {
        readAbout();
        zip.clear(); // whoever looked for files came to its end
        m_reading.isSealed = m_format == 1 || isSealWhole(zip, m_zip.size());
        if (m_whole && !m_reading.isSealed)
            throw ReadError(ReadError::Kind::BadSeal, 0, {});
    }

    ArchiveReading read()
    {
        if (isNamed(kCardSetFile)) // before all that may be of their cards
            readPart(kCardSetFile, [this](const std::string& file) { return readSets(file); });
        readParts(heapParts(), [this](const std::string& file) { return readHeaps(file); });
        readParts(kDeckParts, [this](const std::string& file) { return readDecks(file); });
        readParts(kSearchParts, [this](const std::string& file) { return readSearches(file); });
        readParts(kLineParts, [this](const std::string& file) { return readLines(file); });
        m_reading.repeated.assign(m_zip.repeated().begin(), m_zip.repeated().end());
        for (const auto& [file, part] : m_parts) {
            const bool isThere = m_zip.has(file);
            if (isThere && !part.taken && m_whole)
                throw ReadError(ReadError::Kind::NewerArchive, 0, file);
            if (!isThere || !part.taken)
                miss(file);
        }
        for (const std::string& file : m_zip.names())
            if (file != kAboutFile && !m_read.contains(file))
                miss(file); // nobody knows what it is
        refuseNothing();
        m_reading.archive.collection = std::move(m_heaps.heaps);
        m_reading.unknown = std::move(m_heaps.unknown);
        m_reading.unknownInAll = m_heaps.unknownInAll;
        m_reading.changes = std::move(m_heaps.changes);
        m_reading.changes.columns = std::move(m_columns);
        if (!m_leftOver.empty())
            m_reading.archive.notUnderstood.push_back({partName(heapParts(), 1), std::move(m_leftOver)});
        return std::move(m_reading);
    }

private:
    void readAbout()
    {
        try {
            const Json facts = m_zip.has(kAboutFile) ? readForeignJson(m_zip.read(kAboutFile)) : Json();
            m_format = numberOf(facts, "format");
            if (textOf(facts, "program") != "dossier" || m_format < 1 || m_format > kArchiveFormat)
                fail(kAboutFile);
            const Json::Items& parts = itemsOf(facts, "parts");
            noteUnknownKeys(facts, kAboutKeys, m_reading.unknownKeys, 0, kAboutFile);
            for (const Json& part : parts)
                noteUnknownKeys(part, kPartKeys, m_reading.unknownKeys, 0, kAboutFile);
            if (parts.size() > ArchiveZip::kMostFiles)
                fail(kAboutFile);
            for (const Json& part : parts)
                if (!m_parts.emplace(textOf(part, "file"), Part{numberOf(part, "entries"), numberOf(part, "bytes")})
                         .second)
                    fail(kAboutFile);
            for (const auto& [file, part] : m_parts)
                m_all += std::clamp<std::int64_t>(part.bytes, 0, static_cast<std::int64_t>(kMostBytesOfAPart));
        } catch (const ReadError&) {
            if (m_whole)
                throw;
            m_reading.missing.emplace_back(kAboutFile);
        }
    }

    template <typename Read>
    void readParts(const PartKind& kind, Read read)
    {
        for (std::size_t number = 1; isNamed(partName(kind, number)) || (number == 1 && kind.always); ++number)
            readPart(partName(kind, number), read);
    }

    bool isNamed(const std::string& file) const { return m_zip.has(file) || m_parts.contains(file); }

    template <typename Read>
    void readPart(const std::string& file, Read read)
    {
        const auto part = m_parts.find(file);
        if (part != m_parts.end())
            part->second.taken = true;
        if (!m_zip.has(file))
            return miss(file);
        m_read.insert(file);
        try {
            const Taken taken = read(file);
            goOn(taken.bytes);
            if (part != m_parts.end() &&
                (part->second.entries != static_cast<std::int64_t>(taken.entries) || part->second.bytes != taken.bytes))
                alter(file);
        } catch (const ReadError&) {
            if (m_whole)
                throw;
            miss(file);
        }
    }

    void goOn(std::int64_t bytes)
    {
        m_done += bytes;
        if (m_progress && !m_progress(static_cast<std::size_t>(m_done), static_cast<std::size_t>(m_all)))
            throw Stopped();
    }

    Taken readSets(const std::string& file)
    {
        const std::string text = m_zip.read(file);
        CardSetReading reading = readCardSets(text, m_pool, {{}, kCardSetFile});
        m_reading.archive.sets = std::move(reading.sets);
        std::erase_if(reading.refused,
                      [](const SetProblem& problem) { return problem.trouble == SetTrouble::KnownNumber; });
        m_reading.cardProblems = std::move(reading.refused);
        std::ranges::move(reading.leftOut, std::back_inserter(m_reading.cardProblems));
        std::ranges::stable_sort(m_reading.cardProblems, {}, &SetProblem::line);
        if (!m_reading.archive.sets.empty())
            m_pool = withFurther(m_pool, m_reading.archive.sets);
        return {reading.met, static_cast<std::int64_t>(text.size())};
    }

    Taken readHeaps(const std::string& file)
    {
        CollectionWish wish;
        wish.limits = Limits::AsTheyWere;
        std::string left;
        const LeftOver keep = [&](std::string_view words) {
            countWords(words.size());
            left += words;
        };
        std::size_t rows = 0;
        std::int64_t length = 0;
        if (m_whole) {
            Counted bytes(m_zip.open(file));
            TextBlocks blocks(bytes.source());
            rows = addCollectionCsv(blocks, m_pool, wish, m_heaps, keep);
            length = bytes.count();
        } else {
            const std::string text = m_zip.read(file); // where it is damaged nothing of it is taken
            length = static_cast<std::int64_t>(text.size());
            const std::size_t end = text.rfind('\n') + 1; // of the last row that is whole: each ends a line
            TextBlocks blocks(bytesIn(std::string_view(text).substr(0, end)));
            CollectionReading part;
            rows = addCollectionCsv(blocks, m_pool, wish, part, keep);
            putBeside(part, keep);
            putBroken(std::string_view(text).substr(end), left.empty(), keep);
            takeColumns(part.changes.columns);
        }
        takeColumns(m_heaps.changes.columns);
        // The heading stands there already.
        const std::size_t head = m_leftOver.empty() || left.empty() ? 0 : left.find('\n') + 1;
        m_leftOver.append(left, head);
        return {rows, length};
    }

    // Each part has a heading of its own.
    void takeColumns(std::vector<std::string>& passedOver)
    {
        for (std::string& column : std::exchange(passedOver, {}))
            if (std::ranges::find(m_columns, column) == m_columns.end())
                m_columns.push_back(std::move(column));
    }

    // A row that was cut off would say something else.
    void putBroken(std::string_view row, bool isFirst, const LeftOver& keep)
    {
        if (trimmed(row).empty())
            return;
        ++m_heaps.unknownInAll;
        if (m_heaps.unknown.size() < CollectionReading::kMostTold)
            m_heaps.unknown.push_back({0, excerpt(row), LineTrouble::BadRow, {}});
        keep((isFirst ? std::string(CsvRows::heading()) : std::string()) + std::string(row) + "\n");
    }

    // What does not fit to the parts before is left over, too.
    void putBeside(CollectionReading& part, const LeftOver& keep)
    {
        bool begun = part.unknownInAll > 0;
        CsvRows rows(m_pool);
        for (std::size_t place = 0; place < part.heaps.size(); ++place) {
            if (m_heaps.heaps.add(part.heaps[place]))
                continue;
            ++m_heaps.unknownInAll;
            std::string row(begun ? std::string_view() : CsvRows::heading());
            begun = true;
            rows.append(row, part.heaps[place]);
            keep(row);
        }
        const std::size_t room = CollectionReading::kMostTold - m_heaps.unknown.size();
        part.unknown.resize(std::min(room, part.unknown.size()));
        std::ranges::move(part.unknown, std::back_inserter(m_heaps.unknown));
        m_heaps.unknownInAll += part.unknownInAll;
    }

    Taken readDecks(const std::string& file)
    {
        const std::string text = m_zip.read(file);
        std::vector<Deck> decks = decksIn(text, m_pool, m_reading.unknownKeys, m_reading.unknownValues, file);
        for (const Deck& deck : decks)
            countWords(wordsIn(deck));
        const std::size_t entries = decks.size();
        std::ranges::move(decks, std::back_inserter(m_reading.archive.decks));
        return {entries, static_cast<std::int64_t>(text.size())};
    }

    Taken readSearches(const std::string& file)
    {
        std::vector<ArchivedSearch> searches;
        const Taken taken = readList(file, kSearchKeys, [&](const Json& item, int line) {
            const auto isKnown = [&](std::string_view key, bool known) {
                if (!known)
                    noteUnknownValue(key, memberOf(item, key) ? *memberOf(item, key) : Json(""),
                                     m_reading.unknownValues, line, file);
                return known;
            };
            ArchivedSearch search{textOf(item, "list"), textOf(item, "name"), textOf(item, "query")};
            const bool isOfAList = std::ranges::find(kArchivedLists, search.list) != kArchivedLists.end();
            if (isKnown("list", isOfAList) && isKnown("name", !search.name.empty()))
                searches.push_back(std::move(search));
        });
        std::ranges::move(searches, std::back_inserter(m_reading.archive.searches));
        return taken;
    }

    Taken readLines(const std::string& file)
    {
        return readList(file, kLineKeys, [this, &file](const Json& item, int) {
            std::vector<ArchivedLines>& texts = m_reading.archive.notUnderstood;
            const std::int64_t number = numberOf(item, "text_number");
            const std::string piece =
                memberOf(item, "base64") ? ofBase64(textOf(item, "base64"), file) : textOf(item, "text");
            countWords(piece.size());
            const bool another = texts.empty() || number != m_lastText;
            if (another && texts.size() == kMostArchivedTexts)
                throw ReadError(ReadError::Kind::TooMany, 0, std::to_string(kMostArchivedTexts));
            if (another)
                texts.push_back({textOf(item, "source"), piece});
            else
                texts.back().text += piece;
            m_lastText = number;
        });
    }

    template <typename Take>
    Taken readList(const std::string& file, std::span<const std::string_view> keys, Take take)
    {
        const std::string text = m_zip.read(file);
        std::size_t entries = 0;
        const bool isList = forEachForeignItem(text, [&](const Json& item, int line) {
            take(item, line);
            noteUnknownKeys(item, keys, m_reading.unknownKeys, line, file);
            ++entries;
        });
        if (!isList)
            fail(file);
        return {entries, static_cast<std::int64_t>(text.size())};
    }

    void countWords(std::size_t bytes)
    {
        m_words += bytes;
        if (m_words > kMostArchivedWords)
            throw ReadError(ReadError::Kind::TooMuchPacked, 0, std::to_string(kMostArchivedWords));
    }

    void alter(const std::string& file)
    {
        if (m_whole)
            fail(file);
        m_reading.altered.push_back(file);
    }

    void miss(const std::string& file)
    {
        if (m_whole)
            fail(file);
        auto& missing = m_reading.missing;
        if (std::find(missing.begin(), missing.end(), file) == missing.end())
            missing.push_back(file);
    }

    // Nothing of all that is in it.
    void refuseNothing() const
    {
        const Archive& found = m_reading.archive;
        if (m_heaps.heaps.size() > 0 || !found.decks.empty() || !found.searches.empty() ||
            !found.notUnderstood.empty() || !found.sets.empty())
            return;
        if (!m_reading.missing.empty())
            fail(m_reading.missing.front());
        if (m_heaps.unknownInAll > 0)
            throw ReadError(ReadError::Kind::NothingUnderstood, m_heaps.unknown.front().line,
                            m_heaps.unknown.front().text);
    }

    ArchiveZip m_zip;
    CardPool m_pool;
    const BytesUnpacked& m_progress;
    bool m_whole;
    std::int64_t m_format = 0;
    std::int64_t m_lastText = 0;
    std::int64_t m_done = 0; // bytes
    std::int64_t m_all = 0;
    std::size_t m_words = 0;
    std::map<std::string, Part> m_parts;
    std::set<std::string> m_read; // files of the zip
    CollectionReading m_heaps;
    std::vector<std::string> m_columns; // of the collection that are passed over
    std::string m_leftOver;             // rows that are not understood, as a table
    ArchiveReading m_reading;
};

} // namespace

bool isArchive(std::string_view content)
{
    return content.substr(0, 4) == "PK\x03\x04";
}

std::optional<ArchiveReading> readArchive(std::istream& zip, const CardPool& pool, ArchiveTake take,
                                          const BytesUnpacked& progress)
try {
    return ArchiveReader(zip, pool, take, progress).read();
} catch (const Stopped&) {
    return std::nullopt;
}

ArchiveReading readArchive(std::string_view content, const CardPool& pool, ArchiveTake take)
{
    std::istringstream zip{std::string(content)};
    return *readArchive(zip, pool, take, {});
}

} // namespace dossier
