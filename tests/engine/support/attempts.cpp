#include "engine/support/attempts.h"

#include "engine/queries/table/zones.h"

#include <algorithm>
#include <array>

namespace dossier::test {

namespace {

constexpr std::array kKinds{
    ActionKind::Pass,        ActionKind::FreeDraw,      ActionKind::BuyCards,   ActionKind::Sell,
    ActionKind::Requisition, ActionKind::HandOver,      ActionKind::Deploy,     ActionKind::BuyAgent,
    ActionKind::PlaceSite,   ActionKind::PutUnder,      ActionKind::Regroup,    ActionKind::AssignTeam,
    ActionKind::Investigate, ActionKind::AnnounceSkill, ActionKind::Ask,        ActionKind::Guess,
    ActionKind::Discard,     ActionKind::Play,          ActionKind::UseBluff,   ActionKind::Allot,
    ActionKind::PayWith,     ActionKind::Produce,       ActionKind::FollowTeam, ActionKind::Announce,
    ActionKind::UsePower,    ActionKind::PickAgent,     ActionKind::UseText,    ActionKind::NameWord,
    ActionKind::Choose,      ActionKind::Play,          ActionKind::Play,       ActionKind::UseText};

// The fields that mean something for this kind.
std::uint16_t fieldsOf(ActionKind kind)
{
    constexpr int kCardAt = Attempt::kCard | Attempt::kTarget | Attempt::kOther | Attempt::kForm;
    const auto fields = [&]() -> int {
        switch (kind) {
        case ActionKind::Pass:
        case ActionKind::FreeDraw:
        case ActionKind::Concede:
            return 0;
        case ActionKind::Sell:
        case ActionKind::Discard:
            return Attempt::kCard;
        case ActionKind::Requisition:
        case ActionKind::HandOver:
            return Attempt::kCard | Attempt::kAgent;
        case ActionKind::Deploy:
            return Attempt::kAgent | Attempt::kTeam | Attempt::kSection;
        case ActionKind::BuyAgent:
            return Attempt::kCard | Attempt::kTeam | Attempt::kSection;
        case ActionKind::PlaceSite:
            return Attempt::kCard | Attempt::kSeat;
        case ActionKind::PutUnder:
            return Attempt::kCard | Attempt::kTarget;
        case ActionKind::Regroup:
            return Attempt::kAgent | Attempt::kTeam;
        case ActionKind::AssignTeam:
            return Attempt::kTeam | Attempt::kTarget;
        case ActionKind::Investigate:
            return Attempt::kTarget;
        case ActionKind::Play:
        case ActionKind::UseBluff:
            return kCardAt | Attempt::kNumber | Attempt::kSeat;
        case ActionKind::UseText:
            return kCardAt | Attempt::kNumber;
        case ActionKind::PayWith:
        case ActionKind::Produce:
            return Attempt::kAgent | Attempt::kNumber;
        case ActionKind::FollowTeam:
            return Attempt::kCard | Attempt::kTeam;
        case ActionKind::UsePower:
            return kCardAt | Attempt::kSection;
        case ActionKind::PickAgent:
            return Attempt::kAgent;
        case ActionKind::Choose:
            return Attempt::kTarget | Attempt::kOther | Attempt::kNumber | Attempt::kAgent;
        default:
            return Attempt::kNumber;
        }
    };
    return static_cast<std::uint16_t>(fields());
}

// What is empty is not said.
void leaveEmptyOpen(Attempt& tried)
{
    const auto open = [&](bool empty, int field) {
        if (empty)
            tried.said &= static_cast<std::uint16_t>(~field);
    };
    open(!tried.action.card, Attempt::kCard);
    open(!tried.action.target, Attempt::kTarget);
    open(!tried.action.other, Attempt::kOther);
    open(tried.action.seat == kNoSeat, Attempt::kSeat);
}

} // namespace

Attempt saidInFull(const Action& action, Seat by)
{
    Attempt tried{action, by, fieldsOf(action.kind)};
    leaveEmptyOpen(tried);
    return tried;
}

Attempt Attempts::anything()
{
    Attempt tried;
    tried.by = below(4) == 0 ? seat() : m_state.decider;
    if (tried.by == kNoSeat)
        tried.by = seat();
    tried.action.kind = kKinds[below(kKinds.size())];
    tried.said = static_cast<std::uint16_t>(Attempt::kCard | below(Attempt::kAll + 1u));
    if (below(3) == 0)
        tried.said = Attempt::kCard;
    tried.action.card = card(tried.by);
    tried.action.number = static_cast<std::uint8_t>(below(6) == 0 ? below(256) : below(6));
    tried.action.agent = static_cast<std::uint8_t>(below(kMostAgentTitles));
    tried.action.team = static_cast<std::uint8_t>(below(6) == 0 ? kNoTeam : below(4));
    tried.action.section = static_cast<std::uint8_t>(below(4));
    tried.action.seat = seat();
    tried.action.form = static_cast<std::uint8_t>(below(3));
    tried.action.target = thing();
    tried.action.other = thing();
    tried.said &= fieldsOf(tried.action.kind);
    leaveEmptyOpen(tried);
    return tried;
}

Attempt Attempts::nearMiss()
{
    Action action = m_legal[static_cast<int>(below(static_cast<std::size_t>(m_legal.size())))];
    const std::uint16_t fields = fieldsOf(action.kind);
    if (fields != 0) {
        std::uint16_t field = 0;
        while ((field & fields) == 0)
            field = static_cast<std::uint16_t>(1u << below(9));
        change(action, field);
    }
    return saidInFull(action, below(8) == 0 ? seat() : m_state.decider);
}

bool Attempts::isLegal(const Attempt& tried) const
{
    return tried.by == m_state.decider &&
           std::any_of(m_legal.begin(), m_legal.end(), [&](const Action& action) { return tried.means(action); });
}

// Most often one of the hand, or on the table.
CardRef Attempts::card(Seat by)
{
    const Seat owner = below(6) == 0 ? seat() : by;
    for (int i = 0; i < 40; ++i) {
        const CardRef found(owner, static_cast<int>(below(static_cast<std::size_t>(cardsOf(m_state, owner)))));
        const Place place = placeOf(m_state, found);
        if (place == Place::Hand || isOnTable(place) || below(12) == 0)
            return found;
    }
    return {owner, 0};
}

Thing Attempts::thing()
{
    switch (below(6)) {
    case 0:
        return Thing::team(seat(), static_cast<int>(below(3)));
    case 1:
        return Thing::player(seat());
    case 2:
        return Thing();
    default:
        return card(seat());
    }
}

void Attempts::change(Action& action, std::uint16_t field)
{
    switch (field) {
    case Attempt::kNumber:
        action.number = static_cast<std::uint8_t>(below(4) == 0 ? below(256) : action.number + 1u);
        return;
    case Attempt::kAgent:
        action.agent = static_cast<std::uint8_t>(below(kMostAgentTitles));
        return;
    case Attempt::kTeam:
        action.team = static_cast<std::uint8_t>(below(8) == 0 ? kNoTeam : below(5));
        return;
    case Attempt::kSection:
        action.section = static_cast<std::uint8_t>(below(4));
        return;
    case Attempt::kSeat:
        action.seat = seat();
        return;
    case Attempt::kForm:
        action.form = static_cast<std::uint8_t>(below(4));
        return;
    case Attempt::kCard:
        action.card = card(m_state.decider);
        return;
    case Attempt::kTarget:
        action.target = thing();
        return;
    default:
        action.other = thing();
        return;
    }
}

} // namespace dossier::test
