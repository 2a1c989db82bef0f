#include "app/analysis/missing_part.h"

#include "app/theme/appearance.h"
#include "app/widgets/card_lines.h"
#include "app/widgets/heading.h"
#include "desk/desk.h"
#include "desk/free_copies.h"
#include "desk/game_box.h"
#include "desk/notices.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"

#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier {

namespace {

constexpr int kMostRows = 8;

int copiesOf(const std::vector<MissingCard>& missing)
{
    int copies = 0;
    for (const MissingCard& card : missing)
        copies += card.missing();
    return copies;
}

} // namespace

MissingPart::MissingPart(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_heading(new HeadingLabel({}, desk.appearance, this))
    , m_lines(new CardLines(desk, {tr("Card"), tr("Needed"), tr("Free"), tr("Missing")}, this))
    , m_want(new QPushButton(tr("Put on the want list"), this))
{
    setObjectName(QStringLiteral("missingPart"));
    createLayout();
    connect(m_want, &QPushButton::clicked, this, &MissingPart::wantAll);
}

void MissingPart::createLayout()
{
    m_lines->setObjectName(QStringLiteral("missingCards"));
    m_lines->setAccessibleName(tr("Missing cards"));
    m_lines->setMostRows(kMostRows);
    m_want->setObjectName(QStringLiteral("wantMissing"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(m_heading);
    column->addWidget(m_lines);
    column->addWidget(m_want, 0, Qt::AlignLeft);
}

void MissingPart::refresh()
{
    m_missing = missingFor(m_desk.openDeck.deck(), m_desk.free.forDeck(m_desk.openDeck.id()), m_desk.box.cards);
    std::vector<CardLines::Line> lines;
    for (const MissingCard& card : m_missing)
        lines.push_back({card.card,
                         {QLocale().toString(card.needed), QLocale().toString(card.available),
                          QLocale().toString(card.missing())}});
    const int copies = copiesOf(m_missing);
    const int elsewhere = copies - copiesOf(missingFor(m_desk.openDeck.deck(), m_desk.free.owned(), m_desk.box.cards));
    QString heading =
        copies == 0 ? tr("You own every card of this deck.") : tr("%n cop(y/ies) missing", nullptr, copies);
    if (elsewhere > 0)
        heading += QStringLiteral(" · ") + tr("%n of them in other built decks", nullptr, elsewhere);
    m_heading->setText(heading);
    m_lines->show(lines);
    m_lines->setVisible(!lines.empty());
    m_want->setVisible(!lines.empty());
}

void MissingPart::wantAll()
{
    std::vector<StoredHeap> before;
    for (const MissingCard& card : std::vector(m_missing))
        if (const auto heap = want(card))
            before.push_back(*heap);
    if (before.empty()) {
        m_desk.notices.say(tr("All of these are on the want list already."));
        return;
    }
    m_desk.notices.say(tr("%n card(s) went on the want list.", nullptr, static_cast<int>(before.size())), tr("Undo"),
                       [&desk = m_desk, before] {
                           for (const StoredHeap& heap : before)
                               desk.owned.change(heap);
                       });
}

std::optional<StoredHeap> MissingPart::want(const MissingCard& card)
{
    const std::string& number = m_desk.box.cards[card.card].id;
    const std::vector<StoredHeap> heaps = m_desk.owned.heapsOf(number);
    int wanted = 0;
    for (const StoredHeap& heap : heaps)
        wanted += heap.owned.wanted;
    const int more = card.missing() - wanted;
    if (more <= 0)
        return std::nullopt;
    if (!heaps.empty()) {
        StoredHeap heap = heaps.front();
        heap.owned.wanted += more;
        return m_desk.owned.change(heap) ? std::optional(heaps.front()) : std::nullopt;
    }
    OwnedCard heap;
    heap.card = number;
    heap.wanted = more;
    std::optional<StoredHeap> made = m_desk.owned.add(heap);
    if (made)
        made->owned.wanted = 0;
    return made;
}

} // namespace dossier
