#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/fighters.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/table/departure.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/question.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"

namespace dossier {

namespace {

void addAgents(const GameState& state, Seat seat, AgentSet agents, Things& things)
{
    forEachAgent(agents, [&](int slot) { things.add(agentCard(state, seat, slot)); });
}

// Agents who have left the game have no place in their player's record any more: their cards are looked for.
void addRemoved(const GameState& state, Seat seat, AgentSet agents, Things& things)
{
    for (int index = 0; agents != 0 && index < state.match->cardCount(seat); ++index) {
        const CardFacts& facts = factsOf(state, {seat, index});
        if (facts.type == CardType::Agent && (agents >> facts.slot & 1u) != 0 &&
            placeOf(state, {seat, index}) == Place::Removed)
            things.add(CardRef(seat, index));
    }
}

void addTeam(const GameState& state, Thing team, Things& things)
{
    if (team.isTeam())
        addAgents(state, team.seat(), membersOf(state, team), things);
}

// The card whose work is interrupted: the one that sends Agents away, or the nearest below this text that still waits
// or runs.
CardRef causeOf(const Text& text)
{
    bool own = true;
    for (int depth = text.state.depth; depth > 0; --depth) {
        const Frame& frame = text.state.frames[static_cast<std::size_t>(depth - 1)];
        if (frame.kind == FrameKind::Departure && frame.card)
            return frame.card;
        if (frame.kind != FrameKind::Card || frame.has(CardFlag::Negated))
            continue;
        if (own && frame.card == text.self) {
            own = false;
            continue;
        }
        return frame.card;
    }
    return {};
}

const Frame* frameOf(const GameState& state, FrameKind kind)
{
    return nearest(state, kind);
}

// The combatants of a player's side, or of the other one.
void addSide(const GameState& state, Seat seat, bool own, Things& things)
{
    const Frame* fight = roundUnderWay(state) ? roundUnderWay(state) : combatUnderWay(state);
    if (!fight)
        return;
    const CombatSide side = own ? sideOf(*fight, seat) : otherSide(sideOf(*fight, seat));
    forEachCombatant(standing(state, *fight, side),
                     [&](Combatant combatant) { things.add(combatantThing(state, *fight, combatant)); });
}

void addEnemies(const GameState& state, Thing of, Things& things)
{
    const Frame* fight = roundUnderWay(state) ? roundUnderWay(state) : combatUnderWay(state);
    if (!fight || !of.card())
        return;
    forEachCombatant(enemiesOf(state, *fight, combatantOf(state, *fight, of)),
                     [&](Combatant combatant) { things.add(combatantThing(state, *fight, combatant)); });
}

// Agents of the seat whose titles these are.
void addTitles(const GameState& state, Seat seat, const Titles& titles, AgentSet among, Things& things)
{
    forEachAgent(among, [&](int slot) {
        if (titles.contains(agentFacts(state, seat, slot).title))
            things.add(agentCard(state, seat, slot));
    });
}

void addHandWith(const GameState& state, Seat seat, KeywordSet words, Things& things)
{
    state.player(seat).hand.forEach([&](int index) {
        const CardRef card(seat, index);
        if (words.empty() || factsOf(state, card).keywords.containsAny(words))
            things.add(card);
    });
}

// Cards used in the running check that are Witnesses, and those that add to it from where they lie (0295, OQ-136).
void addWitnesses(const GameState& state, Things& things)
{
    const int depth = depthOf(state, FrameKind::Check);
    for (const Modifier& modifier : modifiersOf(state))
        if (modifier.kind == ModifierKind::Level && depth > 0 && modifier.depth == depth && modifier.amount != 0 &&
            bears(state, modifier.source, Keyword::Witness) && liesOpen(state, modifier.source) &&
            !things.contains(modifier.source))
            things.add(modifier.source);
    const Frame* check = frameOf(state, FrameKind::Check);
    for (std::size_t i = check ? check->as<CheckFrame>().usedFrom : state.usedCount; i < state.usedCount; ++i) {
        const CardRef card = state.used[i].card();
        if (bears(state, card, Keyword::Witness) && liesOpen(state, card) && !things.contains(card))
            things.add(card);
    }
}

Seat playerOfAdversary(const GameState& state)
{
    const Frame* combat = frameOf(state, FrameKind::Combat);
    return combat ? combat->who : kNoSeat;
}

void addPlayer(Seat seat, Things& things)
{
    if (seat != kNoSeat)
        things.add(Thing::player(seat));
}

void addTopOfDeck(const GameState& state, Seat seat, int number, Things& things)
{
    std::uint8_t index = state.player(seat).deckTop;
    for (int i = 0; i < number && index != kNoCard; ++i) {
        things.add(CardRef(seat, index));
        index = state.player(seat).host[index];
    }
}

void addNamedAgent(const Text& text, Things& things)
{
    if (const AgentAt named = agentNamedBy(text.state, text.self))
        things.add(agentCard(text.state, named.seat, named.slot));
}

// --- One row of the manual's table each ------------------------------------------------------------------------------

void add(Thing thing, Things& things)
{
    if (thing)
        things.add(thing);
}

// The Agents that a choice has picked out of the Team in question, or the others.
void addPicked(const Text& text, bool picked, Things& things)
{
    const Thing team = teamInQuestion(text.state);
    const AgentSet members = membersOf(text.state, team);
    if (members != 0)
        addAgents(text.state, team.seat(), picked ? members & inFrame(text).taken : members & ~inFrame(text).taken,
                  things);
}

void addTaken(const Text& text, Things& things)
{
    int place = 0;
    forEachAttached(text.state, text.frame.target.card(), [&](CardRef card) {
        if (place < kPlacesTold && (inFrame(text).taken >> place & 1u) != 0)
            things.add(card);
        ++place;
    });
}

// The Agents whose removal this Aftermath is about.
void addRemovedNow(const GameState& state, Things& things)
{
    for (int depth = state.depth; depth > 0; --depth) {
        const Frame& below = state.frames[static_cast<std::size_t>(depth - 1)];
        if (below.kind != FrameKind::Window ||
            below.as<WindowFrame>().window != static_cast<std::uint8_t>(WindowKind::Aftermath))
            continue;
        if (below.seat != kNoSeat)
            addRemoved(state, below.seat, below.as<WindowFrame>().agents & removedThisTurn(state, below.seat), things);
        return;
    }
}

void addAdversaries(const Text& text, Things& things)
{
    const Frame* combat = frameOf(text.state, FrameKind::Combat);
    if (combat)
        for (const CardFighter& foe :
             text.state.combats[static_cast<std::size_t>(combat->as<CombatFrame>().record)].foes)
            if (foe.card)
                things.add(foe.second != 0 ? Thing::secondOf(foe.card) : Thing(foe.card));
    if (combat && things.empty())
        add(combat->card, things); // the card that makes an Agent an Adversary (0265)
    if (things.empty())            // one that has been put into a Bureau, or that waits
        add(hostThing(text.state, text.self), things);
}

AgentsOf victimsOfTarget(const Text& text)
{
    const Frame* waiting = waitingFrame(text.state, text.frame.target.card());
    return waiting ? victimsOf(text.state, *waiting) : AgentsOf{};
}

void addVictims(const Text& text, Things& things)
{
    if (text.frame.kind == FrameKind::Text)
        return add(Thing::ofBits(static_cast<std::uint16_t>(text.frame.as<MomentFrame>().concerned & 0xffff)), things);
    if (const AgentsOf victims = victimsOfTarget(text); victims.agents != 0)
        addAgents(text.state, victims.seat, victims.agents, things);
}

void addTeamOfVictims(const Text& text, Things& things)
{
    if (const AgentsOf victims = victimsOfTarget(text); victims.agents != 0)
        add(teamOf(text.state, agentCard(text.state, victims.seat, std::countr_zero(victims.agents))), things);
}

void addAsker(const GameState& state, Things& things)
{
    if (const Frame* question = answeredQuestion(state))
        addPlayer(question->seat, things);
}

void addAskingTeam(const GameState& state, Things& things)
{
    const Frame* site = frameOf(state, FrameKind::Site);
    if (site && answeredQuestion(state))
        things.add(Thing::team(site->seat, site->team));
}

void addOpponentsOfAsker(const GameState& state, Things& things)
{
    if (const Frame* question = answeredQuestion(state))
        for (Seat seat = 0; seat < state.match->seats(); ++seat)
            if (seat != question->seat)
                addPlayer(seat, things);
}

// The Site that was kept for this moment, else the one under investigation.
void addSite(const Text& text, Things& things)
{
    const CardRef kept = text.frame.target.card();
    if (text.frame.kind == FrameKind::Text && kept && factsOf(text.state, kept).type == CardType::Site)
        add(text.frame.target, things);
    else if (const Frame* site = frameOf(text.state, FrameKind::Site))
        add(site->card, things);
}

void addInField(const Text& text, Things& things)
{
    const Seat seat = text.frame.target.seat();
    addAgents(text.state, seat, agentsIn(text.state, seat, Section::Field), things);
}

void addTitlesInTarget(const Text& text, const Titles& titles, Things& things)
{
    if (const Thing team = teamOf(text.state, text.frame.target))
        addTitles(text.state, team.seat(), titles, membersOf(text.state, team), things);
}

void addTitleOnTarget(const Text& text, const Titles& titles, Things& things)
{
    forEachAttached(text.state, text.frame.target.card(), [&](CardRef card) {
        if (things.empty() && titles.contains(factsOf(text.state, card).title))
            things.add(card);
    });
}

void addEquipment(const Text& text, KeywordSet words, Things& things)
{
    const Thing team = teamInQuestion(text.state);
    forEachAgent(membersOf(text.state, team), [&](int slot) {
        forEachAttached(text.state, agentCard(text.state, team.seat(), slot), [&](CardRef card) {
            if (factsOf(text.state, card).type == CardType::Equipment &&
                keywordsOf(text.state, card).containsAny(words))
                things.add(card);
        });
    });
}

void addMates(const GameState& state, Thing of, Things& things)
{
    if (const AgentAt agent = agentAt(state, of))
        addAgents(state, agent.seat, membersOf(state, teamOf(state, of)) & ~(1u << agent.slot), things);
}

void addInHospital(const GameState& state, Seat seat, Things& things)
{
    if (seat != kNoSeat)
        addAgents(state, seat, agentsIn(state, seat, Section::Hospital), things);
}

void addTeams(const GameState& state, Seat seat, Things& things)
{
    for (const Section section : {Section::Bureau, Section::Field})
        forEachTeam(state, seat, section, [&](std::uint8_t team) { things.add(Thing::team(seat, team)); });
}

void addUnderSite(const GameState& state, Things& things)
{
    if (const Frame* site = frameOf(state, FrameKind::Site))
        forEachAttached(state, site->card, [&](CardRef card) {
            if (placeOf(state, card) == Place::UnderSite)
                things.add(card);
        });
}

// Rows that speak of several Agents, Teams or cards.
void addGroup(const Text& text, const Reference& reference, Things& things)
{
    const GameState& state = text.state;
    switch (reference.ref) {
    case Ref::EnemiesOfTarget:
        return addEnemies(state, text.frame.target, things);
    case Ref::EnemiesOfSelf:
        return addEnemies(state, text.self, things);
    case Ref::EnemiesOfMe:
        return addSide(state, sideOf(text), false, things);
    case Ref::TitlesInTarget:
        return addTitlesInTarget(text, reference.titles, things);
    case Ref::TitleOnTarget:
        return addTitleOnTarget(text, reference.titles, things);
    case Ref::MyAgentsWithTokens:
        return addBegunWithTokens(state, text.me, things);
    case Ref::MyDiscardOf:
        return addDiscardOf(state, text.me, reference.number == 1 ? Pool::Conspiracy : Pool::Resource, things);
    case Ref::MyHand:
        return addHandWith(state, text.me, {}, things);
    case Ref::TopOfMyDeck:
        return addTopOfDeck(state, text.me, 1, things);
    case Ref::NamedAgent:
        return addNamedAgent(text, things);
    case Ref::EquipmentInTeam:
        return addEquipment(text, reference.keywords, things);
    case Ref::MyTeams:
        return addTeams(state, text.me, things);
    case Ref::AgentsInThatHospital:
        return addInHospital(state, hospitalOf(state, text.self), things);
    case Ref::MatesOfTarget:
        return addMates(state, text.frame.target, things);
    case Ref::EnemiesOfHost:
        return addEnemies(state, hostThing(state, text.self), things);
    default:
        return;
    }
}

// In its window, as long as it is in the hand.
void addShown(const GameState& state, Things& things)
{
    const Frame* window = nearest(state, FrameKind::Window);
    if (window && window->as<WindowFrame>().window == static_cast<std::uint8_t>(WindowKind::Shown) &&
        placeOf(state, window->card) == Place::Hand)
        things.add(window->card);
}

// Of a use whose price is the card itself: whom it lay with.
Thing hostOfText(const Text& text)
{
    const bool left = text.frame.kind == FrameKind::Text && text.frame.as<TextFrame>().giver != 0;
    return left ? text.frame.other : hostThing(text.state, text.self);
}

// Rows that speak of players.
void addPlayers(const Text& text, Ref ref, Things& things)
{
    const GameState& state = text.state;
    switch (ref) {
    case Ref::Me:
        return addPlayer(text.me, things);
    case Ref::Them:
        return addPlayer(opponentIn(text), things);
    case Ref::Asker:
        return addAsker(state, things);
    case Ref::OpponentsOfAsker:
        return addOpponentsOfAsker(state, things);
    case Ref::PlayerOfAdversary:
        return addPlayer(playerOfAdversary(state), things);
    case Ref::PlayerOfHost:
        if (const AgentAt host = agentAt(state, hostThing(state, text.self)))
            addPlayer(host.seat, things);
        return;
    default: // all opponents
        for (int place = 0; place < state.match->seats(); ++place)
            if (const Seat seat = seatFrom(state, text.me, place); seat != text.me && state.player(seat).out == 0)
                addPlayer(seat, things);
    }
}

} // namespace

// The table of the manual, row by row.
void resolve(const Text& text, const Reference& reference, Things& things)
{
    const GameState& state = text.state;
    const Frame& frame = text.frame;
    switch (reference.ref) {
    case Ref::None:
    case Ref::Nobody:
        return;
    case Ref::Target:
    case Ref::RatingsOfTarget:
    case Ref::AbilitiesOfTarget:
        return add(frame.target, things);
    case Ref::Other:
        return add(frame.other, things);
    case Ref::Third:
        return add(frame.third, things);
    case Ref::Kept:
    case Ref::RestOfTeam:
        return addPicked(text, reference.ref == Ref::Kept, things);
    case Ref::EachTaken:
        return addTaken(text, things);
    case Ref::RestOfSeen: // the top of the deck, but what has been taken from it
        return addTopOfDeck(state, opponentIn(text), inFrame(text).seen, things);
    case Ref::Removed:
        return addRemovedNow(state, things);
    case Ref::Self:
    case Ref::RatingsOfSelf:
    case Ref::CombatCardsOfSelf:
    case Ref::LrcDamageToSelf:
        return add(text.self, things);
    case Ref::Host:
    case Ref::OccultDamageToHost:
        return add(hostOfText(text), things);
    case Ref::SelfSide:
    case Ref::Adversary:
        return addAdversaries(text, things);
    case Ref::Victim:
        return addVictims(text, things);
    case Ref::Cause:
        return add(causeOf(text), things);
    case Ref::AskingTeam:
        return addAskingTeam(state, things);
    case Ref::Site:
        return addSite(text, things);
    case Ref::Team:
        return add(teamInQuestion(state), things);
    case Ref::TeamOfSelf:
        return add(teamOf(state, text.self), things);
    case Ref::TeamOfHost:
        return add(teamOf(state, hostThing(state, text.self)), things);
    case Ref::TeamOfVictim:
        return addTeamOfVictims(text, things);
    case Ref::EachAgentInTeam:
    case Ref::RandomAgentsInTeam:
        return addTeam(state, teamInQuestion(state), things);
    case Ref::AgentsInField:
        return addInField(text, things);
    case Ref::WitnessesInCheck:
        return addWitnesses(state, things);
    case Ref::AllUnderSite:
        return addUnderSite(state, things);
    case Ref::TheirHandWith:
    case Ref::RandomFromTheirHand:
    case Ref::TheirHand:
        return addHandWith(state, opponentIn(text), reference.keywords, things);
    case Ref::TopOfTheirDeck:
        return addTopOfDeck(state, opponentIn(text), reference.number, things);
    case Ref::MyAgentNamed:
        return addTitles(state, text.me, reference.titles, state.player(text.me).inPlay, things);
    case Ref::CardShown:
        return addShown(state, things);
    case Ref::EquipmentInTeam:
    case Ref::MyAgentsWithTokens:
    case Ref::MyDiscardOf:
    case Ref::MyHand:
    case Ref::TopOfMyDeck:
    case Ref::NamedAgent:
    case Ref::EnemiesOfTarget:
    case Ref::EnemiesOfSelf:
    case Ref::EnemiesOfMe:
    case Ref::TitlesInTarget:
    case Ref::TitleOnTarget:
    case Ref::MyTeams:
    case Ref::AgentsInThatHospital:
    case Ref::MatesOfTarget:
    case Ref::EnemiesOfHost:
        return addGroup(text, reference, things);
    case Ref::TheirBureau:
        return add(Thing::section(opponentIn(text), static_cast<int>(Section::Bureau)), things);
    case Ref::Me:
    case Ref::Them:
    case Ref::Asker:
    case Ref::OpponentsOfAsker:
    case Ref::PlayerOfAdversary:
    case Ref::PlayerOfHost:
    case Ref::AllOpponents:
        return addPlayers(text, reference.ref, things);
    case Ref::RpCards: // said of Costs, see costAtSite
    case Ref::ActiveRpCards:
    case Ref::CostOfActiveRpCards:
        return;
    }
}

} // namespace dossier
