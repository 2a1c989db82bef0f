// What a text does, step by step: a struct a verb, with what its step holds. An optional member is a parameter that may
// be left out; an empty list of steps is one that was. `describe` says in which words the data has it: the reader
// (json_fields.h), the manual's check (manual.h) and whoever goes through all that a text holds pass by there. A field
// is the value that stands beside the verb itself, a parameter that it needs, or one that it may have. A verb with
// `kLasts` may stand in a `while`.
#pragma once

#include "effects/steps_agents.h"
#include "effects/steps_cards.h"
#include "effects/steps_lasting.h"

namespace dossier {

// --- Verbs for the course of a text

struct CheckStep
{
    static constexpr std::string_view kVerb = "check";
    Ability skill = 0;
    std::int8_t level = 0;
    Reference by;
    std::optional<Reference> help;
    Steps pass;
    Steps fail;

    static void describe(auto& f, auto& s)
    {
        f.value(s.skill);
        f.needs("level", s.level, kLevel);
        f.needs("by", s.by);
        f.may("help", s.help);
        f.may("pass", s.pass);
        f.may("fail", s.fail);
    }
    bool operator==(const CheckStep&) const;
};
struct ChooseStep
{
    static constexpr std::string_view kVerb = "choose";
    Selector what;
    Register as = Register::Target;
    std::optional<Chooser> by;
    std::optional<Times> times;
    bool may = false;    // none may be taken; then nothing more of the text is done
    bool secret = false; // nobody else is told what it was
    bool named = false;  // it is named by its title: everybody is told

    static void describe(auto& f, auto& s)
    {
        f.value(s.what);
        f.needs("as", s.as);
        f.may("by", s.by);
        f.may("times", s.times);
        f.may("may", s.may);
        f.may("secret", s.secret);
        f.may("named", s.named);
    }
    bool operator==(const ChooseStep&) const = default;
};
struct EndStep
{
    static constexpr std::string_view kVerb = "end";
    Ended what = Ended::Combat;

    static void describe(auto& f, auto& s) { f.value(s.what); }
    bool operator==(const EndStep&) const = default;
};
struct IfStep
{
    static constexpr std::string_view kVerb = "if";
    TextCondition condition;
    Steps then;

    static void describe(auto& f, auto& s)
    {
        f.value(s.condition);
        f.needs("then", s.then);
    }
    bool operator==(const IfStep&) const;
};
struct WatchStep
{
    static constexpr std::string_view kVerb = "watch";
    Awaited moment;
    Duration lasts = Duration::Turn;
    Steps then;
    bool may = false;

    static void describe(auto& f, auto& s)
    {
        f.value(s.moment);
        f.needs("for", s.lasts);
        f.needs("do", s.then);
        f.may("may", s.may);
    }
    bool operator==(const WatchStep&) const;
};

using CourseVerbs = VerbList<CheckStep, ChooseStep, EndStep, IfStep, WatchStep>;

using AnyStep = VariantOf<AgentVerbs, CardVerbs, CourseVerbs, LastingVerbs>;

template <typename Verb>
inline constexpr bool kMayLast = requires
{
    Verb::kLasts;
};

struct Step
{
    AnyStep does;
    std::optional<TextCondition> when{}; // of a step of a `while`: it lasts while this holds

    bool operator==(const Step&) const;
};

// The verb of a step, in the word of the data.
std::string_view verbOf(const Step& step);

} // namespace dossier
