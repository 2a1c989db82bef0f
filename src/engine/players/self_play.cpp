#include "engine/players/self_play.h"

#include "engine/flow/rules.h"
#include "engine/players/novice.h"
#include "engine/players/pilot.h"
#include "engine/players/supervisor.h"
#include "engine/queries/meaning/observation.h"

#include <algorithm>
#include <memory>

namespace dossier {

namespace {

using Players = std::vector<std::unique_ptr<Policy>>;

std::unique_ptr<Policy> policyOf(Bot bot, const Match& match, std::uint64_t seed)
{
    switch (bot) {
    case Bot::FirstLegal:
        return std::make_unique<FirstLegalPolicy>();
    case Bot::Novice:
        return std::make_unique<Novice>(match, seed);
    case Bot::Agent:
        return std::make_unique<Pilot>(match);
    case Bot::Supervisor:
        return std::make_unique<Supervisor>(match);
    case Bot::Random:
        break;
    }
    return std::make_unique<RandomPolicy>(seed);
}

// A game's bots follow from its seed, like the game itself.
Players playersFor(const SelfPlaySetup& setup, const Match& match, std::uint64_t seed)
{
    Players players;
    for (std::size_t seat = 0; seat < setup.match.seats.size(); ++seat) {
        const Bot bot = seat < setup.bots.size() ? setup.bots[seat] : Bot::Random;
        players.push_back(policyOf(bot, match, seedOfGame(seed, seat + 1)));
    }
    return players;
}

void playOne(const Match& match, std::uint64_t seed, Players& players, Observation& seen, SelfPlayReport& report)
{
    ActionList actions;
    GameState state = newGame(match, seed);
    legalActions(state, actions);
    while (!state.over()) {
        observe(state, state.decider, seen);
        applyLegal(state, players[state.decider]->choose(seen, actions), actions);
        ++report.decisions;
    }
    ++report.games;
    ++report.endings[static_cast<int>(state.ending)];
    report.turns.add(state.turn);
    if (state.winner != kNoSeat)
        ++report.wins[state.winner];
}

} // namespace

std::span<const std::string_view> botWords()
{
    static constexpr std::array<std::string_view, 5> kWords{"random", "first", "novice", "agent", "supervisor"};
    static_assert(kWords.size() == static_cast<std::size_t>(Bot::Supervisor) + 1);
    return kWords;
}

std::optional<Bot> botNamed(std::string_view word)
{
    if (word == "pilot") // his name before there were others
        return Bot::Agent;
    const auto words = botWords();
    const auto found = std::find(words.begin(), words.end(), word);
    return found == words.end() ? std::nullopt : std::optional(static_cast<Bot>(found - words.begin()));
}

SelfPlayReport playMatches(const SelfPlaySetup& setup, int first, int last, const GoldfishContinue& goOn)
{
    const Match match(setup.match);
    Observation seen;
    SelfPlayReport report;
    for (int game = first; game < last && (!goOn || goOn()); ++game) {
        const std::uint64_t seed = seedOfGame(setup.seed, static_cast<std::uint64_t>(game));
        Players players = playersFor(setup, match, seed);
        playOne(match, seed, players, seen, report);
    }
    return report;
}

SelfPlayed playMatch(const SelfPlaySetup& setup, int game)
{
    const Match match(setup.match);
    SelfPlayed played;
    GameRecord& record = played.record;
    record.options = setup.match.options;
    for (const SeatSetup& seat : setup.match.seats) {
        record.decks.push_back(seat.deck ? *seat.deck : Deck{});
        record.passive.push_back(seat.passive);
    }
    record.firstSeat = setup.match.firstSeat;
    record.seed = seedOfGame(setup.seed, static_cast<std::uint64_t>(game));
    Players players = playersFor(setup, match, record.seed);
    ActionList actions;
    Observation seen;
    GameState state = newGame(match, record.seed, &played.log);
    legalActions(state, actions);
    while (!state.over()) {
        observe(state, state.decider, seen);
        record.actions.push_back(players[state.decider]->choose(seen, actions));
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
