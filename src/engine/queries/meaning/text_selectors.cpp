#include "engine/queries/meaning/ambush.h"
#include "engine/queries/meaning/bundle.h"
#include "engine/queries/meaning/fighters.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"
#include "engine/queries/table/zones.h"
#include "engine/state/event.h"

#include <algorithm>

namespace dossier {

namespace {

// --- Sides and places -----------------------------------------------------------------------------------------------

bool onSide(const Text& text, Side side, Seat seat)
{
    return side == Side::Any || (seat == sideOf(text)) == (side == Side::My);
}

// PLAY-52: starting Agents and X-Files are out of reach; a card face down only for what names such cards.
bool withinReach(const GameState& state, CardRef card)
{
    const CardFacts& facts = factsOf(state, card);
    if (facts.type == CardType::XFile)
        return false;
    if (const AgentAt agent = agentAt(state, card))
        return agentOf(state, agent.seat, agent.slot).bought != 0;
    return liesOpen(state, card);
}

bool onStack(const Text& text, CardRef card)
{
    return card != text.self && waitingFrame(text.state, card) != nullptr;
}

bool cardInPlace(const Text& text, Where where, CardRef card)
{
    const GameState& state = text.state;
    const Place place = placeOf(state, card);
    switch (where) {
    case Where::Stack:
        return onStack(text, card);
    case Where::InPlay:
        return place != Place::Waiting && card != text.self && withinReach(state, card);
    case Where::StackOrPlay:
        return onStack(text, card) || (place != Place::Waiting && card != text.self && withinReach(state, card));
    case Where::Hand:
        return place == Place::Hand;
    case Where::Deck:
        return place == Place::Deck;
    case Where::Discard:
        return place == Place::Discard;
    case Where::Removed:
        return place == Place::Removed;
    case Where::DeckTop:
        return place == Place::Deck && state.player(card.owner()).deckTop == card.index();
    case Where::Field:
        return place == Place::Field;
    case Where::AtSite: {
        const Frame* site = nearest(state, FrameKind::Site);
        return site && place == Place::UnderSite && hostThing(state, card) == Thing(site->card);
    }
    case Where::AnySite:
    case Where::AtTarget:
        return isUnderSite(state, card) && (where == Where::AnySite || hostThing(state, card) == text.frame.target);
    case Where::Team:
    case Where::Combat: {
        const AgentAt holder = agentAt(state, hostThing(state, card));
        if (!holder)
            return false;
        if (where == Where::Team)
            return teamOf(state, hostThing(state, card)) == teamInQuestion(text.state);
        const Frame* combat = combatUnderWay(state);
        return combat && combatantOf(state, *combat, hostThing(state, card)) < kCombatants;
    }
    case Where::Seen: {
        const Things seen =
            resolved(text, {.ref = Ref::TopOfTheirDeck, .number = static_cast<std::uint8_t>(inFrame(text).seen)});
        return seen.contains(card);
    }
    default:
        return true;
    }
}

bool isTeamInPlace(const Text& text, Where where, Thing team)
{
    const GameState& state = text.state;
    const AgentSet members = membersOf(state, team);
    if (members == 0)
        return false;
    const Section section = agentOf(state, team.seat(), std::countr_zero(members)).where();
    switch (where) {
    case Where::Field:
        return section == Section::Field;
    case Where::Bureau:
        return section == Section::Bureau;
    case Where::Check: {
        const Frame* check = nearest(state, FrameKind::Check);
        return check && Thing::team(check->seat, check->team) == team;
    }
    case Where::Combat: {
        const Frame* combat = combatUnderWay(state);
        return combat && Thing::team(combat->seat, combat->team) == team;
    }
    case Where::OfRemoved:
    case Where::OfRemovedInField: {
        const Thing removed = resolved(text, {.ref = Ref::Removed}).first();
        const Thing asked = teamInQuestion(text.state);
        const bool same = !asked || asked == team; // the Team left behind, where one is known
        return removed && removed.seat() == team.seat() && same && section == Section::Field;
    }
    default:
        return true;
    }
}

// HEAL-14: a text that asks whether he is held in the Hospital reaches him there.
bool reachesHospital(const Selector& selector)
{
    return std::any_of(selector.filters.begin(), selector.filters.end(), [](const Filter& filter) {
        return filter.kind == FilterKind::Movable || filter.kind == FilterKind::Borrowable;
    });
}

// The Team that `in team` means. An Adversary that is about to be played away from a Site may attack any of several
// (OQ-81).
bool isTeamMeant(const Text& text, Thing team)
{
    const CardFacts& facts = factsOf(text.state, text.self);
    const bool chooses = text.frame.kind == FrameKind::Card && facts.type == CardType::Adversary &&
                         placeOf(text.state, text.self) != Place::Waiting && !momentOf(text.state).siteCheck();
    return chooses ? mayAttackAway(text.state, text.self, team) : team == teamInQuestion(text.state);
}

bool isAgentInPlace(const Text& text, const Selector& selector, Thing card, AgentAt at)
{
    const Where where = selector.where;
    const GameState& state = text.state;
    const AgentState& agent = agentOf(state, at.seat, at.slot);
    const Thing team = teamOf(state, card);
    switch (where) {
    case Where::Usual:
        return agent.where() != Section::Hospital || reachesHospital(selector);
    case Where::InPlay:
        return true;
    case Where::Bureau:
        return agent.where() == Section::Bureau;
    case Where::Field:
        return agent.where() == Section::Field;
    case Where::Hospital:
        return agent.where() == Section::Hospital;
    case Where::Team:
        return team && isTeamMeant(text, team);
    case Where::Check:
    case Where::CheckInField: {
        const Frame* check = nearest(state, FrameKind::Check);
        if (!check || team != Thing::team(check->seat, check->team))
            return false;
        const bool barredNow = (barred(state, at.seat) >> at.slot & 1u) != 0;
        return where == Where::Check || (agent.where() == Section::Field && check->as<CheckFrame>().ability < kSkills &&
                                         !barredNow && !roundUnderWay(state));
    }
    case Where::Combat: {
        const Frame* combat = combatUnderWay(state);
        return combat && combatantOf(state, *combat, card) < kCombatants;
    }
    case Where::Departing: {
        const Frame* departure = nearest(state, FrameKind::Departure);
        return departure && departure->seat == at.seat && (departure->as<DepartureFrame>().agents >> at.slot & 1u) != 0;
    }
    case Where::InTarget:
        return team && team == teamOf(state, text.frame.target);
    case Where::TeamOfHost:
        return team && team == teamOf(state, hostThing(state, text.self));
    case Where::OfTarget:
        return team && team == teamOf(state, text.frame.target) && card != text.frame.target;
    case Where::OfSelf:
        return team && team == teamOf(state, text.self) && card != Thing(text.self);
    default:
        return false;
    }
}

// --- Kinds ----------------------------------------------------------------------------------------------------------

// AGENT-5, AGENT-13: neither a title in play nor one removed from the game.
bool mayEnterPlay(const GameState& state, CardRef card)
{
    const AgentState& record = agentOf(state, card.owner(), factsOf(state, card).slot);
    return !record.inPlay() && record.removed == 0;
}

bool isCombatant(const Text& text, const Selector& selector, Thing thing)
{
    const Frame* fight = roundUnderWay(text.state) ? roundUnderWay(text.state) : combatUnderWay(text.state);
    if (!fight || !thing.card())
        return false;
    const Combatant combatant = combatantOf(text.state, *fight, thing);
    if (combatant >= kCombatants || !contains(standing(text.state, *fight), combatant))
        return false;
    const CombatSide mine = sideOf(*fight, sideOf(text));
    const CombatSide his = sideOf(text.state, *fight, combatant);
    if (selector.kind == SelectorKind::Adversary)
        return combatant >= kFirstFoe && his == CombatSide::Foes;
    if (selector.kind == SelectorKind::Combatant)
        return selector.side == Side::Any || (his == mine) == (selector.side == Side::My);
    if (selector.where == Where::OfTarget) {
        const Combatant target = combatantOf(text.state, *fight, text.frame.target);
        return contains(enemiesOf(text.state, *fight, target), combatant);
    }
    return his != mine;
}

bool isOfType(const Text& text, SelectorKind kind, CardRef card)
{
    switch (kind) {
    case SelectorKind::Witness:
        return bears(text.state, card, Keyword::Witness);
    case SelectorKind::Event:
        return bears(text.state, card, Keyword::Event);
    case SelectorKind::Equipment:
        return bears(text.state, card, Keyword::Equipment);
    case SelectorKind::Adversary:
        return bears(text.state, card, Keyword::Adversary);
    case SelectorKind::Site:
        return factsOf(text.state, card).type == CardType::Site;
    default:
        return true;
    }
}

// OQ-127: at a Site the Investigating Player has to do with the Directed Player.
bool mayBeOpponent(const Text& text, Seat seat)
{
    const Frame* site = nearest(text.state, FrameKind::Site);
    const bool atSite = site && site->seat == text.me;
    return atSite ? seat == site->who : seat != text.me && text.state.player(seat).out == 0;
}

// In Combat a Witness that fights counts as an Agent (0199).
bool isHelper(const GameState& state, CardRef card)
{
    const Frame* combat = combatUnderWay(state);
    const Combatant combatant = combat ? combatantOf(state, *combat, card) : kNobody;
    return combatant >= kFirstHelper && combatant < kCombatants;
}

bool speaksOfFighters(const Selector& selector)
{
    return selector.kind == SelectorKind::Combatant || selector.kind == SelectorKind::Enemy ||
           (selector.kind == SelectorKind::Adversary && selector.where == Where::Combat);
}

// Then a power may be meant as well as a card, named by its player (OQ-117).
bool speaksOfAbduction(const Selector& selector)
{
    return std::any_of(selector.filters.begin(), selector.filters.end(),
                       [](const Filter& filter) { return filter.kind == FilterKind::AbductingMine; });
}

bool isOfKind(const Text& text, const Selector& selector, Thing thing)
{
    const GameState& state = text.state;
    switch (selector.kind) {
    case SelectorKind::None:
        return false;
    case SelectorKind::Opponent:
        return thing.kind() == Thing::Kind::Player && mayBeOpponent(text, thing.seat());
    case SelectorKind::Team:
        return thing.isTeam() && onSide(text, selector.side, thing.seat()) &&
               isTeamInPlace(text, selector.where, thing);
    case SelectorKind::SectionOrTeam: {
        const AgentAt agent = agentAt(state, text.frame.target);
        if (!agent || thing.seat() != agent.seat)
            return false;
        const bool section =
            thing.kind() == Thing::Kind::Section && thing.number() != agentOf(state, agent.seat, agent.slot).section;
        const AgentSet members = membersOf(state, thing);
        return section || (members != 0 && agentOf(state, agent.seat, std::countr_zero(members)).section !=
                                               agentOf(state, agent.seat, agent.slot).section);
    }
    case SelectorKind::OtherSiteOrHands:
        return thing.kind() == Thing::Kind::Hands ||
               (thing.card() && thing != text.frame.target && factsOf(state, thing.card()).type == CardType::Site &&
                placeOf(state, thing.card()) == Place::Field);
    case SelectorKind::Check:
        return false;
    default:
        break;
    }
    const CardRef card = thing.card();
    if (!card)
        return thing.kind() == Thing::Kind::Player && speaksOfAbduction(selector);
    if (selector.kind == SelectorKind::Agent || selector.kind == SelectorKind::Mate) {
        if (selector.where == Where::Hand)
            return factsOf(state, card).type == CardType::Agent && placeOf(state, card) == Place::Hand &&
                   onSide(text, selector.side, card.owner()) && mayEnterPlay(state, card);
        if (selector.where == Where::Deck)
            return factsOf(state, card).type == CardType::Agent && placeOf(state, card) == Place::Deck &&
                   onSide(text, selector.side, card.owner()) && mayEnterPlay(state, card);
        if (selector.where == Where::OfRemoved) // he has no record any more
            return onSide(text, selector.side, card.owner()) && resolved(text, {.ref = Ref::Removed}).contains(thing);
        const AgentAt agent = agentAt(state, thing);
        if (!agent && selector.where == Where::Combat)
            return isHelper(state, card);
        return agent && onSide(text, selector.side, agent.seat) && isAgentInPlace(text, selector, thing, agent);
    }
    if (speaksOfFighters(selector))
        return isCombatant(text, selector, thing);
    if (selector.kind == SelectorKind::FaceDownOrBluff && placeOf(state, card) != Place::UnderSite)
        return selector.where == Where::AnySite && liesOpen(state, card) && bears(state, card, Keyword::Bluff);
    if (selector.kind == SelectorKind::FaceDown || selector.kind == SelectorKind::FaceDownOrBluff)
        return placeOf(state, card) == Place::UnderSite && cardInPlace(text, selector.where, card) &&
               (isFaceDown(state, card) || selector.kind == SelectorKind::FaceDownOrBluff);
    if (selector.titles.count > 0 && !selector.titles.contains(factsOf(state, card).title))
        return false;
    const Seat player = placeOf(state, card) == Place::Waiting ? speakerOf(state, card) : card.owner();
    return onSide(text, selector.side, player) && cardInPlace(text, selector.where, card) &&
           isOfType(text, selector.kind, card);
}

// --- Where to look --------------------------------------------------------------------------------------------------

template <typename Visit>
void forEachSeat(const Text& text, Visit visit)
{
    for (int place = 0; place < text.state.match->seats(); ++place)
        visit(seatFrom(text.state, text.me, place));
}

void offerStack(const Text& text, Things& things)
{
    const GameState& state = text.state;
    for (int depth = state.depth; depth > 0; --depth) {
        const Frame& frame = state.frames[static_cast<std::size_t>(depth - 1)];
        if (frame.kind == FrameKind::Card)
            things.add(frame.card);
        else if (const CardRef ambusher = ambusherOf(state, frame))
            things.add(ambusher);
    }
    forEachSeat(text, [&](Seat seat) { // cards announced with another
        state.player(seat).table.forEach([&](int index) {
            if (groupOf(state, {seat, index}) != CardRef(seat, index))
                things.add(CardRef(seat, index));
        });
    });
}

void offerTable(const Text& text, Things& things)
{
    const GameState& state = text.state;
    forEachSeat(text, [&](Seat seat) {
        state.player(seat).table.forEach([&](int index) {
            if (placeOf(state, {seat, index}) != Place::Waiting)
                things.add(CardRef(seat, index));
        });
    });
}

// Fighters that have no card of their own (0354).
void offerSeconds(const GameState& state, Things& things)
{
    const Frame* fight = combatUnderWay(state);
    if (!fight)
        return;
    for (const CardFighter& foe : recordOf(state, *fight).foes)
        if (foe.card && foe.second != 0)
            things.add(Thing::secondOf(foe.card));
}

void offerPlace(const GameState& state, Seat seat, Place place, Things& things)
{
    for (int index = 0; index < state.match->cardCount(seat); ++index)
        if (placeOf(state, {seat, index}) == place)
            things.add(CardRef(seat, index));
}

void offerTeams(const Text& text, Things& things)
{
    const GameState& state = text.state;
    forEachSeat(text, [&](Seat seat) {
        for (Section section : {Section::Bureau, Section::Field})
            forEachTeam(state, seat, section, [&](std::uint8_t team) { things.add(Thing::team(seat, team)); });
    });
}

// Everything that could fit: fits() decides.
void offer(const Text& text, const Selector& selector, Things& things)
{
    const GameState& state = text.state;
    const Seat other = opponentIn(text);
    const Seat whose = selector.side == Side::Their ? other : text.me;
    switch (selector.kind) {
    case SelectorKind::Opponent:
        forEachSeat(text, [&](Seat seat) { things.add(Thing::player(seat)); });
        return;
    case SelectorKind::Team:
        offerTeams(text, things);
        return;
    case SelectorKind::SectionOrTeam: {
        const Seat seat = text.frame.target.seat();
        if (seat == kNoSeat)
            return;
        for (int section = 0; section < kSections; ++section)
            things.add(Thing::section(seat, section));
        offerTeams(text, things);
        return;
    }
    case SelectorKind::OtherSiteOrHands:
        things.add(Thing::hands());
        offerTable(text, things);
        return;
    default:
        break;
    }
    switch (selector.where) {
    case Where::Collection: // see collection.h
        return;
    case Where::OfRemoved:
        resolve(text, {.ref = Ref::Removed}, things);
        return;
    case Where::Hand:
        state.player(whose).hand.forEach([&](int index) { things.add(CardRef(whose, index)); });
        return;
    case Where::Deck:
        offerPlace(state, whose, Place::Deck, things);
        return;
    case Where::Discard:
        offerPlace(state, whose, Place::Discard, things);
        return;
    case Where::Removed:
        forEachSeat(text, [&](Seat seat) { offerPlace(state, seat, Place::Removed, things); });
        return;
    case Where::DeckTop:
        if (state.player(whose).deckCount > 0)
            things.add(CardRef(whose, state.player(whose).deckTop));
        return;
    case Where::Seen:
        resolve(text, {.ref = Ref::TopOfTheirDeck, .number = static_cast<std::uint8_t>(inFrame(text).seen)}, things);
        return;
    case Where::Stack:
        offerStack(text, things);
        if (speaksOfAbduction(selector))
            forEachSeat(text, [&](Seat seat) { things.add(Thing::player(seat)); });
        return;
    case Where::StackOrPlay:
        offerStack(text, things);
        offerTable(text, things);
        return;
    default:
        offerTable(text, things);
    }
    if (speaksOfFighters(selector))
        offerSeconds(state, things);
}

} // namespace

bool fits(const Text& text, const Selector& selector, Thing thing)
{
    return isOfKind(text, selector, thing) && passesAll(text, selector.filters, thing);
}

void select(const Text& text, const Selector& selector, Things& things)
{
    Things offered;
    offer(text, selector, offered);
    for (Thing thing : offered)
        if (!things.contains(thing) && fits(text, selector, thing))
            things.add(thing);
}

} // namespace dossier
