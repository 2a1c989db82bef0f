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
    void branch(const CheckStep& check, List& list);
    void branch(const FightStep& fight, List& list);
    void branch(const IfStep& test, List& list);
    std::uint8_t keep(const Selector& selector);
    std::uint8_t keep(const TextCondition& condition);
    // Of an AfflictStep: what lasts on who is afflicted is read off the card that lies on him.
    void afflict(const AfflictStep& afflict);
    void train(const TrainStep& train);

    Effect& m_effect;
};

std::uint8_t wordOf(const NamedWord& word);

} // namespace dossier
