// Refused of X-File Powers: telling a characteristic, using a power (row "tell; use a power").
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/reasons/allowed.h"
#include "engine/queries/reasons/rows.h"
#include "engine/queries/table/powers.h"
#include "engine/queries/table/question.h"
#include "engine/queries/table/text_frame.h"

namespace dossier {

namespace {

// POWER-8 to POWER-28, by the bit of the type.
RuleNumber ruleOf(Power power)
{
    constexpr std::array<const char*, std::size_t{kCharacteristics} * kTypesPerCharacteristic> kRules{
        "POWER-8",  "POWER-9",  "POWER-10", "POWER-11", "POWER-12", "POWER-21", "POWER-23",
        "POWER-20", "POWER-19", "POWER-22", "POWER-16", "POWER-15", "POWER-18", "POWER-14",
        "POWER-17", "POWER-24", "POWER-26", "POWER-25", "POWER-28", "POWER-27"};
    return kRules[static_cast<std::size_t>(power)];
}

// Powers whose uses are tokens (POWER-5).
bool hasTokens(Power power)
{
    switch (power) {
    case Power::Knowledge:
    case Power::Possession:
    case Power::Violence:
    case Power::Threats:
    case Power::Abduction:
    case Power::PhysiologicalImbalance:
        return true;
    default:
        return false;
    }
}

bool worksByItself(Power power)
{
    switch (power) {
    case Power::Alien:
    case Power::Evolutionary:
    case Power::Government:
    case Power::Occult:
    case Power::Primordial:
    case Power::Security:
    case Power::Manipulation:
    case Power::Insanity:
    case Power::ManipulationOfEvidence:
        return true;
    default:
        return false;
    }
}

// What the options leave out.
template <typename Sink>
bool againstPowersOfGame(const GameState& state, Sink& against)
{
    return against.addIf(isBasic(state), ReasonKind::NotInThisGame, "BASIC-46") ||
           against.addIf(!state.match->options().xFilePowers, ReasonKind::NotInThisGame, "OPT-6");
}

template <typename Sink>
bool againstPowersOfRole(const GameState& state, Seat seat, Sink& against)
{
    return against.addIf(state.match->options().houseRule(8) && seat == state.activeSeat(), ReasonKind::NotInThisGame,
                         "HOUSE-8");
}

// POWER-3
bool isAnnounced(const GameState& state, Seat seat, int characteristic)
{
    return (state.player(seat).announced >> characteristic & 1u) != 0;
}

// He says that he cancels, or a use of the same power, somebody else's, waits (POWER-7).
bool isCancelling(const Tried& tried, Power power)
{
    const Frame& top = tried.state.top();
    const bool waits =
        top.kind == FrameKind::Power && top.seat != tried.by && top.as<PowerFrame>().power == static_cast<int>(power);
    return waits || (tried.says(Attempt::kForm) && tried.action.form != 0);
}

} // namespace

bool hasPowers(const GameState& state)
{
    return !againstPowersOfGame(state, kAnyObjection);
}

bool mayAnnounce(const GameState& state, Seat seat, Characteristic characteristic)
{
    return !isAnnounced(state, seat, static_cast<int>(characteristic));
}

bool mayUsePower(const GameState& state, Seat seat, Characteristic characteristic)
{
    return isKnown(state, seat, characteristic) && !againstPowersOfRole(state, seat, kAnyObjection);
}

void againstTelling(const Tried& tried, Reasons& reasons)
{
    againstPowersOfGame(tried.state, reasons);
    const int characteristic = tried.action.number;
    const bool known = tried.says(Attempt::kNumber) && characteristic < kCharacteristics;
    const bool told = known && isAnnounced(tried.state, tried.by, characteristic);
    const bool unknown = tried.says(Attempt::kNumber) && !known;
    reasons.addIf(told || unknown || !tried.isOffered(ActionKind::Announce),
                  told ? ReasonKind::SecondCopy : ReasonKind::WrongWindow, "POWER-3");
}

void againstUsingPower(const Tried& tried, Reasons& reasons)
{
    againstPowersOfGame(tried.state, reasons);
    againstPowersOfRole(tried.state, tried.by, reasons);
    if (tried.isAnswer()) // at what a power may be aimed, and when, its list says
        return;
    const bool named = tried.says(Attempt::kSection) && tried.action.section < kCharacteristics;
    if (!named) {
        reasons.add(ReasonKind::Barred, "POWER-1");
        return;
    }
    const auto characteristic = static_cast<Characteristic>(tried.action.section);
    const auto power = static_cast<Power>(typeOf(tried.state, tried.by, characteristic));
    if (!isKnown(tried.state, tried.by, characteristic)) {
        reasons.add(ReasonKind::Barred, "POWER-1");
        reasons.add(ReasonKind::Barred, "POWER-2");
        return;
    }
    const bool spent =
        !worksByItself(power) && power != Power::Death && powerUsesLeft(tried.state, tried.by, power) == 0;
    reasons.add(spent ? ReasonKind::SecondCopy : ReasonKind::Barred, ruleOf(power));
    reasons.addIf(spent && hasTokens(power), ReasonKind::SecondCopy, "POWER-5");
    reasons.addIf(isCancelling(tried, power), ReasonKind::SecondCopy, "POWER-7");
}

} // namespace dossier
