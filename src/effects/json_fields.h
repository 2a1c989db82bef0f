// One JSON object of the effect data as what it describes: reads the fields that are asked for, and
// refuses those that nobody asked for.
#pragma once

#include "effects/card_effect.h"
#include "effects/effect_words.h"
#include "effects/phrase_reader.h"

#include <concepts>
#include <vector>

namespace dossier {

// Steps that last, or not: what a `while` holds may be said for as long as a condition holds, and only verbs that last
// stand there.
enum class StepKind : std::uint8_t { Once, Lasting };
Steps readSteps(const Json& list, StepKind kind);

void readValue(const Json& at, Amount& into);
void readValue(const Json& at, QuantityOf& into);
void readValue(const Json& at, Reference& into);
void readValue(const Json& at, Selector& into);
void readValue(const Json& at, TextCondition& into);
void readValue(const Json& at, Awaited& into);
void readValue(const Json& at, RuleNames& into);
void readValue(const Json& at, Destination& into);
void readValue(const Json& at, Stay& into);
void readValue(const Json& at, XCost& into);
void readValue(const Json& at, Cures& into);
void readValue(const Json& at, Die& into);
void readValue(const Json& at, AskedQuestion& into);
void readValue(const Json& at, Register& into);
void readValue(const Json& at, Times& into);
void readValue(const Json& at, BorneKeywords& into);
void readValue(const Json& at, Protection& into);
void readValue(const Json& at, Factor& into);
void readValue(const Json& at, Trained& into);
void readValue(const Json& at, Joining& into);
void readValue(const Json& at, Ability& into);
void readValue(const Json& at, Keywords& into); // a list
void readValue(const Json& at, Titles& into);
void readValue(const Json& at, Choices& into);
void readValue(const Json& at, HowMany& into);
void readValue(const Json& at, Fighter& into);
void readValue(const Json& at, std::vector<int>& into); // numbers of cards
void readValue(const Json& at, Steps& into);
void readValue(const Json& at, bool& into); // true, which is why it stands there

// The place of a word in its list, or JsonError with the nearest.
std::size_t placeOfWord(const Json& at, const WordList& list);
// JsonError where the list is empty.
const std::vector<Json>& itemsOf(const Json& list);

template <typename Enum>
requires std::is_enum_v<Enum>
void readValue(const Json& at, Enum& into)
{
    into = static_cast<Enum>(placeOfWord(at, wordsOf(Enum())));
}

template <typename Object>
void readObject(const Json& at, std::string_view what, Object& into);

class JsonFields
{
public:
    JsonFields(const Json& object, std::string_view what)
        : m_object(object)
        , m_what(what)
    {}

    // The verb and its value, which the first member is.
    template <typename Value>
    void value(Value& into)
    {
        readValue(first(), into);
    }
    void value(std::int8_t& into, Within within) { into = number(first(), within); }

    template <typename Value>
    void needs(std::string_view key, Value& into)
    {
        readValue(needed(key), into);
    }
    void needs(std::string_view key, std::int8_t& into, Within within) { into = number(needed(key), within); }

    template <typename Value>
    void may(std::string_view key, Value& into)
    {
        if (const Json* found = find(key))
            readValue(*found, into);
    }
    template <typename Value>
    void may(std::string_view key, std::optional<Value>& into)
    {
        if (const Json* found = find(key))
            readValue(*found, into.emplace());
    }
    void may(std::string_view key, std::int8_t& into, Within within)
    {
        if (const Json* found = find(key))
            into = number(*found, within);
    }
    void may(std::string_view key, std::optional<std::int8_t>& into, Within within)
    {
        if (const Json* found = find(key))
            into = number(*found, within);
    }
    void mayLast(std::string_view key, Steps& into)
    {
        if (const Json* found = find(key))
            into = readSteps(*found, StepKind::Lasting);
    }
    void needs(std::string_view key, std::vector<EffectWindow>& into) { readValues(needed(key), into); }
    void may(std::string_view key, std::vector<EffectWindow>& into) { mayList(key, into); }
    void may(std::string_view key, std::vector<TextCondition>& into) { mayList(key, into); }
    void needs(std::string_view key, std::vector<RoundOfCombat>& into) { readValues(needed(key), into); }
    void may(std::string_view key, std::vector<EffectWay>& into) { mayObjects(key, "an alternative", into); }
    void may(std::string_view key, std::vector<Use>& into) { mayObjects(key, "a use", into); }
    void may(std::string_view key, std::vector<Easing>& into) { mayObjects(key, "an easing", into); }
    void may(std::string_view key, std::vector<Reaction>& into) { mayObjects(key, "a reaction", into); }

    // JsonError at a key that nobody asked for.
    void finish() const;

private:
    const Json& first();
    const Json& needed(std::string_view key);
    const Json* find(std::string_view key);
    static std::int8_t number(const Json& at, Within within);

    template <typename Value>
    static void readValues(const Json& list, std::vector<Value>& into)
    {
        for (const Json& one : itemsOf(list))
            readValue(one, into.emplace_back());
    }
    template <typename Value>
    void mayList(std::string_view key, std::vector<Value>& into)
    {
        if (const Json* found = find(key))
            readValues(*found, into);
    }
    template <typename Object>
    void mayObjects(std::string_view key, std::string_view what, std::vector<Object>& into)
    {
        if (const Json* found = find(key))
            for (const Json& one : itemsOf(*found))
                readObject(one, what, into.emplace_back());
    }

    const Json& m_object;
    std::string_view m_what;
    std::vector<std::string_view> m_asked;
};

// What is wrong with something though each of its words is right; empty where nothing is.
template <typename Object>
std::string objectionTo(const Object&)
{
    return {};
}
std::string objectionTo(const AfflictStep& step);
std::string objectionTo(const AllowStep& step);
std::string objectionTo(const BarStep& step);
std::string objectionTo(const BorrowStep& step);
std::string objectionTo(const CheckStep& step);
std::string objectionTo(const ChooseStep& step);
std::string objectionTo(const DetainStep& step);
std::string objectionTo(const DivertStep& step);
std::string objectionTo(const GainStep& step);
std::string objectionTo(const JoinStep& step);
std::string objectionTo(const KeywordStep& step);
std::string objectionTo(const MoveStep& step);
std::string objectionTo(const NegateStep& step);
std::string objectionTo(const PutStep& step);
std::string objectionTo(const CombatRoundStep& step);
std::string objectionTo(const PlayStep& step);
std::string objectionTo(const SearchStep& step);
std::string objectionTo(const TakeStep& step);
std::string objectionTo(const WoundStep& step);
std::string objectionTo(const EffectWay& way);
std::string objectionTo(const Use& use);
std::string objectionTo(const Easing& easing);
std::string objectionTo(const CardEffect& effect);

template <typename Object>
void readObject(const Json& at, std::string_view what, Object& into)
{
    JsonFields fields(at, what);
    Object::describe(fields, into);
    fields.finish();
    if (const std::string wrong = objectionTo(into); !wrong.empty())
        throw JsonError(at.line(), wrong);
}

} // namespace dossier
