#include "effects/verb_table.h"

#include "effects/effect_parser.h"
#include "effects/verb_reader.h"
#include "engine/records/words.h"

#include <algorithm>

namespace dossier {

namespace {

struct VerbRow
{
    std::string_view word;
    void (VerbReader::*read)();
    std::array<std::string_view, 5> parameters{};
};

// By Verb, from the first that is a word of the data. What is needed among the parameters is asked for when it is read.
constexpr auto kFirstVerb = static_cast<std::size_t>(Verb::Abduct);
constexpr auto kVerbRows = std::to_array<VerbRow>({
    {"abduct", &VerbReader::abduct, {"count"}},
    {"absent", &VerbReader::away, {"turns"}},
    {"add", &VerbReader::change, {"to", "for", "floor", "limit", "except"}},
    {"afflict", &VerbReader::afflict, {"cure", "while", "tokens", "tick", "last"}},
    {"aim", &VerbReader::aim, {"by", "at", "for"}},
    {"allow", &VerbReader::rules, {"to", "for", "split"}},
    {"ask", &VerbReader::ask, {"about"}},
    {"attack", &VerbReader::attack, {"to", "for"}},
    {"bar", &VerbReader::bar, {"for", "from"}},
    {"borrow", &VerbReader::borrow, {"for", "to", "cost"}},
    {"cancel", &VerbReader::cancel},
    {"check", &VerbReader::check, {"level", "by", "help", "pass", "fail"}},
    {"choose", &VerbReader::choose, {"as", "by", "times"}},
    {"detain", &VerbReader::away, {"until", "turns"}},
    {"discard", &VerbReader::whom},
    {"divert", &VerbReader::whomTo, {"to", "checks"}},
    {"draw", &VerbReader::number},
    {"end", &VerbReader::end},
    {"fail", &VerbReader::fail, {"for"}},
    {"fight", &VerbReader::fight, {"against", "rounds", "keywords", "if lost"}},
    {"forbid", &VerbReader::rules, {"to", "for"}},
    {"gain", &VerbReader::number},
    {"heal", &VerbReader::harm, {"to"}},
    {"hold", &VerbReader::whom, {"for"}},
    {"join", &VerbReader::join, {"to", "for", "less"}},
    {"keyword", &VerbReader::keyword, {"on", "instead of", "for"}},
    {"look", &VerbReader::whom},
    {"move", &VerbReader::move, {"to"}},
    {"mute", &VerbReader::whom, {"for"}},
    {"negate", &VerbReader::whomTo, {"to"}},
    {"prerequisite", &VerbReader::prerequisite, {"level"}},
    {"put", &VerbReader::put, {"to", "as", "healed"}},
    {"remove", &VerbReader::whom},
    {"round", &VerbReader::round, {"extra", "skip", "only", "last"}},
    {"scale", &VerbReader::scale, {"on", "for"}},
    {"search", &VerbReader::search, {"to", "show"}},
    {"set", &VerbReader::change, {"to", "for"}},
    {"shield", &VerbReader::shield, {"to", "for", "against"}},
    {"single", &VerbReader::whom},
    {"stay", &VerbReader::stay},
    {"take", &VerbReader::take, {"from", "to"}},
    {"tell", &VerbReader::tell, {"to"}},
    {"train", &VerbReader::train, {"of"}},
    {"watch", &VerbReader::watch, {"for", "do", "times", "may"}},
    {"withdraw", &VerbReader::whom},
    {"wound", &VerbReader::harm, {"to"}},
});
static_assert(kFirstVerb + kVerbRows.size() == static_cast<std::size_t>(Verb::Wound) + 1);

constexpr auto kVerbWords = [] {
    std::array<std::string_view, kVerbRows.size()> words;
    for (std::size_t i = 0; i < words.size(); ++i)
        words[i] = kVerbRows[i].word;
    return words;
}();

void checkParameters(const Json& entry, const VerbRow& row, bool inWhile)
{
    std::vector<std::string_view> known{row.word};
    for (const std::string_view parameter : row.parameters)
        if (!parameter.empty())
            known.push_back(parameter);
    if (inWhile)
        known.push_back("if");
    checkKeys(entry, known, "\"" + std::string(row.word) + "\"");
}

} // namespace

void readVerb(EffectReader& reader, const Json& entry, bool inWhile, std::vector<EffectStep>& steps)
{
    if (entry.members().empty())
        throw JsonError(entry.line(), "a step begins with a verb");
    const std::string& word = entry.members().front().first;
    const auto found = std::find(kVerbWords.begin(), kVerbWords.end(), word);
    if (found == kVerbWords.end())
        throw JsonError(entry.line(),
                        "unknown verb \"" + word + "\"; did you mean \"" + nearestWord(word, kVerbWords) + "\"?");
    const auto place = static_cast<std::size_t>(found - kVerbWords.begin());
    checkParameters(entry, kVerbRows[place], inWhile);
    VerbReader verb(reader, static_cast<Verb>(kFirstVerb + place), entry);
    (verb.*kVerbRows[place].read)();
    verb.appendTo(steps);
}

std::string_view nameOf(Verb verb)
{
    const auto place = static_cast<std::size_t>(verb);
    return place < kFirstVerb ? std::string_view() : kVerbWords[place - kFirstVerb];
}

} // namespace dossier
