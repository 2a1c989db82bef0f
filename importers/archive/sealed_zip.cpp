#include "importers/archive/sealed_zip.h"

#include <Poco/DateTime.h>
#include <Poco/MemoryStream.h>
#include <Poco/Path.h>
#include <algorithm>
#include <array>
#include <utility>

namespace dossier {

namespace {

constexpr std::string_view kSealBegins = "dossier sha256 ";
constexpr std::size_t kSealLength = kSealBegins.size() + 64;
constexpr std::size_t kPiece = std::size_t{64} * 1024;

std::string sealOf(Poco::SHA2Engine& digest)
{
    return std::string(kSealBegins) + Poco::DigestEngine::digestToHex(digest.digest());
}

} // namespace

std::string SealedZip::Held::taken()
{
    m_before += static_cast<off_type>(m_bytes.size());
    m_at = 0;
    return std::exchange(m_bytes, {});
}

std::streambuf::int_type SealedZip::Held::overflow(int_type letter)
{
    if (traits_type::eq_int_type(letter, traits_type::eof()))
        return traits_type::not_eof(letter);
    const char written = traits_type::to_char_type(letter);
    return xsputn(&written, 1) == 1 ? letter : traits_type::eof();
}

std::streamsize SealedZip::Held::xsputn(const char* letters, std::streamsize count)
{
    const auto size = static_cast<std::size_t>(count);
    m_bytes.replace(m_at, std::min(size, m_bytes.size() - m_at), letters, size);
    m_at += size;
    return count;
}

std::streambuf::pos_type SealedZip::Held::seekoff(off_type offset, std::ios_base::seekdir from,
                                                  std::ios_base::openmode which)
{
    const off_type begin = from == std::ios_base::beg   ? 0
                           : from == std::ios_base::cur ? m_before + static_cast<off_type>(m_at)
                                                        : m_before + static_cast<off_type>(m_bytes.size());
    return seekpos(begin + offset, which);
}

std::streambuf::pos_type SealedZip::Held::seekpos(pos_type place, std::ios_base::openmode)
{
    const off_type at = off_type(place) - m_before;
    if (at < 0 || at > static_cast<off_type>(m_bytes.size()))
        return pos_type(off_type(-1));
    m_at = static_cast<std::size_t>(at);
    return place;
}

SealedZip::SealedZip(Sink sink)
    : m_sink(std::move(sink))
{}

void SealedZip::add(const std::string& name, const std::string& content)
{
    Poco::MemoryInputStream in(content.data(), static_cast<std::streamsize>(content.size()));
    m_zip.addFile(in, Poco::DateTime(), Poco::Path(name, Poco::Path::PATH_UNIX));
    pass(m_held.taken());
}

void SealedZip::finish()
{
    m_zip.close();
    std::string directory = m_held.taken();
    // Its last two bytes are the length of the comment.
    directory[directory.size() - 2] = static_cast<char>(kSealLength);
    directory[directory.size() - 1] = 0;
    pass(directory);
    m_sink(sealOf(m_digest));
}

void SealedZip::pass(std::string_view bytes)
{
    m_digest.update(bytes.data(), bytes.size());
    m_size += bytes.size();
    m_sink(bytes);
}

bool isSealWhole(std::istream& zip, std::uint64_t size)
{
    if (size <= kSealLength)
        return false;
    Poco::SHA2Engine digest(Poco::SHA2Engine::SHA_256);
    std::array<char, kPiece> piece{};
    const auto read = [&](std::uint64_t most) {
        zip.read(piece.data(), static_cast<std::streamsize>(std::min<std::uint64_t>(most, piece.size())));
        return std::string_view(piece.data(), static_cast<std::size_t>(zip.gcount()));
    };
    zip.clear();
    zip.seekg(0);
    for (std::uint64_t left = size - kSealLength; left > 0;) {
        const std::string_view bytes = read(left);
        if (bytes.empty())
            return false;
        digest.update(bytes.data(), bytes.size());
        left -= bytes.size();
    }
    return read(piece.size()) == sealOf(digest);
}

} // namespace dossier
