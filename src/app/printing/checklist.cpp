#include "app/printing/checklist.h"

#include "app/printing/sheet_layout.h"
#include "desk/deck_words.h"
#include "domain/collection/completion.h"
#include "importers/reading/card_line.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier {

namespace {

constexpr qreal kCardRow = 3.9;
constexpr qreal kTitleLine = 3.1;
constexpr qreal kText = 2.4;

class Checklist
{
    Q_DECLARE_TR_FUNCTIONS(Checklist)

public:
    Checklist(const CardPool& pool, std::span<const int> owned, const ChecklistWish& wish, Paper paper,
              const PrintType& type)
        : m_pool(pool)
        , m_owned(owned)
        , m_wish(wish)
        , m_type(type)
        , m_layout(title(wish), paper, type)
    {
        m_completion = completionOf(CopyCounts(owned.begin(), owned.end()), pool);
        for (const SetCompletion& set : m_completion.furtherSets)
            m_furtherSets.push_back(set.name);
    }

    PrintedSheet set()
    {
        QStringList sets{tr("X-Files CCG, Premiere")};
        for (const std::string& name : m_furtherSets)
            sets << setWords(name);
        m_layout.head(sets.join(QStringLiteral(", ")), title(m_wish), m_type.text(5.6, QFont::DemiBold));
        if (m_wish.tickOwned)
            m_layout.paragraph(shareInWords());
        m_layout.skip(3);
        std::vector<SheetLayout::Block> blocks;
        for (int group = 0; group < groups() + static_cast<int>(m_furtherSets.size()); ++group)
            addGroup(blocks, group);
        if (blocks.empty())
            m_layout.paragraph(m_furtherSets.empty() ? tr("Nothing is missing: the set is complete.")
                                                     : tr("Nothing is missing: all sets are complete."));
        m_layout.columns(blocks, 3, 6);
        return m_layout.finish(tr("Made with Dossier"));
    }

private:
    static QString title(const ChecklistWish& wish) { return wish.onlyMissing ? tr("Missing cards") : tr("Checklist"); }

    // Each set by itself.
    QString shareInWords() const
    {
        const CompletionShare& base = m_completion.all;
        if (m_furtherSets.empty())
            return tr("%1 of %2 cards owned.").arg(base.owned).arg(base.of);
        QStringList shares{tr("Premiere: %1 of %2 cards owned.").arg(base.owned).arg(base.of)};
        for (const SetCompletion& set : m_completion.furtherSets)
            shares << tr("%1: %2 of %3.")
                          .arg(setWords(set.name), QString::number(set.share.owned), QString::number(set.share.of));
        return shares.join(QLatin1Char(' '));
    }

    int groups() const
    {
        switch (m_wish.order) {
        case ChecklistWish::Order::Type:
            return kCardTypes;
        case ChecklistWish::Order::Rarity:
            return kRarities;
        case ChecklistWish::Order::Number:
            break;
        }
        return 1;
    }

    bool isFurther(int group) const { return group >= groups(); }
    const std::string& furtherSet(int group) const { return m_furtherSets[static_cast<std::size_t>(group - groups())]; }

    // Further sets stand behind the base set, each by itself.
    bool belongs(const Card& card, int group) const
    {
        if (isFurther(group) || !isOfBaseSet(card))
            return !isOfBaseSet(card) && isFurther(group) && card.setName == furtherSet(group);
        switch (m_wish.order) {
        case ChecklistWish::Order::Type:
            return static_cast<int>(card.type) == group;
        case ChecklistWish::Order::Rarity:
            return static_cast<int>(card.rarity) == group;
        case ChecklistWish::Order::Number:
            break;
        }
        return true;
    }

    void addGroup(std::vector<SheetLayout::Block>& blocks, int group)
    {
        std::vector<SheetLayout::Block> rows;
        int all = 0;
        int have = 0;
        for (CardIndex card = 0; card < m_pool.size(); ++card) {
            if (!belongs(m_pool[card], group))
                continue;
            ++all;
            have += m_owned[card] > 0 ? 1 : 0;
            if (!m_wish.onlyMissing || m_owned[card] == 0)
                rows.push_back(row(card));
        }
        if (rows.empty())
            return;
        if (m_wish.order != ChecklistWish::Order::Number || isFurther(group))
            blocks.push_back(
                heading(group, m_wish.tickOwned ? QStringLiteral("%1/%2").arg(have).arg(all) : QString::number(all)));
        blocks.insert(blocks.end(), rows.begin(), rows.end());
        blocks.push_back({2, false, {}});
    }

    SheetLayout::Block heading(int group, const QString& count) const
    {
        const bool types = m_wish.order == ChecklistWish::Order::Type && !isFurther(group);
        const QString words = isFurther(group) ? setWords(furtherSet(group))
                              : types          ? headingOf(static_cast<CardType>(group))
                                               : word(static_cast<Rarity>(group));
        return {
            5.4, true, [=](SheetLayout& layout, const QRectF& box) {
                const Theme& theme = layout.theme();
                const QRectF band = box.adjusted(0, 0.3, 0, -0.6);
                layout.add(PrintedBox{band, 0, theme.line, theme.raised});
                qreal words_at = 1.6;
                if (types) {
                    const auto type = static_cast<CardType>(group);
                    layout.add(PrintedTypeMark{{band.left() + 1, band.center().y() - 1.5, 3, 3}, type, theme.of(type)});
                    words_at = 5.4;
                }
                layout.line(band.adjusted(words_at, 0, -10, 0), words, layout.type().text(2.7, QFont::DemiBold));
                layout.line(band.adjusted(0, 0, -1, 0), count, layout.type().text(2.6), Qt::AlignRight);
            }};
    }

    SheetLayout::Block row(CardIndex index) const
    {
        constexpr qreal kBefore = 11.4;
        constexpr qreal kAfter = 7;
        const Card& card = m_pool[index];
        const qreal column = (m_layout.width() - 12) / 3;
        const QStringList title =
            PrintType::wrapped(QString::fromStdString(card.title), m_type.text(kText), column - kBefore - kAfter);
        const qreal height = kCardRow + kTitleLine * static_cast<qreal>(title.size() - 1);
        const int owned = m_wish.tickOwned ? m_owned[index] : 0;
        return {height, false, [&card, title, owned](SheetLayout& layout, const QRectF& box) {
                    const QRectF first(box.left(), box.top(), box.width(), kCardRow);
                    layout.tickBox(first, 2.5);
                    if (owned > 0)
                        layout.add(PrintedSeverity{{first.left() + 0.3, first.center().y() - 1, 2, 2}, std::nullopt});
                    layout.line(first.adjusted(3.9, 0, 0, 0), numberOf(card), layout.type().typed(2.4),
                                layout.theme().quiet);
                    layout.lines(first.adjusted(kBefore, 0, -kAfter, 0), title, layout.type().text(kText), kTitleLine);
                    if (owned > 0)
                        layout.line(first, QString::number(owned), layout.type().text(kText), Qt::AlignRight);
                }};
    }

    // A further set's numbers may be long; its heading names the set.
    static QString numberOf(const Card& card)
    {
        return isOfBaseSet(card) ? QString::fromStdString(printedNumber(card))
                                 : QStringLiteral("%1").arg(card.number, 4, 10, QLatin1Char('0'));
    }

    const CardPool& m_pool;
    std::span<const int> m_owned;
    Completion m_completion;
    std::vector<std::string> m_furtherSets;
    ChecklistWish m_wish;
    const PrintType& m_type;
    SheetLayout m_layout;
};

} // namespace

PrintedSheet checklist(const CardPool& pool, std::span<const int> owned, const ChecklistWish& wish, Paper paper,
                       const PrintType& type)
{
    return Checklist(pool, owned, wish, paper, type).set();
}

} // namespace dossier
