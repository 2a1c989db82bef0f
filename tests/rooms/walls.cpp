#include "rooms/walls.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

namespace dossier {

namespace {

using Arrows = std::map<std::string, std::set<std::string>>;

std::string folderOf(const std::string& path)
{
    return path.substr(0, path.rfind('/'));
}

std::vector<std::string> linesOf(const std::string& code)
{
    std::vector<std::string> lines;
    std::istringstream in(code);
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

// The file of the house that an #include names, or nothing.
std::string fileNamed(const House& house, const std::string& header)
{
    for (const std::string& path : {header, "src/" + header, "tests/" + header})
        if (house.count(path) != 0)
            return path;
    return "";
}

Arrows arrowsOf(const House& house)
{
    static const std::regex include("^\\s*#\\s*include\\s*\"([^\"]+)\"");
    Arrows arrows;
    for (const auto& [path, code] : house)
        for (const std::string& line : linesOf(code)) {
            std::smatch match;
            if (line.find('#') == std::string::npos || !std::regex_search(line, match, include))
                continue;
            const std::string known = fileNamed(house, match[1]);
            if (!known.empty() && folderOf(known) != folderOf(path))
                arrows[folderOf(path)].insert(folderOf(known));
        }
    return arrows;
}

std::set<std::string> reachedFrom(const Arrows& arrows, const std::string& folder)
{
    std::set<std::string> reached;
    std::vector<std::string> left{folder};
    while (!left.empty()) {
        const auto next = arrows.find(left.back());
        left.pop_back();
        if (next == arrows.end())
            continue;
        for (const std::string& other : next->second)
            if (reached.insert(other).second)
                left.push_back(other);
    }
    return reached;
}

std::size_t indentOf(const std::string& line)
{
    return std::min(line.find_first_not_of(' '), line.size());
}

bool opensBody(const std::vector<std::string>& lines, std::size_t at)
{
    static const std::regex type("^\\s*(typedef |inline )?(struct|class|union|enum|namespace)\\b");
    return at > 0 && lines[at].substr(indentOf(lines[at])) == "{" && !std::regex_search(lines[at - 1], type);
}

std::size_t closing(const std::vector<std::string>& lines, std::size_t open)
{
    const std::string brace = std::string(indentOf(lines[open]), ' ') + "}";
    for (std::size_t i = open + 1; i < lines.size(); ++i)
        if (lines[i].rfind(brace, 0) == 0)
            return i;
    return open;
}

} // namespace

House houseOf(const std::vector<std::string>& folders)
{
    const std::filesystem::path top = DOSSIER_SOURCE_DIR;
    House house;
    for (const std::string& folder : folders)
        for (const auto& entry : std::filesystem::recursive_directory_iterator(top / folder)) {
            const auto extension = entry.path().extension();
            if (extension != ".cpp" && extension != ".h")
                continue;
            std::ifstream in(entry.path());
            std::ostringstream code;
            code << in.rdbuf();
            house[std::filesystem::relative(entry.path(), top).generic_string()] = code.str();
        }
    return house;
}

std::vector<std::string> fullFolders(const House& house, int most)
{
    std::map<std::string, int> files;
    for (const auto& [path, code] : house)
        ++files[folderOf(path)];
    std::vector<std::string> faults;
    for (const auto& [folder, count] : files)
        if (count > most)
            faults.push_back(folder + " holds " + std::to_string(count) + " files");
    return faults;
}

std::vector<std::string> longFiles(const House& house, int most)
{
    std::vector<std::string> faults;
    for (const auto& [path, code] : house)
        if (const auto lines = std::count(code.begin(), code.end(), '\n'); lines > most)
            faults.push_back(path + " has " + std::to_string(lines) + " lines");
    return faults;
}

std::vector<std::string> longFunctions(const House& house, int most)
{
    std::vector<std::string> faults;
    for (const auto& [path, code] : house) {
        const std::vector<std::string> lines = linesOf(code);
        for (std::size_t i = 0; i < lines.size(); ++i)
            if (opensBody(lines, i))
                if (const std::size_t length = closing(lines, i) - i; length > static_cast<std::size_t>(most) + 1)
                    faults.push_back(path + ":" + std::to_string(i) + ": a function of " + std::to_string(length - 1) +
                                     " lines");
    }
    return faults;
}

std::vector<std::string> testsWithoutRoom(const House& house)
{
    std::set<std::string> folders;
    for (const auto& [path, code] : house)
        for (std::string folder = folderOf(path); folders.insert(folder).second && folder.find('/') != folder.npos;)
            folder = folderOf(folder);
    const auto isRoom = [&](const std::string& name) {
        return folders.contains("src/" + name) || folders.contains(name);
    };
    std::set<std::string> faults;
    for (const auto& [path, code] : house) {
        if (!path.starts_with("tests/") || !path.ends_with("_test.cpp") || folderOf(path) == "tests")
            continue;
        const std::string tested = folderOf(path).substr(std::string("tests/").size());
        if (isRoom(tested.substr(0, tested.find('/'))) && !isRoom(tested))
            faults.insert("tests/" + tested + " mirrors no folder");
    }
    return {faults.begin(), faults.end()};
}

std::vector<std::string> typesOfOneName(const House& house)
{
    static const std::regex space("^(?:inline )?namespace ?([A-Za-z:]*) *\\{");
    static const std::regex type("^(?:enum class|enum|struct|class) (\\w+)(?: final)?(?: : [^;]*)?(?: ?\\{.*)?$");
    std::map<std::string, std::set<std::string>> files;
    for (const auto& [path, code] : house) {
        std::vector<std::string> spaces;
        for (const std::string& line : linesOf(code)) {
            std::smatch match;
            if (std::regex_search(line, match, space))
                spaces.push_back(match[1]);
            else if (line.starts_with("} // namespace") && !spaces.empty())
                spaces.pop_back();
            else if (std::ranges::find(spaces, "") == spaces.end() && std::regex_match(line, match, type)) {
                std::string name;
                for (const std::string& each : spaces)
                    name += each + "::";
                files[name + std::string(match[1])].insert(path);
            }
        }
    }
    std::vector<std::string> faults;
    for (const auto& [name, in] : files)
        if (in.size() > 1)
            faults.push_back(name + " is defined in " + *in.begin() + " and in " + *in.rbegin());
    return faults;
}

std::vector<std::string> circles(const House& house)
{
    const Arrows arrows = arrowsOf(house);
    std::map<std::string, std::set<std::string>> reached;
    for (const auto& [folder, others] : arrows)
        reached[folder] = reachedFrom(arrows, folder);
    std::vector<std::string> faults;
    for (const auto& [folder, others] : reached)
        for (const std::string& other : others)
            if (folder < other && reached.count(other) != 0 && reached[other].count(folder) != 0)
                faults.push_back(folder + " and " + other + " include one another");
    return faults;
}

} // namespace dossier
