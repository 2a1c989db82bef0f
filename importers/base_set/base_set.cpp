#include "importers/base_set/base_set.h"

#include "domain/cards/card_row.h"
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

Card readCard(const SeedTable& table)
{
    CardRow row;
    for (int field = 0; field < kBaseSetFields; ++field)
        row[static_cast<CardField>(field)] = table[nameOf(static_cast<CardField>(field))];
    const std::string& number = row[CardField::Number];
    try {
        Card card = cardOf(row, OwnWords::Refused);
        const PublishedSet* const set = setOf(number);
        if (!set)
            table.fail(number + " is of no set in src/domain/cards/published_set.h");
        card.setName = set->name;
        return card;
    } catch (const CardRowError& error) {
        table.fail(error.what());
    }
}

void addCards(std::vector<Card>& cards, const SeedText& file)
{
    SeedTable table(file.name, file.text);
    while (table.next())
        cards.push_back(readCard(table));
}

Card& cardNumbered(std::vector<Card>& cards, const SeedTable& table, std::string_view heading)
{
    const std::string& number = table[heading];
    const auto found = std::ranges::find(cards, number, &Card::id);
    if (found == cards.end())
        table.fail("no card " + number);
    return *found;
}

// A printing with the facts of another (SET-1).
void addReprints(std::vector<Card>& cards, const SeedText& file)
{
    SeedTable table(file.name, file.text);
    while (table.next()) {
        Card card = cardNumbered(cards, table, "Printing of");
        card.id = table["Number"];
        const PublishedSet* const set = setOf(card.id);
        if (!set)
            table.fail(card.id + " is of no set in src/domain/cards/published_set.h");
        card.number = *numberAcrossSets(card.id) % kPlaceOfSet;
        card.set = card.id.substr(0, card.id.find('-'));
        card.setName = set->name;
        card.rarity = table.word("Rarity", table["Rarity"], rarityNamed(table["Rarity"]));
        cards.push_back(std::move(card));
    }
}

CardPool poolOf(std::vector<Card> cards, const std::string& file)
{
    try {
        return CardPool(std::move(cards));
    } catch (const std::invalid_argument& error) { // a number twice, or more cards than there may be
        throw SeedError(file + ": " + error.what());
    }
}

bool isGame(const std::string& word, Game game)
{
    return word == (game == Game::Basic ? "basic" : "advanced");
}

} // namespace

CardPool readCards(std::string_view cardsCsv)
{
    std::vector<Card> cards;
    addCards(cards, {"cards.csv", std::string(cardsCsv)});
    return poolOf(std::move(cards), "cards.csv");
}

CardPool readSets(std::span<const SeedSet> sets, const SeedText& untold)
{
    std::vector<Card> cards;
    cards.reserve(900);
    for (const SeedSet& set : sets) {
        const std::size_t first = cards.size();
        addCards(cards, set.cards);
        if (!set.reprints)
            continue;
        addReprints(cards, *set.reprints);
        std::sort(cards.begin() + static_cast<std::ptrdiff_t>(first), cards.end(),
                  [](const Card& a, const Card& b) { return a.number < b.number; });
    }
    SeedTable table(untold.name, untold.text);
    while (table.next())
        cardNumbered(cards, table, "Number").untold = true;
    return poolOf(std::move(cards), untold.name);
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
