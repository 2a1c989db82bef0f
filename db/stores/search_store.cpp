#include "db/stores/search_store.h"

#include "db/history/folded_name.h"
#include "db/history/history_recorder.h"
#include "db/stores/text_check.h"

namespace dossier {

namespace {

using Kind = StoreError::Kind;

QString wordFor(SearchedList list)
{
    switch (list) {
    case SearchedList::Cards:
        return QStringLiteral("cards");
    case SearchedList::Collection:
        return QStringLiteral("collection");
    case SearchedList::Decks:
        return QStringLiteral("decks");
    case SearchedList::DeckCards:
        return QStringLiteral("deck");
    }
    return {};
}

} // namespace

SearchStore::SearchStore(Database& database)
    : m_database(database)
{}

std::vector<SavedSearch> SearchStore::searches(SearchedList list) const
{
    const Work work = m_database.work(QStringLiteral("list the saved searches"));
    Statement select(work,
                     QStringLiteral("SELECT id, name, query FROM saved_search WHERE list = ? ORDER BY name_folded"));
    std::vector<SavedSearch> searches;
    for (select.run(wordFor(list)); select.next();)
        searches.push_back({select.number(0), list, select.text(1), select.text(2)});
    return searches;
}

std::int64_t SearchStore::save(SearchedList list, const QString& name, const QString& query, Limits limits)
{
    const Work work = m_database.work(QStringLiteral("save the search"));
    const QString trimmed = name.trimmed();
    if (trimmed.isEmpty())
        work.fail(Kind::BadValue, QStringLiteral("the name is empty"));
    if (limits == Limits::Checked) {
        refuseUnfit(work, TextOf::SearchName, trimmed);
        refuseUnfit(work, TextOf::Search, query);
    }
    RecordedTransaction transaction(work, m_database.historyLimits());
    Statement upsert(work, QStringLiteral(R"(
        INSERT INTO saved_search (list, name, name_folded, query)
        VALUES (?, ?, ?, ?)
        ON CONFLICT (list, name_folded) DO UPDATE SET
            name = excluded.name,
            query = excluded.query
        RETURNING id)"));
    upsert.run(wordFor(list), trimmed, foldedName(trimmed), query).next();
    const std::int64_t id = upsert.number(0);
    upsert.finish();
    transaction.commit({HistoryKind::SaveSearch, trimmed, {}, 0, id});
    return id;
}

void SearchStore::rename(std::int64_t id, const QString& name)
{
    const Work work = m_database.work(QStringLiteral("rename the saved search"));
    const QString trimmed = name.trimmed();
    if (trimmed.isEmpty())
        work.fail(Kind::BadValue, QStringLiteral("the name is empty"));
    refuseUnfit(work, TextOf::SearchName, trimmed);
    RecordedTransaction transaction(work, m_database.historyLimits());
    Statement other(work, QStringLiteral(R"(
        SELECT 1
        FROM saved_search AS s JOIN saved_search AS o ON o.list = s.list AND o.id <> s.id
        WHERE s.id = ? AND o.name_folded = ?)"));
    if (other.run(id, foldedName(trimmed)).next())
        work.fail(Kind::NameTaken, trimmed);
    other.finish();
    Statement update(work, QStringLiteral("UPDATE saved_search SET name = ?, name_folded = ? WHERE id = ?"));
    if (update.run(trimmed, foldedName(trimmed), id).rowsChanged() == 0)
        work.fail(Kind::NoSuchEntry, QStringLiteral("there is no saved search %1").arg(id));
    transaction.commit({HistoryKind::SaveSearch, trimmed, {}, 0, id});
}

void SearchStore::remove(std::int64_t id)
{
    const Work work = m_database.work(QStringLiteral("remove the saved search"));
    RecordedTransaction transaction(work, m_database.historyLimits());
    Statement erase(work, QStringLiteral("DELETE FROM saved_search WHERE id = ? RETURNING name"));
    if (!erase.run(id).next())
        work.fail(Kind::NoSuchEntry, QStringLiteral("there is no saved search %1").arg(id));
    const QString name = erase.text(0);
    erase.finish();
    transaction.commit({HistoryKind::DeleteSearch, name, {}, 0, id});
}

SearchesBeside::SearchesBeside(Database& database)
    : m_store(database)
    , m_work(database.work(QStringLiteral("save the search")))
    , m_there(m_work, QStringLiteral("SELECT query FROM saved_search WHERE list = ? AND name_folded = ?"))
{}

bool SearchesBeside::add(SearchedList list, const QString& name, const QString& query)
{
    const QString wanted = name.trimmed();
    Alike& alike = m_alike[{list, foldedName(wanted)}];
    const auto numbered = [&] {
        return alike.next == 1 ? wanted : QStringLiteral("%1 (%2)").arg(wanted, QString::number(alike.next));
    };
    QString free = numbered();
    for (; m_there.run(wordFor(list), foldedName(free)).next(); free = numbered()) {
        alike.queries.insert(m_there.text(0));
        ++alike.next;
    }
    m_there.finish();
    if (alike.queries.contains(query))
        return false;
    m_store.save(list, free, query, Limits::AsTheyWere);
    return true;
}

} // namespace dossier
