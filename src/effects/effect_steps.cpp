// Lists of steps of the effect data; what stands in a step is read by its verb (effect_verbs.cpp).
#include "effects/effect_phrases.h"
#include "effects/verb_reader.h"
#include "effects/verb_table.h"
#include "engine/records/words.h"

namespace dossier {

std::uint8_t EffectReader::program(const Json& list)
{
    return append(readSteps(list));
}

EffectReader::Steps EffectReader::readSteps(const Json& list)
{
    Steps steps;
    for (const Json& entry : list.items())
        readStep(entry, steps);
    return steps;
}

void EffectReader::readStep(const Json& entry, Steps& steps)
{
    if (!entry.members().empty() && entry.members().front().first == "if")
        readIf(entry, steps);
    else
        readVerb(*this, entry, false, steps);
}

void EffectReader::readIf(const Json& entry, Steps& steps)
{
    constexpr auto keys = std::to_array<std::string_view>({"if", "then"});
    checkKeys(entry, keys, "\"if\"");
    const Steps then = readSteps(entry.at("then"));
    EffectStep test = jump(Verb::SkipUnless, then.size());
    test.index = keep(readCondition(entry.at("if")));
    steps.push_back(test);
    steps.insert(steps.end(), then.begin(), then.end());
}

} // namespace dossier
