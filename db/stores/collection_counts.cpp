// The questions to the collection that count it.
#include "db/stores/collection_counts.h"

#include "db/stores/collection_store.h"

namespace dossier {

std::int64_t copiesInAll(const Work& work)
{
    return askNumber(work, QStringLiteral("SELECT coalesce(sum(copies), 0) FROM owned"));
}

std::vector<std::pair<std::string, int>> CollectionStore::counts() const
{
    const Work work = m_database.work(QStringLiteral("count the collection"));
    Statement select(work, QStringLiteral("SELECT number, copies FROM owned WHERE copies > 0 ORDER BY number"));
    std::vector<std::pair<std::string, int>> counts;
    for (select.run(); select.next();)
        counts.emplace_back(select.utf8(0), copiesFrom(select.number(1)));
    return counts;
}

std::int64_t CollectionStore::totalCopies() const
{
    const Work work = m_database.work(QStringLiteral("count the collection"));
    return copiesInAll(work);
}

int CollectionStore::copiesOf(const std::string& card) const
{
    const Work work = m_database.work(QStringLiteral("count a card of the collection"));
    Statement select(work, QStringLiteral("SELECT copies FROM owned WHERE number = ?"));
    return select.run(card).next() ? copiesFrom(select.number(0)) : 0;
}

std::vector<std::pair<std::string, int>> CollectionStore::lentCounts() const
{
    const Work work = m_database.work(QStringLiteral("count what is lent"));
    Statement select(work,
                     QStringLiteral("SELECT number, sum(count) FROM collection WHERE lent_to <> '' GROUP BY number"));
    std::vector<std::pair<std::string, int>> counts;
    for (select.run(); select.next();)
        counts.emplace_back(select.utf8(0), copiesFrom(select.number(1)));
    return counts;
}

int CollectionStore::lentOf(const std::string& card) const
{
    const Work work = m_database.work(QStringLiteral("count what is lent of a card"));
    Statement select(
        work, QStringLiteral("SELECT coalesce(sum(count), 0) FROM collection WHERE number = ? AND lent_to <> ''"));
    return select.run(card).next() ? copiesFrom(select.number(0)) : 0;
}

std::vector<CardWishes> CollectionStore::wishes() const
{
    const Work work = m_database.work(QStringLiteral("count what is wanted and for trade"));
    Statement select(work, QStringLiteral("SELECT number, sum(wanted), sum(for_trade) FROM collection "
                                          "WHERE wanted > 0 OR for_trade > 0 GROUP BY number"));
    std::vector<CardWishes> wishes;
    for (select.run(); select.next();)
        wishes.push_back({select.utf8(0), copiesFrom(select.number(1)), copiesFrom(select.number(2))});
    return wishes;
}

CardWishes CollectionStore::wishesOf(const std::string& card) const
{
    const Work work = m_database.work(QStringLiteral("count what is wanted and for trade of a card"));
    Statement select(work,
                     QStringLiteral("SELECT coalesce(sum(wanted), 0), coalesce(sum(for_trade), 0) FROM collection "
                                    "WHERE number = ? AND (wanted > 0 OR for_trade > 0)"));
    select.run(card).next();
    return {card, copiesFrom(select.number(0)), copiesFrom(select.number(1))};
}

int CollectionStore::heapCount() const
{
    const Work work = m_database.work(QStringLiteral("count the collection"));
    return static_cast<int>(askNumber(work, QStringLiteral("SELECT count(*) FROM collection")));
}

// By going from one place to the next: the index is not read through.
std::vector<std::string> CollectionStore::places() const
{
    const Work work = m_database.work(QStringLiteral("list the places of the collection"));
    Statement select(work, QStringLiteral(R"(
        WITH RECURSIVE place (name) AS (
            SELECT min(location) FROM collection WHERE location > ''
            UNION ALL
            SELECT (SELECT min(location) FROM collection WHERE location > place.name)
            FROM place
            WHERE place.name IS NOT NULL)
        SELECT name FROM place WHERE name IS NOT NULL)"));
    std::vector<std::string> places;
    for (select.run(); select.next();)
        places.push_back(select.utf8(0));
    return places;
}

// Few heaps are lent, and an index holds these alone.
std::vector<std::string> CollectionStore::borrowers() const
{
    const Work work = m_database.work(QStringLiteral("list who has cards on loan"));
    Statement select(work,
                     QStringLiteral("SELECT DISTINCT lent_to FROM collection WHERE lent_to <> '' ORDER BY lent_to"));
    std::vector<std::string> people;
    for (select.run(); select.next();)
        people.push_back(select.utf8(0));
    return people;
}

} // namespace dossier
