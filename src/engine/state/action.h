// One choice of one player, as a small value: what a recorded game consists of.
#pragma once

#include "engine/state/thing.h"

#include <algorithm>
#include <cassert>
#include <span>
#include <vector>

namespace dossier {

enum class ActionKind : std::uint8_t {
    Pass,          // no card, no question, nothing more in this step
    FreeDraw,      // BRIEF-1
    BuyCards,      // number: how many (BRIEF-10, BRIEF-20)
    Sell,          // card (BRIEF-13)
    Requisition,   // card on agent (REQ-1)
    HandOver,      // card: Equipment, to agent (REQ-9)
    Deploy,        // agent to section and team (DEP-1, DEP-6)
    BuyAgent,      // card to section and team (AGENT-1)
    PlaceSite,     // card, directed at seat (CASE-1, CASE-6)
    PutUnder,      // card under target (BLUFF-1)
    Regroup,       // agent to team, in the Field (INV-1)
    AssignTeam,    // team to target (INV-2)
    Investigate,   // target (INV-8)
    AnnounceSkill, // number: Ability (CASE-10)
    Ask,           // number: type bit, see typeBit (SITE-4)
    Guess,         // number: X-File slot (SITE-11)
    Discard,       // card (DEBRIEF-1)
    Play,          // card at target; number: price step; seat: whom a Non-Active Player helps (PLAY, MULTI-10)
    UseBluff,      // the same, for a revealed Bluff (BLUFF-7)
    Allot,         // number: Combatant who is hit (COMBAT-27)
    PayWith,       // agent; number 0: his dedicated RP, 1: a token of his (PLAY-8, OQ-75)
    Produce,       // agent; number: how much of his RES goes to the Conspiracy Pool (OQ-126)
    FollowTeam,    // card that lies with a Team, to team, a part of it (DEP-14)
    Announce,      // number: Characteristic of the own X-File, told to all (POWER-3)
    UsePower,      // section: Characteristic; target, or as Play a card played by it; form 1: cancels (POWER)
    PickAgent,     // agent, for a choice that a text asks for; his seat is known to the decision
    UseText,       // card in play, at target; form: which use of it (PLAY-66)
    NameWord,      // number: an Ability, kFirstKeywordWord and a Keyword, a Characteristic, or a seat (effect.h)
    Choose,        // target, for a choice that a text asks for
    Concede        // WIN-8: never listed, always accepted from a player still in the game; seat: who
};

// Unused fields keep their defaults, so that equal choices are equal values.
struct Action
{
    ActionKind kind = ActionKind::Pass;
    std::uint8_t number = 0;   // see ActionKind
    std::uint8_t agent = 0xff; // slot of one of the player's own Agents
    std::uint8_t team = kNoTeam;
    std::uint8_t section = 0;
    Seat seat = kNoSeat;
    std::uint8_t form = 0; // Play, UseBluff, UseText: in which of its ways (PLAY-34)
    std::uint8_t spare = 0;
    CardRef card{};
    Thing target{}; // a Site, what a card is aimed at
    Thing other{};  // a second target

    bool operator==(const Action&) const = default;
};
static_assert(sizeof(Action) <= 16);

// The choices of one decision. Whoever plays a whole game keeps one list: it grows to what the game asks for, then
// nothing is allocated any more.
class ActionList
{
public:
    // The dearest decision is where to put a card face down: a hand of a whole deck times a deck of Sites.
    static constexpr int kMost = 8192;
    static constexpr int kUsual = 256;

    explicit ActionList(int room = kUsual) { m_actions.reserve(static_cast<std::size_t>(room)); }

    void clear() { m_actions.clear(); }
    void add(const Action& action)
    {
        assert(size() < kMost);
        if (size() < kMost)
            m_actions.push_back(action);
    }
    // Calls `keep(Action&)` for those from `first` on, and takes those out for which it gives false.
    template <typename Keep>
    void filterFrom(int first, Keep keep)
    {
        const auto from = m_actions.begin() + first;
        m_actions.erase(std::remove_if(from, m_actions.end(), [&](Action& action) { return !keep(action); }),
                        m_actions.end());
    }

    int size() const { return static_cast<int>(m_actions.size()); }
    bool empty() const { return m_actions.empty(); }
    const Action& operator[](int i) const { return m_actions[static_cast<std::size_t>(i)]; }
    const Action* begin() const { return m_actions.data(); }
    const Action* end() const { return m_actions.data() + m_actions.size(); }
    bool contains(const Action& action) const;
    // The first choice of this kind, or nothing.
    const Action* find(ActionKind kind) const;

private:
    std::vector<Action> m_actions;
};

// To pass, or the first choice where passing is not offered. There must be one.
Action passOr(const ActionList& actions);

} // namespace dossier
