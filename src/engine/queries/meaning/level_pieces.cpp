#include "engine/queries/meaning/level_pieces.h"

#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/equipment.h"
#include "engine/queries/meaning/prerequisite.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"

#include <algorithm>

namespace dossier {

namespace {

using Kind = LevelPiece::Kind;

class Pieces
{
public:
    Pieces(const GameState& state, Ability ability, int depth)
        : m_state(state)
        , m_ability(ability)
        , m_depth(depth)
    {}

    std::vector<LevelPiece> of(Seat seat, AgentSet agents)
    {
        forEachAgent(agents, [&](int slot) { addAgent(agentCard(m_state, seat, slot), Kind::Agent, 0); });
        for (const Modifier& modifier : modifiersOf(m_state))
            if (modifier.kind == ModifierKind::JoinCheck && modifier.depth == m_depth && m_ability < kSkills)
                if (const AgentAt agent = agentAt(m_state, modifier.subject))
                    addAgent(agentCard(m_state, agent.seat, agent.slot), Kind::Joined, modifier.amount);
        for (const EquipmentUse& use : equipmentOfTeam(m_state, seat, agents, m_ability))
            m_pieces.push_back({Kind::Equipment, use.card, agentCard(m_state, seat, use.slot), use.bonus});
        for (const Modifier& modifier : modifiersOf(m_state))
            if (modifier.kind == ModifierKind::Level && modifier.depth == m_depth &&
                (modifier.what == m_ability || modifier.what == kAbilities))
                add({Kind::Card, modifier.source, {}, modifier.amount * bonusScale(m_state, modifier)});
        int sum = 0;
        for (const LevelPiece& piece : m_pieces)
            sum += piece.amount;
        if (sum < 0)
            m_pieces.push_back({Kind::Floor, {}, {}, -sum});
        return std::move(m_pieces);
    }

private:
    // One piece for each card that changes the same.
    void add(const LevelPiece& piece)
    {
        if (piece.amount == 0)
            return;
        for (LevelPiece& each : m_pieces)
            if (each.kind == piece.kind && each.card == piece.card && each.agent == piece.agent) {
                each.amount += piece.amount;
                return;
            }
        m_pieces.push_back(piece);
    }

    // His own skill, or what has been put in its place, then what changes it; `more` is added to all of it (0326).
    void addAgent(CardRef agent, Kind kind, int more)
    {
        int own = factsOf(m_state, agent).abilities[m_ability];
        const Concern concern{agent, m_ability};
        forEachInForce(m_state, ModifierKind::SetSkill, concern, [&](const Modifier& set) {
            if (set.subject == agent && set.what == m_ability && countsNow(m_state, set))
                own = set.amount;
        });
        const std::size_t first = m_pieces.size();
        m_pieces.push_back({kind, agent, {}, own + more});
        const auto change = [&](const Modifier& modifier) {
            const bool all = modifier.kind == ModifierKind::AllSkills;
            if (modifier.subject != agent || !(all || modifier.what == m_ability) || !countsNow(m_state, modifier))
                return;
            const int amount = modifier.amount * bonusScale(m_state, modifier);
            if (modifier.source == agent || !modifier.source)
                m_pieces[first].amount += amount;
            else
                add({Kind::Card, modifier.source, agent, amount});
        };
        forEachInForce(m_state, ModifierKind::Skill, concern, change);
        forEachInForce(m_state, ModifierKind::AllSkills, concern, change);
        settle(first, more);
    }

    // CHECK-19: neither his skill alone nor what he adds with `more` falls below 0.
    void settle(std::size_t first, int more)
    {
        int sum = -more;
        for (std::size_t i = first; i < m_pieces.size(); ++i)
            sum += m_pieces[i].amount;
        const int counts = std::max(0, std::max(0, sum) + more);
        if (counts != sum + more)
            m_pieces.push_back({Kind::Floor, {}, m_pieces[first].card, counts - sum - more});
    }

    const GameState& m_state;
    Ability m_ability;
    int m_depth;
    std::vector<LevelPiece> m_pieces;
};

// Where the steps begin that a frame runs, or nothing.
const EffectForm* formOf(const Effect& effect, const Frame& frame)
{
    const auto& forms = frame.kind == FrameKind::Card ? effect.forms : effect.uses;
    return frame.form < forms.size() ? &forms[frame.form] : nullptr;
}

} // namespace

std::vector<LevelPiece> piecesOfLevel(const GameState& state, Seat seat, AgentSet agents, Ability ability, int depth)
{
    return Pieces(state, ability, depth).of(seat, agents);
}

int wouldAdd(const GameState& state, int depth, int checkDepth)
{
    const Frame& frame = frameAt(state, depth);
    if ((frame.kind != FrameKind::Card && frame.kind != FrameKind::Text) || frame.has(CardFlag::Negated))
        return 0;
    const Text text = textAt(state, depth);
    const EffectForm* form = text.effect ? formOf(*text.effect, frame) : nullptr;
    if (!form)
        return 0;
    const Ability asked = prerequisiteOf(state, checkDepth).skill;
    const bool witness = frame.kind == FrameKind::Card && factsOf(state, frame.card).type == CardType::Witness;
    const std::uint16_t only = witness ? modifiedAbilities(state, frame.card) : std::uint16_t{0};
    if (only != 0 && (only >> asked & 1u) == 0) // WIT-3
        return 0;
    int sum = 0;
    bool chosen = false; // something is still to be chosen or turned up, and nobody knows what
    const Instructions steps = text.effect->listAt(form->steps);
    for (std::size_t at = 0; at < steps.size(); ++at) {
        if (const auto* test = steps[at].as<IfStep>()) {
            if (chosen)
                return 0;
            at += holds(text, test->condition) ? 0 : steps[at].count;
            continue;
        }
        chosen = chosen || steps[at].as<ChooseStep>();
        const auto* step = steps[at].as<AddStep>();
        if (!step)
            continue;
        if (isLevelIn(step->to, asked))
            sum += valueOf(text, step->by, {});
        else if (step->to.what == Quantity::CheckSkill ||
                 (step->to.what == Quantity::Skill && step->to.ability == asked))
            for (Thing whom : resolved(text, step->to.of))
                sum += valueOf(text, step->by, whom);
    }
    return sum;
}

} // namespace dossier
