// Whatever the reader does not understand it refuses: every word of the effect data misspelt, every parameter dropped,
// added or of a wrong kind.
#include "effects/effect_reader.h"
#include "support/base_set.h"

#include <cctype>
#include <gtest/gtest.h>
#include <map>

namespace dossier {

namespace {

const Json& data()
{
    static const Json entries =
        Json::parse(test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/db/effects/premiere.json"));
    return entries;
}

std::optional<EffectBook> read(const Json& entry)
{
    Json entries = Json::array();
    entries.push(entry);
    try {
        return readEffects(entries);
    } catch (const JsonError&) {
        return std::nullopt;
    }
}

// The same object but for one member: another value, or none.
Json with(const Json& object, std::size_t place, const Json* value)
{
    Json copy = Json::object();
    for (std::size_t i = 0; i < object.members().size(); ++i) {
        const auto& [key, old] = object.members()[i];
        if (i != place)
            copy.set(key, old);
        else if (value)
            copy.set(key, *value);
    }
    return copy;
}

Json withItem(const Json& list, std::size_t place, const Json* value)
{
    Json copy = Json::array();
    for (std::size_t i = 0; i < list.items().size(); ++i) {
        if (i != place)
            copy.push(list.items()[i]);
        else if (value)
            copy.push(*value);
    }
    return copy;
}

// What a mutation makes of one value; each may be put in its place.
using Mutation = std::vector<Json> (*)(const Json& value);

// Every value that differs from this one in one place, where the mutation has changed something.
std::vector<Json> mutants(const Json& value, Mutation mutation)
{
    std::vector<Json> all = mutation(value);
    for (std::size_t i = 0; value.isObject() && i < value.members().size(); ++i)
        for (const Json& other : mutants(value.members()[i].second, mutation))
            all.push_back(with(value, i, &other));
    for (std::size_t i = 0; value.isArray() && i < value.items().size(); ++i)
        for (const Json& other : mutants(value.items()[i], mutation))
            all.push_back(withItem(value, i, &other));
    return all;
}

bool isPart(char c)
{
    return c != ' ' && c != '|' && c != ',' && c != '>' && c != '=';
}

// Each word of a phrase with a letter too many.
std::vector<Json> misspelt(const Json& value)
{
    std::vector<Json> all;
    if (!value.isString())
        return all;
    const std::string& text = value.asString();
    for (std::size_t i = 1; i <= text.size(); ++i)
        if (isPart(text[i - 1]) && (i == text.size() || !isPart(text[i])))
            all.emplace_back(text.substr(0, i) + "q" + text.substr(i));
    return all;
}

// Each word of a phrase with its first letter in the other case.
std::vector<Json> ofOtherCase(const Json& value)
{
    std::vector<Json> all;
    for (std::size_t i = 0; value.isString() && i < value.asString().size(); ++i) {
        std::string text = value.asString();
        if (std::isalpha(static_cast<unsigned char>(text[i])) == 0 || (i > 0 && isPart(text[i - 1])))
            continue;
        text[i] = static_cast<char>(text[i] ^ ' ');
        all.emplace_back(text);
    }
    return all;
}

// Each key with a letter too many.
std::vector<Json> keysMisspelt(const Json& value)
{
    std::vector<Json> all;
    for (std::size_t i = 0; value.isObject() && i < value.members().size(); ++i) {
        Json copy = Json::object();
        for (std::size_t j = 0; j < value.members().size(); ++j)
            copy.set(value.members()[j].first + (i == j ? "q" : ""), value.members()[j].second);
        all.push_back(copy);
    }
    return all;
}

std::vector<Json> dropped(const Json& value)
{
    std::vector<Json> all;
    for (std::size_t i = 0; value.isObject() && i < value.members().size(); ++i)
        all.push_back(with(value, i, nullptr));
    for (std::size_t i = 0; value.isArray() && i < value.items().size(); ++i)
        all.push_back(withItem(value, i, nullptr));
    return all;
}

// Keys of the data with a value that they have somewhere in it.
const std::map<std::string, Json>& sampleKeys()
{
    static const std::map<std::string, Json> samples = [] {
        std::map<std::string, Json> found{{"loudly", Json(true)}};
        const auto collect = [&](const auto& self, const Json& value) -> void {
            if (value.isObject())
                for (const auto& [key, member] : value.members()) {
                    found.emplace(key, member);
                    self(self, member);
                }
            if (value.isArray())
                for (const Json& item : value.items())
                    self(self, item);
        };
        collect(collect, data());
        return found;
    }();
    return samples;
}

std::vector<Json> added(const Json& value)
{
    std::vector<Json> all;
    for (const auto& [key, sample] : sampleKeys())
        if (value.isObject() && !value.find(key)) {
            all.push_back(value);
            all.back().set(key, sample);
        }
    return all;
}

std::vector<Json> ofWrongKind(const Json& value)
{
    std::vector<Json> all;
    for (const Json& other : {Json(), Json(true), Json(false), Json(-7000), Json(7000), Json("no such word"), Json(""),
                              Json::array(), Json::object()})
        if (!(value.kind() == Json::Kind::Bool && other.kind() == Json::Kind::Bool && other.asBool()))
            all.push_back(other);
    return all;
}

// Entries that differ in their words alone are one: what their words are makes no difference to what is tried here.
std::vector<Json> shapes()
{
    const auto blank = [](const auto& self, const Json& value) -> std::string {
        std::string text = value.isString() ? "s" : value.isNumber() ? "n" : "(";
        for (std::size_t i = 0; value.isObject() && i < value.members().size(); ++i)
            text += value.members()[i].first + ":" + self(self, value.members()[i].second) + ",";
        for (std::size_t i = 0; value.isArray() && i < value.items().size(); ++i)
            text += self(self, value.items()[i]) + ",";
        return text + ")";
    };
    std::map<std::string, Json> first;
    for (const Json& entry : data().items())
        first.emplace(blank(blank, entry), entry);
    std::vector<Json> all;
    for (const auto& [shape, entry] : first)
        all.push_back(entry);
    return all;
}

void expectRefused(const std::vector<Json>& entries, Mutation mutation)
{
    int count = 0;
    for (const Json& entry : entries)
        for (const Json& mutant : mutants(entry, mutation)) {
            ++count;
            EXPECT_FALSE(read(mutant)) << mutant.dump(0);
        }
    EXPECT_GT(count, 1000);
}

void expectRefusedOrDifferent(const std::vector<Json>& entries, Mutation mutation)
{
    int count = 0;
    for (const Json& entry : entries) {
        const auto original = read(entry);
        ASSERT_TRUE(original) << entry.dump(0);
        for (const Json& mutant : mutants(entry, mutation)) {
            ++count;
            const auto other = read(mutant);
            EXPECT_TRUE(!other || other != original) << mutant.dump(0);
        }
    }
    EXPECT_GT(count, 1000);
}

} // namespace

TEST(EffectMutation, AMisspeltWordIsRefused)
{
    expectRefused(data().items(), misspelt);
}

// "site" can be named, and so can the Keyword "Site": they are not the same.
TEST(EffectMutation, CapitalsMatter)
{
    expectRefusedOrDifferent(data().items(), ofOtherCase);
}

TEST(EffectMutation, AMisspeltKeyIsRefused)
{
    expectRefused(data().items(), keysMisspelt);
}

TEST(EffectMutation, AValueOfAnotherKindIsRefused)
{
    expectRefused(shapes(), ofWrongKind);
}

TEST(EffectMutation, WhatIsDroppedIsMissed)
{
    expectRefusedOrDifferent(data().items(), dropped);
}

TEST(EffectMutation, WhatIsAddedIsRefusedOrMeansSomething)
{
    expectRefusedOrDifferent(shapes(), added);
}

} // namespace dossier
