#include "importers/archive/archive_zip.h"

#include "importers/reading/reading.h"

#include <Poco/DigestEngine.h>
#include <Poco/Exception.h>
#include <Poco/SHA2Engine.h>
#include <Poco/Zip/SkipCallback.h>
#include <Poco/Zip/ZipArchive.h>
#include <Poco/Zip/ZipStream.h>
#include <algorithm>
#include <iterator>
#include <vector>

namespace dossier {

namespace {

constexpr std::size_t kPiece = 64 * 1024;
constexpr std::uint64_t kMostReadings = 8; // of a damaged archive, in search of what can be found

constexpr std::string_view kFileBegins = "PK\x03\x04";
constexpr std::string_view kSealBegins = "dossier sha256 ";
constexpr std::size_t kSealLength = kSealBegins.size() + 64;

[[noreturn]] void fail(const std::string& detail)
{
    throw ReadError(ReadError::Kind::BadArchive, 0, detail);
}

std::string sealFor(std::string_view zip)
{
    Poco::SHA2Engine digest(Poco::SHA2Engine::SHA_256);
    digest.update(zip.data(), zip.size());
    return std::string(kSealBegins) + Poco::DigestEngine::digestToHex(digest.digest());
}

} // namespace

ArchiveZip::ArchiveZip(std::string_view content, Take take)
    : m_content(content)
    , m_bytes(std::string(content))
{
    try {
        take == Take::Whole ? list() : search();
    } catch (const Poco::Exception& error) {
        fail(error.displayText());
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
            fail(entry->first);
        add(header->second);
    }
    if (listed == 0 || m_headers.size() != listed ||
        std::distance(archive.headerBegin(), archive.headerEnd()) != static_cast<std::ptrdiff_t>(listed))
        fail("its directory does not list what is in it");
}

// Wherever a file seems to begin, one is looked for; what only looks like it is passed over. Of one that does not say
// how long it is the end is searched for, so each beginning may cost as much as the whole: the sum has a limit.
void ArchiveZip::search()
{
    std::uint64_t patience = kMostReadings * m_content.size();
    std::size_t at = m_content.find(kFileBegins);
    while (at != std::string_view::npos && patience > 0) {
        m_bytes.clear();
        m_bytes.seekg(static_cast<std::streamoff>(at));
        try {
            Poco::Zip::SkipCallback skipped;
            const Poco::Zip::ZipLocalFileHeader header(m_bytes, false, skipped);
            if (!has(header.getFileName()))
                add(header);
        } catch (const Poco::Exception&) { // something else
            m_bytes.clear();
        }
        const auto end = static_cast<std::uint64_t>(std::max<std::streamoff>(m_bytes.tellg(), 0));
        patience -= std::min(patience, end > at ? end - at : kFileBegins.size());
        at = m_content.find(kFileBegins, at + kFileBegins.size());
    }
}

void ArchiveZip::add(const Poco::Zip::ZipLocalFileHeader& header)
{
    if (m_headers.size() == kMostFiles)
        fail("more than " + std::to_string(kMostFiles) + " files in it");
    m_headers.emplace(header.getFileName(), header);
}

// What is packed may claim any size; no more is unpacked than it claims and may be.
std::string ArchiveZip::read(const std::string& name)
{
    const Poco::Zip::ZipLocalFileHeader& header = m_headers.at(name);
    const std::uint64_t claimed = header.getUncompressedSize();
    if (claimed > kMostBytesOfAPart || claimed > m_room)
        throw ReadError(ReadError::Kind::TooMuchPacked, 0,
                        std::to_string(claimed > kMostBytesOfAPart ? kMostBytesOfAPart : kMostBytesOfAll));
    std::string content;
    content.reserve(claimed);
    try {
        m_bytes.clear();
        Poco::Zip::ZipInputStream stream(m_bytes, header);
        std::vector<char> piece(kPiece);
        while (stream.read(piece.data(), static_cast<std::streamsize>(piece.size())) || stream.gcount() > 0) {
            content.append(piece.data(), static_cast<std::size_t>(stream.gcount()));
            if (content.size() > claimed)
                break;
        }
    } catch (const Poco::Exception&) {
        fail(name);
    }
    if (content.size() != claimed)
        fail(name);
    m_room -= claimed;
    return content;
}

std::string withSeal(std::string zip)
{
    // The last two bytes of the directory are the length of the comment.
    zip[zip.size() - 2] = static_cast<char>(kSealLength);
    zip[zip.size() - 1] = 0;
    const std::string seal = sealFor(zip);
    return zip + seal;
}

bool isSealWhole(std::string_view zip)
{
    const std::size_t before = zip.size() > kSealLength ? zip.size() - kSealLength : 0;
    return zip.substr(before) == sealFor(zip.substr(0, before));
}

} // namespace dossier
