// Refused of what a card is aimed at (row "the target").
#include "engine/queries/meaning/bundle.h"
#include "engine/queries/meaning/fighters.h"
#include "engine/queries/meaning/playing_rules.h"
#include "engine/queries/reasons/rows.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"

#include <algorithm>

namespace dossier {

namespace {

// --- What a text does -----------------------------------------------------------------------------------------------

Instructions stepsOf(const Text& text, const EffectForm& form)
{
    return text.effect ? text.effect->listAt(form.steps) : Instructions();
}

bool healsTarget(const Text& text, const EffectForm& form)
{
    return findStep<HealStep>(stepsOf(text, form));
}

bool replacesKeyword(const Text& text, const EffectForm& form)
{
    return findStep<KeywordStep>(stepsOf(text, form),
                                 [](const KeywordStep& step) { return step.insteadOf.has_value(); }) ||
           std::any_of(form.names.begin(), form.names.end(),
                       [](const Naming& name) { return name.kind == NameKind::KeywordOfTarget; });
}

bool negates(const Text& text, const EffectForm& form)
{
    return findStep<NegateStep>(stepsOf(text, form));
}

// --- What would fit otherwise ---------------------------------------------------------------------------------------

bool isOneOf(FilterKind kind, std::initializer_list<FilterKind> kinds)
{
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

// Without filters of these kinds, nor those joined with one by "or".
Selector without(Selector selector, std::initializer_list<FilterKind> kinds)
{
    std::vector<Filter> kept;
    for (std::size_t i = 0; i < selector.filters.size(); ++i) {
        std::size_t last = i;
        while (selector.filters[last].orNext)
            ++last;
        bool out = false;
        for (std::size_t j = i; j <= last; ++j)
            out = out || isOneOf(selector.filters[j].kind, kinds);
        for (std::size_t j = i; j <= last && !out; ++j)
            kept.push_back(selector.filters[j]);
        i = last;
    }
    selector.filters = kept;
    return selector;
}

bool hasFilter(const Selector& selector, std::initializer_list<FilterKind> kinds)
{
    return std::any_of(selector.filters.begin(), selector.filters.end(),
                       [&](const Filter& filter) { return isOneOf(filter.kind, kinds); });
}

bool sideFits(const Text& text, const Selector& selector, Seat seat)
{
    return selector.side == Side::Any || (seat == text.me) == (selector.side == Side::My);
}

// By whose he is, and by name: all that can be said of an Agent who is not there.
bool namePasses(const Text& text, const Selector& selector, Seat seat, Thing agent)
{
    std::vector<Filter> names;
    for (const Filter& filter : selector.filters)
        if (isOneOf(filter.kind, {FilterKind::Named, FilterKind::Except}))
            names.push_back(filter);
    for (Filter& name : names)
        name.orNext = false;
    return sideFits(text, selector, seat) && passesAll(text, names, agent);
}

bool speaksOfAgents(const Selector& selector)
{
    return selector.kind == SelectorKind::Agent || selector.kind == SelectorKind::Mate;
}

// --- Agents ---------------------------------------------------------------------------------------------------------

void againstAbsentAgent(const Text& text, const Selector& selector, Thing thing, bool named, Reasons& reasons)
{
    const Seat seat = playerOf(text.state, thing);
    if (seat == kNoSeat)
        return;
    const bool meant = speaksOfAgents(selector) && namePasses(text, selector, seat, thing);
    if (named || meant)
        againstAbsent(text.state, seat, factsOf(text.state, thing.card()).slot, reasons);
}

// HEAL-14
void againstHeldAgent(const Text& text, const Selector& selector, Thing thing, AgentAt at, bool named, Reasons& reasons)
{
    const GameState& state = text.state;
    if (!hasFilter(selector, {FilterKind::Movable, FilterKind::Borrowable}) ||
        agentOf(state, at.seat, at.slot).where() != Section::Hospital || mayLeaveHospital(state, at.seat, at.slot))
        return;
    Selector otherwise = without(selector, {FilterKind::Movable, FilterKind::Borrowable});
    otherwise.where = Where::Hospital;
    if (named || fits(text, otherwise, thing))
        reasons.add(ReasonKind::Barred, "HEAL-14");
}

// HEAL-17, OQ-152
void againstHealing(const Text& text, const EffectForm& form, Thing thing, AgentAt at, bool named, Reasons& reasons)
{
    const GameState& state = text.state;
    if (!healsTarget(text, form) || bears(state, text.self, Keyword::Healing))
        return;
    const bool banned =
        agentOf(state, at.seat, at.slot).mayNotHeal != 0 || forbidden(state, Permission::Healing, thing);
    if (!banned || mayBeHealedBy(text, form.steps, thing))
        return;
    if (named || fits(text, without(form.target, {FilterKind::Damaged}), thing))
        reasons.add(ReasonKind::Barred, "HEAL-17");
}

void againstAgent(const Text& text, const EffectForm& form, Thing thing, AgentAt at, bool named, Reasons& reasons)
{
    const GameState& state = text.state;
    const AgentState& agent = agentOf(state, at.seat, at.slot);
    const Selector& selector = form.target;
    againstHeldAgent(text, selector, thing, at, named, reasons);
    againstHealing(text, form, thing, at, named, reasons);
    const bool team = selector.kind == SelectorKind::Team && agent.where() == Section::Hospital;
    reasons.addIf(team && (named || sideFits(text, selector, at.seat)), ReasonKind::Barred, "CHECK-17");
    const bool starting = agent.bought == 0;
    const bool words = named || (sideFits(text, selector, at.seat) && passesAll(text, selector.filters, thing));
    reasons.addIf(starting && replacesKeyword(text, form) && words, ReasonKind::Barred, "PLAY-41");
    reasons.addIf(starting && named && negates(text, form), ReasonKind::Barred, "PLAY-52");
    if (fits(text, selector, thing))
        againstTrainedTwice(text, thing, reasons);
}

// --- Combatants -----------------------------------------------------------------------------------------------------

// COMBAT-49, COMBAT-50
void againstUnskilled(const Text& text, const Selector& selector, Thing thing, bool named, Reasons& reasons)
{
    for (const Filter& filter : selector.filters) {
        if (filter.kind != FilterKind::MayUse ||
            (!named && !fits(text, without(selector, {FilterKind::MayUse}), thing)))
            continue;
        const auto lacks = [&](Keyword word) {
            return filter.keywords.contains(word) && !mayUse(text.state, thing, word);
        };
        reasons.addIf(lacks(Keyword::Subterfuge), ReasonKind::Barred, "COMBAT-49");
        reasons.addIf(lacks(Keyword::MartialArts), ReasonKind::Barred, "COMBAT-50");
    }
}

bool isOfSide(const Text& text, const Selector& selector, const Frame& fight, Combatant combatant)
{
    const bool own = sideOf(text.state, fight, combatant) == sideOf(fight, text.me);
    switch (selector.kind) {
    case SelectorKind::Combatant:
        return selector.side == Side::Any || own == (selector.side == Side::My);
    case SelectorKind::Enemy:
        return !own || selector.where == Where::OfTarget;
    case SelectorKind::Adversary:
        return combatant >= kFirstFoe && combatant < kFirstHelper;
    case SelectorKind::Agent:
        return combatant < kFirstFoe || combatant >= kFirstHelper;
    default:
        return true;
    }
}

void againstCombatant(const Text& text, const Selector& selector, Thing thing, bool named, Reasons& reasons)
{
    const Frame* fight = roundUnderWay(text.state) ? roundUnderWay(text.state) : combatUnderWay(text.state);
    const Combatant combatant = fight && thing.card() ? combatantOf(text.state, *fight, thing) : kNobody;
    if (combatant >= kCombatants)
        return;
    const bool side = isOfSide(text, selector, *fight, combatant);
    if (hasFilter(selector, {FilterKind::MayUse}) && side)
        againstUnskilled(text, selector, thing, named, reasons);
    reasons.addIf(named && !side && factsOf(text.state, text.self).type == CardType::Combat, ReasonKind::Barred,
                  "OQ-102");
}

// --- Cards that keep others off -------------------------------------------------------------------------------------

// A text keeps cards of this title off an Agent (0243), Combat cards off one (0331).
void againstProtected(const Text& text, Thing thing, Reasons& reasons)
{
    const GameState& state = text.state;
    againstImmune(text, thing, reasons);
    const bool combat = factsOf(state, text.self).type == CardType::Combat && combatUnderWay(state) &&
                        sideOf(*combatUnderWay(state), text.me) == CombatSide::Foes;
    if (combat && thing.card())
        citeBans(state, Permission::OccultCombatCards, thing, reasons);
}

void againstNegatingIt(const Text& text, const EffectForm& form, Thing thing, bool named, Reasons& reasons)
{
    const GameState& state = text.state;
    const Effect* effect = state.match->effect(cardIndex(state, thing.card()));
    if (!effect || !negates(text, form))
        return;
    const bool lies = placeOf(state, thing.card()) == Place::OnCard;
    reasons.addIf(named && lies && isReminder(state, thing.card()), ReasonKind::Barred, "PLAY-53");
    reasons.addIf(lies && fits(text, form.target, thing) && !fitsTarget(text, form, thing), ReasonKind::Barred,
                  "PLAY-58");
    if (effect->unstoppable && fits(text, form.target, thing))
        reasons.cite(state, ReasonKind::Forbidden, thing.card());
}

} // namespace

void againstThing(const Text& text, const EffectForm& form, Thing thing, bool named, Reasons& reasons)
{
    const Selector& selector = form.target;
    if (!thing.card()) {
        return;
    }
    if (factsOf(text.state, thing.card()).type == CardType::Agent) {
        againstAbsentAgent(text, selector, thing, named, reasons);
        if (const AgentAt at = agentAt(text.state, thing))
            againstAgent(text, form, thing, at, named, reasons);
    }
    againstCombatant(text, selector, thing, named, reasons);
    againstProtected(text, thing, reasons);
    againstNegatingIt(text, form, thing, named, reasons);
}

// --- All that a card asks for ---------------------------------------------------------------------------------------

namespace {

// An Agent stands for his Team where a Team is asked for.
Thing meant(const GameState& state, const Selector& selector, Thing thing)
{
    if (selector.kind != SelectorKind::Team || !thing.isCard())
        return thing;
    const Thing team = teamOf(state, thing);
    return team ? team : thing;
}

bool matches(const Tried& tried, const Action& aim, Thing target, Thing other)
{
    return (!tried.namesTarget() || aim.target == target) && (!tried.namesOther() || aim.other == other);
}

// Some way of aiming it fits what has been named.
bool anyAim(const Tried& tried, const Action& action, const EffectForm& form)
{
    const Thing target = meant(tried.state, form.target, action.target);
    bool found = false;
    Action open = action;
    open.target = open.other = {};
    forEachAim(tried.state, tried.by, open, form,
               [&](const Action& aim) { found = found || matches(tried, aim, target, action.other); });
    return found;
}

template <typename Visit>
void forEachThing(const GameState& state, Visit visit)
{
    for (Seat seat = 0; seat < state.match->seats(); ++seat) {
        for (int slot = 0; slot < kMostAgentTitles; ++slot)
            if (state.player(seat).agents[static_cast<std::size_t>(slot)].inPlay())
                visit(Thing(agentCard(state, seat, slot)));
        state.player(seat).table.forEach([&](int index) {
            const CardRef card(seat, index);
            if (factsOf(state, card).type != CardType::Agent)
                visit(Thing(card));
        });
    }
}

// Whoever is barred although he would fit otherwise.
Reasons againstAllThatFit(const Text& text, const EffectForm& form)
{
    Options options;
    bool any = false;
    forEachThing(text.state, [&](Thing thing) {
        Reasons against;
        againstThing(text, form, thing, false, against);
        if (!against.empty()) {
            options.add(against);
            any = true;
        }
    });
    Reasons found;
    if (any)
        options.conclude(kNothingFits, found);
    return found;
}

bool attacksAway(const Tried& tried, CardRef card, const EffectForm& form)
{
    return playedAsAdversary(tried.state, card) && !form.target && !form.response && !tried.moment.siteCheck();
}

// OQ-81: away from a Site an Adversary is aimed at a Team that stands open to it.
void againstTeamAway(const Tried& tried, const Action& action, Reasons& reasons)
{
    if (!tried.namesTarget())
        return;
    const Thing team = teamOf(tried.state, action.target);
    if (tried.state.phase() != Phase::Investigation || !team || !mayAttackAway(tried.state, action.card, team))
        reasons.add(ReasonKind::NoTarget, "PLAY-69");
}

} // namespace

void againstTargets(const Tried& tried, const Action& action, const EffectForm& form, Reasons& reasons)
{
    const GameState& state = tried.state;
    const Text text = textOfPlay(
        state, tried.by, {.number = action.number, .seat = action.seat, .form = action.form, .card = action.card});
    const bool lacking = !allHold(text, form.conditions);
    if (attacksAway(tried, action.card, form)) {
        againstTeamAway(tried, action, reasons);
    } else if (!anyAim(tried, action, form)) {
        if (tried.namesTarget() && form.target)
            againstThing(text, form, action.target, true, reasons);
        else if (form.target)
            reasons.add(againstAllThatFit(text, form));
        reasons.addIf(tried.namesTarget() && !form.target && !form.other, ReasonKind::NoTarget, "PLAY-63");
        reasons.add(ReasonKind::NoTarget, "PLAY-69");
        reasons.cite(state, ReasonKind::OwnText, action.card);
    }
    if (lacking) {
        reasons.add(ReasonKind::Condition, "PLAY-69");
        reasons.cite(state, ReasonKind::OwnText, action.card);
    }
}

} // namespace dossier
