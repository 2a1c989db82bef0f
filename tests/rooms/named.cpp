#include "rooms/named.h"

#include <algorithm>
#include <filesystem>
#include <regex>
#include <sstream>

namespace dossier {

namespace {

// What stands between backticks on a line, word by word.
std::vector<std::string> wordsInBackticks(const std::string& line)
{
    std::vector<std::string> words;
    static const std::regex quoted("`([^`]+)`");
    for (std::sregex_iterator each(line.begin(), line.end(), quoted), end; each != end; ++each) {
        std::istringstream inside((*each)[1]);
        for (std::string word; inside >> word;) {
            if (word.starts_with("./"))
                word.erase(0, 2);
            while (!word.empty() && (word.back() == '/' || word.back() == ','))
                word.pop_back();
            words.push_back(word);
        }
    }
    return words;
}

bool looksLikePath(const std::string& word)
{
    static const std::regex slashed("\\.?[A-Za-z][A-Za-z0-9_.*-]*(/[A-Za-z0-9_.*-]+)+");
    static const std::regex ended("[A-Za-z0-9_*-]+\\.(cpp|h|csv|json|md|sql|ts|txt|deck|cmake)");
    const bool ofBuild = word.starts_with("build/");
    return !ofBuild && (std::regex_match(word, slashed) || std::regex_match(word, ended));
}

std::string pattern(const std::string& word)
{
    std::string made = "(.*/)?";
    for (const char c : std::regex_replace(word, std::regex("NNN_name"), "*"))
        made += c == '*' ? "[^/]*" : c == '.' ? "\\." : std::string(1, c);
    return made;
}

bool somethingEndsSo(const std::string& word, const Tree& tree)
{
    if (word.find('*') == std::string::npos && word.find("NNN") == std::string::npos)
        return std::any_of(tree.begin(), tree.end(),
                           [&](const std::string& path) { return path == word || path.ends_with("/" + word); });
    const std::regex like(pattern(word));
    return std::any_of(tree.begin(), tree.end(), [&](const std::string& path) { return std::regex_match(path, like); });
}

// Where the word is a folder or file by its beginning: from the top, from src, or from the folder of the table.
std::string wholePath(const std::string& word, const std::string& base, const Tree& tree)
{
    for (const std::string& path : {base.empty() ? word : base + "/" + word, word, "src/" + word})
        if (tree.contains(path))
            return path;
    return {};
}

bool isTable(const std::string& line)
{
    return line.starts_with("|");
}

} // namespace

Tree treeOf(const std::string& top)
{
    namespace fs = std::filesystem;
    Tree tree;
    for (auto each = fs::recursive_directory_iterator(top); each != fs::recursive_directory_iterator(); ++each) {
        const std::string path = fs::relative(each->path(), top).generic_string();
        if (path == "build" || path.starts_with(".git"))
            each.disable_recursion_pending();
        else
            tree.insert(path);
    }
    return tree;
}

Named namedIn(const std::string& text, const Tree& tree)
{
    Named named;
    std::istringstream lines(text);
    std::string base; // of the table that is being read
    bool inTable = false;
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        const std::vector<std::string> words = wordsInBackticks(line);
        const bool head = isTable(line) && !inTable;
        inTable = isTable(line);
        if (head || !inTable)
            base.clear();
        if (head && words.size() == 1 && tree.contains(words.front()))
            base = words.front();
        static const std::regex plain("[a-z_]+(/[a-z_]+)*");
        for (const std::string& word : words) {
            const bool ofTable = !base.empty() && std::regex_match(word, plain);
            const std::string whole = wholePath(word, base, tree);
            if (!whole.empty())
                named.folders.insert(whole);
            else if (ofTable || (looksLikePath(word) && !somethingEndsSo(word, tree)))
                named.missing.push_back(std::to_string(number) + ": " + word);
        }
    }
    return named;
}

std::vector<std::string> foldersNotNamed(const Named& named, const Tree& tree)
{
    std::set<std::string> folders;
    for (const std::string& path : tree) {
        const bool ours = path.starts_with("src/") || path.starts_with("db/") || path.starts_with("importers/");
        if (ours && (path.ends_with(".cpp") || path.ends_with(".h")))
            folders.insert(path.substr(0, path.rfind('/')));
    }
    folders.erase("src");
    std::vector<std::string> missing;
    std::set_difference(folders.begin(), folders.end(), named.folders.begin(), named.folders.end(),
                        std::back_inserter(missing));
    return missing;
}

} // namespace dossier
