// From the bytes of a file, whatever program wrote it, to text the readers can rely on.
#pragma once

#include "importers/reading/reading.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace dossier {

inline constexpr std::size_t kMostFileBytes = std::size_t{64} * 1024 * 1024;
inline constexpr std::size_t kMostDeckBytes = std::size_t{8} * 1024 * 1024; // of a file that holds one deck
inline constexpr std::size_t kMostLineBytes = std::size_t{1024} * 1024;
// A list of more lines than this was not made by a collector. It bounds what a malicious file can make us report.
inline constexpr int kMostLines = 100'000;

// UTF-8 without mark and with LF line ends. Understands UTF-8 and UTF-16 with mark, UTF-16 without mark where every
// other byte is plainly missing, and takes for Windows-1252 (a superset of Latin-1) what is no UTF-8, letter by letter:
// one that somebody pasted in must not cost the others. `western` is told the lines of these. Where a document of XML
// or HTML that is no UTF-8 names another encoding, it is read by that. Throws ReadError: OtherEncoding (it names one
// that is not known), Empty (nothing but blanks), Binary (NUL bytes), TooLong, TooMany, TooLarge (see the limits above;
// the file may have `most` bytes). JSON may be one line, as most programs write it: those limits are of lists.
std::string decodeText(std::string_view bytes, std::size_t most = kMostFileBytes, ChangedRows* western = nullptr);

// A list or an object of JSON stands first, as far as its first two signs tell.
bool beginsAsJson(std::string_view text);

// The steps of it, for text that comes piece by piece. UTF-8 and Windows-1252, mixed; throws ReadError::Binary.
std::string fromWestern(std::string_view bytes, int linesBefore, ChangedRows& western);
// Makes CRLF and CR to LF.
void makeLineEndsPlain(std::string& text);

} // namespace dossier
