#include "effects/json_fields.h"

#include <algorithm>

namespace dossier {

const Json& JsonFields::first()
{
    m_asked.push_back(m_object.members().front().first);
    return m_object.members().front().second;
}

const Json& JsonFields::needed(std::string_view key)
{
    const Json* found = find(key);
    if (!found)
        throw JsonError(m_object.line(), std::string(m_what) + " wants \"" + std::string(key) + "\"");
    return *found;
}

const Json* JsonFields::find(std::string_view key)
{
    m_asked.push_back(key);
    return m_object.find(key);
}

std::int8_t JsonFields::number(const Json& at, Within within)
{
    return static_cast<std::int8_t>(at.asInt(within.least, within.most));
}

void JsonFields::finish() const
{
    checkKeys(m_object, m_asked, m_what);
}

std::size_t placeOfWord(const Json& at, const WordList& list)
{
    const auto found = std::find(list.words.begin(), list.words.end(), at.asString());
    if (found == list.words.end())
        notUnderstood(at, list.holds, at.asString(), list.words);
    return static_cast<std::size_t>(found - list.words.begin());
}

const std::vector<Json>& itemsOf(const Json& list)
{
    if (list.items().empty())
        throw JsonError(list.line(), "an empty list says nothing; leave it out");
    return list.items();
}

// --- Phrases --------------------------------------------------------------------------------------------------------

void readValue(const Json& at, Amount& into)
{
    into = readAmount(at);
}
void readValue(const Json& at, QuantityOf& into)
{
    into = readQuantity(at);
}
void readValue(const Json& at, Reference& into)
{
    into = readReference(at);
}
void readValue(const Json& at, Selector& into)
{
    into = readSelector(at);
}
void readValue(const Json& at, TextCondition& into)
{
    into = readCondition(at);
}
void readValue(const Json& at, Awaited& into)
{
    into = readMoment(at);
}
void readValue(const Json& at, Destination& into)
{
    into = readPlace(at);
}
void readValue(const Json& at, Stay& into)
{
    into = readStay(at);
}
void readValue(const Json& at, Ability& into)
{
    into = readAbility(at);
}
void readValue(const Json& at, Titles& into)
{
    itemsOf(at);
    into = readTitles(at);
}
void readValue(const Json& at, Steps& into)
{
    into = readSteps(at, StepKind::Once);
}

// One rule, or a list of them.
void readValue(const Json& at, RuleNames& into)
{
    if (!at.isArray())
        into.push_back(readRule(at));
    else
        for (const Json& rule : itemsOf(at))
            into.push_back(readRule(rule));
}

void readValue(const Json& at, XCost& into)
{
    if (!at.isArray()) {
        into = readX(at);
        return;
    }
    const auto& steps = at.items();
    const bool same = std::equal(steps.begin(), steps.end(), kPriceSteps.begin(), kPriceSteps.end(),
                                 [](const Json& step, int price) { return step.asInt(1, kMostNumber) == price; });
    if (!same)
        throw JsonError(at.line(), "the price steps are 1, 3, 5 and 9 (BLUFF-10)");
    into = {XKind::PriceSteps, 0};
}

void readValue(const Json& at, Cures& into)
{
    for (const Json& cure : itemsOf(at))
        into.push_back(readCure(cure));
}

// --- What the rarer parameters hold ---------------------------------------------------------------------------------

void readValue(const Json& at, bool& into)
{
    if (!at.asBool())
        throw JsonError(at.line(), "what is not so is left out; only \"true\" can stand here");
    into = true;
}

void readValue(const Json& at, Die& into)
{
    if (at.members().size() != 1 || at.members().front().first != "die")
        throw JsonError(at.line(), "a count is {\"die\": [what each of its six sides gives]}");
    const auto& sides = at.at("die").items();
    if (sides.size() != into.sides.size())
        throw JsonError(at.line(), "a die has six sides");
    for (std::size_t i = 0; i < sides.size(); ++i)
        into.sides[i] = static_cast<std::int8_t>(sides[i].asInt(0, kLevel.most));
}

namespace {

// "Affiliation Government"
std::optional<CharacteristicType> typeNamed(std::string_view text)
{
    for (int c = 0; c < kCharacteristics; ++c)
        for (std::uint8_t type = 0; type < kTypesPerCharacteristic; ++type) {
            const CharacteristicType one{static_cast<Characteristic>(c), type};
            if (text == std::string(nameOf(one.of)) + " " + std::string(nameOf(one)))
                return one;
        }
    return std::nullopt;
}

} // namespace

void readValue(const Json& at, AskedQuestion& into)
{
    if (at.isArray()) {
        into.kind = AskedQuestion::Kind::Listed;
        for (const Json& word : itemsOf(at)) {
            if (const auto type = typeNamed(word.asString())) {
                into.types.push_back(*type);
                continue;
            }
            const auto characteristic = characteristicNamed(word.asString());
            if (!characteristic || nameOf(*characteristic) != word.asString())
                throw JsonError(word.line(), "\"" + word.asString() + "\" is no characteristic");
            into.characteristics.push_back(*characteristic);
        }
        return;
    }
    into.kind = static_cast<AskedQuestion::Kind>(placeOfWord(at, questionWords()));
}

void readValue(const Json& at, Register& into)
{
    const WordList names = nameWords();
    constexpr auto registers =
        std::to_array<Register>({Register::Target, Register::Other, Register::Third, Register::Third, Register::Kept,
                                 Register::Third, Register::Other});
    into = registers[placeOfWord(at, names)];
}

void readValue(const Json& at, Times& into)
{
    if (at.isNumber()) {
        into.number = static_cast<std::int8_t>(at.asInt(1, kLevel.most));
        return;
    }
    placeOfWord(at, timesWords());
    into.x = true;
}

void readValue(const Json& at, BorneKeywords& into)
{
    if (at.isArray()) {
        readValue(at, into.words);
        return;
    }
    const WordList list = borneWords();
    const auto found = std::find(list.words.begin(), list.words.end(), at.asString());
    if (found == list.words.end())
        into.words.insert(readKeyword(at));
    else
        into.kind = found == list.words.begin() ? BorneKeywords::Kind::Second : BorneKeywords::Kind::ChosenSite;
}

void readValue(const Json& at, Protection& into)
{
    if (at.isNumber()) {
        into.less = static_cast<std::int8_t>(at.asInt(1, kLevel.most));
        return;
    }
    placeOfWord(at, protectionWords());
    into.all = true;
}

void readValue(const Json& at, Factor& into)
{
    if (at.isNumber())
        into = at.asInteger(-1, 3) == -1  ? Factor::Inverted
               : at.asInteger(-1, 3) == 2 ? Factor::Doubled
               : at.asInteger(-1, 3) == 3 ? Factor::Tripled
                                          : throw JsonError(at.line(), "a factor is -1, 2 or 3");
    else
        into = placeOfWord(at, factorWords()) == 0 ? Factor::Half : Factor::HalfUp;
}

void readValue(const Json& at, Trained& into)
{
    if (at.isArray())
        for (const Json& word : itemsOf(at))
            into.words.push_back(readNamedWord(word));
    else
        placeOfWord(at, trainedWords());
}

void readValue(const Json& at, Joining& into)
{
    if (at.isObject())
        readObject(at, "a fighter", into.emplace<Fighter>());
    else
        into = readReference(at);
}

void readValue(const Json& at, Fighter& into)
{
    readObject(at, "a fighter", into);
}

void readValue(const Json& at, Keywords& into)
{
    for (const Json& word : itemsOf(at)) {
        const std::size_t before = into.size();
        into.insert(readKeyword(word));
        if (into.size() == before)
            throw JsonError(word.line(), "\"" + word.asString() + "\" stands here twice, or too many words do");
    }
}

// A list of game words is one choice among them; otherwise each word of the list is a choice of its own.
void readValue(const Json& at, Choices& into)
{
    for (const Json& word : itemsOf(at)) {
        if (const auto choice = findChoice(word))
            into.others.push_back(*choice);
        else
            into.words.push_back(readNamedWord(word));
    }
    constexpr std::size_t kMostChoices = 2;
    if (into.others.size() > kMostChoices || (!into.others.empty() && !into.words.empty()))
        throw JsonError(at.line(), "at most two things can be named, or one of some game words");
}

void readValue(const Json& at, HowMany& into)
{
    const auto& numbers = at.items();
    if (numbers.size() != 2)
        throw JsonError(at.line(), "\"times\" of a bundle are two numbers: fewest and most");
    into.least = static_cast<std::int8_t>(numbers[0].asInt(1, kMostNumber));
    into.most = static_cast<std::int8_t>(numbers[1].asInt(into.least, kMostNumber));
}

void readValue(const Json& at, std::vector<int>& into)
{
    if (!at.isArray())
        into.push_back(readCardNumber(at));
    else
        for (const Json& number : itemsOf(at))
            into.push_back(readCardNumber(number));
}

} // namespace dossier
