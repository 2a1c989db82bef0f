#include "db/stores/collection_facts.h"

#include "db/file/heap_sql.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>
#include <vector>

namespace dossier {

namespace {

// The column in which two heaps differ, where it is one; one that goes with another counts with it.
std::optional<HeapColumn> columnBetween(const OwnedCard& before, const OwnedCard& after)
{
    constexpr std::array<std::pair<HeapColumn, HeapColumn>, 3> kWith{{{HeapColumn::ForTrade, HeapColumn::Count},
                                                                      {HeapColumn::LentOn, HeapColumn::LentTo},
                                                                      {HeapColumn::Currency, HeapColumn::PricePaid}}};
    std::vector<HeapColumn> differing;
    eachColumn(
        [&](auto column, const auto& was, const auto& is) {
            if (was != is)
                differing.push_back(column);
        },
        before, after);
    for (const auto& [with, column] : kWith)
        if (std::ranges::find(differing, column) != differing.end())
            std::erase(differing, with);
    if (differing.empty())
        return HeapColumn::ForTrade; // none of it
    if (differing.size() > 1 || differing.front() == HeapColumn::Card)
        return std::nullopt;
    return differing.front() == HeapColumn::Currency ? HeapColumn::PricePaid : differing.front();
}

QString nameIn(std::optional<HeapColumn> column)
{
    return column ? sqlOf(*column) : QString();
}

HistoryFacts factsOf(const OwnedCard& before, const OwnedCard& after, std::optional<HeapColumn> column)
{
    const std::string& card = before.card;
    const int more = after.count - before.count;
    if (more != 0 && (column == HeapColumn::Count || isNothing(after)))
        return {more > 0 ? HistoryKind::AddCards : HistoryKind::RemoveCards, {}, card, std::abs(more), 0};
    if (column == HeapColumn::Location)
        return {HistoryKind::MoveCards, QString::fromUtf8(after.location), card, after.count, 0};
    if (column == HeapColumn::Wanted)
        return {HistoryKind::WantCards, {}, card, after.wanted, 0};
    if (column == HeapColumn::Condition)
        return {HistoryKind::GradeCards, QString::fromUtf8(nameOf(after.condition)), card, after.count, 0};
    if (column == HeapColumn::ForTrade)
        return {after.forTrade > 0 ? HistoryKind::OfferCards : HistoryKind::WithdrawCards, {}, card, after.forTrade, 0};
    if (column == HeapColumn::LentTo)
        return {after.lentTo.empty() ? HistoryKind::ReturnCards : HistoryKind::LendCards,
                QString::fromUtf8(after.lentTo), card, after.count, 0};
    return {HistoryKind::ChangeHeap, nameIn(column), after.card, after.count, 0};
}

// Whether the kind can be said of several heaps as of one.
bool isSaidOfSeveral(HistoryKind kind)
{
    switch (kind) {
    case HistoryKind::RemoveCards:
    case HistoryKind::MoveCards:
    case HistoryKind::GradeCards:
    case HistoryKind::OfferCards:
    case HistoryKind::WithdrawCards:
    case HistoryKind::LendCards:
    case HistoryKind::ReturnCards:
        return true;
    default:
        return false;
    }
}

} // namespace

bool isNothing(const OwnedCard& cards)
{
    return cards.count == 0 && cards.wanted == 0;
}

HistoryFacts factsOfMerge(const HeapBatch& heaps)
{
    const bool wishes = heaps.size() > 0 && heaps.onlyWishes();
    return {wishes ? HistoryKind::WantCards : HistoryKind::ImportCollection, {}, {}, static_cast<int>(heaps.size()), 0};
}

void HeapChanges::add(std::int64_t heap, const OwnedCard& before, const OwnedCard& after)
{
    const auto column = columnBetween(before, after);
    HistoryFacts facts = factsOf(before, after, column);
    facts.entry = heap;
    if (m_heaps++ == 0) {
        m_first = facts;
        m_column = column;
        // Of several heaps, fewer copies are not the same as none.
        m_alike = facts.kind != HistoryKind::RemoveCards || isNothing(after);
        return;
    }
    m_alike = m_alike && facts.kind == m_first.kind && facts.subject == m_first.subject &&
              (facts.kind != HistoryKind::RemoveCards || isNothing(after));
    if (column != m_column)
        m_column.reset();
}

HistoryFacts HeapChanges::facts() const
{
    if (m_heaps == 1)
        return m_first;
    if (m_alike && isSaidOfSeveral(m_first.kind))
        return {m_first.kind, m_first.subject, {}, m_heaps, 0};
    return {HistoryKind::ChangeHeaps, nameIn(m_column), {}, m_heaps, 0};
}

} // namespace dossier
