#include "importers/base_set/base_set.h"

#include "domain/cards/published_set.h"
#include "importers/reading/csv.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <vector>

namespace dossier {

namespace {

// A seed file, a record at a time, its fields found by their heading.
class SeedTable
{
public:
    SeedTable(std::string name, std::string_view text)
        : m_name(std::move(name))
        , m_csv(text)
    {
        if (m_csv.next())
            m_headings = m_csv.fields();
    }

    bool next()
    {
        if (!m_csv.next())
            return false;
        if (m_csv.malformed() || m_csv.fields().size() != m_headings.size())
            fail("a line has " + std::to_string(m_headings.size()) + " fields");
        return true;
    }

    const std::string& operator[](std::string_view heading) const
    {
        const auto column = std::find(m_headings.begin(), m_headings.end(), heading);
        if (column == m_headings.end())
            fail("no column " + std::string(heading));
        return m_csv.fields()[static_cast<std::size_t>(column - m_headings.begin())];
    }

    int number(std::string_view heading) const { return number(heading, (*this)[heading]); }

    int number(std::string_view heading, std::string_view text) const
    {
        int value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || end != text.data() + text.size())
            fail(std::string(heading) + " is not a number: " + std::string(text));
        return value;
    }

    int numberOr(std::string_view heading, int otherwise) const
    {
        return (*this)[heading].empty() ? otherwise : number(heading);
    }

    template <typename Value>
    Value word(std::string_view heading, std::string_view text, std::optional<Value> value) const
    {
        if (!value)
            fail("unknown " + std::string(heading) + ": " + std::string(text));
        return *value;
    }

    [[noreturn]] void fail(const std::string& why) const
    {
        throw SeedError(m_name + ":" + std::to_string(m_csv.line()) + ": " + why);
    }

private:
    std::string m_name;
    CsvReader m_csv;
    std::vector<std::string> m_headings;
};

// "a; b; c"
std::vector<std::string_view> listed(std::string_view text)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const auto end = text.find("; ");
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 2);
    }
    return parts;
}

// "Medical 4": a word of the game and a level.
std::pair<std::string_view, std::string_view> wordAndLevel(std::string_view text)
{
    const auto blank = text.rfind(' ');
    if (blank == std::string_view::npos)
        return {text, {}};
    return {text.substr(0, blank), text.substr(blank + 1)};
}

Prerequisite readLevel(const SeedTable& row, std::string_view heading, std::string_view text)
{
    const auto [skill, level] = wordAndLevel(text);
    return {row.word(heading, text, skillNamed(skill)), row.number(heading, level)};
}

std::optional<Cost> readCost(const SeedTable& row)
{
    const std::string& pool = row["Pool"];
    if (pool.empty())
        return std::nullopt;
    Cost cost{row.word("Pool", pool, poolNamed(pool)), false, 0};
    std::string_view amount = row["Cost"];
    cost.x = amount.substr(0, 1) == "X";
    if (cost.x)
        amount.remove_prefix(amount.size() > 1 ? 2 : 1);
    if (!amount.empty() || !cost.x)
        cost.base = row.number("Cost", amount);
    return cost;
}

AgentFacts readAgent(const SeedTable& row)
{
    AgentFacts agent;
    for (std::string_view entry : listed(row["Skills"])) {
        const Prerequisite skill = readLevel(row, "Skills", entry);
        agent.skills[static_cast<std::size_t>(skill.skill)] = skill.level;
    }
    agent.longRange = row.number("LRC");
    agent.closeRange = row.number("CRC");
    agent.health = row.number("Health");
    agent.resources = row.number("RES");
    return agent;
}

Rating readRating(const SeedTable& row, std::string_view heading)
{
    const std::string& text = row[heading];
    if (text == "N/A")
        return {Rating::Kind::NotApplicable, 0};
    if (text == "special")
        return {Rating::Kind::Special, 0};
    return {Rating::Kind::Number, row.number(heading)};
}

SiteFacts readSite(const SeedTable& row)
{
    SiteFacts site;
    for (std::string_view entry : listed(row["Prerequisites"]))
        site.prerequisites.push_back(readLevel(row, "Prerequisites", entry));
    for (std::string_view entry : listed(row["Asks"]))
        site.asks.push_back(row.word("Asks", entry, characteristicNamed(entry)));
    if (const std::string_view text = row["Reduced"]; !text.empty()) {
        const auto [question, level] = wordAndLevel(text);
        const auto blank = question.find(' ');
        const Characteristic of = row.word("Reduced", text, characteristicNamed(question.substr(0, blank)));
        const std::string_view type = blank == std::string_view::npos ? "" : question.substr(blank + 1);
        site.reduced = ReducedPrerequisite{row.word("Reduced", text, characteristicTypeNamed(of, type)),
                                           row.number("Reduced", level)};
    }
    if (site.prerequisites.empty() || site.asks.empty())
        row.fail("a Site needs a Prerequisite and a question");
    return site;
}

XFileFacts readXFile(const SeedTable& row)
{
    XFileFacts xfile;
    for (int c = 0; c < kCharacteristics; ++c) {
        const auto of = static_cast<Characteristic>(c);
        const std::string& text = row[nameOf(of)];
        xfile.types[static_cast<std::size_t>(c)] = row.word(nameOf(of), text, characteristicTypeNamed(of, text)).type;
    }
    return xfile;
}

Card readCard(const SeedTable& row)
{
    Card card;
    card.id = row["Number"];
    const auto dash = card.id.find('-');
    if (dash == std::string::npos || card.id.size() < dash + 5)
        row.fail("a number looks like XF96-0063v1, not " + card.id);
    if (!setOf(card.id))
        row.fail(card.id + " is of no set in src/domain/cards/published_set.h");
    card.set = card.id.substr(0, dash);
    card.number = row.number("Number", std::string_view(card.id).substr(dash + 1, 4));
    card.title = row["Title"];
    card.type = row.word("Type", row["Type"], cardTypeNamed(row["Type"]));
    card.rarity = row.word("Rarity", row["Rarity"], rarityNamed(row["Rarity"]));
    card.episode = row["Episode"];
    card.advancedOnly = row["Advanced only"] == "yes";
    card.cost = readCost(row);
    for (std::string_view word : listed(row["Keywords"]))
        card.keywords.push_back(row.word("Keyword", word, keywordNamed(word)));
    for (std::string_view word : listed(row["Activators"]))
        card.activators.push_back(row.word("Activator", word, activatorNamed(word)));
    if (card.type == CardType::Agent)
        card.agent = readAgent(row);
    if (card.type == CardType::Adversary)
        card.adversary = AdversaryFacts{readRating(row, "LRC"), readRating(row, "CRC"), readRating(row, "Health")};
    if (card.type == CardType::Site)
        card.site = readSite(row);
    if (card.type == CardType::XFile)
        card.xfile = readXFile(row);
    else if (!card.cost)
        row.fail("only an X-File has no Cost");
    return card;
}

bool isGame(const std::string& word, Game game)
{
    return word == (game == Game::Basic ? "basic" : "advanced");
}

} // namespace

CardPool readCards(std::string_view cardsCsv)
{
    SeedTable table("cards.csv", cardsCsv);
    std::vector<Card> cards;
    cards.reserve(400);
    while (table.next())
        cards.push_back(readCard(table));
    try {
        return CardPool(std::move(cards));
    } catch (const std::invalid_argument& error) { // a number twice, or more cards than there may be
        throw SeedError(std::string("cards.csv: ") + error.what());
    }
}

Format readFormat(std::string_view formatsCsv, std::string_view copyLimitsCsv, Game game, const CardPool& pool)
{
    Format format;
    format.game = game;
    SeedTable formats("formats.csv", formatsCsv);
    bool found = false;
    while (formats.next()) {
        if (!isGame(formats["Game"], game))
            continue;
        found = true;
        format.minimumSize = formats.numberOr("Minimum size", 0);
        format.copies = formats.numberOr("Copies", kMostCopies);
        format.teamCost = formats.numberOr("Team cost", 0);
        format.teamMinimum = formats.numberOr("Team minimum", 0);
        format.teamMaximum = formats.numberOr("Team maximum", 0);
        format.teamAdvised = formats.numberOr("Team advised", 0);
        format.sitesAdvised = formats.numberOr("Sites advised %", 0);
    }
    if (!found)
        formats.fail("no line for this game");
    SeedTable limits("copy_limits.csv", copyLimitsCsv);
    while (limits.next()) {
        if (!isGame(limits["Game"], game))
            continue;
        const std::string& number = limits["Number"];
        const CardIndex card = limits.word("Number", number, pool.findNumber(number));
        format.limits.push_back({pool.titleOf(card), limits.number("Copies"), RuleNumber(limits["Rule"])});
    }
    return format;
}

} // namespace dossier
