// What the manual of the effect data (db/effects/README.md) has to list: the vocabulary as the reader knows it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace dossier {

// A table of words, by its heading.
struct ManualTable
{
    std::string_view heading;
    std::vector<std::string_view> words;
};
std::vector<ManualTable> manualTables();
// What the rarer columns hold.
std::vector<ManualTable> manualColumns();

// A key of an entry, a reaction, a use; or a parameter of a verb.
struct ManualKey
{
    std::string_view name;
    std::string_view holds;
};
struct ManualObject
{
    std::string_view heading; // "entry"; or the verb
    std::string_view value;   // of a verb
    std::vector<ManualKey> needs;
    std::vector<ManualKey> may;
};
std::vector<ManualObject> manualObjects();
std::vector<ManualObject> manualVerbs();

} // namespace dossier
