#include "engine/players/self_play.h"

#include "engine/flow/rules.h"
#include "engine/players/worlds/position.h"
#include "engine/queries/meaning/observation.h"

#include <algorithm>
#include <memory>

namespace dossier {

namespace {

using Players = std::vector<std::unique_ptr<Policy>>;

// A game's bots follow from its seed, like the game itself.
Players playersFor(const SelfPlaySetup& setup, const Match& match, std::uint64_t seed)
{
    Players players;
    for (std::size_t seat = 0; seat < setup.match.seats.size(); ++seat) {
        const Bot bot = seat < setup.bots.size() ? setup.bots[seat] : Bot::Random;
        Thinking thinking = setup.thinking;
        thinking.seed = seedOfGame(seed, seat + 1);
        players.push_back(playerFor(bot, match, thinking));
    }
    return players;
}

// Nobody draws a lot when the record is played again.
void nameDrawnXFiles(const GameState& state, std::vector<Deck>& decks)
{
    for (std::size_t seat = 0; seat < decks.size(); ++seat)
        if (state.match->drawsXFile(static_cast<Seat>(seat)))
            decks[seat].xFile = {{state.match->xFileCard(state.players[seat].xFile), 1}};
}

void count(const SelfPlayGame& game, SelfPlayReport& report)
{
    ++report.games;
    ++report.endings[static_cast<int>(game.ending)];
    report.turns.add(game.turns);
    report.decisions += game.decisions;
    if (game.winner != kNoSeat)
        ++report.wins[game.winner];
}

} // namespace

SelfPlayReport playMatches(const SelfPlaySetup& setup, int first, int last, const GoldfishContinue& goOn)
{
    const Match match(setup.match);
    Observation seen;
    SelfPlayReport report;
    for (int game = first; game < last && (!goOn || goOn()); ++game) {
        const std::uint64_t seed = seedOfGame(setup.seed, static_cast<std::uint64_t>(game));
        count(playGame(setup, match, seed, seen), report);
    }
    return report;
}

SelfPlayGame playGame(const SelfPlaySetup& setup, const Match& match, std::uint64_t seed, Observation& seen,
                      EventLog* log, const std::stop_token& stop)
{
    SelfPlayGame game;
    ActionList actions;
    Players players = playersFor(setup, match, seed);
    for (const auto& player : players)
        player->stopWith(stop);
    GameState state = newGame(match, seed, log);
    legalActions(state, actions);
    while (!state.over() && !stop.stop_requested()) {
        observe(state, state.decider, seen);
        applyLegal(state, players[state.decider]->decide({state, seen, actions}), actions, log);
        ++game.decisions;
    }
    game.winner = state.winner;
    game.ending = state.ending;
    game.turns = state.turn;
    game.stopped = !state.over();
    return game;
}

SelfPlayed playMatch(const SelfPlaySetup& setup, int game)
{
    const Match match(setup.match);
    SelfPlayed played;
    GameRecord& record = played.record;
    record.options = setup.match.options;
    for (const SeatSetup& seat : setup.match.seats) {
        record.decks.push_back(deckOf(seat));
        record.passive.push_back(seat.passive);
    }
    record.firstSeat = setup.match.firstSeat;
    record.seed = seedOfGame(setup.seed, static_cast<std::uint64_t>(game));
    Players players = playersFor(setup, match, record.seed);
    ActionList actions;
    Observation seen;
    GameState state = newGame(match, record.seed, &played.log);
    nameDrawnXFiles(state, record.decks);
    legalActions(state, actions);
    while (!state.over()) {
        observe(state, state.decider, seen);
        record.actions.push_back(players[state.decider]->decide({state, seen, actions}));
        applyLegal(state, record.actions.back(), actions, &played.log);
        record.marks.push_back(markOf(state));
    }
    record.hash = stateHash(state);
    return played;
}

SelfPlayReport mergeReports(const std::vector<SelfPlayReport>& parts)
{
    SelfPlayReport all;
    for (const SelfPlayReport& part : parts) {
        all.games += part.games;
        all.decisions += part.decisions;
        all.turns.add(part.turns);
        for (std::size_t seat = 0; seat < all.wins.size(); ++seat)
            all.wins[seat] += part.wins[seat];
        for (const auto& [ending, times] : part.endings)
            all.endings[ending] += times;
    }
    return all;
}

} // namespace dossier
