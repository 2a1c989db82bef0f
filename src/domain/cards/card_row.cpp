#include "domain/cards/card_row.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace dossier {

namespace {

using Kind = CardRowError::Kind;

constexpr std::array<std::string_view, kCardFields> kHeadings{
    "Number",   "Title",      "Type",        "Rarity", "Episode", "Advanced only", "Pool",     "Cost",
    "Keywords", "Activators", "Skills",      "LRC",    "CRC",     "Health",        "RES",      "Prerequisites",
    "Asks",     "Reduced",    "Affiliation", "Motive", "Method",  "Result",        "Found in", "Text"};
constexpr std::array<CardField, kCharacteristics> kCharacteristicFields{CardField::Affiliation, CardField::Motive,
                                                                        CardField::Method, CardField::Result};
constexpr int kLargestFact = 99;
constexpr std::size_t kDigits = 4;
constexpr std::size_t kMostToChooseFrom = 2; // CASE-10, SITE-3

std::string message(Kind kind, CardField field, const std::string& word)
{
    const std::string heading(nameOf(field));
    switch (kind) {
    case Kind::Missing:
        return field == CardField::Cost ? "only an X-File has no Cost" : "this card needs a value under " + heading;
    case Kind::UnknownWord:
        return "unknown " + heading + ": " + word;
    case Kind::NotANumber:
        return heading + " is not a number: " + word;
    case Kind::BadNumber:
        break;
    }
    return "a number looks like XF96-0063v1, not " + word;
}

[[noreturn]] void fail(Kind kind, CardField field, std::string_view word = {})
{
    throw CardRowError(kind, field, std::string(word));
}

int numberIn(CardField field, std::string_view text)
{
    if (text.empty())
        fail(Kind::Missing, field);
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < 0 || value > kLargestFact)
        fail(Kind::NotANumber, field, text);
    return value;
}

template <typename Value>
Value wordIn(CardField field, std::string_view text, std::optional<Value> value)
{
    if (!value)
        fail(Kind::UnknownWord, field, text);
    return *value;
}

// "Medical 4": a word of the game and a level.
std::pair<std::string_view, std::string_view> wordAndLevel(std::string_view text)
{
    const auto blank = text.rfind(' ');
    if (blank == std::string_view::npos)
        return {text, {}};
    return {text.substr(0, blank), text.substr(blank + 1)};
}

Prerequisite levelIn(CardField field, std::string_view text)
{
    const auto [skill, level] = wordAndLevel(text);
    return {wordIn(field, text, skillNamed(skill)), numberIn(field, level)};
}

std::optional<Cost> costIn(const CardRow& row)
{
    const std::string& pool = row[CardField::Pool];
    if (pool.empty())
        return std::nullopt;
    Cost cost{wordIn(CardField::Pool, pool, poolNamed(pool)), false, 0};
    std::string_view amount = row[CardField::Cost];
    if (amount.starts_with("2X")) {
        cost.timesX = 2;
        amount.remove_prefix(1);
    }
    cost.x = amount.substr(0, 1) == "X";
    if (cost.x)
        amount.remove_prefix(amount.size() > 1 ? 2 : 1);
    if (!amount.empty() || !cost.x)
        cost.base = numberIn(CardField::Cost, amount);
    return cost;
}

AgentFacts agentIn(const CardRow& row)
{
    AgentFacts agent;
    for (const std::string_view entry : listedIn(row[CardField::Skills])) {
        const Prerequisite skill = levelIn(CardField::Skills, entry);
        agent.skills[static_cast<std::size_t>(skill.skill)] = skill.level;
    }
    const auto number = [&](CardField field) { return numberIn(field, row[field]); };
    agent.longRange = number(CardField::LongRange);
    agent.closeRange = number(CardField::CloseRange);
    agent.health = number(CardField::Health);
    agent.resources = number(CardField::Resources);
    return agent;
}

Rating ratingIn(const CardRow& row, CardField field)
{
    const std::string& text = row[field];
    if (text == "N/A")
        return {Rating::Kind::NotApplicable, 0};
    if (text == "special")
        return {Rating::Kind::Special, 0};
    return {Rating::Kind::Number, numberIn(field, text)};
}

ReducedPrerequisite reducedIn(std::string_view text)
{
    const auto [question, level] = wordAndLevel(text);
    const auto blank = question.find(' ');
    const Characteristic of = wordIn(CardField::Reduced, text, characteristicNamed(question.substr(0, blank)));
    const std::string_view type = blank == std::string_view::npos ? "" : question.substr(blank + 1);
    return {wordIn(CardField::Reduced, text, characteristicTypeNamed(of, type)), numberIn(CardField::Reduced, level)};
}

SiteFacts siteIn(const CardRow& row)
{
    SiteFacts site;
    for (const std::string_view entry : listedIn(row[CardField::Prerequisites]))
        site.prerequisites.push_back(levelIn(CardField::Prerequisites, entry));
    for (const std::string_view entry : listedIn(row[CardField::Asks]))
        site.asks.push_back(wordIn(CardField::Asks, entry, characteristicNamed(entry)));
    if (!row[CardField::Reduced].empty())
        site.reduced = reducedIn(row[CardField::Reduced]);
    for (const auto& [field, count] : {std::pair(CardField::Prerequisites, site.prerequisites.size()),
                                       std::pair(CardField::Asks, site.asks.size())}) {
        if (count == 0)
            fail(Kind::Missing, field);
        if (count > kMostToChooseFrom)
            fail(Kind::UnknownWord, field, row[field]);
    }
    return site;
}

XFileFacts xfileIn(const CardRow& row)
{
    XFileFacts xfile;
    for (int c = 0; c < kCharacteristics; ++c) {
        const CardField field = kCharacteristicFields[static_cast<std::size_t>(c)];
        xfile.types[static_cast<std::size_t>(c)] =
            wordIn(field, row[field], characteristicTypeNamed(static_cast<Characteristic>(c), row[field])).type;
    }
    return xfile;
}

void readNumber(Card& card)
{
    const auto dash = card.id.find('-');
    if (dash == std::string::npos || card.id.size() < dash + 1 + kDigits)
        fail(Kind::BadNumber, CardField::Number, card.id);
    card.set = card.id.substr(0, dash);
    const char* const digits = card.id.data() + dash + 1;
    const auto [end, error] = std::from_chars(digits, digits + kDigits, card.number);
    if (error != std::errc() || end != digits + kDigits || card.number < 1)
        fail(Kind::BadNumber, CardField::Number, card.id);
}

void readRarity(Card& card, const CardRow& row, OwnWords own)
{
    const std::string& word = row[CardField::Rarity];
    const auto known = rarityNamed(word);
    if (!known && own == OwnWords::Refused)
        fail(Kind::UnknownWord, CardField::Rarity, word);
    card.rarity = known.value_or(Rarity::Special);
    card.foundIn = row[CardField::FoundIn];
    if (!known && card.foundIn.empty())
        card.foundIn = word;
}

void addTo(std::string& list, std::string_view word)
{
    list.append(list.empty() ? "" : "; ").append(word);
}

// "Active|Conspiracy": two of which one is enough.
std::optional<std::array<Activator, 2>> pairIn(std::string_view word)
{
    const auto bar = word.find('|');
    if (bar == std::string_view::npos)
        return std::nullopt;
    const auto first = activatorNamed(word.substr(0, bar));
    const auto second = activatorNamed(word.substr(bar + 1));
    if (!first || !second)
        return std::nullopt;
    return std::array{*first, *second};
}

void sayActivators(CardRow& row, const Card& card)
{
    const auto isEither = [&](Activator one) { return std::ranges::find(card.either, one) != card.either.end(); };
    std::string pair;
    for (const Activator activator : card.activators)
        if (isEither(activator) && pair.empty())
            pair = nameOf(activator);
        else
            addTo(row[CardField::Activators],
                  isEither(activator) ? pair + "|" + std::string(nameOf(activator)) : std::string(nameOf(activator)));
    for (const std::string& word : card.ownActivators)
        addTo(row[CardField::Activators], word);
}

void readWords(Card& card, const CardRow& row, OwnWords own)
{
    for (const std::string_view word : listedIn(row[CardField::Keywords]))
        if (const auto known = keywordNamed(word))
            card.keywords.push_back(*known);
        else if (own == OwnWords::Kept)
            card.ownKeywords.emplace_back(word);
        else
            fail(Kind::UnknownWord, CardField::Keywords, word);
    for (const std::string_view word : listedIn(row[CardField::Activators]))
        if (const auto pair = pairIn(word))
            for (const Activator one : *pair) {
                card.activators.push_back(one);
                card.either.push_back(one);
            }
        else if (const auto known = activatorNamed(word))
            card.activators.push_back(*known);
        else if (own == OwnWords::Kept)
            card.ownActivators.emplace_back(word);
        else
            fail(Kind::UnknownWord, CardField::Activators, word);
}

std::string ratingWord(const Rating& rating)
{
    switch (rating.kind) {
    case Rating::Kind::Number:
        return std::to_string(rating.value);
    case Rating::Kind::NotApplicable:
        return "N/A";
    case Rating::Kind::Special:
        break;
    }
    return "special";
}

std::string levelWord(Skill skill, int level)
{
    return std::string(nameOf(skill)) + " " + std::to_string(level);
}

void sayAgent(CardRow& row, const AgentFacts& agent)
{
    for (int i = 0; i < kSkills; ++i)
        if (const auto skill = static_cast<Skill>(i); agent.skill(skill) != 0)
            addTo(row[CardField::Skills], levelWord(skill, agent.skill(skill)));
    row[CardField::LongRange] = std::to_string(agent.longRange);
    row[CardField::CloseRange] = std::to_string(agent.closeRange);
    row[CardField::Health] = std::to_string(agent.health);
    row[CardField::Resources] = std::to_string(agent.resources);
}

void saySite(CardRow& row, const SiteFacts& site)
{
    for (const Prerequisite& one : site.prerequisites)
        addTo(row[CardField::Prerequisites], levelWord(one.skill, one.level));
    for (const Characteristic asked : site.asks)
        addTo(row[CardField::Asks], nameOf(asked));
    if (site.reduced)
        row[CardField::Reduced] = std::string(nameOf(site.reduced->question.of)) + " " +
                                  std::string(nameOf(site.reduced->question)) + " " +
                                  std::to_string(site.reduced->level);
}

} // namespace

CardRowError::CardRowError(Kind kind, CardField field, std::string word)
    : std::runtime_error(message(kind, field, word))
    , m_kind(kind)
    , m_field(field)
    , m_word(std::move(word))
{}

std::string_view nameOf(CardField field)
{
    return kHeadings[static_cast<std::size_t>(field)];
}

std::vector<std::string_view> listedIn(std::string_view field)
{
    std::vector<std::string_view> parts;
    while (!field.empty()) {
        const auto end = field.find("; ");
        parts.push_back(field.substr(0, end));
        field.remove_prefix(end == std::string_view::npos ? field.size() : end + 2);
    }
    return parts;
}

CardRow rowOf(const Card& card)
{
    CardRow row;
    row[CardField::Number] = card.id;
    row[CardField::Title] = card.title;
    row[CardField::Type] = nameOf(card.type);
    row[CardField::Rarity] = nameOf(card.rarity);
    row[CardField::Episode] = card.episode;
    row[CardField::AdvancedOnly] = card.advancedOnly ? "yes" : "";
    if (card.cost) {
        row[CardField::Pool] = nameOf(card.cost->pool);
        row[CardField::Cost] = costWord(*card.cost);
    }
    for (const Keyword keyword : card.keywords)
        addTo(row[CardField::Keywords], nameOf(keyword));
    for (const std::string& word : card.ownKeywords)
        addTo(row[CardField::Keywords], word);
    sayActivators(row, card);
    if (card.agent)
        sayAgent(row, *card.agent);
    if (card.adversary) {
        row[CardField::LongRange] = ratingWord(card.adversary->longRange);
        row[CardField::CloseRange] = ratingWord(card.adversary->closeRange);
        row[CardField::Health] = ratingWord(card.adversary->health);
    }
    if (card.site)
        saySite(row, *card.site);
    if (card.xfile)
        for (int c = 0; c < kCharacteristics; ++c)
            row[kCharacteristicFields[static_cast<std::size_t>(c)]] =
                nameOf(card.xfile->type(static_cast<Characteristic>(c)));
    row[CardField::FoundIn] = card.foundIn;
    row[CardField::Text] = card.words;
    return row;
}

Card cardOf(const CardRow& row, OwnWords own)
{
    Card card;
    card.id = row[CardField::Number];
    readNumber(card);
    card.title = row[CardField::Title];
    if (card.title.empty())
        fail(Kind::Missing, CardField::Title);
    card.type = wordIn(CardField::Type, row[CardField::Type], cardTypeNamed(row[CardField::Type]));
    readRarity(card, row, own);
    card.episode = row[CardField::Episode];
    card.advancedOnly = row[CardField::AdvancedOnly] == "yes";
    card.cost = costIn(row);
    readWords(card, row, own);
    card.words = row[CardField::Text];
    if (card.type == CardType::Agent)
        card.agent = agentIn(row);
    if (card.type == CardType::Adversary)
        card.adversary = AdversaryFacts{ratingIn(row, CardField::LongRange), ratingIn(row, CardField::CloseRange),
                                        ratingIn(row, CardField::Health)};
    if (card.type == CardType::Site)
        card.site = siteIn(row);
    if (card.type == CardType::XFile)
        card.xfile = xfileIn(row);
    else if (!card.cost)
        fail(Kind::Missing, CardField::Cost);
    return card;
}

} // namespace dossier
