// How much an amount of a text is now.
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/combat.h"
#include "engine/queries/meaning/damage.h"
#include "engine/queries/meaning/prerequisite.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/question.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"

#include <algorithm>
#include <bit>

namespace dossier {

int valueOf(const Text& text, const Amount& amount, Thing whom)
{
    const GameState& state = text.state;
    const auto abilityOf = [&](Thing of) {
        const AgentAt agent = agentAt(state, of);
        return agent ? skillOf(state, agent.seat, agent.slot, amount.ability) : 0;
    };
    switch (amount.kind) {
    case AmountKind::Number:
        return amount.number;
    case AmountKind::Steps: {
        constexpr int kBasicStep = 2; // BASIC-37
        return amount.number * (isBasic(state) ? kBasicStep : inFrame(text).price + 1);
    }
    case AmountKind::HighestEnemy:
        if (const Frame* combat = combatUnderWay(state))
            return highestRatingOfEnemies(state, *combat, combatantOf(state, *combat, whom)) + amount.number;
        return amount.number;
    case AmountKind::ModifierOf: {
        const Thing of = resolved(text, amount.of).first();
        const auto modifier = of.card() ? printedModifier(state, of.card()) : std::nullopt;
        return modifier.value_or(amount.number);
    }
    case AmountKind::AbilityOf:
        return abilityOf(resolved(text, amount.of).first());
    case AmountKind::AbilityOfEach:
        return std::max<int>(amount.number, abilityOf(whom));
    case AmountKind::InTheirDiscard: {
        const Seat them = opponentIn(text);
        int count = 0;
        for (int index = 0; index < cardsOf(state, them); ++index)
            if (placeOf(state, {them, index}) == Place::Discard)
                count += factsOf(state, {them, index}).keywords.containsAny(amount.of.keywords);
        return count;
    }
    case AmountKind::TokensOf: {
        const Thing of = resolved(text, amount.of).first();
        return of.card() ? tokensOn(state, of.card()) : 0;
    }
    case AmountKind::X:
        return inFrame(text).price;
    case AmountKind::AgentsBeyond:
        return std::max(0, std::popcount(membersOf(state, teamInQuestion(state))) - amount.number);
    case AmountKind::SpentAtSite: {
        const Frame* site = nearest(state, FrameKind::Site);
        return site ? site->as<SiteFrame>().spent / std::max<int>(1, amount.number) : 0;
    }
    case AmountKind::ResOf: {
        int sum = 0;
        const AgentsOf agents = agentsAmong(state, resolved(text, amount.of));
        for (int slot = 0; slot < kMostAgentTitles; ++slot)
            sum += (agents.agents >> slot & 1u) != 0 ? resOf(state, agents.seat, slot) : 0;
        return sum;
    }
    }
    return 0;
}

} // namespace dossier
