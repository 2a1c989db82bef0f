// The heading of a table other programs wrote: which separator, which columns, under whatever name they go there.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dossier {

// What a table has above its heading: what it is called, by whom it was written.
struct LineAbove
{
    int line = 0; // from 1
    std::string text;
};

struct TableHead
{
    char separator = ',';
    int line = 0;                     // of the heading, from 1
    std::string_view text;            // the heading as it stood
    std::string_view body;            // what follows the heading
    std::vector<std::string> names;   // folded, '_' as a blank
    std::vector<std::string> written; // the same as they stand there
    std::vector<LineAbove> above;     // in which something stands

    // The column of the first of these names that stands in the heading.
    std::optional<std::size_t> column(const std::vector<std::string_view>& anyOf) const;
};

// Finds the heading in `text` (LF line ends): the first line that is not blank, behind a "sep=;" line if there is one.
// Where no such line names the separator it is the one of , ; and TAB that the heading holds most of.
TableHead readTableHead(std::string_view text);
// The first of the first lines that is one: people and programs write a title or a remark above it. Where none is, the
// first that is not blank.
TableHead findTableHead(std::string_view text, const std::function<bool(const TableHead&)>& isOne);

} // namespace dossier
