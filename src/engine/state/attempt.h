// What a player tries to do, as far as he says it: the rules against it are asked for with this (REASON-5).
#pragma once

#include "engine/state/action.h"

namespace dossier {

struct Attempt
{
    // The fields of an action.
    enum Field : std::uint16_t {
        kNumber = 1,
        kAgent = 2,
        kTeam = 4,
        kSection = 8,
        kSeat = 16,
        kForm = 32,
        kCard = 64,
        kTarget = 128,
        kOther = 256,
        kAll = 511
    };

    Action action{};
    Seat by = kNoSeat;         // who tries it
    std::uint16_t said = kAll; // the fields that he names; any value would do for the others

    constexpr bool says(Field field) const { return (said & field) != 0; }
    // Whether `done` is what he tries, in all that he says of it.
    constexpr bool means(const Action& done) const
    {
        const auto fits = [&](Field field, auto wanted, auto found) { return !says(field) || wanted == found; };
        return action.kind == done.kind && fits(kNumber, action.number, done.number) &&
               fits(kAgent, action.agent, done.agent) && fits(kTeam, action.team, done.team) &&
               fits(kSection, action.section, done.section) && fits(kSeat, action.seat, done.seat) &&
               fits(kForm, action.form, done.form) && fits(kCard, action.card, done.card) &&
               fits(kTarget, action.target, done.target) && fits(kOther, action.other, done.other);
    }
};

} // namespace dossier
