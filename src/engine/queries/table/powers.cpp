#include "engine/queries/table/powers.h"

#include "engine/queries/table/question.h"
#include "engine/state/event.h"

#include <algorithm>

namespace dossier {

namespace {

Characteristic characteristicOf(Power power)
{
    return static_cast<Characteristic>(static_cast<int>(power) / kTypesPerCharacteristic);
}

bool isPowerOf(const GameState& state, Seat seat, Power power)
{
    return state.match->options().xFilePowers && !isBasic(state) &&
           typeOf(state, seat, characteristicOf(power)) == static_cast<int>(power);
}

// The Power that lets an Adversary with this Keyword go anywhere.
constexpr std::array<Keyword, kTypesPerCharacteristic> kAffiliations{
    Keyword::Alien, Keyword::Evolutionary, Keyword::Government, Keyword::Occult, Keyword::Primordial};

int most(Power power)
{
    switch (power) {
    case Power::Possession: // POWER-15
    case Power::Violence:
    case Power::Knowledge:
    case Power::Abduction:
        return 2;
    case Power::Threats: // POWER-17
    case Power::PhysiologicalImbalance:
        return 3;
    case Power::Subterfuge:
    case Power::Control:
    case Power::Ideology:
    case Power::Survival:
        return 1; // a turn
    default:
        return 0;
    }
}

int spent(const PlayerState& player, Power power)
{
    switch (characteristicOf(power)) {
    case Characteristic::Method:
        return player.methodSpent;
    case Characteristic::Motive:
        return player.motiveSpent;
    case Characteristic::Result:
        return player.resultSpent;
    case Characteristic::Affiliation:
        break;
    }
    return 0;
}

} // namespace

bool hasAnnounced(const GameState& state, Seat seat, Power power)
{
    return isPowerOf(state, seat, power) &&
           (state.player(seat).announced >> static_cast<int>(characteristicOf(power)) & 1u) != 0;
}

bool countsAsAnnounced(const GameState& state, Seat seat, Power power)
{
    if (!isPowerOf(state, seat, power))
        return false;
    if (hasAnnounced(state, seat, power))
        return true;
    const TypeSet type = TypeSet{1} << static_cast<int>(power);
    for (Seat other = 0; other < state.match->seats(); ++other)
        if (other != seat && state.player(other).out == 0 && (notebook(state, other, seat).yes & type) == 0)
            return false;
    return true;
}

bool powerHolds(const GameState& state, Seat seat, Power power)
{
    const GameOptions& options = state.match->options();
    if (!options.xFilePowers || (options.houseRule(8) && seat == state.activeSeat()))
        return false;
    if (options.houseRule(9)) // POWER-6
        return countsAsAnnounced(state, seat, power);
    for (Seat other = 0; other < state.match->seats(); ++other)
        if (countsAsAnnounced(state, other, power))
            return true;
    return false;
}

int powerUsesLeft(const GameState& state, Seat seat, Power power)
{
    const PlayerState& player = state.player(seat);
    if (power == Power::PhysiologicalImbalance && player.resultUsed != 0)
        return 0;
    return std::max(0, most(power) - spent(player, power));
}

bool goesToAnySite(const GameState& state, Seat seat, const CardFacts& adversary)
{
    if (!state.match->options().xFilePowers || adversary.type != CardType::Adversary)
        return false;
    for (std::size_t i = 0; i < kAffiliations.size(); ++i)
        if (adversary.has(kAffiliations[i]) && powerHolds(state, seat, static_cast<Power>(i)))
            return true;
    return false;
}

int powerRelief(const GameState& state, Seat seat, const CardFacts& facts)
{
    if (!state.match->options().xFilePowers)
        return 0;
    const bool event = facts.type == CardType::Event && facts.pool == Pool::Conspiracy;
    if (event)
        return powerHolds(state, seat, Power::Manipulation) ? 1 : 0;
    return facts.type == CardType::Bluff && powerHolds(state, seat, Power::Security) ? 1 : 0;
}

int siteTax(const GameState& state, Seat seat)
{
    int tax = 0;
    for (Seat other = 0; state.match->options().xFilePowers && other < state.match->seats(); ++other)
        tax += other != seat && state.player(other).out == 0 &&
               countsAsAnnounced(state, other, Power::ManipulationOfEvidence);
    return tax;
}

} // namespace dossier
