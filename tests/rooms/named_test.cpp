// CONTRIBUTING and RECIPES tell the truth about the tree: every path they name is there, every folder with code has its
// word.
#include "rooms/named.h"

#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

namespace dossier {
namespace {

using Words = std::vector<std::string>;

const Tree& tree()
{
    static const Tree all = treeOf(DOSSIER_SOURCE_DIR);
    return all;
}

std::string textOf(const std::string& path)
{
    std::ifstream in(std::string(DOSSIER_SOURCE_DIR) + "/" + path);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

const Tree kSmall{"src", "src/room", "src/room/a.cpp", "src/room/inner", "src/room/inner/b.h", "db", "db/001_one.sql"};

Words missingIn(const std::string& text)
{
    return namedIn(text, kSmall).missing;
}

} // namespace

TEST(Named, EveryPathInContributingIsThere)
{
    for (const char* page : {"CONTRIBUTING.md", "RECIPES.md"})
        EXPECT_EQ(namedIn(textOf(page), tree()).missing, Words{}) << page;
}

TEST(Named, EveryPathInTheManualsForBuildersIsThere)
{
    for (const char* manual : {"db/effects/README.md", "tests/scenarios/README.md", "README.md"})
        EXPECT_EQ(namedIn(textOf(manual), tree()).missing, Words{}) << manual;
}

TEST(Named, EveryPathInTheProgramsManualIsThere)
{
    int pages = 0;
    for (const std::string& path : tree())
        if (path.starts_with("resources/manual/")) {
            EXPECT_EQ(namedIn(textOf(path), tree()).missing, Words{}) << path;
            ++pages;
        }
    EXPECT_GE(pages, 18);
}

TEST(Named, EveryFolderWithCodeIsNamedInContributing)
{
    EXPECT_EQ(foldersNotNamed(namedIn(textOf("CONTRIBUTING.md"), tree()), tree()), Words{});
}

TEST(Named, WhatIsThereIsNotMissed)
{
    EXPECT_EQ(missingIn("`src/room/`, `room/a.cpp`, `a.cpp`, `b.h`; `db/NNN_name.sql`, `inner/*.h`, `word`, `a/B c`"),
              Words{"1: a/B"});
    EXPECT_EQ(missingIn("`build/test/bin/room_test --filter='*'` and `-1` and `X=1`"), Words{});
}

TEST(Named, APathThatIsNotThereIsMissed)
{
    EXPECT_EQ(missingIn("`src/hall`\n`room/b.cpp`, `c.cpp`, `db/seed/*.csv`"),
              (Words{"1: src/hall", "2: room/b.cpp", "2: c.cpp", "2: db/seed/*.csv"}));
}

TEST(Named, AWordOfATableIsAFolderOfItsHead)
{
    const std::string head = "| room in `src/room` | holds |\n|---|---|\n";
    EXPECT_EQ(missingIn(head + "| `inner` | `words.h` |"), Words{"3: words.h"});
    EXPECT_EQ(missingIn(head + "| `outer` | |"), Words{"3: outer"});
    EXPECT_EQ(missingIn("`outer`\n| a | b |\n|---|---|\n| `outer` | |"), Words{});
}

TEST(Named, AFolderNobodyNamesIsSeen)
{
    EXPECT_EQ(foldersNotNamed(namedIn("`src/room`", kSmall), kSmall), Words{"src/room/inner"});
    EXPECT_EQ(foldersNotNamed(namedIn("`src/room`, `room/inner`", kSmall), kSmall), Words{});
}

} // namespace dossier
