// The arrows inside the window and what stands right below it (CONTRIBUTING.md): which folder may include which. A
// folder may only know folders that stand above it in the table, so there can be no circle; an arrow nobody needs has
// to leave the table.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

constexpr int kMostFiles = 45; // flat in a folder
constexpr int kMostLines = 500;

struct Folder
{
    std::string name; // below src
    std::vector<std::string> knows;
};

using House = std::vector<Folder>;

const House& house()
{
    static const House all{
        // Work aside, a game under way, what the user has in hand: no widget.
        {"work", {}},
        {"table", {"work"}},
        {"desk", {"table"}},
        {"desk/work", {"work", "desk"}},
        {"desk/pictures", {}},
        {"desk/search", {"desk"}},
        {"desk/files", {"desk"}},
        {"desk/games", {"table", "desk", "desk/files"}},
        {"desk/playtest", {}},
        {"desk/start", {"desk", "desk/files"}},
        // What panels are made of.
        {"app/theme", {"desk"}},
        {"app/chart", {"desk", "app/theme"}},
        {"app/widgets", {"desk", "desk/files", "app/theme"}},
        {"app/entry", {"desk/search", "app/theme", "app/widgets"}},
        {"app/fitting", {}},
        {"app/card_face", {"desk", "desk/pictures", "app/theme", "app/widgets", "app/fitting"}},
        {"app/windows", {}},
        {"app/docks", {"desk", "app/theme", "app/widgets", "app/windows"}},
        // Panels and dialogs.
        {"app/analysis", {"desk", "desk/work", "app/theme", "app/widgets", "app/fitting", "app/chart"}},
        {"app/notebook", {"desk", "desk/work", "app/theme", "app/widgets", "app/chart"}},
        {"app/goldfish", {"work", "desk", "app/theme", "app/widgets", "app/chart"}},
        {"app/playtest",
         {"work", "desk", "desk/files", "desk/playtest", "app/theme", "app/widgets", "app/fitting", "app/entry"}},
        {"app/rules", {"desk", "app/theme", "app/widgets"}},
        {"app/importing", {"desk", "desk/files", "app/theme", "app/widgets", "app/windows"}},
        {"app/exporting", {"desk", "desk/files", "app/theme", "app/widgets", "app/windows"}},
        {"app/card_sets", {"desk", "desk/files", "app/theme", "app/widgets"}},
        {"app/sealed", {"work", "desk", "desk/files", "app/theme", "app/widgets", "app/fitting"}},
        {"app/printing", {"desk", "desk/files", "app/theme", "app/widgets", "app/card_face", "app/windows"}},
        {"app/preferences",
         {"table", "desk", "desk/pictures", "app/theme", "app/widgets", "app/fitting", "app/windows"}},
        {"app/cards",
         {"desk", "desk/pictures", "desk/search", "app/theme", "app/widgets", "app/card_face", "app/docks"}},
        {"app/collection",
         {"desk", "desk/search", "app/theme", "app/widgets", "app/fitting", "app/entry", "app/chart", "app/card_face",
          "app/printing"}},
        {"app/advice", {"work", "table", "desk", "app/theme", "app/widgets"}},
        {"app/board", {"table", "desk", "desk/pictures", "app/theme", "app/widgets", "app/card_face", "app/windows"}},
        {"app/stage", {"table", "app/theme", "app/widgets", "app/card_face", "app/board"}},
        {"app/game_setup",
         {"table", "desk", "desk/games", "app/theme", "app/widgets", "app/fitting", "app/card_face", "app/advice",
          "app/board"}},
        {"app/far", {"desk", "desk/files", "app/theme", "app/widgets", "app/fitting", "app/game_setup"}},
        {"app/table",
         {"table", "desk", "desk/work", "desk/files", "desk/games", "desk/pictures", "app/theme", "app/widgets",
          "app/card_face", "app/fitting", "app/notebook", "app/advice", "app/board", "app/stage", "app/game_setup",
          "app/far", "app/windows"}},
        {"app/decks",
         {"desk", "desk/work", "desk/files", "desk/search", "app/theme", "app/widgets", "app/entry", "app/card_face",
          "app/docks", "app/windows", "app/fitting", "app/analysis", "app/importing", "app/exporting"}},
        // Puts it all together.
        {"app/shell",
         {"desk",           "desk/files",   "desk/pictures",   "desk/start",   "app/theme",     "app/widgets",
          "app/docks",      "app/windows",  "app/goldfish",    "app/playtest", "app/notebook",  "app/rules",
          "app/exporting",  "app/printing", "app/preferences", "app/cards",    "app/card_sets", "app/sealed",
          "app/collection", "app/table",    "app/decks"}},
    };
    return all;
}

const Folder* folderNamed(const House& house, const std::string& name)
{
    const auto found = std::find_if(house.begin(), house.end(), [&](const Folder& f) { return f.name == name; });
    return found == house.end() ? nullptr : &*found;
}

// The folder of a header, where it is one of these.
std::string folderIncluded(const std::string& line)
{
    static const std::regex include(
        "^\\s*#\\s*include\\s*\"((?:app|desk|table|work)(?:/[a-z_0-9]+)*)/[a-z_0-9]+\\.h\"");
    std::smatch match;
    const bool mayBe = line.find("include") != std::string::npos; // most lines are not looked at twice
    return mayBe && std::regex_search(line, match, include) ? match[1].str() : std::string();
}

// What is wrong with a line of code in a folder; empty where nothing is.
std::string fault(const Folder& folder, const std::string& line)
{
    const std::string other = folderIncluded(line);
    const auto& knows = folder.knows;
    if (!other.empty() && other != folder.name && std::find(knows.begin(), knows.end(), other) == knows.end())
        return "must not know " + other;
    static const std::regex widget("\\bQ(Widget|Application|Dialog|MessageBox|Action|Menu|Style|[A-Za-z]*View)\\b");
    static const std::regex painted("\\bQ(GuiApplication|Image|Pixmap|Icon|Painter|Font|Color|Palette)\\b");
    const bool below = folder.name.rfind("app", 0) != 0 && line.find('Q') != std::string::npos;
    if (below && std::regex_search(line, widget))
        return "must not know a widget";
    if (below && folder.name != "desk/pictures" && std::regex_search(line, painted))
        return "must not paint";
    return "";
}

// The arrows of a house that do not point to a folder above.
std::vector<std::string> arrowsUpwards(const House& house)
{
    std::vector<std::string> wrong;
    std::set<std::string> above;
    for (const Folder& folder : house) {
        for (const std::string& known : folder.knows)
            if (!above.contains(known))
                wrong.push_back(folder.name + " -> " + known);
        above.insert(folder.name);
    }
    return wrong;
}

struct Seen
{
    std::vector<std::string> faults;
    std::map<std::string, std::set<std::string>> arrows;
    std::map<std::string, int> files;
};

void look(const fs::path& file, const Folder& folder, Seen& seen)
{
    std::ifstream code(file);
    std::string line;
    int number = 0;
    while (std::getline(code, line)) {
        const std::string at = folder.name + "/" + file.filename().string() + ":" + std::to_string(++number) + ": ";
        if (const std::string why = fault(folder, line); !why.empty())
            seen.faults.push_back(at + why);
        if (const std::string other = folderIncluded(line); !other.empty())
            seen.arrows[folder.name].insert(other);
    }
    if (number > kMostLines)
        seen.faults.push_back(file.string() + " has " + std::to_string(number) + " lines");
}

Seen walkThrough()
{
    Seen seen;
    const fs::path source = fs::path(DOSSIER_SOURCE_DIR) / "src";
    for (const char* top : {"app", "desk", "table", "work"})
        for (const auto& entry : fs::recursive_directory_iterator(source / top)) {
            const auto extension = entry.path().extension();
            if (extension != ".cpp" && extension != ".h")
                continue;
            const std::string name = fs::relative(entry.path().parent_path(), source).string();
            ++seen.files[name];
            if (const Folder* folder = folderNamed(house(), name))
                look(entry.path(), *folder, seen);
            else
                seen.faults.push_back(name + " is no folder of the table");
        }
    return seen;
}

const Seen& walk()
{
    static const Seen seen = walkThrough();
    return seen;
}

bool looksBehindTheView(const std::string& file, const std::string& line)
{
    static const std::regex behind("[gG]ame(\\(\\))?(\\.|->)(game|shown)\\(\\)");
    static const std::regex listens("(Table|Remote|Seat)Game::(changed|begun|released)\\b");
    const bool mayListen = file == "app/table/table_panel.cpp" || file == "app/table/far_panel.cpp";
    return std::regex_search(line, behind) || (!mayListen && std::regex_search(line, listens));
}

std::string faultIn(const std::string& folder, const std::string& line)
{
    return fault(*folderNamed(house(), folder), line);
}

} // namespace

TEST(WindowRooms, KnowOnlyWhatTheTableSays)
{
    const Seen& seen = walk();
    for (const std::string& broken : seen.faults)
        ADD_FAILURE() << broken;
    EXPECT_GT(seen.files.size(), 20u);
}

// What a seat is shown is one value, handed down from one place, in one order: nobody asks the game behind it, and what
// is told first does not depend on who was connected first.
TEST(WindowRooms, TheTableIsShownThroughItsViewAlone)
{
    EXPECT_TRUE(looksBehindTheView("app/board/board.cpp", "fight = m_game.game().fight();"));
    EXPECT_TRUE(looksBehindTheView("app/board/board.cpp", "fight = game.shown().fight();"));
    EXPECT_TRUE(looksBehindTheView("app/board/board.cpp", "connect(&game, &TableGame::changed, this, &Board::lay);"));
    EXPECT_FALSE(looksBehindTheView("app/board/board.cpp", "fight = m_game.view().fight;"));
    int files = 0;
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(DOSSIER_SOURCE_DIR) / "src" / "app")) {
        if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h")
            continue;
        ++files;
        const std::string name = fs::relative(entry.path(), fs::path(DOSSIER_SOURCE_DIR) / "src").generic_string();
        std::ifstream code(entry.path());
        for (std::string line; std::getline(code, line);)
            EXPECT_FALSE(looksBehindTheView(name, line)) << name << ": " << line;
    }
    EXPECT_GT(files, 200);
}

TEST(WindowRooms, NoArrowLeadsBackUp)
{
    for (const std::string& arrow : arrowsUpwards(house()))
        ADD_FAILURE() << arrow;
}

TEST(WindowRooms, NoArrowIsLeftThatNobodyNeeds)
{
    std::map<std::string, std::set<std::string>> arrows = walk().arrows;
    for (const Folder& folder : house())
        for (const std::string& known : folder.knows)
            EXPECT_TRUE(arrows[folder.name].contains(known)) << folder.name << " -> " << known;
}

TEST(WindowRooms, AreNotOvercrowded)
{
    for (const auto& [folder, files] : walk().files)
        EXPECT_LE(files, kMostFiles) << folder;
}

TEST(WindowRooms, ABrokenArrowIsSeen)
{
    EXPECT_EQ(faultIn("desk", "#include \"app/widgets/ask.h\""), "must not know app/widgets");
    EXPECT_EQ(faultIn("desk", "#include \"desk/search/card_search.h\""), "must not know desk/search");
    EXPECT_EQ(faultIn("desk", "#include <QWidget>"), "must not know a widget");
    EXPECT_EQ(faultIn("table", "#include <QWidget>"), "must not know a widget");
    EXPECT_EQ(faultIn("table", "#include <QPainter>"), "must not paint");
    EXPECT_EQ(faultIn("table", "#include \"desk/settings.h\""), "must not know desk");
    EXPECT_EQ(faultIn("desk/files", "class QWidget;"), "must not know a widget");
    EXPECT_EQ(faultIn("desk/search", "#include <QPixmap>"), "must not paint");
    EXPECT_EQ(faultIn("app/theme", "#include \"app/widgets/heading.h\""), "must not know app/widgets");
    EXPECT_EQ(faultIn("app/analysis", "  #  include \"app/decks/decks_panel.h\""), "must not know app/decks");
    EXPECT_EQ(faultIn("app/collection", "#include \"app/decks/deck_list.h\""), "must not know app/decks");
    EXPECT_EQ(faultIn("app/cards", "#include \"app/shell/program.h\""), "must not know app/shell");
    EXPECT_EQ(faultIn("app/decks", "#include \"desk/start/laid_desk.h\""), "must not know desk/start");
}

TEST(WindowRooms, AnArrowThatHoldsIsNotReported)
{
    EXPECT_EQ(faultIn("app/decks", "#include \"app/analysis/analysis_view.h\""), "");
    EXPECT_EQ(faultIn("app/decks", "#include \"app/decks/deck_list.h\""), "");
    EXPECT_EQ(faultIn("app/decks", "#include \"domain/decks/deck.h\""), "");
    EXPECT_EQ(faultIn("desk/pictures", "#include <QPixmap>"), "");
}

TEST(WindowRooms, ACircleIsSeen)
{
    const House circle{{"a", {"b"}}, {"b", {"a"}}};
    EXPECT_EQ(arrowsUpwards(circle), std::vector<std::string>{"a -> b"});
    EXPECT_TRUE(arrowsUpwards({{"a", {}}, {"b", {"a"}}}).empty());
}
