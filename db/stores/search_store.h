// Queries the user gave a name, each for one of the program's lists. One call is one transaction and one step of the
// history.
#pragma once

#include "db/file/database.h"
#include "domain/limits/text_limits.h"

#include <QSet>
#include <QString>

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace dossier {

// The lists a query can be asked of. DeckCards: the cards within a deck.
enum class SearchedList { Cards, Collection, Decks, DeckCards };

struct SavedSearch
{
    std::int64_t id = 0;
    SearchedList list = SearchedList::Cards;
    QString name;
    QString query; // as typed; may be one the program does not understand any more
};

class SearchStore
{
public:
    explicit SearchStore(Database& database);

    std::vector<SavedSearch> searches(SearchedList list) const; // by name, case-blind
    // Replaces the query of that name in that list, compared case-blind, or adds one. Returns its number. Throws
    // BadValue for an empty name, TooLong, Broken.
    std::int64_t save(SearchedList list, const QString& name, const QString& query, Limits limits = Limits::Checked);
    // Throws NoSuchEntry, BadValue for an empty name, TooLong, NameTaken where the list has it already.
    void rename(std::int64_t id, const QString& name);
    void remove(std::int64_t id); // throws NoSuchEntry

private:
    Database& m_database;
};

// Adds searches that were kept elsewhere, texts as they were, one after the other. However many are of one name, each
// name is asked for once. Meanwhile nobody else changes those that are stored.
class SearchesBeside
{
public:
    explicit SearchesBeside(Database& database);

    // Under another name where this one has another query, and none where it is there already. Whether there is one
    // more. Throws BadValue for an empty name.
    bool add(SearchedList list, const QString& name, const QString& query);

private:
    // Those that are called "Sites", "Sites (2)" and so on without a gap.
    struct Alike
    {
        QSet<QString> queries;
        int next = 1; // number
    };

    SearchStore m_store;
    Work m_work;
    Statement m_there;
    std::map<std::pair<SearchedList, QString>, Alike> m_alike; // by folded name
};

} // namespace dossier
