// Verbs about Agents and Combat. See steps.h.
#pragma once

#include "effects/step_parts.h"

namespace dossier {

struct AbductStep
{
    static constexpr std::string_view kVerb = "abduct";
    Reference whom;
    std::optional<Die> count;

    static void describe(auto& f, auto& s)
    {
        f.value(s.whom);
        f.may("count", s.count);
    }
    bool operator==(const AbductStep&) const = default;
};
struct AbsentStep
{
    static constexpr std::string_view kVerb = "absent";
    Reference whom;
    std::optional<std::int8_t> turns; // none: as long as this card lies with him

    static void describe(auto& f, auto& s)
    {
        f.value(s.whom);
        f.may("turns", s.turns, Within{1, 3});
    }
    bool operator==(const AbsentStep&) const = default;
};
struct AfflictStep
{
    static constexpr std::string_view kVerb = "afflict";
    Reference whom;
    Cures cures;
    Steps lasting;
    std::optional<std::int8_t> tokens; // these run out, one at each `tick`; then comes `last`
    std::optional<Awaited> tick;
    Steps last;

    static void describe(auto& f, auto& s)
    {
        f.value(s.whom);
        f.needs("cure", s.cures);
        f.mayLast("while", s.lasting);
        f.may("tokens", s.tokens, Within{1, 7});
        f.may("tick", s.tick);
        f.may("last", s.last);
    }
    bool operator==(const AfflictStep&) const;
};
// An Agent attacks the Team in question as if he were an Adversary.
struct AmbushStep
{
    static constexpr std::string_view kVerb = "ambush";
    Reference by;

    static void describe(auto& f, auto& s) { f.value(s.by); }
    bool operator==(const AmbushStep&) const = default;
};
struct CombatRoundStep
{
    static constexpr std::string_view kVerb = "round";
    static constexpr bool kLasts = true;
    RoundOfCombat round = RoundOfCombat::Lrc;
    std::optional<std::int8_t> extra;
    bool skip = false;
    std::optional<Reference> only;
    std::optional<std::int8_t> last;

    static void describe(auto& f, auto& s)
    {
        f.value(s.round);
        f.may("extra", s.extra, Within{1, 1});
        f.may("skip", s.skip);
        f.may("only", s.only);
        f.may("last", s.last, kLevel);
    }
    bool operator==(const CombatRoundStep&) const = default;
};
struct DetainStep
{
    static constexpr std::string_view kVerb = "detain";
    Reference whom;
    std::optional<HeldUntil> until;
    std::optional<std::int8_t> turns;
    bool slowly = false; // heals at half the rate

    static void describe(auto& f, auto& s)
    {
        f.value(s.whom);
        f.may("until", s.until);
        f.may("turns", s.turns, Within{1, 3});
        f.may("slowly", s.slowly);
    }
    bool operator==(const DetainStep&) const = default;
};
struct DivertStep
{
    static constexpr std::string_view kVerb = "divert";
    Reference what;
    Destination to;
    std::optional<std::int8_t> checks;

    static void describe(auto& f, auto& s)
    {
        f.value(s.what);
        f.needs("to", s.to);
        f.may("checks", s.checks, Within{1, 1});
    }
    bool operator==(const DivertStep&) const = default;
};
struct FightStep
{
    static constexpr std::string_view kVerb = "fight";
    Reference whom;
    Reference against;
    std::vector<RoundOfCombat> rounds;
    Keywords keywords;
    Steps ifLost;

    static void describe(auto& f, auto& s)
    {
        f.value(s.whom);
        f.needs("against", s.against);
        f.needs("rounds", s.rounds);
        f.may("keywords", s.keywords);
        f.may("if lost", s.ifLost);
    }
    bool operator==(const FightStep&) const;
};
struct HealStep
{
    static constexpr std::string_view kVerb = "heal";
    std::int8_t points = 0;
    Reference whom;
    bool cures = false; // like a card with HEALING

    static void describe(auto& f, auto& s)
    {
        f.value(s.points, kPoints);
        f.needs("to", s.whom);
        f.may("cures", s.cures);
    }
    bool operator==(const HealStep&) const = default;
};
struct JoinStep
{
    static constexpr std::string_view kVerb = "join";
    Joining who;
    Destination to;
    std::optional<Duration> lasts;
    std::optional<std::int8_t> less;

    static void describe(auto& f, auto& s)
    {
        f.value(s.who);
        f.needs("to", s.to);
        f.may("for", s.lasts);
        f.may("less", s.less, kLevel);
    }
    bool operator==(const JoinStep&) const = default;
};
struct MoveStep
{
    static constexpr std::string_view kVerb = "move";
    Reference whom;
    Destination to;

    static void describe(auto& f, auto& s)
    {
        f.value(s.whom);
        f.needs("to", s.to);
    }
    bool operator==(const MoveStep&) const = default;
};
struct RemoveStep
{
    static constexpr std::string_view kVerb = "remove";
    Reference what;

    static void describe(auto& f, auto& s) { f.value(s.what); }
    bool operator==(const RemoveStep&) const = default;
};
struct SingleStep
{
    static constexpr std::string_view kVerb = "single";
    Reference whom;

    static void describe(auto& f, auto& s) { f.value(s.whom); }
    bool operator==(const SingleStep&) const = default;
};
struct TrainStep
{
    static constexpr std::string_view kVerb = "train";
    Trained in;
    Reference whom;

    static void describe(auto& f, auto& s)
    {
        f.value(s.in);
        f.needs("of", s.whom);
    }
    bool operator==(const TrainStep&) const = default;
};
struct WithdrawStep
{
    static constexpr std::string_view kVerb = "withdraw";
    Reference whom;

    static void describe(auto& f, auto& s) { f.value(s.whom); }
    bool operator==(const WithdrawStep&) const = default;
};
struct WoundStep
{
    static constexpr std::string_view kVerb = "wound";
    Amount points;
    Reference whom;

    static void describe(auto& f, auto& s)
    {
        f.value(s.points);
        f.needs("to", s.whom);
    }
    bool operator==(const WoundStep&) const = default;
};

using AgentVerbs =
    VerbList<AbductStep, AbsentStep, AfflictStep, AmbushStep, CombatRoundStep, DetainStep, DivertStep, FightStep,
             HealStep, JoinStep, MoveStep, RemoveStep, SingleStep, TrainStep, WithdrawStep, WoundStep>;

} // namespace dossier
