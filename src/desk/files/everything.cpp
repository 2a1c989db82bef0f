#include "desk/files/everything.h"

#include "desk/deck_shelf.h"
#include "desk/files/written_file.h"
#include "desk/notices.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "desk/saved_searches.h"
#include "importers/archive/archive.h"
#include "wording/lists/store_text.h"

namespace dossier {

Everything::Everything(Database& database, const CardPool& pool, OwnedCards& owned, OpenDeck& openDeck,
                       DeckShelf& shelf, SavedSearches& searches, Notices& notices)
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
    const QString usual = tr("%n heap(s) of cards", nullptr, all.heaps) + QStringLiteral(", ") +
                          tr("%n deck(s)", nullptr, all.decks) + QStringLiteral(", ") +
                          tr("%n saved search(es)", nullptr, all.searches);
    return all.sets == 0 ? usual : usual + QStringLiteral(", ") + tr("%n set(s) of cards", nullptr, all.sets);
}

void Everything::writeTo(const QString& path)
{
    m_openDeck.flush();
    Archive kept;
    if (!m_notices.attempt([&] { kept = allKept(m_database, m_pool); }))
        return;
    if (const QString why = writeWhole(path, writeArchive(kept, m_pool)); !why.isEmpty())
        return m_notices.warn(tr("%1 cannot be written: %2.").arg(path, why));
    m_notices.say(tr("Written to %1: %2, %3.")
                      .arg(path, tr("%n heap(s) of cards", nullptr, static_cast<int>(kept.collection.size())),
                           tr("%n deck(s)", nullptr, static_cast<int>(kept.decks.size()))));
}

void Everything::takeIn(const Archive& archive)
{
    m_openDeck.flush();
    TakenIn taken;
    const bool done = m_notices.attempt([&] { taken = dossier::takeIn(m_database, m_pool, archive); });
    m_owned.reloadAll();
    m_shelf.reload(0);
    m_searches.reload();
    if (!done)
        return;
    const int there = static_cast<int>(archive.decks.size()) - taken.decks;
    const QString sentence =
        tr("Taken in: %1.").arg(inWords(taken)) +
        (there > 0 ? QLatin1Char(' ') + tr("%n deck(s) were there already, just the same.", nullptr, there)
                   : QString());
    if (taken.sets > 0)
        emit anewWanted(sentence);
    else
        m_notices.say(sentence);
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
        return {true, tr("The backup was restored. What you had before is kept in %1.").arg(former)};
    } catch (const StoreError& error) {
        return {false, sentence(error)};
    }
}

} // namespace dossier
