#include "app/printing/pull_sheet.h"

#include "app/printing/sheet_table.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>

namespace dossier {

namespace {

class PullSheet
{
    Q_DECLARE_TR_FUNCTIONS(PullSheet)

public:
    PullSheet(const Deck& deck, const PullList& list, std::span<const OwnedCard> collection, const CardPool& pool,
              Paper paper, const PrintType& type)
        : m_list(list)
        , m_collection(collection)
        , m_pool(pool)
        , m_layout(tr("Pull list: %1").arg(QString::fromStdString(deck.name)), paper, type)
    {
        m_layout.head(tr("Pull list"), QString::fromStdString(deck.name), type.text(5.6, QFont::DemiBold));
    }

    PrintedSheet set()
    {
        int copies = 0;
        for (const Pull& pull : m_list.pulls)
            copies += pull.copies;
        m_layout.paragraph(tr("%n cop(ies)", nullptr, copies) + QStringLiteral(" · ") +
                           tr("%n location(s)", nullptr, m_list.locations));
        m_layout.skip(4);
        const std::span<const Pull> pulls(m_list.pulls);
        for (std::size_t first = 0, end = 0; first < pulls.size(); first = end) {
            while (end < pulls.size() && locationOf(pulls[end]) == locationOf(pulls[first]))
                ++end;
            setLocation(pulls.subspan(first, end - first));
        }
        setMissing();
        return m_layout.finish(tr("Made with Dossier"));
    }

private:
    const std::string& locationOf(const Pull& pull) const { return m_collection[pull.heap].location; }

    // All pulls from one location.
    void setLocation(std::span<const Pull> pulls)
    {
        int copies = 0;
        for (const Pull& pull : pulls)
            copies += pull.copies;
        const QString location = QString::fromStdString(locationOf(pulls.front()));
        m_layout.heading(location.isEmpty() ? tr("No location noted") : location, tr("%n cop(ies)", nullptr, copies));
        SheetTable table(m_layout, {{tr("Copies"), 12, Qt::AlignRight},
                                    {tr("Title")},
                                    {tr("Number"), 22, Qt::AlignLeft, true},
                                    {tr("Condition"), 24},
                                    {tr("Language"), 14},
                                    {tr("Note"), 34}});
        table.captions();
        for (const Pull& pull : pulls) {
            const OwnedCard& heap = m_collection[pull.heap];
            const Card& card = m_pool[pull.card];
            table.row({QString::number(pull.copies), QString::fromStdString(card.title),
                       QString::fromStdString(card.id), word(heap.condition),
                       QString::fromStdString(heap.language).toUpper(), QString::fromStdString(heap.note)});
        }
        m_layout.skip(5);
    }

    void setMissing()
    {
        if (m_list.missing.empty())
            return m_layout.paragraph(tr("Nothing is missing."));
        int copies = 0;
        for (const MissingCard& missing : m_list.missing)
            copies += missing.missing();
        m_layout.heading(tr("Not to be had"), tr("%n cop(ies)", nullptr, copies));
        SheetTable table(m_layout, {{tr("Copies"), 12, Qt::AlignRight},
                                    {tr("Title")},
                                    {tr("Number"), 22, Qt::AlignLeft, true},
                                    {tr("Rarity"), 24}});
        table.captions();
        for (const MissingCard& missing : m_list.missing) {
            const Card& card = m_pool[missing.card];
            table.row({QString::number(missing.missing()), QString::fromStdString(card.title),
                       QString::fromStdString(card.id), word(card.rarity)});
        }
    }

    const PullList& m_list;
    std::span<const OwnedCard> m_collection;
    const CardPool& m_pool;
    SheetLayout m_layout;
};

} // namespace

PrintedSheet pullSheet(const Deck& deck, const PullList& list, std::span<const OwnedCard> collection,
                       const CardPool& pool, Paper paper, const PrintType& type)
{
    return PullSheet(deck, list, collection, pool, paper, type).set();
}

} // namespace dossier
