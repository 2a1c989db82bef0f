// Puts a collection together from the rows of a table: which card, how many, in what condition and where.
#pragma once

#include "importers/collections/collection_reading.h"

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>

namespace dossier {

// The cells of one line as they stood; empty where the table has no such column.
struct CollectionRow
{
    // Behind the columns of the collection stand some that help to name a card; its number may be "XF96-0042v1", or
    // "42" beside one of them. Where a table names number or set twice, the second has to agree.
    static constexpr std::size_t kSet = kHeapColumns; // code or name
    static constexpr std::size_t kTitle = kHeapColumns + 1;
    static constexpr std::size_t kOtherNumber = kHeapColumns + 2;
    static constexpr std::size_t kOtherSet = kHeapColumns + 3;
    std::array<std::string, kHeapColumns + 4> cells;

    std::string& operator[](HeapColumn column) { return cells[placeOf(column)]; }
    const std::string& operator[](HeapColumn column) const { return cells[placeOf(column)]; }
    const std::string& number() const { return (*this)[HeapColumn::Card]; }
    const std::string& set() const { return cells[kSet]; }
    const std::string& title() const { return cells[kTitle]; }
};

class CollectionAssembly
{
public:
    // Puts what it understands beside what is in `into` already. All must outlive this.
    CollectionAssembly(const CardPool& pool, CollectionReading& into, Limits limits = Limits::Checked);
    std::size_t rejected() const { return m_rejected; } // rows
    std::size_t taken() const { return m_taken; }
    // After many unknown rows nobody reads the hints, and searching for them takes time.
    bool wantsHints() const { return m_reading.unknown.size() < 500; }

    // What the user says the unknown cards of some lines are, by line.
    void setPicks(std::map<int, CardIndex> picks) { m_picks = std::move(picks); }
    // What stands first in days of which the figures do not say it.
    void setDates(DateOrder dates) { m_dates = dates; }
    // Columns that are passed over.
    void passOver(std::vector<std::string> headings) { m_reading.changes.columns = std::move(headings); }
    void passOverToo(std::string heading) { m_reading.changes.columns.push_back(std::move(heading)); }
    // A line above the heading.
    void passAbove(int line) { m_reading.changes.above.add(line); }
    // Takes a row, or keeps it among the unknown with the reason. A heap that was there already grows.
    void take(const CollectionRow& row, int line, std::string_view words);
    void reject(int line, std::string_view words, LineTrouble trouble, std::string hint);

    // Throws NoneUnderstood<CollectionReading>, with what was read, where there were rows and none was understood.
    void refuseNone();

private:
    struct Found
    {
        std::optional<CardIndex> card;
        std::string hint;
        LineTrouble trouble = LineTrouble::UnknownCard; // why there is none
        bool renamed = false;                           // see RowChanges
    };
    Found findKnown(const CollectionRow& row);
    Found findCard(const CollectionRow& row) const;
    Found findByTitle(const CollectionRow& row) const;
    // Why the row's own words say another card or printing than the one found; nothing where they agree.
    std::optional<LineTrouble> contradiction(const CollectionRow& row, CardIndex card) const;
    Found numbered(const CollectionRow& row, CardIndex card) const;
    struct BadRow
    {
        LineTrouble trouble;
        std::string hint{};
    };
    std::optional<BadRow> readRow(const CollectionRow& row, OwnedCard& owned) const;
    struct BadCell
    {
        HeapColumn column;
        LineTrouble trouble = LineTrouble::BadValue;
    };
    // All but the card and the copies; the first cell that cannot be read.
    std::optional<BadCell> readCells(const CollectionRow& row, OwnedCard& owned) const;
    // The first of its texts that is longer than it may be.

    const CardPool& m_pool;
    CollectionReading& m_reading;
    Limits m_limits;
    std::map<int, CardIndex> m_picks;
    DateOrder m_dates = DateOrder::Unknown;
    std::size_t m_rejected = 0;
    std::size_t m_taken = 0;
    std::unordered_map<std::string, Found> m_found; // by what names a card in a row
    std::string m_naming;
};

} // namespace dossier
