#include "importers/collections/collection_rows.h"

#include "domain/cards/published_set.h"
#include "importers/reading/card_line.h"
#include "importers/reading/csv.h"
#include "text/json.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr std::string_view kToBeQuoted = ",\"\n\r";

void appendCell(std::string& out, std::string_view text)
{
    if (text.find_first_of(kToBeQuoted) == std::string_view::npos && !looksLikeFormula(text))
        out += text;
    else
        out += csvField(guarded(text));
}

void appendNumber(std::string& out, int number)
{
    if (number >= 0 && number < 10)
        out += static_cast<char>('0' + number);
    else
        out += std::to_string(number);
}

template <typename Make>
const std::string& kept(std::unordered_map<std::string, std::string>& facts, std::string& number, std::string_view card,
                        Make make)
{
    number = card;
    if (const auto known = facts.find(number); known != facts.end())
        return known->second;
    return facts.emplace(number, make(number)).first->second;
}

} // namespace

std::optional<TextOf> tooLongIn(const HeapFields& heap)
{
    std::optional<TextOf> tooLong;
    eachColumn(
        [&](auto column, const auto& value) {
            if constexpr (column.facts.limit.has_value())
                if (!tooLong && isTooLong(column, value))
                    tooLong = column.facts.limit;
        },
        heap);
    return tooLong;
}

bool comesBack(const HeapFields& heap)
{
    bool days = true;
    eachColumn(
        [&](auto column, const auto& value) {
            if constexpr (column.kind == ColumnKind::Date)
                days = days && (value.empty() || isDate(value));
        },
        heap);
    return days && !tooLongIn(heap);
}

void appendJsonText(std::string& out, std::string_view text)
{
    const bool plain = std::ranges::all_of(
        text, [](char c) { return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\' && c != '\x7F'; });
    if (plain)
        out.append(1, '"').append(text).append(1, '"');
    else
        out += Json(text).compact();
}

CsvRows::CsvRows(const CardPool& pool)
    : m_pool(pool)
{}

std::string_view CsvRows::heading()
{
    static const std::string line = [] {
        std::string headings;
        for (const HeapColumn column : kTableOrder) {
            headings.append(headings.empty() ? "" : ",").append(factsOf(column).heading);
            if (column == HeapColumn::Card)
                headings += ",Name,Set,Number,Rarity";
        }
        return headings + "\n";
    }();
    return line;
}

void CsvRows::append(std::string& out, const HeapFields& heap)
{
    eachColumn<kTableOrder>(
        [&](auto column, const auto& value) {
            if constexpr (column.kind == ColumnKind::Card)
                out +=
                    kept(m_facts, m_number, value, [this](const std::string& number) { return factsOfCard(number); });
            else if constexpr (column.kind == ColumnKind::Copies)
                appendNumber(out, value);
            else if constexpr (column.kind == ColumnKind::Condition)
                out += nameOf(value);
            else if constexpr (column.kind == ColumnKind::YesNo)
                out += value ? '1' : '0';
            else if constexpr (column.kind == ColumnKind::Price)
                out += value == 0 ? std::string() : priceText(value);
            else if constexpr (column.kind == ColumnKind::Date)
                out += value;
            else
                appendCell(out, value);
            out += column == kTableOrder.back() ? '\n' : ',';
        },
        heap);
}

std::string CsvRows::factsOfCard(const std::string& number) const
{
    std::string facts;
    appendCell(facts, number);
    const auto index = m_pool.findNumber(number);
    if (!index)
        return facts + ",,,,";
    const Card& card = m_pool[*index];
    facts += ',';
    appendCell(facts, card.title);
    facts += ',';
    appendCell(facts, setName(card)); // a further set may be called anything
    return facts + "," + printedNumber(card) + "," + std::string(nameOf(card.rarity));
}

JsonRows::JsonRows(const CardPool& pool, std::string unknownTitle)
    : m_pool(pool)
    , m_unknownTitle(std::move(unknownTitle))
{}

void JsonRows::append(std::string& out, const HeapFields& heap)
{
    out += "\n ";
    eachColumn(
        [&](auto column, const auto& value) {
            if constexpr (column.kind == ColumnKind::Card) {
                out += kept(m_facts, m_number, value, [this](const std::string& card) { return factsOfCard(card); });
                return;
            }
            out.append(",\"").append(column.facts.json).append("\":");
            if constexpr (column.kind == ColumnKind::Copies)
                appendNumber(out, value);
            else if constexpr (column.kind == ColumnKind::Condition)
                appendJsonText(out, nameOf(value));
            else if constexpr (column.kind == ColumnKind::YesNo)
                out += value ? "true" : "false";
            else if constexpr (column.kind == ColumnKind::Price)
                appendJsonText(out, priceText(value));
            else
                appendJsonText(out, value);
        },
        heap);
    out += '}';
}

std::string JsonRows::factsOfCard(const std::string& number) const
{
    std::string facts = "{\"id\":";
    appendJsonText(facts, number);
    facts += ",\"title\":";
    if (const auto index = m_pool.findNumber(number))
        appendJsonText(facts, m_pool[*index].title);
    else if (!m_unknownTitle.empty())
        appendJsonText(facts, m_unknownTitle);
    else
        facts += "null";
    return facts;
}

} // namespace dossier
