#include "pictures/table_demo.h"

#include "engine/players/policy/pilot.h"
#include "engine/players/policy/policy.h"
#include "table/table_game.h"

namespace dossier {

namespace {

GameRecord gameOf(const Deck& deck, int players, std::uint64_t seed)
{
    GameRecord record;
    const bool alone = players == 1;
    record.decks.assign(static_cast<std::size_t>(alone ? 2 : players), deck);
    record.passive.assign(record.decks.size(), false);
    if (alone) {
        record.decks.back() = {};
        record.passive.back() = true;
    }
    record.firstSeat = 0;
    record.seed = seed;
    return record;
}

} // namespace

void playDemonstration(TableGame& game, const Deck& deck, int players, std::uint64_t seed,
                       const std::function<bool(const TableGame&)>& enough)
{
    game.begin(gameOf(deck, players, seed), true);
    Pilot pilot(*game.game().match());
    while (!game.isOver()) {
        game.takeSeat();
        if (enough(game))
            return;
        const Action* play = players == 1 ? nullptr : game.actions().find(ActionKind::Play);
        game.take(play ? *play : pilot.choose(game.seen(), game.actions()));
    }
}

bool playByChance(TableGame& game, const Deck& deck, int players, const std::function<bool(const TableGame&)>& enough)
{
    constexpr std::uint64_t kMostShuffles = 60;
    constexpr int kMostChoices = 2000;
    for (std::uint64_t seed = 1; seed <= kMostShuffles; ++seed) {
        game.begin(gameOf(deck, players, seed), true);
        RandomPolicy chance(seed);
        for (int choices = 0; choices < kMostChoices && !game.isOver(); ++choices) {
            game.takeSeat();
            if (enough(game))
                return true;
            game.take(chance.choose(game.seen(), game.actions()));
        }
    }
    return false;
}

} // namespace dossier
