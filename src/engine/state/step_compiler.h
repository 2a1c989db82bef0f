// Makes the flat steps of an Effect from the steps of a text.
#pragma once

#include "engine/state/effect.h"

namespace dossier {

class StepCompiler
{
public:
    explicit StepCompiler(Effect& effect)
        : m_effect(effect)
    {}

    using List = std::vector<EffectStep>;
    // Puts the steps behind those that are there; where they begin.
    std::uint8_t program(const Steps& steps);
    // What a `while` holds, behind what is there.
    void compileLasting(const Steps& steps, List& list);

private:
    List compiledSteps(const Steps& steps);
    void append(const Step& step, List& list);
    // What is more than one flat step, or keeps something beside it.
    void add(const AfflictStep& afflict, List& list);
    void add(const AllowStep& allow, List& list);
    void add(const CheckStep& check, List& list);
    void add(const ChooseStep& choose, List& list);
    void add(const FightStep& fight, List& list);
    void add(const ForbidStep& forbid, List& list);
    void add(const IfStep& test, List& list);
    void add(const JoinStep& join, List& list);
    void add(const SearchStep& search, List& list);
    void add(const TrainStep& train, List& list);
    void add(const WatchStep& watch, List& list);
    template <typename Verb>
    void add(const Verb& verb, List& list);
    std::uint8_t keep(const Selector& selector);
    std::uint8_t keep(const TextCondition& condition);

    Effect& m_effect;
};

std::uint8_t wordOf(const EffectWord& word);

} // namespace dossier
