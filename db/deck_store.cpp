#include "db/deck_store.h"

#include "db/deck_rows.h"
#include "domain/text_fold.h"

namespace dossier {

namespace {

using Kind = StoreError::Kind;

QString now()
{
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
}

QString wordFor(Game game)
{
    return game == Game::Basic ? QStringLiteral("basic") : QStringLiteral("advanced");
}

Game gameOf(const QString& word)
{
    return word == QLatin1String("basic") ? Game::Basic : Game::Advanced;
}

// Qt knows the cases of all alphabets, fold() the accents and quotes of ours.
QString folded(const QString& name)
{
    return QString::fromStdString(fold(name.toCaseFolded().toStdString()));
}

QString usableName(const Work& work, const QString& name)
{
    const QString trimmed = name.trimmed();
    if (trimmed.isEmpty())
        work.fail(Kind::BadValue, QStringLiteral("the name is empty"));
    return trimmed;
}

// The number of the deck with this name, or 0.
std::int64_t idOf(const Work& work, const QString& name)
{
    Statement find(work, QStringLiteral("SELECT id FROM deck WHERE name_folded = ?"));
    return find.run(folded(name)).next() ? find.number(0) : 0;
}

void refuseTakenName(const Work& work, const QString& name, std::int64_t except)
{
    const std::int64_t holder = idOf(work, name);
    if (holder != 0 && holder != except)
        work.fail(Kind::NameTaken, name);
}

[[noreturn]] void failNoSuchDeck(const Work& work, std::int64_t id)
{
    work.fail(Kind::NoSuchEntry, QStringLiteral("there is no deck %1").arg(id));
}

StoredDeck loadDeck(const Work& work, const CardPool& pool, std::int64_t id)
{
    Statement select(work, QStringLiteral("SELECT name, notes, game FROM deck WHERE id = ?"));
    if (!select.run(id).next())
        failNoSuchDeck(work, id);
    StoredDeck stored{id, {}};
    stored.deck.name = select.utf8(0);
    stored.deck.notes = select.utf8(1);
    stored.deck.game = gameOf(select.text(2));
    loadRows(work, pool, id, stored.deck);
    return stored;
}

std::int64_t insertDeck(const Work& work, const QString& name, const QString& notes, const QString& game)
{
    refuseTakenName(work, name, 0);
    Statement insert(work, QStringLiteral(R"(
        INSERT INTO deck (name, name_folded, notes, game, created, changed)
        VALUES (?, ?, ?, ?, ?, ?))"));
    const QString time = now();
    return insert.run(name, folded(name), notes, game, time, time).newId();
}

} // namespace

DeckStore::DeckStore(Database& database, const CardPool& pool)
    : m_database(database)
    , m_pool(pool)
{}

std::vector<DeckSummary> DeckStore::decks() const
{
    const Work work = m_database.work(QStringLiteral("list the decks"));
    Statement select(work, QStringLiteral(R"(
        SELECT id, name, game, changed,
            (SELECT coalesce(sum(count), 0) FROM deck_card WHERE deck_id = id AND zone = 'bureau_deck'),
            (SELECT coalesce(sum(count), 0) FROM deck_card WHERE deck_id = id AND zone = 'team')
        FROM deck
        ORDER BY name_folded)"));
    std::vector<DeckSummary> decks;
    for (select.run(); select.next();)
        decks.push_back({select.number(0), select.text(1), gameOf(select.text(2)), static_cast<int>(select.number(4)),
                         static_cast<int>(select.number(5)), QDateTime::fromString(select.text(3), Qt::ISODateWithMs)});
    return decks;
}

std::optional<StoredDeck> DeckStore::find(const QString& name) const
{
    const Work work = m_database.work(QStringLiteral("find the deck"));
    const Transaction transaction(work, Transaction::Purpose::Read);
    const std::int64_t id = idOf(work, name.trimmed());
    return id == 0 ? std::nullopt : std::optional(loadDeck(work, m_pool, id));
}

StoredDeck DeckStore::load(std::int64_t id) const
{
    const Work work = m_database.work(QStringLiteral("load the deck"));
    const Transaction transaction(work, Transaction::Purpose::Read);
    return loadDeck(work, m_pool, id);
}

std::int64_t DeckStore::create(const Deck& deck)
{
    const Work work = m_database.work(QStringLiteral("store the deck"));
    const QString name = usableName(work, QString::fromStdString(deck.name));
    Transaction transaction(work);
    const std::int64_t id = insertDeck(work, name, QString::fromStdString(deck.notes), wordFor(deck.game));
    saveRows(work, m_pool, id, deck);
    transaction.commit();
    return id;
}

void DeckStore::save(std::int64_t id, const Deck& deck)
{
    const Work work = m_database.work(QStringLiteral("save the deck"));
    const QString name = usableName(work, QString::fromStdString(deck.name));
    Transaction transaction(work);
    refuseTakenName(work, name, id);
    Statement update(work, QStringLiteral(R"(
        UPDATE deck
        SET name = ?, name_folded = ?, notes = ?, game = ?, changed = ?
        WHERE id = ?)"));
    update.run(name, folded(name), deck.notes, wordFor(deck.game), now(), id);
    if (update.rowsChanged() == 0)
        failNoSuchDeck(work, id);
    saveRows(work, m_pool, id, deck);
    transaction.commit();
}

void DeckStore::rename(std::int64_t id, const QString& name)
{
    const Work work = m_database.work(QStringLiteral("rename the deck"));
    const QString newName = usableName(work, name);
    Transaction transaction(work);
    refuseTakenName(work, newName, id);
    Statement update(work, QStringLiteral("UPDATE deck SET name = ?, name_folded = ?, changed = ? WHERE id = ?"));
    update.run(newName, folded(newName), now(), id);
    if (update.rowsChanged() == 0)
        failNoSuchDeck(work, id);
    transaction.commit();
}

std::int64_t DeckStore::copy(std::int64_t id, const QString& name)
{
    const Work work = m_database.work(QStringLiteral("copy the deck"));
    const QString newName = usableName(work, name);
    Transaction transaction(work);
    Statement original(work, QStringLiteral("SELECT notes, game FROM deck WHERE id = ?"));
    if (!original.run(id).next())
        failNoSuchDeck(work, id);
    const std::int64_t copied = insertDeck(work, newName, original.text(0), original.text(1));
    original.finish();
    Statement(work, QStringLiteral(R"(
        INSERT INTO deck_card (deck_id, zone, number, count, position)
        SELECT ?, zone, number, count, position FROM deck_card WHERE deck_id = ?)"))
        .run(copied, id);
    Statement(work, QStringLiteral(R"(
        INSERT INTO deck_aside (deck_id, position, line, text)
        SELECT ?, position, line, text FROM deck_aside WHERE deck_id = ?)"))
        .run(copied, id);
    transaction.commit();
    return copied;
}

void DeckStore::remove(std::int64_t id)
{
    const Work work = m_database.work(QStringLiteral("remove the deck"));
    Transaction transaction(work);
    Statement erase(work, QStringLiteral("DELETE FROM deck WHERE id = ?"));
    if (erase.run(id).rowsChanged() == 0)
        failNoSuchDeck(work, id);
    transaction.commit();
}

QString DeckStore::freeName(const QString& wish) const
{
    const Work work = m_database.work(QStringLiteral("find a free name"));
    const QString wanted = usableName(work, wish);
    QString name = wanted;
    for (int i = 2; idOf(work, name) != 0; ++i)
        name = QStringLiteral("%1 (%2)").arg(wanted).arg(i);
    return name;
}

} // namespace dossier
