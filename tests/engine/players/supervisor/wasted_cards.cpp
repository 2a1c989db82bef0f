#include "engine/players/supervisor/wasted_cards.h"

#include "engine/queries/table/zones.h"

#include <algorithm>
#include <utility>

namespace dossier::test {

void WastedCards::beginGame()
{
    *this = {};
}

void WastedCards::choose(const GameState& state, const Action& action, WasteByKind& kinds)
{
    OfSeat& own = m_seats[state.decider];
    if (action.kind == ActionKind::BuyCards)
        own.bought = action.number;
    if (!action.card)
        return;
    const auto fetched = std::ranges::find(own.fetched, action.card);
    if (action.kind == ActionKind::Discard) {
        own.thrown += state.phase() == Phase::Debriefing ? 1 : 0;
        return; // judged as the turn ends
    }
    if (fetched == own.fetched.end())
        return;
    if (action.kind == ActionKind::PutUnder && factsOf(state, action.card).type != CardType::Bluff)
        ++kinds["fetches a card and hides it as a decoy"];
    own.fetched.erase(fetched);
}

void WastedCards::arrive(const GameState& state, const EventLog& log, WasteByKind& kinds)
{
    if (state.turn != m_turn)
        endTurn(state, kinds);
    m_turn = state.turn;
    m_active = state.activeSeat();
    noteFetched(state, log);
}

// Whatever has come to a hand and was not drawn.
void WastedCards::noteFetched(const GameState& state, const EventLog& log)
{
    std::map<CardIndex, int> drawn;
    for (; m_read < log.size(); ++m_read)
        if (log[m_read].kind == EventKind::DrewCard)
            ++drawn[log[m_read].card.name.card];
    const Seat seats = static_cast<Seat>(state.match->seats());
    m_places.resize(seats);
    for (Seat seat = 0; seat < seats; ++seat) {
        const auto count = static_cast<std::size_t>(state.match->cardCount(seat));
        const bool begins = m_places[seat].empty();
        m_places[seat].resize(count, Place::Outside);
        for (std::size_t index = 0; index < count; ++index) {
            const CardRef card(seat, static_cast<int>(index));
            const Place place = placeOf(state, card);
            const Place before = std::exchange(m_places[seat][index], place);
            if (begins || place != Place::Hand || before == Place::Hand)
                continue;
            if (drawn[cardIndex(state, card)]-- > 0 || (before != Place::Deck && before != Place::Discard))
                continue;
            m_seats[seat].fetched.push_back(card);
        }
    }
}

// BRIEF-10, BRIEF-20, DEBRIEF-2, DEBRIEF-8: what was bought or fetched in vain.
void WastedCards::endTurn(const GameState& state, WasteByKind& kinds)
{
    constexpr int kFew = 2; // one card bought and the worst one thrown away is a better hand
    for (auto& [seat, own] : m_seats) {
        const std::string when = seat == m_active ? "" : " in another's turn";
        if (own.bought >= kFew && own.thrown >= own.bought)
            ++kinds["buys cards and throws as many away" + when];
        else if (own.bought > kFew && 2 * own.thrown > own.bought)
            ++kinds["buys cards and throws most of them away" + when];
        for (const CardRef card : own.fetched)
            if (placeOf(state, card) == Place::Discard)
                ++kinds["fetches a card and throws it away"];
        own = {};
    }
}

} // namespace dossier::test
