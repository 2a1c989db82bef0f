#include "engine/queries/meaning/observation.h"

#include "engine/queries/meaning/agents.h"
#include "engine/queries/meaning/allotment.h"
#include "engine/queries/meaning/fighters.h"
#include "engine/queries/meaning/prerequisite.h"
#include "engine/queries/meaning/text.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/table/abduction.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/knowledge.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/sites.h"
#include "engine/queries/table/teams.h"

#include <algorithm>
#include <array>
#include <optional>

namespace dossier {

namespace {

SeenCard seenCard(const GameState& state, CardRef card)
{
    return {card, cardIndex(state, card), tokensOn(state, card)};
}

// The cards that lie with another one, looked up once for all of these.
class Attached
{
public:
    explicit Attached(const GameState& state) // NOLINT(cppcoreguidelines-pro-type-member-init): only what is counted
    {
        for (int seat = 0; seat < state.match->seats(); ++seat)
            state.player(static_cast<Seat>(seat)).table.forEach([&](int index) {
                const CardRef card(static_cast<Seat>(seat), index);
                if (const CardRef host = hostOf(state, card)) {
                    m_hosts[m_count] = host.bits();
                    m_cards[m_count++] = card.bits();
                }
            });
    }

    // Calls `visit(CardRef)`, in the order of forEachAttached.
    template <typename Visit>
    void forEachWith(CardRef host, Visit visit) const
    {
        for (std::size_t i = 0; i < m_count; ++i)
            if (m_hosts[i] == host.bits())
                visit(Thing::ofBits(m_cards[i]).card());
    }

private:
    static constexpr std::size_t kMost = kMostSeats * std::size_t{kCardsPerSeat};
    std::array<std::uint16_t, kMost> m_hosts; // not filled beforehand: a game looks at the table a thousand times
    std::array<std::uint16_t, kMost> m_cards;
    std::size_t m_count = 0;
};

void seeAgent(const GameState& state, Seat seat, int slot, const Attached& attached, SeenAgent& seen)
{
    const AgentState& agent = agentOf(state, seat, slot);
    seen.ref = agentCard(state, seat, slot);
    seen.slot = static_cast<std::uint8_t>(slot);
    seen.card = cardIndex(state, seen.ref);
    seen.section = agent.where();
    seen.team = agent.team;
    seen.damage = agent.damage;
    seen.health = currentHealth(state, seat, slot);
    seen.sites = agent.sites;
    seen.tokens = tokensOn(state, seen.ref);
    seen.purse = agent.purse != 0;
    seen.bought = agent.bought != 0;
    seen.borrowed = agent.borrowed != 0;
    seen.equipment.clear();
    attached.forEachWith(seen.ref, [&](CardRef card) { seen.equipment.push_back(seenCard(state, card)); });
}

// Another player's face-down card has no name and no number here: its index would tell what it was in the hand.
void seeSite(const GameState& state, Seat observer, CardRef site, const Attached& attached, SeenSite& seen)
{
    seen.faceDown = {};
    seen.own.clear();
    seen.known.clear();
    seen.open.clear();
    seen.ref = site;
    seen.card = cardIndex(state, site);
    seen.directed = directedAt(state, site);
    seen.team = teamAt(state, site);
    const bool turnedUp = isOpenUnder(state, site);
    attached.forEachWith(site, [&](CardRef card) {
        if (turnedUp || !isFaceDown(state, card)) {
            seen.open.push_back(seenCard(state, card));
            return;
        }
        ++seen.faceDown[card.owner()];
        if (card.owner() == observer)
            seen.own.push_back(seenCard(state, card));
        else if (knows(state, observer, card))
            seen.known.push_back(seenCard(state, card));
    });
}

// The next one of a list that is written anew: one that is there already keeps its memory.
template <typename Value>
Value& next(std::vector<Value>& list, std::size_t& count)
{
    if (count == list.size())
        list.emplace_back();
    return list[count++];
}

void seeAbsent(const GameState& state, Seat seat, SeenPlayer& seen)
{
    seen.absent.clear();
    forEachAgent(awayOf(state, seat), [&](int slot) {
        const CardRef card = agentCard(state, seat, slot);
        seen.absent.push_back({card, cardIndex(state, card), -1, agentOf(state, seat, slot).away});
    });
    forEachAgent(abductedOf(state, seat), [&](int slot) {
        const CardRef card = agentCard(state, seat, slot);
        seen.absent.push_back({card, cardIndex(state, card), cardsAbove(state, seat, slot), 0});
    });
}

// ZONE-24: what the observer has been shown of another's hand, deck and borrowed cards.
void seeHidden(const GameState& state, Seat observer, Seat seat, SeenPlayer& seen)
{
    const PlayerState& player = state.player(seat);
    seen.knownHand.clear();
    seen.knownDeck.clear();
    seen.held.clear();
    seen.heldCount = 0;
    if (seat != observer)
        player.hand.forEach([&](int index) {
            if (knows(state, observer, {seat, index}))
                seen.knownHand.push_back(cardIndex(state, {seat, index}));
        });
    std::sort(seen.knownHand.begin(), seen.knownHand.end());
    int position = 0;
    forEachInDeck(state, seat, kCardsPerSeat, [&](CardRef card) {
        if (knows(state, observer, card))
            seen.knownDeck.push_back({position, cardIndex(state, card)});
        ++position;
    });
    forEachHeld(state, seat, [&](CardRef card) {
        ++seen.heldCount;
        if (knows(state, observer, card))
            seen.held.push_back({seat == observer ? card : CardRef(), cardIndex(state, card)});
    });
}

SeenStore& storeBelow(std::vector<SeenStore>& stores, CardRef host)
{
    const auto found = std::ranges::find(stores, host, &SeenStore::host);
    return found != stores.end() ? *found : stores.emplace_back(SeenStore{.host = host, .known = {}});
}

void seeStored(const GameState& state, Seat observer, CardRef card, SeenPlayer& seen)
{
    SeenStore& store = storeBelow(seen.stores, hostOf(state, card));
    ++store.count;
    if (knows(state, observer, card))
        store.known.push_back({card.owner() == observer ? card : CardRef(), cardIndex(state, card)});
}

// It lies under what is no Site in the Field: a card that keeps it face down, or a Site kept for later.
bool isBelowAnother(const GameState& state, CardRef card)
{
    if (placeOf(state, card) != Place::UnderSite)
        return false;
    const CardRef host = hostOf(state, card);
    const Place where = placeOf(state, host);
    return isOnTable(where) && (where != Place::Field || factsOf(state, host).type != CardType::Site);
}

// Where it lies, of a card that is neither Site nor Agent; nothing of one that is seen elsewhere, or hidden.
std::optional<SeenBeside> besideOf(const GameState& state, Seat observer, CardRef card)
{
    SeenBeside seen;
    seen.card = seenCard(state, card);
    seen.place = placeOf(state, card);
    seen.with = card.owner();
    const Thing host = hostThing(state, card);
    switch (seen.place) {
    case Place::Field:
        seen.with = holderOf(state, card);
        return seen;
    case Place::Hospital:
        seen.with = hospitalOf(state, card) != kNoSeat ? hospitalOf(state, card) : card.owner();
        return seen;
    case Place::BesideXFile:
        return seen;
    case Place::OnTeam:
        seen.with = host.seat();
        seen.team = static_cast<std::uint8_t>(host.number());
        return seen;
    case Place::UnderSite:
        if (!isBelowAnother(state, card))
            return std::nullopt;
        seen.place = Place::OnCard;
        seen.with = host.card().owner();
        seen.host = host.card();
        return seen;
    case Place::OnCard:
        if (agentAt(state, host))
            return std::nullopt;
        seen.with = host.card().owner();
        if (!isHidden(state, host.card()) || knows(state, observer, host.card())) // not what another one holds
            seen.host = host.card();
        return seen;
    default:
        return std::nullopt;
    }
}

// What of his lies on the table besides Agents and Sites.
void seeTable(const GameState& state, Seat observer, Seat seat, SeenPlayer& seen)
{
    seen.table.clear();
    seen.beside.clear();
    seen.stores.clear();
    state.player(seat).table.forEach([&](int index) {
        const CardRef card(seat, index);
        const Place place = placeOf(state, card);
        if (place == Place::UnderSite && isFaceDown(state, card)) { // whatever it is: what is hidden is not asked for
            if (isBelowAnother(state, card))
                seeStored(state, observer, card, seen);
            return;
        }
        const CardType type = factsOf(state, card).type;
        if (type == CardType::Agent || place == Place::Waiting)
            return;
        if (place == Place::Bureau || place == Place::Table) {
            if (!isHeld(state, card))
                seen.table.push_back(seenCard(state, card));
        } else if (const auto beside = besideOf(state, observer, card); beside && type != CardType::Site) {
            seen.beside.push_back(*beside);
        }
    });
    std::ranges::sort(seen.stores, {}, &SeenStore::host); // not as hidden cards come (ZONE-21)
}

void seePlayer(const GameState& state, Seat observer, Seat seat, const Attached& attached, SeenPlayer& seen)
{
    const PlayerState& player = state.player(seat);
    seen.rp = player.rp;
    seen.cp = player.cp;
    seen.turns = player.turns;
    seen.handCount = player.hand.size();
    seen.deckCount = player.deckCount;
    seen.announced = player.announced;
    seen.out = player.out != 0;
    seeAbsent(state, seat, seen);
    seeHidden(state, observer, seat, seen);
    seen.discard.clear();
    for (int index = 0; player.discardCount > 0 && index < cardsOf(state, seat); ++index)
        if (placeOf(state, {seat, index}) == Place::Discard)
            seen.discard.push_back(cardIndex(state, {seat, index}));
    std::sort(seen.discard.begin(), seen.discard.end());
    std::size_t agents = 0;
    forEachAgent(player.inPlay, [&](int slot) { seeAgent(state, seat, slot, attached, next(seen.agents, agents)); });
    seen.agents.resize(agents);
    std::size_t sites = 0;
    forEachSite(state, seat, [&](CardRef site) { seeSite(state, observer, site, attached, next(seen.sites, sites)); });
    seen.sites.resize(sites);
    seeTable(state, observer, seat, seen);
}

// A face-down card that he does not know is no more to him than what it lies under.
CardRef seenAim(const GameState& state, Seat observer, CardRef aim)
{
    const bool open = !aim || aim.owner() == observer || knows(state, observer, aim);
    return open ? aim : hostOf(state, aim);
}

// The round of this Combat that is under way, none that waits below (COMBAT-58); or nothing.
const Frame* roundOf(const GameState& state, const Frame& combat)
{
    const Frame* round = roundUnderWay(state);
    return round && round->as<FightFrame>().record == combat.as<FightFrame>().record ? round : nullptr;
}

// What he deals in the round under way; between two rounds the better of his LRC and CRC.
int blowNow(const GameState& state, const Frame& combat, const Frame* round, Combatant combatant)
{
    if (round)
        return damageOf(state, *round, combatant);
    return std::max(strength(state, combat, combatant, kLongRange), strength(state, combat, combatant, kCloseRange));
}

void seeFight(const GameState& state, const Frame& combat, Observation& seen)
{
    const CombatRecord& record = recordOf(state, combat);
    const bool alone = (record.flags & kArranged) != 0;
    const Frame* round = roundOf(state, combat);
    seen.fight = {combat.seat, combat.who, alone ? kNoTeam : combat.team};
    if (round) {
        seen.fight.range = round->as<RoundFrame>().range;
        seen.fight.dealt = round->step > kCount;
    }
    forEachCombatant(standing(state, combat, CombatSide::Agents),
                     [&](Combatant agent) { seen.fight.blow += blowNow(state, combat, round, agent); });
    for (const CardFighter& foe : record.foes)
        if (foe.card && foe.beaten == 0) {
            const FighterRatings ratings = ratingsOf(state, foe);
            const Combatant combatant = combatantOf(state, combat, foe.card);
            const bool fights = contains(standing(state, combat, CombatSide::Foes), combatant);
            seen.foes.push_back({seenCard(state, foe.card), foe.damage,
                                 fights ? blowNow(state, combat, round, combatant) : 0,
                                 ratings.hasHealth ? std::max(0, ratings.health - foe.damage) : -1});
        }
}

void seeStack(const GameState& state, Seat observer, Observation& seen)
{
    seen.stack.clear();
    seen.foes.clear();
    for (int i = state.depth; i-- > 0;) {
        const Frame& frame = state.frames[static_cast<std::size_t>(i)];
        if (frame.kind == FrameKind::Card && !frame.has(CardFlag::Negated))
            seen.stack.push_back({frame.seat, seenCard(state, frame.card), seenAim(state, observer, frame.target)});
    }
    seen.check = checkUnderWay(state);
    seen.investigation = {};
    if (const Frame* site = nearest(state, FrameKind::Site))
        seen.investigation = {site->card, site->seat, site->team};
    seen.fight = {};
    if (const Frame* combat = nearest(state, FrameKind::Combat))
        seeFight(state, *combat, seen);
}

CardRef seenSubject(const GameState& state, Seat observer)
{
    const CardRef card = state.top().card;
    return card && isHidden(state, card) && card.owner() != observer && !knows(state, observer, card) ? CardRef()
                                                                                                      : card;
}

void seeNotebooks(const GameState& state, Seat observer, Observation& seen)
{
    const auto seats = static_cast<std::size_t>(state.match->seats());
    seen.notebooks.assign(seats, {});
    seen.opposing.clear();
    for (std::size_t seat = 0; seat < seats; ++seat)
        if (seat != observer)
            seen.notebooks[seat] = notebook(state, observer, static_cast<Seat>(seat));
    if (seats == 2) {
        seen.opposing.push_back(notebook(state, 0, 1));
        seen.opposing.push_back(notebook(state, 1, 0));
    }
}

} // namespace

SeenCheck checkUnderWay(const GameState& state)
{
    const int depth = depthOf(state, FrameKind::Check);
    if (depth == 0)
        return {};
    const Frame& check = state.frames[static_cast<std::size_t>(depth - 1)];
    const NeededLevel needed = prerequisiteOf(state, depth);
    return {check.seat, check.team, needed.skill, needed.level,
            levelOf(state, check.seat, check.team, needed.skill, depth)};
}

void observe(const GameState& state, Seat observer, Observation& seen)
{
    const auto seats = static_cast<std::size_t>(state.match->seats());
    seen.self = observer;
    seen.active = state.activeSeat();
    seen.decider = state.decider;
    seen.phase = state.phase();
    seen.turn = state.turn;
    seen.ending = state.ending;
    seen.winner = state.winner;
    seen.about = {seenSubject(state, observer), state.top().team, state.top().who};
    seeStack(state, observer, seen);
    seen.players.resize(seats);
    const Attached attached(state);
    for (std::size_t seat = 0; seat < seats; ++seat)
        seePlayer(state, observer, static_cast<Seat>(seat), attached, seen.players[seat]);
    seeNotebooks(state, observer, seen);
    seen.hand.clear();
    state.player(observer).hand.forEach([&](int index) { seen.hand.push_back(seenCard(state, {observer, index})); });
    seen.xFile = state.player(observer).xFile;
}

} // namespace dossier
