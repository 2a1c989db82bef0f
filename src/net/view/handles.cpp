#include "net/view/handles.h"

#include "net/view/view_fields.h"

#include <algorithm>
#include <bitset>
#include <numeric>
#include <utility>
#include <vector>

namespace dossier {

namespace {

template <typename T>
inline constexpr bool kIsWrapped = false;
template <typename T>
inline constexpr bool kIsWrapped<std::optional<T>> = true;
template <typename T>
inline constexpr bool kIsSeveral = false;
template <typename T>
inline constexpr bool kIsSeveral<std::vector<T>> = true;
template <>
inline constexpr bool kIsSeveral<std::vector<bool>> = false;

} // namespace

Handles::Handles(QRandomGenerator& lots)
    : m_lots(lots)
{
    for (Cards& cards : m_cards)
        cards.handle.fill(kNone);
    std::iota(m_agents.begin(), m_agents.end(), std::uint8_t{0});
    std::shuffle(m_agents.begin(), m_agents.end(), m_lots);
}

void Handles::forgetUnseen(const SeatView& view)
{
    std::array<std::bitset<kIndices + 1>, kMostSeats> seen;
    for (const SeatView::Named& card : view.names)
        if (card.name.isKnown())
            seen[card.ref.owner()].set(static_cast<std::size_t>(card.ref.index()));
    for (std::size_t owner = 0; owner < kMostSeats; ++owner)
        for (std::size_t index = 0; index < kIndices; ++index)
            if (std::uint8_t& handle = m_cards[owner].handle[index]; handle != kNone && !seen[owner].test(index)) {
                m_cards[owner].taken[handle] = false;
                handle = kNone;
            }
}

std::uint8_t Handles::draw(Cards& cards)
{
    for (;;) {
        const auto handle = static_cast<std::uint8_t>(m_lots.bounded(static_cast<quint32>(kIndices)));
        if (!std::exchange(cards.taken[handle], true))
            return handle;
    }
}

CardRef Handles::handleOf(CardRef card)
{
    if (!card)
        return {};
    Cards& cards = m_cards[card.owner()];
    std::uint8_t& handle = cards.handle[static_cast<std::size_t>(card.index())];
    if (handle == kNone)
        handle = draw(cards);
    return {card.owner(), handle};
}

Thing Handles::handleOf(Thing thing)
{
    if (thing.isSecond())
        return Thing::secondOf(handleOf(thing.card()));
    return thing.isCard() ? Thing(handleOf(thing.card())) : thing;
}

template <typename T>
void Handles::rewrite(T& value, int role)
{
    if constexpr (std::is_same_v<T, CardRef> || std::is_same_v<T, Thing>)
        value = handleOf(value);
    else if constexpr (kIsWrapped<T>) {
        if (value)
            rewrite(*value, role);
    } else if constexpr (kIsSeveral<T>) {
        for (auto& each : value)
            rewrite(each, role);
    } else if constexpr (HasFields<T>) {
        forEachField<T>([&](const auto& field) { rewrite(value.*field.member, static_cast<int>(field.role)); });
    } else if constexpr (std::is_same_v<T, std::uint8_t>) {
        if (role == static_cast<int>(FieldRole::OfAgent) && value < kAgents)
            value = m_agents[value];
    }
}

// Lists in the order of the references come after all others: what is met in them has its handle already.
void Handles::putInto(SentView& sent)
{
    forgetUnseen(sent.view);
    rewrite(sent, 0);
    std::ranges::sort(sent.view.names, {}, &SeatView::Named::ref); // as it is looked up
    std::ranges::sort(sent.view.states, {}, &SeatView::InState::ref);
    sent.view.offer.actions.clear();
    for (const Choice& choice : sent.view.offer.choices)
        sent.view.offer.actions.add(choice.action);
}

} // namespace dossier
