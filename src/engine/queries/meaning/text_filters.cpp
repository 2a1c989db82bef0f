// The filters of selectors: what a card, an Agent or a Team has to be besides.
#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/damage.h"
#include "engine/queries/meaning/fighters.h"
#include "engine/queries/meaning/payment.h"
#include "engine/queries/meaning/prerequisite.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/used_cards.h"

#include <algorithm>

namespace dossier {

namespace {

// By a Keyword of Affiliation (OQ-73).
bool sharesAffiliation(const GameState& state, CardRef one, Thing other)
{
    const KeywordSet words = keywordsOf(state, one);
    const KeywordSet others = keywordsOf(state, other);
    constexpr std::array kAffiliations{Keyword::Alien, Keyword::Evolutionary, Keyword::Government, Keyword::Occult,
                                       Keyword::Primordial};
    return std::any_of(kAffiliations.begin(), kAffiliations.end(),
                       [&](Keyword word) { return words.contains(word) && others.contains(word); });
}

bool facesStunned(const GameState& state, Thing card)
{
    const Frame* round = roundUnderWay(state);
    if (!round)
        return false;
    bool found = false;
    forEachCombatant(enemiesOf(state, *round, combatantOf(state, *round, card)),
                     [&](Combatant enemy) { found = found || isStunned(state, combatantThing(state, *round, enemy)); });
    return found;
}

bool ratingAtLeast(const GameState& state, Thing card, std::uint16_t abilities, int least)
{
    const Frame* round = roundUnderWay(state);
    if (!round || !card.card())
        return false;
    const Combatant combatant = combatantOf(state, *round, card);
    for (Ability range : {kLongRange, kCloseRange})
        if ((abilities >> range & 1u) != 0 && combatant < kCombatants &&
            strength(state, *round, combatant, range) >= least)
            return true;
    return false;
}

std::uint16_t abilitiesAddedBy(const GameState& state, CardRef equipment)
{
    const Effect* effect = state.match->effect(cardIndex(state, equipment));
    std::uint16_t abilities = 0;
    if (effect)
        for (const Step& step : effect->whileThere)
            if (const auto* add = std::get_if<AddStep>(&step.does); add && add->to.what == Quantity::Skill)
                abilities |= static_cast<std::uint16_t>(1u << add->to.ability);
    return abilities;
}

bool holdsTitle(const GameState& state, Thing card, const Titles& titles)
{
    bool held = false;
    forEachAttached(state, card.card(),
                    [&](CardRef attached) { held = held || titles.contains(factsOf(state, attached).title); });
    return held;
}

bool teamWith(const GameState& state, Thing team, const Titles& titles)
{
    bool found = false;
    forEachAgent(membersOf(state, team),
                 [&](int slot) { found = found || titles.contains(agentFacts(state, team.seat(), slot).title); });
    return found;
}

// An abduction, or a card that sends Agents to the Bureau, waits and will hit one of the player's.
bool sendsMine(const Text& text, Thing card, bool abducts)
{
    if (card.kind() == Thing::Kind::Player) // whose power it is
        return abducts && waitingAbduction(text.state, card.seat(), text.me);
    const Frame* waiting = card.card() ? waitingFrame(text.state, card.card()) : nullptr;
    const Effect* effect = waiting ? text.state.match->effect(cardIndex(text.state, waiting->card)) : nullptr;
    if (!effect)
        return false;
    const auto toBureau = [](const MoveStep& step) { return step.to.goal == Goal::Bureau; };
    const bool does = abducts ? findStep<AbductStep>(effect->program) != nullptr
                              : findStep<MoveStep>(effect->program, toBureau) != nullptr;
    if (!does)
        return false;
    const AgentsOf victims = victimsOf(text.state, *waiting);
    if (victims.agents != 0)
        return victims.seat == text.me;
    const Thing team = teamInQuestion(text.state); // its victim is not picked yet
    return abducts && team && team.seat() == text.me;
}

// A card waits that will remove one of the player's from the game.
bool removesMine(const Text& text, Thing card)
{
    const Frame* waiting = card.card() ? waitingFrame(text.state, card.card()) : nullptr;
    const Effect* effect = waiting ? text.state.match->effect(cardIndex(text.state, waiting->card)) : nullptr;
    if (!effect || effect->forms.empty())
        return false;
    const Text theirs{text.state, waiting->seat, waiting->card, effect, *waiting};
    for (const Instruction& one : effect->listAt(effect->forms[waiting->form].steps))
        if (const auto* remove = one.as<RemoveStep>(); remove && remove->what.ref != Ref::Self)
            for (Thing thing : resolved(theirs, remove->what))
                if (thing.card() && thing.card().owner() == text.me)
                    return true;
    return false;
}

bool abductsMateOf(const Text& text, Thing card, const Titles& titles)
{
    if (!sendsMine(text, card, true))
        return false;
    const Thing team = teamInQuestion(text.state);
    return team && std::popcount(membersOf(text.state, team)) > 1 && teamWith(text.state, team, titles);
}

// It was played at one of the player's Teams or Agents, against the check of one, or lies with one.
bool againstMyTeam(const Text& text, Thing card)
{
    const GameState& state = text.state;
    if (!card.card())
        return false;
    if (const Frame* waiting = waitingFrame(state, card.card())) {
        const Thing team = teamOf(state, waiting->target);
        if (team)
            return team.seat() == text.me;
        const Frame* check = nearest(state, FrameKind::Check);
        return check && check->seat == text.me;
    }
    const Thing host = hostThing(state, card.card());
    if (const Thing team = teamOf(state, host))
        return team.seat() == text.me;
    return placeOf(state, card.card()) == Place::UnderSite && host.seat() == text.me;
}

// WIT-8: several of these may help one check (0203).
bool copiesHelp(const GameState& state, CardRef card)
{
    const Effect* effect = state.match->effect(cardIndex(state, card));
    return effect &&
           std::any_of(effect->uses.begin(), effect->uses.end(), [](const EffectForm& use) { return use.copies; });
}

// WIT-2: nor has its player used a copy in this check.
bool fittingCheck(const Text& text, Thing card)
{
    const GameState& state = text.state;
    const Frame* check = nearest(state, FrameKind::Check);
    if (check && card.card() && !copiesHelp(state, card.card()) &&
        usedTitleIn(state, *check, text.me, factsOf(state, card.card()).title))
        return false;
    const std::uint16_t abilities = card.card() ? modifiedAbilities(state, card.card()) : std::uint16_t{0};
    return check && check->as<CheckFrame>().ability < kSkills && printedModifier(state, card.card()).has_value() &&
           (abilities == 0 || (abilities >> skillAsked(state) & 1u) != 0);
}

// How many tokens its text would have lie on it; 0 of a card that has none. What others keep in their place is no
// token.
int mostTokens(const GameState& state, CardRef card)
{
    const Effect* effect = effectNow(state, card);
    if (!effect || (!agentAt(state, card) && !liesOpen(state, card)))
        return 0;
    const bool lays = findStep<AddStep>(effect->program, [](const AddStep& step) {
        return step.to.what == Quantity::Tokens && step.by.number > 0 && step.to.of.ref == Ref::Self;
    });
    return lays && effect->tokens == 0 ? kMostTokens : effect->tokens;
}

// The text's card counts him as lying below it (he is in the Hospital for all else).
bool liesBelow(const Text& text, Thing agent)
{
    const auto modifiers = modifiersOf(text.state);
    return std::any_of(modifiers.begin(), modifiers.end(), [&](const Modifier& modifier) {
        return modifier.kind == ModifierKind::Permit && modifier.subject == agent && modifier.source == text.self &&
               modifier.what == static_cast<std::uint8_t>(Permission::LieBelow);
    });
}

bool movable(const GameState& state, Thing card)
{
    const AgentAt agent = agentAt(state, card);
    return agent && isMovable(state, agent.seat, agent.slot);
}

bool passes(const Text& text, const Filter& filter, Thing thing)
{
    const GameState& state = text.state;
    const CardRef card = thing.card();
    const auto words = [&] { return keywordsOf(state, thing); };
    const auto title = [&] { return card && filter.titles.contains(factsOf(state, card).title); };
    switch (filter.kind) {
    case FilterKind::AnyKeyword:
        return words().containsAny(filter.keywords);
    case FilterKind::AllKeywords:
        return words().containsAll(filter.keywords);
    case FilterKind::WithoutKeyword:
        return !words().containsAny(filter.keywords);
    case FilterKind::CostIn: {
        const Pool pool = card ? factsOf(state, card).pool : Pool::Either;
        return card && (filter.number == 1 ? pool != Pool::Resource : pool != Pool::Conspiracy);
    }
    case FilterKind::Payable:
        return card &&
               canPay(state, text.me, card, {costAtSite(state, card, true, factsOf(state, card).cost), true, 0});
    case FilterKind::Rating:
        return ratingAtLeast(state, thing, filter.abilities.bits(), filter.number);
    case FilterKind::TeamWith:
        return teamWith(state, thing, filter.titles);
    case FilterKind::Damaged: {
        const AgentAt agent = agentAt(state, thing);
        return agent && agentOf(state, agent.seat, agent.slot).damage > 0;
    }
    case FilterKind::HasTokens:
        return card && tokensOn(state, card) > 0;
    case FilterKind::BelowSelf:
        return liesBelow(text, thing);
    case FilterKind::NotBelowSelf:
        return !liesBelow(text, thing);
    case FilterKind::FixedCost:
        return card && !factsOf(state, card).xCost && factsOf(state, card).type != CardType::XFile;
    case FilterKind::CostOfCardBelow: // that card is the price, and has gone once the use waits
        return card && ((text.frame.kind == FrameKind::Text && text.frame.target == thing) ||
                        cardBelowLike(state, text.self, card));
    case FilterKind::HasModifier:
        return card && printedModifier(state, card).has_value();
    case FilterKind::Named:
    case FilterKind::Except:
        return title() == (filter.kind == FilterKind::Named);
    case FilterKind::Holding:
        return holdsTitle(state, thing, filter.titles);
    case FilterKind::MayUse: {
        bool may = false;
        for (Keyword word : {Keyword::MartialArts, Keyword::Subterfuge})
            may = may || (filter.keywords.contains(word) && mayUse(state, thing, word));
        return may;
    }
    case FilterKind::FacingStunned:
        return facesStunned(state, thing);
    case FilterKind::HitFor:
        return card && hitFor(state, thing, filter.number);
    case FilterKind::Threatened:
        return card && threatening(state, card) > 0;
    case FilterKind::Adding:
        return card && (abilitiesAddedBy(state, card) & filter.abilities.bits()) != 0;
    case FilterKind::NotAdding:
        return card && (abilitiesAddedBy(state, card) & filter.abilities.bits()) == 0;
    case FilterKind::Modifying:
        return card && (modifiedAbilities(state, card) & filter.abilities.bits()) != 0 && printedModifier(state, card);
    case FilterKind::Asking:
        return card && factsOf(state, card).asksFor(static_cast<Characteristic>(filter.number));
    case FilterKind::Movable:
        return movable(state, thing);
    case FilterKind::Borrowable: {
        const AgentAt agent = agentAt(state, thing);
        return agent && mayBorrow(state, text.me, agent.seat, agent.slot);
    }
    case FilterKind::AbductingMine:
        return sendsMine(text, thing, true);
    case FilterKind::AbductingMateOf:
        return abductsMateOf(text, thing, filter.titles);
    case FilterKind::RemovingMine:
        return removesMine(text, thing);
    case FilterKind::SendingMineToBureau:
        return sendsMine(text, thing, false);
    case FilterKind::FittingCheck:
        return fittingCheck(text, thing);
    case FilterKind::AgainstMyTeam:
        return againstMyTeam(text, thing);
    case FilterKind::StartingCombat:
        return card && startsCombat(factsOf(state, card));
    case FilterKind::OfItsAffiliation:
        return sharesAffiliation(state, text.self, thing);
    case FilterKind::HouseRule:
        return state.match->options().houseRule(filter.number);
    case FilterKind::NotInvestigated: {
        const Frame* site = nearest(state, FrameKind::Site);
        return !site || thing != Thing(site->card);
    }
    case FilterKind::CostsUpTo:
        return card && factsOf(state, card).cost <= filter.number;
    case FilterKind::WithTokens:
        return card && mostTokens(state, card) > 0 && tokensOn(state, card) > 0;
    case FilterKind::LackingTokens:
        return card && tokensOn(state, card) < mostTokens(state, card);
    }
    return false;
}

} // namespace

bool passesAll(const Text& text, const std::vector<Filter>& filters, Thing thing)
{
    for (std::size_t i = 0; i < filters.size(); ++i) {
        bool passed = passes(text, filters[i], thing);
        for (; filters[i].orNext; ++i)
            passed = passed || passes(text, filters[i + 1], thing);
        if (!passed)
            return false;
    }
    return true;
}

} // namespace dossier
