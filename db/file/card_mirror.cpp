#include "db/file/card_mirror.h"

#include "domain/cards/card_row.h"

#include <QCryptographicHash>
#include <QStringList>

namespace dossier {

namespace {

const QString kChecksumKey = QStringLiteral("card_checksum");

// In the order of the table's columns, which has the set's code besides what cards.csv has.
QStringList columnValuesOf(const Card& card)
{
    const CardRow row = rowOf(card);
    QStringList columns;
    for (int i = 0; i < kBaseSetFields; ++i)
        columns << QString::fromUtf8(row[static_cast<CardField>(i)]);
    columns.insert(2, QString::fromUtf8(card.set));
    columns[6] = QString::number(card.advancedOnly ? 1 : 0);
    return columns;
}

QString checksumOf(const std::vector<QStringList>& rows)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QStringList& row : rows)
        hash.addData((row.join(QChar(0x1f)) + QChar(0x1e)).toUtf8());
    return QString::fromLatin1(hash.result().toHex());
}

QString storedChecksum(const Work& work)
{
    Statement find(work, QStringLiteral("SELECT value FROM meta WHERE key = ?"));
    return find.run(kChecksumKey).next() ? find.text(0) : QString();
}

} // namespace

void mirrorCards(const Work& work, const CardPool& pool)
{
    std::vector<QStringList> rows;
    for (const Card& card : pool.cards())
        rows.push_back(columnValuesOf(card));
    const QString checksum = checksumOf(rows);
    if (storedChecksum(work) == checksum)
        return;

    Transaction transaction(work);
    run(work, QStringLiteral("DELETE FROM card"));
    Statement insert(work, QStringLiteral("INSERT INTO card VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
                                          "?, ?, ?, ?, ?, ?)"));
    for (const QStringList& row : rows)
        insert.runRow(row);
    Statement(work, QStringLiteral(R"(
        INSERT INTO meta (key, value) VALUES (?, ?)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value)"))
        .run(kChecksumKey, checksum);
    transaction.commit();
}

} // namespace dossier
