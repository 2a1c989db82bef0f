#include "importers/card_sets/fan_site_set.h"

#include "importers/reading/foreign_json.h"
#include "importers/reading/text_lines.h"
#include "text/fold.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace dossier {

namespace {

constexpr auto kKeysOfCard = std::to_array<std::string_view>(
    {"id", "title", "type", "rarity", "episode", "foundIn", "gameText", "gameEffect", "cost", "keywords", "activators",
     "tags", "skills", "prerequisite", "question", "characteristics", "set", "createdBy"});

// What the fan site sorts cards by; all but the second stands in a card's text, too.
constexpr auto kTags = std::to_array<std::string_view>({"basic",
                                                        "advanced",
                                                        "affect agent",
                                                        "change keyword",
                                                        "change prerequisite",
                                                        "decrease skill",
                                                        "discard",
                                                        "examine hand",
                                                        "force skill check",
                                                        "increase cost",
                                                        "increase skill",
                                                        "modify witness",
                                                        "move",
                                                        "negate",
                                                        "non-combative",
                                                        "prevent",
                                                        "recurring resource",
                                                        "reduce damage",
                                                        "reduce prerequisite",
                                                        "replenish token",
                                                        "resource",
                                                        "search",
                                                        "skip long range",
                                                        "split damage",
                                                        "unique"});

void addTo(std::string& list, std::string_view word)
{
    std::string clean = cleaned(word);
    std::ranges::replace(clean, ';', ','); // which separates the entries
    if (!clean.empty())
        list.append(list.empty() ? "" : "; ").append(clean);
}

// The members of a card, with the first that is of a kind which says nothing under its name: such a card is refused,
// for what it says is not known.
class CardMembers
{
public:
    explicit CardMembers(const Json& card)
        : m_card(card)
    {}

    // A text, or a number as a table would have it.
    std::string text(std::string_view name, CardField field) { return text(memberOf(m_card, name), field); }
    std::string text(const Json* value, CardField field)
    {
        if (!value || value->isNull())
            return {};
        if (value->isString())
            return value->asString();
        if (value->isNumber() || value->kind() == Json::Kind::Fraction)
            return value->compact();
        refuse(field, *value);
        return {};
    }

    // A list of texts, or one text.
    std::vector<std::string> words(std::string_view name, CardField field)
    {
        const Json* const value = memberOf(m_card, name);
        if (!value || value->isNull())
            return {};
        if (!value->isArray())
            return {text(value, field)};
        std::vector<std::string> words;
        for (const Json& word : value->items())
            words.push_back(text(&word, field));
        return words;
    }

    // Nothing where there is none.
    const Json* object(std::string_view name, CardField field)
    {
        const Json* const value = memberOf(m_card, name);
        if (!value || value->isNull() || value->isObject())
            return value && value->isObject() ? value : nullptr;
        refuse(field, *value);
        return nullptr;
    }

    const std::optional<std::pair<CardField, std::string>>& unfit() const { return m_unfit; }

    // What it says and no card can have.
    void leave(std::string_view name, std::string_view words)
    {
        if (!trimmed(words).empty())
            m_leftOut.push_back(std::string(name) + ": " + std::string(trimmed(words)));
    }
    std::vector<std::string>& leftOut() { return m_leftOut; }

private:
    void refuse(CardField field, const Json& value)
    {
        if (!m_unfit)
            m_unfit.emplace(field, excerpt(value.compact()));
    }

    const Json& m_card;
    std::optional<std::pair<CardField, std::string>> m_unfit;
    std::vector<std::string> m_leftOut;
};

// "4 RP", "X+1 CP"
void readCost(CardRow& row, const std::string& cost)
{
    const auto blank = cost.rfind(' ');
    row[CardField::Pool] = blank == std::string::npos ? cost : cost.substr(blank + 1);
    row[CardField::Cost] = blank == std::string::npos ? "" : std::string(trimmed(cost.substr(0, blank)));
}

std::string valueText(const std::string& word)
{
    return fold(word) == "special" ? "special" : fold(word) == "n/a" ? "N/A" : word;
}

// Agents and Adversaries alike: {"Medical": 2, "Long Range Combat": "N/A", …}
void readSkills(CardRow& row, CardMembers& card)
{
    const Json* const skills = card.object("skills", CardField::Skills);
    if (!skills)
        return;
    for (const auto& [name, said] : skills->members()) {
        const std::string folded = fold(name);
        const std::string value = card.text(&said, CardField::Skills);
        if (said.isNull())
            continue;
        if (folded == "long range combat")
            row[CardField::LongRange] = valueText(value);
        else if (folded == "close range combat")
            row[CardField::CloseRange] = valueText(value);
        else if (folded == "health")
            row[CardField::Health] = valueText(value);
        else if (folded == "resources")
            row[CardField::Resources] = valueText(value);
        else
            addTo(row[CardField::Skills], name + " " + valueText(value));
    }
}

// "COMPUTER 5+ or MEDICAL 5+"
void readPrerequisite(CardRow& row, std::string_view words)
{
    while (!words.empty()) {
        const auto end = std::min(words.find(" or "), words.size());
        std::string_view one = trimmed(words.substr(0, end));
        if (one.ends_with('+'))
            one.remove_suffix(1);
        addTo(row[CardField::Prerequisites], one);
        words.remove_prefix(std::min(end + 4, words.size()));
    }
}

// From the first word on that is none of these; nothing where all are.
std::string_view fromForeignWord(std::string_view text, std::span<const std::string> known)
{
    constexpr std::string_view kMarks = " \t\n.,;:!?()\"";
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = std::min(text.find_first_not_of(kMarks, at), text.size());
        const std::size_t end = std::min(text.find_first_of(kMarks, begin), text.size());
        const std::string folded = fold(text.substr(begin, end - begin)); // curly marks become plain ones
        if (const auto word = trimmed(folded, "\"'"); !word.empty() && std::ranges::find(known, word) == known.end())
            return text.substr(begin);
        at = end;
    }
    return {};
}

void addWords(std::vector<std::string>& words, std::string_view text)
{
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        words.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

// "If you ask if the METHOD is "Possession", the skill check prerequisite is 4+."
void readLowered(CardRow& row, CardMembers& card, std::string_view sentence)
{
    const std::string lowered = fold(sentence);
    const auto plus = lowered.find('+');
    const auto before = plus == std::string::npos ? plus : lowered.find_last_not_of(kDigits, plus - 1);
    const std::string level = before == std::string::npos ? "" : lowered.substr(before + 1, plus - before - 1);
    for (int c = 0; c < kCharacteristics; ++c)
        for (std::uint8_t type = 0; type < kTypesPerCharacteristic; ++type) {
            const CharacteristicType asked{static_cast<Characteristic>(c), type};
            const std::string of = fold(nameOf(asked.of)) + " is ";
            const std::string name = fold(nameOf(asked));
            const auto asks = [&](const char* quote) {
                return lowered.find(std::string(of).append(quote).append(name)) != std::string::npos;
            };
            if (!level.empty() && (asks("") || asks("\""))) {
                row[CardField::Reduced] =
                    std::string(nameOf(asked.of)).append(" ").append(nameOf(asked)).append(" ").append(level);
                std::vector<std::string> known{level + "+"};
                addWords(known, std::string("if you ask the skill check prerequisite prerequisites is will do ")
                                    .append(of)
                                    .append(name));
                return card.leave("question", fromForeignWord(sentence, known));
            }
        }
    card.leave("question", sentence);
}

// The sentence about what may be asked, and the one about a question that lowers the level.
void readQuestion(CardRow& row, CardMembers& card)
{
    const std::string sentences = card.text("question", CardField::Asks);
    std::string lower = sentences;
    std::ranges::transform(lower, lower.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
    const std::size_t condition = std::min(lower.find("if you ask"), lower.size());
    const std::string_view asking = std::string_view(sentences).substr(0, condition);
    const std::string folded = fold(asking);
    std::vector<std::string> known;
    addWords(known, "you may ask one a or either question questions");
    std::array<std::pair<std::size_t, Characteristic>, kCharacteristics> places;
    for (int c = 0; c < kCharacteristics; ++c) {
        const auto of = static_cast<Characteristic>(c);
        known.push_back(fold(nameOf(of)));
        places[static_cast<std::size_t>(c)] = {folded.find(known.back()), of};
    }
    std::ranges::sort(places);
    for (const auto& [place, of] : places)
        if (place != std::string::npos)
            addTo(row[CardField::Asks], nameOf(of));
    card.leave("question", fromForeignWord(asking, known));
    if (condition < sentences.size())
        readLowered(row, card, std::string_view(sentences).substr(condition));
}

void readCharacteristics(CardRow& row, CardMembers& card)
{
    const Json* const types = card.object("characteristics", CardField::Affiliation);
    if (!types)
        return;
    for (const auto& [name, said] : types->members()) {
        const std::string folded = fold(name);
        const auto isIt = [&](CardField field) { return fold(nameOf(field)) == folded; };
        constexpr std::array kFields{CardField::Affiliation, CardField::Motive, CardField::Method, CardField::Result};
        const auto* const field = std::ranges::find_if(kFields, isIt);
        if (field != kFields.end())
            row[*field] = card.text(&said, *field);
        else if (!said.isNull() && !(said.isString() && trimmed(said.asString()).empty()))
            card.leave("characteristics", name + " " + (said.isString() ? said.asString() : said.compact()));
    }
}

void readTags(CardRow& row, CardMembers& card)
{
    for (const std::string& tag : card.words("tags", CardField::AdvancedOnly)) {
        const std::string folded = fold(tag);
        if (folded == "advanced")
            row[CardField::AdvancedOnly] = "yes";
        else if (std::ranges::find(kTags, folded) == kTags.end())
            card.leave("tags", tag);
    }
}

// "Motive", "Site" is one Activator (PLAY-18); "Occult Adversary" is two.
std::string activatorsIn(std::vector<std::string> words)
{
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string pair = i + 1 < words.size() ? words[i] + " " + words[i + 1] : std::string();
        if (characteristicNamed(words[i]) && activatorNamed(pair)) {
            addTo(list, pair);
            ++i;
            continue;
        }
        const auto blank = words[i].find(' ');
        const bool isTwo = blank != std::string::npos && !activatorNamed(words[i]) &&
                           activatorNamed(words[i].substr(0, blank)) && activatorNamed(words[i].substr(blank + 1));
        addTo(list, isTwo ? words[i].substr(0, blank) : words[i]);
        if (isTwo)
            addTo(list, words[i].substr(blank + 1));
    }
    return list;
}

std::string gameText(CardMembers& card)
{
    std::string text = card.text("gameText", CardField::Text);
    const std::string effect = card.text("gameEffect", CardField::Text);
    return text + (text.empty() || effect.empty() ? "" : "\n") + effect;
}

} // namespace

void takeFanSiteCard(CardSetAssembly& assembly, const Json& item, int line)
{
    if (!item.isObject())
        return assembly.refuse({line, excerpt(item.compact()), SetTrouble::NotACard, CardField::Number, {}});
    assembly.noteKeys(item, kKeysOfCard, line);
    CardMembers card(item);
    CardRow row;
    row[CardField::Number] = card.text("id", CardField::Number);
    row[CardField::Title] = card.text("title", CardField::Title);
    row[CardField::Type] = card.text("type", CardField::Type);
    row[CardField::Rarity] = card.text("rarity", CardField::Rarity);
    row[CardField::Episode] = card.text("episode", CardField::Episode);
    row[CardField::FoundIn] = card.text("foundIn", CardField::FoundIn);
    row[CardField::Text] = gameText(card);
    readCost(row, card.text("cost", CardField::Cost));
    for (const std::string& word : card.words("keywords", CardField::Keywords))
        addTo(row[CardField::Keywords], word);
    row[CardField::Activators] = activatorsIn(card.words("activators", CardField::Activators));
    readTags(row, card);
    readSkills(row, card);
    if (fold(row[CardField::Type]) == "adversary")
        for (const CardField rating : {CardField::LongRange, CardField::CloseRange, CardField::Health})
            if (row[rating].empty())
                row[rating] = "N/A";
    readPrerequisite(row, card.text("prerequisite", CardField::Prerequisites));
    readQuestion(row, card);
    readCharacteristics(row, card);
    const Json* const set = memberOf(item, "set");
    if (set && !set->isNull() && !set->isString() && !set->isNumber())
        return assembly.refuse({line, excerpt(item.compact()), SetTrouble::NotACard, CardField::Number, {}});
    if (card.unfit())
        return assembly.refuse(
            {line, excerpt(row[CardField::Number].empty() ? row[CardField::Title] : row[CardField::Number]),
             SetTrouble::UnknownWord, card.unfit()->first, card.unfit()->second});
    const std::string name = card.text(set, CardField::Number);
    assembly.take(std::move(row), name, line, std::move(card.leftOut()));
}

} // namespace dossier
