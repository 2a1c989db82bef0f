#include "db/stores/card_set_store.h"

#include "db/file/connection.h"
#include "db/file/database_file.h"
#include "db/file/quiet_reading.h"
#include "db/file/schema_check.h"
#include "db/history/folded_name.h"
#include "db/history/removed_cards.h"
#include "db/stores/text_check.h"
#include "domain/cards/card_row.h"

#include <QDateTime>

#include <algorithm>

namespace dossier {

namespace {

using Kind = StoreError::Kind;

constexpr int kFirstVersion = 5; // of a database that has these tables
constexpr int kFirstFact = 2;    // of the columns of set_card
constexpr std::chrono::milliseconds kPatience{200};

QStringList factsOf(const Card& card)
{
    const CardRow row = rowOf(card);
    QStringList facts;
    for (int i = 0; i < kCardFields; ++i)
        facts << QString::fromUtf8(row[static_cast<CardField>(i)]);
    return facts;
}

void readCards(const Work& work, StoredSet& stored)
{
    Statement select(work, QStringLiteral("SELECT * FROM set_card WHERE set_id = ? ORDER BY position LIMIT ?"));
    for (select.run(stored.id, kMostCardsOfASet); select.next();) {
        CardRow row;
        for (int i = 0; i < kCardFields; ++i)
            row[static_cast<CardField>(i)] = select.utf8(kFirstFact + i);
        try {
            Card card = cardOf(row, OwnWords::Kept);
            card.further = true;
            card.setName = stored.set.name;
            stored.set.cards.push_back(std::move(card));
        } catch (const CardRowError&) {
            ++stored.unread;
        }
    }
}

std::vector<StoredSet> setsOf(const Work& work)
{
    std::vector<StoredSet> sets;
    Statement select(work, QStringLiteral("SELECT id, taken_in, name FROM card_set ORDER BY id LIMIT ?"));
    for (select.run(kMostFurtherSets); select.next();)
        sets.push_back({select.number(0), select.text(1), {select.utf8(2), {}}, 0});
    for (StoredSet& stored : sets)
        readCards(work, stored);
    return sets;
}

std::vector<FurtherSet> withoutIds(std::vector<StoredSet> stored)
{
    std::vector<FurtherSet> sets;
    sets.reserve(stored.size());
    for (StoredSet& one : stored)
        sets.push_back(std::move(one.set));
    return sets;
}

QStringList namesOf(Statement& select, std::int64_t id)
{
    QStringList names;
    for (select.run(id); select.next();)
        names << select.text(0);
    return names;
}

SetUses usesIn(const Work& work, std::int64_t id)
{
    SetUses uses;
    Statement heaps(work, QStringLiteral(R"(
        SELECT count(*) FROM collection
        WHERE number COLLATE NOCASE IN (SELECT number FROM set_card WHERE set_id = ?))"));
    uses.heaps = heaps.run(id).next() ? static_cast<int>(heaps.number(0)) : 0;
    Statement decks(work, QStringLiteral(R"(
        SELECT name FROM deck
        WHERE id IN (SELECT deck_id FROM deck_card
                     WHERE number COLLATE NOCASE IN (SELECT number FROM set_card WHERE set_id = ?))
        ORDER BY name_folded)"));
    uses.decks = namesOf(decks, id);
    Statement versions(work, QStringLiteral(R"(
        SELECT DISTINCT d.name
        FROM (SELECT deck_id, image FROM deck_version WHERE json_valid(image)) AS v JOIN deck AS d ON d.id = v.deck_id
        WHERE EXISTS (SELECT 1 FROM json_each(v.image, '$.cards') AS c
                      WHERE json_extract(c.value, '$[1]') COLLATE NOCASE IN
                            (SELECT number FROM set_card WHERE set_id = ?))
        ORDER BY d.name_folded)"));
    uses.versions = namesOf(versions, id);
    return uses;
}

} // namespace

CardSetStore::CardSetStore(Database& database)
    : m_database(database)
{}

std::vector<StoredSet> CardSetStore::sets() const
{
    const Work work = m_database.work(QStringLiteral("read the sets of cards"));
    const Transaction transaction(work, Transaction::Purpose::Read);
    return setsOf(work);
}

void addSets(const Work& work, std::span<const FurtherSet> sets)
{
    Statement other(work, QStringLiteral("SELECT 1 FROM card_set WHERE name_folded = ?"));
    Statement taken(work, QStringLiteral("SELECT s.name FROM set_card AS c JOIN card_set AS s ON s.id = c.set_id "
                                         "WHERE c.number = ?"));
    Statement set(work, QStringLiteral("INSERT INTO card_set (name, name_folded, taken_in) VALUES (?, ?, ?)"));
    Statement insert(work,
                     QStringLiteral("INSERT INTO set_card VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
                                    "?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"));
    const QString now = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
    for (const FurtherSet& one : sets) {
        const QString name = QString::fromUtf8(one.name).trimmed();
        if (name.isEmpty())
            work.fail(Kind::BadValue, QStringLiteral("the name is empty"));
        refuseUnfit(work, TextOf::SetName, name);
        if (other.run(foldedName(name)).next())
            work.fail(Kind::NameTaken, name);
        const std::int64_t id = set.run(name, foldedName(name), now).newId();
        int position = 0;
        for (const Card& card : one.cards) {
            if (taken.run(std::string_view(card.id)).next())
                work.fail(Kind::BadValue, QStringLiteral("the card %1 is of the set %2, which is there already")
                                              .arg(QString::fromUtf8(card.id), taken.text(0)));
            insert.runRow(QStringList{QString::number(id), QString::number(position++)} + factsOf(card));
        }
    }
    other.finish();
    taken.finish();
    forgetRemovedCards(work);
    if (askNumber(work, QStringLiteral("SELECT count(*) FROM card_set")) > std::int64_t{kMostFurtherSets} ||
        askNumber(work, QStringLiteral("SELECT count(*) FROM set_card")) > std::int64_t{kMostFurtherCards})
        work.fail(Kind::BadValue, QStringLiteral("more than %1 cards of further sets").arg(kMostFurtherCards));
}

void CardSetStore::add(std::span<const FurtherSet> sets)
{
    const Work work = m_database.work(QStringLiteral("take in a set of cards"));
    Transaction transaction(work);
    addSets(work, sets);
    transaction.commit();
}

SetUses CardSetStore::usesOf(std::int64_t id) const
{
    return usesIn(m_database.work(QStringLiteral("see what uses a set of cards")), id);
}

SetUses CardSetStore::remove(std::int64_t id)
{
    const Work work = m_database.work(QStringLiteral("remove a set of cards"));
    Transaction transaction(work);
    SetUses uses = usesIn(work, id);
    if (!uses.none())
        return uses;
    uses.steps = noteRemovedCards(work, id);
    Statement cards(work, QStringLiteral("DELETE FROM set_card WHERE set_id = ?"));
    cards.run(id);
    Statement erase(work, QStringLiteral("DELETE FROM card_set WHERE id = ?"));
    if (erase.run(id).rowsChanged() == 0)
        work.fail(Kind::NoSuchEntry, QStringLiteral("there is no set of cards %1").arg(id));
    transaction.commit();
    return uses;
}

std::vector<FurtherSet> furtherSetsOf(Database& database)
{
    return withoutIds(CardSetStore(database).sets());
}

namespace {

// Nearly everybody has none: then nothing more is looked at, for whoever opens the file looks at all of it. What is no
// table may take for ever to answer.
bool mayHoldSets(const Work& work)
{
    return askNumber(work, QStringLiteral("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = "
                                          "'card_set'")) != 1 ||
           askNumber(work, QStringLiteral("SELECT EXISTS (SELECT 1 FROM card_set)")) != 0;
}

} // namespace

std::vector<FurtherSet> furtherSetsIn(const QString& path)
{
    const QString file = resolved(path);
    const QString tried = QStringLiteral("read the sets of cards");
    try {
        if (!lookAt(file, tried).exists)
            return {};
        const QuietReading reading = openForReading(file, kPatience);
        const Work work{reading.connection->database(), file, tried};
        const auto version = askNumber(work, QStringLiteral("PRAGMA user_version"));
        if (version < kFirstVersion || version > Database::newestVersion())
            return {};
        std::vector<FurtherSet> sets;
        if (mayHoldSets(work)) {
            refuseForeignSchema(work, builtInMigrations());
            const Transaction transaction(work, Transaction::Purpose::Read);
            sets = withoutIds(setsOf(work));
        }
        const bool written = reading.still && !reading.still->holds(); // meanwhile: what was read is worth nothing
        return written ? furtherSetsIn(path) : sets;
    } catch (const StoreError&) {
        return {};
    }
}

} // namespace dossier
