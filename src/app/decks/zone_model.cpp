#include "app/decks/zone_model.h"

#include "app/card_face/card_words.h"
#include "app/card_row.h"
#include "app/decks/card_move.h"
#include "app/decks/deck_words.h"
#include "app/decks/open_deck.h"

#include <algorithm>
#include <array>

namespace dossier {

ZoneModel::ZoneModel(OpenDeck& deck, const CardPool& pool, Zone zone, QObject* parent)
    : QAbstractListModel(parent)
    , m_deck(deck)
    , m_pool(pool)
    , m_zone(zone)
    , m_rows(rowsNow())
{
    connect(&deck, &OpenDeck::changed, this, &ZoneModel::refresh);
}

std::optional<CardIndex> ZoneModel::cardAt(int row) const
{
    if (row < 0 || row >= rowCount() || m_rows[static_cast<std::size_t>(row)].heading)
        return std::nullopt;
    return m_rows[static_cast<std::size_t>(row)].card;
}

int ZoneModel::rowOf(CardIndex card) const
{
    const auto found = std::ranges::find_if(m_rows, [&](const Row& row) { return !row.heading && row.card == card; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int ZoneModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ZoneModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const QString text = row.heading ? headingOf(row.type) : QString::fromStdString(m_pool[row.card].title);
    switch (role) {
    case Qt::DisplayRole:
        return text;
    case Qt::AccessibleTextRole:
        return row.heading ? tr("%1: %2").arg(text).arg(row.count)
                           : tr("%1 of %2").arg(row.count).arg(describe(m_pool[row.card]));
    case kHeadingRole:
        return row.heading;
    case kCountRole:
        return row.count;
    case kCardRole:
        return row.heading ? QVariant() : QVariant(static_cast<int>(row.card));
    case kSeverityRole: {
        const auto severity = row.heading ? std::nullopt : severityOf(row.card);
        return severity ? QVariant(*severity) : QVariant();
    }
    default:
        return {};
    }
}

Qt::ItemFlags ZoneModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    if (!cardAt(index.row()))
        return Qt::ItemIsEnabled; // a heading is read, not chosen
    return QAbstractListModel::flags(index) | Qt::ItemIsDragEnabled;
}

QStringList ZoneModel::mimeTypes() const
{
    return {cardMime()};
}

QMimeData* ZoneModel::mimeData(const QModelIndexList& indexes) const
{
    const auto card = indexes.isEmpty() ? std::nullopt : cardAt(indexes.front().row());
    return card ? draggedCard(*card) : nullptr;
}

std::vector<ZoneModel::Row> ZoneModel::rowsNow() const
{
    std::vector<Row> rows;
    std::array<int, kCardTypes> counts{};
    for (const DeckEntry& entry : m_deck.deck().zone(m_zone)) {
        const CardType type = m_pool[entry.card].type;
        rows.push_back({type, false, m_pool.foldedTitle(entry.card), entry.card, entry.count});
        counts[static_cast<std::size_t>(type)] += entry.count;
    }
    for (int i = 0; m_zone == Zone::BureauDeck && i < kCardTypes; ++i)
        if (counts[static_cast<std::size_t>(i)] > 0)
            rows.push_back({static_cast<CardType>(i), true, {}, 0, counts[static_cast<std::size_t>(i)]});
    std::ranges::sort(rows, {}, &Row::key);
    return rows;
}

// Rows come and go one by one, so that the chosen row and the keyboard stay where they are.
void ZoneModel::refresh()
{
    const std::vector<Row> now = rowsNow();
    const auto isIn = [](const std::vector<Row>& rows, const Row& row) {
        return std::ranges::binary_search(rows, row.key(), {}, &Row::key);
    };
    for (int i = rowCount() - 1; i >= 0; --i) {
        if (isIn(now, m_rows[static_cast<std::size_t>(i)]))
            continue;
        beginRemoveRows({}, i, i);
        m_rows.erase(m_rows.begin() + i);
        endRemoveRows();
    }
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (isIn(m_rows, now[i])) {
            m_rows[i].count = now[i].count;
            continue;
        }
        beginInsertRows({}, static_cast<int>(i), static_cast<int>(i));
        m_rows.insert(m_rows.begin() + static_cast<std::ptrdiff_t>(i), now[i]);
        endInsertRows();
    }
    if (!m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

std::optional<int> ZoneModel::severityOf(CardIndex card) const
{
    for (const Problem& problem : m_deck.problems())
        if (problem.card && m_pool.sameCard(*problem.card, card))
            return static_cast<int>(problem.severity);
    return std::nullopt;
}

} // namespace dossier
