#include "engine/state/step_compiler.h"

#include "engine/state/flat_step.h"

#include <algorithm>
#include <stdexcept>

namespace dossier {

namespace {

// A step finds others by a byte, and jumps over fewer than 128.
std::uint8_t place(std::size_t index)
{
    constexpr std::size_t kMost = 120;
    if (index >= kMost)
        throw std::length_error("the text of a card is too long");
    return static_cast<std::uint8_t>(index);
}

EffectStep jump(Verb verb, std::size_t count)
{
    EffectStep step;
    step.verb = verb;
    step.count = static_cast<std::int8_t>(place(count));
    return step;
}

// A step a rule.
void permit(Verb verb, const RuleNames& rules, EffectStep step, std::vector<EffectStep>& list)
{
    step.verb = verb;
    for (const Rule& rule : rules) {
        EffectStep each = step;
        each.what = static_cast<std::uint8_t>(rule.rule);
        each.except = rule.titles;
        if (rule.keyword)
            each.keywords.insert(*rule.keyword);
        list.push_back(each);
    }
}

bool forbidsHealing(const Steps& steps)
{
    const auto* forbid = steps.empty() ? nullptr : std::get_if<ForbidStep>(&steps.front().does);
    return forbid && forbid->rules.front().rule == Permission::Healing;
}

} // namespace

std::uint8_t wordOf(const EffectWord& word)
{
    return word.ability ? *word.ability : static_cast<std::uint8_t>(kFirstKeywordWord + static_cast<int>(word.keyword));
}

std::uint8_t StepCompiler::program(const Steps& steps)
{
    List list = compiledSteps(steps);
    const std::size_t begin = m_effect.steps.size();
    list.emplace_back();
    m_effect.steps.insert(m_effect.steps.end(), list.begin(), list.end());
    place(m_effect.steps.size());
    return place(begin);
}

StepCompiler::List StepCompiler::compiledSteps(const Steps& steps)
{
    List list;
    for (const Step& step : steps)
        append(step, list);
    return list;
}

void StepCompiler::compileLasting(const Steps& steps, List& list)
{
    for (const Step& step : steps) {
        const std::size_t first = list.size();
        append(step, list);
        for (std::size_t i = first; step.when && i < list.size(); ++i)
            list[i].condition = static_cast<std::uint8_t>(keep(*step.when) + 1);
    }
}

void StepCompiler::append(const Step& step, List& list)
{
    std::visit([&](const auto& does) { add(does, list); }, step.does);
}

template <typename Verb>
void StepCompiler::add(const Verb& verb, List& list)
{
    list.push_back(flat(verb));
}

void StepCompiler::add(const AllowStep& allow, List& list)
{
    EffectStep each = lasting(Verb::Allow, allow.whom, allow.lasts.value_or(Duration::Turn));
    each.flag = allow.split;
    permit(Verb::Allow, allow.rules, each, list);
}

void StepCompiler::add(const ForbidStep& forbid, List& list)
{
    permit(Verb::Forbid, forbid.rules, lasting(Verb::Forbid, forbid.whom, forbid.lasts.value_or(Duration::Turn)), list);
}

// The steps of "pass" and "fail" follow the check, with jumps over those that do not apply.
void StepCompiler::add(const CheckStep& check, List& list)
{
    const List passed = compiledSteps(check.pass);
    const List failed = compiledSteps(check.fail);
    list.push_back(flat(check));
    list.push_back(jump(Verb::SkipUnlessPassed, passed.size() + 1));
    list.insert(list.end(), passed.begin(), passed.end());
    list.push_back(jump(Verb::Skip, failed.size()));
    list.insert(list.end(), failed.begin(), failed.end());
}

void StepCompiler::add(const FightStep& fight, List& list)
{
    const List lost = compiledSteps(fight.ifLost);
    list.push_back(flat(fight));
    if (lost.empty())
        return;
    list.push_back(jump(Verb::SkipUnlessPassed, lost.size()));
    list.insert(list.end(), lost.begin(), lost.end());
}

void StepCompiler::add(const IfStep& test, List& list)
{
    const List then = compiledSteps(test.then);
    EffectStep skip = jump(Verb::SkipUnless, then.size());
    skip.index = keep(test.condition);
    list.push_back(skip);
    list.insert(list.end(), then.begin(), then.end());
}

void StepCompiler::add(const ChooseStep& choose, List& list)
{
    list.push_back(flat(choose));
    list.back().index = keep(choose.what);
}

void StepCompiler::add(const SearchStep& search, List& list)
{
    list.push_back(flat(search));
    list.back().index = keep(search.what);
}

void StepCompiler::add(const WatchStep& watch, List& list)
{
    list.push_back(flat(watch));
    list.back().index = program(watch.then);
}

void StepCompiler::add(const JoinStep& join, List& list)
{
    list.push_back(flat(join));
    if (const auto* fighter = std::get_if<Fighter>(&join.who))
        m_effect.fighter = *fighter;
}

std::uint8_t StepCompiler::keep(const Selector& selector)
{
    m_effect.selectors.push_back(selector);
    return place(m_effect.selectors.size() - 1);
}

std::uint8_t StepCompiler::keep(const TextCondition& condition)
{
    m_effect.tests.push_back(condition);
    return place(m_effect.tests.size() - 1);
}

// What lasts on who is afflicted is read off the card that lies on him.
void StepCompiler::add(const AfflictStep& afflict, List& list)
{
    list.push_back(flat(afflict));
    list.back().flag = forbidsHealing(afflict.lasting);
    if (afflict.tokens) {
        m_effect.countdown.tick = afflict.tick->moment;
        for (const Cure& cure : afflict.cures)
            if (cure.kind == Cure::Kind::Medical)
                m_effect.countdown.cure = {dossier::abilityOf(Skill::Medical), cure.level};
    }
    if (list.back().flag)
        return;
    List lasts;
    compileLasting(afflict.lasting, lasts);
    for (EffectStep& step : lasts) {
        if (step.a.ref == Ref::Target)
            step.a.ref = Ref::Host;
        m_effect.whileThere.push_back(step);
    }
}

void StepCompiler::add(const TrainStep& train, List& list)
{
    list.push_back(flat(train));
    Naming trained;
    trained.kind = NameKind::OneOf;
    for (const EffectWord& word : train.in.words)
        trained.words.push_back(wordOf(word));
    m_effect.training.push_back(trained);
}

} // namespace dossier
