#include "app/analysis/missing_part.h"

#include "app/theme/appearance.h"
#include "app/widgets/card_lines.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/game_data.h"
#include "desk/free_copies.h"
#include "desk/history.h"
#include "desk/notices.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"

#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier {

namespace {

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
    m_lines->showWhole();
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
    const auto missingOf = [&](const CopyCounts& available) {
        return copiesOf(missingFor(m_desk.openDeck.deck(), available, m_desk.box.cards));
    };
    const int notAtHand = missingOf(m_desk.free.atHand());
    const int elsewhere = copies - notAtHand;
    const int lent = notAtHand - missingOf(m_desk.free.owned());
    QString heading =
        copies == 0 ? tr("You have every card of this deck.") : tr("%n cop(y/ies) missing", nullptr, copies);
    if (elsewhere > 0)
        heading += QStringLiteral(" · ") + tr("%n of them in other built decks", nullptr, elsewhere);
    if (lent > 0)
        heading += QStringLiteral(" · ") + tr("%n of them lent", nullptr, lent);
    m_heading->setText(heading);
    m_lines->show(lines);
    m_lines->setVisible(!lines.empty());
    m_want->setVisible(!lines.empty());
}

void MissingPart::wantAll()
{
    std::vector<OwnedCard> wishes;
    for (const MissingCard& card : m_missing)
        if (auto wish = wishFor(card))
            wishes.push_back(std::move(*wish));
    if (wishes.empty()) {
        m_desk.notices.say(tr("All of these are on the want list already."));
        return;
    }
    m_desk.history.tell([&] {
        return m_desk.owned.merge(wishes, MergeMode::Add)
                   ? tr("%n card(s) went on the want list.", nullptr, static_cast<int>(wishes.size()))
                   : QString();
    });
}

// Noted on the card's first heap, where there is one.
std::optional<OwnedCard> MissingPart::wishFor(const MissingCard& card) const
{
    const std::string& number = m_desk.box.cards[card.card].id;
    const std::vector<StoredHeap> heaps = m_desk.owned.heapsOf(number);
    int wanted = 0;
    for (const StoredHeap& heap : heaps)
        wanted += heap.owned.wanted;
    if (wanted >= card.missing())
        return std::nullopt;
    OwnedCard wish;
    if (!heaps.empty())
        wish = heaps.front().owned;
    wish.card = number;
    wish.count = wish.forTrade = 0;
    wish.wanted = card.missing() - wanted;
    return wish;
}

} // namespace dossier
