#include "desk/everything.h"

#include "app/widgets/ask.h"
#include "db/stores/kept.h"
#include "desk/deck_shelf.h"
#include "desk/notices.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "desk/saved_searches.h"
#include "importers/archive/archive.h"
#include "wording/lists/reading_text.h"
#include "wording/lists/store_text.h"

#include <QDate>
#include <QFileInfo>
#include <QSaveFile>

namespace dossier {

namespace {

QString dated(const QString& name, const QString& ending)
{
    return name + QLatin1Char('-') + QDate::currentDate().toString(Qt::ISODate) + ending;
}

QString withEnding(QString path, const QString& ending)
{
    return QFileInfo(path).suffix().isEmpty() ? path + ending : path;
}

} // namespace

Everything::Everything(Database& database, const CardPool& pool, OwnedCards& owned, OpenDeck& openDeck,
                       DeckShelf& shelf, SavedSearches& searches, Ask& ask, Notices& notices)
    : m_database(database)
    , m_pool(pool)
    , m_owned(owned)
    , m_openDeck(openDeck)
    , m_shelf(shelf)
    , m_searches(searches)
    , m_ask(ask)
    , m_notices(notices)
{}

void Everything::write(QWidget* over)
{
    const QString ending = QStringLiteral(".zip");
    const auto chosen = m_ask.fileToSave(over, tr("Export everything"), dated(QStringLiteral("dossier"), ending),
                                         tr("Archive (*.zip)"));
    if (!chosen)
        return;
    m_openDeck.flush();
    Archive kept;
    if (!m_notices.attempt([&] { kept = allKept(m_database, m_pool); }))
        return;
    const std::string content = writeArchive(kept, m_pool);
    const QString path = withEnding(*chosen, ending);
    const auto length = static_cast<qint64>(content.size());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content.data(), length) != length || !file.commit())
        return m_notices.warn(tr("%1 cannot be written: %2.").arg(path, file.errorString()));
    m_notices.say(tr("Written to %1: %2, %3.")
                      .arg(path, tr("%n heap(s) of cards", nullptr, static_cast<int>(kept.collection.size())),
                           tr("%n deck(s)", nullptr, static_cast<int>(kept.decks.size()))));
}

void Everything::takeIn(QWidget* over, std::string_view archive, const QString& source)
{
    ArchiveReading reading;
    try {
        reading = readArchive(archive, m_pool);
    } catch (const ReadError& error) {
        return m_notices.warn(tr("%1: %2.").arg(source, sentence(error)));
    }
    const Archive& kept = reading.archive;
    const QString what = tr("%n heap(s) of cards", nullptr, static_cast<int>(kept.collection.size())) +
                         QStringLiteral(", ") + tr("%n deck(s)", nullptr, static_cast<int>(kept.decks.size())) +
                         QStringLiteral(", ") +
                         tr("%n saved search(es)", nullptr, static_cast<int>(kept.searches.size()));
    const QString left = reading.unknown.empty()
                             ? QString()
                             : QLatin1Char('\n') + tr("%n row(s) cannot be read and are left out.", nullptr,
                                                      static_cast<int>(reading.unknown.size()));
    if (!m_ask.sure(over,
                    tr("This file holds %1. Shall they come beside what you have? Of heaps that you have already, the "
                       "larger numbers count.")
                            .arg(what) +
                        left,
                    tr("Take in")))
        return;
    m_openDeck.flush();
    TakenIn taken;
    const bool done = m_notices.attempt([&] { taken = dossier::takeIn(m_database, m_pool, kept); });
    m_owned.reloadAll();
    m_shelf.reload(0);
    m_searches.reload();
    if (done)
        m_notices.say(tr("Taken in: %1.").arg(what));
}

void Everything::backUp(QWidget* over)
{
    const QString ending = QStringLiteral(".sqlite");
    const auto chosen = m_ask.fileToSave(over, tr("Back up"), dated(QStringLiteral("dossier-backup"), ending),
                                         tr("Database (*.sqlite)"));
    if (!chosen)
        return;
    m_openDeck.flush();
    const QString path = withEnding(*chosen, ending);
    if (m_notices.attempt([&] { m_database.backupTo(path); }))
        m_notices.say(tr("Backed up to %1.").arg(path));
}

void Everything::restore(QWidget* over)
{
    const auto backup = m_ask.fileToOpen(over, tr("Restore a backup"), tr("Database (*.sqlite);;All files (*)"));
    if (!backup)
        return;
    if (m_ask.sure(over,
                   tr("Collection, decks and saved searches become those of the backup. What you have now is kept in a "
                      "file beside the database."),
                   tr("Restore")))
        emit restoreWanted(*backup);
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
