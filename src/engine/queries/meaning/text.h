// A text at work: who speaks, which card, what has been named and chosen so far. What its phrases mean at this moment
// is answered here: which things a reference names, whom a selector fits, whether a condition holds, what an amount is.
#pragma once

#include "engine/state/effect.h"
#include "engine/state/state.h"

namespace dossier {

// `frame` holds the registers (target, other, third, set): the Card or Text frame that runs, or one made up for a card
// that might be played. `what` its steps have changed is read where the state says it, never kept here.
struct Text
{
    const GameState& state;
    Seat me = kNoSeat;
    CardRef self{};
    const Effect* effect = nullptr;
    Frame frame{};
};

// What its frame says to a text; nothing where no frame runs it (textOfCard).
inline const TextFrame& inFrame(const Text& text)
{
    static const TextFrame none{};
    return TextFrame::is(text.frame.kind) ? text.frame.as<TextFrame>() : none;
}

// The player whose side in a Combat the text takes: its own, but for what helps the Agents (MULTI-10).
inline Seat sideOf(const Text& text)
{
    return text.frame.has(CardFlag::ForAgents) ? text.state.activeSeat() : text.me;
}

// The text of the card on top of the stack, or of the frame at `depth` (from 1).
Text textOf(const GameState& state);
Text textAt(const GameState& state, int depth);
// What a card does where it lies: its own text, but for an Adversary in a player's Bureau, who works by the text of the
// card that put him there (0032).
const Effect* effectNow(const GameState& state, CardRef card);
// ... and the text that a frame runs: that of its card as it lay there when its use was announced.
const Effect* effectOf(const GameState& state, const Frame& frame);
// The card whose text a card works by where it lies, mostly itself.
CardRef giverOf(const GameState& state, CardRef card);
// The text of a card that lies there, for its `while`, its reactions and its uses.
Text textOfCard(const GameState& state, CardRef card);

// Some things, without allocation: at most all cards of all players.
class Things
{
public:
    static constexpr int kMost = kMostSeats * kCardsPerSeat;
    Things() {} // NOLINT(modernize-use-equals-default): the room stays uninitialised
    void add(Thing thing)
    {
        if (m_size < kMost)
            m_items[static_cast<std::size_t>(m_size++)] = thing;
    }
    int size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    Thing operator[](int i) const { return m_items[static_cast<std::size_t>(i)]; }
    Thing first() const { return m_size > 0 ? m_items[0] : Thing(); }
    const Thing* begin() const { return m_items.data(); }
    const Thing* end() const { return m_items.data() + m_size; }
    bool contains(Thing thing) const;

private:
    union {
        std::array<Thing, kMost> m_items; // uninitialised beyond m_size
    };
    int m_size = 0;
};

// Who is meant by `them`: the Directed Player of the Site under investigation or the Investigating Player, else the
// next player to the left who is still in the game.
Seat opponentOf(const GameState& state, Seat seat);
// The one a text speaks of: named for it, the player of the card it waited for, else as above (OQ-127).
Seat opponentIn(const Text& text);
// Who controls a card: its owner, or who has borrowed it; of one on the stack its player.
Seat speakerOf(const GameState& state, CardRef card);

// Of so many cards under one Site some can be taken by one text (0231); there are never so many but in odd positions.
inline constexpr int kPlacesTold = 32;
// Whether the text that this frame runs takes cards so: then TextFrame::taken are places under its target.
bool takesFromSite(const GameState& state, const Frame& frame);

// Whom a reference names now; nothing where it names nobody.
void resolve(const Text& text, const Reference& reference, Things& things);
inline Things resolved(const Text& text, const Reference& reference)
{
    Things things;
    resolve(text, reference, things);
    return things;
}
// The Agents among things, Teams dissolved into their members, of one seat (that of the first).
struct AgentsOf
{
    Seat seat = kNoSeat;
    AgentSet agents = 0;
};
AgentsOf agentsAmong(const GameState& state, const Things& things);

// Whether this thing passes every filter; of two that are joined, one.
bool passesAll(const Text& text, const std::vector<Filter>& filters, Thing thing);
// Whether a selector fits this thing, and everything that it fits.
bool fits(const Text& text, const Selector& selector, Thing thing);
void select(const Text& text, const Selector& selector, Things& things);

// HEAL-17: healing without the Keyword HEALING is not aimed at an Agent who may not heal, but to end what any healing
// ends (OQ-143, OQ-152). `steps`: where those begin that would be done to the target.
bool mayBeHealedBy(const Text& text, std::uint8_t steps, Thing target);

bool holds(const Text& text, const TextCondition& condition);
bool allHold(const Text& text, const std::vector<TextCondition>& conditions);

// `whom`: the one concerned, for amounts that differ from one to the other. Random amounts are drawn by the verb.
int valueOf(const Text& text, const Amount& amount, Thing whom);

// --- What several of these ask --------------------------------------------------------------------------------------

// An Agent in play, by his card: seat that controls him and slot, or kNoSeat.
struct AgentAt
{
    Seat seat = kNoSeat;
    int slot = -1;
    explicit operator bool() const { return seat != kNoSeat; }
};
AgentAt agentAt(const GameState& state, Thing thing);
// The Team a thing is, or stands in: a Team, an Agent's Team, the Team a card lies with.
Thing teamOf(const GameState& state, Thing thing);
// The Team that a text means by `team`: the one attacked, of the running check, else of the Site under investigation.
Thing teamInQuestion(const GameState& state);
// The Agents of a thing that is a Team.
AgentSet membersOf(const GameState& state, Thing team);
// The card, Agent or Team a card lies with, or nothing.
Thing hostThing(const GameState& state, CardRef card);
// Whether a card lies open on the table: neither waiting nor face down nor a reminder below another (PLAY-53), nor held
// for another player to use as if it were in his hand (OQ-130, OQ-162).
// Of a player's Agents those whose texts place tokens at set-up.
void addBegunWithTokens(const GameState& state, Seat seat, Things& things);
// What lies in his Discard Pile with a Cost in this pool.
void addDiscardOf(const GameState& state, Seat seat, Pool pool, Things& things);
// Another Bluff of this Site has been turned up.
bool bluffShown(const GameState& state, CardRef site, CardRef but);
bool liesOpen(const GameState& state, CardRef card);
bool isReminder(const GameState& state, CardRef card);
// In whose Field it lies, of a card that is neither a Site nor an Agent, or kNoSeat.
Seat holderOf(const GameState& state, CardRef card);
// The player in whose Hospital a card lies that another one has put there, or nobody.
Seat hospitalOf(const GameState& state, CardRef card);
// The card that others were announced with, waiting as one (OQ-109); a card by itself gives itself.
CardRef groupOf(const GameState& state, CardRef card);
// The Agent whose name a card in the Field keeps in secret, if he is in play. Nobody but its owner may learn of it.
AgentAt agentNamedBy(const GameState& state, CardRef card);
bool keepsName(const GameState& state, CardRef card);
// A card that lies face down below `self` and costs as much as `other`, neither an Agent nor a Site, as printed.
CardRef cardBelowLike(const GameState& state, CardRef self, CardRef other);
// The frame of a card that waits, or nothing.
const Frame* waitingFrame(const GameState& state, CardRef card);
// The use of the power of Abduction by `by` that waits, aimed at an Agent of `at` (POWER-24, OQ-117), or nothing.
const Frame* waitingAbduction(const GameState& state, Seat by, Seat at);
// The Agents whom a waiting card would abduct, or send to the Bureau or the Hospital, of one seat (OQ-132).
AgentsOf victimsOf(const GameState& state, const Frame& waiting);
// What a Witness adds to a check, without any change of it; nothing where it adds nothing.
std::optional<int> printedModifier(const GameState& state, CardRef witness);
// The skills a Witness adds to: those of its Activators; none: any (WIT-3).
std::uint16_t modifiedAbilities(const GameState& state, CardRef witness);

} // namespace dossier
