// Verbs about cards, points and what is known. See steps.h.
#pragma once

#include "effects/step_parts.h"

namespace dossier {

struct AskStep
{
    static constexpr std::string_view kVerb = "ask";
    AskedQuestion question;
    Reference about;

    static void describe(auto& f, auto& s)
    {
        f.value(s.question);
        f.needs("about", s.about);
    }
    bool operator==(const AskStep&) const = default;
};
struct BorrowStep
{
    static constexpr std::string_view kVerb = "borrow";
    Reference what;
    Duration lasts = Duration::Turn;
    std::optional<Destination> to;
    std::optional<BorrowPrice> cost;

    static void describe(auto& f, auto& s)
    {
        f.value(s.what);
        f.needs("for", s.lasts);
        f.may("to", s.to);
        f.may("cost", s.cost);
    }
    bool operator==(const BorrowStep&) const = default;
};
struct CancelStep
{
    static constexpr std::string_view kVerb = "cancel";
    Cancelled what = Cancelled::Draw;

    static void describe(auto& f, auto& s) { f.value(s.what); }
    bool operator==(const CancelStep&) const = default;
};
struct DiscardStep
{
    static constexpr std::string_view kVerb = "discard";
    Reference what;

    static void describe(auto& f, auto& s) { f.value(s.what); }
    bool operator==(const DiscardStep&) const = default;
};
struct DrawStep
{
    static constexpr std::string_view kVerb = "draw";
    std::int8_t cards = 0;

    static void describe(auto& f, auto& s) { f.value(s.cards, kPoints); }
    bool operator==(const DrawStep&) const = default;
};
struct ExchangeStep
{
    static constexpr std::string_view kVerb = "exchange";
    Shared pools = Shared::Rp;
    Reference with;

    static void describe(auto& f, auto& s)
    {
        f.value(s.pools);
        f.needs("with", s.with);
    }
    bool operator==(const ExchangeStep&) const = default;
};
// Cards from the top of a deck, one after the other, until one fits; the others are discarded.
struct FlipStep
{
    static constexpr std::string_view kVerb = "flip";
    std::int8_t cards = 0;
    Selector until;
    Steps then;

    static void describe(auto& f, auto& s)
    {
        f.value(s.cards, kPoints);
        f.needs("until", s.until);
        f.needs("then", s.then);
    }
    bool operator==(const FlipStep&) const;
};
// The own X-File, for one from outside the game whose Affiliation is one of these.
struct XFileStep
{
    static constexpr std::string_view kVerb = "xfile";
    Keywords affiliation;

    static void describe(auto& f, auto& s) { f.value(s.affiliation); }
    bool operator==(const XFileStep&) const = default;
};
struct GainStep
{
    static constexpr std::string_view kVerb = "gain";
    Amount points;
    std::optional<Duration> lasts; // and what the amount grows by until then, as it does

    static void describe(auto& f, auto& s)
    {
        f.value(s.points);
        f.may("for", s.lasts);
    }
    bool operator==(const GainStep&) const = default;
};
struct LookStep
{
    static constexpr std::string_view kVerb = "look";
    Reference what;

    static void describe(auto& f, auto& s) { f.value(s.what); }
    bool operator==(const LookStep&) const = default;
};
struct NegateStep
{
    static constexpr std::string_view kVerb = "negate";
    Reference what;
    std::optional<Destination> to;

    static void describe(auto& f, auto& s)
    {
        f.value(s.what);
        f.may("to", s.to);
    }
    bool operator==(const NegateStep&) const = default;
};
// A card of the hand, at once or not at all.
struct PlayStep
{
    static constexpr std::string_view kVerb = "play";
    Reference what;
    PlayPrice cost = PlayPrice::None;
    std::optional<Destination> otherwise;

    static void describe(auto& f, auto& s)
    {
        f.value(s.what);
        f.needs("cost", s.cost);
        f.may("else", s.otherwise);
    }
    bool operator==(const PlayStep&) const = default;
};
struct PutStep
{
    static constexpr std::string_view kVerb = "put";
    Reference what;
    Destination to;
    std::optional<WorksAs> as;
    bool healed = false;

    static void describe(auto& f, auto& s)
    {
        f.value(s.what);
        f.needs("to", s.to);
        f.may("as", s.as);
        f.may("healed", s.healed);
    }
    bool operator==(const PutStep&) const = default;
};
struct SearchStep
{
    static constexpr std::string_view kVerb = "search";
    Selector what;
    Destination to;
    bool show = false;

    static void describe(auto& f, auto& s)
    {
        f.value(s.what);
        f.needs("to", s.to);
        f.may("show", s.show);
    }
    bool operator==(const SearchStep&) const = default;
};
struct StayStep
{
    static constexpr std::string_view kVerb = "stay";
    Stay where;

    static void describe(auto& f, auto& s) { f.value(s.where); }
    bool operator==(const StayStep&) const = default;
};
struct TakeStep
{
    static constexpr std::string_view kVerb = "take";
    std::int8_t points = 0;
    PointPool from = PointPool::TheirRp;
    PointPool to = PointPool::MyRp;

    static void describe(auto& f, auto& s)
    {
        f.value(s.points, kPoints);
        f.needs("from", s.from);
        f.needs("to", s.to);
    }
    bool operator==(const TakeStep&) const = default;
};
struct TellStep
{
    static constexpr std::string_view kVerb = "tell";
    ToldWhat what = ToldWhat::TheAnswer;
    Reference whom;

    static void describe(auto& f, auto& s)
    {
        f.value(s.what);
        f.needs("to", s.whom);
    }
    bool operator==(const TellStep&) const = default;
};

using CardVerbs =
    VerbList<AskStep, BorrowStep, CancelStep, DiscardStep, DrawStep, ExchangeStep, FlipStep, GainStep, LookStep,
             NegateStep, PlayStep, PutStep, SearchStep, StayStep, TakeStep, TellStep, XFileStep>;

} // namespace dossier
