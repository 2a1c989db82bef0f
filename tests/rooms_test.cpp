// The arrows of the house (CONTRIBUTING.md): reads every #include and fails where a room knows one it must not know.
// The linker sees most of this; it does not see headers that can be reached from anywhere, such as Poco's.
#include "rooms/face.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

namespace {

struct Room
{
    std::string folder;               // from the top of the project
    std::string prefix;               // how its headers are named in an #include
    std::vector<std::string> knows;   // prefixes, or whole headers, of other rooms
    std::vector<std::string> foreign; // beginnings of foreign headers it may use beside the standard library
};

const std::vector<Room>& rooms()
{
    static const std::vector<Room> all{
        {"src/text", "text/", {}, {"Poco/", "nlohmann/", "re2/"}},
        {"src/disk", "disk/", {}, {}},
        {"src/domain", "domain/", {"text/"}, {}},
        {"src/effects", "effects/", {"domain/cards/", "text/"}, {}},
        {"src/engine", "engine/", {"domain/", "text/", "effects/"}, {}},
        {"src/engine/state", "engine/state/", {"domain/", "effects/"}, {}},
        {"src/engine/queries/table", "engine/queries/table/", {"effects/", "engine/state/"}, {}},
        {"src/engine/queries/meaning",
         "engine/queries/meaning/",
         {"effects/", "engine/queries/table/", "engine/state/"},
         {}},
        {"src/engine/queries/reasons",
         "engine/queries/reasons/",
         {"effects/", "engine/queries/meaning/", "engine/queries/table/", "engine/state/"},
         {}},
        {"src/engine/changes", "engine/changes/", {"effects/", "engine/queries/", "engine/state/"}, {}},
        {"src/engine/flow",
         "engine/flow/",
         {"domain/", "text/", "effects/", "engine/changes/", "engine/queries/", "engine/state/"},
         {}},
        {"src/engine/records",
         "engine/records/",
         {"domain/", "text/", "effects/", "engine/flow/", "engine/changes/", "engine/queries/", "engine/state/"},
         {}},
        {"src/engine/api",
         "engine/api/",
         {"engine/records/", "engine/flow/", "engine/queries/", "engine/state/", "engine/players/policy/",
          "engine/players/supervisor/", "engine/players/worlds/"},
         {}},
        {"src/engine/players/worlds",
         "engine/players/worlds/",
         {"domain/", "effects/", "engine/flow/", "engine/queries/", "engine/state/"},
         {}},
        {"src/engine/players/policy",
         "engine/players/policy/",
         {"engine/players/worlds/", "engine/queries/", "engine/state/"},
         {}},
        {"src/engine/players/supervisor",
         "engine/players/supervisor/",
         {"domain/", "effects/", "engine/players/policy/", "engine/queries/", "engine/state/"},
         {}},
        {"src/engine/players/director",
         "engine/players/director/",
         {"engine/players/policy/", "engine/players/supervisor/", "engine/players/worlds/", "engine/flow/",
          "engine/queries/", "engine/state/"},
         {}},
        {"src/engine/players",
         "engine/players/",
         {"domain/", "text/", "effects/", "engine/records/", "engine/flow/", "engine/changes/", "engine/queries/",
          "engine/state/"},
         {}},
        {"importers", "importers/", {"domain/", "text/"}, {"Poco/"}},
        {"db", "db/", {"disk/", "domain/", "text/"}, {"Q", "sqlite3.h"}},
        {"src/wording",
         "wording/",
         {"domain/", "text/", "effects/", "engine/", "importers/reading/reading.h", "importers/decks/deck_formats.h",
          "importers/card_sets/card_set_reading.h", "importers/collections/row_changes.h", "db/file/store_error.h",
          "db/history/history_step.h", "db/stores/set_uses.h"},
         {"Q"}},
        {"src/box", "box/", {"domain/", "effects/", "importers/", "db/seed/"}, {"Q"}},
        {"src/work", "work/", {}, {"Q"}},
        {"src/table", "table/", {"work/", "domain/", "text/", "engine/", "wording/"}, {"Q"}},
        {"src/net",
         "net/",
         {"box/", "table/", "wording/", "domain/", "text/", "effects/", "engine/", "importers/"},
         {"Q"}},
        {"src/host",
         "host/",
         {"net/", "table/", "box/game_data.h", "box/fixed_packs.h", "disk/", "domain/", "text/", "engine/",
          "importers/", "wording/"},
         {"Q"}},
        {"src/wire", "wire/", {"net/", "host/", "disk/", "wording/words/"}, {"Q", "openssl/"}},
        {"src/host_program",
         "host_program/",
         {"net/", "host/", "wire/", "disk/standard_streams.h", "domain/cards/published_set.h", "wording/words/"},
         {"Q"}},
        {"src/desk",
         "desk/",
         {"box/", "work/", "table/", "disk/", "domain/", "text/", "effects/", "engine/", "importers/", "db/",
          "wording/"},
         {"Q"}},
        {"src/app",
         "app/",
         {"box/", "work/", "table/", "net/", "wire/", "desk/", "domain/", "text/", "effects/", "engine/", "importers/",
          "db/", "wording/"},
         {"Q"}},
        {"src/cli",
         "cli/",
         {"box/", "net/", "wire/", "desk/", "disk/file_reader.h", "disk/same_file.h", "disk/standard_streams.h",
          "domain/", "text/", "effects/", "engine/", "importers/", "db/", "wording/"},
         {"Q"}},
    };
    return all;
}

bool beginsWith(const std::string& text, const std::string& beginning)
{
    return text.rfind(beginning, 0) == 0;
}

bool beginsWithAny(const std::string& text, const std::vector<std::string>& beginnings)
{
    return std::any_of(beginnings.begin(), beginnings.end(), [&](const auto& b) { return beginsWith(text, b); });
}

// An inside of the engine that a room outside must not see.
bool isBehindTheFace(const Room& room, const std::string& header, const std::vector<std::string>& face)
{
    static const std::vector<std::string> outside{"src/box",  "src/wording",      "src/table", "src/net", "src/host",
                                                  "src/wire", "src/host_program", "src/desk",  "src/app", "src/cli"};
    return beginsWithAny(room.folder, outside) && beginsWith(header, "engine/") &&
           std::find(face.begin(), face.end(), header) == face.end();
}

// A header of the standard library or of POSIX: lower case, no folder but sys/.
bool isStandard(const std::string& header)
{
    static const std::regex plain("[a-z_0-9]+(\\.h)?|sys/[a-z]+\\.h");
    return std::regex_match(header, plain) && header != "sqlite3.h";
}

// What is wrong with a line of code in a room; empty where nothing is.
std::string fault(const Room& room, const std::string& file, const std::string& line)
{
    static const std::regex include("^\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"]");
    std::smatch match;
    if (line.find('#') != std::string::npos && std::regex_search(line, match, include)) {
        const std::string header = match[2];
        if (match[1] == "\"" && isBehindTheFace(room, header, dossier::test::faceOfTheEngine()))
            return "must not see the inside of the engine, " + header;
        if (match[1] == "\"")
            return beginsWith(header, room.prefix) || beginsWithAny(header, room.knows) ? ""
                                                                                        : "must not know " + header;
        return isStandard(header) || beginsWithAny(header, room.foreign) ? "" : "must not use " + header;
    }
    static const std::regex sql("\\bQSql[A-Z][A-Za-z]+|\\bsqlite3_[a-z]");
    if (room.folder != "db" && line.find("ql") != std::string::npos && std::regex_search(line, sql))
        return "SQL belongs to the db room";
    // What these hold back until the end is lost unseen where the disk is full.
    static const std::regex writer("\\bQ(SaveFile|TemporaryFile)\\b|std::o?fstream|\\bfopen\\(|QFile::(copy|rename)|"
                                   "QPdfWriter [a-z]+\\([a-z]*[pP]ath|QIODevice::Append");
    if (room.folder != "src/disk" && std::regex_search(line, writer))
        return "files are written by src/disk alone";
    static const std::regex box(
        "QMessageBox::(information|warning|critical|question|about)|QFileDialog::get|QInputDialog::get");
    const bool asks = std::filesystem::path(file).filename().string().rfind("ask", 0) == 0;
    if (room.folder == "src/app" && !asks && std::regex_search(line, box))
        return "boxes are opened through ask alone";
    return "";
}

std::vector<std::string> faultsIn(const Room& room, const std::string& file, std::istream& code)
{
    std::vector<std::string> faults;
    std::string line;
    for (int number = 1; std::getline(code, line); ++number)
        if (const std::string why = fault(room, file, line); !why.empty())
            faults.push_back(file + ":" + std::to_string(number) + ": " + room.folder + " " + why);
    return faults;
}

const Room& room(const std::string& folder)
{
    return *std::find_if(rooms().begin(), rooms().end(), [&](const Room& r) { return r.folder == folder; });
}

std::size_t faultCount(const std::string& folder, const std::string& code)
{
    std::istringstream in(code);
    return faultsIn(room(folder), "example.cpp", in).size();
}

} // namespace

TEST(Rooms, KnowOnlyTheRoomsBelowThem)
{
    int files = 0;
    for (const Room& room : rooms()) {
        const std::filesystem::path top = std::filesystem::path(DOSSIER_SOURCE_DIR) / room.folder;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(top)) {
            const auto extension = entry.path().extension();
            if (extension != ".cpp" && extension != ".h")
                continue;
            ++files;
            std::ifstream code(entry.path());
            const auto name = std::filesystem::relative(entry.path(), DOSSIER_SOURCE_DIR).string();
            for (const std::string& broken : faultsIn(room, name, code))
                ADD_FAILURE() << broken;
        }
    }
    EXPECT_GT(files, 20);
}

TEST(Rooms, ABrokenArrowIsSeen)
{
    EXPECT_EQ(faultCount("src/domain", "#include <QString>"), 1u);
    EXPECT_EQ(faultCount("src/domain", "#include \"db/database.h\""), 1u);
    EXPECT_EQ(faultCount("src/text", "#include \"domain/card.h\""), 1u);
    EXPECT_EQ(faultCount("src/domain", "#include <re2/re2.h>"), 1u);
    EXPECT_EQ(faultCount("src/domain", "#include <Poco/Unicode.h>"), 1u);
    EXPECT_EQ(faultCount("src/engine", "#include \"importers/csv.h\""), 1u);
    EXPECT_EQ(faultCount("src/engine", "#include <Poco/JSON/Parser.h>"), 1u);
    EXPECT_EQ(faultCount("src/engine/state", "#include \"engine/queries/table/zones.h\""), 1u);
    EXPECT_EQ(faultCount("src/engine/queries/table", "#include \"engine/queries/meaning/text.h\""), 1u);
    EXPECT_EQ(faultCount("src/engine/queries/meaning", "#include \"engine/changes/play.h\""), 1u);
    EXPECT_EQ(faultCount("src/engine/queries/meaning", "#include \"engine/queries/reasons/reasons.h\""), 1u);
    EXPECT_EQ(faultCount("src/engine/queries/reasons", "#include \"engine/flow/rules.h\""), 1u);
    EXPECT_EQ(faultCount("src/engine/changes", "#include \"engine/flow/phase_handler.h\""), 1u);
    EXPECT_EQ(faultCount("src/engine/flow", "#include \"engine/players/policy.h\""), 1u);
    EXPECT_EQ(faultCount("src/engine/records", "#include \"engine/players/policy.h\""), 1u);
    EXPECT_EQ(faultCount("importers", "#include <sqlite3.h>"), 1u);
    EXPECT_EQ(faultCount("importers", "  #  include \"engine/state.h\""), 1u);
    EXPECT_EQ(faultCount("db", "#include \"importers/csv.h\""), 1u);
    EXPECT_EQ(faultCount("src/wording", "#include \"db/deck_store.h\""), 1u);
    EXPECT_EQ(faultCount("src/table", "#include \"desk/settings.h\""), 1u);
    EXPECT_EQ(faultCount("src/table", "#include \"app/board/board.h\""), 1u);
    EXPECT_EQ(faultCount("src/app", "QSqlQuery query(\"SELECT 1\");"), 1u);
    EXPECT_EQ(faultCount("src/app", "QMessageBox::warning(this, a, b);"), 1u);
    EXPECT_EQ(faultCount("src/cli", "#include \"app/theme.h\""), 1u);
    EXPECT_EQ(faultCount("src/desk", "QSaveFile file(path);"), 1u);
    EXPECT_EQ(faultCount("db", "if (!QFile::copy(path, kept))"), 1u);
    EXPECT_EQ(faultCount("importers", "std::ofstream out(path);"), 1u);
    EXPECT_EQ(faultCount("src/disk", "#include \"desk/settings.h\""), 1u);
}

TEST(Rooms, AnArrowThatHoldsIsNotReported)
{
    EXPECT_EQ(faultCount("src/engine", "#include \"domain/card.h\"\n#include <vector>\n#include <sys/types.h>"), 0u);
    EXPECT_EQ(faultCount("importers", "#include <Poco/JSON/Parser.h>"), 0u);
    EXPECT_EQ(faultCount("src/app", "#include \"wording/problem_text.h\"\n#include <QWidget>"), 0u);
}

TEST(Rooms, TheInsideOfTheEngineStaysInside)
{
    const std::vector<std::string> face{"engine/flow/rules.h"};
    EXPECT_TRUE(isBehindTheFace(room("src/wording"), "engine/state/state.h", face));
    EXPECT_FALSE(isBehindTheFace(room("src/wording"), "engine/flow/rules.h", face));
    EXPECT_FALSE(isBehindTheFace(room("src/wording"), "domain/cards/card.h", face));
    EXPECT_FALSE(isBehindTheFace(room("src/engine/records"), "engine/state/state.h", face));
    EXPECT_EQ(faultCount("src/app", "#include \"engine/queries/table/zones.h\""), 1u);
    EXPECT_EQ(faultCount("src/app", "#include \"engine/api/choice.h\""), 0u);
}
