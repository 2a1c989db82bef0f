// The whole of a game at one moment, as a value: copied, compared and kept to take a move back.
//
// Everything that waits lies on one stack of small frames: the turn, a Site under investigation, a Skill Check, a
// window in which cards may be played, a question. Only the top frame acts; one that is done pops and the frame below
// goes on where its step says. So a decision is a state: legalActions (rules.h) looks at the top frame, apply answers
// it and runs frames until somebody has a choice again.
//
// A card is its owner's seat and an index into the Match's list of his cards; it is described by three bytes (`place`,
// `mark`, `host`). An Agent on the table has a record besides, found by his title's slot in the Match: nobody has two
// of a title (AGENT-5). The Bureau Deck is a chain from card to card through `host`, so that a card can be put
// anywhere into it. Nothing is computed twice: a Team's level, a Cost or a Keyword is asked for when it is needed.
#pragma once

#include "engine/state/card_state.h"
#include "engine/state/card_use.h"
#include "engine/state/frame.h"
#include "engine/state/match.h"
#include "engine/state/notebook.h"
#include "engine/state/phase.h"
#include "engine/state/place.h"
#include "engine/state/random.h"

#include <bit>
#include <type_traits>

namespace dossier {

inline constexpr std::uint8_t kNoCard = 0x7f; // as an index, a host or the next card of a deck

struct AgentState
{
    std::uint8_t card = kNoCard; // the copy in play, an index among its player's cards; kNoCard: not in play
    std::uint8_t section : 3 = 0;
    std::uint8_t team : 5 = kNoTeam; // Agents with one Section and one number are a Team (DEP-8); none in the Hospital
    std::uint8_t damage : 4 = 0;
    std::uint8_t healthLost : 3 = 0;  // for good (HEAL-4)
    std::uint8_t mayNotHeal : 1 = 0;  // HEAL-17
    std::uint8_t held : 2 = 0;        // own Deployment Phases still to spend in the Hospital (HEAL-18)
    std::uint8_t untilHealed : 1 = 0; // HEAL-19
    std::uint8_t bought : 1 = 0;      // from hand, for this turn (AGENT-1)
    std::uint8_t moved : 1 = 0;       // has been given his place in this phase
    std::uint8_t sites : 2 = 0;       // investigations of this turn (INV-5)
    std::uint8_t leavesLater : 1 = 0; // goes to the Hospital after one check or as the turn ends (0309)
    std::uint8_t costLost : 4 = 0;    // for good (OQ-55)
    std::uint8_t away : 2 = 0;        // own full turns still out of play (TURN-10)
    std::uint8_t purse : 1 = 0;       // his dedicated RP is there to be spent (BRIEF-8)
    std::uint8_t diesLater : 1 = 0;   // is removed as the turn ends (0338)
    std::uint8_t hostTokens : 3 = 0;  // 0338
    std::uint8_t used : 1 = 0;        // his ability, in this turn
    std::uint8_t gone : 2 = 0;        // this turn: 1 hospitalised, 2 removed by a text or in a Combat
    std::uint8_t byAdversary : 1 = 0; // ... and by an Adversary (OQ-115)
    std::uint8_t spare : 1 = 0;
    std::uint8_t home : 7 = 0; // of a borrowed Agent: owner 2, Team 5, to go back to; else see leftTeam
    std::uint8_t borrowed : 1 = 0;
    std::uint8_t homeSection : 2 = 0; // of a borrowed Agent, to go back to
    std::uint8_t preyedOn : 2 = 0;    // own turns that must end until he may be hit again (POWER-23)
    std::uint8_t hitInCombat : 1 = 0; // damaged in a Combat of this turn (POWER-15)
    std::uint8_t healsSlowly : 1 = 0; // at half the rate, until he is healed
    std::uint8_t spareBits : 1 = 0;
    std::uint8_t removed : 1 = 0; // from the game: the title may not be bought again (AGENT-13)

    // The title is bound: on the table, in training or abducted (AGENT-6).
    bool inPlay() const { return card != kNoCard; }
    // The Team its player has taken him out of in this phase (DEP-14), or kNoTeam.
    std::uint8_t leftTeam() const { return borrowed != 0 || home == 0 ? kNoTeam : static_cast<std::uint8_t>(home - 1); }
    void setLeftTeam(std::uint8_t number)
    {
        if (borrowed == 0)
            home = number == kNoTeam ? 0 : (number + 1) & 0x7f;
    }
    Section where() const { return static_cast<Section>(section); }
    // One point of Health for good (HEAL-4), as far as there is room to count it.
    void loseHealth()
    {
        constexpr int kMost = 7;
        if (healthLost < kMost)
            healthLost = (healthLost + 1) & kMost;
    }
    bool operator==(const AgentState&) const = default;
};

constexpr std::array<CardIndex, kFetchedPerSeat> noCards()
{
    std::array<CardIndex, kFetchedPerSeat> none{};
    none.fill(kNoCardIndex);
    return none;
}

struct PlayerState
{
    CardSet hand;
    CardSet table;                                    // everything in play or attached: all places from Bureau to Table
    std::array<Notebook, kMostSeats - 1> notebooks{}; // by distance to the left, see notebook()
    std::array<CardPlace, kCardsPerSeat> place{};
    std::array<CardMark, kCardsPerSeat> mark{};
    std::array<std::uint8_t, kCardsPerSeat> host{}; // card or Team it lies with; in a deck: the next card below
    std::array<AgentState, kMostAgentTitles> agents{};
    AgentSet inPlay = 0; // Agents in a Section
    std::uint16_t rp = 0;
    std::uint16_t cp = 0;
    std::uint16_t turns = 0; // own turns begun
    std::uint8_t xFile = 0;  // slot
    std::uint8_t deckTop = kNoCard;
    std::uint8_t deckCount = 0;
    std::uint8_t discardCount = 0;
    std::uint8_t guessed : 1 = 0;     // has guessed in the own turn under way (SITE-14)
    std::uint8_t guessUsed : 1 = 0;   // has guessed in this game (OPT-2)
    std::uint8_t played : 2 = 0;      // cards of this Investigation Phase, Basic Game (BASIC-29)
    std::uint8_t out : 1 = 0;         // no longer in the game (MULTI-18)
    std::uint8_t resultSpent : 2 = 0; // tokens of the power of the own X-File's Result (POWER-5)
    std::uint8_t resultUsed : 1 = 0;  // ... and whether it has been used in this turn (POWER-28)
    std::uint8_t announced : 4 = 0;   // characteristics of the own X-File told to all, a bit each (POWER-3)
    std::uint8_t methodSpent : 2 = 0; // tokens spent; of a power for once a turn, whether it has been used
    std::uint8_t motiveSpent : 2 = 0;
    std::array<CardIndex, kFetchedPerSeat> fetched = noCards(); // what came from outside (OQ-31), after the own cards

    bool operator==(const PlayerState&) const = default;
};

// Something that outlasts the moment it was made. It knows its source: negating that ends it (OQ-97).
struct Modifier
{
    ModifierKind kind = ModifierKind::Level;
    Duration until = Duration::Round;
    std::uint8_t what = 0;
    std::int8_t amount = 0;
    std::uint8_t depth = 0; // of the check, round or Combat it belongs to, as a number of frames
    std::uint8_t extra = 0; // for a set of Agents its highest bits
    Thing subject{};
    CardRef source{};

    AgentSet agents() const { return subject.bits() | static_cast<AgentSet>(extra) << 16; }
    void setAgents(Seat seat, AgentSet agents)
    {
        subject = Thing::ofBits(static_cast<std::uint16_t>(agents));
        extra = static_cast<std::uint8_t>(agents >> 16);
        amount = static_cast<std::int8_t>(seat);
    }
    bool operator==(const Modifier&) const = default;
};
static_assert(kMostAgentTitles <= 24);

// Steps of a card that wait for a moment (effect.h).
struct Watch
{
    std::uint8_t moment = 0;
    Duration until = Duration::Round;
    std::uint8_t step = 0;  // of the source's effect
    std::uint8_t depth = 0; // as in Modifier
    Thing subject{};        // whom the moment must concern, or the title of this card
    CardRef source{};
    Seat seat = kNoSeat;  // for whom the steps run
    std::uint8_t may = 0; // he may decline

    bool operator==(const Watch&) const = default;
};
inline constexpr int kMostWatches = 12;
inline constexpr int kMostModifiers = 40;
inline constexpr int kMostUsed = 40;

// How a card has left its Combat.
enum class Left : std::uint8_t { No, Killed, Withdrew };

// An Adversary in Combat, or a Witness that fights beside the Agents (COMBAT-47).
struct CardFighter
{
    CardRef card{};
    std::uint8_t damage = 0;
    std::uint8_t beaten : 2 = 0; // a Left
    std::uint8_t second : 1 = 0; // no card of its own: the second fighter of this one (0354)
    std::uint8_t single : 5 = 0; // slot + 1 of the only Agent it fights (COMBAT-41); 0: everybody

    Left left() const { return static_cast<Left>(beaten); }
    void leave(Left how) { beaten = static_cast<std::uint8_t>(how) & 3; }

    bool operator==(const CardFighter&) const = default;
};

struct CombatRecord
{
    static constexpr int kFoes = 4;
    static constexpr int kHelpers = 2;
    std::array<CardFighter, kFoes> foes{};
    std::array<CardFighter, kHelpers> helpers{};
    AgentSet fighting = 0;
    AgentSet foeAgents = 0;  // Agents on the Adversary's side (0241, 0265), of the same seat
    std::uint8_t rounds = 0; // LRC fought or skipped, and CRC begun; added ones do not count
    std::uint8_t idle = 0;   // CRC rounds in a row without damage or card (COMBAT-44)
    std::uint8_t dealt = 0;  // damage of the round under way
    std::uint8_t lead = 0;   // ... of it, by the Agents' side
    std::uint8_t flags = 0;  // see CombatFlag
    std::array<std::uint8_t, 3> spare{};

    bool operator==(const CombatRecord&) const = default;
};
inline constexpr int kMostCombats = 3;
enum CombatFlag : std::uint8_t {
    kSingle = 1,     // one Agent alone was named to fight
    kSkippedLrc = 2, // there was no LRC round
    kAgentLost = 4,  // an Adversary hospitalised or removed an Agent (OQ-115)
    kFoeKilled = 8,  // an Adversary was killed
    kArranged = 16,  // by `fight`: at most one LRC round and one CRC round
    kEndsNow = 32,   // a text ends it
    kNoLrc = 64,     // arranged without this round
    kNoCrc = 128
};

// Who deals or takes damage: an Agent's slot, then the Adversaries, then the Witnesses. A source from kByText on is a
// text, each a number of its own.
using Combatant = std::uint8_t;
inline constexpr Combatant kFirstFoe = kMostAgentTitles;
inline constexpr Combatant kFirstHelper = kFirstFoe + CombatRecord::kFoes;
inline constexpr Combatant kCombatants = kFirstHelper + CombatRecord::kHelpers;
inline constexpr Combatant kByText = kCombatants;
inline constexpr Combatant kNobody = 0xff;

// Damage between allotment and removal: one source, one target (COMBAT-23).
struct Hit
{
    Combatant source = 0;
    Combatant target = 0;
    std::uint8_t amount = 0;
    std::uint8_t stage = 0; // see damage.h

    bool operator==(const Hit&) const = default;
};
inline constexpr int kMostHits = 40;

struct GameState
{
    const Match* match = nullptr;
    Random random;
    std::array<PlayerState, kMostSeats> players{};
    std::array<Frame, kMostFrames> frames{};
    std::array<Modifier, kMostModifiers> modifiers{};
    std::array<CombatRecord, kMostCombats> combats{};
    std::array<Hit, kMostHits> hits{};
    std::array<CardUse, kMostUsed> used{}; // cards used in the checks under way (CHECK-14)
    std::array<Watch, kMostWatches> watches{};
    std::uint8_t modifierCount = 0;
    std::uint8_t combatCount = 0;
    std::uint8_t hitCount = 0;
    std::uint8_t usedCount = 0;
    std::uint8_t depth = 0; // frames in use
    Ending ending = Ending::None;
    Seat winner = kNoSeat;
    Seat decider = kNoSeat; // who has to choose; kNoSeat once the game is over
    std::uint16_t turn = 0; // turns begun, of all players
    std::uint8_t watchCount = 0;
    std::array<std::uint8_t, 5> spare{};

    bool over() const { return ending != Ending::None; }
    PlayerState& player(Seat seat) { return players[seat]; }
    const PlayerState& player(Seat seat) const { return players[seat]; }
    Frame& top() { return frames[depth - 1u]; }
    const Frame& top() const { return frames[depth - 1u]; }
    // The turn under way is always the lowest frame.
    const Frame& turnFrame() const { return frames[0]; }
    Seat activeSeat() const { return frames[0].seat; }
    Phase phase() const { return static_cast<Phase>(frames[0].as<TurnFrame>().phase); }

    bool operator==(const GameState&) const = default;
};

static_assert(std::is_trivially_copyable_v<GameState>);
static_assert(sizeof(AgentState) == 8 && sizeof(Frame) == 28 && sizeof(Modifier) == 10);
// NOLINTNEXTLINE(bugprone-sizeof-expression): no padding, so that equal games have equal bytes, for stateHash
static_assert(sizeof(GameState) == sizeof(GameState::match) + sizeof(Random) + kMostSeats * sizeof(PlayerState) +
                                       kMostFrames * sizeof(Frame) + kMostModifiers * sizeof(Modifier) +
                                       kMostCombats * sizeof(CombatRecord) + kMostHits * sizeof(Hit) +
                                       kMostUsed * sizeof(CardUse) + kMostWatches * sizeof(Watch) + 16);
static_assert(sizeof(PlayerState) == 2 * sizeof(CardSet) + std::size_t{3} * kCardsPerSeat + 3 * sizeof(Notebook) +
                                         kMostAgentTitles * sizeof(AgentState) + 16 +
                                         kFetchedPerSeat * sizeof(CardIndex));
static_assert(sizeof(GameState) <= 4096, "a state is copied a million times: keep it within one page");

// The same for equal games of one Match, very likely different for others.
std::uint64_t stateHash(const GameState& state);
// What a record remembers of a state.
inline std::uint32_t markOf(const GameState& state)
{
    return static_cast<std::uint32_t>(stateHash(state));
}

// --- Reading it -----------------------------------------------------------------------------------------------------

// Cards of `seat` that have an index: those he began with, then those he has fetched from outside.
inline int cardsOf(const GameState& state, Seat seat)
{
    const auto& fetched = state.player(seat).fetched;
    int count = state.match->cardCount(seat);
    for (std::size_t i = 0; i < fetched.size() && fetched[i] != kNoCardIndex; ++i)
        ++count;
    return count;
}
inline CardIndex cardIndex(const GameState& state, CardRef card)
{
    const int own = state.match->cardCount(card.owner());
    return card.index() < own ? state.match->card(card.owner(), card.index())
                              : state.player(card.owner()).fetched[static_cast<std::size_t>(card.index() - own)];
}
inline const CardFacts& factsOf(const GameState& state, CardRef card)
{
    return state.match->facts(cardIndex(state, card));
}
inline const CardPlace& placing(const GameState& state, CardRef card)
{
    return state.player(card.owner()).place[static_cast<std::size_t>(card.index())];
}
inline CardPlace& placing(GameState& state, CardRef card)
{
    return state.player(card.owner()).place[static_cast<std::size_t>(card.index())];
}
inline const CardMark& marking(const GameState& state, CardRef card)
{
    return state.player(card.owner()).mark[static_cast<std::size_t>(card.index())];
}
inline CardMark& marking(GameState& state, CardRef card)
{
    return state.player(card.owner()).mark[static_cast<std::size_t>(card.index())];
}
inline std::uint8_t hosting(const GameState& state, CardRef card)
{
    return state.player(card.owner()).host[static_cast<std::size_t>(card.index())];
}
inline Place placeOf(const GameState& state, CardRef card)
{
    return placing(state, card).where();
}

// The copy of an Agent in play, and his printed facts. Agents are kept with the player who controls them. The slot must
// be in play.
inline CardRef agentCard(const GameState& state, Seat seat, int slot)
{
    const AgentState& agent = state.player(seat).agents[static_cast<std::size_t>(slot)];
    const auto owner = static_cast<Seat>(agent.home >> 5);
    return {agent.borrowed != 0 ? owner : seat, agent.card};
}
inline const CardFacts& agentFacts(const GameState& state, Seat seat, int slot)
{
    return factsOf(state, agentCard(state, seat, slot));
}

// What `observer` knows of the X-File of `subject`, another seat.
inline const Notebook& notebook(const GameState& state, Seat observer, Seat subject)
{
    const int distance = (subject - observer + kMostSeats) % kMostSeats;
    return state.player(observer).notebooks[static_cast<std::size_t>(distance - 1)];
}
inline Notebook& notebook(GameState& state, Seat observer, Seat subject)
{
    return const_cast<Notebook&>(notebook(static_cast<const GameState&>(state), observer, subject));
}

inline bool isBasic(const GameState& state)
{
    return state.match->options().game == Game::Basic;
}

// The seat to the left, and whether play comes round to `from` again.
inline Seat leftOf(const GameState& state, Seat seat)
{
    return static_cast<Seat>((seat + 1) % state.match->seats());
}

// Whose things somebody meets first: of two players as they sit, of more himself and whoever sits to his left, in turn.
// Who takes the first that fits shall not take one player's more often than another's for the number of his seat.
inline Seat seatFrom(const GameState& state, Seat me, int place)
{
    const int seats = state.match->seats();
    return static_cast<Seat>(seats == 2 ? place : (me + place) % seats);
}

} // namespace dossier
