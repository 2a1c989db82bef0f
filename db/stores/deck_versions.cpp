#include "db/stores/deck_versions.h"

#include "db/history/removed_cards.h"
#include "db/stores/deck_rows.h"
#include "db/stores/text_check.h"

namespace dossier {

namespace {

using Kind = StoreError::Kind;

// Keeps the deck as it is, unless that is kept already; answers whether it did.
bool keepImage(const Work& work, std::int64_t deck, const QString& label)
{
    return Statement(work, QStringLiteral(R"(
        INSERT INTO deck_version (deck_id, at, label, image)
        SELECT deck_id, image ->> 'changed', ?, image
        FROM deck_image AS now
        WHERE deck_id = ? AND NOT EXISTS (SELECT 1
                                          FROM deck_version AS v
                                          WHERE v.deck_id = now.deck_id AND v.at = now.image ->> 'changed'
                                              AND v.label = ?))"))
               .run(label, deck, label)
               .rowsChanged() > 0;
}

void forgetOldVersions(const Work& work, std::int64_t deck)
{
    Statement(work, QStringLiteral(R"(
        DELETE FROM deck_version
        WHERE id IN (SELECT id
                     FROM deck_version
                     WHERE deck_id = ? AND label = ''
                     ORDER BY at DESC, id DESC
                     LIMIT -1 OFFSET ?))"))
        .run(deck, kMostVersions);
}

std::int64_t versionNumber(const Work& work, std::int64_t deck, const QString& label)
{
    Statement find(work, QStringLiteral(R"(
        SELECT v.id
        FROM deck_version AS v JOIN deck AS d ON d.id = v.deck_id AND d.changed = v.at
        WHERE v.deck_id = ? AND v.label = ?)"));
    return find.run(deck, label).next() ? find.number(0) : 0;
}

} // namespace

DeckVersions::DeckVersions(Database& database, const CardPool& pool)
    : m_database(database)
    , m_pool(pool)
{}

std::vector<DeckVersion> DeckVersions::of(std::int64_t deck) const
{
    const Work work = m_database.work(QStringLiteral("list the versions of the deck"));
    Statement select(work, QStringLiteral(R"(
        SELECT id, label, at
        FROM deck_version
        WHERE deck_id = ?
        ORDER BY at DESC, id DESC)"));
    std::vector<DeckVersion> versions;
    for (select.run(deck); select.next();)
        versions.push_back(
            {select.number(0), select.text(1), QDateTime::fromString(select.text(2), Qt::ISODateWithMs)});
    return versions;
}

int DeckVersions::countAll() const
{
    const Work work = m_database.work(QStringLiteral("count the versions of the decks"));
    Statement count(work, QStringLiteral("SELECT COUNT(*) FROM deck_version"));
    return count.run().next() ? static_cast<int>(count.number(0)) : 0;
}

Deck DeckVersions::load(std::int64_t version) const
{
    const Work work = m_database.work(QStringLiteral("load the version"));
    Statement select(work, QStringLiteral("SELECT image FROM deck_version WHERE id = ?"));
    if (!select.run(version).next())
        work.fail(Kind::NoSuchEntry, QStringLiteral("version %1").arg(version));
    return deckFromImage(work, m_pool, select.text(0));
}

std::int64_t DeckVersions::keep(std::int64_t deck, const QString& label)
{
    const Work work = m_database.work(QStringLiteral("keep the version"));
    refuseUnfit(work, TextOf::VersionName, label.trimmed());
    Transaction transaction(work);
    keepImage(work, deck, label.trimmed());
    const std::int64_t version = versionNumber(work, deck, label.trimmed());
    if (version == 0)
        work.fail(Kind::NoSuchEntry, QStringLiteral("deck %1").arg(deck));
    transaction.commit();
    return version;
}

RemovedVersion DeckVersions::remove(std::int64_t version)
{
    const Work work = m_database.work(QStringLiteral("remove the version"));
    Transaction transaction(work);
    Statement select(work, QStringLiteral("SELECT deck_id, label, at, image FROM deck_version WHERE id = ?"));
    if (!select.run(version).next())
        work.fail(Kind::NoSuchEntry, QStringLiteral("version %1").arg(version));
    RemovedVersion removed{version, select.number(0), select.text(1), select.text(2), select.text(3)};
    select.finish();
    Statement(work, QStringLiteral("DELETE FROM deck_version WHERE id = ?")).run(version);
    transaction.commit();
    return removed;
}

void DeckVersions::putBack(const RemovedVersion& version)
{
    const Work work = m_database.work(QStringLiteral("put the version back"));
    Transaction transaction(work);
    if (!Statement(work, QStringLiteral("SELECT 1 FROM deck WHERE id = ?")).run(version.deck).next())
        work.fail(Kind::NoSuchEntry, QStringLiteral("deck %1").arg(version.deck));
    RemovedCards(work).refuseImage(version.image);
    Statement(work, QStringLiteral(R"(
        INSERT INTO deck_version (id, deck_id, at, label, image)
        VALUES (?, ?, ?, ?, ?))"))
        .run(version.id, version.deck, version.at, version.label, version.image);
    transaction.commit();
}

void keepVersionBeforeChange(const Work& work, std::int64_t deck)
{
    Statement select(work, QStringLiteral("SELECT changed FROM deck WHERE id = ?"));
    if (!select.run(deck).next())
        return;
    const QDateTime changed = QDateTime::fromString(select.text(0), Qt::ISODateWithMs);
    select.finish();
    if (changed.secsTo(QDateTime::currentDateTimeUtc()) >= kVersionGap && keepImage(work, deck, QStringLiteral("")))
        forgetOldVersions(work, deck);
}

} // namespace dossier
