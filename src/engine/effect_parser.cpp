#include "engine/effect_parser.h"

#include "engine/words.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr std::array<std::string_view, 8> kEntryKeys{"card",   "in", "phase", "team of",
                                                     "target", "do", "while", "res for cards only"};
constexpr std::array<std::string_view, 14> kVerbs{"add",  "negate", "choose", "bar", "heal",    "wound",  "gain",
                                                  "draw", "check",  "",       "",    "discard", "remove", "end turn"};
constexpr std::array<std::string_view, 9> kDurations{"round", "next round",    "check", "investigation", "combat",
                                                     "turn",  "next briefing", "game",  "stay"};

// Words of a text, split at blanks.
std::vector<std::string> wordsOf(const std::string& text)
{
    std::vector<std::string> words;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        if (end > at)
            words.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

Ability abilityNamed(const Json& at, const std::string& word)
{
    for (std::size_t i = 0; i < abilityWords().size(); ++i)
        if (abilityWords()[i] == word)
            return static_cast<Ability>(i);
    throw JsonError(at.line(),
                    "unknown skill \"" + word + "\"; did you mean \"" + nearestWord(word, abilityWords()) + "\"?");
}

// "level", "CRC of target", "Medical of host"
void readAddTo(const Json& to, EffectStep& step)
{
    const std::string& text = to.asString();
    if (text == "level") {
        step.subject = Subject::Level;
        return;
    }
    const std::size_t of = text.rfind(" of ");
    const std::string whom = of == std::string::npos ? text : text.substr(of + 4);
    if (of == std::string::npos || (whom != "target" && whom != "host"))
        throw JsonError(to.line(),
                        "\"" + text + "\" is not understood; write \"level\", \"… of target\" or \"… of host\"");
    step.subject = whom == "target" ? Subject::Target : Subject::Host;
    step.ability = abilityNamed(to, text.substr(0, of));
}

void readAmount(const Json& amount, EffectStep& step)
{
    constexpr int kMost = 20;
    if (amount.isString() && (amount.asString() == "step" || amount.asString() == "-step")) {
        step.perStep = true;
        step.amount = amount.asString() == "step" ? 1 : -1;
        return;
    }
    step.amount = static_cast<std::int8_t>(amount.asInt(-kMost, kMost));
}

Duration durationOf(const Json& entry, Duration usual)
{
    const Json* word = entry.find("for");
    return word ? static_cast<Duration>(indexOf(*word, kDurations, "duration")) : usual;
}

void readWhom(const Json& whom, EffectStep& step)
{
    if (whom.asString() == "rest of team")
        step.subject = Subject::RestOfTeam;
    else if (whom.asString() == "target" || whom.asString() == "chosen")
        step.subject = Subject::Target;
    else
        throw JsonError(whom.line(), "\"" + whom.asString() + "\" is not understood here; write \"target\"");
}

void readPick(const Json& entry, EffectStep& step)
{
    constexpr int kMost = 20;
    const Json* times = entry.find("times");
    step.amount = static_cast<std::int8_t>(times ? times->asInt(1, kMost) : 1);
    const Json* by = entry.find("by");
    step.byThem = by && by->asString() == "them";
}

constexpr std::array<std::string_view, 19> kStepKeys{
    "fail", "add", "negate", "choose",  "bar",    "heal",     "wound", "gain",  "draw", "check",
    "to",   "for", "times",  "discard", "remove", "end turn", "by",    "level", "pass"};

void readSteps(const Json& list, std::vector<EffectStep>& steps);

EffectStep skip(Verb verb, std::size_t count)
{
    EffectStep step;
    step.verb = verb;
    step.amount = static_cast<std::int8_t>(count);
    return step;
}

// The steps of "pass" and "fail" follow the check, with jumps over those that do not apply.
void readCheck(const Json& entry, EffectStep step, std::vector<EffectStep>& steps)
{
    constexpr int kMostLevel = 20;
    constexpr std::array<std::string_view, 2> teams{"team", "target"};
    step.ability = static_cast<Ability>(indexOf(entry.at("check"), abilityWords(), "skill"));
    step.amount = static_cast<std::int8_t>(entry.at("level").asInt(0, kMostLevel));
    if (const Json* by = entry.find("by"))
        step.subject = indexOf(*by, teams, "Team") == 1 ? Subject::Target : Subject::Level;
    steps.push_back(step);
    std::vector<EffectStep> passed;
    std::vector<EffectStep> failed;
    if (const Json* list = entry.find("pass"))
        readSteps(*list, passed);
    if (const Json* list = entry.find("fail"))
        readSteps(*list, failed);
    steps.push_back(skip(Verb::SkipUnlessPassed, passed.size() + 1));
    steps.insert(steps.end(), passed.begin(), passed.end());
    steps.push_back(skip(Verb::Skip, failed.size()));
    steps.insert(steps.end(), failed.begin(), failed.end());
}

void readStep(const Json& entry, std::vector<EffectStep>& steps)
{
    if (entry.members().empty())
        throw JsonError(entry.line(), "an effect step begins with a verb");
    const auto& [verb, value] = entry.members().front();
    EffectStep step;
    const auto found = std::find(kVerbs.begin(), kVerbs.end(), verb);
    if (found == kVerbs.end() || verb.empty())
        throw JsonError(entry.line(),
                        "unknown verb \"" + verb + "\"; did you mean \"" + nearestWord(verb, kVerbs) + "\"?");
    step.verb = static_cast<Verb>(found - kVerbs.begin());
    checkKeys(entry, kStepKeys, "an effect step");
    switch (step.verb) {
    case Verb::Add:
        readAmount(value, step);
        readAddTo(entry.at("to"), step);
        step.duration = durationOf(entry, Duration::Check);
        break;
    case Verb::Bar:
        readWhom(value, step);
        step.duration = durationOf(entry, Duration::Turn);
        break;
    case Verb::Negate:
    case Verb::Discard:
    case Verb::Remove:
        readWhom(value, step);
        break;
    case Verb::Choose:
        readPick(entry, step);
        break;
    case Verb::Check:
        readCheck(entry, step, steps);
        return;
    case Verb::EndTurn:
        value.asBool();
        break;
    default:
        readAmount(value, step);
    }
    steps.push_back(step);
}

void readSteps(const Json& list, std::vector<EffectStep>& steps)
{
    for (const Json& entry : list.items())
        readStep(entry, steps);
}

// "card waiting with Event", "their card waiting or in play", "agent in team", "my agent with damage", "agent in
// combat"
TargetSpec readTarget(const Json& selector)
{
    TargetSpec spec;
    std::string text = selector.asString();
    const std::size_t with = text.find(" with ");
    if (with != std::string::npos) {
        std::string filter = text.substr(with + 6);
        text.resize(with);
        if (filter == "damage") {
            spec.damaged = true;
            filter.clear();
        }
        std::size_t at = 0;
        while (at < filter.size()) {
            const std::size_t end = std::min(filter.find_first_of("|,", at), filter.size());
            const auto keyword = keywordNamed(filter.substr(at, end - at));
            if (!keyword)
                throw JsonError(selector.line(), "unknown Keyword \"" + filter.substr(at, end - at) + "\"");
            (filter.find(',') == std::string::npos ? spec.any : spec.all).insert(*keyword);
            at = end + 1;
        }
    }
    std::vector<std::string> words = wordsOf(text);
    if (!words.empty() && (words[0] == "their" || words[0] == "my" || words[0] == "any")) {
        spec.theirs = words[0] == "their";
        spec.mine = words[0] == "my";
        words.erase(words.begin());
    }
    std::string kind;
    for (const std::string& word : words)
        kind += (kind.empty() ? "" : " ") + word;
    constexpr std::array<std::string_view, 8> kinds{
        "",      "card waiting",    "card in play",       "card waiting or in play", "agent in team",
        "agent", "agent in combat", "adversary in combat"};
    for (std::size_t i = 1; i < kinds.size(); ++i)
        if (kinds[i] == kind) {
            spec.kind = static_cast<TargetKind>(i);
            return spec;
        }
    throw JsonError(selector.line(), "unknown target \"" + kind + "\"; did you mean \"" +
                                         nearestWord(kind, std::span(kinds).subspan(1)) + "\"?");
}

Effect readEffect(const Json& entry)
{
    checkKeys(entry, kEntryKeys, "an effect");
    Effect effect;
    if (const Json* windows = entry.find("in"))
        for (const Json& window : windows->items())
            effect.windows |= 1u << indexOf(window, windowWords(), "window");
    if (const Json* phase = entry.find("phase"))
        effect.phase = static_cast<std::int8_t>(indexOf(*phase, phaseWords(), "phase"));
    if (const Json* team = entry.find("team of"))
        effect.teamOf = static_cast<std::int8_t>(team->asInt(1, kMostAgentTitles));
    if (const Json* target = entry.find("target"))
        effect.target = readTarget(*target);
    if (const Json* steps = entry.find("do"))
        readSteps(*steps, effect.steps);
    if (const Json* steps = entry.find("while"))
        readSteps(*steps, effect.whileThere);
    if (const Json* only = entry.find("res for cards only"))
        effect.resForCardsOnly = only->asBool();
    return effect;
}

} // namespace

EffectBook readEffects(const Json& entries)
{
    constexpr int kMostNumber = 9999;
    EffectBook book;
    for (const Json& entry : entries.items()) {
        const Effect effect = readEffect(entry);
        const auto add = [&](const Json& number) {
            if (!book.emplace(number.asInt(1, kMostNumber), effect).second)
                throw JsonError(number.line(),
                                "card " + std::to_string(number.asInt(1, kMostNumber)) + " stands here twice");
        };
        const Json& card = entry.at("card");
        if (card.isArray())
            for (const Json& number : card.items())
                add(number);
        else
            add(card);
    }
    return book;
}

} // namespace dossier
