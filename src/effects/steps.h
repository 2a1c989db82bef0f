// What a text does, step by step: a struct a verb, with what its step holds. An optional member is a parameter that may
// be left out; an empty list of steps is one that was.
#pragma once

#include "effects/phrases.h"

#include <array>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace dossier {

struct Step;
using Steps = std::vector<Step>;

// --- What the rarer parameters hold
// -----------------------------------------------------------------------------------

enum class Chooser : std::uint8_t { Me, Them };
enum class AimedAt : std::uint8_t { AnyCombatant, MyCombatant };
enum class BarredFrom : std::uint8_t { SiteCheck, Chosen };
enum class BorrowPrice : std::uint8_t { Now, None };
enum class Cancelled : std::uint8_t { Draw, Penalty };
enum class Ended : std::uint8_t { Combat, Turn };
enum class FailedCheck : std::uint8_t { SiteCheckOfTarget };
enum class HeldUntil : std::uint8_t { Healed };
enum class OncePer : std::uint8_t { Combat };
enum class Replaced : std::uint8_t { TheOneFound, First };
enum class RoundOfCombat : std::uint8_t { Lrc, Crc };
enum class Factor : std::uint8_t { Inverted, Doubled, Half, HalfUp };
enum class ToldWhat : std::uint8_t { TheAnswer, QuestionAndAnswer };
enum class WorksAs : std::uint8_t { Self };
enum class PointPool : std::uint8_t { TheirRp, MyRp, TheirCp, MyCp, TokensOfSelf };
// What a step chooses into.
enum class Register : std::uint8_t { Target, Other, Third, Kept };

// How many Agents a die takes, by its sides.
struct Die
{
    std::array<std::int8_t, 6> sides{};
    bool operator==(const Die&) const = default;
};

struct Cure
{
    enum class Kind : std::uint8_t { AnyHealing, HealingCard, Medical };
    Kind kind = Kind::AnyHealing;
    std::int8_t level = 0; // of a MEDICAL check
    bool operator==(const Cure&) const = default;
};
using Cures = std::vector<Cure>;

struct AskedQuestion
{
    enum class Kind : std::uint8_t { Any, TheSame, AffiliationAmongKeywords, Listed };
    Kind kind = Kind::Any;
    std::vector<Characteristic> characteristics{}; // of Listed
    bool operator==(const AskedQuestion&) const = default;
};

struct Times
{
    bool x = false; // as often as X says
    std::int8_t number = 0;
    bool operator==(const Times&) const = default;
};

struct BorneKeywords
{
    enum class Kind : std::uint8_t { These, Second, ChosenSite };
    Kind kind = Kind::These;
    Keywords words{};
    bool operator==(const BorneKeywords&) const = default;
};

struct Protection
{
    bool all = false;
    std::int8_t less = 0;
    bool operator==(const Protection&) const = default;
};

// What an Agent is trained in; no words: in what was named.
struct Trained
{
    EffectWords words{};
    bool operator==(const Trained&) const = default;
};

using Joining = std::variant<Reference, Fighter>;

// --- The verbs
// --------------------------------------------------------------------------------------------------------

struct AbductStep
{
    static constexpr std::string_view kVerb = "abduct";
    Reference whom;
    std::optional<Die> count;
    bool operator==(const AbductStep&) const = default;
};
struct AbsentStep
{
    static constexpr std::string_view kVerb = "absent";
    Reference whom;
    std::int8_t turns = 0;
    bool operator==(const AbsentStep&) const = default;
};
struct AddStep
{
    static constexpr std::string_view kVerb = "add";
    Amount by;
    QuantityOf to;
    std::optional<Duration> lasts;
    std::optional<std::int8_t> floor;
    std::optional<OncePer> limit;
    Titles except;
    bool operator==(const AddStep&) const = default;
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
    bool operator==(const AfflictStep&) const;
};
struct AimStep
{
    static constexpr std::string_view kVerb = "aim";
    Reference whose;
    Chooser by = Chooser::Me;
    AimedAt at = AimedAt::AnyCombatant;
    std::optional<Duration> lasts;
    bool operator==(const AimStep&) const = default;
};
struct AllowStep
{
    static constexpr std::string_view kVerb = "allow";
    RuleNames rules;
    Reference whom;
    std::optional<Duration> lasts;
    bool split = false;
    bool operator==(const AllowStep&) const = default;
};
struct AskStep
{
    static constexpr std::string_view kVerb = "ask";
    AskedQuestion question;
    Reference about;
    bool operator==(const AskStep&) const = default;
};
struct AttackStep
{
    static constexpr std::string_view kVerb = "attack";
    Manner manner = Manner::First;
    Reference whom;
    std::optional<Duration> lasts;
    bool operator==(const AttackStep&) const = default;
};
struct BarStep
{
    static constexpr std::string_view kVerb = "bar";
    Reference whom;
    Duration lasts = Duration::Turn;
    std::optional<BarredFrom> from;
    bool operator==(const BarStep&) const = default;
};
struct BorrowStep
{
    static constexpr std::string_view kVerb = "borrow";
    Reference what;
    Duration lasts = Duration::Turn;
    std::optional<Destination> to;
    std::optional<BorrowPrice> cost;
    bool operator==(const BorrowStep&) const = default;
};
struct CancelStep
{
    static constexpr std::string_view kVerb = "cancel";
    Cancelled what = Cancelled::Draw;
    bool operator==(const CancelStep&) const = default;
};
struct CheckStep
{
    static constexpr std::string_view kVerb = "check";
    Ability skill = 0;
    std::int8_t level = 0;
    Reference by;
    std::optional<Reference> help;
    Steps pass;
    Steps fail;
    bool operator==(const CheckStep&) const;
};
struct ChooseStep
{
    static constexpr std::string_view kVerb = "choose";
    Selector what;
    Register as = Register::Target;
    std::optional<Chooser> by;
    std::optional<Times> times;
    bool may = false; // none may be taken; then nothing more of the text is done
    bool operator==(const ChooseStep&) const = default;
};
struct DetainStep
{
    static constexpr std::string_view kVerb = "detain";
    Reference whom;
    std::optional<HeldUntil> until;
    std::optional<std::int8_t> turns;
    bool operator==(const DetainStep&) const = default;
};
struct DiscardStep
{
    static constexpr std::string_view kVerb = "discard";
    Reference what;
    bool operator==(const DiscardStep&) const = default;
};
struct DivertStep
{
    static constexpr std::string_view kVerb = "divert";
    Reference what;
    Destination to;
    std::optional<std::int8_t> checks;
    bool operator==(const DivertStep&) const = default;
};
struct DrawStep
{
    static constexpr std::string_view kVerb = "draw";
    std::int8_t cards = 0;
    bool operator==(const DrawStep&) const = default;
};
struct EndStep
{
    static constexpr std::string_view kVerb = "end";
    Ended what = Ended::Combat;
    bool operator==(const EndStep&) const = default;
};
struct FailStep
{
    static constexpr std::string_view kVerb = "fail";
    FailedCheck check = FailedCheck::SiteCheckOfTarget;
    Duration lasts = Duration::Turn;
    bool operator==(const FailStep&) const = default;
};
struct FightStep
{
    static constexpr std::string_view kVerb = "fight";
    Reference whom;
    Reference against;
    std::vector<RoundOfCombat> rounds;
    Keywords keywords;
    Steps ifLost;
    bool operator==(const FightStep&) const;
};
struct ForbidStep
{
    static constexpr std::string_view kVerb = "forbid";
    RuleNames rules;
    Reference whom;
    std::optional<Duration> lasts;
    bool operator==(const ForbidStep&) const = default;
};
struct GainStep
{
    static constexpr std::string_view kVerb = "gain";
    std::int8_t points = 0;
    bool operator==(const GainStep&) const = default;
};
struct HealStep
{
    static constexpr std::string_view kVerb = "heal";
    std::int8_t points = 0;
    Reference whom;
    bool operator==(const HealStep&) const = default;
};
struct HoldStep
{
    static constexpr std::string_view kVerb = "hold";
    Reference whom;
    Duration lasts = Duration::Round;
    bool operator==(const HoldStep&) const = default;
};
struct IfStep
{
    static constexpr std::string_view kVerb = "if";
    TextCondition condition;
    Steps then;
    bool operator==(const IfStep&) const;
};
struct JoinStep
{
    static constexpr std::string_view kVerb = "join";
    Joining who;
    Destination to;
    std::optional<Duration> lasts;
    std::optional<std::int8_t> less;
    bool operator==(const JoinStep&) const = default;
};
struct KeywordStep
{
    static constexpr std::string_view kVerb = "keyword";
    BorneKeywords words;
    Reference on;
    std::optional<Replaced> insteadOf;
    std::optional<Duration> lasts;
    bool operator==(const KeywordStep&) const = default;
};
struct LookStep
{
    static constexpr std::string_view kVerb = "look";
    Reference what;
    bool operator==(const LookStep&) const = default;
};
struct MoveStep
{
    static constexpr std::string_view kVerb = "move";
    Reference whom;
    Destination to;
    bool operator==(const MoveStep&) const = default;
};
struct MuteStep
{
    static constexpr std::string_view kVerb = "mute";
    Reference what;
    Duration lasts = Duration::Turn;
    bool operator==(const MuteStep&) const = default;
};
struct NegateStep
{
    static constexpr std::string_view kVerb = "negate";
    Reference what;
    std::optional<Destination> to;
    bool operator==(const NegateStep&) const = default;
};
struct PrerequisiteStep
{
    static constexpr std::string_view kVerb = "prerequisite";
    Ability skill = 0;
    std::int8_t level = 0;
    bool operator==(const PrerequisiteStep&) const = default;
};
struct PutStep
{
    static constexpr std::string_view kVerb = "put";
    Reference what;
    Destination to;
    std::optional<WorksAs> as;
    bool healed = false;
    bool operator==(const PutStep&) const = default;
};
struct RemoveStep
{
    static constexpr std::string_view kVerb = "remove";
    Reference what;
    bool operator==(const RemoveStep&) const = default;
};
struct CombatRoundStep
{
    static constexpr std::string_view kVerb = "round";
    RoundOfCombat round = RoundOfCombat::Lrc;
    std::optional<std::int8_t> extra;
    bool skip = false;
    std::optional<Reference> only;
    std::optional<std::int8_t> last;
    bool operator==(const CombatRoundStep&) const = default;
};
struct ScaleStep
{
    static constexpr std::string_view kVerb = "scale";
    Factor factor = Factor::Doubled;
    Reference on;
    std::optional<Duration> lasts;
    bool operator==(const ScaleStep&) const = default;
};
struct SearchStep
{
    static constexpr std::string_view kVerb = "search";
    Selector what;
    Destination to;
    bool show = false;
    bool operator==(const SearchStep&) const = default;
};
struct SetStep
{
    static constexpr std::string_view kVerb = "set";
    Amount amount;
    QuantityOf to;
    std::optional<Duration> lasts;
    bool operator==(const SetStep&) const = default;
};
struct ShieldStep
{
    static constexpr std::string_view kVerb = "shield";
    Protection protection;
    Reference whom;
    std::optional<Duration> lasts;
    std::optional<Against> against;
    bool operator==(const ShieldStep&) const = default;
};
struct SingleStep
{
    static constexpr std::string_view kVerb = "single";
    Reference whom;
    bool operator==(const SingleStep&) const = default;
};
struct StayStep
{
    static constexpr std::string_view kVerb = "stay";
    Stay where;
    bool operator==(const StayStep&) const = default;
};
struct TakeStep
{
    static constexpr std::string_view kVerb = "take";
    std::int8_t points = 0;
    PointPool from = PointPool::TheirRp;
    PointPool to = PointPool::MyRp;
    bool operator==(const TakeStep&) const = default;
};
struct TellStep
{
    static constexpr std::string_view kVerb = "tell";
    ToldWhat what = ToldWhat::TheAnswer;
    Reference whom;
    bool operator==(const TellStep&) const = default;
};
struct TrainStep
{
    static constexpr std::string_view kVerb = "train";
    Trained in;
    Reference whom;
    bool operator==(const TrainStep&) const = default;
};
struct WatchStep
{
    static constexpr std::string_view kVerb = "watch";
    Awaited moment;
    Duration lasts = Duration::Turn;
    Steps then;
    bool may = false;
    bool operator==(const WatchStep&) const;
};
struct WithdrawStep
{
    static constexpr std::string_view kVerb = "withdraw";
    Reference whom;
    bool operator==(const WithdrawStep&) const = default;
};
struct WoundStep
{
    static constexpr std::string_view kVerb = "wound";
    std::int8_t points = 0;
    Reference whom;
    bool operator==(const WoundStep&) const = default;
};

using AnyStep =
    std::variant<AbductStep, AbsentStep, AddStep, AfflictStep, AimStep, AllowStep, AskStep, AttackStep, BarStep,
                 BorrowStep, CancelStep, CheckStep, ChooseStep, DetainStep, DiscardStep, DivertStep, DrawStep, EndStep,
                 FailStep, FightStep, ForbidStep, GainStep, HealStep, HoldStep, IfStep, JoinStep, KeywordStep, LookStep,
                 MoveStep, MuteStep, NegateStep, PrerequisiteStep, PutStep, RemoveStep, CombatRoundStep, ScaleStep,
                 SearchStep, SetStep, ShieldStep, SingleStep, StayStep, TakeStep, TellStep, TrainStep, WatchStep,
                 WithdrawStep, WoundStep>;

struct Step
{
    AnyStep does;
    std::optional<TextCondition> when{}; // of a step of a `while`: it lasts while this holds

    bool operator==(const Step&) const;
};

// The verb of a step, in the word of the data.
std::string_view verbOf(const Step& step);

} // namespace dossier
