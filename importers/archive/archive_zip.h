// The files inside a zip, one at a time and a piece at a time: neither the zip nor what it unpacks to is ever held.
#pragma once

#include "importers/reading/text_blocks.h"

#include <Poco/Zip/ZipLocalFileHeader.h>
#include <algorithm>
#include <cstdint>
#include <istream>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace dossier {

// How much of one file in it is unpacked at most, and of all of them: a million heaps take 80 MiB.
inline constexpr std::uint64_t kMostBytesOfAPart = std::uint64_t{64} * 1024 * 1024;
inline constexpr std::uint64_t kMostBytesOfAll = std::uint64_t{512} * 1024 * 1024;

// What a zip of so many bytes may unpack to: a few of them fill no memory. A million heaps shrink to a thirtieth.
inline std::uint64_t mostUnpackedOf(std::uint64_t zip)
{
    constexpr std::uint64_t kMostTimes = 200;
    return std::min(kMostBytesOfAll, 2 * kMostBytesOfAPart + kMostTimes * zip);
}

class ArchiveZip
{
public:
    enum class Take {
        Whole,         // only with a directory that agrees with every file in it
        WhatCanBeFound // files are looked for one by one, directory or not
    };

    static constexpr std::size_t kMostFiles = 1000;

    // `bytes` can be read from any place, and must outlive it. Throws ReadError: BadArchive, BadDirectory where the zip
    // is damaged, TooManyParts, TooLarge where it has more bytes than kMostBytesOfAll.
    ArchiveZip(std::istream& bytes, Take take);
    ArchiveZip(const ArchiveZip&) = delete;
    ArchiveZip& operator=(const ArchiveZip&) = delete;

    std::uint64_t size() const { return m_size; }
    bool has(const std::string& name) const { return m_headers.contains(name); }
    // Of all files in it. Where what can be found was asked for, names are as an archive has them: whoever packs one
    // again writes "./Decks.json" or puts all into a folder.
    std::vector<std::string> names() const;
    // Files that are there again under the same name, with other contents: the first is taken.
    const std::set<std::string>& repeated() const { return m_repeated; }
    // All bytes of a file, in order; only one may be open at a time. Opening and reading throw ReadError: BadArchive
    // where it is damaged, at the latest at its end, TooMuchPacked where it is larger than it may be.
    ByteSource open(const std::string& name);
    std::string read(const std::string& name);

private:
    void list();
    void search();
    void add(std::string name, const Poco::Zip::ZipLocalFileHeader& header);
    void addFound(const Poco::Zip::ZipLocalFileHeader& header);
    // Where, from this place on, these bytes stand next; nothing behind the last.
    std::optional<std::uint64_t> next(std::string_view bytes, std::uint64_t from);

    std::istream& m_bytes;
    std::uint64_t m_size = 0;
    std::string m_window; // what was looked through last
    std::uint64_t m_windowAt = 0;
    std::map<std::string, Poco::Zip::ZipLocalFileHeader> m_headers;
    std::set<std::string> m_repeated;
    std::uint64_t m_room = 0; // for what is unpacked yet
};

} // namespace dossier
