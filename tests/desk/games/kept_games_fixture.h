// A desk whose games are kept, and games to keep.
#pragma once

#include "box/sample_decks.h"
#include "desk/desk_on_table.h"
#include "desk/games/kept_games.h"
#include "desk/notices.h"
#include "engine/players/policy/policy.h"

#include <QFile>

#include <gtest/gtest.h>
#include <random>

namespace dossier::test {

class KeptGamesTest : public testing::Test
{
protected:
    KeptGames& games() { return KeptGames::of(*desk); }
    const GameData& box() const { return desk->box; }

    RunningGame game(const char* player = "") const
    {
        const std::vector<Deck> decks = sampleDecks(box().cards);
        GameRecord record;
        record.decks = {decks.back(), decks.back()};
        record.passive = {false, false};
        record.names = {"Ada", ""};
        record.players = {"", player};
        record.seed = 5;
        return {std::move(record), box().cards, &box().effects};
    }

    static void play(RunningGame& game, int steps, int seed = 1)
    {
        std::mt19937 chance(static_cast<unsigned>(seed));
        for (int i = 0; i < steps && !game.over(); ++i) {
            ActionList actions;
            game.list(game.decider(), actions);
            ASSERT_FALSE(game.take(actions[static_cast<int>(chance() % static_cast<unsigned>(actions.size()))]));
        }
    }

    KeptGame facts(const RunningGame& game, const QString& id)
    {
        KeptGame facts = keptGame(game);
        facts.id = id;
        facts.began = facts.last = QDateTime::currentDateTimeUtc();
        return facts;
    }

    void write(const QString& name, const QByteArray& text)
    {
        QFile file(games().fileOf(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    DeskOnTable desk;
};

} // namespace dossier::test
