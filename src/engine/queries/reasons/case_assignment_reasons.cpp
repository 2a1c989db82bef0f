// Refused of Sites: placing them, cards under them, the Teams that go there, their investigation.
#include "engine/queries/meaning/against_playing.h"
#include "engine/queries/meaning/assignment.h"
#include "engine/queries/meaning/payment.h"
#include "engine/queries/meaning/permissions.h"
#include "engine/queries/reasons/allowed.h"
#include "engine/queries/reasons/rows.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/sites.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"

#include <algorithm>

namespace dossier {

namespace {

bool isSiteInField(const GameState& state, CardRef card)
{
    return factsOf(state, card).type == CardType::Site && placeOf(state, card) == Place::Field;
}

// CASE-4: one placed in this turn, whatever became of it. CASE-5: one that has lain there longer.
template <typename Sink>
bool againstCopies(const GameState& state, Seat seat, CardRef site, Sink& against)
{
    bool now = false;
    bool longer = false;
    for (int index = 0; index < cardsOf(state, seat); ++index) {
        const CardRef copy(seat, index);
        if (factsOf(state, copy).title != factsOf(state, site).title)
            continue;
        const bool placed = placing(state, copy).usedNow != 0;
        now = now || placed;
        longer = longer || (!placed && placeOf(state, copy) == Place::Field);
    }
    return against.addIf(now, ReasonKind::SecondCopy, "CASE-4") ||
           against.addIf(longer, ReasonKind::SecondCopy, "CASE-5");
}

// In this turn.
bool placedAny(const Tried& tried)
{
    bool any = false;
    forEachSite(tried.state, tried.by, [&](CardRef site) { any = any || placing(tried.state, site).usedNow != 0; });
    return any;
}

// A text leaves him Sites with certain Keywords alone (0450x1).
template <typename Sink>
bool againstClosedSite(const GameState& state, Seat seat, CardRef site, Sink& against)
{
    bool found = false;
    forEachInForce(state, ModifierKind::Forbid, [&](const Modifier& ban) {
        if (static_cast<Permission>(ban.what) != Permission::OtherSites || ban.subject != Thing::player(seat))
            return;
        const Effect* effect = state.match->effect(cardIndex(state, ban.source));
        const auto* step = findStep<ForbidStep>(
            effect->whileThere, [](const ForbidStep& one) { return one.rules.front().rule == Permission::OtherSites; });
        if (step && !keywordsOf(state, site).containsAny(step->rules.front().keywords))
            found = against.cite(state, ReasonKind::Forbidden, ban.source) || found;
    });
    return found;
}

// INV-2 to INV-6; a Site that is not named fits.
template <typename Sink>
bool againstTeamAt(const GameState& state, Seat seat, std::uint8_t team, CardRef site, Sink& against)
{
    const AgentSet members = teamMembers(state, seat, team);
    const bool field = members != 0 && agentOf(state, seat, std::countr_zero(members)).where() == Section::Field;
    const bool lies = site && isSiteInField(state, site);
    return against.addIf(!field || (site && !lies), ReasonKind::Barred, "INV-2") ||
           against.addIf(site && site.owner() != seat, ReasonKind::Barred, "CASE-12") ||
           against.soon(lies && teamAt(state, site) != kNoTeam) ||
           (lies && againstClosedSite(state, seat, site, against)) ||
           against.addIf(lies && field && !isFree(state, seat, team, site), ReasonKind::Barred, "INV-5") ||
           against.addIf(lies && teamAt(state, site) != kNoTeam, ReasonKind::Barred, "INV-4");
}

template <typename Visit>
void forEachTeamMeant(const Tried& tried, Visit visit)
{
    if (tried.says(Attempt::kTeam)) {
        visit(tried.action.team);
        return;
    }
    for (const Section section : {Section::Bureau, Section::Field})
        forEachTeam(tried.state, tried.by, section, visit);
}

template <typename Visit>
void forEachSiteMeant(const Tried& tried, Visit visit)
{
    if (tried.namesTarget())
        visit(tried.action.target.card());
    else
        forEachSite(tried.state, tried.by, visit);
}

// An Agent of his has taken part in an investigation of this turn: the assignment is over. Where it is over because
// there was nothing more to assign, INV-2 stands against nothing.
bool hasBegun(const Tried& tried)
{
    bool begun = false;
    forEachAgent(tried.state.player(tried.by).inPlay,
                 [&](int slot) { begun = begun || agentOf(tried.state, tried.by, slot).sites > 0; });
    return begun;
}

} // namespace

void againstPlacing(const Tried& tried, Reasons& reasons)
{
    const GameState& state = tried.state;
    const CardRef card = tried.namesCard() ? tried.action.card : CardRef();
    const bool site = card && factsOf(state, card).type == CardType::Site;
    const bool inHand = site && placeOf(state, card) == Place::Hand && card.owner() == tried.by;
    const bool now = tried.active() && tried.inPhase(Phase::CaseAssignment);
    reasons.addIf(!now || !inHand, ReasonKind::WrongWindow, "CASE-1");
    reasons.addIf(!mayPlaceSites(state, tried.by), ReasonKind::SecondCopy, "BASIC-25");
    if (!site)
        return;
    againstCopies(state, tried.by, card, reasons);
    const bool nobody = tried.says(Attempt::kSeat) && (!tried.namesSeat() || tried.action.seat == tried.by ||
                                                       state.player(tried.action.seat).out != 0);
    reasons.addIf(state.match->seats() > 2 && nobody, ReasonKind::NoTarget, "CASE-6");
    againstCost(state, tried.by, card, "CASE-2", reasons);
    reasons.elseIf(nobody, ReasonKind::WrongWindow, "CASE-1");
    if (now && placedAny(tried) && !tried.isOffered(ActionKind::PlaceSite)) { // the placing is over
        reasons.add(ReasonKind::WrongWindow, "OQ-153");
        reasons.add(ReasonKind::WrongWindow, "CASE-1");
    }
}

bool mayPlaceSites(const GameState& state, Seat seat)
{
    bool any = false;
    if (isBasic(state))
        forEachSite(state, seat, [&](CardRef) { any = true; });
    return !any;
}

bool mayPlaceSite(const GameState& state, Seat seat, CardRef card)
{
    return factsOf(state, card).type == CardType::Site && isOfThisGame(state, card) &&
           !againstCost(state, seat, card, "", kAnyObjection) && !againstCopies(state, seat, card, kAnyObjection);
}

bool mayInvestigate(const GameState& state, Seat seat, CardRef site)
{
    return teamAt(state, site) != kNoTeam && !againstClosedSite(state, seat, site, kAnyObjection);
}

bool mayAssign(const GameState& state, Seat seat, std::uint8_t team, CardRef site)
{
    return !againstTeamAt(state, seat, team, site, kAnyObjection);
}

bool mayStoreBelow(const GameState& state, CardRef card)
{
    constexpr int kMostStored = 3;
    int stored = 0;
    if (!isOnTable(placeOf(state, card)) || !permitted(state, Permission::StoreBluffs, card))
        return false;
    forEachAttached(state, card, [&](CardRef below) { stored += isStored(state, below) ? 1 : 0; });
    return stored < kMostStored;
}

bool mayTakeOut(const GameState& state, CardRef card)
{
    return isStored(state, card) && permitted(state, Permission::StoreBluffs, hostOf(state, card));
}

namespace {

// Of the hand, a Bluff: what a card may keep below it.
bool isBluffOfHand(const GameState& state, Seat seat, CardRef card)
{
    return card.owner() == seat && placeOf(state, card) == Place::Hand && factsOf(state, card).has(Keyword::Bluff);
}

// One of these cards could be put under this.
bool couldPutUnder(const Tried& tried, CardRef under)
{
    const GameState& state = tried.state;
    const bool site = isSiteInField(state, under) && under.owner() == state.activeSeat();
    const bool store = under.owner() == tried.by && mayStoreBelow(state, under);
    const auto would = [&](CardRef card) {
        const bool hand = card.owner() == tried.by && placeOf(state, card) == Place::Hand;
        const bool kept = card.owner() == tried.by && mayTakeOut(state, card);
        return (site && (hand || kept)) || (store && isBluffOfHand(state, tried.by, card));
    };
    if (tried.says(Attempt::kCard))
        return tried.namesCard() && would(tried.action.card);
    bool any = false;
    for (int index = 0; index < cardsOf(state, tried.by); ++index)
        any = any || would({tried.by, index});
    return any;
}

} // namespace

void againstPuttingUnder(const Tried& tried, Reasons& reasons)
{
    bool could = false;
    if (tried.says(Attempt::kTarget)) {
        const CardRef under = tried.namesTarget() ? tried.action.target.card() : CardRef();
        could = under && couldPutUnder(tried, under);
    } else {
        for (Seat seat = 0; seat < tried.state.match->seats(); ++seat)
            tried.state.player(seat).table.forEach([&](int index) {
                could = could || couldPutUnder(tried, {seat, index});
            });
    }
    reasons.addIf(!tried.isOffered(ActionKind::PutUnder) || !could, ReasonKind::WrongWindow, "BLUFF-1");
}

void againstAssigning(const Tried& tried, Reasons& reasons)
{
    const bool choosing = tried.asked() && tried.active() && tried.inPhase(Phase::Investigation) &&
                          tried.state.top().kind == FrameKind::Turn && !hasBegun(tried);
    reasons.addIf(!choosing, ReasonKind::WrongWindow, "INV-2");
    Options ways;
    forEachTeamMeant(tried, [&](std::uint8_t team) {
        forEachSiteMeant(tried, [&](CardRef site) {
            ways.add([&](Reasons& against) { againstTeamAt(tried.state, tried.by, team, site, against); });
        });
    });
    ways.conclude({ReasonKind::NoTarget, "INV-2"}, reasons);
    const bool noSite = tried.says(Attempt::kTarget) && (!tried.namesTarget() || !tried.action.target.card());
    reasons.elseIf(noSite || !tried.isOffered(ActionKind::AssignTeam), ReasonKind::WrongWindow, "INV-2");
}

void againstInvestigating(const Tried& tried, Reasons& reasons)
{
    const CardRef site = tried.namesTarget() ? tried.action.target.card() : CardRef();
    const bool lies = site && isSiteInField(tried.state, site);
    const bool own = site && site.owner() == tried.by;
    const bool assigned = lies && teamAt(tried.state, site) != kNoTeam;
    const bool fits = !tried.says(Attempt::kTarget) || (assigned && own);
    reasons.addIf(!tried.isOffered(ActionKind::Investigate) || !fits, ReasonKind::WrongWindow, "INV-8");
    if (assigned && own)
        againstClosedSite(tried.state, tried.by, site, reasons);
    reasons.addIf(site && !own, ReasonKind::Barred, "CASE-12");
    reasons.addIf(lies && !assigned, ReasonKind::Barred, "INV-2");
}

void againstAnnouncingSkill(const Tried& tried, Reasons& reasons)
{
    const Frame* site = tried.siteUnderWay();
    if (tried.isOffered(ActionKind::AnnounceSkill) && site) {
        const CardFacts& facts = factsOf(tried.state, site->card);
        const auto end = facts.needs.begin() + facts.needCount;
        const bool needed =
            std::any_of(facts.needs.begin(), end, [&](const auto& need) { return need.skill == tried.action.number; });
        reasons.addIf(tried.says(Attempt::kNumber) && !needed, ReasonKind::Barred, "CASE-10");
        return;
    }
    const bool announced = site && (tried.offered & bitOf(ActionKind::AnnounceSkill)) == 0;
    reasons.add(announced ? ReasonKind::SecondCopy : ReasonKind::Barred, announced ? "CASE-11" : "CASE-10");
}

} // namespace dossier
