#include "importers/card_sets/fan_site_set.h"

#include "importers/reading/foreign_json.h"
#include "importers/reading/text_lines.h"
#include "text/fold.h"

#include <algorithm>
#include <array>

namespace dossier {

namespace {

constexpr std::size_t kMostItems = 100; // of a list in a card

void addTo(std::string& list, std::string_view word)
{
    std::string clean = cleaned(word);
    std::ranges::replace(clean, ';', ','); // which separates the entries
    if (!clean.empty())
        list.append(list.empty() ? "" : "; ").append(clean);
}

std::vector<std::string> wordsIn(const Json& card, std::string_view member)
{
    std::vector<std::string> words;
    for (const Json& word : itemsOf(card, member))
        if (word.isString() && words.size() < kMostItems)
            words.push_back(word.asString());
    return words;
}

// "4 RP", "X+1 CP"
void readCost(CardRow& row, const std::string& cost)
{
    const auto blank = cost.rfind(' ');
    row[CardField::Pool] = blank == std::string::npos ? cost : cost.substr(blank + 1);
    row[CardField::Cost] = blank == std::string::npos ? "" : std::string(trimmed(cost.substr(0, blank)));
}

std::string valueText(const Json& value)
{
    if (value.isNumber())
        return value.compact();
    const std::string word = value.isString() ? value.asString() : std::string();
    return fold(word) == "special" ? "special" : fold(word) == "n/a" ? "N/A" : word;
}

// Agents and Adversaries alike: {"Medical": 2, "Long Range Combat": "N/A", …}
void readSkills(CardRow& row, const Json& card)
{
    const Json* const skills = memberOf(card, "skills");
    if (!skills || !skills->isObject())
        return;
    std::size_t read = 0;
    for (const auto& [name, value] : skills->members()) {
        const std::string folded = fold(name);
        if (++read > kMostItems)
            return;
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

// The sentence about what may be asked, and the one about a question that lowers the level.
void readQuestion(CardSetAssembly& assembly, CardRow& row, const std::string& sentences)
{
    const std::string folded = fold(sentences);
    const std::size_t condition = std::min(folded.find("if you ask"), folded.size());
    std::array<std::pair<std::size_t, Characteristic>, kCharacteristics> places;
    for (int c = 0; c < kCharacteristics; ++c) {
        const auto of = static_cast<Characteristic>(c);
        const std::size_t at = folded.find(fold(nameOf(of)));
        places[static_cast<std::size_t>(c)] = {at < condition ? at : std::string::npos, of};
    }
    std::ranges::sort(places);
    for (const auto& [place, of] : places)
        if (place != std::string::npos)
            addTo(row[CardField::Asks], nameOf(of));
    if (condition == folded.size())
        return;
    const std::string_view lowered = std::string_view(folded).substr(condition);
    const auto plus = lowered.find('+');
    const std::string_view level = plus == std::string_view::npos || plus == 0 ? "" : lowered.substr(plus - 1, 1);
    for (int c = 0; c < kCharacteristics; ++c)
        for (std::uint8_t type = 0; type < kTypesPerCharacteristic; ++type) {
            const CharacteristicType asked{static_cast<Characteristic>(c), type};
            const std::string of = fold(nameOf(asked.of)) + " is ";
            const std::string name = fold(nameOf(asked));
            const auto asks = [&](const char* quote) {
                std::string words = of;
                words += quote;
                words += name;
                return lowered.find(words) != std::string_view::npos;
            };
            if (!level.empty() && (asks("") || asks("\""))) {
                row[CardField::Reduced] =
                    std::string(nameOf(asked.of)) + " " + std::string(nameOf(asked)) + " " + std::string(level);
                return;
            }
        }
    assembly.note(CardField::Reduced, sentences.substr(std::min(condition, sentences.size())));
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

std::string gameText(const Json& card)
{
    std::string text = textOf(card, "gameText");
    const std::string effect = textOf(card, "gameEffect");
    return text + (text.empty() || effect.empty() ? "" : "\n") + effect;
}

} // namespace

void takeFanSiteCard(CardSetAssembly& assembly, const Json& card, int line)
{
    if (!card.isObject())
        return assembly.refuse({line, excerpt(card.compact()), SetTrouble::NotACard, CardField::Number, {}});
    CardRow row;
    row[CardField::Number] = textOf(card, "id");
    row[CardField::Title] = textOf(card, "title");
    row[CardField::Type] = textOf(card, "type");
    row[CardField::Rarity] = textOf(card, "rarity");
    row[CardField::Episode] = textOf(card, "episode");
    row[CardField::FoundIn] = textOf(card, "foundIn");
    row[CardField::Text] = gameText(card);
    readCost(row, textOf(card, "cost"));
    for (const std::string& word : wordsIn(card, "keywords"))
        addTo(row[CardField::Keywords], word);
    row[CardField::Activators] = activatorsIn(wordsIn(card, "activators"));
    for (const std::string& tag : wordsIn(card, "tags"))
        if (fold(tag) == "advanced")
            row[CardField::AdvancedOnly] = "yes";
    readSkills(row, card);
    if (fold(row[CardField::Type]) == "adversary")
        for (const CardField rating : {CardField::LongRange, CardField::CloseRange, CardField::Health})
            if (row[rating].empty())
                row[rating] = "N/A";
    readPrerequisite(row, textOf(card, "prerequisite"));
    readQuestion(assembly, row, textOf(card, "question"));
    if (const Json* const types = memberOf(card, "characteristics"))
        for (const CardField of : {CardField::Affiliation, CardField::Motive, CardField::Method, CardField::Result})
            row[of] = textOf(*types, nameOf(of));
    assembly.take(std::move(row), textOf(card, "set"), line);
}

} // namespace dossier
