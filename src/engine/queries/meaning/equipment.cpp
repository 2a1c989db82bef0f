#include "engine/queries/meaning/equipment.h"

#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/zones.h"

#include <algorithm>

namespace dossier {

namespace {

// EQUIP-12: its holder uses something else in this round.
bool isPutAside(const GameState& state, CardRef equipment)
{
    for (const Modifier& modifier : modifiersOf(state))
        if (modifier.kind == ModifierKind::PutAside && modifier.subject == equipment && countsNow(state, modifier))
            return true;
    return false;
}

// Something else takes the place of the ability, and of the Equipment that adds to it (OQ-139).
bool isReplaced(const GameState& state, CardRef agent, Ability ability)
{
    bool replaced = false;
    forEachInForce(state, ModifierKind::SetSkill, Concern{agent, ability}, [&](const Modifier& set) {
        replaced = replaced || (set.subject == agent && set.what == ability && countsNow(state, set));
    });
    return replaced;
}

} // namespace

int bonusFor(const GameState& state, CardRef equipment, Ability ability)
{
    const Effect* effect = state.match->effect(cardIndex(state, equipment));
    if (!effect || factsOf(state, equipment).type != CardType::Equipment || isMuted(state, equipment))
        return 0;
    int bonus = 0;
    for (const Step& step : effect->whileThere)
        bonus += addedToHost(step, ability);
    const bool idle =
        bonus > 0 && (isPutAside(state, equipment) || hasUsedUp(state, hostOf(state, equipment), ability));
    return idle ? 0 : bonus;
}

bool hasUsedUp(const GameState& state, CardRef agent, Ability ability)
{
    for (const Modifier& modifier : modifiersOf(state))
        if (modifier.kind == ModifierKind::Skill && modifier.subject == agent && modifier.what == ability &&
            modifier.source && factsOf(state, modifier.source).type == CardType::Equipment &&
            countsNow(state, modifier))
            return true;
    return false;
}

int bestBonus(const GameState& state, CardRef agent, Ability ability)
{
    int best = 0;
    forEachAttached(state, agent, [&](CardRef card) { best = std::max(best, bonusFor(state, card, ability)); });
    return best;
}

bool isInUse(const GameState& state, CardRef equipment, Ability ability)
{
    const int bonus = bonusFor(state, equipment, ability);
    return bonus > 0 && bonus == bestBonus(state, hostOf(state, equipment), ability);
}

namespace {

// --- In a Team ------------------------------------------------------------------------------------------------------

// Agents and titles of Equipment in one ability, matched one to one. Larger bonuses are matched first; one that has
// been matched stays so, though its Agent may change: such a matching is the best there is.
class Matching
{
public:
    void add(int slot, TitleIndex title, int bonus)
    {
        std::size_t at = 0;
        while (at < m_count && m_titles[at].title != title)
            ++at;
        if (at == kMost)
            return;
        if (at == m_count)
            m_titles[m_count++] = {title, bonus, 0, false};
        m_titles[at].holders |= 1u << slot;
    }

    int best(bool oneEach)
    {
        const auto end = m_titles.begin() + static_cast<std::ptrdiff_t>(m_count);
        std::sort(m_titles.begin(), end, [](const LegalMoves& a, const LegalMoves& b) {
            return a.bonus != b.bonus ? a.bonus > b.bonus : a.title < b.title;
        });
        int sum = 0;
        for (std::size_t title = 0; title < m_count; ++title) {
            AgentSet asked = 0;
            m_titles[title].used = !oneEach || findHolder(title, asked);
            if (m_titles[title].used)
                sum += m_titles[title].bonus;
        }
        return sum;
    }

    // After best: calls `visit(title, slot, bonus)` for each one that serves.
    template <typename Visit>
    void forEachUsed(bool oneEach, Visit visit) const
    {
        for (std::size_t title = 0; title < m_count; ++title) {
            if (!m_titles[title].used)
                continue;
            int holder = std::countr_zero(m_titles[title].holders);
            for (std::size_t slot = 0; oneEach && slot < m_uses.size(); ++slot)
                if (m_uses[slot] == title + 1)
                    holder = static_cast<int>(slot);
            visit(m_titles[title].title, holder, m_titles[title].bonus);
        }
    }

private:
    struct LegalMoves
    {
        TitleIndex title;
        int bonus;
        AgentSet holders;
        bool used = false;
    };
    static constexpr std::size_t kMost = 16;

    // Somebody who is free, or whose Equipment somebody else can use instead.
    bool findHolder(std::size_t title, AgentSet& asked)
    {
        for (AgentSet rest = m_titles[title].holders & ~asked; rest != 0; rest = m_titles[title].holders & ~asked) {
            const auto slot = static_cast<std::size_t>(std::countr_zero(rest));
            asked |= 1u << slot;
            if (m_uses[slot] == 0 || findHolder(m_uses[slot] - 1u, asked)) {
                m_uses[slot] = static_cast<std::uint8_t>(title + 1);
                return true;
            }
        }
        return false;
    }

    std::array<LegalMoves, kMost> m_titles{};
    std::size_t m_count = 0;
    std::array<std::uint8_t, kMostAgentTitles> m_uses{}; // 1 + title, 0: nothing yet
};

} // namespace

namespace {

Matching matchingOf(const GameState& state, Seat seat, AgentSet agents, Ability ability)
{
    Matching matching;
    forEachAgent(agents, [&](int slot) {
        const CardRef agent = agentCard(state, seat, slot);
        forEachAttached(state, agent, [&](CardRef card) {
            const int bonus = bonusFor(state, card, ability);
            if (bonus > 0 && !isReplaced(state, agent, ability))
                matching.add(slot, factsOf(state, card).title, bonus);
        });
    });
    return matching;
}

} // namespace

int bonusOfTeam(const GameState& state, Seat seat, AgentSet agents, Ability ability)
{
    return matchingOf(state, seat, agents, ability).best(!isBasic(state));
}

std::vector<EquipmentUse> equipmentOfTeam(const GameState& state, Seat seat, AgentSet agents, Ability ability)
{
    Matching matching = matchingOf(state, seat, agents, ability);
    matching.best(!isBasic(state));
    std::vector<EquipmentUse> uses;
    matching.forEachUsed(!isBasic(state), [&](TitleIndex title, int slot, int bonus) {
        CardRef used;
        forEachAttached(state, agentCard(state, seat, slot), [&](CardRef card) {
            if (!used && factsOf(state, card).title == title && bonusFor(state, card, ability) > 0)
                used = card;
        });
        uses.push_back({used, slot, bonus});
    });
    return uses;
}

namespace {

// --- In a round of Combat -------------------------------------------------------------------------------------------

const Effect& effectOf(const GameState& state, CardRef card)
{
    return *state.match->effect(cardIndex(state, card));
}

bool splits(const GameState& state, CardRef weapon)
{
    return findStep<AttackStep>(effectOf(state, weapon).whileThere,
                                [](const AttackStep& step) { return step.manner == Manner::Split; });
}

// OQ-52: an enemy who is as strong as the strongest of the other side.
bool strengthensEnemy(const GameState& state, const Frame& round, Combatant agent)
{
    bool found = false;
    forEachCombatant(enemiesOf(state, round, agent), [&](Combatant enemy) {
        const Effect* effect = state.match->effect(cardIndex(state, combatantCard(state, round, enemy)));
        found = found || (effect && findStep<SetStep>(effect->whileThere, [](const SetStep& step) {
                              return step.amount.kind == AmountKind::HighestEnemy;
                          }));
    });
    return found;
}

} // namespace

bool isLimited(const GameState& state, CardRef weapon, Ability range)
{
    const Effect* effect = state.match->effect(cardIndex(state, weapon));
    return effect && findStep<AddStep>(effect->whileThere, [&](const AddStep& step) {
               return step.to.ability == range && step.limit.has_value();
           });
}

bool weaponMatters(const GameState& state, const Frame& round, Combatant agent)
{
    CardRef best;
    bool limited = false;
    bool split = false;
    forEachWeapon(state, round, agent, [&](CardRef weapon) {
        if (!isInUse(state, weapon, round.as<RoundFrame>().range))
            return;
        best = weapon;
        limited = limited || isLimited(state, weapon, round.as<RoundFrame>().range);
        split = split || splits(state, weapon);
    });
    if (!best || damageOf(state, round, agent) == 0)
        return false;
    bool other = limited || strengthensEnemy(state, round, agent);
    forEachWeapon(state, round, agent, [&](CardRef weapon) { other = other || (splits(state, weapon) && !split); });
    return other;
}

void otherWeapons(const GameState& state, const Frame& round, Combatant agent, Things& weapons)
{
    forEachWeapon(state, round, agent, [&](CardRef weapon) {
        if (!isInUse(state, weapon, round.as<RoundFrame>().range))
            weapons.add(weapon);
    });
    weapons.add(combatantThing(state, round, agent));
}

} // namespace dossier
