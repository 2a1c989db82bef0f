#include "engine/state/effect_compiler.h"

#include "effects/parts.h"
#include "engine/state/phase.h"

#include <stdexcept>

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
    case PlayPhase::CaseAssignment:
        return static_cast<int>(Phase::CaseAssignment);
    case PlayPhase::Investigation:
        return static_cast<int>(Phase::Investigation);
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

std::uint8_t wordOf(const EffectWord& word)
{
    return word.ability ? *word.ability : static_cast<std::uint8_t>(kFirstKeywordWord + static_cast<int>(word.keyword));
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

// A frame finds a step by a byte, and jumps over fewer than 128.
std::uint8_t place(std::size_t index)
{
    constexpr std::size_t kMost = 120;
    if (index >= kMost)
        throw std::length_error("the text of a card is too long");
    return static_cast<std::uint8_t>(index);
}

class EffectCompiler
{
public:
    explicit EffectCompiler(Effect& effect)
        : m_effect(effect)
    {}

    void compile();

private:
    using List = std::vector<Instruction>;
    using Kind = Instruction::Kind;

    EffectForm form(const EffectWay& way);
    EffectForm form(const Use& use);
    EffectForm form(const Reaction& reaction);

    // Puts the steps behind those that are there; where they begin.
    std::uint8_t program(const Steps& steps);
    List listOf(const Steps& steps);
    // What follows a step for the sake of those it holds, and what is kept of it beside the program.
    template <typename Verb>
    void follow(const Verb& /*unused*/, List& /*unused*/)
    {}
    void follow(const AfflictStep& afflict, List& list);
    void follow(const CheckStep& check, List& list);
    void follow(const ChooseStep& choose, List& list) { list.back().count = keep(choose.what); }
    void follow(const FightStep& fight, List& list);
    void follow(const FlipStep& flip, List& list);
    void follow(const IfStep& test, List& list);
    void follow(const JoinStep& join, List& list);
    void follow(const SearchStep& search, List& list) { list.back().count = keep(search.what); }
    void follow(const TrainStep& train, List& list);
    void follow(const WatchStep& watch, List& list);
    std::uint8_t keep(const Selector& selector);

    Effect& m_effect;
};

std::uint8_t EffectCompiler::program(const Steps& steps)
{
    if (steps.empty())
        return 0;
    List list = listOf(steps);
    const std::size_t begin = m_effect.program.size();
    list.emplace_back();
    m_effect.program.insert(m_effect.program.end(), list.begin(), list.end());
    place(m_effect.program.size());
    return place(begin);
}

EffectCompiler::List EffectCompiler::listOf(const Steps& steps)
{
    List list;
    for (const Step& step : steps) {
        list.push_back({Kind::Do, 0, &step.does});
        std::visit([&](const auto& does) { follow(does, list); }, step.does);
    }
    return list;
}

// The steps of "pass" and "fail" follow the check, with jumps over those that do not apply.
void EffectCompiler::follow(const CheckStep& check, List& list)
{
    const List passed = listOf(check.pass);
    const List failed = listOf(check.fail);
    list.push_back({Kind::SkipUnlessPassed, place(passed.size() + 1)});
    list.insert(list.end(), passed.begin(), passed.end());
    list.push_back({Kind::Skip, place(failed.size())});
    list.insert(list.end(), failed.begin(), failed.end());
}

void EffectCompiler::follow(const FightStep& fight, List& list)
{
    const List lost = listOf(fight.ifLost);
    if (lost.empty())
        return;
    list.push_back({Kind::SkipUnlessPassed, place(lost.size())});
    list.insert(list.end(), lost.begin(), lost.end());
}

// Like those of a check that has passed.
void EffectCompiler::follow(const FlipStep& flip, List& list)
{
    list.back().count = keep(flip.until);
    const List then = listOf(flip.then);
    list.push_back({Kind::SkipUnlessPassed, place(then.size())});
    list.insert(list.end(), then.begin(), then.end());
}

void EffectCompiler::follow(const IfStep& test, List& list)
{
    const List then = listOf(test.then);
    list.back().count = place(then.size());
    list.insert(list.end(), then.begin(), then.end());
}

void EffectCompiler::follow(const WatchStep& watch, List& list)
{
    list.back().count = program(watch.then);
}

std::uint8_t EffectCompiler::keep(const Selector& selector)
{
    m_effect.selectors.push_back(&selector);
    return place(m_effect.selectors.size() - 1);
}

void EffectCompiler::follow(const JoinStep& join, List& /*unused*/)
{
    if (const auto* fighter = std::get_if<Fighter>(&join.who))
        m_effect.fighter = *fighter;
}

// What lasts on who is afflicted is read off the card that lies on him; that he cannot heal he bears himself.
void EffectCompiler::follow(const AfflictStep& afflict, List& /*unused*/)
{
    if (afflict.tokens) {
        m_effect.countdown.tick = afflict.tick->moment;
        for (const Cure& cure : afflict.cures)
            if (cure.kind == Cure::Kind::Medical)
                m_effect.countdown.cure = {abilityOf(Skill::Medical), cure.level};
    }
    if (forbidsHealing(afflict))
        return;
    for (Step step : afflict.lasting) {
        forEachPart<Reference>(step, [](Reference& whom) {
            if (whom.ref == Ref::Target)
                whom.ref = Ref::Host;
        });
        m_effect.whileThere.push_back(step);
    }
}

void EffectCompiler::follow(const TrainStep& train, List& /*unused*/)
{
    Naming trained;
    trained.kind = NameKind::OneOf;
    for (const EffectWord& word : train.in.words)
        trained.words.push_back(wordOf(word));
    m_effect.training.push_back(trained);
}

EffectForm EffectCompiler::form(const EffectWay& way)
{
    EffectForm form;
    for (const EffectWindow window : way.windows)
        addWindow(window, form);
    if (way.phase)
        form.phase = static_cast<std::int8_t>(phaseOf(*way.phase));
    form.conditions = way.conditions;
    form.cost = way.cost;
    addChoices(way.choices, form);
    if (way.target)
        form.target = *way.target;
    if (way.other)
        form.other = *way.other;
    form.text = way.steps;
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
    form.text = use.steps;
    form.steps = program(use.steps);
    form.during = use.phase;
    form.token = use.pay == UsePrice::Token;
    form.leaves = use.pay == UsePrice::Self;
    form.fromBelow = use.pay == UsePrice::CardBelow;
    form.price = use.pay == UsePrice::OneRp || use.pay == UsePrice::HostCost ? 1 : use.pay == UsePrice::SevenRp ? 7 : 0;
    form.hostPrice = use.pay == UsePrice::HostCost;
    form.byThem = use.by.has_value();
    form.repeat = use.repeat;
    form.copies = use.copies;
    form.limit = use.limit;
    return form;
}

EffectForm EffectCompiler::form(const Reaction& reaction)
{
    EffectForm form;
    form.text = reaction.steps;
    form.steps = program(reaction.steps);
    form.moment = reaction.when.moment;
    form.keywords = reaction.when.keywords;
    form.may = reaction.may;
    form.each = reaction.each.has_value();
    return form;
}

void EffectCompiler::compile()
{
    const CardEffect& effect = m_effect.said;
    m_effect.program.emplace_back(); // a form without steps of its own begins at this Halt
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
    m_effect.whileThere.insert(m_effect.whileThere.end(), effect.lasting.begin(), effect.lasting.end());
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
    m_effect.takesHost = effect.takesHost;
    for (const Step& step : m_effect.whileThere)
        m_effect.kinds |= kindsBroughtAbout(step.does);
    for (const ModifierKind kind : {ModifierKind::Skill, ModifierKind::Permit, ModifierKind::Keyword})
        m_effect.kinds |= m_effect.training.empty() ? 0 : std::uint64_t{1} << static_cast<int>(kind);
}

} // namespace

Effect compiled(CardEffect effect)
{
    Effect made;
    made.said = std::move(effect);
    EffectCompiler(made).compile();
    return made;
}

} // namespace dossier
