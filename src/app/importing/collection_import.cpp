#include "app/importing/collection_import.h"

#include "app/widgets/desk.h"
#include "app/widgets/progress_dialog.h"
#include "box/game_data.h"
#include "desk/files/kept_lines.h"
#include "desk/files/kept_rows.h"
#include "desk/history.h"
#include "desk/notices.h"
#include "desk/owned_cards.h"
#include "importers/collections/collection_file.h"
#include "wording/lists/reading_text.h"
#include "wording/lists/store_text.h"
#include "wording/words/usual_dates.h"

namespace dossier {

CollectionImport::CollectionImport(const Desk& desk, QWidget* window)
    : m_desk(desk)
    , m_window(window)
{}

void CollectionImport::read(const ImportSource& source, const QString& name, std::vector<std::string> fields)
{
    m_reading.reset();
    m_source = source;
    m_name = name;
    m_fields = std::move(fields);
    m_reading = readOnce(wishFor({}), {});
}

CollectionReading CollectionImport::with(const std::map<std::size_t, CardIndex>& picks)
{
    if (picks.empty())
        return *m_reading;
    return readOnce(wishFor(picks), {}).value_or(*m_reading);
}

bool CollectionImport::store(const std::map<std::size_t, CardIndex>& picks, MergeMode mode, const QString& formerly)
{
    const KeptLines kept(m_desk);
    LinesToKeep left(kept, m_name);
    const LeftOver keep = left.taker();
    m_unkept.clear();
    const LeftOver both = [&](std::string_view piece) {
        if (m_source.isHeld())
            m_unkept += piece;
        keep(piece);
    };
    QString why;
    const bool done = m_desk.history.tell([&] {
        if (!readAgain(picks, both) || !merge(mode))
            return QString();
        why = left.finish();
        if (const KeptRows rows = keepAside(kept, m_name, m_desk.box.cards, m_aside); why.isEmpty())
            why = rows.why;
        return told(why.isEmpty());
    });
    if (!why.isEmpty())
        m_desk.notices.warn(
            tr("All other lines were taken in. Those that were not understood could not be kept: %1.").arg(why));
    else if (done && !formerly.isEmpty() && formerly != left.path())
        if (const QString stays = kept.remove(formerly); !stays.isEmpty())
            m_desk.notices.warn(tr("The lines were taken in, and are still offered to be read again, for their file "
                                   "could not be taken away: %1")
                                    .arg(stays));
    if (why.isEmpty())
        m_unkept.clear();
    return done;
}

// With the cards that were named, and for what is left over. Where nothing is, what was read is what goes in.
bool CollectionImport::readAgain(const std::map<std::size_t, CardIndex>& picks, const LeftOver& leftOver)
{
    if (!m_source.isAsItWas()) {
        m_desk.notices.warn(tr("%1 was changed meanwhile. Nothing was imported; open it again.").arg(m_name));
        return false;
    }
    if (m_reading->unknownInAll == 0)
        return true;
    try {
        auto again = readOnce(wishFor(picks), leftOver);
        const bool done = again.has_value();
        if (done)
            m_reading = std::move(again);
        return done;
    } catch (const ReadError& error) {
        m_desk.notices.warn(tr("%1: %2.").arg(m_name, sentence(error)));
        return false;
    }
}

QString CollectionImport::told(bool isAllKept) const
{
    std::int64_t copies = m_reading->heaps.copies();
    for (const RowAside& row : m_aside)
        copies -= row.heap.count;
    QString done = tr("%n cop(ies) imported.", nullptr, copiesFrom(copies));
    if (const auto aside = static_cast<int>(m_aside.size()); aside > 0)
        done += QLatin1Char(' ') +
                (isAllKept ? tr("%n row(s) did not fit to what is there and are kept aside (%1).", nullptr, aside)
                           : tr("%n row(s) did not fit to what is there (%1).", nullptr, aside))
                    .arg(sentence(m_aside.front()));
    const auto unknown = static_cast<int>(m_reading->unknownInAll);
    if (unknown == 0)
        return done;
    return (isAllKept
                ? tr("%1 %n line(s) were not understood; they are kept: Import shows them again.", nullptr, unknown)
                : tr("%1 %n line(s) were not understood.", nullptr, unknown))
        .arg(done);
}

CollectionWish CollectionImport::wishFor(const std::map<std::size_t, CardIndex>& picks) const
{
    CollectionWish wish;
    if (!m_fields.empty())
        wish.fields = m_fields;
    wish.dates = usualDates();
    for (const auto& [problem, card] : picks)
        wish.picks.insert_or_assign(m_reading->unknown[problem].line, card);
    return wish;
}

std::optional<CollectionReading> CollectionImport::readOnce(const CollectionWish& wish, const LeftOver& leftOver)
{
    ProgressDialog work(m_window, tr("Reading %1 …").arg(m_name));
    const auto size = static_cast<std::size_t>(m_source.size());
    const KeepsOn goOn = [&](std::uint64_t bytes) { return work.goOn(static_cast<std::size_t>(bytes), size); };
    TextBlocks blocks(m_source.bytes());
    try {
        return readCollection(blocks, m_desk.box.cards, wish, goOn, leftOver);
    } catch (const NoneUnderstood<CollectionReading>& none) { // somebody may know the cards
        return none.reading();
    }
}

bool CollectionImport::merge(MergeMode mode)
{
    ProgressDialog work(m_window, tr("Importing %1 …").arg(m_name));
    m_aside.clear();
    return m_desk.owned.mergeBatch(m_reading->heaps, mode, m_aside, work.steps());
}

} // namespace dossier
