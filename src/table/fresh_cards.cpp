#include "table/fresh_cards.h"

#include "table/seat_view.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace dossier {

// Who steps back and forth has drawn nothing.
void FreshCards::follow(const SeatView& view)
{
    m_fresh.clear();
    if (std::exchange(m_generation, view.generation) != view.generation)
        m_known.fill({});
    if (view.reader() >= m_known.size() || view.reader() != view.seen.self)
        return;
    Known& known = m_known[view.reader()];
    std::set<int> hand;
    for (const SeenCard& card : view.seen.hand)
        hand.insert(card.ref.bits());
    if (!known.met || view.stepping)
        known.before = hand;
    else if (known.choice != view.lastChoice)
        known.before = std::move(known.hand);
    known.met = true;
    known.choice = view.lastChoice;
    std::ranges::set_difference(hand, known.before, std::inserter(m_fresh, m_fresh.end()));
    known.hand = std::move(hand);
}

} // namespace dossier
