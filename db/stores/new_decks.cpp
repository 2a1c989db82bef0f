#include "db/stores/new_decks.h"

#include "db/history/folded_name.h"
#include "domain/limits/text_limits.h"
#include "text/free_number.h"

#include <QDateTime>

#include <algorithm>

namespace dossier {

// No longer than a name may be, or than this one, which may be of an older version.
QString withNumber(const QString& name, int number)
{
    const QString behind = QStringLiteral(" (%1)").arg(number);
    const qsizetype room = std::max(name.size(), static_cast<qsizetype>(longest(TextOf::DeckName))) - behind.size();
    QString cut = name.left(room);
    if (!cut.isEmpty() && cut.back().isHighSurrogate())
        cut.chop(1);
    return cut + behind;
}

NewDecks::NewDecks(const Work& work, const CardPool& pool)
    : m_work(work)
    , m_find(work, QStringLiteral("SELECT 1 FROM deck WHERE name_folded = ?"))
    , m_insert(work, QStringLiteral(R"(
        INSERT INTO deck (name, name_folded, notes, game, created, changed, folder, tags, state, killers, sets)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?))"))
    , m_rows(work, pool)
{}

std::int64_t NewDecks::add(const Deck& deck)
{
    const QString name = freeName(QString::fromStdString(deck.name));
    const QString time = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
    const std::int64_t id = m_insert
                                .run(name, foldedName(name), deck.notes, wordFor(deck.game), time, time,
                                     QString::fromStdString(deck.folder).trimmed(), tagLines(deck.tags),
                                     wordFor(deck.state), deck.killersAgreed, wordFor(deck.sets))
                                .newId();
    m_rows.write(id, deck);
    return id;
}

QString NewDecks::freeName(const QString& wish)
{
    const QString wanted = wish.trimmed();
    if (wanted.isEmpty())
        m_work.fail(StoreError::Kind::BadValue, QStringLiteral("the name is empty"));
    const QString key = foldedName(wanted);
    const bool known = m_numbers.contains(key);
    if (!known && !taken(wanted))
        return wanted;
    const auto numbered = [&](int i) { return withNumber(wanted, i); };
    const int next = freeNumber(known ? m_numbers.value(key) : 1, [&](int i) { return taken(numbered(i)); });
    m_numbers.insert(key, next);
    return numbered(next);
}

bool NewDecks::taken(const QString& name)
{
    const bool found = m_find.run(foldedName(name)).next();
    m_find.finish();
    return found;
}

} // namespace dossier
