// Refused of Sites: placing them, cards under them, the Teams that go there, their investigation.
#include "engine/queries/meaning/assignment.h"
#include "engine/queries/meaning/payment.h"
#include "engine/queries/reasons/rows.h"
#include "engine/queries/table/sites.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"

namespace dossier {

namespace {

bool isSiteInField(const GameState& state, CardRef card)
{
    return factsOf(state, card).type == CardType::Site && placeOf(state, card) == Place::Field;
}

// CASE-4: one placed in this turn, whatever became of it. CASE-5: one that has lain there longer.
void againstCopies(const Tried& tried, CardRef site, Reasons& reasons)
{
    bool now = false;
    bool longer = false;
    for (int index = 0; index < cardsOf(tried.state, tried.by); ++index) {
        const CardRef copy(tried.by, index);
        if (factsOf(tried.state, copy).title != factsOf(tried.state, site).title)
            continue;
        const bool placed = placing(tried.state, copy).usedNow != 0;
        now = now || placed;
        longer = longer || (!placed && placeOf(tried.state, copy) == Place::Field);
    }
    reasons.addIf(now, ReasonKind::SecondCopy, "CASE-4");
    reasons.addIf(longer, ReasonKind::SecondCopy, "CASE-5");
}

// In this turn.
bool placedAny(const Tried& tried)
{
    bool any = false;
    forEachSite(tried.state, tried.by, [&](CardRef site) { any = any || placing(tried.state, site).usedNow != 0; });
    return any;
}

Reasons againstTeamAt(const Tried& tried, std::uint8_t team, CardRef site)
{
    const GameState& state = tried.state;
    const AgentSet members = teamMembers(state, tried.by, team);
    const bool field = members != 0 && agentOf(state, tried.by, std::countr_zero(members)).where() == Section::Field;
    Reasons reasons;
    reasons.addIf(!field, ReasonKind::Barred, "INV-2");
    reasons.addIf(site && !isSiteInField(state, site), ReasonKind::Barred, "INV-2");
    reasons.addIf(site && site.owner() != tried.by, ReasonKind::Barred, "CASE-12");
    reasons.addIf(site && field && isSiteInField(state, site) && !isFree(state, tried.by, team, site),
                  ReasonKind::Barred, "INV-5");
    reasons.addIf(site && isSiteInField(state, site) && teamAt(state, site) != kNoTeam, ReasonKind::Barred, "INV-4");
    return reasons;
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
    bool any = false;
    forEachSite(state, tried.by, [&](CardRef) { any = true; });
    reasons.addIf(isBasic(state) && any, ReasonKind::SecondCopy, "BASIC-25");
    if (!site)
        return;
    againstCopies(tried, card, reasons);
    const bool nobody = tried.says(Attempt::kSeat) && (!tried.namesSeat() || tried.action.seat == tried.by ||
                                                       state.player(tried.action.seat).out != 0);
    reasons.addIf(state.match->seats() > 2 && nobody, ReasonKind::NoTarget, "CASE-6");
    const Price price = fullPriceOf(state, card);
    if (!canPay(state, tried.by, card, price))
        reasons.add(tooDear("CASE-2", poolOf(state, tried.by, price.rp), price.cost));
    if (now && placedAny(tried) && !tried.isOffered(ActionKind::PlaceSite)) { // the placing is over
        reasons.add(ReasonKind::WrongWindow, "OQ-153");
        reasons.add(ReasonKind::WrongWindow, "CASE-1");
    }
}

void againstPuttingUnder(const Tried&, Reasons& reasons)
{
    reasons.add(ReasonKind::WrongWindow, "BLUFF-1");
}

void againstAssigning(const Tried& tried, Reasons& reasons)
{
    const bool choosing = tried.asked() && tried.active() && tried.inPhase(Phase::Investigation) &&
                          tried.state.top().kind == FrameKind::Turn && !hasBegun(tried);
    reasons.addIf(!choosing, ReasonKind::WrongWindow, "INV-2");
    Options ways;
    forEachTeamMeant(tried, [&](std::uint8_t team) {
        forEachSiteMeant(tried, [&](CardRef site) { ways.add(againstTeamAt(tried, team, site)); });
    });
    ways.conclude({ReasonKind::NoTarget, "INV-2"}, reasons);
    reasons.addIf(reasons.empty(), ReasonKind::WrongWindow, "INV-2");
}

void againstInvestigating(const Tried& tried, Reasons& reasons)
{
    reasons.add(ReasonKind::WrongWindow, "INV-8");
    if (!tried.namesTarget())
        return;
    const CardRef site = tried.action.target.card();
    reasons.addIf(site && site.owner() != tried.by, ReasonKind::Barred, "CASE-12");
    reasons.addIf(site && isSiteInField(tried.state, site) && teamAt(tried.state, site) == kNoTeam, ReasonKind::Barred,
                  "INV-2");
}

void againstAnnouncingSkill(const Tried& tried, Reasons& reasons)
{
    const Frame* site = tried.siteUnderWay();
    const bool announced = site && (tried.offered & bitOf(ActionKind::AnnounceSkill)) == 0;
    reasons.add(announced ? ReasonKind::SecondCopy : ReasonKind::Barred, announced ? "CASE-11" : "CASE-10");
}

} // namespace dossier
