// One entry of the effect data being read: its keys (effect_parser.cpp) and its steps (effect_steps.cpp).
#pragma once

#include "effects/effect.h"
#include "text/json.h"

namespace dossier {

inline constexpr int kMostNumber = 120;
inline constexpr int kMostCard = 9999;

// The ratings of a card that fights; N/A is left out.
Fighter readFighter(const Json& ratings);
// A place by its name; Goal::Thing for any other phrase.
Goal goalOf(const Json& place);
// The moment of a reaction or a watch.
MomentKind momentNamed(const Json& word);
// A word that can be named or trained, as Naming keeps it.
std::uint8_t nameWord(const Json& word);

class EffectReader
{
public:
    EffectReader(Effect& effect, int line)
        : m_effect(effect)
        , m_line(line)
    {}

    void readEntry(const Json& entry);

    // What the readers of verbs need.
    using Steps = std::vector<EffectStep>;
    Effect& effect() { return m_effect; }
    std::uint8_t program(const Json& list);
    Steps readSteps(const Json& list);
    void readWhile(const Json& list, Steps& steps);
    std::uint8_t keep(const Selector& selector)
    {
        m_effect.selectors.push_back(selector);
        return place(m_effect.selectors.size() - 1);
    }

private:
    EffectForm readForm(const Json& entry);
    void readWindows(const Json& list, EffectForm& form);
    void readNames(const Json& list, EffectForm& form);
    void readX(const Json& x, EffectForm& form);
    void readPayment(const Json& pay, EffectForm& form);
    void readReaction(const Json& entry);
    void readUse(const Json& entry);
    void readStay(const Json& stay);

    void readStep(const Json& entry, Steps& steps);
    void readIf(const Json& entry, Steps& steps);
    std::uint8_t keep(const TextCondition& condition)
    {
        m_effect.tests.push_back(condition);
        return place(m_effect.tests.size() - 1);
    }
    // Lists that run later stand behind those that run now.
    std::uint8_t append(Steps steps)
    {
        const std::size_t begin = m_effect.steps.size();
        steps.emplace_back();
        m_effect.steps.insert(m_effect.steps.end(), steps.begin(), steps.end());
        place(m_effect.steps.size());
        return place(begin);
    }
    // As one of at most 120: a step finds others by a byte, and jumps over fewer than 128.
    std::uint8_t place(std::size_t index) const
    {
        if (index >= kMostNumber)
            throw JsonError(m_line, "this text is too long");
        return static_cast<std::uint8_t>(index);
    }

    Effect& m_effect;
    int m_line; // of the entry
};

} // namespace dossier
