#include "db/stores/heap_check.h"

#include "db/stores/text_check.h"

namespace dossier {

namespace {

using Kind = StoreError::Kind;

bool isStored(const Work& work, std::string_view column, std::string_view text)
{
    Statement find(
        work, QStringLiteral("SELECT EXISTS (SELECT 1 FROM collection WHERE %1 = ?)").arg(QString::fromUtf8(column)));
    return find.run(text).next() && find.number(0) != 0;
}

} // namespace

void HeapCheck::operator()(const HeapFields& cards) const
{
    const Work& work = m_work;
    const auto refuse = [&](const QString& what, int number) {
        work.fail(Kind::BadValue,
                  QStringLiteral("%1: %2 (%3)").arg(QString::fromUtf8(cards.card), what, QString::number(number)));
    };
    if (cards.card.empty())
        work.fail(Kind::BadValue, QStringLiteral("no card is named"));
    m_removed.refuse(cards.card);
    if (cards.count < 0 || cards.count > kMostOwned)
        refuse(QStringLiteral("the count is out of range"), cards.count);
    if (cards.wanted < 0 || cards.wanted > kMostOwned)
        refuse(QStringLiteral("the count wanted is out of range"), cards.wanted);
    if (cards.forTrade < 0 || cards.forTrade > cards.count)
        refuse(QStringLiteral("the count for trade is out of range"), cards.forTrade);
    eachColumn(
        [&](auto column, const auto& value) {
            if constexpr (column.kind == ColumnKind::Price) {
                if (value < 0 || value > kHighestPrice)
                    work.fail(Kind::BadValue,
                              QStringLiteral("%1: the price is out of range").arg(QString::fromUtf8(cards.card)));
            } else if constexpr (column.kind == ColumnKind::Date) {
                // What an older version took stays, so that all else of the row can be changed.
                if (!value.empty() && !isDate(value, m_limits) && !isStored(work, column.facts.sql, value))
                    work.fail(Kind::BadValue, QStringLiteral("%1: %2 is no date")
                                                  .arg(QString::fromUtf8(cards.card), QString::fromUtf8(value)));
            } else if constexpr (column.kind != ColumnKind::Card &&
                                 std::is_same_v<decltype(value), const std::string_view&>) {
                constexpr TextOf of = *column.facts.limit; // a text without one does not compile
                if (m_limits == Limits::Checked && (isTooLong(column, value) || isBroken(of, value)) &&
                    !isStored(work, column.facts.sql, value))
                    refuseUnfit(work, of, value);
            }
        },
        cards);
}

} // namespace dossier
