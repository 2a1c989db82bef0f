#include "engine/queries/reasons/tried.h"

#include "engine/queries/table/teams.h"
#include "engine/queries/table/text_frame.h"

#include <algorithm>

namespace dossier {

RuleNumber numberOf(const GameState& state, CardRef card)
{
    return std::string_view(state.match->pool()[cardIndex(state, card)].id);
}

bool exists(const GameState& state, Thing thing)
{
    const Seat seat = thing.seat();
    if (thing.isCard() || thing.isSecond())
        return thing.card().owner() < state.match->seats() && thing.card().index() < cardsOf(state, seat);
    switch (thing.kind()) {
    case Thing::Kind::Team:
    case Thing::Kind::Section:
    case Thing::Kind::Player:
        return seat < state.match->seats();
    case Thing::Kind::Hands:
        return true;
    default:
        return false;
    }
}

// --- Lists ----------------------------------------------------------------------------------------------------------

void Reasons::add(const Reason& reason)
{
    if (!has(reason.rule))
        m_list.push_back(reason);
}

void Reasons::add(const Reasons& others)
{
    for (const Reason& reason : others.m_list)
        add(reason);
}

bool Reasons::cite(const GameState& state, ReasonKind kind, CardRef card)
{
    if (exists(state, card))
        add(kind, numberOf(state, card));
    return false;
}

void Reasons::keepCommon(const Reasons& others)
{
    std::erase_if(m_list, [&](const Reason& reason) { return !others.has(reason.rule); });
}

bool Reasons::has(RuleNumber rule) const
{
    return std::any_of(m_list.begin(), m_list.end(), [&](const Reason& reason) { return reason.rule == rule; });
}

void Options::add(const Reasons& against)
{
    m_anyWouldDo = m_anyWouldDo || against.empty();
    if (!m_common)
        m_common = against;
    else
        m_common->keepCommon(against);
}

void Options::conclude(const Reason& otherwise, Reasons& reasons) const
{
    if (m_anyWouldDo)
        return;
    if (!m_common || m_common->empty())
        reasons.add(otherwise);
    else
        reasons.add(*m_common);
}

// --- What is tried --------------------------------------------------------------------------------------------------

bool Tried::isAnswer() const
{
    const Attempt attempt{action, by, said};
    return asked() && !unseen &&
           std::any_of(answers.begin(), answers.end(), [&](const Action& answer) { return attempt.means(answer); });
}

bool Tried::meansOwnHand() const
{
    return !says(Attempt::kCard) ||
           (namesCard() && action.card.owner() == by && placeOf(state, action.card) == Place::Hand);
}

bool isOption(const GameState& state)
{
    const Frame& top = state.top();
    const bool waits = top.kind == FrameKind::Card || top.kind == FrameKind::Text || top.kind == FrameKind::Power;
    return top.kind == FrameKind::Window || (waits && top.step == kWaitStep);
}

// --- Parts of several rows ------------------------------------------------------------------------------------------

void citeBans(const GameState& state, Permission permission, Thing subject, Reasons& reasons)
{
    forEachInForce(state, ModifierKind::Forbid, Concern{subject, static_cast<int>(permission)},
                   [&](const Modifier& ban) {
                       if (ban.what == static_cast<std::uint8_t>(permission) && ban.subject == subject)
                           reasons.cite(state, ReasonKind::Forbidden, ban.source);
                   });
}

void againstAbsent(const GameState& state, Seat seat, int slot, Reasons& reasons)
{
    if (!agentOf(state, seat, slot).inPlay() || (state.player(seat).inPlay >> slot & 1u) != 0)
        return;
    const Place place = placeOf(state, agentCard(state, seat, slot));
    reasons.addIf(place == Place::Away, ReasonKind::Barred, "ZONE-19");
    reasons.addIf(place == Place::Abducted, ReasonKind::Barred, "ZONE-16");
}

void againstLeaving(const GameState& state, Seat seat, int slot, Reasons& reasons)
{
    if ((state.player(seat).inPlay >> slot & 1u) != 0 && agentOf(state, seat, slot).where() == Section::Hospital)
        againstLeavingHospital(state, seat, slot, reasons);
}

Reason tooDear(RuleNumber rule, int have, int want)
{
    return {ReasonKind::TooDear, rule, {}, have, want};
}

} // namespace dossier
