// A Combat in figures: its rounds so far, and what will follow from what is on its way.
#pragma once

#include "engine/api/fight.h"
#include "engine/api/visible_event.h"

#include <QString>

#include <optional>
#include <vector>

namespace dossier {

struct PlayerNames;
class SeatGame;

struct LedgerRow
{
    Ability range = 0;
    int number = 1; // of this range
    int byTeam = 0; // damage allotted in all
    int byFoes = 0;
    bool now = false;
    int lessByTeam = 0; // of it was prevented
    int lessByFoes = 0;

    bool operator==(const LedgerRow&) const = default;
};

// The rounds of the last Combat that these events tell of, in their order; the last one is `now` if it is under way.
// `turned`: the Agents on the other side.
std::vector<LedgerRow> ledgerOf(const std::vector<VisibleEvent>& story, const PlayerNames& cast, bool underWay,
                                const std::vector<CardName>& turned = {});

struct Consequence
{
    enum class Kind { Hospital, Killed, Site, Nothing };
    Kind kind = Kind::Nothing;
    QString words;
    bool bad = false; // for the Team

    bool operator==(const Consequence&) const = default;
};

// Who is beaten once the damage on its way has counted, and the check afterwards as far as it can be told.
std::vector<Consequence> whatFollows(const FightNow& fight, const SeatGame& game);

// All that the stage says of a Combat: reckoned once for each position, not for each frame.
struct FightStory
{
    FightNow fight{};
    std::vector<LedgerRow> rows{};
    std::vector<Consequence> following{};
    bool somethingWaits = false; // cards or words lie between the sides
};
// Nothing where nobody fights.
std::optional<FightStory> fightStoryOf(const SeatGame& game);

// What all Agents, or all who fight them, deal in the round under way: allotted, or before that what they could.
struct SideTotal
{
    int damage = 0;
    bool open = false;    // not all of it has found its target
    int prevented = 0;    // of it, as far as one can tell
    bool nothing = false; // they have hit, and all of it has been prevented
};
SideTotal totalOf(const FightNow& fight, bool foes);
// "deals 4" before it has found its target, then "4"; with what of it is prevented.
QString totalText(const SideTotal& total);
// "4", or "1 of 4" where the rest was prevented.
QString takenText(int dealt, int prevented);

} // namespace dossier
