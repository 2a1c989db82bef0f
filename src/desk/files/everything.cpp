#include "desk/files/everything.h"

#include "db/stores/kept_check.h"
#include "desk/deck_library.h"
#include "desk/files/archive_file.h"
#include "desk/files/kept_lines.h"
#include "desk/files/kept_rows.h"
#include "desk/files/written_file.h"
#include "desk/notices.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "desk/saved_searches.h"
#include "wording/lists/fault_text.h"
#include "wording/lists/reading_text.h"
#include "wording/lists/store_text.h"
#include "wording/words/semicolon.h"

#include <optional>

namespace dossier {

Everything::Everything(Database& database, const CardPool& pool, OwnedCards& owned, OpenDeck& openDeck,
                       DeckLibrary& shelf, SavedSearches& searches, Notices& notices)
    : m_database(database)
    , m_pool(pool)
    , m_owned(owned)
    , m_openDeck(openDeck)
    , m_shelf(shelf)
    , m_searches(searches)
    , m_notices(notices)
{}

QString Everything::inWords(const TakenIn& all)
{
    const QString usual = tr("%n row(s) of the collection", nullptr, all.heaps) + QStringLiteral(", ") +
                          tr("%n deck(s)", nullptr, all.decks) + QStringLiteral(", ") +
                          tr("%n saved search(es)", nullptr, all.searches);
    return all.sets == 0 ? usual : usual + QStringLiteral(", ") + tr("%n set(s) of cards", nullptr, all.sets);
}

void Everything::writeTo(const QString& path)
{
    m_openDeck.flush();
    WrittenFile file(path);
    ArchiveCounts counts;
    const auto write = [&] {
        try {
            counts = writeArchive(m_database, m_pool, KeptLines::beside(m_database.path()),
                                  [&file](std::string_view bytes) { file.write(bytes); });
        } catch (const ReadError& error) {
            m_notices.warn(tr("%1 cannot be written: %2.").arg(path, sentence(error)));
            return false;
        }
        return true;
    };
    bool whole = false;
    if (!m_notices.attempt([&] { whole = write(); }) || !whole)
        return;
    if (const QString why = file.finish(); !why.isEmpty())
        return m_notices.warn(tr("%1 cannot be written: %2.").arg(path, why));
    QString written = tr("Written to %1: %2, %3.")
                          .arg(path, tr("%n row(s) of the collection", nullptr, counts.heaps),
                               tr("%n deck(s)", nullptr, counts.decks));
    if (counts.versions > 0)
        written += QLatin1Char(' ') +
                   tr("%n earlier version(s) of decks are not in it: a backup keeps them.", nullptr, counts.versions);
    if (counts.unwritten.isEmpty())
        m_notices.say(written);
    else
        m_notices.warn(written + QLatin1Char(' ') +
                       tr("Lines that were not understood are not in it: %1.").arg(counts.unwritten.join(semicolon())));
}

void Everything::takeIn(const Archive& archive, const RowsDone& progress)
{
    m_openDeck.flush();
    std::optional<TakenIn> takenIn;
    const bool done =
        m_notices.attempt([&] { takenIn = dossier::takeIn(m_database, m_pool, archive, progress); }) && takenIn;
    m_owned.reloadAll();
    m_shelf.reload(0);
    m_searches.reload();
    if (!done)
        return;
    const TakenIn taken = *takenIn;
    QString sentence = tr("Taken in: %1.").arg(inWords(taken));
    if (taken.heapsThere > 0)
        sentence +=
            QLatin1Char(' ') + tr("%n row(s) of the collection were there already, with as many copies or more.",
                                  nullptr, taken.heapsThere);
    if (taken.decksThere > 0)
        sentence += QLatin1Char(' ') + tr("%n deck(s) were there already, just the same.", nullptr, taken.decksThere);
    if (taken.searchesThere > 0)
        sentence += QLatin1Char(' ') +
                    tr("%n saved search(es) were there already, just the same.", nullptr, taken.searchesThere);
    if (taken.sets > 0)
        sentence += QLatin1Char(' ') + tr("Undo does not take back the %n set(s) of cards.", nullptr, taken.sets);
    const KeptLines kept = KeptLines::beside(m_database.path());
    QString why = kept.takeIn(archive.notUnderstood);
    const KeptRows rows = keepAside(kept, tr("Everything"), m_pool, taken.aside);
    why = why.isEmpty() ? rows.why : why;
    if (const auto aside = static_cast<int>(taken.aside.size()); aside > 0)
        sentence +=
            QLatin1Char(' ') +
            (rows.why.isEmpty() ? tr("%n row(s) did not fit to what is there and are kept aside (%1).", nullptr, aside)
                                : tr("%n row(s) did not fit to what is there (%1).", nullptr, aside))
                .arg(dossier::sentence(taken.aside.front()));
    if (!why.isEmpty())
        sentence += QLatin1Char(' ') + tr("The lines that were not understood could not be kept: %1.").arg(why);
    if (taken.sets > 0)
        emit anewWanted(sentence); // else nobody here knows their cards
    else if (why.isEmpty() && taken.aside.empty())
        m_notices.say(sentence);
    else
        m_notices.warn(sentence);
}

void Everything::backUpTo(const QString& path)
{
    m_openDeck.flush();
    if (m_notices.attempt([&] { m_database.backupTo(path); }))
        m_notices.say(tr("Backed up to %1.").arg(path));
}

Everything::Restored Everything::putInPlace(const QString& database, const QString& backup)
{
    try {
        const QString former = Database::restore(database, backup);
        return {true, tr("The backup was restored. What you had before is kept in %1.").arg(former), true};
    } catch (const StoreError& error) {
        return {false, sentence(error)};
    }
}

void Everything::tell(const Restored& restored)
{
    if (!restored.done)
        return m_notices.warn(restored.sentence);
    QStringList faults;
    try {
        if (restored.isOfBackup)
            faults = m_database.check();
        if (restored.isOfBackup && faults.isEmpty()) // what SQLite finds damaged is not read row by row
            faults = faultsOfKept(m_database);
    } catch (const StoreError& error) {
        return m_notices.warn(restored.sentence + QLatin1Char(' ') + dossier::sentence(error));
    }
    if (faults.isEmpty())
        return m_notices.say(restored.sentence);
    for (QString& fault : faults)
        fault = faultText(fault);
    constexpr qsizetype kMostSaid = 3; // `db check` has them all
    if (faults.size() > kMostSaid)
        faults = faults.mid(0, kMostSaid) << QStringLiteral("…");
    m_notices.warn(restored.sentence + QLatin1Char(' ') +
                   tr("It is damaged, as the backup was: %1.").arg(faults.join(semicolon())));
}

} // namespace dossier
