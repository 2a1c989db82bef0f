// The steps of the effect data, verb by verb.
#include "engine/effect_parser.h"
#include "engine/effect_phrases.h"
#include "engine/effect_reader.h"
#include "engine/phrase_pieces.h"
#include "engine/words.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr auto kDurationWords = std::to_array<std::string_view>(
    {"round", "next round", "check", "investigation", "combat", "turn", "next briefing", "game", "stay"});
static_assert(kDurationWords.size() == kDurations);
static_assert(kDurationWords.size() == kDurations);

constexpr auto kRuleWords = std::to_array<std::string_view>(
    {"second site", "second site in same state", "serve each turn", "RES to CP", "RES only for cards",
     "harm Occult Creature", "Government adversaries", "survive LRC", "stay uninvestigated", "draw", "healing",
     "Occult damage", "Occult combat cards"});

constexpr auto kMannerWords = std::to_array<std::string_view>({"first", "split", "twice"});
constexpr auto kAgainstWords =
    std::to_array<std::string_view>({"each source", "one source", "total", "each Occult Creature"});

// By Verb; those that are no words of the data are empty.
constexpr auto kVerbWords = std::to_array<std::string_view>(
    {"",     "",       "",       "",       "abduct",       "absent", "add",    "afflict", "aim",      "allow",
     "ask",  "attack", "bar",    "borrow", "cancel",       "check",  "choose", "detain",  "discard",  "divert",
     "draw", "end",    "fail",   "fight",  "forbid",       "gain",   "heal",   "hold",    "join",     "keyword",
     "look", "move",   "mute",   "negate", "prerequisite", "put",    "remove", "round",   "scale",    "search",
     "set",  "shield", "single", "stay",   "take",         "tell",   "train",  "watch",   "withdraw", "wound"});

Verb verbOf(const Json& entry)
{
    if (entry.members().empty())
        throw JsonError(entry.line(), "a step begins with a verb");
    const std::string& verb = entry.members().front().first;
    const auto found = std::find(kVerbWords.begin() + 4, kVerbWords.end(), verb);
    if (found == kVerbWords.end())
        throw JsonError(entry.line(), "unknown verb \"" + verb + "\"; did you mean \"" +
                                          nearestWord(verb, std::span(kVerbWords).subspan(4)) + "\"?");
    return static_cast<Verb>(found - kVerbWords.begin());
}

Duration durationOf(const Json& entry, Duration usual)
{
    const Json* word = entry.find("for");
    return word ? static_cast<Duration>(indexOf(*word, kDurationWords, "duration")) : usual;
}

// "to": a place by its name, or a thing.
void readGoal(const Json& entry, EffectStep& step)
{
    const Json* to = entry.find("to");
    if (!to)
        return;
    step.goal = goalOf(*to);
    if (step.goal == Goal::Thing)
        step.b = readReference(*to);
}

EffectStep jump(Verb verb, std::size_t count)
{
    EffectStep step;
    step.verb = verb;
    step.count = static_cast<std::int8_t>(count);
    return step;
}

} // namespace

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

// The steps of "pass" and "fail" follow the check, with jumps over those that do not apply.
void EffectReader::readCheck(const Json& entry, EffectStep step, Steps& steps)
{
    constexpr int kMostLevel = 20;
    step.ability = readAbility(entry.at("check"), entry.at("check").asString());
    step.number = static_cast<std::int8_t>(entry.at("level").asInt(0, kMostLevel));
    step.a.ref = Ref::Team;
    if (const Json* by = entry.find("by"))
        step.a = readReference(*by);
    if (const Json* help = entry.find("help"))
        step.b = readReference(*help);
    steps.push_back(step);
    const Steps passed = entry.find("pass") ? readSteps(entry.at("pass")) : Steps();
    const Steps failed = entry.find("fail") ? readSteps(entry.at("fail")) : Steps();
    steps.push_back(jump(Verb::SkipUnlessPassed, passed.size() + 1));
    steps.insert(steps.end(), passed.begin(), passed.end());
    steps.push_back(jump(Verb::Skip, failed.size()));
    steps.insert(steps.end(), failed.begin(), failed.end());
}

void EffectReader::readIf(const Json& entry, Steps& steps)
{
    const Steps then = readSteps(entry.at("then"));
    EffectStep test = jump(Verb::SkipUnless, then.size());
    test.index = keep(readCondition(entry.at("if")));
    steps.push_back(test);
    steps.insert(steps.end(), then.begin(), then.end());
}

// `allow` and `forbid`: one step a rule.
void EffectReader::readRules(const Json& value, EffectStep step, Steps& steps)
{
    const auto add = [&](const Json& rule) {
        const std::string& text = rule.asString();
        const auto found = std::find(kRuleWords.begin(), kRuleWords.end(), text);
        if (found != kRuleWords.end()) {
            step.what = static_cast<std::uint8_t>(found - kRuleWords.begin());
        } else if (text.compare(0, 5, "card ") == 0) {
            step.what = static_cast<std::uint8_t>(Permission::CardTitle);
            step.except = readTitles(rule, text.substr(5));
        } else if (const auto keyword = keywordNamed(text)) {
            step.what = static_cast<std::uint8_t>(Permission::CombatKeyword);
            step.keywords = {};
            step.keywords.insert(*keyword);
        } else {
            indexOf(rule, kRuleWords, "rule");
        }
        steps.push_back(step);
    };
    if (value.isArray())
        for (const Json& rule : value.items())
            add(rule);
    else
        add(value);
}

// A lasting condition: tokens that run out (0338), no healing (0352), or whatever its card's `while` says (0088).
void EffectReader::readAfflict(const Json& entry, const Json& value, EffectStep& step)
{
    step.a = readReference(value);
    for (const Json& cure : entry.at("cure").items()) {
        constexpr auto cures = std::to_array<std::string_view>({"any healing", "Healing card"});
        const std::string& text = cure.asString();
        if (text.compare(0, 8, "Medical ") == 0) {
            step.ability = abilityOf(Skill::Medical);
            step.number = static_cast<std::int8_t>(readNumber(cure, text.substr(8)));
        } else {
            step.what |= static_cast<std::uint8_t>(1u << indexOf(cure, cures, "cure"));
        }
    }
    if (const Json* tokens = entry.find("tokens"))
        step.count = static_cast<std::int8_t>(tokens->asInt(1, 7));
    else
        step.count = 0;
    if (const Json* lasting = entry.find("while")) {
        Steps steps;
        readWhile(*lasting, steps);
        const bool noHealing = std::any_of(steps.begin(), steps.end(), [](const EffectStep& s) {
            return s.verb == Verb::Forbid && s.what == static_cast<std::uint8_t>(Permission::Healing);
        });
        step.flag = noHealing;
        if (!noHealing) // read off the card that lies on him
            for (EffectStep& lasts : steps) {
                if (lasts.a.ref == Ref::Target)
                    lasts.a.ref = Ref::Host;
                m_effect.whileThere.push_back(lasts);
            }
    }
}

EffectStep EffectReader::simpleStep(Verb verb, const Json& entry, const Json& value)
{
    EffectStep step;
    step.verb = verb;
    step.duration = durationOf(entry, Duration::Turn);
    if (value.isNumber() && verb != Verb::Add && verb != Verb::Set)
        step.number = static_cast<std::int8_t>(value.asInt(-kMostNumber, kMostNumber));
    return step;
}

void EffectReader::readStep(const Json& entry, Steps& steps)
{
    constexpr auto keys = std::to_array<std::string_view>(
        {"abduct",  "absent", "add",      "afflict",      "aim",    "allow",   "ask",        "attack",  "bar",
         "borrow",  "cancel", "check",    "choose",       "detain", "discard", "divert",     "draw",    "end",
         "fail",    "fight",  "forbid",   "gain",         "heal",   "hold",    "join",       "keyword", "look",
         "move",    "mute",   "negate",   "prerequisite", "put",    "remove",  "round",      "scale",   "search",
         "set",     "shield", "single",   "stay",         "take",   "tell",    "train",      "watch",   "withdraw",
         "wound",   "if",     "then",     "to",           "for",    "floor",   "limit",      "except",  "cure",
         "while",   "tokens", "tick",     "last",         "by",     "at",      "split",      "about",   "from",
         "cost",    "level",  "help",     "pass",         "as",     "times",   "until",      "turns",   "checks",
         "against", "rounds", "keywords", "if lost",      "less",   "on",      "instead of", "healed",  "extra",
         "skip",    "only",   "show",     "of",           "do",     "may",     "count"});
    checkKeys(entry, keys, "a step");
    if (!entry.members().empty() && entry.members().front().first == "if") {
        readIf(entry, steps);
        return;
    }
    const Verb verb = verbOf(entry);
    const Json& value = entry.members().front().second;
    EffectStep step = simpleStep(verb, entry, value);
    readVerb(verb, entry, value, step, steps);
}

// Splitting this by verb would only spread the table of what each verb's parameters mean.
void EffectReader::readVerb(Verb verb, const Json& entry, const Json& value, EffectStep& step, Steps& steps)
{
    const auto whom = [&](const char* key, Reference& into) {
        if (const Json* phrase = entry.find(key))
            into = readReference(*phrase);
    };
    switch (verb) {
    case Verb::Check:
        readCheck(entry, step, steps);
        return;
    case Verb::Allow:
    case Verb::Forbid:
        whom("to", step.a);
        step.flag = entry.find("split") != nullptr;
        readRules(value, step, steps);
        return;
    case Verb::Add:
    case Verb::Set:
        step.amount = readAmount(value);
        readQuantity(entry.at("to"), step);
        step.duration = durationOf(entry, Duration::Stay);
        step.flag = entry.find("limit") != nullptr;
        if (const Json* floor = entry.find("floor"))
            step.number = static_cast<std::int8_t>(floor->asInt(0, kMostNumber));
        if (const Json* except = entry.find("except"))
            for (const Json& number : except->items()) {
                if (step.except.count == Titles::kMost)
                    throw JsonError(number.line(), "too many cards are excepted");
                step.except.values[step.except.count++] = static_cast<std::uint16_t>(number.asInt(1, kMostCard));
            }
        break;
    case Verb::Abduct:
        step.a = readReference(value);
        if (const Json* count = entry.find("count")) {
            step.amount.kind = AmountKind::Random;
            const auto& sides = count->at("die").items();
            if (sides.size() != step.amount.table.size())
                throw JsonError(count->line(), "a die has six sides");
            for (std::size_t i = 0; i < sides.size(); ++i)
                step.amount.table[i] = static_cast<std::int8_t>(sides[i].asInt(0, 20));
        }
        break;
    case Verb::Absent:
    case Verb::Detain:
        step.a = readReference(value);
        if (const Json* turns = entry.find("turns"))
            step.number = static_cast<std::int8_t>(turns->asInt(1, 3));
        break;
    case Verb::Afflict:
        readAfflict(entry, value, step);
        break;
    case Verb::Aim:
        step.a = readReference(value);
        step.what = readReference(entry.at("at")).ref == Ref::AnyCombatant ? 1 : 2;
        break;
    case Verb::Ask:
        whom("about", step.a);
        if (value.isArray()) {
            step.count = 3; // of the characteristics listed, see verbs_cards.cpp
            for (const Json& word : value.items()) {
                const auto characteristic = characteristicNamed(word.asString());
                if (!characteristic)
                    throw JsonError(word.line(), "\"" + word.asString() + "\" is no characteristic");
                step.what |= static_cast<std::uint8_t>(1u << static_cast<int>(*characteristic));
            }
        } else {
            constexpr auto questions =
                std::to_array<std::string_view>({"any", "the same", "Affiliation among keywords of adversary"});
            step.count = static_cast<std::int8_t>(indexOf(value, questions, "question"));
            step.what = 0xf;
        }
        break;
    case Verb::Attack:
        step.what = static_cast<std::uint8_t>(indexOf(value, kMannerWords, "manner"));
        whom("to", step.a);
        step.duration = durationOf(entry, Duration::Stay);
        break;
    case Verb::Bar:
        step.a = readReference(value);
        if (const Json* from = entry.find("from"))
            step.what = from->asString() == "site check" ? static_cast<std::uint8_t>(BarFrom::SiteChecks)
                                                         : static_cast<std::uint8_t>(BarFrom::ThisCheck);
        break;
    case Verb::Borrow:
        step.a = readReference(value);
        readGoal(entry, step);
        step.flag = entry.find("cost") && entry.at("cost").asString() == "now";
        break;
    case Verb::Cancel: {
        constexpr auto what = std::to_array<std::string_view>({"draw", "penalty"});
        step.what = static_cast<std::uint8_t>(indexOf(value, what, "thing to cancel"));
        break;
    }
    case Verb::Choose:
        step.index = keep(readSelector(value));
        if (const Json* as = entry.find("as")) {
            const Ref ref = readReference(*as).ref;
            step.what = static_cast<std::uint8_t>(ref == Ref::Target  ? Register::Target
                                                  : ref == Ref::Other ? Register::Other
                                                  : ref == Ref::Kept  ? Register::Kept
                                                                      : Register::Third);
        }
        if (const Json* by = entry.find("by"))
            step.flag = by->asString() == "them";
        if (const Json* times = entry.find("times"))
            step.count = times->isNumber() ? static_cast<std::int8_t>(times->asInt(1, 20)) : std::int8_t{0};
        break;
    case Verb::Discard:
    case Verb::Look:
    case Verb::Mute:
    case Verb::Remove:
    case Verb::Withdraw:
    case Verb::Hold:
    case Verb::Single:
        step.a = readReference(value);
        break;
    case Verb::Divert:
        step.a = readReference(value);
        readGoal(entry, step);
        break;
    case Verb::End: {
        constexpr auto what = std::to_array<std::string_view>({"combat", "turn"});
        step.what = static_cast<std::uint8_t>(indexOf(value, what, "thing to end"));
        break;
    }
    case Verb::Fail:
        step.a.ref = Ref::Target;
        break;
    case Verb::Fight:
        step.a = readReference(value);
        whom("against", step.b);
        for (const Json& round : entry.at("rounds").items())
            step.what |= static_cast<std::uint8_t>(
                1u << (readAbility(round, round.asString()) == kLongRange ? kFightsLrc : kFightsCrc));
        if (const Json* keywords = entry.find("keywords"))
            for (const Json& word : keywords->items())
                step.keywords.insert(readKeyword(word, word.asString()));
        steps.push_back(step);
        if (const Json* lost = entry.find("if lost")) {
            const Steps then = readSteps(*lost);
            steps.push_back(jump(Verb::SkipUnlessPassed, then.size()));
            steps.insert(steps.end(), then.begin(), then.end());
        }
        return;
    case Verb::Heal:
    case Verb::Wound:
        step.a.ref = Ref::Target;
        whom("to", step.a);
        break;
    case Verb::Join:
        if (value.isObject()) {
            step.goal = Goal::SelfSide;
            m_effect.fighter = readFighter(value);
        } else {
            step.a = readReference(value);
            readGoal(entry, step);
            if (const Json* less = entry.find("less"))
                step.number = static_cast<std::int8_t>(less->asInt(0, 20));
        }
        break;
    case Verb::Keyword: {
        whom("on", step.a);
        constexpr auto kinds = std::to_array<std::string_view>({"", "second", "chosen Site"});
        if (value.isArray()) {
            for (const Json& word : value.items())
                step.keywords.insert(readKeyword(word, word.asString()));
        } else if (const auto found = std::find(kinds.begin() + 1, kinds.end(), value.asString());
                   found != kinds.end()) {
            step.what = static_cast<std::uint8_t>(found - kinds.begin());
        } else {
            step.keywords.insert(readKeyword(value, value.asString()));
        }
        step.flag = entry.find("instead of") != nullptr;
        break;
    }
    case Verb::Move:
    case Verb::Put:
        step.a = readReference(value);
        readGoal(entry, step);
        step.flag = entry.find(verb == Verb::Put && !entry.find("as") ? "healed" : "as") != nullptr;
        step.what = entry.find("healed") ? 1 : 0;
        break;
    case Verb::Negate:
        step.a = readReference(value);
        readGoal(entry, step);
        break;
    case Verb::Prerequisite:
        step.ability = readAbility(value, value.asString());
        step.number = static_cast<std::int8_t>(entry.at("level").asInt(0, 20));
        break;
    case Verb::Round:
        step.ability = readAbility(value, value.asString());
        step.what = entry.find("extra") ? 1 : entry.find("skip") ? 2 : 3;
        if (const Json* last = entry.find("last"))
            step.number = static_cast<std::int8_t>(last->asInt(1, 20));
        whom("only", step.a);
        break;
    case Verb::Scale:
        step.amount = readAmount(value);
        step.a = readReference(entry.at("on"));
        step.duration = durationOf(entry, Duration::Stay);
        break;
    case Verb::Search:
        step.index = keep(readSelector(value));
        readGoal(entry, step);
        step.flag = entry.find("show") != nullptr;
        break;
    case Verb::Shield:
        step.number = value.isString() ? kAllDamage : static_cast<std::int8_t>(value.asInt(1, 20));
        whom("to", step.a);
        step.what = static_cast<std::uint8_t>(Against::Each);
        if (const Json* against = entry.find("against"))
            step.what = static_cast<std::uint8_t>(indexOf(*against, kAgainstWords, "source"));
        step.duration = durationOf(entry, Duration::Stay);
        break;
    case Verb::Stay: {
        const std::string& text = value.asString();
        if (text.compare(0, 3, "on ") == 0) {
            step.goal = Goal::On;
            step.b = readReference(value, text.substr(3));
        } else if (text.compare(0, 6, "below ") == 0) {
            step.goal = Goal::Below;
            step.b = readReference(value, text.substr(6));
        } else {
            step.goal = goalOf(value);
        }
        break;
    }
    case Verb::Take: {
        EffectStep from;
        const Json& place = entry.at("from");
        from.goal = goalOf(place);
        step.what = static_cast<std::uint8_t>(from.goal);
        readGoal(entry, step);
        break;
    }
    case Verb::Tell:
        whom("to", step.a);
        step.what = value.asString() == "the answer" ? 0 : 1;
        break;
    case Verb::Train: {
        whom("of", step.a);
        Naming trained;
        trained.kind = NameKind::OneOf;
        if (value.isArray())
            for (const Json& word : value.items())
                trained.words.push_back(nameWord(word));
        m_effect.training.push_back(trained);
        break;
    }
    case Verb::Watch:
        step.what = static_cast<std::uint8_t>(momentNamed(value));
        step.flag = entry.find("may") != nullptr;
        step.index = program(entry.at("do"));
        break;
    default: // draw, gain: a number
        break;
    }
    steps.push_back(step);
}

std::string_view nameOf(Verb verb)
{
    return static_cast<std::size_t>(verb) < kVerbWords.size() ? kVerbWords[static_cast<std::size_t>(verb)]
                                                              : std::string_view();
}

} // namespace dossier
