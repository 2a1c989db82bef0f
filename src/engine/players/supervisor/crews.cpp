#include "engine/players/supervisor/crews.h"

#include <algorithm>

namespace dossier {

Crews::Crews(const PlayerView& sight, AgentSet available, CardIndex recruit, std::uint32_t skills)
{
    using Skills = std::array<std::int8_t, kSkills>;
    struct Member
    {
        Skills skills{};
        int sum = 0;
        std::uint8_t slot = 0;
    };
    std::array<Member, kMostAgentTitles> members{};
    std::size_t count = 0;
    const auto add = [&](int slot, auto skillOf) {
        if ((available >> slot & 1u) == 0 || count == members.size())
            return;
        Member& member = members[count++];
        member.slot = static_cast<std::uint8_t>(slot);
        for (std::uint32_t rest = skills; rest != 0; rest &= rest - 1) {
            const auto skill = static_cast<Ability>(std::countr_zero(rest));
            member.skills[skill] = static_cast<std::int8_t>(skillOf(skill));
            member.sum += member.skills[skill];
        }
    };
    for (const SeenAgent& agent : sight.own().agents)
        add(agent.slot, [&](Ability skill) { return sight.skillOf(agent, skill); });
    if (recruit != kNoCardIndex)
        add(sight.facts(recruit).slot, [&](Ability skill) { return sight.facts(recruit).abilities[skill]; });
    const auto end = members.begin() + static_cast<std::ptrdiff_t>(count);
    if (count > kMost)
        std::sort(members.begin(), end,
                  [](const Member& a, const Member& b) { return a.sum != b.sum ? a.sum > b.sum : a.slot < b.slot; });
    m_count = static_cast<int>(std::min<std::size_t>(count, kMost));
    for (std::size_t i = 0; i < static_cast<std::size_t>(m_count); ++i) {
        m_skills[i] = members[i].skills;
        m_slots[i] = members[i].slot;
    }
}

AgentSet Crews::agentsIn(Group group) const
{
    AgentSet agents = 0;
    for (unsigned rest = group; rest != 0; rest &= rest - 1)
        agents |= 1u << m_slots[static_cast<std::size_t>(std::countr_zero(rest))];
    return agents;
}

} // namespace dossier
