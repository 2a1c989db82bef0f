// No play that a child would not make, over games with decks of different ideas. DOSSIER_WASTED_GAMES sets how many
// are played (4,000 before a release), DOSSIER_WASTED_DIRECTOR with how many worlds a Director plays instead.
#include "engine/flow/rules.h"
#include "engine/players/bot.h"
#include "engine/players/supervisor/wasted_plays.h"
#include "engine/players/worlds/position.h"
#include "engine/queries/meaning/observation.h"
#include "engine/support/engine_decks.h"
#include "importers/decks/deck_formats.h"
#include "support/base_effects.h"

#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>

namespace dossier {

namespace {

int wantedOf(const char* name, int usual)
{
    const char* given = std::getenv(name);
    return given ? std::atoi(given) : usual;
}

std::vector<Deck> tunedDecks()
{
    std::vector<std::filesystem::path> files;
    for (const auto& file :
         std::filesystem::directory_iterator(std::string(DOSSIER_SOURCE_DIR) + "/tests/data/decks/tuned"))
        files.push_back(file.path());
    std::sort(files.begin(), files.end());
    std::vector<Deck> decks;
    for (const auto& file : files)
        decks.push_back(readDeck(test::fileBytes(file.string()), test::baseSet(), std::nullopt, "").deck);
    return decks;
}

void playCounting(const Match& match, std::uint64_t seed, Bot bot, int worlds, test::WastedPlays& wasted)
{
    Thinking thinking;
    thinking.worlds = worlds;
    thinking.seed = seed;
    std::vector<std::shared_ptr<Policy>> players;
    for (int seat = 0; seat < match.seats(); ++seat)
        players.push_back(playerFor(bot, match, thinking));
    EventLog log;
    ActionList actions;
    Observation seen;
    GameState state = newGame(match, seed, &log);
    wasted.beginGame();
    for (legalActions(state, actions); !state.over();) {
        observe(state, state.decider, seen);
        wasted.arrive(state, log);
        const Action chosen = players[state.decider]->decide({state, seen, actions});
        wasted.choose(state, seen, chosen, log);
        applyLegal(state, chosen, actions, &log);
    }
}

test::WastedPlays playedBy(Bot bot, int worlds, int games)
{
    const std::vector<Deck> decks = tunedDecks();
    test::WastedPlays wasted;
    for (int game = 0; game < games; ++game) {
        const Deck& deck = decks.at(static_cast<std::size_t>(game) % decks.size());
        MatchSetup setup = test::twoPlayers(&deck, &deck, -1);
        for (int seats = 2; seats < 4 && game % 8 >= seats + 4; ++seats) // of eight games one with three, one with four
            setup.seats.push_back(setup.seats.front());
        setup.effects = &test::baseEffects();
        setup.options.mostTurns = 100;
        for (SeatSetup& seat : setup.seats)
            seat.drawsXFile = true;
        const Match match(setup);
        playCounting(match, static_cast<std::uint64_t>(game) + 1, bot, worlds, wasted);
    }
    return wasted;
}

} // namespace

TEST(WastedPlays, AreFewerThanTwoInAThousand)
{
    const int worlds = wantedOf("DOSSIER_WASTED_DIRECTOR", 0);
    const int games = wantedOf("DOSSIER_WASTED_GAMES", 96);
    const test::WastedPlays wasted = playedBy(worlds > 0 ? Bot::Director : Bot::Supervisor, worlds, games);
    EXPECT_GT(wasted.plays, 20 * games);
    EXPECT_LE(1000 * wasted.wasted(), 2 * wasted.plays);
    std::cout << wasted.plays << " plays in " << games << " games, wasted " << wasted.wasted() << '\n';
    for (const auto& [kind, times] : wasted.kinds)
        std::cout << "  " << times << ' ' << kind << '\n';
}

TEST(WastedPlays, AreSeenWhereTheyAreMade)
{
    const test::WastedPlays wasted = playedBy(Bot::Random, 0, 12);
    EXPECT_GT(200 * wasted.wasted(), wasted.plays);
    for (const char* kind : {"names an X-File that is ruled out", "looks at a card that he knows",
                             "looks again while the first look waits"})
        EXPECT_GT(wasted.kinds.contains(kind) ? wasted.kinds.at(kind) : 0, 0) << kind;
}

} // namespace dossier
