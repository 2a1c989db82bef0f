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

// Cards used in the running check that are Witnesses (0295).
void addWitnesses(const GameState& state, Things& things)
{
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

} // namespace

// The table of the manual, row by row.
void resolve(const Text& text, const Reference& reference, Things& things)
{
    const GameState& state = text.state;
    const Frame& frame = text.frame;
    const auto add = [&](Thing thing) {
        if (thing)
            things.add(thing);
    };
    const auto victim = [&] { return Thing::ofBits(static_cast<std::uint16_t>(frame.set & 0xffff)); };
    switch (reference.ref) {
    case Ref::None:
    case Ref::Nobody:
        return;
    case Ref::Target:
    case Ref::AbilitiesOfTarget:
        add(frame.target);
        return;
    case Ref::Other:
        add(frame.other);
        return;
    case Ref::Third:
        add(frame.third);
        return;
    case Ref::Kept:
    case Ref::RestOfTeam: {
        const Thing team = teamInQuestion(text.state);
        const AgentSet members = membersOf(state, team);
        if (members != 0)
            addAgents(state, team.seat(), reference.ref == Ref::Kept ? members & frame.set : members & ~frame.set,
                      things);
        return;
    }
    case Ref::EachTaken: {
        int place = 0;
        forEachAttached(state, frame.target.card(), [&](CardRef card) {
            if (place < kPlacesTold && (frame.set >> place & 1u) != 0)
                add(card);
            ++place;
        });
        return;
    }
    case Ref::RestOfSeen: // the top of the deck, but what has been taken from it
        addTopOfDeck(state, opponentIn(text), frame.count, things);
        return;
    case Ref::Removed:
        for (int depth = state.depth; depth > 0; --depth) {
            const Frame& below = state.frames[static_cast<std::size_t>(depth - 1)];
            if (below.kind == FrameKind::Window &&
                below.as<WindowFrame>().window == static_cast<std::uint8_t>(WindowKind::Aftermath)) {
                if (below.seat != kNoSeat)
                    addRemoved(state, below.seat, below.as<WindowFrame>().agents & removedThisTurn(state, below.seat),
                               things);
                return;
            }
        }
        return;
    case Ref::Self:
        add(text.self);
        return;
    case Ref::Host:
        add(hostThing(state, text.self));
        return;
    case Ref::OccultDamageToHost:
        add(hostThing(state, text.self));
        return;
    case Ref::LrcDamageToSelf:
        add(text.self);
        return;
    case Ref::SelfSide:
    case Ref::Adversary: {
        if (const Frame* combat = frameOf(state, FrameKind::Combat))
            for (const CardFighter& foe :
                 state.combats[static_cast<std::size_t>(combat->as<CombatFrame>().record)].foes)
                if (foe.card)
                    add(foe.second != 0 ? Thing::secondOf(foe.card) : Thing(foe.card));
        if (const Frame* combat = frameOf(state, FrameKind::Combat); combat && things.empty())
            add(combat->card); // the card that makes an Agent an Adversary (0265)
        if (things.empty())    // one that has been put into a Bureau, or that waits
            add(hostThing(state, text.self));
        return;
    }
    case Ref::Victim:
        if (frame.kind == FrameKind::Text) {
            add(victim());
        } else if (const Frame* waiting = waitingFrame(state, frame.target.card())) {
            const AgentsOf victims = victimsOf(state, *waiting);
            if (victims.agents != 0)
                addAgents(state, victims.seat, victims.agents, things);
        }
        return;
    case Ref::Cause:
        add(causeOf(text));
        return;
    case Ref::Me:
        addPlayer(text.me, things);
        return;
    case Ref::Them:
        addPlayer(opponentIn(text), things);
        return;
    case Ref::Asker:
    case Ref::AskingTeam:
        if (const Frame* question = answeredQuestion(state)) {
            if (reference.ref == Ref::Asker)
                addPlayer(question->seat, things);
            else if (const Frame* site = frameOf(state, FrameKind::Site))
                add(Thing::team(site->seat, site->team));
        }
        return;
    case Ref::OpponentsOfAsker:
        if (const Frame* question = answeredQuestion(state))
            for (Seat seat = 0; seat < state.match->seats(); ++seat)
                if (seat != question->seat)
                    addPlayer(seat, things);
        return;
    case Ref::PlayerOfAdversary:
        addPlayer(playerOfAdversary(state), things);
        return;
    case Ref::Site:
        if (frame.kind == FrameKind::Text && frame.target.card() &&
            factsOf(state, frame.target.card()).type == CardType::Site)
            add(frame.target); // the one that was kept for this moment
        else if (const Frame* site = frameOf(state, FrameKind::Site))
            add(site->card);
        return;
    case Ref::Team:
        add(teamInQuestion(text.state));
        return;
    case Ref::TeamOfSelf:
        add(teamOf(state, text.self));
        return;
    case Ref::TeamOfHost:
        add(teamOf(state, hostThing(state, text.self)));
        return;
    case Ref::TeamOfVictim:
        if (const Frame* waiting = waitingFrame(state, frame.target.card())) {
            const AgentsOf victims = victimsOf(state, *waiting);
            if (victims.agents != 0)
                add(teamOf(state, agentCard(state, victims.seat, std::countr_zero(victims.agents))));
        }
        return;
    case Ref::EachAgentInTeam:
    case Ref::RandomAgentsInTeam:
        addTeam(state, teamInQuestion(text.state), things);
        return;
    case Ref::AgentsInField: {
        const Thing team = frame.target;
        addAgents(state, team.seat(), agentsIn(state, team.seat(), Section::Field), things);
        return;
    }
    case Ref::EnemiesOfTarget:
        addEnemies(state, frame.target, things);
        return;
    case Ref::EnemiesOfSelf:
        addEnemies(state, text.self, things);
        return;
    case Ref::EnemiesOfMe:
        addSide(state, text.me, false, things);
        return;
    case Ref::TitlesInTarget: {
        const Thing team = teamOf(state, frame.target);
        if (team)
            addTitles(state, team.seat(), reference.titles, membersOf(state, team), things);
        return;
    }
    case Ref::TitleOnTarget:
        forEachAttached(state, frame.target.card(), [&](CardRef card) {
            if (things.empty() && reference.titles.contains(factsOf(state, card).title))
                add(card);
        });
        return;
    case Ref::WitnessesInCheck:
        addWitnesses(state, things);
        return;
    case Ref::AllUnderSite:
        if (const Frame* site = frameOf(state, FrameKind::Site))
            forEachAttached(state, site->card, [&](CardRef card) {
                if (placeOf(state, card) == Place::UnderSite)
                    add(card);
            });
        return;
    case Ref::TheirHandWith:
    case Ref::RandomFromTheirHand:
    case Ref::TheirHand:
        addHandWith(state, opponentIn(text), reference.keywords, things);
        return;
    case Ref::TopOfTheirDeck:
        addTopOfDeck(state, opponentIn(text), reference.number, things);
        return;
    case Ref::MyAgentNamed:
        addTitles(state, text.me, reference.titles, state.player(text.me).inPlay, things);
        return;
    case Ref::TheirBureau:
        add(Thing::section(opponentIn(text), static_cast<int>(Section::Bureau)));
        return;
    }
}

} // namespace dossier
