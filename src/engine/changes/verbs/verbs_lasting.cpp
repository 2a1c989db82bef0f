// Verbs whose work lasts: numbers, Keywords, permissions, the ways of a fight.
#include "engine/changes/agents.h"
#include "engine/changes/damage.h"
#include "engine/changes/modifiers.h"
#include "engine/changes/verbs/verbs.h"
#include "engine/changes/zones.h"
#include "engine/queries/meaning/prerequisite.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/standing.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"

namespace dossier {

namespace {

Modifier lasting(const Play& play, ModifierKind kind, const EffectStep& step)
{
    Modifier modifier;
    modifier.kind = kind;
    modifier.until = step.duration;
    modifier.depth = static_cast<std::uint8_t>(depthFor(play.state, step.duration));
    modifier.source = play.state.top().card;
    return modifier;
}

// One Modifier for each one named.
void onEach(Play& play, ModifierKind kind, const EffectStep& step, const Things& whom)
{
    for (Thing thing : whom) {
        Modifier modifier = lasting(play, kind, step);
        modifier.subject = thing;
        modifier.what = step.what;
        modifier.amount = step.number;
        addModifier(play, modifier);
    }
}

// A set of Agents at once.
void onSet(Play& play, ModifierKind kind, const EffectStep& step, const Things& whom, std::uint8_t what)
{
    const AgentsOf agents = agentsAmong(play.state, whom);
    if (agents.agents == 0)
        return;
    Modifier modifier = lasting(play, kind, step);
    modifier.what = what;
    modifier.setAgents(agents.seat, agents.agents);
    addModifier(play, modifier);
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

void changeAbility(Play& play, const EffectStep& step, Thing whom, Ability ability, bool set, int amount)
{
    Modifier modifier = lasting(play, set ? ModifierKind::SetSkill : ModifierKind::Skill, step);
    modifier.subject = whom;
    modifier.what = ability;
    modifier.amount = static_cast<std::int8_t>(amount);
    addModifier(play, modifier);
}

void changeLevel(Play& play, const EffectStep& step, int amount)
{
    Modifier modifier = lasting(play, ModifierKind::Level, step);
    modifier.what = levelOfWitness(play);
    modifier.amount = static_cast<std::int8_t>(amount);
    if (step.duration == Duration::Stay) {
        modifier.until = Duration::Check;
        modifier.depth = static_cast<std::uint8_t>(depthFor(play.state, Duration::Check));
    }
    addModifier(play, modifier);
}

// HEAL-4: permanent Health, not below the floor.
void changeHealth(Play& play, const EffectStep& step, const AgentAt& agent, int amount)
{
    AgentState& record = agentOf(play.state, agent.seat, agent.slot);
    for (int left = -amount; left > 0 && permanentHealth(play.state, agent.seat, agent.slot) > step.number; --left)
        record.loseHealth();
}

void change(Play& play, const EffectStep& step, Thing whom)
{
    const Text text = textOf(play.state);
    const int amount = valueOf(text, step.amount, whom);
    const bool set = step.verb == Verb::Set;
    const AgentAt agent = agentAt(play.state, whom);
    const Frame* check = nearest(play.state, FrameKind::Check);
    const auto simple = [&](ModifierKind kind, Ability what = 0) {
        Modifier modifier = lasting(play, kind, step);
        modifier.subject = whom;
        modifier.what = what;
        modifier.amount = static_cast<std::int8_t>(amount);
        addModifier(play, modifier);
    };
    switch (step.quantity) {
    case Quantity::Skill:
        changeAbility(play, step, whom, step.ability, set, amount);
        return;
    case Quantity::LrcAndCrc:
        changeAbility(play, step, whom, kLongRange, set, amount);
        changeAbility(play, step, whom, kCloseRange, set, amount);
        return;
    case Quantity::ChosenSkill:
        changeAbility(play, step, whom, inFrame(text).word, set, amount);
        return;
    case Quantity::CheckSkill:
        if (check)
            changeAbility(play, step, whom, skillAsked(play.state), set, amount);
        return;
    case Quantity::AllSkills:
        simple(ModifierKind::AllSkills);
        return;
    case Quantity::DamageResult:
        simple(ModifierKind::Damage, step.ability);
        return;
    case Quantity::Res:
        simple(set ? ModifierKind::SetRes : ModifierKind::Res);
        return;
    case Quantity::HandLimit:
        simple(ModifierKind::HandLimit);
        return;
    case Quantity::Cost:
        if (agent && !step.except.contains(factsOf(play.state, whom.card()).title))
            loseCost(play, agent.seat, agent.slot, -amount);
        return;
    case Quantity::Health:
        if (agent)
            changeHealth(play, step, agent, amount);
        return;
    case Quantity::Tokens:
        if (whom.card() && bearsTokens(placeOf(play.state, whom.card()))) // it may have gone meanwhile
            addTokens(play, whom.card(), amount);
        return;
    default:
        return;
    }
}

void addOrSet(Play& play, const EffectStep& step)
{
    const Text text = textOf(play.state);
    if (step.quantity == Quantity::Level) {
        changeLevel(play, step, valueOf(text, step.amount, {}));
    } else if (step.quantity == Quantity::Prerequisite) {
        Modifier modifier = lasting(play, ModifierKind::RaisePrerequisite, step);
        modifier.amount = static_cast<std::int8_t>(valueOf(text, step.amount, {}));
        addModifier(play, modifier);
    } else {
        for (Thing whom : resolved(text, step.a))
            change(play, step, whom);
    }
}

// --- allow, forbid --------------------------------------------------------------------------------------------------

void permit(Play& play, const EffectStep& step)
{
    const bool allow = step.verb == Verb::Allow;
    for (Thing whom : resolved(textOf(play.state), step.a)) {
        if (whom.isTeam()) {
            Things team;
            team.add(whom);
            onSet(play, allow ? ModifierKind::PermitSet : ModifierKind::ForbidSet, step, team, step.what);
            continue;
        }
        const AgentAt agent = agentAt(play.state, whom);
        const auto rule = static_cast<Permission>(step.what);
        if (agent && (rule == Permission::SecondSite || rule == Permission::SecondSiteInSameState)) {
            Things one;
            one.add(whom);
            onSet(play, ModifierKind::PermitSet, step, one, step.what);
            continue;
        }
        Modifier modifier = lasting(play, allow ? ModifierKind::Permit : ModifierKind::Forbid, step);
        modifier.subject = whom;
        modifier.what = step.what;
        addModifier(play, modifier);
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

void bear(Play& play, const EffectStep& step, Thing whom, std::uint8_t keyword, std::uint8_t replaced)
{
    if (keyword >= kKeywords || (replaced != kNoKeyword && replaced >= kKeywords))
        return; // no word has been named
    Modifier modifier = lasting(play, ModifierKind::Keyword, step);
    modifier.subject = whom;
    modifier.what = keyword;
    modifier.extra = replaced;
    addModifier(play, modifier);
}

void changeKeywords(Play& play, const EffectStep& step)
{
    constexpr std::uint8_t kSecond = 1;
    constexpr std::uint8_t kChosenSite = 2;
    const Text text = textOf(play.state);
    for (Thing whom : resolved(text, step.a)) {
        if (step.what == kChosenSite) {
            if (whom.isTeam()) {
                Things team;
                team.add(whom);
                onSet(play, ModifierKind::SiteMark, step, team, inFrame(text).word);
            } else {
                Modifier mark = lasting(play, ModifierKind::SiteMark, step);
                mark.subject = whom;
                mark.what = inFrame(text).word;
                mark.extra = kSectionMark;
                addModifier(play, mark);
            }
            continue;
        }
        if (step.what == kSecond) {
            bear(play, step, whom, static_cast<std::uint8_t>(inFrame(text).otherWord - kFirstKeywordWord),
                 static_cast<std::uint8_t>(inFrame(text).word - kFirstKeywordWord));
            continue;
        }
        const std::uint8_t replaced = step.flag && whom.card() ? foundKeyword(play, text, whom.card()) : kNoKeyword;
        for (int k = 0; k < kKeywords; ++k)
            if (step.keywords.contains(static_cast<Keyword>(k)))
                bear(play, step, whom, static_cast<std::uint8_t>(k), replaced);
    }
}

// --- Skills that do not count, Prerequisites ------------------------------------------------------------------------

// OQ-132: the Agents whom this card sends to the Bureau.
AgentsOf sentToBureau(const Text& text)
{
    Things sent;
    const EffectForm& form = text.effect->forms[text.frame.form];
    for (std::size_t i = form.steps; text.effect->steps[i].verb != Verb::Halt; ++i)
        if (text.effect->steps[i].verb == Verb::Move && text.effect->steps[i].goal == Goal::Bureau)
            resolve(text, text.effect->steps[i].a, sent);
    return agentsAmong(text.state, sent);
}

void bar(Play& play, const EffectStep& step)
{
    const Text text = textOf(play.state);
    AgentsOf agents = agentsAmong(play.state, resolved(text, step.a));
    if (text.frame.has(CardFlag::Diverted))
        agents.agents &= ~sentToBureau(text).agents;
    if (agents.agents == 0)
        return;
    Modifier modifier = lasting(play, ModifierKind::Bar, step);
    modifier.what = step.what;
    modifier.setAgents(agents.seat, agents.agents);
    if (static_cast<BarFrom>(step.what) == BarFrom::ThisCheck && inFrame(text).word == 0) {
        modifier.until = Duration::Check;
        modifier.depth = static_cast<std::uint8_t>(depthOf(play.state, FrameKind::Check));
    } else if (static_cast<BarFrom>(step.what) == BarFrom::ThisCheck) {
        modifier.depth = kNextCheck; // see checkBegins
    }
    addModifier(play, modifier);
    forEachAgent(agents.agents, [&](int slot) {
        play.tell({.kind = EventKind::LeftOut,
                   .seat = agents.seat,
                   .card = heard(play, agentCard(play.state, agents.seat, slot))});
    });
}

void replacePrerequisite(Play& play, EffectStep step)
{
    step.duration = Duration::Check;
    Modifier modifier = lasting(play, ModifierKind::Prerequisite, step);
    modifier.what = step.ability;
    modifier.amount = step.number;
    addModifier(play, modifier);
}

// --- Combat ---------------------------------------------------------------------------------------------------------

void aim(Play& play, const EffectStep& step)
{
    const Text text = textOf(play.state);
    for (Thing whom : resolved(text, step.a)) {
        Modifier modifier = lasting(play, ModifierKind::Aim, step);
        modifier.subject = whom;
        modifier.what = step.what;
        modifier.amount = static_cast<std::int8_t>(step.flag ? opponentIn(text) : text.me);
        addModifier(play, modifier);
    }
}

void scale(Play& play, const EffectStep& step)
{
    for (Thing whom : resolved(textOf(play.state), step.a)) {
        Modifier modifier = lasting(play, ModifierKind::ScaleBonus, step);
        modifier.subject = whom;
        modifier.amount = step.amount.number;
        addModifier(play, modifier);
    }
}

// --- Watches --------------------------------------------------------------------------------------------------------

void watch(Play& play, const EffectStep& step)
{
    GameState& state = play.state;
    if (state.watchCount == kMostWatches)
        return;
    const Text text = textOf(state);
    Watch& watch = state.watches[state.watchCount++];
    watch.moment = step.what;
    watch.until = step.duration;
    watch.step = step.index;
    watch.depth = static_cast<std::uint8_t>(depthFor(state, step.duration));
    watch.source = text.self;
    watch.seat = text.me;
    watch.may = step.flag;
    switch (static_cast<MomentKind>(step.what)) {
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

} // namespace

void runLasting(Play& play, const EffectStep& step)
{
    const auto whom = [&] { return resolved(textOf(play.state), step.a); };
    switch (step.verb) {
    case Verb::Add:
    case Verb::Set:
        addOrSet(play, step);
        return;
    case Verb::Allow:
    case Verb::Forbid:
        permit(play, step);
        return;
    case Verb::Keyword:
        changeKeywords(play, step);
        return;
    case Verb::Bar:
        bar(play, step);
        return;
    case Verb::Fail:
        onSet(play, ModifierKind::FailCheck, step, whom(), 0);
        return;
    case Verb::Prerequisite:
        replacePrerequisite(play, step);
        return;
    case Verb::Aim:
        aim(play, step);
        return;
    case Verb::Attack:
        onEach(play, ModifierKind::Attack, step, whom());
        return;
    case Verb::Hold:
        onEach(play, ModifierKind::Hold, step, whom());
        return;
    case Verb::Shield:
        if (const Moment moment = momentOf(play.state); moment.open && moment.window == WindowKind::Absorb)
            for (Thing thing : whom())
                absorb(play.state, thing.card(), step.number);
        else
            onEach(play, ModifierKind::Shield, step, whom());
        return;
    case Verb::Mute:
        onEach(play, step.a.ref == Ref::AbilitiesOfTarget ? ModifierKind::MuteAbilities : ModifierKind::Mute, step,
               whom());
        return;
    case Verb::Scale:
        scale(play, step);
        return;
    case Verb::Watch:
        watch(play, step);
        return;
    default:
        return;
    }
}

} // namespace dossier
