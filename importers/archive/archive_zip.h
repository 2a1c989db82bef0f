// The files inside a zip, one at a time.
#pragma once

#include <Poco/Zip/ZipLocalFileHeader.h>
#include <cstdint>
#include <map>
#include <sstream>
#include <string>
#include <string_view>

namespace dossier {

// How much of one file in it is unpacked at most, and of all of them: a million heaps take 80 MiB.
inline constexpr std::uint64_t kMostBytesOfAPart = std::uint64_t{64} * 1024 * 1024;
inline constexpr std::uint64_t kMostBytesOfAll = std::uint64_t{512} * 1024 * 1024;

class ArchiveZip
{
public:
    enum class Take {
        Whole,         // only with a directory that agrees with every file in it
        WhatCanBeFound // files are looked for one by one, directory or not
    };

    static constexpr std::size_t kMostFiles = 1000;

    // `content` must outlive it. Throws ReadError: BadArchive where the zip is damaged or has more than kMostFiles.
    ArchiveZip(std::string_view content, Take take);
    ArchiveZip(const ArchiveZip&) = delete;
    ArchiveZip& operator=(const ArchiveZip&) = delete;

    bool has(const std::string& name) const { return m_headers.contains(name); }
    // Throws ReadError: BadArchive where it is damaged, TooMuchPacked where it is larger than it may be.
    std::string read(const std::string& name);

private:
    void list();
    void search();
    void add(const Poco::Zip::ZipLocalFileHeader& header);

    std::string_view m_content;
    std::istringstream m_bytes; // the same, to be read from any place
    std::map<std::string, Poco::Zip::ZipLocalFileHeader> m_headers;
    std::uint64_t m_room = kMostBytesOfAll;
};

// The seal in a zip's comment: a checksum of all bytes before it, so that not one of them changes unseen.
// `zip` must have no comment.
std::string withSeal(std::string zip);
bool isSealWhole(std::string_view zip);

} // namespace dossier
