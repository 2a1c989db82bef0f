#include "app/printing/trade_list.h"

#include "app/printing/sheet_table.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>

#include <map>

namespace dossier {

namespace {

class TradeList
{
    Q_DECLARE_TR_FUNCTIONS(TradeList)

public:
    TradeList(std::span<const OwnedCard> collection, const CardPool& pool, Paper paper, const PrintType& type,
              const QString& title)
        : m_collection(collection)
        , m_pool(pool)
        , m_layout(title, paper, type)
    {
        m_layout.head(tr("X-Files CCG, Premiere"), title, type.text(5.6, QFont::DemiBold));
    }

    static QString wantTitle() { return tr("Want list"); }
    static QString tradeTitle() { return tr("For trade"); }

    PrintedSheet setWants()
    {
        struct Wish
        {
            std::int64_t wanted = 0;
            std::int64_t owned = 0;
        };
        std::map<std::string, Wish> wishes;
        std::int64_t copies = 0;
        for (const OwnedCard& heap : m_collection) {
            Wish& wish = wishes[heap.card];
            wish.wanted += heap.wanted;
            wish.owned += heap.count;
            copies += heap.wanted;
        }
        begin(copies, tr("Nothing is wanted. Enter how many copies you look for under Wanted in the collection."));
        SheetTable table(m_layout, {{tr("Wanted"), 12, Qt::AlignRight},
                                    {tr("Title")},
                                    {tr("Number"), 22, Qt::AlignLeft, true},
                                    {tr("Rarity"), 26},
                                    {tr("Owned"), 12, Qt::AlignRight}});
        if (copies > 0)
            table.captions();
        for (const auto& [number, wish] : wishes)
            if (wish.wanted > 0)
                table.row({QString::number(wish.wanted), title(number), QString::fromStdString(number), rarity(number),
                           QString::number(wish.owned)});
        return m_layout.finish(tr("Made with Dossier"));
    }

    PrintedSheet setTrades()
    {
        std::int64_t copies = 0;
        for (const OwnedCard& heap : m_collection)
            copies += heap.forTrade;
        begin(copies, tr("Nothing is for trade. Enter how many copies you give away under For trade in the "
                         "collection."));
        SheetTable table(m_layout, {{tr("Copies"), 12, Qt::AlignRight},
                                    {tr("Title")},
                                    {tr("Number"), 22, Qt::AlignLeft, true},
                                    {tr("Rarity"), 20},
                                    {tr("Condition"), 24},
                                    {tr("Language"), 14},
                                    {tr("Note"), 28}});
        if (copies > 0)
            table.captions();
        for (const OwnedCard& heap : m_collection)
            if (heap.forTrade > 0)
                table.row({QString::number(heap.forTrade), title(heap.card), QString::fromStdString(heap.card),
                           rarity(heap.card), word(heap.condition), QString::fromStdString(heap.language).toUpper(),
                           QString::fromStdString(heap.note)});
        return m_layout.finish(tr("Made with Dossier"));
    }

private:
    void begin(std::int64_t copies, const QString& nothing)
    {
        m_layout.paragraph(copies > 0 ? tr("%n cop(ies)", nullptr, copiesFrom(copies)) : nothing);
        m_layout.skip(3);
    }

    QString title(const std::string& number) const
    {
        const auto card = m_pool.findNumber(number);
        return card ? QString::fromStdString(m_pool[*card].title) : tr("unknown card");
    }

    QString rarity(const std::string& number) const
    {
        const auto card = m_pool.findNumber(number);
        return card ? word(m_pool[*card].rarity) : QString();
    }

    std::span<const OwnedCard> m_collection;
    const CardPool& m_pool;
    SheetLayout m_layout;
};

} // namespace

PrintedSheet wantList(std::span<const OwnedCard> collection, const CardPool& pool, Paper paper, const PrintType& type)
{
    return TradeList(collection, pool, paper, type, TradeList::wantTitle()).setWants();
}

PrintedSheet tradeList(std::span<const OwnedCard> collection, const CardPool& pool, Paper paper, const PrintType& type)
{
    return TradeList(collection, pool, paper, type, TradeList::tradeTitle()).setTrades();
}

} // namespace dossier
