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

namespace dossier {

namespace {

bool abilityAsked(const GameState& state, std::uint16_t abilities)
{
    return (abilities >> skillAsked(state) & 1u) != 0;
}

bool siteNeeds(const GameState& state, std::uint16_t abilities)
{
    const Frame* site = nearest(state, FrameKind::Site);
    if (!site)
        return false;
    const CardFacts& facts = factsOf(state, site->card);
    for (std::size_t i = 0; i < facts.needCount; ++i)
        if ((abilities >> facts.needs[i].skill & 1u) != 0)
            return true;
    return false;
}

bool teamHolds(const GameState& state, Thing team, const Titles& titles)
{
    bool held = false;
    forEachAgent(membersOf(state, team), [&](int slot) {
        forEachAttached(state, agentCard(state, team.seat(), slot),
                        [&](CardRef card) { held = held || titles.contains(factsOf(state, card).title); });
    });
    return held;
}

bool inSection(const Text& text, Section section)
{
    const AgentAt agent = agentAt(text.state, text.self);
    return agent && agentOf(text.state, agent.seat, agent.slot).where() == section;
}

bool abilityInTeam(const GameState& state, Thing team, std::uint16_t abilities)
{
    bool found = false;
    forEachAgent(membersOf(state, team), [&](int slot) {
        if (currentHealth(state, team.seat(), slot) == 0) // COMBAT-33
            return;
        for (Ability ability = 0; ability < kAbilities; ++ability)
            found = found || ((abilities >> ability & 1u) != 0 && skillOf(state, team.seat(), slot, ability) > 0);
    });
    return found;
}

bool sideHas(const Text& text, std::uint16_t abilities, int least)
{
    const Frame* round = roundUnderWay(text.state);
    if (!round)
        return false;
    bool found = false;
    forEachCombatant(standing(text.state, *round, sideOf(*round, sideOf(text))), [&](Combatant combatant) {
        for (Ability range : {kLongRange, kCloseRange})
            found =
                found || ((abilities >> range & 1u) != 0 && strength(text.state, *round, combatant, range) >= least);
    });
    return found;
}

bool adversaryMayUse(const GameState& state, KeywordSet words)
{
    const Frame* combat = combatUnderWay(state);
    if (!combat)
        return false;
    bool may = false;
    forEachCombatant(standing(state, *combat, CombatSide::Foes), [&](Combatant foe) {
        for (Keyword word : {Keyword::MartialArts, Keyword::Subterfuge})
            may = may || (words.contains(word) && mayUse(state, combatantThing(state, *combat, foe), word));
    });
    return may;
}

bool leavingIs(const Text& text, const Titles& titles)
{
    const GameState& state = text.state;
    const auto wanted = [&](Seat seat, AgentSet agents) {
        bool found = false;
        forEachAgent(agents, [&](int slot) {
            found = found || (seat == text.me && titles.contains(agentFacts(state, seat, slot).title));
        });
        return found;
    };
    if (const Frame* departure = nearest(state, FrameKind::Departure))
        if (wanted(departure->seat, departure->as<DepartureFrame>().agents))
            return true;
    for (int depth = state.depth; depth > 0; --depth) { // a card that waits and would send him there
        const Frame& frame = state.frames[static_cast<std::size_t>(depth - 1)];
        if (frame.kind != FrameKind::Card || frame.card == text.self || !waitingFrame(state, frame.card))
            continue;
        const AgentsOf victims = victimsOf(state, frame);
        if (wanted(victims.seat, victims.agents))
            return true;
    }
    return false;
}

bool teamIncludes(const GameState& state, Thing team, const Titles& titles)
{
    bool found = false;
    forEachAgent(membersOf(state, team),
                 [&](int slot) { found = found || titles.contains(agentFacts(state, team.seat(), slot).title); });
    return found;
}

bool foeIs(const GameState& state, const Titles& titles)
{
    const Frame* combat = combatUnderWay(state);
    bool found = false;
    if (combat)
        forEachCombatant(standing(state, *combat, CombatSide::Foes), [&](Combatant foe) {
            const CardRef card = combatantCard(state, *combat, foe);
            found = found || (card && titles.contains(factsOf(state, card).title));
        });
    return found;
}

// A card on the stack whose non-combat check is under way, or will come as it resolves.
bool checkForcedBy(const Text& text)
{
    const Things cause = resolved(text, {.ref = Ref::Cause});
    if (cause.empty())
        return false;
    const Effect* effect = text.state.match->effect(cardIndex(text.state, cause.first().card()));
    return effect && findStep<CheckStep>(effect->program, [](const CheckStep& step) { return step.skill < kSkills; });
}

// OQ-54: something waits that healing stops, and its victim can still be healed.
bool healingStops(const GameState& state)
{
    for (int depth = state.depth; depth > 0; --depth) {
        const Frame& frame = state.frames[static_cast<std::size_t>(depth - 1)];
        if (frame.kind != FrameKind::Card || frame.step != 0)
            continue;
        const Effect* effect = state.match->effect(cardIndex(state, frame.card));
        if (effect && effect->unless && effect->unless->kind == ConditionKind::HealedMeanwhile)
            return true;
    }
    return false;
}

// 0265: an Agent counts as an Adversary and fights one other.
bool agentAsAdversary(const GameState& state)
{
    const Frame* fight = combatUnderWay(state);
    if (!fight || !combatHas(state, kArranged))
        return false;
    bool found = false;
    forEachAdversary(state, [&](CardRef) { found = true; });
    return found;
}

// OQ-115: outside Combat, the text of an Adversary has sent away or removed somebody.
bool lostToText(const GameState& state)
{
    const Frame* window = nearest(state, FrameKind::Window);
    return window && window->as<WindowFrame>().window == static_cast<std::uint8_t>(WindowKind::Aftermath) &&
           window->as<WindowFrame>().agents != 0 && window->card &&
           factsOf(state, window->card).type == CardType::Adversary;
}

// OQ-62: after a "yes", four times "no", or an announcement; of any opponent.
bool affiliationKnown(const GameState& state, Seat seat)
{
    const TypeSet types = typesOf(Characteristic::Affiliation);
    for (Seat other = 0; other < state.match->seats(); ++other) {
        if (other == seat || state.player(other).out != 0)
            continue;
        const Notebook& notes = notebook(state, seat, other);
        const bool announced =
            (state.player(other).announced >> static_cast<int>(Characteristic::Affiliation) & 1) != 0;
        if (announced || (notes.yes & types) != 0 || std::popcount(notes.no & types) >= kTypesPerCharacteristic - 1)
            return true;
    }
    return false;
}

// Somebody else of the Team fights, who could be hit in the host's place.
bool membersBesides(const GameState& state, Thing host)
{
    const Frame* fight = combatUnderWay(state);
    if (!fight || !host.card())
        return false;
    const Combatant own = combatantOf(state, *fight, host.card());
    return own < kCombatants && (standing(state, *fight, sideOf(state, *fight, own)) & ~(1u << own)) != 0;
}

bool hostOutside(const Text& text)
{
    const GameState& state = text.state;
    const Frame* check = nearest(state, FrameKind::Check);
    const AgentAt host = agentAt(state, hostThing(state, text.self));
    if (!check || !host || check->as<CheckFrame>().ability >= kSkills || check->seat != host.seat)
        return false;
    const AgentState& agent = agentOf(state, host.seat, host.slot);
    const AgentSet team = teamMembers(state, check->seat, check->team);
    if (team == 0 || agent.where() == Section::Hospital)
        return false;
    return agentOf(state, check->seat, std::countr_zero(team)).where() != agent.where();
}

// By the name of one of its Activators, of a role too (Conspiracy).
bool isActivatedBy(const CardFacts& facts, KeywordSet words)
{
    for (std::uint64_t rest = facts.activators; rest != 0; rest &= rest - 1)
        if (const auto word = keywordNamed(nameOf(static_cast<Activator>(std::countr_zero(rest)))))
            if (words.contains(*word))
                return true;
    return false;
}

// The holder of the card takes part in the check under way; in a round of Combat he fights.
bool hostTakesPart(const Text& text)
{
    const GameState& state = text.state;
    const Thing host = hostThing(state, text.self);
    if (!host.card() || !agentAt(state, host))
        return false;
    if (const Frame* round = roundUnderWay(state))
        return contains(standing(state, *round), combatantOf(state, *round, host));
    const Frame* check = nearest(state, FrameKind::Check);
    return check && teamOf(state, host) == Thing::team(check->seat, check->team);
}

bool holdsOfTarget(const Text& text, const TextCondition& condition)
{
    const Thing target = text.frame.target;
    if (!target.card())
        return false;
    if (condition.kind == ConditionKind::TargetWith)
        return keywordsOf(text.state, target).containsAny(condition.keywords);
    if (condition.kind == ConditionKind::TargetNamed)
        return condition.titles.contains(factsOf(text.state, target.card()).title);
    const AgentAt agent = agentAt(text.state, target);
    return agent && costLeft(text.state, agent.seat, agent.slot) <= condition.number;
}

// Of what speaks of one Agent or Adversary.
bool holdsOfSomebody(const Text& text, const TextCondition& condition)
{
    const GameState& state = text.state;
    switch (condition.kind) {
    case ConditionKind::MyAgentRemoved: {
        const Things removed = resolved(text, {.ref = Ref::Removed});
        return !removed.empty() && removed.first().seat() == text.me;
    }
    case ConditionKind::TitleInTeamOfSelf:
        return teamIncludes(state, teamOf(state, text.self), condition.titles);
    case ConditionKind::TeamIncludes:
        return teamIncludes(state, teamInQuestion(state), condition.titles);
    case ConditionKind::OfMineKnown:
        return state.activeSeat() != text.me &&
               std::popcount(notebook(state, state.activeSeat(), text.me).yes) >= condition.number;
    case ConditionKind::HostFights: {
        const Frame* fight = combatUnderWay(state);
        const Thing host = hostThing(state, text.self);
        return fight && host && combatantOf(state, *fight, host) < kCombatants;
    }
    case ConditionKind::TitleFights:
        return foeIs(state, condition.titles);
    default:
        return false;
    }
}

// Of a card found or named, and of the card that the condition looks for.
bool holdsOfFound(const Text& text, const TextCondition& condition)
{
    switch (condition.kind) {
    case ConditionKind::Some:
    case ConditionKind::No: {
        Things found;
        select(text, condition.some, found);
        return found.empty() == (condition.kind == ConditionKind::No);
    }
    case ConditionKind::TakenActivated:
    case ConditionKind::TakenNotActivated: {
        const CardRef taken = text.frame.third.card();
        return taken && isActivatedBy(factsOf(text.state, taken), condition.keywords) ==
                            (condition.kind == ConditionKind::TakenActivated);
    }
    case ConditionKind::VictimWith: {
        const Things victims = resolved(text, {.ref = Ref::Victim});
        return !victims.empty() && keywordsOf(text.state, victims.first()).containsAny(condition.keywords);
    }
    default:
        return false;
    }
}

// What concerns the Site, the X-File and the card itself.
bool holdsOfCard(const Text& text, const TextCondition& condition)
{
    const GameState& state = text.state;
    const Frame* site = nearest(state, FrameKind::Site);
    switch (condition.kind) {
    case ConditionKind::SelfInTeam: {
        const Thing team = teamOf(state, text.self);
        return team && team == teamInQuestion(text.state);
    }
    case ConditionKind::PurseSpent: {
        const AgentAt agent = agentAt(state, text.self);
        return agent && agentOf(state, agent.seat, agent.slot).purse == 0;
    }
    case ConditionKind::TeamOfAtMost: {
        const AgentSet members = membersOf(state, teamInQuestion(text.state));
        return members != 0 && std::popcount(members) <= condition.number;
    }
    case ConditionKind::XFileWith: {
        const CardFacts& xFile = state.match->facts(state.match->xFileCard(state.player(text.me).xFile));
        return (xFile.typeSet & affiliationsNamed(condition.keywords)) != 0;
    }
    case ConditionKind::SiteAgainstMe:
        return site && site->who == text.me;
    case ConditionKind::SiteTriedIn:
        return site && (condition.abilities.bits() >> site->as<SiteFrame>().ability & 1u) != 0;
    case ConditionKind::SiteWith:
        return site && keywordsOf(state, site->card).containsAny(condition.keywords);
    case ConditionKind::TokensOnSelf:
        return tokensOn(state, text.self) == condition.number;
    case ConditionKind::TurnOfHost: {
        const AgentAt host = agentAt(state, hostThing(state, text.self));
        return host && state.activeSeat() == host.seat;
    }
    case ConditionKind::SelfInBureau:
        return inSection(text, Section::Bureau);
    case ConditionKind::SelfInField:
        return inSection(text, Section::Field);
    case ConditionKind::SelfInBureauOrField:
        return inSection(text, Section::Bureau) || inSection(text, Section::Field);
    case ConditionKind::AboutMe:
    case ConditionKind::NotAboutMe: {
        const Frame* question = pendingQuestion(state) ? pendingQuestion(state) : answeredQuestion(state);
        return question && (question->who == text.me) == (condition.kind == ConditionKind::AboutMe);
    }
    default:
        return false;
    }
}

bool holdsOfCombat(const Text& text, const TextCondition& condition)
{
    const GameState& state = text.state;
    const Frame* round = roundUnderWay(state);
    switch (condition.kind) {
    case ConditionKind::RoundOf:
        return round && (condition.abilities.bits() >> round->as<RoundFrame>().range & 1u) != 0;
    case ConditionKind::LrcSkipped:
        return combatHas(state, kSkippedLrc);
    case ConditionKind::DamageLead:
        return round && damageLead(state, sideOf(text)) >= condition.number;
    case ConditionKind::SingleAgent:
        return combatHas(state, kSingle) || agentAsAdversary(state);
    case ConditionKind::AdversaryKilled:
        return combatHas(state, kFoeKilled);
    case ConditionKind::AgentLost:
        return combatHas(state, kAgentLost) || lostToText(state);
    case ConditionKind::AdversaryMayUse:
        return adversaryMayUse(state, condition.keywords);
    case ConditionKind::MyCombatantWith:
        return sideHas(text, condition.abilities.bits(), condition.number);
    default:
        return false;
    }
}

} // namespace

bool holds(const Text& text, const TextCondition& condition)
{
    const GameState& state = text.state;
    const Frame* check = nearest(state, FrameKind::Check);
    const Frame* site = nearest(state, FrameKind::Site);
    const Frame* round = roundUnderWay(state);
    switch (condition.kind) {
    case ConditionKind::CheckIn:
        return abilityAsked(state, condition.abilities.bits());
    case ConditionKind::SiteCheck:
        return check && check->has(CheckFlag::ForSite);
    case ConditionKind::SiteNeeds:
        return siteNeeds(state, condition.abilities.bits());
    case ConditionKind::Solved:
        return site && site->has(Outcome::Passed);
    case ConditionKind::Failed:
        return site && !site->has(Outcome::Passed);
    case ConditionKind::CombatInInvestigation:
        return site && site->has(Outcome::Fought);
    case ConditionKind::NoCombat:
        return check && check->as<CheckFrame>().ability < kSkills && !round;
    case ConditionKind::TeamOf:
        return std::popcount(membersOf(state, teamInQuestion(text.state))) >= condition.number;
    case ConditionKind::SelfInBureau:
    case ConditionKind::SelfInField:
    case ConditionKind::SelfInBureauOrField:
    case ConditionKind::AboutMe:
    case ConditionKind::NotAboutMe:
    case ConditionKind::SelfInTeam:
    case ConditionKind::PurseSpent:
    case ConditionKind::TeamOfAtMost:
    case ConditionKind::XFileWith:
    case ConditionKind::SiteAgainstMe:
    case ConditionKind::SiteTriedIn:
    case ConditionKind::SiteWith:
    case ConditionKind::TokensOnSelf:
    case ConditionKind::TurnOfHost:
        return holdsOfCard(text, condition);
    case ConditionKind::TeamInField: {
        const Thing team = teamInQuestion(text.state);
        const AgentSet members = membersOf(state, team);
        return members != 0 && agentOf(state, team.seat(), std::countr_zero(members)).where() == Section::Field;
    }
    case ConditionKind::MyTeamInField:
        return agentsIn(state, text.me, Section::Field) != 0;
    case ConditionKind::TeamHolds:
        return teamHolds(state, teamInQuestion(text.state), condition.titles);
    case ConditionKind::AbilityInTeamOfHost:
        return abilityInTeam(state, teamOf(state, hostThing(state, text.self)), condition.abilities.bits());
    case ConditionKind::RoundOf:
    case ConditionKind::LrcSkipped:
    case ConditionKind::DamageLead:
    case ConditionKind::SingleAgent:
    case ConditionKind::AdversaryKilled:
    case ConditionKind::AgentLost:
    case ConditionKind::AdversaryMayUse:
    case ConditionKind::MyCombatantWith:
        return holdsOfCombat(text, condition);
    case ConditionKind::MyTurn:
        return state.activeSeat() == text.me;
    case ConditionKind::AffiliationKnown:
        return affiliationKnown(state, text.me);
    case ConditionKind::Margin:
        return site && site->has(Outcome::Matched);
    case ConditionKind::TitleGoesToHospital:
        return leavingIs(text, condition.titles);
    case ConditionKind::CardForcingCheck:
        return checkForcedBy(text);
    case ConditionKind::TargetWith:
    case ConditionKind::TargetCosts:
    case ConditionKind::TargetNamed:
        return holdsOfTarget(text, condition);
    case ConditionKind::OthersCanTakeIt:
        return membersBesides(state, hostThing(state, text.self));
    case ConditionKind::HostOutsideCheck:
        return hostOutside(text);
    case ConditionKind::HostInCheck:
        return hostTakesPart(text);
    case ConditionKind::Some:
    case ConditionKind::No:
    case ConditionKind::TakenActivated:
    case ConditionKind::TakenNotActivated:
    case ConditionKind::VictimWith:
        return holdsOfFound(text, condition);
    case ConditionKind::HealedMeanwhile:
        return text.frame.has(CardFlag::Diverted);
    case ConditionKind::HealingStopsCard:
        return healingStops(state);
    case ConditionKind::TokensNot:
        return tokensOn(state, text.self) != condition.number;
    case ConditionKind::NoBluffShown:
        return site && !bluffShown(state, site->card, text.self);
    case ConditionKind::MyAgentRemoved:
    case ConditionKind::TitleInTeamOfSelf:
    case ConditionKind::TeamIncludes:
    case ConditionKind::OfMineKnown:
    case ConditionKind::HostFights:
    case ConditionKind::TitleFights:
        return holdsOfSomebody(text, condition);
    }
    return false;
}

bool allHold(const Text& text, const std::vector<TextCondition>& conditions)
{
    return std::all_of(conditions.begin(), conditions.end(),
                       [&](const TextCondition& condition) { return holds(text, condition); });
}

} // namespace dossier
