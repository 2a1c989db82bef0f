#include "app/analysis/pull_part.h"

#include "app/theme/appearance.h"
#include "app/widgets/card_lines.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/game_data.h"
#include "desk/free_copies.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "wording/words/game_words.h"

#include <QCheckBox>
#include <QLocale>
#include <QVBoxLayout>

#include <set>

namespace dossier {

std::vector<OwnedCard> heapsFor(const Deck& deck, const Desk& desk)
{
    const CardPool& pool = desk.box.cards;
    std::set<TitleIndex> seen;
    std::vector<OwnedCard> heaps;
    for (const Zone zone : {Zone::XFile, Zone::Team, Zone::BureauDeck})
        for (const DeckEntry& entry : deck.zone(zone)) {
            if (!seen.insert(pool.titleOf(entry.card)).second)
                continue;
            for (const CardIndex printing : pool.printings(pool.titleOf(entry.card)))
                for (const StoredHeap& heap : desk.owned.heapsOf(pool[printing].id))
                    heaps.push_back(heap.owned);
        }
    return heaps;
}

PullPart::PullPart(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_heading(new HeadingLabel({}, desk.appearance, this))
    , m_fewest(new QCheckBox(tr("As few places as possible"), this))
    , m_worst(new QCheckBox(tr("Spare the best copies"), this))
    , m_lines(new CardLines(desk, {tr("Where and what"), tr("Copies"), tr("Condition")}, this))
{
    setObjectName(QStringLiteral("pullPart"));
    createLayout();
    for (const QCheckBox* box : {m_fewest, m_worst})
        connect(box, &QCheckBox::toggled, this, &PullPart::refresh);
}

void PullPart::createLayout()
{
    m_fewest->setObjectName(QStringLiteral("fewestPlaces"));
    m_fewest->setChecked(true);
    m_worst->setObjectName(QStringLiteral("worstFirst"));
    m_lines->setObjectName(QStringLiteral("pullList"));
    m_lines->setAccessibleName(tr("Pull list"));
    m_lines->showWhole();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(m_heading);
    column->addWidget(m_fewest);
    column->addWidget(m_worst);
    column->addWidget(m_lines);
}

void PullPart::refresh()
{
    const Deck& deck = m_desk.openDeck.deck();
    const std::vector<OwnedCard> heaps = heapsFor(deck, m_desk);
    const PullList list =
        pullListFor(deck, heaps, m_desk.free.forDeck(m_desk.openDeck.id()), m_desk.box.cards,
                    {.fewestLocations = m_fewest->isChecked(), .bestCondition = !m_worst->isChecked()});
    std::vector<CardLines::Line> lines;
    std::optional<std::string> place;
    for (const Pull& pull : list.pulls) {
        const OwnedCard& heap = heaps[pull.heap];
        if (place != heap.location) {
            place = heap.location;
            lines.push_back(
                {std::nullopt,
                 {heap.location.empty() ? tr("Nowhere in particular") : QString::fromStdString(heap.location)}});
        }
        lines.push_back({pull.card, {QLocale().toString(pull.copies), word(heap.condition)}});
    }
    m_heading->setText(list.pulls.empty() ? tr("Pull list: nothing of this deck is in the collection.")
                                          : tr("Pull list from %n place(s)", nullptr, list.locations));
    m_lines->show(lines);
    m_lines->setVisible(!lines.empty());
}

} // namespace dossier
