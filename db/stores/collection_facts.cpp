#include "db/stores/collection_facts.h"

#include <algorithm>
#include <cstdlib>

namespace dossier {

namespace {

QString text(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

// The column in which two heaps differ, as the table calls it, where it is one; words that go with it count with it.
QString columnBetween(const OwnedCard& before, const OwnedCard& after)
{
    OwnedCard alike = before;
    const auto differsIn = [&](auto&&... members) {
        alike = before;
        ((alike.*members = after.*members), ...);
        return alike == after;
    };
    if (differsIn(&OwnedCard::count, &OwnedCard::forTrade))
        return before.count == after.count ? QStringLiteral("for_trade") : QStringLiteral("count");
    if (differsIn(&OwnedCard::location))
        return QStringLiteral("location");
    if (differsIn(&OwnedCard::wanted))
        return QStringLiteral("wanted");
    if (differsIn(&OwnedCard::condition))
        return QStringLiteral("condition");
    if (differsIn(&OwnedCard::lentOn))
        return QStringLiteral("lent_on");
    if (differsIn(&OwnedCard::lentTo, &OwnedCard::lentOn))
        return QStringLiteral("lent_to");
    if (differsIn(&OwnedCard::language))
        return QStringLiteral("language");
    if (differsIn(&OwnedCard::note))
        return QStringLiteral("note");
    if (differsIn(&OwnedCard::isSigned))
        return QStringLiteral("signed");
    if (differsIn(&OwnedCard::pricePaid, &OwnedCard::currency))
        return QStringLiteral("price_paid");
    return differsIn(&OwnedCard::acquired) ? QStringLiteral("acquired") : QString();
}

HistoryFacts factsOf(const OwnedCard& before, const OwnedCard& after, const QString& column)
{
    const std::string& card = before.card;
    const int more = after.count - before.count;
    if (more != 0 && (column == QLatin1String("count") || isNothing(after)))
        return {more > 0 ? HistoryKind::AddCards : HistoryKind::RemoveCards, {}, card, std::abs(more), 0};
    if (column == QLatin1String("location"))
        return {HistoryKind::MoveCards, text(after.location), card, after.count, 0};
    if (column == QLatin1String("wanted"))
        return {HistoryKind::WantCards, {}, card, after.wanted, 0};
    if (column == QLatin1String("condition"))
        return {HistoryKind::GradeCards, text(nameOf(after.condition)), card, after.count, 0};
    if (column == QLatin1String("for_trade"))
        return {after.forTrade > 0 ? HistoryKind::OfferCards : HistoryKind::WithdrawCards, {}, card, after.forTrade, 0};
    if (column == QLatin1String("lent_to"))
        return {after.lentTo.empty() ? HistoryKind::ReturnCards : HistoryKind::LendCards, text(after.lentTo), card,
                after.count, 0};
    return {HistoryKind::ChangeHeap, column, after.card, after.count, 0};
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
    const QString column = columnBetween(before, after);
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
        m_column.clear();
}

HistoryFacts HeapChanges::facts() const
{
    if (m_heaps == 1)
        return m_first;
    if (m_alike && isSaidOfSeveral(m_first.kind))
        return {m_first.kind, m_first.subject, {}, m_heaps, 0};
    return {HistoryKind::ChangeHeaps, m_column, {}, m_heaps, 0};
}

} // namespace dossier
