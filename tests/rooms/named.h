// What a text for builders names: the paths in its backticks, as they stand in the tree or as nothing does.
#pragma once

#include <set>
#include <string>
#include <vector>

namespace dossier {

// Every file and folder of the project, by its path from the top; not what is built.
using Tree = std::set<std::string>;
Tree treeOf(const std::string& top);

struct Named
{
    std::vector<std::string> missing; // "LINE: PATH"
    std::set<std::string> folders;    // that are said to be there, by their whole path
};

// What looks like a path: a word in backticks with a slash, or that ends as files do (`*` and `NNN_name` stand for any
// name). It may leave out how it begins ("flow/window.cpp"). Below a table's head that names a folder, every plain word
// in backticks is one of its folders.
Named namedIn(const std::string& text, const Tree& tree);

// Folders with code below `src`, `db` and `importers` that are not named.
std::vector<std::string> foldersNotNamed(const Named& named, const Tree& tree);

} // namespace dossier
