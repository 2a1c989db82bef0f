#include "engine/state/effect_compiler.h"

#include "engine/state/phase.h"
#include "engine/state/step_compiler.h"

namespace dossier {

namespace {

int phaseOf(PlayPhase phase)
{
    switch (phase) {
    case PlayPhase::Briefing:
        return static_cast<int>(Phase::Briefing);
    case PlayPhase::Requisition:
        return static_cast<int>(Phase::Requisition);
    case PlayPhase::Deployment:
        return static_cast<int>(Phase::Deployment);
    case PlayPhase::BeforeInvestigation:
        break;
    }
    return kBeforeInvestigation;
}

void addWindow(EffectWindow window, EffectForm& form)
{
    switch (window) {
    case EffectWindow::Response:
        form.response = true;
        return;
    case EffectWindow::Reveal:
        form.reveal = true;
        return;
    case EffectWindow::Payment:
        form.windows |= 1u << kPaymentWindow;
        return;
    case EffectWindow::Any: // an ability in its owner's own turn
        for (const WindowKind kind : {WindowKind::Open, WindowKind::BeforeSite, WindowKind::Check})
            form.windows |= 1u << static_cast<int>(kind);
        form.response = true;
        return;
    default:
        form.windows |= 1u << static_cast<int>(window);
    }
}

NameKind nameKindOf(EffectChoice choice)
{
    switch (choice) {
    case EffectChoice::KeywordOfTarget:
        return NameKind::KeywordOfTarget;
    case EffectChoice::KeywordFound:
        return NameKind::KeywordFound;
    case EffectChoice::AnyKeyword:
        return NameKind::AnyKeyword;
    case EffectChoice::Characteristic:
        return NameKind::Characteristic;
    case EffectChoice::Opponent:
        return NameKind::Opponent;
    case EffectChoice::CheckOfTeam:
        return NameKind::Check;
    case EffectChoice::AgentInHand:
    case EffectChoice::Site:
    case EffectChoice::OtherSiteOrHands:
        break; // named as targets are
    }
    return NameKind::None;
}

void addChoice(EffectChoice choice, std::size_t& next, EffectForm& form)
{
    if (const NameKind kind = nameKindOf(choice); kind != NameKind::None) {
        form.names[next++].kind = kind;
        return;
    }
    Selector& named = choice == EffectChoice::Site ? form.target : form.other;
    named.kind = choice == EffectChoice::Site          ? SelectorKind::Site
                 : choice == EffectChoice::AgentInHand ? SelectorKind::Agent
                                                       : SelectorKind::OtherSiteOrHands;
    if (choice == EffectChoice::AgentInHand) {
        named.side = Side::My;
        named.where = Where::Hand;
    }
}

void addChoices(const Choices& choices, EffectForm& form)
{
    std::size_t next = 0;
    for (const EffectChoice choice : choices.others)
        addChoice(choice, next, form);
    for (const EffectWord& word : choices.words) {
        form.names[0].kind = NameKind::OneOf;
        form.names[0].words.push_back(wordOf(word));
    }
}

class EffectCompiler
{
public:
    explicit EffectCompiler(Effect& effect)
        : m_effect(effect)
        , m_steps(effect)
    {}

    void compile(const CardEffect& effect);

private:
    EffectForm form(const EffectWay& way);
    EffectForm form(const Use& use);
    EffectForm form(const Reaction& reaction);
    std::uint8_t program(const Steps& steps) { return steps.empty() ? std::uint8_t{0} : m_steps.program(steps); }

    Effect& m_effect;
    StepCompiler m_steps;
};

EffectForm EffectCompiler::form(const EffectWay& way)
{
    EffectForm form;
    for (const EffectWindow window : way.windows)
        addWindow(window, form);
    if (way.phase)
        form.phase = static_cast<std::int8_t>(phaseOf(*way.phase));
    form.conditions = way.conditions;
    addChoices(way.choices, form);
    if (way.target)
        form.target = *way.target;
    if (way.other)
        form.other = *way.other;
    form.steps = program(way.steps);
    return form;
}

EffectForm EffectCompiler::form(const Use& use)
{
    EffectForm form;
    for (const EffectWindow window : use.windows)
        addWindow(window, form);
    form.conditions = use.conditions;
    if (use.target)
        form.target = *use.target;
    form.steps = program(use.steps);
    form.during = use.phase;
    form.token = use.pay == UsePrice::Token;
    form.leaves = use.pay == UsePrice::Self;
    form.price = use.pay == UsePrice::OneRp ? 1 : 0;
    form.repeat = use.repeat;
    form.copies = use.copies;
    form.limit = use.limit;
    return form;
}

EffectForm EffectCompiler::form(const Reaction& reaction)
{
    EffectForm form;
    form.steps = program(reaction.steps);
    form.moment = reaction.when.moment;
    form.keywords = reaction.when.keywords;
    form.may = reaction.may;
    form.each = reaction.each.has_value();
    return form;
}

void EffectCompiler::compile(const CardEffect& effect)
{
    m_effect.steps.emplace_back(); // a form without steps of its own begins at this Halt
    for (const EffectWay& way : waysOf(effect)) {
        m_effect.forms.push_back(form(way));
        if (effect.x) {
            m_effect.forms.back().x = effect.x->kind;
            m_effect.forms.back().least = effect.x->least;
        }
    }
    m_effect.unless = effect.unless;
    m_effect.unstoppable = effect.unstoppable;
    if (effect.bundle) {
        m_effect.bundle = *effect.bundle;
        m_effect.bundleLeast = effect.times->least;
        m_effect.bundleMost = effect.times->most;
    }
    m_effect.extra = effect.extra.value_or(0);
    m_effect.tokens = effect.tokens.value_or(0);
    m_effect.purse = effect.purse;
    if (effect.fighter)
        m_effect.fighter = *effect.fighter;
    m_steps.compileLasting(effect.lasting, m_effect.whileThere);
    for (const Reaction& reaction : effect.reactions)
        m_effect.reactions.push_back(form(reaction));
    for (const Use& use : effect.uses)
        m_effect.uses.push_back(form(use));
    if (effect.stay) {
        m_effect.stay = effect.stay->goal;
        m_effect.stayAt = effect.stay->at;
    }
    m_effect.until = effect.until;
    m_effect.removedThen = !effect.then.empty();
    m_effect.kinds = kindsBroughtAbout(m_effect);
}

} // namespace

Effect compiled(const CardEffect& effect)
{
    Effect made;
    EffectCompiler(made).compile(effect);
    return made;
}

} // namespace dossier
