// How a house is measured: which folder includes which, how full a folder is, how long a file and a function.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace dossier {

// The code of a house, each file under its path from the top of the project.
using House = std::map<std::string, std::string>;

// Every .h and .cpp below these folders of the project.
House houseOf(const std::vector<std::string>& folders);

// Each of these gives a sentence for every fault it finds.
std::vector<std::string> fullFolders(const House& house, int most);
std::vector<std::string> longFiles(const House& house, int most);
// The body of a function: from a brace alone on its line to the one that closes it. Types and namespaces are none.
std::vector<std::string> longFunctions(const House& house, int most);
// Folders with tests of a room that has no folder of that name: tests/engine/flow stands for src/engine/flow.
std::vector<std::string> testsWithoutRoom(const House& house);
// Types that two files define under one name, each for itself: the linker keeps one destructor, one comparison, one
// std::vector of both, and nobody hears of it. Those of an unnamed namespace are their file's own.
std::vector<std::string> typesOfOneName(const House& house);
// Two folders that include one another, directly or by way of others.
std::vector<std::string> circles(const House& house);

} // namespace dossier
