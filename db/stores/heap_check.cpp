#include "db/stores/heap_check.h"

#include "db/stores/text_check.h"

#include <tuple>

namespace dossier {

namespace {

using Kind = StoreError::Kind;

QString inWords(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

bool isStored(const Work& work, const char* column, std::string_view text)
{
    Statement find(work,
                   QStringLiteral("SELECT EXISTS (SELECT 1 FROM collection WHERE %1 = ?)").arg(QLatin1String(column)));
    return find.run(text).next() && find.number(0) != 0;
}

void checkTexts(const Work& work, const HeapFields& heap)
{
    for (const auto& [of, column, text] :
         {std::tuple(TextOf::Place, "location", heap.location), std::tuple(TextOf::Borrower, "lent_to", heap.lentTo),
          std::tuple(TextOf::Note, "note", heap.note), std::tuple(TextOf::Currency, "currency", heap.currency),
          std::tuple(TextOf::Language, "language", heap.language)})
        if (isTooLong(of, text) && !isStored(work, column, text))
            refuseTooLong(work, of, text);
}

} // namespace

void checkHeap(const Work& work, const HeapFields& cards, Lengths lengths)
{
    const auto refuse = [&](const QString& what, int number) {
        work.fail(Kind::BadValue,
                  QStringLiteral("%1: %2 (%3)").arg(inWords(cards.card), what, QString::number(number)));
    };
    if (cards.card.empty())
        work.fail(Kind::BadValue, QStringLiteral("no card is named"));
    if (cards.count < 0 || cards.count > kMostOwned)
        refuse(QStringLiteral("the count is out of range"), cards.count);
    if (cards.wanted < 0 || cards.wanted > kMostOwned)
        refuse(QStringLiteral("the count wanted is out of range"), cards.wanted);
    if (cards.forTrade < 0 || cards.forTrade > cards.count)
        refuse(QStringLiteral("the count for trade is out of range"), cards.forTrade);
    if (cards.pricePaid < 0 || cards.pricePaid > kHighestPrice)
        work.fail(Kind::BadValue, QStringLiteral("%1: the price is out of range").arg(inWords(cards.card)));
    for (const std::string_view date : {cards.acquired, cards.lentOn})
        if (!date.empty() && !isDate(date))
            work.fail(Kind::BadValue, QStringLiteral("%1: %2 is no date").arg(inWords(cards.card), inWords(date)));
    if (lengths == Lengths::Checked)
        checkTexts(work, cards);
}

} // namespace dossier
