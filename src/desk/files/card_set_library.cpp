#include "desk/files/card_set_library.h"

#include "desk/files/file_kind.h"
#include "desk/files/source_file.h"
#include "desk/notices.h"
#include "importers/card_sets/card_set_file.h"
#include "wording/lists/card_set_text.h"

#include <QFileInfo>

namespace dossier {

CardSetLibrary::CardSetLibrary(Database& database, const CardPool& pool, Notices& notices)
    : m_database(database)
    , m_pool(pool)
    , m_notices(notices)
{}

std::vector<StoredSet> CardSetLibrary::sets() const
{
    std::vector<StoredSet> sets;
    m_notices.attempt([&] { sets = CardSetStore(m_database).sets(); });
    return sets;
}

CardSetLibrary::Look CardSetLibrary::look(const QByteArray& content, const QString& source, const QString& name) const
{
    const std::string_view bytes(content.constData(), static_cast<std::size_t>(content.size()));
    Look look;
    try {
        look.reading = readCardSets(bytes, m_pool, namingFor(source, name));
        if (look.reading.sets.empty())
            look.trouble = look.reading.refused.empty()
                               ? tr("There is no card in this file.")
                               : tr("No card of this file can be taken in. The first: %1: %2.")
                                     .arg(QString::fromStdString(look.reading.refused.front().card),
                                          sentence(look.reading.refused.front()));
    } catch (const ReadError& error) {
        look.trouble = located(error);
    }
    if (look.trouble.isEmpty())
        return look;
    if (const FileKind kind = kindOf(bytes, m_pool); kind != FileKind::CardSet && kind != FileKind::Unknown)
        return {{}, doorInWindow(kind) + QLatin1Char('.')};
    return look;
}

bool CardSetLibrary::takeIn(const CardSetReading& reading)
{
    if (!m_notices.attempt([&] { CardSetStore(m_database).add(reading.sets); }))
        return false;
    emit anewWanted(tr("Taken in: %1.").arg(sentence(std::span(reading.sets))));
    return true;
}

QString CardSetLibrary::whyItStays(const StoredSet& set) const
{
    SetUses uses;
    m_notices.attempt([&] { uses = CardSetStore(m_database).usesOf(set.id); });
    return sentence(uses, QString::fromStdString(set.set.name));
}

bool CardSetLibrary::remove(const StoredSet& set)
{
    SetUses uses;
    if (!m_notices.attempt([&] { uses = CardSetStore(m_database).remove(set.id); }))
        return false;
    if (!uses.none()) {
        m_notices.warn(sentence(uses, QString::fromStdString(set.set.name)));
        return false;
    }
    emit anewWanted(removedSentence(uses, QString::fromStdString(set.set.name)));
    return true;
}

SetNaming namingFor(const QString& path, const QString& name)
{
    const QString stem = QFileInfo(path).completeBaseName();
    return {name.toStdString(), stem.isEmpty() ? "set" : stem.toStdString()};
}

} // namespace dossier
