// The lines of an exported collection, one heap after the other: a million of them are never held together.
#pragma once

#include "domain/cards/card_pool.h"
#include "domain/collection/heap_batch.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace dossier {

// The first text of a row that is longer than it may be: whoever reads the row sets it aside, unless texts may be as
// they were.
std::optional<TextOf> tooLongIn(const HeapFields& heap);

// Whether an import takes an exported row: older versions stored texts of any length and days of any year.
bool comesBack(const HeapFields& heap);

// Puts a text behind `out` as JSON writes it, in quotes.
void appendJsonText(std::string& out, std::string_view text);

// As writeCollectionCsv (collection_csv.h) has them.
class CsvRows
{
public:
    // The pool must outlive this.
    explicit CsvRows(const CardPool& pool);

    static std::string_view heading();
    void append(std::string& out, const HeapFields& heap);

private:
    std::string factsOfCard(const std::string& number) const;

    const CardPool& m_pool;
    std::unordered_map<std::string, std::string> m_facts; // of a card, as they stand in each of its lines
    std::string m_number;
};

// As readCollectionJson (collection_json.h) reads them: begin(), between() before each heap but the first, end().
class JsonRows
{
public:
    // A card the pool does not know gets this title; null where it is empty.
    explicit JsonRows(const CardPool& pool, std::string unknownTitle = {});

    static std::string_view begin() { return "["; }
    static std::string_view between() { return ","; }
    static std::string_view end() { return "\n]\n"; }
    void append(std::string& out, const HeapFields& heap);

private:
    std::string factsOfCard(const std::string& number) const;

    const CardPool& m_pool;
    std::string m_unknownTitle;
    std::unordered_map<std::string, std::string> m_facts;
    std::string m_number;
};

} // namespace dossier
