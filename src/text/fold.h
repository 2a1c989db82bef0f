// Comparing titles the way people type them: without regard to case, accents, curly quotes and doubled blanks.
//
// The tables are our own. libutf8proc would strip the marks of all scripts, and with them the vowels of Hindi and the
// voice of Japanese; it knows no plain letters for ø, ł, æ or a curly quote; and the names in people's databases are
// found by what fold() made of them, which must not change with a library. The cases of other alphabets are Poco's.
#pragma once

#include <string>
#include <string_view>

namespace dossier {

// `utf8` in lower case, accents of Latin letters dropped, typographic quotes and dashes made plain, blanks (including
// no-break ones) collapsed to one and trimmed. Bytes that are not UTF-8 are kept as they are.
std::string fold(std::string_view utf8);

// The same without double quotation marks, for what a search compares: within its own quotation marks nobody can type
// those of a title.
std::string foldToSearch(std::string_view utf8);

// Whether nobody would see it: blanks of any kind, and signs without a shape (isUnseen, the fillers of other
// alphabets).
bool showsNothing(std::string_view utf8);

// One letter of a text as fold() writes it within the text: a blank is a blank, a combining accent is nothing.
std::string foldedLetter(std::string_view utf8);

} // namespace dossier
