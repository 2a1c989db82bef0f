// Writes a zip a file at a time, and a seal of all its bytes in its comment. Where the bytes go need not be a file in
// which one can go back.
#pragma once

#include <Poco/DigestEngine.h>
#include <Poco/SHA2Engine.h>
#include <Poco/Zip/Compress.h>
#include <cstdint>
#include <functional>
#include <istream>
#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

namespace dossier {

class SealedZip
{
public:
    using Sink = std::function<void(std::string_view bytes)>;

    explicit SealedZip(Sink sink);

    // Names and contents of the zip's files, in any order.
    void add(const std::string& name, const std::string& content);
    void finish();
    std::uint64_t size() const { return m_size; } // of what was handed on

private:
    // Holds what was written since it was last emptied; only there can one go back.
    class Held : public std::streambuf
    {
    public:
        std::string taken();

    protected:
        int_type overflow(int_type letter) override;
        std::streamsize xsputn(const char* letters, std::streamsize count) override;
        pos_type seekoff(off_type offset, std::ios_base::seekdir from, std::ios_base::openmode which) override;
        pos_type seekpos(pos_type place, std::ios_base::openmode which) override;

    private:
        std::string m_bytes;
        std::size_t m_at = 0;
        off_type m_before = 0; // bytes that were taken already
    };

    void pass(std::string_view bytes);

    Sink m_sink;
    std::uint64_t m_size = 0;
    Held m_held;
    std::ostream m_out{&m_held};
    Poco::Zip::Compress m_zip{m_out, true};
    Poco::SHA2Engine m_digest{Poco::SHA2Engine::SHA_256};
};

// Whether the seal at the end of a zip of `size` bytes is that of all bytes before it.
bool isSealWhole(std::istream& zip, std::uint64_t size);

} // namespace dossier
