// Lists of steps: each is read as what its first key, the verb, says it is.
#include "effects/json_fields.h"

#include <algorithm>
#include <array>
#include <utility>

namespace dossier {

namespace {

template <typename Verb>
AnyStep readAs(JsonFields& fields, const Json& entry)
{
    Verb step;
    Verb::describe(fields, step);
    if (const std::string wrong = objectionTo(step); !wrong.empty())
        throw JsonError(entry.line(), wrong);
    return step;
}

struct VerbReader
{
    std::string_view word;
    AnyStep (*read)(JsonFields&, const Json&);
    bool mayLast;
};

template <std::size_t... Index>
constexpr auto verbReaders(std::index_sequence<Index...> /*places*/)
{
    return std::array<VerbReader, sizeof...(Index)>{VerbReader{
        std::variant_alternative_t<Index, AnyStep>::kVerb, readAs<std::variant_alternative_t<Index, AnyStep>>,
        kMayLast<std::variant_alternative_t<Index, AnyStep>>}...};
}
constexpr auto kVerbs = verbReaders(std::make_index_sequence<std::variant_size_v<AnyStep>>());

std::vector<std::string_view> verbWords()
{
    std::vector<std::string_view> words;
    words.reserve(kVerbs.size());
    for (const VerbReader& verb : kVerbs)
        words.push_back(verb.word);
    return words;
}

Step readStep(const Json& entry, StepKind kind)
{
    if (entry.members().empty())
        throw JsonError(entry.line(), "a step begins with a verb");
    const std::string& word = entry.members().front().first;
    const auto verb = std::find_if(kVerbs.begin(), kVerbs.end(), [&](const VerbReader& v) { return v.word == word; });
    if (verb == kVerbs.end())
        notUnderstood(entry, "verb", word, verbWords());
    JsonFields fields(entry, verb->word);
    Step step{verb->read(fields, entry)};
    if (kind == StepKind::Lasting) {
        if (!verb->mayLast)
            throw JsonError(entry.line(), "\"" + word + "\" happens once; a \"while\" holds what lasts");
        fields.may("if", step.when);
    }
    fields.finish();
    return step;
}

} // namespace

Steps readSteps(const Json& list, StepKind kind)
{
    Steps steps;
    for (const Json& entry : itemsOf(list))
        steps.push_back(readStep(entry, kind));
    return steps;
}

} // namespace dossier
