// Notes of whatever signs a table, a spreadsheet or a reader may trip over.
#pragma once

#include <array>
#include <random>
#include <string>

namespace dossier::test {

inline std::string randomNote(std::mt19937& random)
{
    static constexpr std::array kParts{
        "\r",   "\n",     "\r\n", "\t",    "\"",           "'",        "=",   "+",      "-",      "@",
        " ",    ",",      ";",    "|",     "\xEF\xBB\xBF", "\\",       "\\n", "\u00E9", "\u2028", "\x1B",
        "\x7F", "\u0085", "<b>",  "sep=;", "one",          "two words"};
    std::string note;
    for (std::size_t parts = random() % 9; parts > 0; --parts)
        note += kParts[random() % kParts.size()];
    return note;
}

} // namespace dossier::test
