#include "importers/archive/archive_zip.h"

#include "importers/reading/reading.h"

#include <Poco/Exception.h>
#include <Poco/Zip/SkipCallback.h>
#include <Poco/Zip/ZipArchive.h>
#include <Poco/Zip/ZipStream.h>
#include <algorithm>
#include <iterator>
#include <memory>
#include <new>

namespace dossier {

namespace {

constexpr std::size_t kWindow = std::size_t{256} * 1024;
constexpr std::uint64_t kMostReadings = 8; // of a damaged archive, in search of what can be found

constexpr std::string_view kFileBegins = "PK\x03\x04";

[[noreturn]] void fail(ReadError::Kind kind, const std::string& detail = {})
{
    throw ReadError(kind, 0, detail);
}

// All names of an archive's files are small letters, and none lies in a folder.
std::string plainName(const std::string& name)
{
    const std::size_t folder = name.find_last_of("/\\");
    std::string plain = folder == std::string::npos ? name : name.substr(folder + 1);
    for (char& letter : plain)
        if (letter >= 'A' && letter <= 'Z')
            letter = static_cast<char>(letter - 'A' + 'a');
    return plain;
}

// A file that is being unpacked. What is packed may claim any size; no more is unpacked than it claims.
class Unpacked
{
public:
    Unpacked(std::istream& bytes, const Poco::Zip::ZipLocalFileHeader& header)
        : m_name(header.getFileName())
        , m_left(header.getUncompressedSize())
        , m_stream(bytes, header)
    {}

    std::size_t read(char* into, std::size_t most)
    try {
        m_stream.read(into, static_cast<std::streamsize>(std::min<std::uint64_t>(most, m_left)));
        const auto size = static_cast<std::size_t>(m_stream.gcount());
        m_left -= size;
        // Only at the end does the stream compare the checksum; a fault there is but a bad stream.
        if (m_stream.bad() || (size == 0 && m_left > 0) || (m_left == 0 && (m_stream.get() != EOF || m_stream.bad())))
            fail(ReadError::Kind::BadArchive, m_name);
        return size;
    } catch (const Poco::Exception&) {
        fail(ReadError::Kind::BadArchive, m_name);
    }

private:
    std::string m_name;
    std::uint64_t m_left;
    Poco::Zip::ZipInputStream m_stream;
};

} // namespace

ArchiveZip::ArchiveZip(std::istream& bytes, Take take)
    : m_bytes(bytes)
{
    m_bytes.clear();
    m_bytes.seekg(0, std::ios::end);
    m_size = static_cast<std::uint64_t>(std::max<std::streamoff>(m_bytes.tellg(), 0));
    if (m_size > kMostBytesOfAll)
        fail(ReadError::Kind::TooLarge, std::to_string(kMostBytesOfAll));
    m_room = mostUnpackedOf(m_size);
    m_bytes.seekg(0);
    try {
        take == Take::Whole ? list() : search();
    } catch (const Poco::Exception&) {
        fail(ReadError::Kind::BadDirectory);
    } catch (const std::bad_alloc&) { // Poco makes room for as much as a directory of 64 bits claims to hold
        fail(ReadError::Kind::BadDirectory);
    }
}

void ArchiveZip::list()
{
    const Poco::Zip::ZipArchive archive(m_bytes);
    std::size_t listed = 0;
    for (auto entry = archive.fileInfoBegin(); entry != archive.fileInfoEnd(); ++entry, ++listed) {
        const auto header = archive.findHeader(entry->first);
        if (header == archive.headerEnd() || header->second.getCRC() != entry->second.getCRC() ||
            header->second.getUncompressedSize() != entry->second.getUncompressedSize())
            fail(ReadError::Kind::BadDirectory);
        add(header->second.getFileName(), header->second);
    }
    if (listed == 0 || m_headers.size() != listed ||
        std::distance(archive.headerBegin(), archive.headerEnd()) != static_cast<std::ptrdiff_t>(listed))
        fail(ReadError::Kind::BadDirectory);
}

// Wherever a file seems to begin, one is looked for; what only looks like it is passed over. Of one that does not say
// how long it is the end is searched for, so each beginning may cost as much as the whole: the sum has a limit.
void ArchiveZip::search()
{
    std::uint64_t patience = kMostReadings * m_size;
    auto at = next(kFileBegins, 0);
    while (at && patience > 0) {
        m_bytes.clear();
        m_bytes.seekg(static_cast<std::streamoff>(*at));
        try {
            Poco::Zip::SkipCallback skipped;
            const Poco::Zip::ZipLocalFileHeader header(m_bytes, false, skipped);
            addFound(header);
        } catch (const Poco::Exception&) { // something else
            m_bytes.clear();
        }
        const auto end = static_cast<std::uint64_t>(std::max<std::streamoff>(m_bytes.tellg(), 0));
        patience -= std::min(patience, end > *at ? end - *at : kFileBegins.size());
        at = next(kFileBegins, *at + kFileBegins.size());
    }
}

std::optional<std::uint64_t> ArchiveZip::next(std::string_view bytes, std::uint64_t from)
{
    for (;;) {
        if (from >= m_windowAt && from < m_windowAt + m_window.size())
            if (const std::size_t found = m_window.find(bytes, static_cast<std::size_t>(from - m_windowAt));
                found != std::string::npos)
                return m_windowAt + found;
        // What begins at the end of a window is whole in the next one.
        const std::uint64_t end = m_windowAt + m_window.size();
        const bool inside = from >= m_windowAt && from < end;
        if (inside && end == m_size)
            return std::nullopt;
        m_windowAt = inside ? std::max(from, end - (bytes.size() - 1)) : from;
        from = m_windowAt;
        m_window.resize(kWindow);
        m_bytes.clear();
        m_bytes.seekg(static_cast<std::streamoff>(m_windowAt));
        m_bytes.read(m_window.data(), static_cast<std::streamsize>(m_window.size()));
        m_window.resize(static_cast<std::size_t>(m_bytes.gcount()));
        if (m_window.size() < bytes.size())
            return std::nullopt;
    }
}

void ArchiveZip::add(std::string name, const Poco::Zip::ZipLocalFileHeader& header)
{
    if (m_headers.size() == kMostFiles)
        fail(ReadError::Kind::TooManyParts, std::to_string(kMostFiles));
    m_headers.emplace(std::move(name), header);
}

void ArchiveZip::addFound(const Poco::Zip::ZipLocalFileHeader& header)
{
    const std::string name = plainName(header.getFileName());
    if (name.empty())
        return; // a folder
    const auto there = m_headers.find(name);
    if (there == m_headers.end())
        return add(name, header);
    if (there->second.getCRC() != header.getCRC() ||
        there->second.getUncompressedSize() != header.getUncompressedSize())
        m_repeated.insert(name);
}

std::vector<std::string> ArchiveZip::names() const
{
    std::vector<std::string> names;
    for (const auto& [name, header] : m_headers)
        names.push_back(name);
    return names;
}

ByteSource ArchiveZip::open(const std::string& name)
try {
    const Poco::Zip::ZipLocalFileHeader& header = m_headers.at(name);
    const std::uint64_t claimed = header.getUncompressedSize();
    if (claimed > kMostBytesOfAPart || claimed > m_room)
        fail(ReadError::Kind::TooMuchPacked,
             std::to_string(claimed > kMostBytesOfAPart ? kMostBytesOfAPart : mostUnpackedOf(m_size)));
    m_room -= claimed;
    m_bytes.clear();
    const auto file = std::make_shared<Unpacked>(m_bytes, header);
    return [file](char* into, std::size_t most) { return file->read(into, most); };
} catch (const Poco::Exception&) {
    fail(ReadError::Kind::BadArchive, name);
}

std::string ArchiveZip::read(const std::string& name)
{
    const ByteSource bytes = open(name);
    std::string content(m_headers.at(name).getUncompressedSize(), '\0');
    std::size_t size = 0;
    while (const std::size_t more = bytes(content.data() + size, content.size() - size))
        size += more;
    return content;
}

} // namespace dossier
