// How full the rooms of the house may be, and that none includes one that includes it.
#include "rooms/walls.h"

#include <gtest/gtest.h>

namespace dossier {
namespace {

constexpr int kMostFiles = 45;
constexpr int kMostLines = 500;
constexpr int kMostLinesOfFunction = 100;

const House& house()
{
    static const House all = houseOf({"src", "db", "importers", "tests"});
    return all;
}

using None = std::vector<std::string>;

std::string lines(int number)
{
    std::string code;
    for (int i = 0; i < number; ++i)
        code += "    ++i;\n";
    return code;
}

TEST(Walls, NoFolderIsTooFull)
{
    EXPECT_EQ(fullFolders(house(), kMostFiles), None{});
}

TEST(Walls, NoFileIsTooLong)
{
    EXPECT_EQ(longFiles(house(), kMostLines), None{});
}

TEST(Walls, NoFunctionIsTooLong)
{
    EXPECT_EQ(longFunctions(house(), kMostLinesOfFunction), None{});
}

TEST(Walls, NoTwoFoldersIncludeOneAnother)
{
    EXPECT_EQ(circles(house()), None{});
}

TEST(Walls, TestsMirrorTheRooms)
{
    EXPECT_EQ(testsWithoutRoom(house()), None{});
}

TEST(Walls, EachTypeHasANameOfItsOwn)
{
    EXPECT_EQ(typesOfOneName(house()), None{});
}

TEST(Walls, TypesOfOneNameAreSeen)
{
    const std::string seat = "namespace dossier {\n\nstruct Seat\n{\n};\n\n} // namespace dossier\n";
    House two{{"src/a/a.h", seat}, {"src/b/b.cpp", seat}};
    EXPECT_EQ(typesOfOneName(two), None{"dossier::Seat is defined in src/a/a.h and in src/b/b.cpp"});
    two["src/b/b.cpp"] = "namespace dossier {\nnamespace {\n" + seat + "} // namespace\n} // namespace dossier\n";
    EXPECT_EQ(typesOfOneName(two), None{}) << "a file's own";
    two["src/b/b.cpp"] = "namespace dossier::test {\nclass Seat final : Other {};\n} // namespace dossier::test\n";
    EXPECT_EQ(typesOfOneName(two), None{}) << "another namespace";
    two["src/b/b.cpp"] = "namespace dossier {\nstruct Seat;\n} // namespace dossier\n";
    EXPECT_EQ(typesOfOneName(two), None{}) << "only named";
}

TEST(Walls, AFolderThatIsTooFullIsSeen)
{
    House full;
    for (int i = 0; i <= kMostFiles; ++i)
        full["src/room/file" + std::to_string(i) + ".h"] = "";
    EXPECT_EQ(fullFolders(full, kMostFiles).size(), 1u);
    full.erase(full.begin());
    EXPECT_EQ(fullFolders(full, kMostFiles), None{});
}

TEST(Walls, AFileThatIsTooLongIsSeen)
{
    EXPECT_EQ(longFiles({{"src/room/a.cpp", lines(kMostLines)}}, kMostLines), None{});
    EXPECT_EQ(longFiles({{"src/room/a.cpp", lines(kMostLines + 1)}}, kMostLines).size(), 1u);
}

TEST(Walls, AFunctionThatIsTooLongIsSeen)
{
    const auto faults = [](const std::string& head, int length) {
        return longFunctions({{"src/room/a.cpp", head + "\n{\n" + lines(length) + "}\n"}}, kMostLinesOfFunction).size();
    };
    EXPECT_EQ(faults("void f()", kMostLinesOfFunction), 0u);
    EXPECT_EQ(faults("void f()", kMostLinesOfFunction + 1), 1u);
    EXPECT_EQ(faults("struct S", kMostLinesOfFunction + 1), 0u);
}

TEST(Walls, TestsThatMirrorNoFolderAreSeen)
{
    House rooms{{"src/room/inner/deep/a.cpp", ""}, {"tests/room/a_test.cpp", ""}, {"tests/room/inner/b_test.cpp", ""}};
    rooms["tests/support/c_test.cpp"] = rooms["tests/own_test.cpp"] = rooms["tests/room/support/d.cpp"] = "";
    EXPECT_EQ(testsWithoutRoom(rooms), None{});
    rooms["tests/room/cellar/e_test.cpp"] = "";
    EXPECT_EQ(testsWithoutRoom(rooms), None{"tests/room/cellar mirrors no folder"});
}

TEST(Walls, ACircleIsSeen)
{
    House round{{"src/a/a.h", "#include \"b/b.h\"\n"}, {"src/b/b.h", ""}, {"src/b/b.cpp", "#include \"c/c.h\"\n"}};
    round["src/c/c.h"] = "";
    EXPECT_EQ(circles(round), None{});
    round["src/c/c.h"] = "#  include \"a/a.h\"\n";
    EXPECT_EQ(circles(round).size(), 3u);
}

} // namespace
} // namespace dossier
