// Refused in the Requisition Phase: Equipment for an Agent, and its exchange.
#include "engine/queries/meaning/against_playing.h"
#include "engine/queries/meaning/payment.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/reasons/allowed.h"
#include "engine/queries/reasons/rows.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"

namespace dossier {

namespace {

bool standsIn(const CardFacts& equipment, Section section)
{
    const auto elsewhere = [&](Activator activator, Section named) {
        return equipment.has(activator) && section != named;
    };
    return !elsewhere(Activator::Bureau, Section::Bureau) && !elsewhere(Activator::Field, Section::Field) &&
           !elsewhere(Activator::Hospital, Section::Hospital);
}

bool isAtHand(const Tried& tried, CardRef card)
{
    const bool inHand = placeOf(tried.state, card) == Place::Hand && card.owner() == tried.by;
    return inHand || (isHeld(tried.state, card) && controllerOf(tried.state, card) == tried.by); // OQ-130
}

// The holder has to believe or to doubt, and does not (SET-5).
bool asksOtherwise(const GameState& state, const CardFacts& facts, CardRef agent)
{
    return (facts.has(Activator::Believer) && !bears(state, agent, Keyword::Believer)) ||
           (facts.has(Activator::Skeptic) && !bears(state, agent, Keyword::Skeptic));
}

// REQ-3 to REQ-5: this Equipment on this Agent of his.
template <typename Sink>
bool againstHolder(const GameState& state, CardRef equipment, Seat seat, int slot, Sink& against)
{
    const char* const section = isBasic(state) ? "BASIC-20" : "REQ-3";
    if (!agentOf(state, seat, slot).inPlay())
        return against.addIf(true, ReasonKind::Barred, section);
    const CardFacts& facts = factsOf(state, equipment);
    const CardRef agent = agentCard(state, seat, slot);
    const bool here = (state.player(seat).inPlay >> slot & 1u) != 0;
    const bool stands = here && standsIn(facts, agentOf(state, seat, slot).where());
    return against.soon(!stands) ||
           against.addIf(holdsTitle(state, agent, facts.title), ReasonKind::SecondCopy,
                         isBasic(state) ? "BASIC-22" : "REQ-5") ||
           against.addIf(!stands, ReasonKind::Barred, section) ||
           against.addIf(asksOtherwise(state, facts, agent), ReasonKind::Barred, "REQ-4") ||
           against.explainIf(!here, [&](auto& reasons) { againstAbsent(state, seat, slot, reasons); });
}

// Whose Equipment it is that lies there: the slot of its holder, or -1.
int holderOf(const Tried& tried, CardRef equipment)
{
    const CardRef host = hostOf(tried.state, equipment);
    if (!host || playerOf(tried.state, host) != tried.by)
        return -1;
    return factsOf(tried.state, host).slot;
}

// REQ-9 to REQ-13
template <typename Sink>
bool againstExchange(const GameState& state, Seat seat, CardRef equipment, int from, int to, Sink& against)
{
    const bool basic = isBasic(state);
    const char* const same = basic ? "BASIC-21" : "REQ-9";
    if (!agentOf(state, seat, to).inPlay() || from == to)
        return against.addIf(true, ReasonKind::Barred, same);
    const auto inHospital = [&](int slot) { return agentOf(state, seat, slot).where() == Section::Hospital; };
    const bool together = (exchangePartners(state, seat, from) >> to & 1u) != 0;
    const bool hospital = !together && !basic && (inHospital(from) || inHospital(to));
    return against.addIf(hospital && state.match->options().houseRule(4), ReasonKind::Barred, "REQ-11") ||
           against.addIf(!together, ReasonKind::Barred, same) ||
           against.addIf(!mayTake(state, equipment, seat, to), ReasonKind::SecondCopy, basic ? "BASIC-22" : "REQ-12") ||
           against.explainIf(!together, [&](auto& reasons) {
               againstAbsent(state, seat, from, reasons);
               againstAbsent(state, seat, to, reasons);
           });
}

// HOUSE-3; once a phase, any exchange can be made of that.
template <typename Sink>
bool againstFeeAndTime(const GameState& state, Seat seat, CardRef equipment, Sink& against)
{
    const int fee = handOverFee(state, equipment);
    return against.explainIf(fee > points(state, seat),
                             [&](auto& reasons) { reasons.add(tooDear("HOUSE-3", points(state, seat), fee)); }) ||
           against.addIf(marking(state, equipment).once != 0, ReasonKind::SecondCopy,
                         isBasic(state) ? "BASIC-21" : "REQ-9");
}

} // namespace

void againstRequisition(const Tried& tried, Reasons& reasons)
{
    const GameState& state = tried.state;
    const bool equipment = tried.namesCard() && factsOf(state, tried.action.card).type == CardType::Equipment;
    const bool now = tried.active() && tried.inPhase(Phase::Requisition);
    reasons.addIf(!now || !equipment || !isAtHand(tried, tried.action.card), ReasonKind::WrongWindow, "REQ-1");
    if (!equipment)
        return;
    const CardRef card = tried.action.card;
    if (tried.namesAgent()) {
        againstHolder(state, card, tried.by, tried.action.agent, reasons);
    } else {
        Options holders;
        forEachAgent(state.player(tried.by).inPlay, [&](int slot) {
            holders.add([&](Reasons& against) { againstHolder(state, card, tried.by, slot, against); });
        });
        holders.conclude(kNothingFits, reasons);
    }
    againstCost(state, tried.by, card, "REQ-2", reasons);
}

bool mayRequisition(const GameState& state, Seat seat, CardRef card)
{
    return factsOf(state, card).type == CardType::Equipment && isOfThisGame(state, card) &&
           !againstCost(state, seat, card, "", kAnyObjection);
}

bool mayHold(const GameState& state, CardRef equipment, Seat seat, int slot)
{
    return !againstHolder(state, equipment, seat, slot, kAnyObjection);
}

int handOverFee(const GameState& state, CardRef equipment)
{
    return state.match->options().houseRule(3) ? priceOf(state, equipment) : 0;
}

AgentSet exchangePartners(const GameState& state, Seat seat, int from)
{
    if ((state.player(seat).inPlay >> from & 1u) == 0)
        return 0;
    const AgentState& holder = agentOf(state, seat, from);
    const bool hospital = holder.where() == Section::Hospital && !state.match->options().houseRule(4);
    const AgentSet near =
        isBasic(state) || hospital ? agentsIn(state, seat, holder.where()) : teamMembers(state, seat, holder.team);
    return near & ~(1u << from);
}

bool mayTake(const GameState& state, CardRef equipment, Seat seat, int to)
{
    return !holdsTitle(state, agentCard(state, seat, to), factsOf(state, equipment).title);
}

void againstHandingOver(const Tried& tried, Reasons& reasons)
{
    const GameState& state = tried.state;
    const bool now = tried.active() && tried.inPhase(Phase::Requisition);
    const bool equipment = tried.namesCard() && factsOf(state, tried.action.card).type == CardType::Equipment;
    const int from = equipment ? holderOf(tried, tried.action.card) : -1;
    reasons.addIf(!now || from < 0, ReasonKind::WrongWindow, isBasic(state) && now ? "BASIC-21" : "REQ-9");
    if (from < 0)
        return;
    const CardRef card = tried.action.card;
    if (tried.namesAgent()) {
        againstExchange(state, tried.by, card, from, tried.action.agent, reasons);
    } else {
        Options takers;
        forEachAgent(state.player(tried.by).inPlay & ~(1u << from), [&](int to) {
            takers.add([&](Reasons& against) { againstExchange(state, tried.by, card, from, to, against); });
        });
        takers.conclude({ReasonKind::NoTarget, isBasic(state) ? "BASIC-21" : "REQ-9"}, reasons);
    }
    againstFeeAndTime(state, tried.by, card, reasons);
}

bool mayHandOver(const GameState& state, Seat seat, CardRef card)
{
    return factsOf(state, card).type == CardType::Equipment && !againstFeeAndTime(state, seat, card, kAnyObjection);
}

} // namespace dossier
