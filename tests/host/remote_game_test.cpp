// A seat far away as the window plays it, at a host in memory: what it is shown is what the seat knows, and what is
// chosen is done once.
#include "host_in_memory.h"
#include "net/guest/remote_game.h"
#include "support/waiting.h"
#include "table/team_move.h"
#include "wording/play/reason_text.h"

#include <algorithm>
#include <vector>

namespace dossier {

namespace {

class FarGame : public test::HostInMemory
{
protected:
    // A guest whose game is the one that a window draws.
    struct Player
    {
        std::unique_ptr<RemoteGame> game = std::make_unique<RemoteGame>(test::theBox().cards);
        std::vector<FromGuest> said{};
        std::shared_ptr<test::MemoryGuest> guest{};
        std::size_t frames = 0;
    };

    // What the host has said since, in order.
    void hear(Player& player)
    {
        std::vector<FromHost>& all = player.guest->heard;
        for (; player.frames < all.size(); ++player.frames) {
            const FromHost message = all[player.frames];
            if (const auto* game = std::get_if<GameBegan>(&message))
                player.game->begin(*player.guest->welcome, *game);
            else if (const auto* story = std::get_if<StoryTold>(&message))
                player.game->tell(*story);
            else if (const auto* view = std::get_if<ViewShown>(&message))
                player.game->show(*view);
            else if (const auto* lobby = std::get_if<LobbySeen>(&message))
                player.game->allowHints(lobby->hints);
            else if (const auto* hint = std::get_if<HintGiven>(&message))
                player.game->show(*hint);
        }
    }
    // What is said by the games goes to the host, and back, until nothing is said any more.
    void exchange()
    {
        for (bool more = true; more;) {
            more = false;
            for (Player& player : players) {
                hear(player);
                for (const FromGuest& message : std::exchange(player.said, {})) {
                    say(*player.guest, message);
                    more = true;
                }
            }
        }
    }
    void begin(int seats, bool scenes = false)
    {
        made = makeTable(seats);
        players.resize(static_cast<std::size_t>(seats));
        for (int seat = 0; seat < seats; ++seat) {
            Player& player = players[static_cast<std::size_t>(seat)];
            QObject::connect(player.game.get(), &RemoteGame::said,
                             [&player](const FromGuest& message) { player.said.push_back(message); });
            Hello hello = helloTo(made.table.id, made.secrets[static_cast<std::size_t>(seat)]);
            hello.scenes = scenes;
            player.guest = join(hello);
            say(*player.guest, ChosenDeck{deckText(static_cast<std::size_t>(seat))});
        }
        for (Player& player : players)
            say(*player.guest, ReadyToPlay{});
        exchange();
    }
    Player* decider()
    {
        const auto found = std::ranges::find_if(
            players, [](const Player& player) { return !player.game->isOver() && !player.game->actions().empty(); });
        return found == players.end() ? nullptr : &*found;
    }
    void chooseAny(Player& player)
    {
        player.game->take(player.game->actions()[lots.bounded(player.game->actions().size())]);
        exchange();
    }
    void comeBack(Player& player)
    {
        host->gone(*player.guest);
        player.guest = joinAgain(*player.guest);
        player.frames = 0;
        exchange();
    }

    // With the consent of all.
    void takeBack(Player& player)
    {
        player.game->takeBack();
        exchange();
        for (Player& other : players)
            if (&other != &player)
                say(*other.guest, AnswerBack{true});
        exchange();
    }

    static SeenAgent agentOf(const Player& player, CardRef card)
    {
        const auto& agents = player.game->seen().players[player.game->viewer()].agents;
        const auto found = std::ranges::find(agents, card, &SeenAgent::ref);
        EXPECT_NE(found, agents.end());
        return found == agents.end() ? SeenAgent{} : *found;
    }

    NewTable made;
    std::vector<Player> players;
};

} // namespace

// Each seat's own game against the engine's word on that seat (ZONE-21), over whole games.
TEST_F(FarGame, KnowsWhatItsSeatKnows)
{
    for (const int seats : {2, 4}) {
        players.clear();
        begin(seats);
        for (int choice = 0; choice < 250 && decider(); ++choice) {
            chooseAny(*decider());
            const RunningGame game(store.loadGame(made.table.id, data.box.cards), data.box.cards, &data.box.effects);
            for (std::size_t i = 0; i < players.size(); ++i) {
                const auto seat = static_cast<Seat>(i);
                const RemoteGame& far = *players[i].game;
                ASSERT_EQ(far.position(), game.position());
                EXPECT_EQ(far.ownXFile(), game.xFile(far.seen().xFile));
                EXPECT_EQ(far.canTakeBack(), !far.isOver() && far.position() > 0);
                ASSERT_EQ(far.story(0).size(), game.story(seat, 0, game.storyEnd()).size());
                Observation seen;
                game.observe(seat, seen);
                ASSERT_EQ(far.seen().hand.size(), seen.hand.size());
                for (std::size_t card = 0; card < seen.hand.size(); ++card) {
                    EXPECT_EQ(far.seen().hand[card].card, seen.hand[card].card);
                    EXPECT_EQ(far.whyNot(far.seen().hand[card].ref), game.whyNot(seat, seen.hand[card].ref));
                    QStringList refused;
                    for (const Refused& each : game.refused(seat, seen.hand[card].ref))
                        refused << sentence(each);
                    EXPECT_EQ(far.refused(far.seen().hand[card].ref), refused);
                }
                for (int other = 0; other < seats; ++other) {
                    EXPECT_EQ(far.possibleOf(static_cast<Seat>(other)).size(),
                              static_cast<std::size_t>(far.view().possible[static_cast<std::size_t>(other)]));
                    if (seats == 2 && other != seat) {
                        EXPECT_EQ(far.suspectedBy(static_cast<Seat>(other)).size(),
                                  static_cast<std::size_t>(far.view().suspected[static_cast<std::size_t>(other)]));
                    }
                }
            }
        }
    }
}

TEST_F(FarGame, AnswersAQuestionOnce)
{
    begin(2);
    Player& player = *decider();
    const int before = player.game->position();
    player.game->take(player.game->actions()[0]);
    player.game->take(player.game->actions()[0]);
    player.game->passOn(Haste::ToTurnEnd);
    EXPECT_EQ(player.said.size(), 1U);
    exchange();
    EXPECT_GT(player.game->position(), before);
}

// What was chosen while the line was cut is done once it is there again, and only once, whether or not it had arrived.
TEST_F(FarGame, LosesNoChoiceToACutLine)
{
    begin(2);
    for (int choice = 0; choice < 60 && decider(); ++choice) {
        Player& player = *decider();
        const int before = player.game->position();
        player.game->take(player.game->actions()[lots.bounded(player.game->actions().size())]);
        ASSERT_EQ(player.said.size(), 1U);
        if (choice % 2 == 0)
            player.said.clear(); // it did not arrive
        else
            say(*player.guest, std::exchange(player.said, {}).front());
        const int done = static_cast<int>(store.loadGame(made.table.id, data.box.cards).actions.size());
        if (choice % 5 == 0)
            restart();
        for (Player& each : players)
            comeBack(each);
        EXPECT_GT(player.game->position(), before);
        if (choice % 2 == 1) {
            EXPECT_EQ(player.game->position(), done);
        }
    }
}

TEST_F(FarGame, TakesSeveralOneAfterTheOther)
{
    begin(2);
    for (int choice = 0; choice < 400 && decider(); ++choice) {
        Player& player = *decider();
        const RemoteGame& game = *player.game;
        const int over = game.offer().decision.asks == Asks::Discard ? game.offer().decision.over : 0;
        if (over < 2 || game.actions().find(ActionKind::Pass)) {
            chooseAny(player);
            continue;
        }
        std::vector<Action> all;
        for (const Action& action : game.actions())
            if (action.kind == ActionKind::Discard && static_cast<int>(all.size()) < over)
                all.push_back(action);
        const std::size_t hand = game.seen().hand.size();
        const int before = game.position();
        player.game->takeTogether(all);
        exchange();
        EXPECT_EQ(game.seen().hand.size() + all.size(), hand);
        takeBack(player);
        EXPECT_EQ(game.position(), before) << "they were one choice";
        return;
    }
    FAIL() << "nobody ever had to discard two";
}

TEST_F(FarGame, MovesAWholeTeamByOneGesture) // DEP-6
{
    int moved = 0;
    for (int game = 0; game < 6 && moved < 4; ++game) {
        players.clear();
        begin(2 + game % 2);
        for (int choice = 0; choice < 200 && decider() && moved < 4; ++choice) {
            Player& player = *decider();
            const std::vector<TeamMove> whole = wholeTeams(*player.game);
            if (whole.empty()) {
                chooseAny(player);
                continue;
            }
            const TeamMove& move = whole.front();
            const int before = player.game->position();
            const Section section = agentOf(player, move.cards.front()).section;
            player.game->takeTogether(move.actions);
            exchange();
            for (const CardRef card : move.cards)
                EXPECT_NE(agentOf(player, card).section, section) << "each of them";
            EXPECT_GE(move.members.size(), 2U);
            takeBack(player);
            EXPECT_EQ(player.game->position(), before) << "all of them";
            ++moved;
            chooseAny(player);
        }
    }
    EXPECT_EQ(moved, 4);
}

TEST_F(FarGame, TakesBackWhatWasChosenBeforeTheHostWasStartedAgain)
{
    begin(2);
    for (int choice = 0; choice < 20; ++choice)
        chooseAny(*decider());
    Player& player = *decider();
    const int before = player.game->position();
    chooseAny(player);
    restart();
    for (Player& each : players)
        comeBack(each);
    takeBack(player);
    EXPECT_EQ(player.game->position(), before);
}

TEST_F(FarGame, GoesOnWithTheSameGameWhenTheLineIsThereAgain)
{
    begin(2);
    while (decider()->game->position() < 30)
        chooseAny(*decider());
    Player& player = players[0];
    int begun = 0;
    QObject::connect(player.game.get(), &RemoteGame::begun, [&] { ++begun; });
    const int generation = player.game->generation();
    const std::size_t told = player.game->story(0).size();
    comeBack(player);
    EXPECT_EQ(begun, 0);
    EXPECT_EQ(player.game->generation(), generation);
    EXPECT_EQ(player.game->story(0).size(), told);
    EXPECT_TRUE(player.game->isStepping()) << "nothing of it is shown as if it happened now";
}

// Scene after scene, each for its time; who does not want them is told all the same.
TEST_F(FarGame, ShowsScenesOneAfterTheOther)
{
    begin(2, true);
    players[0].game->setPace(600'000);
    players[0].game->showScenes([] { return true; });
    RemoteGame& slow = *players[0].game;
    const RemoteGame& quick = *players[1].game;
    int scenes = 0;
    for (int choice = 0; choice < 4000 && scenes < 20; ++choice) {
        while (slow.isShowing()) {
            EXPECT_TRUE(slow.actions().empty());
            ++scenes;
            const std::size_t before = slow.storyEnd();
            slow.hold();
            slow.hurry();
            EXPECT_EQ(slow.storyEnd(), before) << "something has to be seen first";
            slow.release();
            EXPECT_TRUE(!slow.isShowing() || slow.storyEnd() >= before);
        }
        if (slow.position() < quick.position()) { // what came by itself is to be seen for its time
            slow.hold();
            slow.release();
            continue;
        }
        Player* player = decider();
        if (!player)
            break;
        chooseAny(*player);
        EXPECT_FALSE(quick.isShowing());
    }
    EXPECT_GE(scenes, 20);
}

TEST_F(FarGame, AsksToTakeBackAndStopsItsHaste)
{
    begin(2);
    while (decider()->game->position() < 10)
        chooseAny(*decider());
    Player& player = *decider();
    player.game->takeBack();
    ASSERT_EQ(player.said.size(), 1U);
    EXPECT_TRUE(std::holds_alternative<AskBack>(player.said.front()));
    exchange();
    RemoteGame& first = *players[0].game;
    for (int choice = 0; choice < 400 && first.haste() == Haste::None && decider(); ++choice) {
        first.passOn(Haste::ToTurnEnd);
        exchange();
        if (first.haste() == Haste::None)
            chooseAny(*decider());
    }
    ASSERT_EQ(first.haste(), Haste::ToTurnEnd);
    ASSERT_TRUE(first.actions().empty()) << "another one decides meanwhile";
    first.stopHaste();
    exchange();
    EXPECT_EQ(first.haste(), Haste::None);
}

// Hints as at home, in the words of the seat's own view, once all have agreed; before that one sentence why not.
TEST_F(FarGame, IsAdvisedOnceAllHaveAgreed)
{
    begin(2);
    while (decider()->game->actions().size() < 2)
        chooseAny(*decider());
    RemoteGame& game = *decider()->game;
    EXPECT_FALSE(game.canAdvise());
    EXPECT_FALSE(game.whyNoAdvice().isEmpty());
    for (Player& player : players) {
        EXPECT_TRUE(&player == decider() || player.game->whyNoAdvice().isEmpty()) << "he has nothing to choose";
        say(*player.guest, Consent{Matter::Hints, true});
    }
    exchange();
    EXPECT_TRUE(game.canAdvise());
    EXPECT_TRUE(game.whyNoAdvice().isEmpty());
    std::vector<Advice> told;
    QObject::connect(&game, &SeatGame::advised, [&](const Advice& advice) { told.push_back(advice); });
    const auto isAnswered = [&](std::size_t frames) {
        return test::waitUntil([&] { return decider()->guest->heard.size() > frames; });
    };
    game.advise();
    exchange();
    ASSERT_TRUE(isAnswered(decider()->frames));
    exchange();
    ASSERT_EQ(told.size(), 1u);
    EXPECT_NE(std::ranges::find(game.actions(), told[0].best), game.actions().end());
    for (const Considered& each : told[0].considered)
        EXPECT_NE(std::ranges::find(game.actions(), each.action), game.actions().end());

    // What is not wanted any more is not shown.
    game.advise();
    game.forgetAdvice();
    exchange();
    EXPECT_EQ(told.size(), 1u);
}

// By the seat's own Notebook, as the host reckons it.
TEST_F(FarGame, KnowsHowManyXFilesAQuestionLeaves)
{
    begin(2);
    for (int choice = 0; choice < 200 && decider(); ++choice)
        chooseAny(*decider());
    const RunningGame game(store.loadGame(made.table.id, data.box.cards), data.box.cards, &data.box.effects);
    for (std::size_t i = 0; i < players.size(); ++i) {
        const auto about = static_cast<Seat>(1 - i);
        const RemoteGame& far = *players[i].game;
        Observation seen;
        game.observe(static_cast<Seat>(i), seen);
        for (int type = 0; type < 20; ++type)
            EXPECT_DOUBLE_EQ(far.leftAfter(about, type), game.leftAfter(seen.notebooks[about], type));
    }
}

} // namespace dossier
