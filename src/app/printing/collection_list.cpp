#include "app/printing/collection_list.h"

#include "app/printing/sheet_table.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace dossier {

namespace {

class CollectionList
{
    Q_DECLARE_TR_FUNCTIONS(CollectionList)

public:
    CollectionList(std::span<const OwnedCard> collection, const CardPool& pool, Paper paper, const PrintType& type)
        : m_pool(pool)
        , m_layout(tr("Collection"), paper, type)
    {
        m_layout.head(tr("X-Files CCG"), tr("Collection"), type.text(5.6, QFont::DemiBold));
        for (const OwnedCard& heap : collection)
            if (heap.count > 0) // else it is a wish
                m_heaps.push_back(&heap);
        // As the collection is listed, within each place; what lies nowhere comes last.
        std::ranges::stable_sort(m_heaps, {}, [](const OwnedCard* heap) {
            return std::pair(heap->location.empty(), std::string_view(heap->location));
        });
    }

    PrintedSheet set()
    {
        m_layout.paragraph(m_heaps.empty() ? tr("The collection is empty.") : copiesOf(m_heaps));
        m_layout.skip(4);
        const std::span<const OwnedCard* const> heaps(m_heaps);
        for (std::size_t first = 0, end = 0; first < heaps.size(); first = end) {
            while (end < heaps.size() && heaps[end]->location == heaps[first]->location)
                ++end;
            setPlace(heaps.subspan(first, end - first));
        }
        return m_layout.finish(tr("Made with Dossier"));
    }

private:
    static QString copiesOf(std::span<const OwnedCard* const> heaps)
    {
        std::int64_t copies = 0;
        for (const OwnedCard* heap : heaps)
            copies += heap->count;
        return tr("%n cop(ies)", nullptr, copiesFrom(copies));
    }

    void setPlace(std::span<const OwnedCard* const> heaps)
    {
        const QString place = QString::fromStdString(heaps.front()->location);
        m_layout.heading(place.isEmpty() ? tr("No location noted") : place, copiesOf(heaps));
        SheetTable table(m_layout, {{tr("Copies"), 10, Qt::AlignRight},
                                    {tr("Title")},
                                    {tr("Number"), 22, Qt::AlignLeft, true},
                                    {tr("Condition"), 20},
                                    {tr("Language"), 12},
                                    {tr("Lent to"), 20},
                                    {tr("Note"), 36}});
        table.captions();
        for (const OwnedCard* heap : heaps)
            table.row({QString::number(heap->count), titleOf(*heap), QString::fromStdString(heap->card),
                       word(heap->condition), QString::fromStdString(heap->language).toUpper(),
                       QString::fromStdString(heap->lentTo), noteOf(*heap)});
        m_layout.skip(5);
    }

    QString titleOf(const OwnedCard& heap) const
    {
        const auto card = m_pool.findNumber(heap.card);
        return card ? QString::fromStdString(m_pool[*card].title) : tr("unknown card");
    }

    static QString noteOf(const OwnedCard& heap)
    {
        const QString note = QString::fromStdString(heap.note);
        if (!heap.isSigned)
            return note;
        return note.isEmpty() ? tr("signed") : tr("signed") + QStringLiteral(" · ") + note;
    }

    const CardPool& m_pool;
    SheetLayout m_layout;
    std::vector<const OwnedCard*> m_heaps;
};

} // namespace

PrintedSheet collectionList(std::span<const OwnedCard> collection, const CardPool& pool, Paper paper,
                            const PrintType& type)
{
    return CollectionList(collection, pool, paper, type).set();
}

} // namespace dossier
