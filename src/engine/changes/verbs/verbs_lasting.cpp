// Verbs whose work lasts: numbers, Keywords, permissions, the ways of a fight.
#include "engine/changes/agents_changes.h"
#include "engine/changes/damage_changes.h"
#include "engine/changes/modifiers_changes.h"
#include "engine/changes/verbs/verbs.h"
#include "engine/changes/zones_changes.h"
#include "engine/queries/meaning/prerequisite.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/standing.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"

namespace dossier {

namespace {

Modifier lasting(const Play& play, ModifierKind kind, Duration lasts)
{
    Modifier modifier;
    modifier.kind = kind;
    modifier.until = lasts;
    modifier.depth = static_cast<std::uint8_t>(depthFor(play.state, lasts));
    modifier.source = play.state.top().card;
    return modifier;
}

// One for each one named, like this one.
void onEach(Play& play, Modifier modifier, const Reference& whom)
{
    for (Thing thing : resolved(textOf(play.state), whom)) {
        modifier.subject = thing;
        addModifier(play, modifier);
    }
}

// One for all of them.
void onSet(Play& play, Modifier modifier, const Things& whom)
{
    const AgentsOf agents = agentsAmong(play.state, whom);
    if (agents.agents == 0)
        return;
    modifier.setAgents(agents.seat, agents.agents);
    addModifier(play, modifier);
}

Things justThis(Thing thing)
{
    Things one;
    one.add(thing);
    return one;
}

// --- add, set -------------------------------------------------------------------------------------------------------

// WIT-3, WIT-11: a Witness adds in its own skill alone.
Ability levelOfWitness(const Play& play)
{
    const Frame& frame = play.state.top();
    const Frame* check = nearest(play.state, FrameKind::Check);
    if (frame.kind != FrameKind::Card || factsOf(play.state, frame.card).type != CardType::Witness || !check)
        return kAbilities;
    const std::uint16_t abilities = modifiedAbilities(play.state, frame.card);
    if (abilities == 0)
        return kAbilities;
    const Ability asked = skillAsked(play.state);
    return (abilities >> asked & 1u) != 0 ? asked : static_cast<Ability>(std::countr_zero(abilities));
}

// The first skill in which the target adds to checks; of one that adds to any, that of the check.
Ability skillOfWitness(const Text& text)
{
    const CardRef witness = text.frame.target.card();
    const std::uint16_t abilities = witness ? modifiedAbilities(text.state, witness) : std::uint16_t{0};
    return abilities != 0 ? static_cast<Ability>(std::countr_zero(abilities)) : skillAsked(text.state);
}

// What is added, or set.
struct NumberChange
{
    const Amount& amount;
    const QuantityOf& to;
    Duration lasts;
    bool set;
    int floor;            // of Health
    const Titles* except; // of the Cost
};

void changeBy(Play& play, const NumberChange& change, ModifierKind kind, Thing whom, int amount, Ability what = 0)
{
    Modifier modifier = lasting(play, kind, change.lasts);
    modifier.subject = whom;
    modifier.what = what;
    modifier.amount = static_cast<std::int8_t>(amount);
    addModifier(play, modifier);
}

void changeLevel(Play& play, const NumberChange& change, int amount)
{
    Modifier modifier = lasting(play, ModifierKind::Level, change.lasts);
    modifier.what = change.to.ability < kAbilities ? change.to.ability : levelOfWitness(play);
    modifier.amount = static_cast<std::int8_t>(amount);
    if (change.lasts == Duration::Stay) {
        modifier.until = Duration::Check;
        modifier.depth = static_cast<std::uint8_t>(depthFor(play.state, Duration::Check));
    }
    addModifier(play, modifier);
}

// HEAL-4: permanent Health, not below the floor.
void changeHealth(Play& play, int floor, const AgentAt& agent, int amount)
{
    AgentState& record = agentOf(play.state, agent.seat, agent.slot);
    for (int left = -amount; left > 0 && permanentHealth(play.state, agent.seat, agent.slot) > floor; --left)
        record.loseHealth();
}

void changeOf(Play& play, const NumberChange& change, Thing whom)
{
    const Text text = textOf(play.state);
    const int amount = valueOf(text, change.amount, whom);
    const ModifierKind skill = change.set ? ModifierKind::SetSkill : ModifierKind::Skill;
    const AgentAt agent = agentAt(play.state, whom);
    switch (change.to.what) {
    case Quantity::Skill:
        changeBy(play, change, skill, whom, amount, change.to.ability);
        return;
    case Quantity::LrcAndCrc:
        changeBy(play, change, skill, whom, amount, kLongRange);
        changeBy(play, change, skill, whom, amount, kCloseRange);
        return;
    case Quantity::ChosenSkill:
        changeBy(play, change, skill, whom, amount, inFrame(text).word);
        return;
    case Quantity::WitnessSkill:
        changeBy(play, change, skill, whom, amount, skillOfWitness(text));
        return;
    case Quantity::CheckSkill:
        if (nearest(play.state, FrameKind::Check))
            changeBy(play, change, skill, whom, amount, skillAsked(play.state));
        return;
    case Quantity::AllSkills:
        changeBy(play, change, ModifierKind::AllSkills, whom, amount);
        return;
    case Quantity::DamageResult:
        changeBy(play, change, ModifierKind::Damage, whom, amount, change.to.ability);
        return;
    case Quantity::Res:
        changeBy(play, change, change.set ? ModifierKind::SetRes : ModifierKind::Res, whom, amount);
        return;
    case Quantity::HandLimit:
        changeBy(play, change, ModifierKind::HandLimit, whom, amount);
        return;
    case Quantity::Cost:
        if (agent && !(change.except && change.except->contains(factsOf(play.state, whom.card()).title)))
            loseCost(play, agent.seat, agent.slot, -amount);
        return;
    case Quantity::Health:
        if (agent)
            changeHealth(play, change.floor, agent, amount);
        return;
    case Quantity::Tokens:
        if (whom.card() && bearsTokens(placeOf(play.state, whom.card()))) // it may have gone meanwhile
            setTokens(play, whom.card(), change.set ? amount : tokensOn(play.state, whom.card()) + amount);
        return;
    case Quantity::None:
    case Quantity::Level:
    case Quantity::Prerequisite:
    case Quantity::Income: // read off what lies there
    case Quantity::Modifier:
        return;
    }
}

// Of the cards played at a Site, if it is their Cost that changes.
std::optional<CostOf> costOf(const QuantityOf& quantity)
{
    if (quantity.what != Quantity::Cost)
        return std::nullopt;
    return quantity.of.ref == Ref::RpCards         ? std::optional(CostOf::AllCards)
           : quantity.of.ref == Ref::ActiveRpCards ? std::optional(CostOf::ActiveCards)
                                                   : std::nullopt;
}

void addOrSet(Play& play, const NumberChange& change)
{
    const Text text = textOf(play.state);
    if (change.to.what == Quantity::Level) {
        changeLevel(play, change, valueOf(text, change.amount, {}));
    } else if (change.to.what == Quantity::Prerequisite) {
        changeBy(play, change, ModifierKind::RaisePrerequisite, {}, valueOf(text, change.amount, {}));
    } else if (const auto cards = costOf(change.to); cards) {
        changeBy(play, change, ModifierKind::CardCost, {}, valueOf(text, change.amount, {}),
                 static_cast<Ability>(*cards));
    } else {
        for (Thing whom : resolved(text, whoseIs(change.to)))
            changeOf(play, change, whom);
    }
}

// --- allow, forbid --------------------------------------------------------------------------------------------------

void permit(Play& play, const Rule& rule, const Reference& to, bool allow, Duration lasts)
{
    const auto changed = [&](ModifierKind kind) {
        Modifier modifier = lasting(play, kind, lasts);
        modifier.what = static_cast<std::uint8_t>(rule.rule);
        if (rule.rule == Permission::Asking) {
            modifier.extra = static_cast<std::uint8_t>(rule.number);
            modifier.amount = static_cast<std::int8_t>(textOf(play.state).me);
        }
        if (rule.rule == Permission::Playing)
            modifier.extra = static_cast<std::uint8_t>(*rule.keyword);
        return modifier;
    };
    for (Thing whom : resolved(textOf(play.state), to)) {
        const bool second = rule.rule == Permission::SecondSite || rule.rule == Permission::SecondSiteInSameState;
        if (whom.isTeam()) {
            onSet(play, changed(allow ? ModifierKind::PermitSet : ModifierKind::ForbidSet), justThis(whom));
        } else if (second && agentAt(play.state, whom)) {
            onSet(play, changed(ModifierKind::PermitSet), justThis(whom));
        } else {
            Modifier modifier = changed(allow ? ModifierKind::Permit : ModifierKind::Forbid);
            modifier.subject = whom;
            addModifier(play, modifier);
        }
    }
}

// --- Keywords -------------------------------------------------------------------------------------------------------

// "the one found": the one of the selector's Keywords that was named, else the first that the card bears.
std::uint8_t foundKeyword(const Play& play, const Text& text, CardRef card)
{
    if (text.frame.kind != FrameKind::Card)
        return kNoKeyword;
    const EffectForm& form = text.effect->forms[text.frame.form];
    if (form.names[0].kind == NameKind::KeywordFound)
        return static_cast<std::uint8_t>(inFrame(text).word - kFirstKeywordWord);
    const KeywordSet words = keywordsOf(play.state, card);
    for (const Filter& filter : form.target.filters)
        for (int k = 0; k < kKeywords; ++k)
            if (filter.keywords.contains(static_cast<Keyword>(k)) && words.contains(static_cast<Keyword>(k)))
                return static_cast<std::uint8_t>(k);
    return kNoKeyword;
}

void bear(Play& play, Duration lasts, Thing whom, std::uint8_t keyword, std::uint8_t replaced)
{
    if (keyword >= kKeywords || (replaced != kNoKeyword && replaced >= kKeywords))
        return; // no word has been named
    Modifier modifier = lasting(play, ModifierKind::Keyword, lasts);
    modifier.subject = whom;
    modifier.what = keyword;
    modifier.extra = replaced;
    addModifier(play, modifier);
}

// Counts as a SITE with the characteristic that was named.
void markAsSite(Play& play, Modifier mark, Thing whom)
{
    mark.what = inFrame(textOf(play.state)).word;
    if (whom.isTeam()) {
        onSet(play, mark, justThis(whom));
        return;
    }
    mark.subject = whom;
    mark.extra = kSectionMark;
    addModifier(play, mark);
}

void changeKeywords(Play& play, const KeywordStep& step, Duration lasts)
{
    const Text text = textOf(play.state);
    for (Thing whom : resolved(text, step.on)) {
        if (step.words.kind == BorneKeywords::Kind::ChosenSite) {
            markAsSite(play, lasting(play, ModifierKind::SiteMark, lasts), whom);
            continue;
        }
        if (step.words.kind == BorneKeywords::Kind::Second) {
            bear(play, lasts, whom, static_cast<std::uint8_t>(inFrame(text).otherWord - kFirstKeywordWord),
                 static_cast<std::uint8_t>(inFrame(text).word - kFirstKeywordWord));
            continue;
        }
        const std::uint8_t replaced =
            step.insteadOf && whom.card() ? foundKeyword(play, text, whom.card()) : kNoKeyword;
        for (int k = 0; k < kKeywords; ++k)
            if (step.words.words.contains(static_cast<Keyword>(k)))
                bear(play, lasts, whom, static_cast<std::uint8_t>(k), replaced);
    }
}

// --- Skills that do not count, Prerequisites ------------------------------------------------------------------------

// OQ-132: the Agents whom this card sends to the Bureau.
AgentsOf sentToBureau(const Text& text)
{
    Things sent;
    for (const Instruction& one : text.effect->listAt(text.effect->forms[text.frame.form].steps))
        if (const auto* move = one.as<MoveStep>(); move && move->to.goal == Goal::Bureau)
            resolve(text, move->whom, sent);
    return agentsAmong(text.state, sent);
}

BarFrom barredFrom(const BarStep& step)
{
    if (!step.from)
        return BarFrom::AllChecks;
    if (*step.from == BarredFrom::Chosen)
        return BarFrom::ThisCheck;
    return step.at.size() > 0 ? BarFrom::CertainSites : BarFrom::SiteChecks;
}

} // namespace

void run(Play& play, const BarStep& step)
{
    const Text text = textOf(play.state);
    AgentsOf agents = agentsAmong(play.state, resolved(text, step.whom));
    if (text.frame.has(CardFlag::Diverted))
        agents.agents &= ~sentToBureau(text).agents;
    if (agents.agents == 0)
        return;
    Modifier modifier = lasting(play, ModifierKind::Bar, step.lasts);
    modifier.what = static_cast<std::uint8_t>(barredFrom(step));
    modifier.setAgents(agents.seat, agents.agents);
    if (barredFrom(step) == BarFrom::ThisCheck && inFrame(text).word == 0) {
        modifier.until = Duration::Check;
        modifier.depth = static_cast<std::uint8_t>(depthOf(play.state, FrameKind::Check));
    } else if (barredFrom(step) == BarFrom::ThisCheck) {
        modifier.depth = kNextCheck; // see checkBegins
    }
    addModifier(play, modifier);
    forEachAgent(agents.agents, [&](int slot) {
        play.tell({.kind = EventKind::LeftOut,
                   .seat = agents.seat,
                   .card = heard(play, agentCard(play.state, agents.seat, slot))});
    });
}

void run(Play& play, const PrerequisiteStep& step)
{
    Modifier modifier = lasting(play, ModifierKind::Prerequisite, Duration::Check);
    modifier.what = step.skill;
    modifier.amount = step.level;
    addModifier(play, modifier);
}

void run(Play& play, const FailStep& step)
{
    onSet(play, lasting(play, ModifierKind::FailCheck, step.lasts), resolved(textOf(play.state), {.ref = Ref::Target}));
}

// --- Numbers, Keywords, permissions ---------------------------------------------------------------------------------

void run(Play& play, const AddStep& step)
{
    addOrSet(play,
             {step.by, step.to, step.lasts.value_or(Duration::Stay), false, step.floor.value_or(0), &step.except});
}

void run(Play& play, const SetStep& step)
{
    addOrSet(play, {step.amount, step.to, step.lasts.value_or(Duration::Stay), true, 0, nullptr});
}

void run(Play& play, const ScaleStep& step)
{
    if (step.on.ref == Ref::CostOfActiveRpCards) {
        Modifier costs = lasting(play, ModifierKind::ScaleCost, step.lasts.value_or(Duration::Investigation));
        costs.what = static_cast<std::uint8_t>(CostOf::ActiveCards);
        costs.amount = 2;
        addModifier(play, costs);
        return;
    }
    const bool ratings = step.on.ref == Ref::RatingsOfTarget || step.on.ref == Ref::RatingsOfSelf;
    Modifier modifier = lasting(play, ratings ? ModifierKind::ScaleRatings : ModifierKind::ScaleBonus,
                                step.lasts.value_or(Duration::Stay));
    if (ratings && !combatUnderWay(play.state)) // it waits to fight
        modifier.until = Duration::Turn;
    modifier.amount = static_cast<std::int8_t>(step.factor == Factor::Doubled    ? 2
                                               : step.factor == Factor::Tripled  ? 3
                                               : step.factor == Factor::Inverted ? -1
                                                                                 : 0);
    onEach(play, modifier, step.on);
}

void run(Play& play, const KeywordStep& step)
{
    changeKeywords(play, step, step.lasts.value_or(Duration::Turn));
}

void run(Play& play, const AllowStep& step)
{
    for (const Rule& rule : step.rules)
        permit(play, rule, step.whom, true, step.lasts.value_or(Duration::Turn));
}

void run(Play& play, const ForbidStep& step)
{
    for (const Rule& rule : step.rules)
        permit(play, rule, step.whom, false, step.lasts.value_or(Duration::Turn));
}

void run(Play& play, const MuteStep& step)
{
    const bool abilities = step.what.ref == Ref::AbilitiesOfTarget;
    onEach(play, lasting(play, abilities ? ModifierKind::MuteAbilities : ModifierKind::Mute, step.lasts), step.what);
}

// --- Combat ---------------------------------------------------------------------------------------------------------

void run(Play& play, const AimStep& step)
{
    const Text text = textOf(play.state);
    Modifier modifier = lasting(play, ModifierKind::Aim, step.lasts.value_or(Duration::Turn));
    modifier.what = step.at == AimedAt::AnyCombatant ? 1 : 2;
    modifier.amount = static_cast<std::int8_t>(step.by == Chooser::Them ? opponentIn(text) : text.me);
    onEach(play, modifier, step.whose);
}

void run(Play& play, const AttackStep& step)
{
    Modifier modifier = lasting(play, ModifierKind::Attack, step.lasts.value_or(Duration::Stay));
    modifier.what = static_cast<std::uint8_t>(step.manner);
    onEach(play, modifier, step.whom);
}

void run(Play& play, const HoldStep& step)
{
    onEach(play, lasting(play, ModifierKind::Hold, step.lasts), step.whom);
}

void run(Play& play, const ShieldStep& step)
{
    if (const Moment moment = momentOf(play.state); moment.open && moment.window == WindowKind::Absorb) {
        for (Thing thing : resolved(textOf(play.state), step.whom))
            absorb(play, thing.card(), pointsOf(step), textOf(play.state).self);
        return;
    }
    Modifier modifier = lasting(play, ModifierKind::Shield, step.lasts.value_or(Duration::Stay));
    modifier.what = static_cast<std::uint8_t>(step.against.value_or(Against::Each));
    modifier.amount = pointsOf(step);
    onEach(play, modifier, step.whom);
}

// --- Watches --------------------------------------------------------------------------------------------------------

void run(Play& play, const WatchStep& step)
{
    GameState& state = play.state;
    if (state.watchCount == kMostWatches)
        return;
    const Text text = textOf(state);
    Watch& watch = state.watches[state.watchCount++];
    watch.moment = static_cast<std::uint8_t>(step.moment.moment);
    watch.until = step.lasts;
    watch.step = currentStep(text).count;
    watch.depth = static_cast<std::uint8_t>(depthFor(state, step.lasts));
    watch.source = text.self;
    watch.seat = text.me;
    watch.may = step.may;
    switch (step.moment.moment) {
    case MomentKind::SiteSolved:
    case MomentKind::SiteFailed:
    case MomentKind::SiteResolved:
        watch.subject = resolved(text, {.ref = Ref::Site}).first();
        return;
    case MomentKind::MyBriefing: // 0259: the Site that waits
        watch.subject = text.frame.third ? text.frame.third : resolved(text, {.ref = Ref::Site}).first();
        return;
    case MomentKind::RoundEnds:
    case MomentKind::TurnEnds:
        watch.subject =
            text.frame.kind == FrameKind::Text ? resolved(text, {.ref = Ref::Victim}).first() : text.frame.target;
        return;
    default:
        watch.subject = text.frame.target;
    }
}

void runVerb(Play& play, const AnyStep& step, LastingVerbs list)
{
    runListed(step, list, [&](const auto& one) { run(play, one); });
}

} // namespace dossier
