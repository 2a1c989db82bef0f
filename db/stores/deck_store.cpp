#include "db/stores/deck_store.h"

#include "db/file/quick_statement.h"
#include "db/history/folded_name.h"
#include "db/history/history_recorder.h"
#include "db/stores/deck_changes.h"
#include "db/stores/deck_rows.h"
#include "db/stores/deck_versions.h"
#include "db/stores/new_decks.h"
#include "db/stores/text_check.h"

namespace dossier {

namespace {

using Kind = StoreError::Kind;

QString now()
{
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
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
    return find.run(foldedName(name)).next() ? find.number(0) : 0;
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

const QString kSelectDeck =
    QStringLiteral("SELECT id, name, notes, game, folder, tags, state, killers, sets FROM deck %1");

// Without its cards.
StoredDeck deckFrom(const Work& work, const Statement& row)
{
    StoredDeck stored{row.number(0), {}};
    stored.deck.name = row.utf8(1);
    stored.deck.notes = row.utf8(2);
    stored.deck.game = gameNamed(work, row.text(3));
    stored.deck.folder = row.utf8(4);
    stored.deck.tags = tagsOf(row.text(5));
    stored.deck.state = stateNamed(work, row.text(6));
    stored.deck.killersAgreed = row.number(7) != 0;
    stored.deck.sets = setsNamed(work, row.text(8));
    return stored;
}

StoredDeck loadDeck(const Work& work, const CardPool& pool, std::int64_t id)
{
    Statement select(work, kSelectDeck.arg(QStringLiteral("WHERE id = ?")));
    if (!select.run(id).next())
        failNoSuchDeck(work, id);
    StoredDeck stored = deckFrom(work, select);
    loadRows(work, pool, id, stored.deck);
    return stored;
}

std::int64_t insertDeck(const Work& work, const QString& name, const Deck& deck)
{
    refuseTakenName(work, name, 0);
    Statement insert(work, QStringLiteral(R"(
        INSERT INTO deck (name, name_folded, notes, game, created, changed, folder, tags, state, killers, sets)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?))"));
    const QString time = now();
    return insert
        .run(name, foldedName(name), deck.notes, wordFor(deck.game), time, time,
             QString::fromStdString(deck.folder).trimmed(), tagLines(deck.tags), wordFor(deck.state),
             deck.killersAgreed, wordFor(deck.sets))
        .newId();
}

// Replaces the rows of a deck that is there, by one that is as it will be read back.
void replaceDeck(const Work& work, const CardPool& pool, std::int64_t id, const Deck& deck)
{
    const QString name = QString::fromStdString(deck.name);
    refuseTakenName(work, name, id);
    keepVersionBeforeChange(work, id);
    Statement(work, QStringLiteral(R"(
        UPDATE deck
        SET name = ?, name_folded = ?, notes = ?, game = ?, changed = ?, folder = ?, tags = ?, state = ?,
            killers = ?, sets = ?
        WHERE id = ?)"))
        .run(name, foldedName(name), deck.notes, wordFor(deck.game), now(), deck.folder, tagLines(deck.tags),
             wordFor(deck.state), deck.killersAgreed, wordFor(deck.sets), id);
    saveRows(work, pool, id, deck);
}

// As it will be read back.
Deck asStored(const Work& work, Deck deck)
{
    deck.name = usableName(work, QString::fromStdString(deck.name)).toStdString();
    deck.folder = QString::fromStdString(deck.folder).trimmed().toStdString();
    deck.tags = tagsOf(tagLines(deck.tags));
    return deck;
}

// By name, case-blind.
std::vector<ListedDeck> withoutCards(const Work& work)
{
    QuickStatement select(work,
                          QStringLiteral("SELECT id, name, notes, game, folder, tags, state, killers, changed, sets "
                                         "FROM deck ORDER BY name_folded"));
    const auto text = [&select](int column) {
        const std::string_view utf8 = select.text(column);
        return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
    };
    std::vector<ListedDeck> decks;
    while (select.next()) {
        ListedDeck& listed = decks.emplace_back();
        listed.summary = {select.number(0),
                          text(1),
                          gameNamed(work, text(3)),
                          text(4),
                          tagsOf(text(5)),
                          stateNamed(work, text(6)),
                          0,
                          0,
                          QDateTime::fromString(text(8), Qt::ISODateWithMs)};
        Deck& deck = listed.deck;
        deck.name = select.text(1);
        deck.notes = select.text(2);
        deck.game = listed.summary.game;
        deck.folder = select.text(4);
        deck.tags = listed.summary.tags;
        deck.state = listed.summary.state;
        deck.killersAgreed = select.number(7) != 0;
        deck.sets = setsNamed(work, text(9));
    }
    return decks;
}

HistoryFacts factsOfNew(DeckOrigin origin, const QString& name, std::int64_t id)
{
    return {origin == DeckOrigin::Made ? HistoryKind::CreateDeck : HistoryKind::ImportDeck, name, {}, 0, id};
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
        SELECT id, name, game, folder, tags, state,
            (SELECT coalesce(sum(count), 0) FROM deck_card WHERE deck_id = id AND zone = 'bureau_deck'),
            (SELECT coalesce(sum(count), 0) FROM deck_card WHERE deck_id = id AND zone = 'team'),
            changed
        FROM deck
        ORDER BY name_folded)"));
    std::vector<DeckSummary> decks;
    for (select.run(); select.next();)
        decks.push_back({select.number(0), select.text(1), gameNamed(work, select.text(2)), select.text(3),
                         tagsOf(select.text(4)), stateNamed(work, select.text(5)), static_cast<int>(select.number(6)),
                         static_cast<int>(select.number(7)), QDateTime::fromString(select.text(8), Qt::ISODateWithMs)});
    return decks;
}

std::vector<ListedDeck> DeckStore::decksWithCards() const
{
    const Work work = m_database.work(QStringLiteral("list the decks"));
    const Transaction transaction(work, Transaction::Purpose::Read);
    std::vector<ListedDeck> decks = withoutCards(work);
    addAllCards(work, m_pool, decks);
    return decks;
}

std::vector<ListedDeck> DeckStore::decksWithCards(const PoolSet& cards) const
{
    const Work work = m_database.work(QStringLiteral("list the decks"));
    const Transaction transaction(work, Transaction::Purpose::Read);
    std::vector<ListedDeck> decks = withoutCards(work);
    addCardsAmong(work, m_pool, cards, decks);
    return decks;
}

void DeckStore::addSizes(std::vector<DeckSummary>& decks) const
{
    const Work work = m_database.work(QStringLiteral("list the decks"));
    const Transaction transaction(work, Transaction::Purpose::Read);
    QuickStatement sum(work,
                       QStringLiteral("SELECT coalesce(sum(count), 0) FROM deck_card WHERE deck_id = ? AND zone = ?"));
    const auto copiesIn = [&](std::int64_t id, std::string_view zone) {
        sum.bind(0, id);
        sum.bind(1, zone);
        const int copies = sum.next() ? static_cast<int>(sum.number(0)) : 0;
        sum.finish();
        return copies;
    };
    for (DeckSummary& deck : decks) {
        deck.bureauDeckSize = copiesIn(deck.id, "bureau_deck");
        deck.teamSize = copiesIn(deck.id, "team");
    }
}

std::vector<StoredDeck> DeckStore::builtDecks() const
{
    const Work work = m_database.work(QStringLiteral("load the decks"));
    const Transaction transaction(work, Transaction::Purpose::Read);
    std::vector<StoredDeck> decks;
    Statement select(work, kSelectDeck.arg(QStringLiteral("WHERE state = ? ORDER BY id")));
    for (select.run(wordFor(DeckState::Built)); select.next();)
        decks.push_back(deckFrom(work, select));
    for (StoredDeck& stored : decks)
        loadRows(work, m_pool, stored.id, stored.deck);
    return decks;
}

std::optional<StoredDeck> DeckStore::find(const QString& name) const
{
    const Work work = m_database.work(QStringLiteral("find the deck"));
    const Transaction transaction(work, Transaction::Purpose::Read);
    const std::int64_t id = idOf(work, name.trimmed());
    return id == 0 ? std::nullopt : std::optional(loadDeck(work, m_pool, id));
}

bool DeckStore::contains(std::int64_t id) const
{
    const Work work = m_database.work(QStringLiteral("look for the deck"));
    Statement find(work, QStringLiteral("SELECT 1 FROM deck WHERE id = ?"));
    return find.run(id).next();
}

StoredDeck DeckStore::load(std::int64_t id) const
{
    const Work work = m_database.work(QStringLiteral("load the deck"));
    const Transaction transaction(work, Transaction::Purpose::Read);
    return loadDeck(work, m_pool, id);
}

std::vector<StoredDeck> DeckStore::loadAll() const
{
    const Work work = m_database.work(QStringLiteral("load the decks"));
    const Transaction transaction(work, Transaction::Purpose::Read);
    std::vector<StoredDeck> decks;
    Statement select(work, kSelectDeck.arg(QStringLiteral("ORDER BY id")));
    for (select.run(); select.next();)
        decks.push_back(deckFrom(work, select));
    loadAllRows(work, m_pool, decks);
    return decks;
}

std::int64_t DeckStore::create(const Deck& deck, DeckOrigin origin)
{
    const Work work = m_database.work(QStringLiteral("store the deck"));
    const QString name = usableName(work, QString::fromStdString(deck.name));
    refuseUnfit(work, deck);
    RecordedTransaction transaction(work, m_database.historyLimits());
    const std::int64_t id = insertDeck(work, name, deck);
    saveRows(work, m_pool, id, deck);
    transaction.commit(factsOfNew(origin, name, id));
    return id;
}

std::int64_t DeckStore::createFreelyNamed(Deck& deck, DeckOrigin origin)
{
    const Work work = m_database.work(QStringLiteral("store the deck"));
    RecordedTransaction whileItIsFree(work, m_database.historyLimits());
    const QString name = freeName(QString::fromStdString(deck.name));
    deck.name = name.toStdString();
    const std::int64_t id = create(deck, origin);
    whileItIsFree.commit(factsOfNew(origin, name, id));
    return id;
}

std::vector<std::int64_t> DeckStore::import(std::span<const Deck> decks, Limits limits)
{
    const Work work = m_database.work(QStringLiteral("store the decks"));
    RecordedTransaction transaction(work, m_database.historyLimits());
    std::vector<std::int64_t> ids;
    NewDecks fresh(work, m_pool);
    for (const Deck& deck : decks) {
        if (limits == Limits::Checked)
            refuseUnfit(work, deck);
        ids.push_back(fresh.add(deck));
    }
    transaction.commit({HistoryKind::ImportDecks, {}, {}, static_cast<int>(ids.size()), 0});
    return ids;
}

void DeckStore::save(std::int64_t id, const Deck& wanted)
{
    const Work work = m_database.work(QStringLiteral("save the deck"));
    const Deck deck = asStored(work, wanted);
    RecordedTransaction transaction(work, m_database.historyLimits());
    const Deck before = loadDeck(work, m_pool, id).deck;
    if (deck == before)
        return;
    refuseUnfit(work, deck, before);
    refuseTakenName(work, QString::fromStdString(deck.name), id);
    const HistoryFacts facts = factsOfChange(id, before, deck, m_pool);
    if (facts.kind == HistoryKind::EditDeckNotes)
        transaction.continueNewest(facts.kind, id, kSameEdit);
    replaceDeck(work, m_pool, id, deck);
    transaction.commit(facts);
}

void DeckStore::saveAll(std::span<const StoredDeck> decks, const HistoryFacts& facts)
{
    const Work work = m_database.work(QStringLiteral("save the decks"));
    RecordedTransaction transaction(work, m_database.historyLimits());
    for (const StoredDeck& stored : decks) {
        const Deck deck = asStored(work, stored.deck);
        const Deck before = loadDeck(work, m_pool, stored.id).deck;
        if (deck == before)
            continue;
        refuseUnfit(work, deck, before);
        replaceDeck(work, m_pool, stored.id, deck);
    }
    transaction.commit(facts);
}

void DeckStore::rename(std::int64_t id, const QString& name)
{
    const Work work = m_database.work(QStringLiteral("rename the deck"));
    const QString newName = usableName(work, name);
    refuseUnfit(work, TextOf::DeckName, newName);
    RecordedTransaction transaction(work, m_database.historyLimits());
    refuseTakenName(work, newName, id);
    Statement update(work, QStringLiteral("UPDATE deck SET name = ?, name_folded = ?, changed = ? WHERE id = ?"));
    update.run(newName, foldedName(newName), now(), id);
    if (update.rowsChanged() == 0)
        failNoSuchDeck(work, id);
    transaction.commit({HistoryKind::RenameDeck, newName, {}, 0, id});
}

std::int64_t DeckStore::copy(std::int64_t id, const QString& name)
{
    const Work work = m_database.work(QStringLiteral("copy the deck"));
    const QString newName = usableName(work, name);
    refuseUnfit(work, TextOf::DeckName, newName);
    RecordedTransaction transaction(work, m_database.historyLimits());
    const std::int64_t copied = insertDeck(work, newName, loadDeck(work, m_pool, id).deck);
    Statement(work, QStringLiteral(R"(
        INSERT INTO deck_card (deck_id, zone, number, count, position)
        SELECT ?, zone, number, count, position FROM deck_card WHERE deck_id = ?)"))
        .run(copied, id);
    Statement(work, QStringLiteral(R"(
        INSERT INTO deck_aside (deck_id, position, line, text)
        SELECT ?, position, line, text FROM deck_aside WHERE deck_id = ?)"))
        .run(copied, id);
    // Two decks of the same copies cannot both lie on the shelf.
    Statement(work, QStringLiteral("UPDATE deck SET state = 'idea' WHERE id = ?")).run(copied);
    transaction.commit({HistoryKind::CopyDeck, newName, {}, 0, copied});
    return copied;
}

std::int64_t DeckStore::copyFreelyNamed(std::int64_t id, const QString& wish)
{
    const Work work = m_database.work(QStringLiteral("copy the deck"));
    RecordedTransaction whileItIsFree(work, m_database.historyLimits());
    const QString name = freeName(wish);
    const std::int64_t copied = copy(id, name);
    whileItIsFree.commit({HistoryKind::CopyDeck, name, {}, 0, copied});
    return copied;
}

void DeckStore::remove(std::int64_t id)
{
    const Work work = m_database.work(QStringLiteral("remove the deck"));
    RecordedTransaction transaction(work, m_database.historyLimits());
    Statement erase(work, QStringLiteral("DELETE FROM deck WHERE id = ? RETURNING name"));
    if (!erase.run(id).next())
        failNoSuchDeck(work, id);
    const QString name = erase.text(0);
    erase.finish();
    transaction.commit({HistoryKind::DeleteDeck, name, {}, 0, id});
}

void DeckStore::adoptKillers(bool agreed)
{
    const Work work = m_database.work(QStringLiteral("note what was agreed"));
    const QString key = QStringLiteral("killers_not_said_up_to");
    Statement find(work, QStringLiteral("SELECT value FROM meta WHERE key = ?"));
    if (m_database.isReadOnly() || !find.run(key).next())
        return;
    const std::int64_t last = find.number(0);
    find.finish();
    Transaction transaction(work);
    if (agreed) {
        Statement(work, QStringLiteral("UPDATE deck SET killers = 1 WHERE id <= ?")).run(last);
        Statement(work, QStringLiteral("UPDATE history_deck SET image = json_set(image, '$.killers', 1) "
                                       "WHERE id <= ? AND image IS NOT NULL AND json_valid(image)"))
            .run(last);
        Statement(work, QStringLiteral("UPDATE deck_version SET image = json_set(image, '$.killers', 1) "
                                       "WHERE deck_id <= ? AND json_valid(image)"))
            .run(last);
    }
    Statement(work, QStringLiteral("DELETE FROM meta WHERE key = ?")).run(key);
    transaction.commit();
}

QString DeckStore::freeName(const QString& wish) const
{
    const Work work = m_database.work(QStringLiteral("find a free name"));
    refuseUnfit(work, TextOf::DeckName, wish.trimmed());
    return NewDecks(work, m_pool).freeName(wish);
}

} // namespace dossier
