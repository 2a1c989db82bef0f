#include "app/decks/deck_filter.h"

#include "app/decks/zone_list.h"
#include "app/decks/zone_model.h"
#include "app/widgets/desk.h"
#include "app/widgets/search_box.h"
#include "app/widgets/view_memory.h"
#include "box/game_data.h"
#include "desk/open_deck.h"

#include <QVBoxLayout>

namespace dossier {

DeckFilter::DeckFilter(const Desk& desk, ZoneList& team, ZoneList& bureau, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_finder(desk)
    , m_team(team)
    , m_bureau(bureau)
    , m_line(new SearchBox(desk.appearance, this))
{
    setObjectName(QStringLiteral("deckFilter"));
    m_line->beShort(QStringLiteral("deckFilterLine"));
    m_line->nameLine(QStringLiteral("deckFilterLine"), tr("Filter: t:site, pre:medical, cost<3 …"),
                     tr("Filter the deck"));
    m_line->setCount({});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_line);
    setFocusProxy(m_line);
    connect(m_line, &SearchBox::searched, this, &DeckFilter::apply);
    connect(m_line, &SearchBox::leftDownwards, &bureau, [&bureau] { goDownTo(bureau); });
    connect(&desk.openDeck, &OpenDeck::opened, this, &DeckFilter::clear);
    connect(&desk.openDeck, &OpenDeck::changed, this, &DeckFilter::apply);
    if (const auto left = desk.memory.take<QString>(objectName()))
        m_line->setText(*left);
}

DeckFilter::~DeckFilter()
{
    m_desk.memory.leave(objectName(), m_line->text());
}

void DeckFilter::focus()
{
    m_line->focus();
}

void DeckFilter::clear()
{
    m_line->setText({});
}

// A query that is not understood leaves what is shown as it is.
void DeckFilter::apply()
{
    if (m_line->text().trimmed().isEmpty()) {
        m_line->complain({});
        m_line->setCount({});
        m_team.cards().showOnly(std::nullopt);
        m_bureau.cards().showOnly(std::nullopt);
        return;
    }
    const CardSearch::Found found = m_finder.find(m_line->text());
    m_line->complain(found.problem, found.faultAt, found.faultLength);
    if (!found.problem.isEmpty())
        return;
    PoolSet only(m_desk.box.cards.size());
    for (const CardIndex card : found.cards)
        only.insert(card);
    m_team.cards().showOnly(only);
    m_bureau.cards().showOnly(std::move(only));
    const Deck& deck = m_desk.openDeck.deck();
    const int shown = m_team.cards().copiesShown() + m_bureau.cards().copiesShown();
    m_line->setCount(tr("%1 of %2 shown").arg(shown).arg(sizeOf(deck.team) + sizeOf(deck.bureauDeck)));
}

} // namespace dossier
