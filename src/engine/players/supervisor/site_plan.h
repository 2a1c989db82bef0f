// Which Sites to go for, and with whom: the most telling questions first, each with as few Agents as pass it, and
// whoever is left over beside those whom he helps.
#pragma once

#include "engine/players/supervisor/player_view.h"

#include <span>

namespace dossier {

struct SiteAim
{
    CardRef site{};
    CardIndex card = 0;
    bool placed = false; // already in the Field
    Seat directed = kNoSeat;
    Ability skill = 0;
    int needed = 0;
    int level = 0; // of `team`
    AgentSet team = 0;
    int cost = 0;     // 0 once placed
    CardRef helper{}; // a card that has to add to the level, the levels that it adds, and what it costs
    int help = 0;
    int helpCost = 0;
    double share = 0; // ... of those that are left
    double reducedShare =
        0;           // the same by the question that fewer levels are enough for (SITE-8); 0 where there is none
    double told = 0; // X-Files that its question rules out on average
};

class SitePlan
{
public:
    static constexpr int kMost = 24;

    // Of all ways in which the Agents in `available` can pass Sites side by side, for the RP there are, the one that
    // tells most.
    // `recruit`: an Agent of the hand who would be bought for it.
    SitePlan(const PlayerView& sight, AgentSet available, bool withHand, CardIndex recruit = kNoCardIndex);
    // For the next own turn, with all own Agents and what they bring in, but without these cards.
    static SitePlan ahead(const PlayerView& sight, std::span<const CardRef> without);

    std::span<const SiteAim> aims() const& { return {m_aims.data(), static_cast<std::size_t>(m_count)}; }
    std::span<const SiteAim> aims() const&& = delete; // they go with the plan
    bool empty() const { return m_count == 0; }
    // The share of the X-Files that it rules out on average, less a little for its cost.
    double told() const { return m_told; }
    int cost() const { return m_cost; } // of the Sites still to be placed, tokens aside, and of the help they want
    AgentSet agents() const;
    // Those not needed join whom they help.
    void addSpares(const PlayerView& sight, AgentSet available);

private:
    using Aims = std::array<SiteAim, kMost>;
    static constexpr std::size_t kMostTeams = 7;

    struct Scope
    {
        AgentSet available = 0;
        bool withHand = true;
        CardIndex recruit = kNoCardIndex;
        int rp = 0;
        std::span<const CardRef> without{};
    };
    SitePlan() = default;
    void make(const PlayerView& sight, const Scope& scope);
    void collect(const PlayerView& sight, const Scope& scope, Aims& found, int& count);

    std::array<SiteAim, kMostTeams> m_aims{};
    double m_told = 0;
    int m_cost = 0;
    int m_count = 0;
};

// Tokens of Agents that pay a whole Site each (OQ-75).
int siteTokens(const PlayerView& sight);
// Hurt Agents outside the Hospital whom one more point of damage sends there.
AgentSet frail(const PlayerView& sight);
// So few X-Files are left that one is guessed where no question tells them apart.
inline constexpr int kWorthAGuess = 4;
// Whether a Site in hand or on the table, which the Agents pass together, has a question that tells something.
bool canLearn(const PlayerView& sight);
// How many X-Files the best question of this Site rules out on average now; 1 where a guess is all that is left.
// About the player at whom it is directed, or is best directed.
double toldBy(const PlayerView& sight, CardIndex site);
double toldBy(const PlayerView& sight, CardIndex site, Seat directed);
// Whether these Agents together pass the Site by what they can do, with so many levels of help.
bool passes(const PlayerView& sight, Seat seat, AgentSet agents, CardIndex site, int help = 0);

// Sites in the own hand and Field that ask for this skill.
int sitesAsking(const PlayerView& sight, Ability skill);

Action placeSite(const PlayerView& sight, const ActionList& actions);
// Dedicated RP come back every turn and are spent first; a token pays the dearest Sites.
Action payWith(const PlayerView& sight, const ActionList& actions);
Action deploy(const PlayerView& sight, const ActionList& actions);
// Teams are formed, sent to their Sites, the Sites investigated.
Action assign(const PlayerView& sight, const ActionList& actions);
Action announceSkill(const PlayerView& sight, const ActionList& actions);
// Equipment for a skill, as long as the Sites can still be paid.
Action equip(const PlayerView& sight, const ActionList& actions);

} // namespace dossier
