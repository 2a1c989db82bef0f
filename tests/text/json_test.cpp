#include "text/json.h"

#include <ctime>
#include <gtest/gtest.h>

namespace dossier {

namespace {

std::string faultIn(std::string_view text, const JsonRules& rules = {})
{
    try {
        Json::parse(text, rules);
    } catch (const JsonError& error) {
        return std::to_string(error.line()) + ": " + error.what();
    }
    return "nothing";
}

int lineOfFault(std::string_view text)
{
    try {
        Json::parse(text);
    } catch (const JsonError& error) {
        return error.line();
    }
    return -1;
}

std::string repeated(std::string_view text, int times)
{
    std::string all;
    for (int i = 0; i < times; ++i)
        all += text;
    return all;
}

std::string objectOf(int keys)
{
    std::string text = "{";
    for (int i = 0; i < keys; ++i)
        text += (i > 0 ? "," : "") + std::string("\"key ") + std::to_string(i) + "\":" + std::to_string(i);
    return text + "}";
}

} // namespace

TEST(Json, ReadsEveryKindOfValue)
{
    const Json json = Json::parse(
        "\xEF\xBB\xBF {\"no\": null, \"yes\": true, \"n\": -9223372036854775808, \"half\": 0.5, \"t\": \"a\\u00e9\\n\","
        " \"l\": [1, 2147483648], \"o\": {}}");
    EXPECT_TRUE(json.at("no").isNull());
    EXPECT_TRUE(json.at("yes").asBool());
    EXPECT_EQ(json.at("n").asInteger(INT64_MIN, 0), INT64_MIN);
    EXPECT_EQ(json.at("half").asFraction(), 0.5);
    EXPECT_EQ(json.at("t").asString(), "a\u00E9\n");
    EXPECT_EQ(json.at("l").items()[1].asInteger(0, INT64_MAX), 2147483648);
    EXPECT_TRUE(json.at("o").members().empty());
    EXPECT_EQ(json.find("x"), nullptr);
    EXPECT_EQ(json.members()[6].first, "o");
}

TEST(Json, KnowsInWhichLineEachValueStands)
{
    const Json json = Json::parse("\n{\"a\":\n 1,\n\"b\": [\n\"x\", 2\n, 3], \"c\":\n\n{\"d\": true\n}}");
    EXPECT_EQ(json.line(), 2);
    EXPECT_EQ(json.at("a").line(), 3);
    EXPECT_EQ(json.at("b").line(), 4);
    EXPECT_EQ(json.at("b").items()[0].line(), 5);
    EXPECT_EQ(json.at("b").items()[1].line(), 5);
    EXPECT_EQ(json.at("b").items()[2].line(), 6);
    EXPECT_EQ(json.at("c").line(), 8);
    EXPECT_EQ(json.at("c").at("d").line(), 8);
}

TEST(Json, SaysWhereATextIsBroken)
{
    EXPECT_EQ(faultIn("{\n\"a\": \n}"), "3: a value expected, as JSON has them");
    EXPECT_EQ(faultIn("[1,\n2\n 3]"), "3: a comma or the end of the list expected");
    EXPECT_EQ(faultIn("[\n\"open\n"), "2: a control character in a text");
    EXPECT_EQ(faultIn("\n\n1e400"), "3: a number no machine can count with");
    EXPECT_EQ(faultIn("{1:2}"), "1: a name in quotes expected");
    EXPECT_EQ(faultIn("{\"a\" 1}"), "1: a colon expected");
    EXPECT_EQ(faultIn("{\"a\":1 2}"), "1: a comma or the end of the object expected");
    EXPECT_EQ(faultIn("[1,"), "1: the text ends before the JSON does");
    EXPECT_EQ(faultIn("\"a"), "1: a text in it does not end");
    EXPECT_EQ(faultIn("\"\xFF\""), "1: it is not in UTF-8");
    EXPECT_EQ(faultIn("[\n\"\\u0000\"]"), "2: a NUL in a text");
    for (const char* const bad : {"",           "[",       "{",           "{\"a\"",   "{\"a\":", "[1,",
                                  "\"a",        "nul",     "-",           "1.",       "[1",      "{} x",
                                  "01",         "[1]2",    "nil",         "NaN",      "+1",      "[1,]",
                                  "{\"a\":1,}", "[1 2]",   "{\"a\" 1}",   "{1:2}",    "/**/1",   "'a'",
                                  "\"\t\"",     "\"\\x\"", "\"\\ud800\"", "\"\xFF\"", "\xC3",    "\"\xED\xA0\x80\""})
        EXPECT_EQ(lineOfFault(bad), 1) << bad;
}

TEST(Json, SaysWhatWasExpected)
{
    const Json json = Json::parse("[\n\"a\",\n7,\n0.5,\n18446744073709551615]");
    const auto fault = [](auto read) {
        try {
            read();
        } catch (const JsonError& error) {
            return std::to_string(error.line()) + ": " + error.what();
        }
        return std::string();
    };
    EXPECT_EQ(fault([&] { json.at("x"); }), "1: an object expected, not a list");
    EXPECT_EQ(fault([&] { json.items()[0].asBool(); }), "2: true or false expected, not a text");
    EXPECT_EQ(fault([&] { json.items()[1].asInt(8, 9); }), "3: 7 is not between 8 and 9");
    EXPECT_EQ(fault([&] { json.items()[2].asInt(0, 9); }), "4: a whole number expected, not a fraction");
    EXPECT_EQ(fault([&] { json.items()[3].asInt(0, 9); }), "5: a whole number expected, not a fraction");
}

TEST(Json, AKeyStandsOnceUnlessForeignFilesMayRepeatIt)
{
    EXPECT_EQ(faultIn("{\"a\": 1,\n\"b\": 2,\n\"a\": 3,\n\"b\": 4}"), "3: the key \"a\" stands here twice");
    JsonRules foreign;
    foreign.keysOnce = false;
    const Json json = Json::parse("{\"a\": 1, \"a\": 2}", foreign);
    EXPECT_EQ(json.members().size(), 2u);
    EXPECT_EQ(json.at("a").asInt(0, 9), 1);
}

TEST(Json, LimitsHold)
{
    EXPECT_EQ(faultIn(repeated("[", 64) + repeated("]", 64)), "nothing");
    EXPECT_EQ(lineOfFault(repeated("[", 65) + repeated("]", 65)), 1);
    EXPECT_EQ(lineOfFault(repeated("{\"a\":", 1'000'000)), 1);
    JsonRules few;
    few.mostValues = 4;
    EXPECT_EQ(faultIn("[1,\n2,3]", few), "nothing");
    EXPECT_EQ(faultIn("[1,\n2,3,4]", few), "2: more than 4 values");
    few.mostBytes = 3;
    EXPECT_EQ(faultIn("[1]", few), "nothing");
    EXPECT_EQ(faultIn("[12]", few), "0: more than 3 bytes");
}

TEST(Json, ManyKeysTakeNoLongerThanTheirNumber)
{
    const std::clock_t start = std::clock();
    EXPECT_EQ(Json::parse(objectOf(100'000)).members().size(), 100'000u);
    std::string twice = objectOf(100'000);
    twice.replace(1, 0, "\"key 99999\":1,");
    EXPECT_EQ(faultIn(twice), "1: the key \"key 99999\" stands here twice");
    EXPECT_LT((std::clock() - start) / CLOCKS_PER_SEC, 15); // seconds of work; 35 where each key is compared with all
}

TEST(Json, IsWrittenAsItIsRead)
{
    const std::string text =
        "{\n  \"a\": [\n    1,\n    [2, 3]\n  ],\n  \"b\": {},\n  \"c\": \"q\\\"\\\\\\n\\u0001\",\n"
        "  \"d\": [\n    0.5,\n    null,\n    true\n  ]\n}";
    const Json json = Json::parse(text);
    EXPECT_EQ(json.dump(), text);
    EXPECT_EQ(json.compact(), "{\"a\":[1,[2,3]],\"b\":{},\"c\":\"q\\\"\\\\\\n\\u0001\",\"d\":[0.5,null,true]}");
    EXPECT_EQ(Json::parse(json.compact()).dump(), text);
    EXPECT_EQ(Json::object({{"a", 1}, {"b", Json::array()}}).dump(0), "{\"a\": 1, \"b\": []}");
}

TEST(Json, AListIsWrittenLineByLine)
{
    JsonLines lines;
    lines.add(1);
    lines.add(Json::object({{"a", "b"}}));
    EXPECT_EQ(lines.finish(), "[\n 1,\n {\"a\":\"b\"}\n]\n");
    EXPECT_EQ(JsonLines().finish(), "[\n]\n");
}

} // namespace dossier
