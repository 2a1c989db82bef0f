#include "db/file/card_mirror.h"

#include "db/file/quick_statement.h"
#include "domain/cards/card_row.h"

#include <QCryptographicHash>
#include <QStringList>

#include <algorithm>

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

// Rows in the order of their numbers, as the table gives them back.
class Checksum
{
public:
    void add(const QStringList& row) { m_hash.addData((row.join(QChar(0x1f)) + QChar(0x1e)).toUtf8()); }
    QString text() const { return QString::fromLatin1(m_hash.result().toHex()); }

private:
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

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
        if (!card.further) // those lie in set_card
            rows.push_back(columnValuesOf(card));
    std::ranges::sort(rows, {}, [](const QStringList& row) { return row.front().toUtf8(); });
    Checksum made;
    for (const QStringList& row : rows)
        made.add(row);
    const QString checksum = made.text();
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

bool isAsMirrored(const Work& work)
{
    const QString stored = storedChecksum(work);
    if (stored.isEmpty())
        return true;
    Checksum present;
    QuickStatement rows(work, QStringLiteral("SELECT * FROM card ORDER BY number"));
    while (rows.next()) {
        QStringList row;
        for (int column = 0; column <= kBaseSetFields; ++column)
            row << QString::fromUtf8(rows.text(column));
        present.add(row);
    }
    return present.text() == stored;
}

} // namespace dossier
