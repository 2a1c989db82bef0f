// Before the first turn (SETUP).
#include "engine/flow/setup.h"

#include "engine/changes/agents_changes.h"
#include "engine/changes/turn_changes.h"
#include "engine/changes/zones_changes.h"
#include "engine/flow/phase_handler.h"
#include "engine/flow/rules.h"
#include "engine/queries/table/teams.h"
#include "engine/state/grants.h"

#include <array>

namespace dossier {

namespace {

constexpr int kStartingPoints = 5; // SETUP-5, SETUP-6
constexpr int kOpeningHand = 7;    // SETUP-9, BASIC-11

// The lot for an X-File that comes before all others, so that it is the same whatever cards are shuffled.
std::uint32_t lotOf(std::uint64_t seed, Seat seat, std::uint32_t among)
{
    constexpr std::uint64_t kXFiles = 0x7866696c6573;
    return Random(seedOfGame(seed, kXFiles + seat)).below(among);
}

// SETUP-1: the X-File chosen, or any where none was.
void chooseXFile(Play& play, Seat seat, std::uint64_t seed)
{
    const auto chosen = play.match().xFile(seat);
    const auto among = static_cast<std::uint32_t>(play.match().xFileCount());
    play.state.player(seat).xFile =
        static_cast<std::uint8_t>(chosen                          ? static_cast<std::uint32_t>(*chosen)
                                  : play.match().drawsXFile(seat) ? lotOf(seed, seat, among)
                                                                  : play.state.random.below(among));
}

// SETUP-4, SETUP-15: all in the Bureau, one Team.
void placeTeam(Play& play, Seat seat)
{
    PlayerState& player = play.state.player(seat);
    for (int index = 0; index < play.match().teamCards(seat); ++index) {
        const CardRef card(seat, index);
        AgentState& agent = player.agents[static_cast<std::size_t>(factsOf(play.state, card).slot)];
        agent.card = static_cast<std::uint8_t>(index);
        agent.section = static_cast<std::uint8_t>(Section::Bureau);
        agent.team = 0;
        player.inPlay |= 1u << factsOf(play.state, card).slot;
        put(play, card, Place::Bureau);
    }
    forEachAgent(player.inPlay, [&](int slot) { placeTokens(play, seat, slot); });
}

// SETUP-8; what this game does without is taken out (BASIC-3, BASIC-8).
void buildDeck(Play& play, Seat seat)
{
    const Match& match = play.match();
    std::array<std::uint8_t, kCardsPerSeat> cards{};
    std::size_t size = 0;
    for (int index = match.teamCards(seat); index < match.cardCount(seat); ++index)
        if (isDealt(match.options().game, match.pool()[match.card(seat, index)]))
            cards[size++] = static_cast<std::uint8_t>(index);
        else
            put(play, {seat, index}, Place::Removed);
    const std::span<std::uint8_t> deck(cards.data(), size);
    play.state.random.shuffle(deck);
    stackDeck(play, seat, deck);
}

void tellTakenOut(Play& play)
{
    for (Seat seat = 0; seat < play.match().seats(); ++seat) {
        int count = 0;
        for (int index = play.match().teamCards(seat); index < play.match().cardCount(seat); ++index)
            count += isDealt(play.match().options().game, play.match().pool()[play.match().card(seat, index)]) ? 0 : 1;
        if (count > 0)
            play.tell({.kind = EventKind::TakenOut, .seat = seat, .number = static_cast<std::int16_t>(count)});
    }
}

} // namespace

void placeTokens(Play& play, Seat seat, int slot)
{
    if (isBasic(play.state) || agentOf(play.state, seat, slot).bought != 0) // BASIC-13, AGENT-8
        return;
    const CardRef card = agentCard(play.state, seat, slot);
    const Effect* effect = play.match().effect(cardIndex(play.state, card));
    if (!effect)
        return;
    if (tokensOf(*effect) > 0)
        setTokens(play, card, tokensOf(*effect));
    agentOf(play.state, seat, slot).purse = purseOf(*effect).empty() ? 0 : 1;
}

GameState emptyTable(const Match& match, std::uint64_t seed)
{
    GameState state;
    state.match = &match;
    state.random = Random(seed);
    Play play{state};
    for (int i = 0; i < match.seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        chooseXFile(play, seat, seed);
        for (int index = 0; index < match.cardCount(seat); ++index)
            put(play, {seat, index}, Place::Removed);
    }
    return state;
}

void startAt(GameState& state, Seat seat, Phase phase, EventLog* log, const Course& course)
{
    Play play{state, log, &course};
    beginTurn(play, seat);
    state.top().as<TurnFrame>().phase = static_cast<std::uint8_t>(phase);
    run(play);
}

GameState newGame(const Match& match, std::uint64_t seed, EventLog* log)
{
    GameState state;
    state.match = &match;
    state.random = Random(seed);
    Play play{state, log};
    play.tell({.kind = EventKind::GameBegan, .number = static_cast<std::int16_t>(match.seats())});
    tellTakenOut(play);
    for (int i = 0; i < match.seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        chooseXFile(play, seat, seed);
        placeTeam(play, seat);
        buildDeck(play, seat);
        const std::uint16_t points = isBasic(state) ? 0 : kStartingPoints; // BASIC-12
        state.player(seat).rp = points;
        state.player(seat).cp = points;
        draw(play, seat, kOpeningHand);
    }
    const auto drawn = static_cast<Seat>(state.random.below(static_cast<std::uint32_t>(match.seats())));
    beginTurn(play, match.firstSeat() < 0 ? drawn : static_cast<Seat>(match.firstSeat()));
    run(play);
    return state;
}

} // namespace dossier
