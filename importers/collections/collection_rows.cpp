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
    if (!looksLikeFormula(text) && text.find_first_of(kToBeQuoted) == std::string_view::npos)
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
    return "Quantity,Card ID,Name,Set,Number,Rarity,Condition,Language,Signed,Location,Trade Quantity,Wanted,"
           "Price Paid,Currency,Acquired,Lent To,Lent On,Note\n";
}

void CsvRows::append(std::string& out, const HeapFields& heap)
{
    appendNumber(out, heap.count);
    out += ',';
    out += kept(m_facts, m_number, heap.card, [this](const std::string& number) {
        std::string facts;
        appendCell(facts, number);
        facts += ',';
        if (const auto index = m_pool.findNumber(number)) {
            const Card& card = m_pool[*index];
            appendCell(facts, card.title);
            facts += ',';
            appendCell(facts, setName(card)); // a further set may be called anything
            facts += "," + printedNumber(card) + "," + std::string(nameOf(card.rarity)) + ",";
        } else {
            facts += ",,,,";
        }
        return facts;
    });
    out.append(nameOf(heap.condition)).append(1, ',');
    appendCell(out, heap.language);
    out += heap.isSigned ? ",1," : ",0,";
    appendCell(out, heap.location);
    out += ',';
    appendNumber(out, heap.forTrade);
    out += ',';
    appendNumber(out, heap.wanted);
    out += ',';
    if (heap.pricePaid != 0)
        out += priceText(heap.pricePaid);
    out += ',';
    appendCell(out, heap.currency);
    out.append(1, ',').append(heap.acquired).append(1, ',');
    appendCell(out, heap.lentTo);
    out.append(1, ',').append(heap.lentOn).append(1, ',');
    appendCell(out, heap.note);
    out += '\n';
}

JsonRows::JsonRows(const CardPool& pool, std::string unknownTitle)
    : m_pool(pool)
    , m_unknownTitle(std::move(unknownTitle))
{}

void JsonRows::append(std::string& out, const HeapFields& heap)
{
    const auto text = [&](std::string_view key, std::string_view value) {
        out.append(",\"").append(key).append("\":");
        appendJsonText(out, value);
    };
    const auto number = [&](std::string_view key, int value) {
        out.append(",\"").append(key).append("\":");
        appendNumber(out, value);
    };
    out += "\n ";
    out += kept(m_facts, m_number, heap.card, [this](const std::string& card) {
        std::string facts = "{\"id\":";
        appendJsonText(facts, card);
        facts += ",\"title\":";
        if (const auto index = m_pool.findNumber(card))
            appendJsonText(facts, m_pool[*index].title);
        else if (!m_unknownTitle.empty())
            appendJsonText(facts, m_unknownTitle);
        else
            facts += "null";
        return facts;
    });
    number("count", heap.count);
    text("condition", nameOf(heap.condition));
    text("language", heap.language);
    text("location", heap.location);
    text("note", heap.note);
    number("for_trade", heap.forTrade);
    number("wanted", heap.wanted);
    out += heap.isSigned ? ",\"signed\":true" : ",\"signed\":false";
    text("price_paid", priceText(heap.pricePaid));
    text("currency", heap.currency);
    text("acquired", heap.acquired);
    text("lent_to", heap.lentTo);
    text("lent_on", heap.lentOn);
    out += '}';
}

} // namespace dossier
