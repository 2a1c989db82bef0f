// What one player sees, and the questions about it that all rules of thumb ask: what a reference stands for, how well
// somebody does something. Nothing here is decided.
#pragma once

#include "engine/state/action.h"
#include "engine/state/match.h"
#include "engine/state/observation.h"

namespace dossier {

// A Skill Check, under way or imagined.
struct CheckView
{
    Seat seat = kNoSeat; // whose Team makes it
    Ability ability = 0;
    int needed = 0;
    int level = 0;
    AgentSet members = 0;

    int margin() const { return level - needed; }
};

struct PlayerView
{
    const Match& match;
    const Observation& seen;

    Seat self() const { return seen.self; }
    bool active() const { return seen.self == seen.active; }
    const SeenPlayer& own() const { return seen.players[seen.self]; }
    const SeenPlayer& player(Seat seat) const { return seen.players[seat]; }
    // Whose X-File he is after and who hinders him: whose turn it is, or in his own turn the player to the left.
    Seat opponent() const;
    const CardFacts& facts(CardIndex card) const { return match.facts(card); }
    // The points he spends now.
    int points() const { return active() ? own().rp : own().cp; }

    // What the reference stands for, kNoCardIndex where it is nothing he sees.
    CardIndex cardOf(CardRef ref) const;
    // The facts, or nothing.
    const CardFacts* factsOf(CardRef ref) const;
    const SeenAgent* agentOf(Thing thing) const;
    const SeenSite* siteOf(CardRef ref) const;

    // Printed, with what lies on him: of Equipment the best piece alone (EQUIP-2).
    int skillOf(const SeenAgent& agent, Ability ability) const;
    int levelOf(Seat seat, AgentSet members, Ability ability) const;
    AgentSet membersOf(Seat seat, std::uint8_t team) const; // of one Team, none in the Hospital
    // Those of these Agents who stand there and have investigated nothing this turn.
    AgentSet freeIn(Seat seat, Section section) const;
    AgentSet fit(Seat seat) const; // all outside the Hospital

    // The check under way; its seat is kNoSeat where there is none. Another player's needs what lets him learn
    // something.
    CheckView check() const;
    // X-Files that `about` can have as far as he knows, and that he himself can have as far as `by` knows. With more
    // than two players nobody knows the latter.
    std::uint64_t candidates(Seat about) const;
    std::uint64_t ownCandidates(Seat by) const;

private:
    int enoughToLearn() const;
};

// What an Agent is worth to his player, in points: the more the more he can do.
double worthOfAgent(const PlayerView& sight, const SeenAgent& agent);

// The Activator that asks for a check in this skill.
Activator activatorOf(Ability skill);
// Whether a card whose Activators name skills serves a check in this one (WIT-11).
bool serves(const CardFacts& facts, Ability skill);

} // namespace dossier
