#include "importers/archive/archive.h"

#include "importers/archive/archive_decks.h"
#include "importers/archive/archive_zip.h"
#include "importers/card_sets/card_set_file.h"
#include "importers/collections/collection_csv.h"
#include "importers/reading/foreign_json.h"

#include <Poco/Zip/Compress.h>
#include <algorithm>
#include <iterator>
#include <map>
#include <sstream>
#include <utility>

namespace dossier {

namespace {

constexpr std::size_t kMostRows = 20'000; // of a table, so that any reader of tables takes it
constexpr std::size_t kMostDecks = 2'000; // of a part, so that none grows large
constexpr std::size_t kMostPartBytes = std::size_t{4} * 1024 * 1024; // the same, but for a single deck

constexpr const char* kAbout = "about.json";
constexpr const char* kSearches = "searches.json";
constexpr const char* kCardSets = "card-sets.csv";

// Bytes of notes and of lines aside in all decks together: what a few bytes of zip may fill the memory with.
constexpr std::size_t kMostWords = std::size_t{64} * 1024 * 1024;

std::size_t wordsIn(const Deck& deck)
{
    std::size_t bytes = deck.notes.size();
    for (const AsideLine& line : deck.aside)
        bytes += line.text.size();
    return bytes;
}

[[noreturn]] void fail(const std::string& detail)
{
    throw ReadError(ReadError::Kind::BadArchive, 0, detail);
}

// What about.json tells of one of the others.
struct Part
{
    std::int64_t entries = 0;
    std::int64_t bytes = 0;
};

void put(Poco::Zip::Compress& zip, const std::string& name, const std::string& content)
{
    std::istringstream in(content);
    zip.addFile(in, Poco::DateTime(), Poco::Path(name, Poco::Path::PATH_UNIX));
}

// "collection.csv", "collection-2.csv" and so on.
std::string partName(const std::string& name, const std::string& ending, std::size_t number)
{
    return name + (number == 1 ? "" : "-" + std::to_string(number)) + ending;
}

std::size_t cardsIn(std::span<const FurtherSet> sets)
{
    std::size_t cards = 0;
    for (const FurtherSet& set : sets)
        cards += set.cards.size();
    return cards;
}

std::string searchesText(std::span<const ArchivedSearch> searches)
{
    JsonLines lines;
    for (const ArchivedSearch& search : searches)
        lines.add(Json::object({{"list", search.list}, {"name", search.name}, {"query", search.query}}));
    return lines.finish();
}

std::vector<ArchivedSearch> searchesIn(const std::string& text)
{
    std::vector<ArchivedSearch> searches;
    const bool isList = forEachForeignItem(text, [&](const Json& item) {
        searches.push_back({textOf(item, "list"), textOf(item, "name"), textOf(item, "query")});
    });
    if (!isList)
        fail("searches.json");
    return searches;
}

class Writing
{
public:
    explicit Writing(const CardPool& pool)
        : m_pool(pool)
    {}

    std::string write(const Archive& archive)
    {
        addParts(std::span(archive.collection), "collection", ".csv", kMostRows,
                 [this](auto rows) { return writeCollectionCsv(rows, m_pool); });
        addParts(std::span(archive.decks), "decks", ".json", kMostDecks,
                 [this](auto decks) { return decksText(decks, m_pool); });
        add(kSearches, archive.searches.size(), searchesText(archive.searches));
        if (!archive.sets.empty())
            add(kCardSets, cardsIn(archive.sets), writeCardSets(archive.sets));
        put(m_zip, kAbout,
            Json::object({{"program", "dossier"}, {"format", 2}, {"parts", std::move(m_parts)}}).compact() + "\n");
        m_zip.close();
        return withSeal(m_out.str());
    }

private:
    template <typename Thing, typename Text>
    void addParts(std::span<const Thing> things, const char* name, const char* ending, std::size_t most, Text text)
    {
        std::size_t number = 1;
        do {
            auto some = things.first(std::min(things.size(), most));
            std::string content = text(some);
            for (; content.size() > kMostPartBytes && some.size() > 1; content = text(some))
                some = some.first(some.size() / 2);
            add(partName(name, ending, number++), some.size(), content);
            things = things.subspan(some.size());
        } while (!things.empty());
    }

    void add(const std::string& file, std::size_t entries, const std::string& content)
    {
        put(m_zip, file, content);
        m_parts.push(Json::object({{"file", file},
                                   {"entries", static_cast<std::int64_t>(entries)},
                                   {"bytes", static_cast<std::int64_t>(content.size())}}));
    }

    const CardPool& m_pool;
    std::ostringstream m_out;
    Poco::Zip::Compress m_zip{m_out, true};
    Json m_parts = Json::array();
};

// Reads a file at a time, so that no more than one lies open.
class ArchiveReader
{
public:
    ArchiveReader(std::string_view content, const CardPool& pool, ArchiveTake take)
        : m_zip(content, take == ArchiveTake::Whole ? ArchiveZip::Take::Whole : ArchiveZip::Take::WhatCanBeFound)
        , m_pool(pool)
        , m_whole(take == ArchiveTake::Whole)
    {
        readAbout();
        if (m_whole && m_format != 1 && !isSealWhole(content))
            fail("its seal is broken: a byte was changed, or another program packed it anew");
    }

    ArchiveReading read()
    {
        if (isNamed(kCardSets)) // before all that may be of their cards
            readPart(kCardSets, [this](const std::string& text) { return takeSets(text); });
        readNumbered("collection", ".csv", [this](const std::string& text) {
            CollectionReading table = readCollectionCsv(text, m_pool);
            const std::size_t entries = table.cards.size() + table.unknown.size();
            std::ranges::move(table.cards, std::back_inserter(m_reading.archive.collection));
            std::ranges::move(table.unknown, std::back_inserter(m_reading.unknown));
            return entries;
        });
        readNumbered("decks", ".json", [this](const std::string& text) {
            std::vector<Deck> decks = decksIn(text, m_pool);
            const std::size_t entries = decks.size();
            for (const Deck& deck : decks)
                m_words += wordsIn(deck);
            if (m_words > kMostWords)
                throw ReadError(ReadError::Kind::TooMuchPacked, 0, std::to_string(kMostWords));
            std::ranges::move(decks, std::back_inserter(m_reading.archive.decks));
            return entries;
        });
        readPart(kSearches, [this](const std::string& text) {
            m_reading.archive.searches = searchesIn(text);
            return m_reading.archive.searches.size();
        });
        for (const auto& [file, part] : m_parts) // one of which nothing is there
            if (!m_zip.has(file))
                miss(file);
        const Archive& found = m_reading.archive;
        if (found.collection.empty() && found.decks.empty() && found.searches.empty() && found.sets.empty() &&
            !m_reading.missing.empty())
            fail(m_reading.missing.front());
        return std::move(m_reading);
    }

private:
    void readAbout()
    {
        try {
            const Json facts = m_zip.has(kAbout) ? readForeignJson(m_zip.read(kAbout)) : Json();
            m_format = numberOf(facts, "format");
            if (textOf(facts, "program") != "dossier" || m_format < 1 || m_format > 2)
                fail(kAbout);
            const Json::Items& parts = itemsOf(facts, "parts");
            if (parts.size() > ArchiveZip::kMostFiles)
                fail(kAbout);
            for (const Json& part : parts)
                if (!m_parts.emplace(textOf(part, "file"), Part{numberOf(part, "entries"), numberOf(part, "bytes")})
                         .second)
                    fail(kAbout);
        } catch (const ReadError&) {
            if (m_whole)
                throw;
            m_reading.missing.emplace_back(kAbout);
        }
    }

    std::size_t takeSets(const std::string& text)
    {
        CardSetReading reading = readCardSets(text, m_pool, {{}, kCardSets});
        m_reading.archive.sets = std::move(reading.sets);
        if (!m_reading.archive.sets.empty())
            m_pool = withFurther(m_pool, m_reading.archive.sets);
        return reading.met;
    }

    template <typename Take>
    void readNumbered(const std::string& name, const std::string& ending, Take take)
    {
        readPart(partName(name, ending, 1), take);
        for (std::size_t number = 2; isNamed(partName(name, ending, number)); ++number)
            readPart(partName(name, ending, number), take);
    }

    bool isNamed(const std::string& file) const { return m_zip.has(file) || m_parts.contains(file); }

    template <typename Take>
    void readPart(const std::string& file, Take take)
    {
        if (!m_zip.has(file))
            return miss(file);
        try {
            const std::string text = m_zip.read(file);
            const std::size_t entries = take(text);
            const auto part = m_parts.find(file);
            if (part != m_parts.end() && (part->second.entries != static_cast<std::int64_t>(entries) ||
                                          part->second.bytes != static_cast<std::int64_t>(text.size())))
                miss(file);
        } catch (const ReadError&) {
            if (m_whole)
                throw;
            miss(file);
        }
    }

    void miss(const std::string& file)
    {
        if (m_whole)
            fail(file);
        auto& missing = m_reading.missing;
        if (std::find(missing.begin(), missing.end(), file) == missing.end())
            missing.push_back(file);
    }

    ArchiveZip m_zip;
    CardPool m_pool;
    bool m_whole;
    std::int64_t m_format = 0;
    std::size_t m_words = 0;
    std::map<std::string, Part> m_parts;
    ArchiveReading m_reading;
};

} // namespace

std::string writeArchive(const Archive& archive, const CardPool& pool)
{
    return Writing(pool).write(archive);
}

bool isArchive(std::string_view content)
{
    return content.substr(0, 4) == "PK\x03\x04";
}

ArchiveReading readArchive(std::string_view content, const CardPool& pool, ArchiveTake take)
{
    return ArchiveReader(content, pool, take).read();
}

} // namespace dossier
