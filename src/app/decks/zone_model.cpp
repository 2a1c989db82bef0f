#include "app/decks/zone_model.h"

#include "app/widgets/card_move.h"
#include "app/widgets/card_words.h"
#include "app/widgets/row_look.h"
#include "desk/deck_words.h"
#include "desk/open_deck.h"
#include "wording/words/game_words.h"

#include <algorithm>
#include <map>
#include <set>

namespace dossier {

namespace {

// Groups of cards that are none of what is grouped by come last.
constexpr int kWithX = 500;
constexpr int kOthers = 1000;

} // namespace

ZoneModel::ZoneModel(OpenDeck& deck, const CardPool& pool, Zone zone, QObject* parent)
    : QAbstractListModel(parent)
    , m_deck(deck)
    , m_pool(pool)
    , m_zone(zone)
    , m_rows(rowsNow())
{
    grownCard();
    connect(&deck, &OpenDeck::changed, this, &ZoneModel::refresh);
}

void ZoneModel::setGrouping(Grouping grouping)
{
    if (grouping == m_grouping)
        return;
    beginResetModel();
    m_grouping = grouping;
    m_rows = rowsNow();
    endResetModel();
}

void ZoneModel::showOnly(std::optional<PoolSet> cards)
{
    m_only = std::move(cards);
    refreshRows();
}

int ZoneModel::copiesShown() const
{
    int copies = 0;
    for (const Row& row : m_rows)
        copies += row.heading ? 0 : row.count;
    return copies;
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
    const QString text = row.heading ? headingOf(row.group) : titleOf(row.card);
    switch (role) {
    case Qt::DisplayRole:
        return text;
    case Qt::AccessibleTextRole:
        return row.heading ? tr("%1: %2").arg(text, QString::number(row.count))
                           : tr("%1 of %2").arg(row.count).arg(describe(m_pool[row.card]));
    case kHeadingRole:
        return row.heading;
    case kCountRole:
        return row.count;
    case kRowLookRole:
        return QVariant::fromValue(lookOf(row));
    default:
        return {};
    }
}

void ZoneModel::setLit(std::optional<CardIndex> card)
{
    m_lit = card;
    if (!m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1), {kRowLookRole});
}

// How many, the card, what it costs, and a mark where a rule complains about it.
RowLook ZoneModel::lookOf(const Row& row) const
{
    if (row.heading)
        return headingRow(QString::number(row.count));
    const Card& card = m_pool[row.card];
    RowLook look = breakingCell(card.type, true);
    look.lit = m_lit == row.card;
    look.title.face = &Theme::text;
    constexpr int kRoomForSign = 44 * kGrid; // else the title's words would be cut; the edge tells the type
    look.before.front().fromWidth = kRoomForSign;
    look.before.insert(look.before.begin(),
                       RowPart{.words = QString::number(row.count), .widest = QStringLiteral("00"), .gap = kGrid});
    if (const auto severity = severityOf(row.card)) {
        look.after = {severitySign(*severity)};
        look.after.front().gap = kGrid;
    }
    look.after.push_back(costPart(card.cost));
    return look;
}

// The usual printing goes without saying.
QString ZoneModel::titleOf(CardIndex card) const
{
    const bool usual = !m_pool.needsNumber(card) && card == m_pool.defaultPrinting(m_pool.titleOf(card));
    return usual ? QString::fromStdString(m_pool[card].title) : printingTitle(m_pool, card);
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
    std::map<int, int> counts;
    std::set<int> shown;
    for (const DeckEntry& entry : m_deck.deck().zone(m_zone)) {
        const int group = groupOf(m_pool[entry.card]);
        counts[group] += entry.count;
        if (hides(entry.card))
            continue;
        shown.insert(group);
        rows.push_back({group, false, m_pool.foldedTitle(entry.card), entry.card, entry.count});
    }
    if (m_zone == Zone::BureauDeck)
        for (const int group : shown)
            rows.push_back({group, true, {}, 0, counts[group]});
    std::ranges::sort(rows, {}, &Row::key);
    return rows;
}

int ZoneModel::groupOf(const Card& card) const
{
    const int type = kOthers + static_cast<int>(card.type);
    switch (m_grouping) {
    case Grouping::Cost:
        return !card.cost ? kOthers : card.cost->x ? kWithX : card.cost->base;
    case Grouping::Keyword:
        return card.keywords.empty() ? kOthers : static_cast<int>(card.keywords.front());
    case Grouping::Question: {
        if (!card.site)
            return type;
        int asks = 0;
        for (const Characteristic each : card.site->asks)
            asks |= 1 << static_cast<int>(each);
        return asks;
    }
    case Grouping::Type:
        break;
    }
    return type;
}

QString ZoneModel::headingOf(int group) const
{
    switch (m_grouping) {
    case Grouping::Cost:
        return group == kOthers ? tr("Without a cost") : group == kWithX ? tr("Cost X") : tr("Cost %1").arg(group);
    case Grouping::Keyword:
        return group == kOthers ? tr("Without a Keyword") : word(static_cast<Keyword>(group));
    case Grouping::Question:
        if (group < kOthers) {
            QStringList asks;
            for (int i = 0; i < kCharacteristics; ++i)
                if ((group & (1 << i)) != 0)
                    asks << word(static_cast<Characteristic>(i));
            return tr("Sites that ask %1").arg(asks.join(tr(" or ")));
        }
        break;
    case Grouping::Type:
        break;
    }
    return dossier::headingOf(static_cast<CardType>(group - kOthers));
}

void ZoneModel::refresh()
{
    refreshRows();
    if (const auto card = grownCard())
        emit grew(*card);
}

std::optional<CardIndex> ZoneModel::grownCard()
{
    const std::vector<DeckEntry>& now = m_deck.deck().zone(m_zone);
    std::optional<CardIndex> grown;
    int more = 0;
    for (const DeckEntry& entry : now) {
        const auto before = std::ranges::find(m_before, entry.card, &DeckEntry::card);
        if (before == m_before.end() || before->count < entry.count) {
            grown = entry.card;
            ++more;
        }
    }
    const bool sameDeck = m_deck.id() == m_deckBefore;
    m_deckBefore = m_deck.id();
    m_before = now;
    return sameDeck && more == 1 ? grown : std::nullopt;
}

// Rows come and go one by one, so that the chosen row and the keyboard stay where they are.
void ZoneModel::refreshRows()
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

std::optional<Severity> ZoneModel::severityOf(CardIndex card) const
{
    for (const Problem& problem : m_deck.problems())
        if (problem.card && m_pool.sameCard(*problem.card, card))
            return problem.severity;
    return std::nullopt;
}

} // namespace dossier
