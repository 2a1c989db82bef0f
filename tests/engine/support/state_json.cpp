#include "engine/support/state_json.h"

#include <algorithm>
#include <concepts>
#include <limits>

namespace dossier {

namespace {

// One walk over all fields serves for writing and for reading: it gives each field its name and its limit.
class Fields
{
public:
    explicit Fields(Json& out)
        : m_out(&out)
    {}
    explicit Fields(const Json& in)
        : m_in(&in)
    {}

    // The field's value when written, the value that stands in the text when read.
    std::int64_t number(const char* name, std::int64_t value, std::int64_t most, std::int64_t least = 0)
    {
        if (!m_out)
            return m_in->at(name).asInteger(least, most);
        m_out->set(name, value);
        return value;
    }

    template <std::integral T>
    void field(const char* name, T& value)
    {
        const auto least = static_cast<std::int64_t>(std::numeric_limits<T>::min());
        const auto most = static_cast<std::int64_t>(
            std::min<std::uint64_t>(std::numeric_limits<T>::max(), std::numeric_limits<std::int64_t>::max()));
        value = static_cast<T>(number(name, static_cast<std::int64_t>(value), most, least));
    }

    template <typename T>
    requires std::is_enum_v<T>
    void choice(const char* name, T& value, int count)
    {
        value = static_cast<T>(number(name, static_cast<std::int64_t>(value), count - 1));
    }

    void card(const char* name, CardRef& ref)
    {
        const auto bits = number(name, ref ? ref.bits() : -1, kMostSeats * 128 - 1, -1);
        ref = bits < 0 ? CardRef() : CardRef(static_cast<Seat>(bits >> 7), static_cast<int>(bits & 0x7f));
    }

    void thing(const char* name, Thing& thing)
    {
        thing = Thing::ofBits(static_cast<std::uint16_t>(number(name, thing.bits(), 0xffff)));
    }

    template <typename T, std::size_t N>
    requires(sizeof(T) == 1) void bytes(const char* name, std::array<T, N>& values)
    {
        if (m_out) {
            Json list = Json::array();
            for (const T& value : values)
                list.push(int{std::bit_cast<std::uint8_t>(value)});
            m_out->set(name, std::move(list));
            return;
        }
        const auto& items = listOf(name, N, N);
        for (std::size_t i = 0; i < N; ++i)
            values[i] = std::bit_cast<T>(static_cast<std::uint8_t>(items[i].asInt(0, 255)));
    }

    template <std::size_t N>
    void numbers(const char* name, std::array<std::uint16_t, N>& values)
    {
        if (m_out) {
            Json list = Json::array();
            for (std::uint16_t value : values)
                list.push(int{value});
            m_out->set(name, std::move(list));
            return;
        }
        const auto& items = listOf(name, N, N);
        for (std::size_t i = 0; i < N; ++i)
            values[i] = static_cast<std::uint16_t>(items[i].asInt(0, 0xffff));
    }

    // The first `count` elements, each an object of its own.
    template <typename T, std::size_t N, typename Count, typename Each>
    void list(const char* name, std::array<T, N>& values, Count& count, Each each)
    {
        if (m_out) {
            Json items = Json::array();
            for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
                Json item = Json::object();
                Fields fields(item);
                each(fields, values[i]);
                items.push(std::move(item));
            }
            m_out->set(name, std::move(items));
            return;
        }
        const auto& items = listOf(name, 0, N);
        count = static_cast<Count>(items.size());
        for (std::size_t i = 0; i < items.size(); ++i) {
            Fields fields(items[i]);
            each(fields, values[i]);
        }
    }

private:
    const std::vector<Json>& listOf(const char* name, std::size_t least, std::size_t most) const
    {
        const Json& list = m_in->at(name);
        if (list.items().size() < least || list.items().size() > most)
            throw JsonError(list.line(), std::string("\"") + name + "\" has the wrong length");
        return list.items();
    }

    Json* m_out = nullptr;
    const Json* m_in = nullptr;
};

void agentFields(Fields& fields, AgentState& agent)
{
    fields.field("card", agent.card);
    agent.section = static_cast<std::uint8_t>(fields.number("section", agent.section, kSections - 1)) & 7;
    agent.team = static_cast<std::uint8_t>(fields.number("team", agent.team, kNoTeam)) & 31;
    agent.damage = static_cast<std::uint8_t>(fields.number("damage", agent.damage, 15)) & 15;
    agent.healthLost = static_cast<std::uint8_t>(fields.number("health lost", agent.healthLost, 7)) & 7;
    agent.mayNotHeal = static_cast<std::uint8_t>(fields.number("may not heal", agent.mayNotHeal, 1)) & 1;
    agent.held = static_cast<std::uint8_t>(fields.number("held", agent.held, 3)) & 3;
    agent.untilHealed = static_cast<std::uint8_t>(fields.number("until healed", agent.untilHealed, 1)) & 1;
    agent.bought = static_cast<std::uint8_t>(fields.number("bought", agent.bought, 1)) & 1;
    agent.moved = static_cast<std::uint8_t>(fields.number("moved", agent.moved, 1)) & 1;
    agent.sites = static_cast<std::uint8_t>(fields.number("sites", agent.sites, 3)) & 3;
    agent.leavesLater = static_cast<std::uint8_t>(fields.number("leaves later", agent.leavesLater, 1)) & 1;
    agent.costLost = static_cast<std::uint8_t>(fields.number("cost lost", agent.costLost, 15)) & 15;
    agent.away = static_cast<std::uint8_t>(fields.number("away", agent.away, 3)) & 3;
    agent.purse = static_cast<std::uint8_t>(fields.number("purse", agent.purse, 1)) & 1;
    agent.diesLater = static_cast<std::uint8_t>(fields.number("dies later", agent.diesLater, 1)) & 1;
    agent.hostTokens = static_cast<std::uint8_t>(fields.number("host tokens", agent.hostTokens, 7)) & 7;
    agent.used = static_cast<std::uint8_t>(fields.number("used", agent.used, 1)) & 1;
    agent.gone = static_cast<std::uint8_t>(fields.number("gone", agent.gone, 3)) & 3;
    agent.byAdversary = static_cast<std::uint8_t>(fields.number("by adversary", agent.byAdversary, 1)) & 1;
    agent.home = static_cast<std::uint8_t>(fields.number("home", agent.home, 127)) & 127;
    agent.borrowed = static_cast<std::uint8_t>(fields.number("borrowed", agent.borrowed, 1)) & 1;
    agent.homeSection = static_cast<std::uint8_t>(fields.number("home section", agent.homeSection, kSections - 1)) & 3;
    agent.removed = static_cast<std::uint8_t>(fields.number("removed", agent.removed, 1)) & 1;
    agent.preyedOn = static_cast<std::uint8_t>(fields.number("preyed on", agent.preyedOn, 3)) & 3;
    agent.hitInCombat = static_cast<std::uint8_t>(fields.number("hit in combat", agent.hitInCombat, 1)) & 1;
}

void notebookFields(Fields& fields, Notebook& notes)
{
    fields.field("yes", notes.yes);
    fields.field("no", notes.no);
    auto wrong = static_cast<std::int64_t>(notes.wrong);
    fields.field("wrong", wrong);
    notes.wrong = static_cast<std::uint64_t>(wrong);
}

void playerFields(Fields& fields, PlayerState& player)
{
    fields.field("rp", player.rp);
    fields.field("cp", player.cp);
    fields.field("turns", player.turns);
    fields.field("x-file", player.xFile);
    fields.field("deck top", player.deckTop);
    fields.field("deck count", player.deckCount);
    fields.field("discard count", player.discardCount);
    fields.field("in play", player.inPlay);
    player.guessed = static_cast<std::uint8_t>(fields.number("guessed", player.guessed, 1)) & 1;
    player.guessUsed = static_cast<std::uint8_t>(fields.number("guess used", player.guessUsed, 1)) & 1;
    player.played = static_cast<std::uint8_t>(fields.number("played", player.played, 3)) & 3;
    player.out = static_cast<std::uint8_t>(fields.number("out", player.out, 1)) & 1;
    player.announced = static_cast<std::uint8_t>(fields.number("announced", player.announced, 15)) & 15;
    player.methodSpent = static_cast<std::uint8_t>(fields.number("method spent", player.methodSpent, 3)) & 3;
    player.motiveSpent = static_cast<std::uint8_t>(fields.number("motive spent", player.motiveSpent, 3)) & 3;
    player.resultSpent = static_cast<std::uint8_t>(fields.number("result spent", player.resultSpent, 3)) & 3;
    player.resultUsed = static_cast<std::uint8_t>(fields.number("result used", player.resultUsed, 1)) & 1;
    fields.numbers("fetched", player.fetched);
    fields.bytes("place", player.place);
    fields.bytes("mark", player.mark);
    fields.bytes("host", player.host);
    int agents = kMostAgentTitles;
    fields.list("agents", player.agents, agents, agentFields);
    int notebooks = kMostSeats - 1;
    fields.list("notebooks", player.notebooks, notebooks, notebookFields);
}

void frameFields(Fields& fields, Frame& frame)
{
    constexpr int kKinds = kFrameKinds;
    fields.choice("kind", frame.kind, kKinds);
    fields.field("step", frame.step);
    fields.field("seat", frame.seat);
    fields.field("who", frame.who);
    fields.card("card", frame.card);
    fields.thing("target", frame.target);
    fields.thing("other", frame.other);
    fields.thing("third", frame.third);
    fields.field("set", frame.raw10);
    fields.field("what", frame.raw14);
    fields.field("flags", frame.flags);
    fields.field("team", frame.team);
    fields.field("level", frame.raw17);
    fields.field("count", frame.raw18);
    fields.field("used", frame.raw20);
    fields.field("chosen", frame.raw22);
    fields.field("chosen2", frame.raw23);
    fields.field("form", frame.form);
    fields.field("more", frame.more);
}

void modifierFields(Fields& fields, Modifier& modifier)
{
    fields.choice("kind", modifier.kind, kModifierKinds);
    fields.choice("until", modifier.until, kDurations);
    fields.field("what", modifier.what);
    fields.field("amount", modifier.amount);
    fields.field("depth", modifier.depth);
    fields.field("extra", modifier.extra);
    fields.thing("subject", modifier.subject);
    fields.card("source", modifier.source);
}

void watchFields(Fields& fields, Watch& watch)
{
    fields.field("moment", watch.moment);
    fields.choice("until", watch.until, kDurations);
    fields.field("step", watch.step);
    fields.field("depth", watch.depth);
    fields.thing("subject", watch.subject);
    fields.card("source", watch.source);
    fields.field("seat", watch.seat);
    fields.field("may", watch.may);
}

void fighterFields(Fields& fields, CardFighter& fighter)
{
    fields.card("card", fighter.card);
    fields.field("damage", fighter.damage);
    fighter.beaten = static_cast<std::uint8_t>(fields.number("beaten", fighter.beaten, 2)) & 3;
    fighter.second = static_cast<std::uint8_t>(fields.number("second", fighter.second, 1)) & 1;
    fighter.single = static_cast<std::uint8_t>(fields.number("single", fighter.single, kMostAgentTitles)) & 31;
}

void combatFields(Fields& fields, CombatRecord& combat)
{
    int foes = CombatRecord::kFoes;
    int helpers = CombatRecord::kHelpers;
    fields.list("foes", combat.foes, foes, fighterFields);
    fields.list("helpers", combat.helpers, helpers, fighterFields);
    fields.field("fighting", combat.fighting);
    fields.field("rounds", combat.rounds);
    fields.field("idle", combat.idle);
    fields.field("dealt", combat.dealt);
    fields.field("foe agents", combat.foeAgents);
    fields.field("lead", combat.lead);
    fields.field("flags", combat.flags);
}

void hitFields(Fields& fields, Hit& hit)
{
    fields.field("source", hit.source);
    fields.field("target", hit.target);
    fields.field("amount", hit.amount);
    fields.field("stage", hit.stage);
}

void useFields(Fields& fields, CardUse& use)
{
    Seat by = use.by();
    CardRef card = use.card();
    fields.field("by", by);
    fields.card("card", card);
    use = CardUse(by, card);
}

void randomFields(Fields& fields, Random& random)
{
    auto words = random.words();
    for (std::size_t i = 0; i < words.size(); ++i) {
        auto word = static_cast<std::int64_t>(words[i]);
        fields.field(i == 0 ? "random a" : "random b", word);
        words[i] = static_cast<std::uint64_t>(word);
    }
    random = Random::fromWords(words);
}

void stateFields(Fields& fields, GameState& state, int seats)
{
    randomFields(fields, state.random);
    fields.field("turn", state.turn);
    fields.choice("ending", state.ending, static_cast<int>(Ending::TurnLimit) + 1);
    fields.field("winner", state.winner);
    fields.field("decider", state.decider);
    fields.list("players", state.players, seats, playerFields);
    fields.list("frames", state.frames, state.depth, frameFields);
    fields.list("modifiers", state.modifiers, state.modifierCount, modifierFields);
    fields.list("watches", state.watches, state.watchCount, watchFields);
    fields.list("combats", state.combats, state.combatCount, combatFields);
    fields.list("hits", state.hits, state.hitCount, hitFields);
    fields.list("used", state.used, state.usedCount, useFields);
}

// The sets follow from the places.
void deriveSets(GameState& state)
{
    for (int i = 0; i < state.match->seats(); ++i) {
        PlayerState& player = state.players[static_cast<std::size_t>(i)];
        for (int index = 0; index < cardsOf(state, static_cast<Seat>(i)); ++index) {
            const Place place = placeOf(state, {static_cast<Seat>(i), index});
            if (place == Place::Hand)
                player.hand.insert(index);
            else if (isOnTable(place))
                player.table.insert(index);
        }
    }
}

// --- What is impossible ---------------------------------------------------------------------------------------------

std::string unsoundCards(const GameState& state, Seat seat)
{
    const PlayerState& player = state.player(seat);
    const int count = cardsOf(state, seat);
    int inDeck = 0;
    int discarded = 0;
    for (int index = 0; index < count; ++index) {
        const Place place = placeOf(state, {seat, index});
        inDeck += place == Place::Deck;
        discarded += place == Place::Discard;
        if (place == Place::Outside)
            return "a card is nowhere";
        if (player.hand.contains(index) != (place == Place::Hand) || player.table.contains(index) != isOnTable(place))
            return "a set of cards does not agree with their places";
    }
    if (inDeck != player.deckCount || discarded != player.discardCount)
        return "a pile does not hold as many cards as counted";
    int chained = 0;
    for (int card = player.deckTop; card != kNoCard; card = player.host[static_cast<std::size_t>(card)]) {
        if (card >= count || placeOf(state, {seat, card}) != Place::Deck || ++chained > inDeck)
            return "a Bureau Deck is no chain";
    }
    return chained == inDeck ? "" : "a Bureau Deck is no chain";
}

std::string unsoundAgents(const GameState& state, Seat seat)
{
    const PlayerState& player = state.player(seat);
    for (int slot = 0; slot < kMostAgentTitles; ++slot) {
        const AgentState& agent = player.agents[static_cast<std::size_t>(slot)];
        const bool here = (player.inPlay >> slot & 1u) != 0;
        if (!agent.inPlay()) {
            if (here)
                return "the set of Agents in play does not agree";
            continue;
        }
        const CardRef card = agentCard(state, seat, slot);
        if (agent.card >= cardsOf(state, card.owner()) || factsOf(state, card).slot != slot)
            return "an Agent is another card";
        const Place place = placeOf(state, card);
        const bool elsewhere = place == Place::Away || place == Place::Abducted;
        if (here == elsewhere)
            return "the set of Agents in play does not agree";
        if (elsewhere)
            continue;
        if (place != placeOf(agent.where()))
            return "an Agent does not lie in his Section";
        if ((agent.team == kNoTeam) != (agent.where() == Section::Hospital))
            return "an Agent in the Hospital has a Team, or one outside has none";
        if (agent.damage > agentFacts(state, seat, slot).health)
            return "an Agent has more damage than Health";
    }
    return player.inPlay >> kMostAgentTitles == 0 ? "" : "the set of Agents in play does not agree";
}

std::string unsoundFrames(const GameState& state)
{
    const int seats = state.match->seats();
    const auto exists = [&](CardRef card) {
        return !card || (card.owner() < seats && card.index() < cardsOf(state, card.owner()));
    };
    if (state.depth == 0 || state.frames[0].kind != FrameKind::Turn || state.frames[0].as<TurnFrame>().phase >= kPhases)
        return "no turn is under way";
    for (int i = 0; i < state.depth; ++i) {
        const Frame& frame = state.frames[static_cast<std::size_t>(i)];
        if (!exists(frame.card) || !exists(frame.target))
            return "a frame speaks of a card that does not exist";
        if (frame.seat != kNoSeat && frame.seat >= seats)
            return "a frame speaks of a player who does not exist";
    }
    return state.over() || state.decider < seats ? "" : "nobody can act";
}

} // namespace

Json writeState(const GameState& state)
{
    Json json = Json::object();
    Fields fields(json);
    GameState copy = state;
    stateFields(fields, copy, state.match->seats());
    return json;
}

GameState readState(const Json& json, const Match& match)
{
    GameState state;
    state.match = &match;
    Fields fields(json);
    stateFields(fields, state, match.seats());
    deriveSets(state);
    const std::string problem = unsound(state);
    if (!problem.empty())
        throw JsonError(json.line(), problem);
    return state;
}

std::string unsound(const GameState& state)
{
    for (int i = 0; i < state.match->seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        if (std::string problem = unsoundCards(state, seat); !problem.empty())
            return problem;
        if (std::string problem = unsoundAgents(state, seat); !problem.empty())
            return problem;
        if (state.player(seat).xFile >= state.match->xFileCount())
            return "an X-File does not exist";
    }
    return unsoundFrames(state);
}

} // namespace dossier
