#include "db/stores/kept_check.h"

#include "db/file/card_mirror.h"
#include "db/file/heap_sql.h"
#include "db/file/kept_images.h"
#include "db/file/quick_statement.h"
#include "db/history/value_faults.h"
#include "db/stores/card_set_store.h"

#include <functional>

namespace dossier {

namespace {

void checkHeaps(const Work& work, QStringList& faults)
{
    QuickStatement heaps(work, QStringLiteral("SELECT id, %1 FROM collection").arg(heapColumns()));
    while (heaps.next()) {
        const std::int64_t id = heaps.number(0);
        const auto heap = heapIn<HeapFields>(heaps, 1, work);
        if (const Fault fault = faultOfHeap(heap))
            faults << QStringLiteral("a row of the collection (%1, %2) cannot be read: %3")
                          .arg(QString::number(id), QString::fromUtf8(heap.card), *fault);
    }
}

// Of decks as they are now. Each image is made once: where the view stands in the expression itself, SQLite makes it
// anew for every mention.
void checkImages(const Work& work, QStringList& faults)
{
    QuickStatement decks(work, QStringLiteral("SELECT name, image FROM deck JOIN deck_image ON deck_id = deck.id"));
    Statement look(work, QStringLiteral("SELECT %1 FROM (SELECT ? AS image)").arg(faultOfDeckImage()));
    for (; decks.next(); look.finish())
        if (look.run(decks.text(1)).next() && !look.text(0).isEmpty())
            faults
                << QStringLiteral("the deck %1 cannot be read: %2").arg(QString::fromUtf8(decks.text(0)), look.text(0));
}

// The first value of each row is what its entry is called; the entry is told once.
void addOf(const Work& work, const QString& sentence, const QString& sql,
           const std::function<Fault(QuickStatement& row)>& faultOf, QStringList& faults)
{
    QuickStatement rows(work, sql);
    while (rows.next()) {
        const QString name = QString::fromUtf8(rows.text(0));
        if (const Fault fault = faultOf(rows))
            faults << sentence.arg(name, *fault);
    }
}

void checkDecks(const Work& work, QStringList& faults)
{
    const QString deck = QStringLiteral("the deck %1 cannot be read: %2");
    addOf(
        work, deck, QStringLiteral("SELECT name, notes, folder, tags, name_folded, created, changed FROM deck"),
        [](QuickStatement& row) {
            Fault fault = faultOfTexts(row, 0, 4);
            fault = fault ? fault : faultOfName(row.text(0), row.text(4));
            fault = fault ? fault : faultOfTime(row.text(5));
            return fault ? fault : faultOfTime(row.text(6));
        },
        faults);
    for (const char* const lines : {"number FROM deck_card", "text FROM deck_aside"})
        addOf(
            work, deck, QStringLiteral("SELECT deck.name, %1 JOIN deck ON deck.id = deck_id").arg(QLatin1String(lines)),
            [](QuickStatement& row) { return faultOfTexts(row, 1, 1); }, faults);
    addOf(
        work, QStringLiteral("what a version of a deck (%1) was cannot be read: %2"),
        QStringLiteral("SELECT CAST(deck_id AS TEXT), label, image, at FROM deck_version"),
        [](QuickStatement& row) {
            const Fault fault = faultOfTexts(row, 1, 2);
            return fault ? fault : faultOfTime(row.text(3));
        },
        faults);
}

// The table `card` knows the cards of the official sets; nothing of the program reads it.
void checkNumbers(const Work& work, QStringList& faults)
{
    QuickStatement numbers(work, QStringLiteral(R"(
        SELECT kept.number, card.number
        FROM (SELECT DISTINCT number FROM collection UNION SELECT DISTINCT number FROM deck_card) AS kept
            JOIN card ON card.number = kept.number COLLATE NOCASE
        WHERE card.number <> kept.number)"));
    while (numbers.next())
        faults << QStringLiteral("\"%1\" is no number of a card; the card is %2")
                      .arg(QString::fromUtf8(numbers.text(0)), QString::fromUtf8(numbers.text(1)));
}

void checkSearches(const Work& work, QStringList& faults)
{
    addOf(
        work, QStringLiteral("the saved search %1 cannot be read: %2"),
        QStringLiteral("SELECT name, query, name_folded FROM saved_search"),
        [](QuickStatement& row) {
            const Fault fault = faultOfTexts(row, 0, 2);
            return fault ? fault : faultOfName(row.text(0), row.text(2));
        },
        faults);
}

void checkSets(Database& database, const Work& work, QStringList& faults)
{
    const QString set = QStringLiteral("the set of cards %1 cannot be read: %2");
    addOf(
        work, set, QStringLiteral("SELECT name, name_folded, taken_in FROM card_set"),
        [](QuickStatement& row) {
            Fault fault = faultOfTexts(row, 0, 1);
            fault = fault ? fault : faultOfName(row.text(0), row.text(1));
            return fault ? fault : faultOfTime(row.text(2));
        },
        faults);
    for (const StoredSet& stored : CardSetStore(database).sets())
        if (stored.unread > 0)
            faults << set.arg(QString::fromUtf8(stored.set.name),
                              QStringLiteral("so many of its rows are no cards: %1").arg(stored.unread));
}

} // namespace

QStringList faultsOfKept(Database& database)
{
    const Work work = database.work(QStringLiteral("check what is kept"));
    const Transaction oneMoment(work, Transaction::Purpose::Read);
    QStringList faults;
    checkImages(work, faults);
    Statement shapes(work, faultsOfTables());
    for (shapes.run(); shapes.next();)
        faults << shapes.text(0);
    checkHeaps(work, faults);
    checkDecks(work, faults);
    checkNumbers(work, faults);
    if (!database.isReadOnly() && !isAsMirrored(work)) // an older version counted its rows in another order
        faults << QStringLiteral("the table card, which other programs read, is another than was written");
    checkSearches(work, faults);
    checkSets(database, work, faults);
    faults.removeDuplicates();
    return faults;
}

} // namespace dossier
