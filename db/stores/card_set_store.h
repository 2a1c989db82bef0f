// The further sets of cards the user took in, and what of his refers to them. Taking in and removing are no steps of
// the history.
#pragma once

#include "db/file/database.h"
#include "db/stores/set_uses.h"
#include "domain/cards/further_set.h"

#include <QString>

#include <cstdint>
#include <span>
#include <vector>

namespace dossier {

struct StoredSet
{
    std::int64_t id = 0;
    QString takenIn; // UTC, as 2026-01-31T18:30:00.000Z
    FurtherSet set;
    int unread = 0; // cards whose rows make no card: another program wrote them
};

class CardSetStore
{
public:
    explicit CardSetStore(Database& database);

    // In the order they were taken in.
    std::vector<StoredSet> sets() const;
    // All or none. Throws NameTaken where a set of this name is there already, BadValue where a card of a number is,
    // where there would be more than kMostFurtherSets or kMostFurtherCards, or where the name is empty.
    void add(std::span<const FurtherSet> sets);
    SetUses usesOf(std::int64_t id) const;
    // Removes the set where nothing uses it; what does otherwise. Steps of the history do not stand in its way, and are
    // refused to whoever wants to go over them before the set is there again. Throws NoSuchEntry.
    SetUses remove(std::int64_t id);

private:
    Database& m_database;
};

// Within a transaction that is under way; as CardSetStore::add.
void addSets(const Work& work, std::span<const FurtherSet> sets);

// The sets without what stores know of them: what a pool is made of.
std::vector<FurtherSet> furtherSetsOf(Database& database);
// The same of a file that is not opened otherwise. Changes nothing and never throws: whoever opens the file says what
// is wrong with it. None of a file that is not there, none of ours, or of a version before there were such sets.
std::vector<FurtherSet> furtherSetsIn(const QString& path);

} // namespace dossier
