// Verbs whose work lasts: numbers, Keywords, permissions, the ways of a fight. See steps.h.
#pragma once

#include "effects/step_parts.h"

namespace dossier {

struct AddStep
{
    static constexpr std::string_view kVerb = "add";
    static constexpr bool kLasts = true;
    Amount by;
    QuantityOf to;
    std::optional<Duration> lasts;
    std::optional<std::int8_t> floor;
    std::optional<OncePer> limit;
    Titles except;

    static void describe(auto& f, auto& s)
    {
        f.value(s.by);
        f.needs("to", s.to);
        f.may("for", s.lasts);
        f.may("floor", s.floor, Within{0, kMostNumber});
        f.may("limit", s.limit);
        f.may("except", s.except);
    }
    bool operator==(const AddStep&) const = default;
};
struct AimStep
{
    static constexpr std::string_view kVerb = "aim";
    Reference whose;
    Chooser by = Chooser::Me;
    AimedAt at = AimedAt::AnyCombatant;
    std::optional<Duration> lasts;

    static void describe(auto& f, auto& s)
    {
        f.value(s.whose);
        f.needs("by", s.by);
        f.needs("at", s.at);
        f.may("for", s.lasts);
    }
    bool operator==(const AimStep&) const = default;
};
struct AllowStep
{
    static constexpr std::string_view kVerb = "allow";
    static constexpr bool kLasts = true;
    RuleNames rules;
    Reference whom;
    std::optional<Duration> lasts;
    bool split = false;

    static void describe(auto& f, auto& s)
    {
        f.value(s.rules);
        f.needs("to", s.whom);
        f.may("for", s.lasts);
        f.may("split", s.split);
    }
    bool operator==(const AllowStep&) const = default;
};
struct AttackStep
{
    static constexpr std::string_view kVerb = "attack";
    static constexpr bool kLasts = true;
    Manner manner = Manner::First;
    Reference whom;
    std::optional<Duration> lasts;

    static void describe(auto& f, auto& s)
    {
        f.value(s.manner);
        f.needs("to", s.whom);
        f.may("for", s.lasts);
    }
    bool operator==(const AttackStep&) const = default;
};
struct BarStep
{
    static constexpr std::string_view kVerb = "bar";
    Reference whom;
    Duration lasts = Duration::Turn;
    std::optional<BarredFrom> from;
    Keywords at; // of the Site: one of these

    static void describe(auto& f, auto& s)
    {
        f.value(s.whom);
        f.needs("for", s.lasts);
        f.may("from", s.from);
        f.may("at", s.at);
    }
    bool operator==(const BarStep&) const = default;
};
struct FailStep
{
    static constexpr std::string_view kVerb = "fail";
    FailedCheck check = FailedCheck::SiteCheckOfTarget;
    Duration lasts = Duration::Turn;

    static void describe(auto& f, auto& s)
    {
        f.value(s.check);
        f.needs("for", s.lasts);
    }
    bool operator==(const FailStep&) const = default;
};
struct ForbidStep
{
    static constexpr std::string_view kVerb = "forbid";
    static constexpr bool kLasts = true;
    RuleNames rules;
    Reference whom;
    std::optional<Duration> lasts;

    static void describe(auto& f, auto& s)
    {
        f.value(s.rules);
        f.needs("to", s.whom);
        f.may("for", s.lasts);
    }
    bool operator==(const ForbidStep&) const = default;
};
struct HoldStep
{
    static constexpr std::string_view kVerb = "hold";
    Reference whom;
    Duration lasts = Duration::Round;

    static void describe(auto& f, auto& s)
    {
        f.value(s.whom);
        f.needs("for", s.lasts);
    }
    bool operator==(const HoldStep&) const = default;
};
struct KeywordStep
{
    static constexpr std::string_view kVerb = "keyword";
    static constexpr bool kLasts = true;
    BorneKeywords words;
    Reference on;
    std::optional<Replaced> insteadOf;
    std::optional<Duration> lasts;

    static void describe(auto& f, auto& s)
    {
        f.value(s.words);
        f.needs("on", s.on);
        f.may("instead of", s.insteadOf);
        f.may("for", s.lasts);
    }
    bool operator==(const KeywordStep&) const = default;
};
struct MuteStep
{
    static constexpr std::string_view kVerb = "mute";
    Reference what;
    Duration lasts = Duration::Turn;

    static void describe(auto& f, auto& s)
    {
        f.value(s.what);
        f.needs("for", s.lasts);
    }
    bool operator==(const MuteStep&) const = default;
};
struct PrerequisiteStep
{
    static constexpr std::string_view kVerb = "prerequisite";
    Ability skill = 0;
    std::int8_t level = 0;

    static void describe(auto& f, auto& s)
    {
        f.value(s.skill);
        f.needs("level", s.level, kLevel);
    }
    bool operator==(const PrerequisiteStep&) const = default;
};
struct ScaleStep
{
    static constexpr std::string_view kVerb = "scale";
    static constexpr bool kLasts = true;
    Factor factor = Factor::Doubled;
    Reference on;
    std::optional<Duration> lasts;

    static void describe(auto& f, auto& s)
    {
        f.value(s.factor);
        f.needs("on", s.on);
        f.may("for", s.lasts);
    }
    bool operator==(const ScaleStep&) const = default;
};
struct SetStep
{
    static constexpr std::string_view kVerb = "set";
    static constexpr bool kLasts = true;
    Amount amount;
    QuantityOf to;
    std::optional<Duration> lasts;

    static void describe(auto& f, auto& s)
    {
        f.value(s.amount);
        f.needs("to", s.to);
        f.may("for", s.lasts);
    }
    bool operator==(const SetStep&) const = default;
};
struct ShieldStep
{
    static constexpr std::string_view kVerb = "shield";
    static constexpr bool kLasts = true;
    Protection protection;
    Reference whom;
    std::optional<Duration> lasts;
    std::optional<Against> against;

    static void describe(auto& f, auto& s)
    {
        f.value(s.protection);
        f.needs("to", s.whom);
        f.may("for", s.lasts);
        f.may("against", s.against);
    }
    bool operator==(const ShieldStep&) const = default;
};

using LastingVerbs = VerbList<AddStep, AimStep, AllowStep, AttackStep, BarStep, FailStep, ForbidStep, HoldStep,
                              KeywordStep, MuteStep, PrerequisiteStep, ScaleStep, SetStep, ShieldStep>;

} // namespace dossier
