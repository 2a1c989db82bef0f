// What groups of some Agents can do together, every group of them.
#pragma once

#include "engine/players/supervisor/player_view.h"

namespace dossier {

class Crews
{
public:
    static constexpr int kMost = 7; // Agents; the ablest where there are more
    static constexpr int kGroups = 1 << kMost;
    using Group = std::uint8_t; // a bit for each of them

    // Of the own Agents in `available`; `recruit`: an Agent of the hand besides, kNoCardIndex for none. In these skills
    // alone, a bit each.
    Crews(const PlayerView& sight, AgentSet available, CardIndex recruit, std::uint32_t skills);

    int size() const { return m_count; }
    Group everybody() const { return static_cast<Group>((1u << m_count) - 1); }
    AgentSet agentsIn(Group group) const;
    int level(Group group, Ability skill) const
    {
        int level = 0;
        for (unsigned rest = group; rest != 0; rest &= rest - 1)
            level += m_skills[static_cast<std::size_t>(std::countr_zero(rest))][skill];
        return level;
    }
    // Calls `visit(Group)` for those who reach this level and of whom nobody can be spared; none where it is 0 or less.
    template <typename Visit>
    void forEachWith(Ability skill, int needed, Visit visit) const
    {
        if (needed > 0)
            extend(0, m_count, skill, needed, visit);
    }

private:
    // Members in descending order of their numbers: each group is met once.
    template <typename Visit>
    void extend(Group group, int below, Ability skill, int missing, Visit visit) const
    {
        for (int i = 0; i < below; ++i) {
            const int more = m_skills[static_cast<std::size_t>(i)][skill];
            const auto with = static_cast<Group>(group | 1u << i);
            if (more == 0)
                continue;
            if (more < missing)
                extend(with, i, skill, missing - more, visit);
            else if (nobodyCanBeSpared(with, skill, more - missing))
                visit(with);
        }
    }
    bool nobodyCanBeSpared(Group group, Ability skill, int over) const
    {
        for (unsigned rest = group; rest != 0; rest &= rest - 1)
            if (m_skills[static_cast<std::size_t>(std::countr_zero(rest))][skill] <= over)
                return false;
        return true;
    }

    std::array<std::array<std::int8_t, kSkills>, kMost> m_skills{};
    std::array<std::uint8_t, kMost> m_slots{};
    int m_count = 0;
};

} // namespace dossier
