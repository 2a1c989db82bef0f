#include "importers/reading/foreign_json.h"
#include "importers/reading/reading.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

// The items as they would be written, one behind the other; "no list" where it is none, else the fault and its line.
std::string itemsIn(std::string_view text)
{
    std::string items;
    try {
        if (!forEachForeignItem(text, [&](const Json& item) { items += item.compact() + ";"; }))
            return "no list";
    } catch (const ReadError& error) {
        return items + "fault in line " + std::to_string(error.line());
    }
    return items;
}

} // namespace

TEST(ForeignJson, ListsAreReadItemByItem)
{
    EXPECT_EQ(itemsIn("[]"), "");
    EXPECT_EQ(itemsIn(" \n[ ] \n"), "");
    EXPECT_EQ(itemsIn("[1,\"a\",null]"), "1;\"a\";null;");
    EXPECT_EQ(itemsIn("[{\"a\":[1,{\"b\":\"]},\"}]},\n [2, 3]\n]\n"), "{\"a\":[1,{\"b\":\"]},\"}]};[2,3];");
    EXPECT_EQ(itemsIn(R"(["a\"],\\","b"])"), R"("a\"],\\";"b";)");
}

TEST(ForeignJson, FaultsInListsAreFoundInTheirLine)
{
    EXPECT_EQ(itemsIn("{}"), "no list");
    EXPECT_EQ(itemsIn(""), "no list");
    EXPECT_EQ(itemsIn("[1,\n2"), "1;fault in line 2");
    EXPECT_EQ(itemsIn("[1,\n]"), "1;fault in line 1");
    EXPECT_EQ(itemsIn("[,1]"), "fault in line 1");
    EXPECT_EQ(itemsIn("[1]\n\nx"), "1;fault in line 3");
    EXPECT_EQ(itemsIn("[1,\n\n{\"a\":\nb}]"), "1;fault in line 4");
    EXPECT_EQ(itemsIn("[\"a"), "fault in line 1");
    EXPECT_EQ(itemsIn("[\"a\\"), "fault in line 1");
    EXPECT_EQ(itemsIn("[1}]"), "fault in line 1");
    EXPECT_EQ(itemsIn("[[1]"), "fault in line 1");
}

// Of two values under one key nobody can say which is meant: the second was passed over without a word.
TEST(ForeignJson, AKeyThatStandsTwiceIsRefusedWithItsLine)
{
    EXPECT_EQ(itemsIn("[{\"a\":1,\"b\":1},\n{\"a\":1,\n\"a\":2}]"), "{\"a\":1,\"b\":1};fault in line 3");
    EXPECT_EQ(itemsIn("[{\"a\":{\"b\":1,\n\"b\":1}}]"), "fault in line 2");
    try {
        (void)readForeignJson("{\"parts\":[],\n\"parts\":[]}");
        ADD_FAILURE() << "it was taken";
    } catch (const ReadError& error) {
        EXPECT_EQ(error.kind(), ReadError::Kind::BadJson);
        EXPECT_EQ(error.line(), 2);
        EXPECT_EQ(error.detail(), "the key \"parts\" stands here twice");
    }
    EXPECT_EQ(readForeignCounts("{\"a\":1,\"a\":2}").members().size(), 2u);
}

// It was said that the text ends before the JSON does.
TEST(ForeignJson, ACommaBehindTheLastItemIsSaidToLackAValue)
{
    for (const auto& [text, why] : {std::pair{"[{\"a\":1},\n]", "a value expected, as JSON has them"},
                                    std::pair{"[1,,2]", "a value expected, as JSON has them"},
                                    std::pair{"[1,", "the text ends before the JSON does"}})
        try {
            forEachForeignItem(text, [](const Json&) {});
            ADD_FAILURE() << text;
        } catch (const ReadError& error) {
            EXPECT_EQ(error.detail(), why) << text;
            EXPECT_EQ(error.line(), 1) << text;
        }
}

TEST(ForeignJson, WhatIsTooMuchIsSaidToBe)
{
    const auto kindOf = [](const std::string& text) {
        try {
            (void)readForeignJson(text);
        } catch (const ReadError& error) {
            return error.kind();
        }
        return ReadError::Kind::Empty;
    };
    std::string many = "[0";
    for (int i = 0; i < 1'000'000; ++i)
        many += ",0";
    EXPECT_EQ(kindOf(many + "]"), ReadError::Kind::TooMany);
    EXPECT_EQ(kindOf("\"" + std::string(34'000'000, 'a') + "\""), ReadError::Kind::TooLarge);
    EXPECT_EQ(kindOf("[0"), ReadError::Kind::BadJson);
}

} // namespace dossier
