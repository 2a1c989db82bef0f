#include "importers/archive/archive.h"

#include "importers/archive/archive_decks.h"
#include "importers/collections/collection_csv.h"
#include "importers/reading/foreign_json.h"

#include <Poco/Exception.h>
#include <Poco/Zip/Compress.h>
#include <Poco/Zip/ZipArchive.h>
#include <Poco/Zip/ZipStream.h>
#include <algorithm>
#include <iterator>
#include <map>
#include <sstream>

namespace dossier {

namespace {

constexpr std::size_t kMostRows = 20'000; // of a table, so that any reader of tables takes it
constexpr std::uint64_t kMostBytes = std::uint64_t{512} * 1024 * 1024;
constexpr std::size_t kMostFiles = 1000;

using Files = std::map<std::string, std::string>;

[[noreturn]] void fail(const std::string& detail)
{
    throw ReadError(ReadError::Kind::BadArchive, 0, detail);
}

void put(Poco::Zip::Compress& zip, const std::string& name, const std::string& content)
{
    std::istringstream in(content);
    zip.addFile(in, Poco::DateTime(), Poco::Path(name, Poco::Path::PATH_UNIX));
}

std::string tableName(std::size_t number)
{
    return number == 1 ? "collection.csv" : "collection-" + std::to_string(number) + ".csv";
}

void putCollection(Poco::Zip::Compress& zip, std::span<const OwnedCard> cards, const CardPool& pool)
{
    std::size_t number = 1;
    do {
        const std::size_t rows = std::min(cards.size(), kMostRows);
        put(zip, tableName(number++), writeCollectionCsv(cards.first(rows), pool));
        cards = cards.subspan(rows);
    } while (!cards.empty());
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
    const Json file = readForeignJson(text);
    if (!file.isArray())
        fail("searches.json");
    std::vector<ArchivedSearch> searches;
    for (const Json& item : file.items())
        searches.push_back({textOf(item, "list"), textOf(item, "name"), textOf(item, "query")});
    return searches;
}

// What is packed may claim any size: no more is unpacked than a whole archive may hold.
std::string unpacked(std::istream& zip, const Poco::Zip::ZipLocalFileHeader& header, std::uint64_t& room)
{
    Poco::Zip::ZipInputStream stream(zip, header);
    std::string content;
    std::vector<char> part(64 * 1024);
    while (stream.read(part.data(), static_cast<std::streamsize>(part.size())) || stream.gcount() > 0) {
        const auto length = static_cast<std::uint64_t>(stream.gcount());
        if (length > room)
            fail("too much in it");
        room -= length;
        content.append(part.data(), static_cast<std::size_t>(length));
    }
    if (content.size() != header.getUncompressedSize())
        fail(header.getFileName());
    return content;
}

Files filesIn(std::string_view content)
{
    Files files;
    try {
        std::istringstream zip{std::string(content)};
        const Poco::Zip::ZipArchive archive(zip);
        std::uint64_t room = kMostBytes;
        for (auto header = archive.headerBegin(); header != archive.headerEnd(); ++header) {
            if (files.size() == kMostFiles)
                fail("too much in it");
            zip.clear();
            files.emplace(header->first, unpacked(zip, header->second, room));
        }
    } catch (const Poco::Exception& error) {
        fail(error.displayText());
    }
    return files;
}

bool isOurs(const Files& files)
{
    const auto about = files.find("about.json");
    if (about == files.end())
        return false;
    const Json facts = readForeignJson(about->second);
    return textOf(facts, "program") == "dossier" && numberOf(facts, "format") == 1;
}

} // namespace

std::string writeArchive(const Archive& archive, const CardPool& pool)
{
    std::ostringstream out;
    Poco::Zip::Compress zip(out, true);
    put(zip, "about.json", Json::object({{"program", "dossier"}, {"format", 1}}).compact() + "\n");
    putCollection(zip, archive.collection, pool);
    put(zip, "decks.json", decksText(archive.decks, pool));
    put(zip, "searches.json", searchesText(archive.searches));
    zip.close();
    return out.str();
}

bool isArchive(std::string_view content)
{
    return content.substr(0, 4) == "PK\x03\x04";
}

ArchiveReading readArchive(std::string_view content, const CardPool& pool)
{
    const Files files = filesIn(content);
    if (!isOurs(files))
        fail("about.json");
    ArchiveReading reading;
    for (std::size_t number = 1; files.contains(tableName(number)); ++number) {
        CollectionReading table = readCollectionCsv(files.at(tableName(number)), pool);
        std::ranges::move(table.cards, std::back_inserter(reading.archive.collection));
        std::ranges::move(table.unknown, std::back_inserter(reading.unknown));
    }
    if (const auto decks = files.find("decks.json"); decks != files.end())
        reading.archive.decks = decksIn(decks->second, pool);
    if (const auto searches = files.find("searches.json"); searches != files.end())
        reading.archive.searches = searchesIn(searches->second);
    return reading;
}

} // namespace dossier
