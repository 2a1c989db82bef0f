// Refused of a card played: the moment, and the role of its player (rows "the moment", "the role").
#include "engine/queries/meaning/activators.h"
#include "engine/queries/meaning/playing_rules.h"
#include "engine/queries/reasons/rows.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr std::uint32_t bit(WindowKind window)
{
    return 1u << static_cast<int>(window);
}

// Windows that no event opens.
constexpr std::uint32_t kOrdinary = bit(WindowKind::Open) | bit(WindowKind::Check) | bit(WindowKind::Combat);
// Windows of a Site that an event opens (SITE-25).
constexpr std::uint32_t kAtSite = bit(WindowKind::CheckEnded) | bit(WindowKind::Asked) | bit(WindowKind::Answered) |
                                  bit(WindowKind::WrongGuess) | bit(WindowKind::SiteEnded);

// One card at one moment, and who tries it.
struct Timing : PlayTiming
{
    Timing(const Tried& by, CardRef played, const EffectForm& way)
        : PlayTiming(by.state, played, way, by.moment)
        , tried(by)
    {}

    const Tried& tried;

    bool inSiteCheck() const { return moment.siteCheck(); }
    bool window(WindowKind kind) const { return moment.open && moment.window == kind; }
};

// --- The Basic Game -------------------------------------------------------------------------------------------------

bool isForInvestigation(CardType type)
{
    return type == CardType::Event || type == CardType::Witness || type == CardType::Bluff ||
           type == CardType::Adversary;
}

void againstBasicMoment(const Timing& timing, Reasons& reasons)
{
    const Tried& tried = timing.tried;
    if (!isBasic(tried.state))
        return;
    const Phase phase = tried.state.phase();
    const bool drawing = phase == Phase::Briefing && (tried.offered & bitOf(ActionKind::FreeDraw)) != 0;
    reasons.addIf(drawing, ReasonKind::WrongWindow, "BASIC-17");
    reasons.addIf(phase == Phase::Requisition && !tried.active(), ReasonKind::WrongRole, "BASIC-50");
    againstBasicPhase(timing, reasons);
    againstBasicLimit(tried.state, tried.by, reasons);
    reasons.addIf(phase == Phase::Investigation && !isForInvestigation(timing.facts.type), ReasonKind::WrongWindow,
                  "BASIC-30");
}

// --- Phases ---------------------------------------------------------------------------------------------------------

void againstAnyPhase(const Timing& timing, Reasons& reasons, Reasons& last)
{
    reasons.addIf(timing.state.phase() == Phase::Debriefing && timing.tried.options().houseRule(5),
                  ReasonKind::WrongWindow, "PLAY-27");
    againstPhase(timing, reasons, last);
}

// --- Combat, Bluffs revealed, other checks --------------------------------------------------------------------------

void againstCombatMoment(const Timing& timing, Reasons& reasons)
{
    const Tried& tried = timing.tried;
    const bool combatCard = timing.type == CardType::Combat;
    const bool early = timing.fighting && timing.window(WindowKind::CombatStart);
    const bool needsRound = combatCard && !(stopsCard(timing.form) && timing.inWindow);
    const bool round = timing.fighting && nearest(tried.state, FrameKind::Round) != nullptr;
    reasons.addIf(needsRound && !round, ReasonKind::WrongWindow, "PLAY-23");
    reasons.addIf(needsRound && !round && tried.moment.check != nullptr, ReasonKind::WrongWindow, "CHECK-11");
    const bool foreign = timing.fighting && !combatCard && !timing.inWindow;
    const bool foe = timing.isAdversary() && !timing.inWindow;
    reasons.addIf(foe && early, ReasonKind::WrongWindow, "COMBAT-5"); // said first before the first round
    reasons.addIf(foreign, ReasonKind::WrongWindow, "PLAY-29");
    reasons.addIf(foreign && timing.fighting && timing.isAdversary(), ReasonKind::WrongWindow, "COMBAT-5");
    againstWaitingAdversary(timing, reasons);
}

void againstCheckMoment(const Timing& timing, Reasons& reasons)
{
    againstAnswersOnly(timing, reasons);
    againstOtherCheck(timing, reasons);
    const bool elsewhere = timing.isBluff() && !timing.inWindow && !timing.inSiteCheck() && !timing.inOtherCheck();
    reasons.addIf(elsewhere, ReasonKind::WrongWindow, "BLUFF-14");
    reasons.addIf(elsewhere, ReasonKind::WrongWindow, "BLUFF-16");
    againstNoSite(timing, reasons);
}

// --- Events, types --------------------------------------------------------------------------------------------------

// It answers something that happens, and is not played before or after (PLAY-62).
bool isTiedToEvent(const EffectForm& form)
{
    const bool windows = form.windows != 0 && (form.windows & kOrdinary) == 0;
    return windows || (form.response && form.windows == 0);
}

void againstEvent(const Timing& timing, Reasons& reasons)
{
    const bool tied = isTiedToEvent(timing.form) && !timing.answersWitness();
    if (!tied || timing.inWindow)
        return;
    reasons.add(ReasonKind::WrongWindow, "PLAY-62");
    const bool before = (timing.form.windows & bit(WindowKind::BeforeSite)) != 0;
    reasons.addIf(before, ReasonKind::WrongWindow, "INV-14");
    reasons.addIf((timing.form.windows & kAtSite) != 0, ReasonKind::WrongWindow, "SITE-25");
}

bool isNeverPlayed(CardType type)
{
    return type == CardType::Site || type == CardType::Equipment || type == CardType::Agent || type == CardType::XFile;
}

// What a window that an event opens is for (SITE-25, BRIEF-28, OQ-88).
void againstWindow(const Timing& timing, Reasons& reasons)
{
    const bool site = timing.tried.moment.open && (kAtSite & bit(timing.tried.moment.window)) != 0;
    reasons.addIf(site, ReasonKind::WrongWindow, "SITE-25");
    reasons.addIf(timing.window(WindowKind::PaidDraw), ReasonKind::WrongWindow, "BRIEF-28");
    const bool event = site || timing.window(WindowKind::Aftermath) || timing.window(WindowKind::Departure);
    reasons.addIf(event, ReasonKind::WrongWindow, "OQ-88");
}

void againstType(const Timing& timing, Reasons& reasons, Reasons& last)
{
    const Tried& tried = timing.tried;
    const bool needsSite = timing.isAdversary() || timing.isBluff();
    const bool outOfCheck = needsSite && !timing.inSiteCheck() && !timing.inWindow;
    const bool usual = timing.form.windows == 0 && !timing.form.response && !timing.form.reveal;
    const bool forChecks = !tried.moment.check &&
                           usualWindows(tried.state, timing.card, timing.form, timing.type) == bit(WindowKind::Check);
    const bool elsewhere = !timing.inWindow && usual && !timing.fighting && timing.type != CardType::Combat &&
                           (tried.moment.open || forChecks);
    const bool never = isNeverPlayed(timing.facts.type);
    const bool exempt = timing.opens() || (timing.isBluff() && timing.servesAnyCheck() && timing.inWindow);
    if (never || (outOfCheck && !exempt) || elsewhere)
        reasons.add(ReasonKind::WrongWindow, "PLAY-28");
    if (outOfCheck && !exempt)
        last.add(ReasonKind::WrongWindow, "CHECK-10");
    if (elsewhere && timing.facts.type == CardType::Witness && !tried.moment.check) {
        reasons.add(ReasonKind::WrongWindow, "WIT-11");
        reasons.add(ReasonKind::WrongWindow, "OQ-120");
    }
    if (!timing.inWindow && !timing.fighting)
        againstWindow(timing, reasons);
    const bool step = timing.type == CardType::Combat && timing.fighting && !timing.inWindow &&
                      nearest(tried.state, FrameKind::Round);
    reasons.addIf(step && !reasons.has("PLAY-62"), ReasonKind::WrongWindow, "COMBAT-16");
    reasons.addIf(step, ReasonKind::WrongWindow, "OQ-37");
    const bool otherwise = tried.moment.open && !timing.inWindow && reasons.empty();
    if (otherwise) // a window that its text names is another one
        reasons.cite(tried.state, ReasonKind::OwnText, timing.card);
}

} // namespace

void againstMoment(const Tried& tried, CardRef card, const EffectForm& form, Reasons& reasons, Reasons& last)
{
    const Timing timing(tried, card, form);
    againstBasicMoment(timing, reasons);
    againstAnyPhase(timing, reasons, last);
    againstCombatMoment(timing, reasons);
    againstCheckMoment(timing, reasons);
    againstEvent(timing, reasons);
    againstType(timing, reasons, last);
    againstLastWord(timing, tried.by, reasons);
    againstOwnPurchase(timing, tried.by, reasons);
}

void againstRole(const Tried& tried, CardRef card, Reasons& reasons)
{
    const GameState& state = tried.state;
    const CardFacts& facts = factsOf(state, card);
    const bool both = playsBothRoles(state, tried.by, tried.moment);
    const bool wantsRp = facts.pool == Pool::Resource && !tried.active() && !both;
    const bool wantsCp = facts.pool == Pool::Conspiracy && tried.active();
    const bool many = (tried.moment.check || tried.moment.combat) && state.match->seats() > 2;
    const bool directed = tried.moment.site && tried.moment.site->who == tried.by;
    reasons.addIf(many && wantsCp, ReasonKind::WrongRole, "MULTI-7");
    reasons.addIf(many && wantsRp && directed, ReasonKind::WrongRole, "MULTI-8");
    againstIcon(state, tried.by, facts, tried.moment, reasons);
    const auto alone = [&](Activator role) { // not one of several of which any will do (SET-4)
        return facts.has(role) && (facts.either() >> static_cast<int>(role) & 1u) == 0;
    };
    reasons.addIf(alone(Activator::Active) && !tried.active() && !both, ReasonKind::WrongRole, "PLAY-12");
    reasons.addIf(alone(Activator::Conspiracy) && tried.active(), ReasonKind::WrongRole, "PLAY-13");
}

} // namespace dossier
