// What an Adversary would do to a Team: a Combat fought on paper, without Combat cards.
#include "engine/players/supervisor/supervisor_worth.h"

#include <algorithm>
#include <array>
#include <span>

namespace dossier {

namespace {

constexpr int kRounds = 6; // of CRC at most
constexpr int kMostFighters = kMostAgentTitles;

struct PaperAgent
{
    const SeenAgent* agent = nullptr;
    int health = 0;
    int longRange = 0;
    int closeRange = 0;
    int skill = 0; // in the check that is interrupted
    double worth = 0;
};

struct PaperFoe
{
    int health = 0;
    int longRange = 0;
    int closeRange = 0;
    bool skipsLongRange = false;
    bool unhurt = false; // nothing harms it
    int rounds = kRounds;
    int weakensLong = 0; // each enemy, by so much
    int weakensClose = 0;
    bool fells = false;             // whom it wounds leaves for the Hospital
    bool single = false;            // one enemy alone fights, of its player's choice
    const SetStep* crcBy = nullptr; // what enemies fight by in its place
};

// What it does to all who fight it.
void addWeakening(PaperFoe& foe, const AddStep& add)
{
    if (add.to.of.ref != Ref::EnemiesOfSelf)
        return;
    const bool both = add.to.what == Quantity::LrcAndCrc;
    if (both || (add.to.what == Quantity::Skill && add.to.ability == kLongRange))
        foe.weakensLong -= add.by.number;
    if (both || (add.to.what == Quantity::Skill && add.to.ability == kCloseRange))
        foe.weakensClose -= add.by.number;
}

// What it does at certain moments of a Combat.
void addReactions(PaperFoe& foe, const Effect& effect)
{
    for (const EffectForm& reaction : effect.reactions)
        for (const Step& step : reaction.text) {
            const auto* move = std::get_if<MoveStep>(&step.does);
            foe.fells = foe.fells ||
                        (reaction.moment == MomentKind::SelfWoundsAgent && move && move->to.goal == Goal::Hospital);
            foe.single = foe.single ||
                         (reaction.moment == MomentKind::CombatStarts && std::holds_alternative<SingleStep>(step.does));
        }
}

PaperFoe foeOf(const PlayerView& sight, Seat seat, CardIndex card, int highestLong, int highestClose)
{
    const CardFacts& facts = sight.facts(card);
    PaperFoe foe{facts.health, facts.abilities[kLongRange], facts.abilities[kCloseRange]};
    const Effect* effect = sight.match.effect(card);
    if (!effect)
        return foe;
    for (const Step& step : effect->whileThere) {
        const auto* round = std::get_if<CombatRoundStep>(&step.does);
        const auto* shield = std::get_if<ShieldStep>(&step.does);
        const auto* set = std::get_if<SetStep>(&step.does);
        if (const auto* add = std::get_if<AddStep>(&step.does))
            addWeakening(foe, *add);
        if (set && set->amount.kind == AmountKind::AbilityOfEach && set->to.of.ref == Ref::EnemiesOfSelf)
            foe.crcBy = set;
        foe.skipsLongRange = foe.skipsLongRange || (round && round->skip);
        if (round && round->last)
            foe.rounds = *round->last;
        foe.unhurt = foe.unhurt || (shield && shield->protection.all);
        if (set && set->amount.kind == AmountKind::InTheirDiscard) {
            const auto& pile = sight.player(seat).discard;
            const auto count = std::count_if(pile.begin(), pile.end(), [&](CardIndex one) {
                return sight.facts(one).keywords.containsAny(set->amount.of.keywords);
            });
            foe.health = foe.longRange = foe.closeRange = static_cast<int>(count);
        }
        if (set && set->amount.kind == AmountKind::HighestEnemy) {
            foe.longRange = highestLong + set->amount.number;
            foe.closeRange = highestClose + set->amount.number;
        }
    }
    addReactions(foe, *effect);
    return foe;
}

// Fought until one side is out or the rounds are over.
class PaperCombat
{
public:
    PaperCombat(const PlayerView& sight, const CheckView& check)
        : m_sight(sight)
    {
        for (const SeenAgent& agent : sight.player(check.seat).agents)
            if ((check.members >> agent.slot & 1u) != 0 && agent.health > 0 && m_count < kMostFighters)
                m_fighters[static_cast<std::size_t>(m_count++)] = {&agent,
                                                                   agent.health,
                                                                   sight.skillOf(agent, kLongRange),
                                                                   sight.skillOf(agent, kCloseRange),
                                                                   sight.skillOf(agent, check.ability),
                                                                   worthOfAgent(sight, agent)};
    }

    int highest(int PaperAgent::*rating) const
    {
        int most = 0;
        for (int i = 0; i < m_count; ++i)
            most = std::max(most, m_fighters[static_cast<std::size_t>(i)].*rating);
        return most;
    }

    Worth fight(PaperFoe foe)
    {
        meet(foe);
        if (!foe.skipsLongRange)
            round(foe, &PaperAgent::longRange, foe.longRange);
        for (int i = 0; i < foe.rounds && foe.health > 0 && m_count > 0; ++i)
            round(foe, &PaperAgent::closeRange, foe.closeRange);
        return m_worth;
    }

private:
    // What it does to them before the first blow.
    void meet(const PaperFoe& foe)
    {
        if (foe.single && m_count > 1) {
            const auto begin = m_fighters.begin();
            std::iter_swap(begin,
                           std::max_element(begin, begin + m_count, [](const PaperAgent& a, const PaperAgent& b) {
                               return a.skill + a.worth / 4 < b.skill + b.worth / 4;
                           }));
            m_count = 1;
        }
        for (PaperAgent& fighter : std::span(m_fighters).first(static_cast<std::size_t>(m_count))) {
            if (foe.crcBy)
                fighter.closeRange =
                    std::max<int>(foe.crcBy->amount.number, m_sight.skillOf(*fighter.agent, foe.crcBy->amount.ability));
            fighter.longRange = std::max(0, fighter.longRange - foe.weakensLong);
            fighter.closeRange = std::max(0, fighter.closeRange - foe.weakensClose);
        }
    }

    void round(PaperFoe& foe, int PaperAgent::*rating, int damage)
    {
        int dealt = 0;
        for (int i = 0; i < m_count; ++i)
            dealt += m_fighters[static_cast<std::size_t>(i)].*rating;
        hit(damage, foe.fells);
        if (!foe.unhurt)
            foe.health -= dealt;
    }

    // Whoever falls soonest for what he is worth.
    void hit(int damage, bool fells)
    {
        if (damage <= 0 || m_count == 0)
            return;
        const auto begin = m_fighters.begin();
        const auto end = begin + m_count;
        const auto prey = std::max_element(begin, end, [&](const PaperAgent& a, const PaperAgent& b) {
            const auto rate = [&](const PaperAgent& f) {
                const int blows = fells ? 1 : (f.health + damage - 1) / damage;
                return (f.skill + f.worth / 4) / blows;
            };
            return rate(a) < rate(b);
        });
        m_worth.gain += 0.5 * std::min(damage, prey->health);
        prey->health -= damage;
        if (prey->health > 0 && !fells)
            return;
        m_worth.margin -= prey->skill;
        m_worth.gain += 2 + prey->worth / 3;
        std::iter_swap(prey, end - 1);
        --m_count;
    }

    const PlayerView& m_sight;
    std::array<PaperAgent, kMostFighters> m_fighters{};
    int m_count = 0;
    Worth m_worth;
};

} // namespace

Worth worthOfAttack(const PlayerView& sight, const CheckView& check, CardIndex adversary)
{
    const CardFacts& facts = sight.facts(adversary);
    if (check.seat == kNoSeat || !facts.hasHealth)
        return {};
    PaperCombat combat(sight, check);
    Worth worth = combat.fight(foeOf(sight, check.seat, adversary, combat.highest(&PaperAgent::longRange),
                                     combat.highest(&PaperAgent::closeRange)));
    if (check.seat == sight.self())
        worth.gain = -worth.gain;
    return worth;
}

} // namespace dossier
